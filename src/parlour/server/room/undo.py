"""Taking moves back: at once when the mover has learned nothing, otherwise when all other people at the table agree."""

import asyncio

from ..domain.entries import Agree, Offer, Refuse, Stale, TakeBack, TakeBackOwn
from ..domain.refusals import Refusal
from ..domain.state import TableState
from .ledger import Ledger


class TakingBack:
    def __init__(self, state: TableState, ledger: Ledger) -> None:
        self._state = state
        self._ledger = ledger

    async def ask(self, seat: int, number: int) -> int:
        """Take the seat's last move back, or ask the others. Returns the number of the entry.

        `number` is the number of the view that its person saw: the same request sent twice takes back one move.
        Like a move, it is completed even if the person disconnects meanwhile.
        """
        state = self._state
        if state.by_one and state.table.log:
            seat = state.table.log[-1].seat
        return await asyncio.shield(self._ask(seat, number))

    async def _ask(self, seat: int, number: int) -> int:
        async with self._ledger.changing():
            state = self._state
            if self._is_asked_already(seat, number):
                return state.number
            if number < state.changed():
                raise Refusal("problem-stale")
            if state.offer:
                raise Refusal("problem-undo-open")
            way = state.undo(seat)
            if way is None:
                raise Refusal("problem-no-undo")
            try:
                await (self._take_back(seat) if way == "now" else self._offer(seat))
            except Stale:
                raise Refusal("problem-stale") from None
            return state.number

    def _is_asked_already(self, seat: int, number: int) -> bool:
        """Whether this is the same request, sent twice."""
        state = self._state
        is_done = state.undone > number and state.undone_by == seat and state.changed() == state.undone
        return is_done or (state.offer is not None and state.offer.seat == seat)

    async def _take_back(self, seat: int) -> None:
        is_last = self._state.moves_back(seat) == 1
        await self._ledger.append(TakeBack(seat, 1) if is_last else TakeBackOwn(seat))

    async def _offer(self, seat: int) -> None:
        moves = self._state.moves_back(seat)
        state = self._state
        others = [other for other in state.people() if state.chairs[other].guest != state.chairs[seat].guest]
        # A person who plays with bots alone has nobody to ask. People who share a device ask each other aloud.
        await self._ledger.append(Offer(seat, moves) if others else TakeBack(seat, moves))

    async def answer(self, guest: str | None, number: int, agrees: bool) -> int:
        """Agree to the offer of that number, refuse it, or withdraw it. Returns the number of the entry."""
        self._state.need_seat(guest)
        return await asyncio.shield(self._answer(guest or "", number, agrees))

    async def _answer(self, guest: str, number: int, agrees: bool) -> int:
        async with self._ledger.changing():
            state = self._state
            offer, own = state.offer, state.seats_of(guest)
            asked = [seat for seat in state.needed if seat in own]
            if offer is None or offer.number != number or not (asked or (offer.seat in own and not agrees)):
                raise Refusal("problem-stale")
            try:
                if not agrees:
                    await self._ledger.append(Refuse(asked[0] if asked else offer.seat))
                elif asked == state.needed:
                    await self._ledger.append(TakeBack(offer.seat, offer.moves))
                else:
                    await self._ledger.append(Agree(asked[0]))
            except Stale:
                raise Refusal("problem-stale") from None
            return state.number

    async def grant(self) -> None:
        """Take the moves back if nobody is left who would have to agree."""
        state = self._state
        if state.offer and not state.needed:
            await self._ledger.append(TakeBack(state.offer.seat, state.offer.moves))
