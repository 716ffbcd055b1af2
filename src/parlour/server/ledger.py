"""The log of one table, as this process knows it, and the course that follows from it.

Nothing is carried out before it is stored. Other processes may have the same table open: whoever appends an entry
first has its number; the others read on.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from sqlalchemy import Connection

from . import turns
from .course import Course, Entry, State
from .problems import Refusal
from .storage import Known, Storage, keep_seating
from .writer import Stale, Work

SEATINGS = ("sit", "stand", "seat", "ready", "unready")


class Closed(Refusal):
    """The room has closed. The same can be said again to the one that is opened in its place."""

    def __init__(self) -> None:
        super().__init__("problem-server")


class Ledger:
    """One lock lets new entries in one by one."""

    def __init__(
        self,
        table_id: str,
        course: Course,
        storage: Storage,
        names: dict[str, Known],
        heard: Callable[[Entry, State], None],
        lost: Callable[[], None],
    ) -> None:
        self.course = course
        self.names = names  # of the guests who chose one
        self.closed = False
        self._id = table_id
        self._storage = storage
        self._heard = heard  # gets each entry once it is carried out, and the state before it
        self._lost = lost  # is told that nobody knows any more what the table is
        self.lock = asyncio.Lock()
        self._appending = 0  # the number of an entry on its way into the log

    def changing(self) -> "Changing":
        """One change at a time, and none to a room that has closed while the change waited."""
        return Changing(self)

    async def settle(self, change: Callable[[], Awaitable[None]]) -> None:
        """Make a change that looks again by itself when another process was first."""
        async with self.changing():
            while True:
                try:
                    return await change()
                except Stale:
                    continue

    # --- to be called inside `changing` or `settle` ---

    async def append(
        self, kind: str, seat: int | None, what: str = "", spent: int | None = None, also: Work[None] | None = None
    ) -> None:
        """Put an entry into the log, then carry it out and tell everybody. `Stale` if another process was first."""
        entry = Entry(self.course.number + 1, kind, seat, what, datetime.now(UTC), spent)
        await self._settled(entry, self._storage.append(self._id, entry, self._derived(entry), also))

    def _derived(self, entry: Entry) -> Work[None] | None:
        """What is kept to be asked for changes with the entry; nothing does with a move at a table without clock."""
        is_seating = entry.kind in SEATINGS
        if not is_seating and self.course.clock is None:
            return None
        ahead = self.course.ahead(entry)
        dues = ahead.dues(entry.at, self._storage.outages)

        def keep(db: Connection) -> None:
            if is_seating:
                keep_seating(db, self._id, ahead.chairs, ahead.state)
            if ahead.clock:
                turns.keep(db, self._id, dues)

        return keep

    async def _settled(self, entry: Entry, stored: Awaitable[None]) -> None:
        self._appending = entry.number
        try:
            await stored
        except Stale:
            await self._read_on()
            raise
        except Refusal:
            raise  # the storage says that it did not keep it
        except BaseException:
            # Nobody knows now what is stored: everybody has to come in again, to a table read afresh.
            self._lost()
            raise
        finally:
            self._appending = 0
        self._take_in(entry)

    def _take_in(self, entry: Entry) -> None:
        before = self.course.state
        try:
            self.course.add(entry)
        except Exception:
            self._lost()  # it cannot be what its log says
            raise
        self._heard(entry, before)

    # --- what other processes have added ---

    def missed(self, number: int) -> bool:
        """Whether an entry of that number is news here."""
        return self.course.number < number and self._appending != number

    async def catch_up(self) -> None:
        async with self.lock:
            if not self.closed:
                await self._read_on()

    async def _read_on(self) -> None:
        log, names = await self._storage.entries(self._id, after=self.course.number)
        self.names |= names
        for entry in log:
            self._take_in(entry)

    # --- the end of the room ---

    @property
    def is_busy(self) -> bool:
        return self.lock.locked()

    async def at_rest(self) -> None:
        """Until nothing is under way here any more."""
        async with self.lock:
            pass


class Changing:
    """Holds a ledger's lock; plain methods, since every move passes here."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def __aenter__(self) -> None:
        await self._ledger.lock.acquire()
        if self._ledger.closed:
            self._ledger.lock.release()
            raise Closed

    async def __aexit__(self, *_: object) -> None:
        self._ledger.lock.release()
