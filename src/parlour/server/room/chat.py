"""What people say to each other at a table.

Everything said leaves through `Conversation`, which knows whom each listener does not want to hear.
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
    """Where what is said is kept."""

    @property
    def shared(self) -> bool: ...

    async def lines(self, table_id: str, after: int, most: int) -> tuple[list[Line], dict[str, set[str]]]: ...

    async def say(self, table_id: str, guest: str, text: str) -> int: ...

    async def keep_mute(self, table_id: str, guest: str, other: str, on: bool) -> None: ...


class Conversation:
    """The last lines said at a table, and who hears them; other processes may add to them."""

    def __init__(
        self, table_id: str, state: TableState, names: Callable[[], Mapping[str, Known]], store: ChatStore
    ) -> None:
        self._id = table_id
        self._state = state
        self._names = names
        self._store = store
        self._lines: deque[Line] = deque(maxlen=REMEMBERED)
        self._number = 0  # of the last line
        self._is_read = False  # whether everything said before is known
        self._muted: dict[str, set[str]] = {}  # whom a guest does not want to hear
        self._hearing: WeakSet[Listener] = WeakSet()  # who goes is forgotten
        self._lock = asyncio.Lock()
        self._allowance = Allowance(burst=5, seconds=2.0)

    # --- what is heard ---

    async def enter(self, listener: Listener) -> None:
        """From here on the listener hears what is said; the last lines come first."""
        if self._store.shared or not self._is_read:
            await self.catch_up()
        listener.say(self._chat(listener.guest))
        self._hearing.add(listener)

    def has_heard(self, guest: str) -> bool:
        """Whether something that the guest said is remembered."""
        return any(line.guest == guest for line in self._lines)

    def missed(self, number: int) -> bool:
        """Whether a line of that number is news to anybody here; 0 when somebody was muted."""
        return bool(self._hearing) and number != self._number

    async def catch_up(self) -> None:
        """Read what has been said, by whichever process it came, and tell it."""
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
        seats = [self._state.seat_of(muted) for muted in self._muted.get(guest or "", ())]
        return Chat(said=heard, muted=sorted(seat for seat in seats if seat is not None))

    def _hears(self, guest: str | None, line: Line) -> bool:
        return line.guest not in self._muted.get(guest or "", ())

    def _said(self, line: Line) -> Said:
        known = self._names().get(line.guest)
        name = known.name if known else line.name
        return Said(
            number=line.number,
            seat=self._state.seat_of(line.guest),
            name=name or guest_name(line.guest),
            guest=None if name else guest_number(line.guest),
            text=line.text,
            at=line.at,
        )

    # --- what is said ---

    async def say(self, guest: str | None, text: str) -> int:
        """Returns the number of the line."""
        if guest is None or (self._state.seat_of(guest) is None and self._state.stage != "over"):
            raise Refusal("problem-chat-watching")
        if not self._allowance.takes(guest):
            raise Refusal("problem-chat-too-fast")
        number = await self._store.say(self._id, guest, text)
        await self.catch_up()
        return number

    async def mute(self, guest: str | None, seat: int, on: bool) -> int:
        """From now on, or no longer, the guest does not hear who sits there. Returns the number of the last line."""
        own = self._state.need_seat(guest)
        if not 0 <= seat < len(self._state.chairs) or seat == own:
            raise Refusal("problem-no-such-seat")
        other = self._state.chairs[seat].guest
        if guest is None or other is None:
            raise Refusal("problem-no-such-seat")
        await self._store.keep_mute(self._id, guest, other, on)
        await self.catch_up()
        for listener in self._hearing:
            if listener.guest == guest:
                listener.say(self._chat(guest))
        return self._number
