"""What people say to each other at a table.

Every chat line is sent by `Conversation`, which knows whom each listener has muted.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Protocol
from weakref import WeakSet

from ..domain.people import Known, Line, guest_name, guest_number
from ..domain.refusals import Refusal
from ..domain.state import TableState
from ..http.limits import Allowance
from ..wire.messages import Chat, Said
from .audience import Listener

REMEMBERED = 100


class ChatStore(Protocol):
    """Where chat lines are stored."""

    @property
    def shared(self) -> bool: ...

    async def lines(self, table_id: str, after: int, most: int) -> tuple[list[Line], dict[str, set[str]]]: ...

    async def say(self, table_id: str, guest: str, seat: int | None, text: str) -> int: ...

    async def keep_mute(self, table_id: str, guest: str, other: str, on: bool) -> None: ...


class Conversation:
    """The last chat lines of a table, and their listeners. Other processes may add lines."""

    def __init__(
        self, table_id: str, state: TableState, names: Callable[[], Mapping[str, Known]], store: ChatStore
    ) -> None:
        self._id = table_id
        self._state = state
        self._names = names
        self._store = store
        self._lines: deque[Line] = deque(maxlen=REMEMBERED)
        self._number = 0  # of the last line
        self._is_read = False  # whether all earlier lines are known
        self._muted: dict[str, set[str]] = {}  # the people that each guest has muted
        self._hearing: WeakSet[Listener] = WeakSet()  # a listener that disconnects is forgotten
        self._lock = asyncio.Lock()
        self._allowance = Allowance(burst=5, seconds=2.0)

    # --- what is heard ---

    def begin(self) -> None:
        """The table is new: nothing has been said at it, and nothing need be read."""
        self._is_read = True

    async def enter(self, listener: Listener) -> None:
        """Send the listener the last lines, and every new line from now on."""
        if self._store.shared or not self._is_read:
            await self.catch_up()
        listener.say(self._chat(listener.guest))
        self._hearing.add(listener)

    def has_heard(self, guest: str) -> bool:
        """Whether a line of this guest is in memory."""
        return any(line.guest == guest for line in self._lines)

    def missed(self, number: int) -> bool:
        """Whether the line of that number is new here. The number is 0 when a guest muted another."""
        return bool(self._hearing) and number != self._number

    async def catch_up(self) -> None:
        """Read new lines, from whichever process, and send them."""
        async with self._lock:
            lines, self._muted = await self._store.lines(self._id, self._number, REMEMBERED)
            self._is_read = True
            for line in lines:
                self._number = line.number
                self._lines.append(line)
                for listener in self._hearing:
                    if self._hears(listener.guest, line):
                        listener.say(self._said(line))

    def _chat(self, guest: str | None) -> Chat:
        heard = [self._said(line) for line in self._lines if self._hears(guest, line)]
        seats = [seat for muted in self._muted.get(guest or "", ()) for seat in self._state.seats_of(muted)]
        return Chat(said=heard, muted=sorted(seats))

    def _hears(self, guest: str | None, line: Line) -> bool:
        return line.guest not in self._muted.get(guest or "", ())

    def _said(self, line: Line) -> Said:
        known, seat = self._names().get(line.guest), self._seat_of(line)
        called = None if seat is None else self._state.chairs[seat].called
        name = called or (known.name if known else line.name)
        return Said(
            number=line.number,
            seat=seat,
            name=name or guest_name(line.guest),
            guest=None if name else guest_number(line.guest),
            text=line.text,
            at=line.at,
        )

    def _seat_of(self, line: Line) -> int | None:
        """The speaker's seat; on a device that several people share, that of the person who had it."""
        seats = self._state.seats_of(line.guest)
        return line.seat if line.seat in seats else self._state.seat_of(line.guest)

    # --- what is said ---

    async def say(self, guest: str | None, text: str, seat: int | None = None) -> int:
        """Returns the number of the line. `seat` says who has a device that several people share."""
        if guest is None or (self._state.seat_of(guest) is None and self._state.stage != "over"):
            raise Refusal("problem-chat-watching")
        if not self._allowance.takes(guest):
            raise Refusal("problem-chat-too-fast")
        number = await self._store.say(self._id, guest, self._state.eyes(guest, seat), text)
        await self.catch_up()
        return number

    async def mute(self, guest: str | None, seat: int, on: bool) -> int:
        """Mute or unmute the person in that seat for the guest. Returns the number of the last line."""
        self._state.need_seat(guest)
        self._state.need_place(seat)
        other = self._state.chairs[seat].guest
        if guest is None or other in (None, guest):
            raise Refusal("problem-no-such-seat")
        await self._store.keep_mute(self._id, guest, other, on)
        await self.catch_up()
        for listener in self._hearing:
            if listener.guest == guest:
                listener.say(self._chat(guest))
        return self._number
