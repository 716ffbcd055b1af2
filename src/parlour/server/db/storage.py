"""The database as the rest of the server uses it.

Reading happens in threads (`Storage.read`; a short question may be asked without one, `Storage.ask`), writing in one
shared thread (`Storage.write`, `Storage.append`). All take a function that works with a connection. If the database
breaks off in the middle, a function that writes may run twice, but its result is stored once.
"""

import asyncio
import contextvars
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from ..domain.clocks import Outage
from ..domain.entries import Entry
from ..domain.people import Guest, Known, Line
from ..domain.ratings import Ending, RatingChanges
from ..domain.refusals import Refusal
from ..domain.reviews import KeptReview
from ..domain.state import Due
from ..domain.tables import Derived, Made, Saved, StoredTable
from . import receipts
from .connections import ask_sqlite, cause_of, connect, insert_missing, passes
from .notices import Notices
from .queries import accounts, branches, chat, deadlines, guests, log, processes, reviews, tables
from .schema import house
from .writer import Work, Writer

logger = logging.getLogger(__name__)

READERS = 8
READING_SECONDS = 10.0  # how long a read waits for a database that is unreachable
AGAIN_SECONDS = 0.2

Done = TypeVar("Done")
Json = dict[str, Any]


class Storage:
    def __init__(self, url: str) -> None:
        self._engine = connect(url)
        with self._engine.begin() as db:
            self.secret = _keep_once(db, "secret", secrets.token_hex(32))
            receipts.clear_up(db)
            accounts.clear_up(db)
        self.process = secrets.token_urlsafe(9)  # the name of this process among those that share the database
        self.shared = self._engine.dialect.name == "postgresql"
        # PostgreSQL sees each statement on its own anyway, so a read needs no transaction, and no two further messages.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self._engine
        self.outages: list[Outage] = []  # the latest, as of the last heartbeat
        self.notices = Notices(self._engine)
        self._writer = Writer(self._engine, self.process)
        self._asked: Connection | None = None  # of `ask`, to SQLite
        self._readers = ThreadPoolExecutor(READERS, "parlour-reader")
        self._changed_presence: dict[str, set[str]] = {}
        self._keeping_presence = False

    def start(self) -> None:
        self._writer.start()

    def close(self) -> None:
        """Write what is still queued, then close the database."""
        self._writer.stop()
        self._readers.shutdown()
        if self._asked:
            self._asked.close()
        self._engine.dispose()

    async def read(self, work: Work[Done], patience: float = READING_SECONDS) -> Done:
        deadline = time.monotonic() + patience
        while True:
            try:
                context = contextvars.copy_context()  # the context carries the request id for the log
                reading = asyncio.get_running_loop().run_in_executor(self._readers, context.run, self.read_now, work)
                return await reading
            except sa.exc.DBAPIError as error:
                if not passes(error) or time.monotonic() > deadline:
                    logger.error("Database: reading failed: %s.", cause_of(error))
                    raise Refusal("problem-storage") from error
                await asyncio.sleep(AGAIN_SECONDS)

    def read_now(self, work: Work[Done]) -> Done:
        """Blocks: to be called in a thread."""
        with self._reading.connect() as db:
            return work(db)

    async def ask(self, question: sa.Select[Any], **values: str) -> Any:
        """One row that is found by its key, as with every request and every socket; None if there is none. Here and
        now, if the database is SQLite: it answers sooner than a thread would begin to ask."""
        if not self.shared:
            with suppress(sa.exc.DBAPIError, sqlite3.Error):  # then it is asked again, patiently
                self._asked = self._asked or self._engine.connect()
                return ask_sqlite(self._asked, question, values)
        return await self.read(lambda db: db.execute(question, values).first())

    async def write(self, work: Work[Done]) -> Done:
        return await self._writer.write(work)

    async def answers(self) -> bool:
        return await self.read(lambda db: db.scalar(sa.select(sa.literal(1))) == 1, patience=0.0)

    # --- guests ---

    async def guest(self, guest_id: str) -> Guest:
        return await self.read(lambda db: guests.get(db, guest_id))

    async def names(self, of: Iterable[str]) -> dict[str, Known]:
        """The names of the guests, for those that chose one."""
        return await self.read(lambda db: guests.names(db, of))

    # --- tables ---

    async def add_table(self, table: StoredTable) -> None:
        await self.write(lambda db: tables.add(db, table))

    async def add_branch(self, table: StoredTable, moves: list[Entry], name: str | None) -> None:
        await self.write(lambda db: tables.add_branch(db, table, moves, name))

    async def branches_of(self, table_id: str, reader: str) -> list[dict[str, Any]]:
        return await self.read(lambda db: branches.of_game(db, table_id, reader))

    async def count_branches(self, table_id: str) -> int:
        return await self.read(lambda db: branches.count(db, table_id))

    async def whole_branches(self, table_id: str) -> list[tuple[str | None, Saved]]:
        return await self.read(lambda db: branches.whole(db, table_id))

    async def rename_branch(self, table_id: str, name: str | None) -> None:
        await self.write(lambda db: branches.rename(db, table_id, name))

    async def remove_branch(self, table_id: str) -> None:
        await self.write(lambda db: branches.remove(db, table_id))

    async def made_by(self, guest: str) -> Made:
        return await self.read(lambda db: tables.made_by(db, guest))

    async def saved(self, table_id: str) -> Saved | None:
        return await self.read(lambda db: tables.saved(db, table_id))

    async def finish(self, table_id: str, ending: Ending) -> RatingChanges | None:
        return await self._writer.write_here(lambda db: tables.finish(db, table_id, ending))

    async def ratings_of(self, table_id: str) -> RatingChanges | None:
        """How the finished game changed the ratings, by seat; None if it did not."""
        return await self.read(lambda db: tables.ratings_of(db, table_id))

    async def review_of(self, table_id: str) -> KeptReview | None:
        return await self.read(lambda db: reviews.get(db, table_id))

    async def keep_review(self, table_id: str, review: KeptReview) -> None:
        await self.write(lambda db: reviews.keep(db, table_id, review))

    async def change_review(self, table_id: str, engine: int, change: Callable[[Json], Json]) -> None:
        await self.write(lambda db: reviews.change(db, table_id, engine, change))

    # --- the log ---

    def append(
        self, table_id: str, entry: Entry, derived: Derived | None = None, rematch: StoredTable | None = None
    ) -> Awaitable[None]:
        """Store the entry and the rows derived from it. To be awaited: then they are safe on the disk.

        Raises `Stale` when the number has been given to another entry; then nothing is kept.
        """
        rest = partial(_add_rest, table_id=table_id, derived=derived, rematch=rematch) if derived or rematch else None
        return self._writer.append(log.row(table_id, entry), rest)

    async def entries(self, table_id: str, after: int) -> tuple[list[Entry], dict[str, Known]]:
        """The log entries after that number, and the chosen names of the people who sat down in them."""

        def read(db: Connection) -> tuple[list[Entry], dict[str, Known]]:
            new = log.read(db, table_id, after)
            sat = log.sitters(new)
            return new, guests.names(db, sat) if sat else {}

        return await self.read(read)

    # --- clocks ---

    async def due(self) -> list[str]:
        """The tables where a person's time is up, or a bot has not moved."""
        return await self.read(deadlines.due)

    async def keep_dues(self, table_id: str, number: int, dues: list[Due]) -> None:
        """Store the deadlines, unless another process has added to the log meanwhile."""
        await self.write(lambda db: deadlines.keep_if_newest(db, table_id, number, dues))

    async def forget_dues(self, table_id: str) -> None:
        await self.write(lambda db: deadlines.keep(db, table_id, ()))

    # --- what is said ---

    async def lines(self, table_id: str, after: int, most: int) -> tuple[list[Line], dict[str, set[str]]]:
        """The last chat lines after that number, and the people each guest has muted."""
        return await self.read(lambda db: chat.read(db, table_id, after, most))

    async def say(self, table_id: str, guest: str, seat: int | None, text: str) -> int:
        """Store a chat line. Returns its number."""
        number = None
        while number is None:  # retry while another process has taken the same number
            number = await self.write(lambda db: chat.add(db, table_id, guest, seat, text))
        return number

    async def keep_mute(self, table_id: str, guest: str, other: str, on: bool) -> None:
        await self.write(lambda db: chat.keep_mute(db, table_id, guest, other, on))

    # --- the processes that share the database, and who listens through them ---

    async def beat(self) -> None:
        """Record that this process is alive, remove dead ones, and learn when none was alive."""
        self.outages = await self.write(lambda db: processes.beat(db, self.process))

    async def keep_presence(self, table_id: str, listening: set[str]) -> None:
        """Store which guests are connected to the table through this process.

        After a restart all sockets reconnect at once. All waiting changes are one job, so no move waits behind them.
        """
        self._changed_presence[table_id] = listening
        if self._keeping_presence:
            return
        self._keeping_presence = True
        try:
            while changes := self._changed_presence:
                self._changed_presence = {}
                try:
                    await self.write(partial(processes.keep_presence, process=self.process, changes=changes))
                except BaseException:
                    self._changed_presence = changes | self._changed_presence  # retried with the next change
                    raise
        finally:
            self._keeping_presence = False

    async def present(self, table_id: str) -> dict[str, set[str]]:
        """The guests connected to the table through other processes, by process."""
        return await self.read(lambda db: processes.present(db, table_id, but=self.process))


def _add_rest(db: Connection, table_id: str, derived: Derived | None, rematch: StoredTable | None) -> None:
    if derived:
        tables.keep_derived(db, table_id, derived)
    if rematch:
        tables.add(db, rematch)


def _keep_once(db: Connection, key: str, value: str) -> str:
    """The value stored under the key. If there is none yet, `value` is stored."""
    insert_missing(db, house, [{"key": key, "value": value}])
    return str(db.scalars(sa.select(house.c.value).where(house.c.key == key)).one())
