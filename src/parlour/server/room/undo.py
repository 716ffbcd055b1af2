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

    async def ask(self, guest: str | None, number: int) -> int:
        """Take the guest's last move back, or ask the others. Returns the number of the entry.

        `number` is the number of the view that the guest saw: the same request sent twice takes back one move.
        Like a move, it is completed even if the guest disconnects meanwhile.
        """
        return await asyncio.shield(self._ask(self._state.need_seat(guest), number))

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
        others = [other for other in self._state.people() if other != seat]
        # A person who plays with bots alone has nobody to ask.
        await self._ledger.append(Offer(seat, moves) if others else TakeBack(seat, moves))

    async def answer(self, guest: str | None, number: int, agrees: bool) -> int:
        """Agree to the offer of that number, refuse it, or withdraw it. Returns the number of the entry."""
        return await asyncio.shield(self._answer(self._state.need_seat(guest), number, agrees))

    async def _answer(self, seat: int, number: int, agrees: bool) -> int:
        async with self._ledger.changing():
            state = self._state
            offer = state.offer
            if offer is None or offer.number != number or (seat not in state.needed and (agrees or seat != offer.seat)):
                raise Refusal("problem-stale")
            try:
                if not agrees:
                    await self._ledger.append(Refuse(seat))
                elif state.needed == [seat]:
                    await self._ledger.append(TakeBack(offer.seat, offer.moves))
                else:
                    await self._ledger.append(Agree(seat))
            except Stale:
                raise Refusal("problem-stale") from None
            return state.number

    async def grant(self) -> None:
        """Take the moves back if nobody is left who would have to agree."""
        state = self._state
        if state.offer and not state.needed:
            await self._ledger.append(TakeBack(state.offer.seat, state.offer.moves))
