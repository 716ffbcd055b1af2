"""What people say to each other at a table.

Everything said leaves through `Conversation`, which knows whom each listener does not want to hear.
"""

import asyncio
from collections import deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakSet

import sqlalchemy as sa
from sqlalchemy import Connection

from .database import insert_missing, utc
from .guests import guest_name, guest_number
from .messages import Chat, Said
from .news import tell
from .patience import Allowance
from .problems import Refusal
from .storage import Storage
from .tables import chat, guests, mutes

if TYPE_CHECKING:
    from .listeners import Listener
    from .room import Room

REMEMBERED = 100


class Line(NamedTuple):
    number: int
    guest: str
    name: str | None
    text: str
    at: datetime


class Conversation:
    """The last lines said at a table, and who hears them; other processes may add to them."""

    def __init__(self, room: "Room", storage: Storage) -> None:
        self._room = room
        self._storage = storage
        self._lines: deque[Line] = deque(maxlen=REMEMBERED)
        self._number = 0  # of the last line
        self._is_read = False  # whether everything said before is known
        self._muted: dict[str, set[str]] = {}  # whom a guest does not want to hear
        self._hearing: WeakSet[Listener] = WeakSet()  # who goes is forgotten
        self._lock = asyncio.Lock()
        self._allowance = Allowance(burst=5, seconds=2.0)

    # --- what is heard ---

    async def enter(self, listener: "Listener") -> None:
        """From here on the listener hears what is said; the last lines come first."""
        if self._storage.shared or not self._is_read:
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
            lines, self._muted = await self._storage.read(lambda db: _read(db, self._room.id, self._number))
            self._is_read = True
            for line in lines:
                self._number = line.number
                self._lines.append(line)
                for listener in self._hearing:
                    if self._hears(listener.guest, line):
                        listener.say(self._said(line))

    def _chat(self, guest: str | None) -> Chat:
        heard = [self._said(line) for line in self._lines if self._hears(guest, line)]
        seats = [self._room.seat_of(muted) for muted in self._muted.get(guest or "", ())]
        return Chat(said=heard, muted=sorted(seat for seat in seats if seat is not None))

    def _hears(self, guest: str | None, line: Line) -> bool:
        return line.guest not in self._muted.get(guest or "", ())

    def _said(self, line: Line) -> Said:
        known = self._room.names.get(line.guest)
        name = known.name if known else line.name
        return Said(
            number=line.number,
            seat=self._room.seat_of(line.guest),
            name=name or guest_name(line.guest),
            guest=None if name else guest_number(line.guest),
            text=line.text,
            at=line.at,
        )

    # --- what is said ---

    async def say(self, guest: str | None, text: str) -> int:
        """Returns the number of the line."""
        if guest is None or (self._room.seat_of(guest) is None and self._room.state != "over"):
            raise Refusal("problem-chat-watching")
        if not self._allowance.takes(guest):
            raise Refusal("problem-chat-too-fast")
        number = None
        while number is None:  # until no other process has taken the same one
            number = await self._storage.write(lambda db: _add(db, self._room.id, guest, text))
        await self.catch_up()
        return number

    async def mute(self, guest: str | None, seat: int, on: bool) -> int:
        """From now on, or no longer, the guest does not hear who sits there. Returns the number of the last line."""
        own = self._room.need_seat(guest)
        if not 0 <= seat < len(self._room.chairs) or seat == own:
            raise Refusal("problem-no-such-seat")
        other = self._room.chairs[seat].guest
        if guest is None or other is None:
            raise Refusal("problem-no-such-seat")
        await self._storage.write(lambda db: _keep_mute(db, self._room.id, guest, other, on))
        await self.catch_up()
        for listener in self._hearing:
            if listener.guest == guest:
                listener.say(self._chat(guest))
        return self._number


def _read(db: Connection, table_id: str, after: int) -> tuple[list[Line], dict[str, set[str]]]:
    newest = sa.select(chat, guests.c.name).outerjoin(guests, guests.c.id == chat.c.guest)
    newest = newest.where(chat.c.table_id == table_id, chat.c.number > after, chat.c.guest.is_not(None))
    rows = db.execute(newest.order_by(chat.c.number.desc()).limit(REMEMBERED)).all()
    lines = [Line(row.number, row.guest, row.name, row.text, utc(row.at)) for row in reversed(rows)]
    muted: dict[str, set[str]] = {}
    for row in db.execute(sa.select(mutes.c.guest, mutes.c.muted).where(mutes.c.table_id == table_id)):
        muted.setdefault(row.guest, set()).add(row.muted)
    return lines, muted


def _add(db: Connection, table_id: str, guest: str, text: str) -> int | None:
    last = db.scalar(sa.select(sa.func.max(chat.c.number)).where(chat.c.table_id == table_id))
    row: dict[str, Any] = {"table_id": table_id, "number": (last or 0) + 1, "guest": guest, "text": text}
    if not insert_missing(db, chat, [row | {"at": datetime.now(UTC)}]):
        return None
    tell(db, "chat", table_id, row["number"])
    return int(row["number"])


def _keep_mute(db: Connection, table_id: str, guest: str, other: str, on: bool) -> None:
    row = {"table_id": table_id, "guest": guest, "muted": other}
    if on:
        insert_missing(db, mutes, [row])
    else:
        db.execute(sa.delete(mutes).where(*(mutes.c[name] == value for name, value in row.items())))
    tell(db, "chat", table_id, 0)
