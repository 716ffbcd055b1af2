"""Taking moves back: at once when the mover has learned nothing, otherwise when all other people at the table agree."""

import asyncio
from typing import TYPE_CHECKING

from .ledger import Ledger
from .problems import Refusal
from .writer import Stale

if TYPE_CHECKING:
    from .room import Room


class TakingBack:
    def __init__(self, room: "Room", ledger: Ledger) -> None:
        self._room = room
        self._ledger = ledger

    async def ask(self, guest: str | None, number: int) -> int:
        """Take the guest's last move back, or ask the others. Returns the number of the entry.

        `number` is that of the view it was wished in: said twice, it takes back one move.
        Goes through even if the person goes meanwhile, as moves do.
        """
        return await asyncio.shield(self._ask(self._room.need_seat(guest), number))

    async def _ask(self, seat: int, number: int) -> int:
        async with self._ledger.changing():
            course = self._room.course
            if self._is_asked_already(seat, number):
                return course.number
            if number < course.changed():
                raise Refusal("problem-stale")
            if course.offer:
                raise Refusal("problem-undo-open")
            way = course.undo(seat)
            if way is None:
                raise Refusal("problem-no-undo")
            try:
                await (self._take_back(seat) if way == "now" else self._offer(seat))
            except Stale:
                raise Refusal("problem-stale") from None
            return course.number

    def _is_asked_already(self, seat: int, number: int) -> bool:
        """The same wish, said twice."""
        course = self._room.course
        is_done = course.undone > number and course.undone_by == seat and course.changed() == course.undone
        return is_done or (course.offer is not None and course.offer.seat == seat)

    async def _take_back(self, seat: int) -> None:
        is_last = self._room.course.moves_back(seat) == 1
        await self._ledger.append("undo", seat, "1" if is_last else "own")

    async def _offer(self, seat: int) -> None:
        moves = str(self._room.course.moves_back(seat))
        others = [other for other in self._room.course.people() if other != seat]
        # Who plays with bots alone has nobody to ask.
        await self._ledger.append("offer" if others else "undo", seat, moves)

    async def answer(self, guest: str | None, number: int, agrees: bool) -> int:
        """Agree to the offer of that number, refuse it, or withdraw it. Returns the number of the entry."""
        return await asyncio.shield(self._answer(self._room.need_seat(guest), number, agrees))

    async def _answer(self, seat: int, number: int, agrees: bool) -> int:
        async with self._ledger.changing():
            course = self._room.course
            offer = course.offer
            if (
                offer is None
                or offer.number != number
                or (seat not in course.needed and (agrees or seat != offer.seat))
            ):
                raise Refusal("problem-stale")
            try:
                if not agrees:
                    await self._ledger.append("refuse", seat)
                elif course.needed == [seat]:
                    await self._ledger.append("undo", offer.seat, str(offer.moves))
                else:
                    await self._ledger.append("agree", seat)
            except Stale:
                raise Refusal("problem-stale") from None
            return course.number

    async def grant(self) -> None:
        """Take the moves back if nobody is left who would have to agree."""
        course = self._room.course
        if course.offer and not course.needed:
            await self._ledger.append("undo", course.offer.seat, str(course.offer.moves))
