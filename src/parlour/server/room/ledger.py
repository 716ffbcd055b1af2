"""The log of one table, as this process knows it, and the state that follows from it.

Nothing is carried out before it is stored. Other processes may have the same table open. The first process to append
an entry gets its number. The others read the new entries and look again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from typing import Protocol, get_args

from ..domain.clocks import Outage
from ..domain.entries import Entry, Happening, Preparation, Stale
from ..domain.people import Known
from ..domain.refusals import Refusal
from ..domain.state import Stage, TableState
from ..domain.tables import Derived, StoredTable

PREPARATIONS = get_args(Preparation)  # asking a tuple is quicker than asking a union, and every move asks


class LogStore(Protocol):
    """Where the log is kept."""

    @property
    def outages(self) -> Iterable[Outage]: ...

    def append(
        self, table_id: str, entry: Entry, derived: Derived | None = None, rematch: StoredTable | None = None
    ) -> Awaitable[None]: ...

    async def entries(self, table_id: str, after: int) -> tuple[list[Entry], dict[str, Known]]: ...


class Closed(Refusal):
    """The room has closed. The same request can be made again to the room that replaces it."""

    def __init__(self) -> None:
        super().__init__("problem-server")


class Ledger:
    """Appends entries one at a time, under one lock."""

    def __init__(
        self,
        table_id: str,
        state: TableState,
        store: LogStore,
        names: dict[str, Known],
        heard: Callable[[Entry, Stage], None],
        lost: Callable[[], None],
    ) -> None:
        self.state = state
        self.names = names  # of the guests who chose one; never changed, but replaced
        self.closed = False
        self._id = table_id
        self._store = store
        self._heard = heard  # called with each entry once it is carried out, and the stage before it
        self._lost = lost  # called when the state of the table is no longer known
        self.lock = asyncio.Lock()
        self._changing = Changing(self)
        self._appending = 0  # the number of an entry on its way into the log

    def learn(self, names: dict[str, Known]) -> None:
        self.names = self.names | names

    def forget(self, guest: str) -> None:
        self.names = {other: name for other, name in self.names.items() if other != guest}

    def changing(self) -> "Changing":
        """One change at a time, and none to a room that has closed while the change waited."""
        return self._changing

    async def settle(self, change: Callable[[], Awaitable[None]]) -> None:
        """Make a change. If another process was first, make it again from the newer state."""
        async with self.changing():
            while True:
                try:
                    return await change()
                except Stale:
                    continue

    # --- to be called inside `changing` or `settle` ---

    async def append(
        self, happening: Happening, steps: list[int] | None = None, rematch: StoredTable | None = None
    ) -> None:
        """Put an entry into the log, then carry it out and tell everybody. `Stale` if another process was first.

        `steps` is what `Table.read` made of a move in the state as it is.
        """
        entry = Entry(self.state.number + 1, datetime.now(UTC), happening)
        ahead = self.state.ahead(entry, steps) if self._changes_more(entry) else None
        derived = self._derived(entry, ahead) if ahead else None
        self._appending = entry.number
        try:
            await self._store.append(self._id, entry, derived, rematch)
        except Stale:
            await self._read_on()
            raise
        except Refusal:
            raise  # the database says that the entry is not stored
        except BaseException:
            # It is unknown what is stored. All sockets must reconnect, to a table read again from the database.
            self._lost()
            raise
        finally:
            self._appending = 0
        self._take_in(entry, ahead, steps)

    def _changes_more(self, entry: Entry) -> bool:
        """Whether derived rows change with the entry. A move at a table without a clock changes none."""
        return self.state.clock is not None or isinstance(entry.happening, PREPARATIONS)

    def _derived(self, entry: Entry, ahead: TableState) -> Derived:
        dues = ahead.dues(entry.at, self._store.outages) if ahead.clock else None
        return Derived(ahead.chairs if isinstance(entry.happening, PREPARATIONS) else None, ahead.stage, dues)

    def _take_in(self, entry: Entry, ahead: TableState | None = None, steps: list[int] | None = None) -> None:
        before = self.state.stage
        try:
            if ahead:
                self.state.become(ahead)
            else:
                self.state.add(entry, steps)
        except Exception:
            self._lost()  # the state would no longer match the log
            raise
        self._heard(entry, before)

    # --- what other processes have added ---

    def missed(self, number: int) -> bool:
        """Whether an entry of that number is new here."""
        return self.state.number < number and self._appending != number

    async def catch_up(self) -> None:
        async with self.lock:
            if not self.closed:
                await self._read_on()

    async def _read_on(self) -> None:
        log, names = await self._store.entries(self._id, after=self.state.number)
        self.learn(names)
        for entry in log:
            self._take_in(entry)

    # --- the end of the room ---

    @property
    def is_busy(self) -> bool:
        return self.lock.locked()

    async def at_rest(self) -> None:
        """Wait until nothing is being written here."""
        async with self.lock:
            pass


class Changing:
    """Holds a ledger's lock. Plain methods, because every move passes here."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def __aenter__(self) -> None:
        await self._ledger.lock.acquire()
        if self._ledger.closed:
            self._ledger.lock.release()
            raise Closed

    async def __aexit__(self, *_: object) -> None:
        self._ledger.lock.release()
