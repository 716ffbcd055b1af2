"""The seats of a table. Before the game people sit down and get ready. During it stand-ins take over and hand back."""

import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from ..domain.chairs import Chair
from ..domain.entries import ComeBack, GetReady, GoAway, PutChair, Sit, Stand, WhyAway
from ..domain.people import Guest
from ..domain.refusals import Refusal
from ..domain.state import TableState
from ..domain.tables import StoredTable
from ..wire.messages import SeatWish
from .clockwork import Clockwork
from .ledger import Ledger

ABSENT_SECONDS = 120.0  # the others must wait this long before they may call a stand-in


class Presence(Protocol):
    """Knows which guests are connected, and when the last move was made."""

    @property
    def moved_at(self) -> float: ...

    def gone_since(self, guest: str | None) -> float | None: ...

    def has_all(self, guests: frozenset[str]) -> bool: ...


class Seating:
    def __init__(
        self,
        state: TableState,
        ledger: Ledger,
        clocks: Clockwork,
        presence: Presence,
        made: StoredTable,
        somebody_left: Callable[[], Awaitable[None]],
    ) -> None:
        self._state = state
        self._ledger = ledger
        self._clocks = clocks
        self._presence = presence
        self._made_by = made.made_by
        self._programs = made.programs
        self._somebody_left = somebody_left  # the offer may have waited for this person alone

    # --- before the game ---

    async def sit(self, guest: Guest, wanted: int | None) -> None:
        """Take an open seat, by default the first one. A person who sits down is ready."""

        async def sit() -> None:
            if self._sits_already(guest.id, wanted):
                return
            if guest.program and not self._programs:
                raise Refusal("problem-no-programs")
            seat = self._open_seat(wanted)
            self._ledger.learn(guest.chosen_name())
            await self._ledger.append(Sit(seat, guest.id))

        await self._ledger.settle(sit)

    def _sits_already(self, guest: str, wanted: int | None) -> bool:
        """Whether the guest has a seat. Those of people on the guest's device do not count."""
        own = [seat for seat in self._state.seats_of(guest) if not self._state.chairs[seat].called]
        if own and wanted not in (None, *own):
            raise Refusal("problem-already-seated")
        return bool(own)

    def _open_seat(self, wanted: int | None) -> int:
        chairs = self._state.chairs
        if wanted is not None:
            self._state.need_place(wanted)
            if chairs[wanted].kind != "open":
                raise Refusal("problem-seat-taken")
            return wanted
        open_seats = [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]
        if not open_seats:
            raise Refusal("problem-no-open-seat")
        return open_seats[0]

    async def get_ready(self, guest: str, ready: bool) -> None:
        """Say whether everybody on the guest's device is ready. The game does not begin before everybody is."""

        async def get_ready() -> None:
            self._state.need_seat(guest)
            self._need_open()
            for seat in self._state.seats_of(guest):
                if self._state.ready[seat] != ready:
                    await self._ledger.append(GetReady(seat, ready))

        await self._ledger.settle(get_ready)

    async def agree(self, guest: str) -> None:
        """Agree to play here, if the guest is asked to, with everybody on the guest's device."""

        async def agree() -> None:
            for seat in self._state.seats_of(guest):
                if self._state.chairs[seat].asked:
                    await self._ledger.append(GetReady(seat, True))

        await self._ledger.settle(agree)

    async def put(self, guest: str, seat: int, wish: SeatWish) -> None:
        """The maker of the table puts a bot or somebody on their own device in the seat, or empties it."""
        if guest != self._made_by:
            raise Refusal("problem-not-yours")
        if wish.kind == "me":
            raise Refusal("problem-input", field="kind")
        chair = chair_for(wish, guest)

        async def put() -> None:
            self._need_open()
            self._state.need_place(seat)
            there = self._state.chairs[seat]
            is_renamed = there.called is not None and there.guest == guest and chair.called is not None
            if there.kind == "human" and chair.kind != "open" and not is_renamed:
                raise Refusal("problem-seat-taken")
            if all(other.kind == "bot" for other in self._state.with_chair(seat, chair)):
                raise Refusal("problem-nobody-plays")
            if there != chair:
                await self._ledger.append(PutChair(seat, chair))

        await self._ledger.settle(put)

    def _need_open(self) -> None:
        if self._state.stage != "open":
            raise Refusal("problem-already-started")

    # --- stand-ins ---

    async def leave(self, guest: str, wanted: int | None = None) -> None:
        """Before the game, free the seat. During the game, let a stand-in play.

        On a shared device `wanted` is the seat of the person who leaves; with None, everybody on it leaves.
        """

        async def leave() -> None:
            for seat in self._seats(guest, wanted):
                if self._state.stage == "open":
                    await self._ledger.append(Stand(seat))
                elif self._state.stage == "playing":
                    await self._hand_over(seat, "left")

        await self._ledger.settle(leave)

    async def come_back(self, guest: str, wanted: int | None = None) -> None:
        """Take the seat back from the stand-in; on a shared device, that seat or all."""

        async def come_back() -> None:
            for seat in self._seats(guest, wanted):
                if self._state.stage == "playing" and self._state.stand_ins[seat]:
                    await self._ledger.append(ComeBack(seat))

        await self._ledger.settle(come_back)

    def _seats(self, guest: str, wanted: int | None) -> list[int]:
        seats = self._state.seats_of(guest)
        if not seats or (wanted is not None and wanted not in seats):
            raise Refusal("problem-not-seated")
        return seats if wanted is None else [wanted]

    async def call_stand_in(self, guest: str, seat: int) -> None:
        """A player calls a stand-in for the absent person in that seat."""

        async def call() -> None:
            own = self._state.need_seat(guest)
            self._state.need_place(seat)
            if self._state.stand_ins[seat]:
                return
            if seat == own or not self.is_absent(seat):
                raise Refusal("problem-not-absent")
            await self._hand_over(seat, "called")

        await self._ledger.settle(call)

    async def time_out(self) -> None:
        """Stand-ins take the seats of people whose time is up."""

        async def time_out() -> None:
            for seat in self._clocks.run_out():
                await self._hand_over(seat, "time")

        await self._ledger.settle(time_out)

    async def _hand_over(self, seat: int, why: WhyAway) -> None:
        if not self._state.stand_ins[seat]:
            await self._ledger.append(GoAway(seat, why, self._clocks.spent(seat)))
        await self._somebody_left()

    def is_complete(self) -> bool:
        """Whether nobody is away, as at nearly every move."""
        return self._presence.has_all(self._state.guests) and not self._state.has_left

    def absent(self) -> list[int]:
        """The seats whose people have been away so long that the others may call a stand-in."""
        return [seat for seat in self._state.table.waiting if self.is_absent(seat)]

    def is_absent(self, seat: int) -> bool:
        at = self.absent_at(seat)
        return at is not None and at <= time.monotonic()

    def absent_at(self, seat: int) -> float | None:
        """When the others may call a stand-in for the person whose turn it is; None while that person is connected.

        At a table with a clock nobody has to wait for longer than the clock says.
        """
        state = self._state
        gone = self._presence.gone_since(state.chairs[seat].guest)
        if gone is None or state.stage != "playing" or state.clock:
            return None
        if seat not in state.table.waiting or state.level(seat):
            return None
        return max(gone, self._presence.moved_at) + ABSENT_SECONDS


def chair_for(wish: SeatWish, guest: str) -> Chair:
    """The chair that the maker of the table asked for."""
    if (wish.kind == "bot") != (wish.level is not None):
        raise Refusal("problem-bot-level")
    if (wish.kind == "here") != (wish.name is not None):
        raise Refusal("problem-here-name")
    if wish.kind == "bot":
        return Chair("bot", level=wish.level)
    if wish.kind == "here":
        return Chair("human", guest=guest, called=wish.name)
    return Chair("human", guest=guest) if wish.kind == "me" else Chair("open")
