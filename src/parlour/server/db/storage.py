"""The database as the rest of the server uses it.

Reading happens in threads (`Storage.read`), writing in one thread for all (`Storage.write`, `Storage.append`). Both
take some work to do with a connection. Work that writes may be done twice when the database breaks off in the
middle of it; of what it did only one time is kept.
"""

import asyncio
import contextvars
import logging
import secrets
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from ..domain.clocks import Outage
from ..domain.entries import Entry
from ..domain.people import Guest, Known, Line
from ..domain.ratings import Ending
from ..domain.refusals import Refusal
from ..domain.state import Due
from ..domain.tables import Derived, Made, Saved, StoredTable
from . import receipts
from .connections import cause_of, connect, insert_missing, passes
from .notices import Notices
from .queries import accounts, chat, deadlines, guests, log, processes, tables
from .schema import house
from .writer import Work, Writer

logger = logging.getLogger(__name__)

READERS = 8
READING_SECONDS = 10.0  # for so long somebody who wants to read waits for a database that is away
AGAIN_SECONDS = 0.2

Done = TypeVar("Done")


class Storage:
    def __init__(self, url: str) -> None:
        self._engine = connect(url)
        with self._engine.begin() as db:
            self.secret = _keep_once(db, "secret", secrets.token_hex(32))
            receipts.clear_up(db)
            accounts.clear_up(db)
        self.process = secrets.token_urlsafe(9)  # its name among those that share the database
        self.shared = self._engine.dialect.name == "postgresql"
        self.outages: list[Outage] = []  # the latest, as of the last heartbeat
        self.notices = Notices(self._engine)
        self._writer = Writer(self._engine, self.process)
        self._readers = ThreadPoolExecutor(READERS, "parlour-reader")
        self._changed_presence: dict[str, set[str]] = {}
        self._keeping_presence = False

    def start(self) -> None:
        self._writer.start()

    def close(self) -> None:
        """Write what is still queued, then let go of the database."""
        self._writer.stop()
        self._readers.shutdown()  # nobody holds a connection any more
        self._engine.dispose()

    async def read(self, work: Work[Done], patience: float = READING_SECONDS) -> Done:
        deadline = time.monotonic() + patience
        while True:
            try:
                context = contextvars.copy_context()  # it knows in whose name something is read
                reading = asyncio.get_running_loop().run_in_executor(self._readers, context.run, self.read_now, work)
                return await reading
            except sa.exc.DBAPIError as error:
                if not passes(error) or time.monotonic() > deadline:
                    logger.error("The database cannot be read: %s.", cause_of(error))
                    raise Refusal("problem-storage") from error
                await asyncio.sleep(AGAIN_SECONDS)

    def read_now(self, work: Work[Done]) -> Done:
        """Blocks: to be called in a thread."""
        with self._engine.connect() as db:
            return work(db)

    async def write(self, work: Work[Done]) -> Done:
        return await self._writer.write(work)

    async def answers(self) -> bool:
        return await self.read(lambda db: db.scalar(sa.select(sa.literal(1))) == 1, patience=0.0)

    # --- guests ---

    async def guest(self, guest_id: str) -> Guest:
        return await self.read(lambda db: guests.get(db, guest_id))

    async def names(self, of: Iterable[str]) -> dict[str, Known]:
        """The names of those of the guests who chose one."""
        return await self.read(lambda db: guests.names(db, of))

    # --- tables ---

    async def add_table(self, table: StoredTable) -> None:
        await self.write(lambda db: tables.add(db, table))

    async def made_by(self, guest: str) -> Made:
        return await self.read(lambda db: tables.made_by(db, guest))

    async def saved(self, table_id: str) -> Saved | None:
        return await self.read(lambda db: tables.saved(db, table_id))

    async def finish(self, table_id: str, ending: Ending) -> None:
        await self.write(lambda db: tables.finish(db, table_id, ending))

    # --- the log ---

    async def append(
        self, table_id: str, entry: Entry, derived: Derived | None = None, rematch: StoredTable | None = None
    ) -> None:
        """Returns once the entry is safe on the disk, and with it all that belongs to it.

        Raises `Stale` when the number has been given to another entry; then nothing is kept.
        """

        def rest(db: Connection) -> None:
            if derived:
                tables.keep_derived(db, table_id, derived)
            if rematch:
                tables.add(db, rematch)

        await self._writer.append(log.row(table_id, entry), rest if derived or rematch else None)

    async def entries(self, table_id: str, after: int) -> tuple[list[Entry], dict[str, Known]]:
        """What the log says past that number, and the chosen names of those who sat down in it."""

        def read(db: Connection) -> tuple[list[Entry], dict[str, Known]]:
            new = log.read(db, table_id, after)
            return new, guests.names(db, log.sitters(new))

        return await self.read(read)

    # --- clocks ---

    async def due(self) -> list[str]:
        """The tables at which somebody's time is up, or a bot has not moved."""
        return await self.read(deadlines.due)

    async def keep_dues(self, table_id: str, number: int, dues: list[Due]) -> None:
        """Unless another process has written something into the log meanwhile, and knows better."""
        await self.write(lambda db: deadlines.keep_if_newest(db, table_id, number, dues))

    async def forget_dues(self, table_id: str) -> None:
        await self.write(lambda db: deadlines.keep(db, table_id, ()))

    # --- what is said ---

    async def lines(self, table_id: str, after: int, most: int) -> tuple[list[Line], dict[str, set[str]]]:
        """The last lines past that number, and whom each guest has muted."""
        return await self.read(lambda db: chat.read(db, table_id, after, most))

    async def say(self, table_id: str, guest: str, text: str) -> int:
        """The number of the new line."""
        number = None
        while number is None:  # until no other process has taken the same one
            number = await self.write(lambda db: chat.add(db, table_id, guest, text))
        return number

    async def keep_mute(self, table_id: str, guest: str, other: str, on: bool) -> None:
        await self.write(lambda db: chat.keep_mute(db, table_id, guest, other, on))

    # --- the processes that share the database, and who listens through them ---

    async def beat(self) -> None:
        """Say that this process is alive, clear up after those that are not, and learn when none was."""
        self.outages = await self.write(lambda db: processes.beat(db, self.process))

    async def keep_presence(self, table_id: str, listening: set[str]) -> None:
        """Who listens at the table through this process, from now on.

        After a restart everybody comes at once: all changes that wait are one job, so that no move waits behind them.
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
                    self._changed_presence = changes | self._changed_presence  # for the next time
                    raise
        finally:
            self._keeping_presence = False

    async def present(self, table_id: str) -> dict[str, set[str]]:
        """Who listens at the table through other processes, by process."""
        return await self.read(lambda db: processes.present(db, table_id, but=self.process))


def _keep_once(db: Connection, key: str, value: str) -> str:
    """The value kept under the key; when there is none yet, `value` is."""
    insert_missing(db, house, [{"key": key, "value": value}])
    return str(db.scalars(sa.select(house.c.value).where(house.c.key == key)).one())
