"""What survives a restart: the guests, the tables and the log of everything that happened at them.

Reading happens in threads (`Storage.read`), writing in one thread for all (`Storage.write`, `Storage.append`). Both
take some work to do with a connection. Work that writes may be done twice when the database breaks off in the
middle of it; of what it did only one time is kept.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from . import receipts, turns
from .clocks import Outage
from .course import Chair, Course, Entry, State
from .database import cause_of, connect, insert_missing, passes, utc
from .messages import Clock
from .news import News, tell, tell_many
from .problems import Refusal
from .tables import accounts, entries, guests, house, outages, presence, processes, seats, tables
from .writer import Work, Writer

log = logging.getLogger(__name__)

READING_SECONDS = 10.0  # for so long somebody who wants to read waits for a database that is away
AGAIN_SECONDS = 0.2
DEAD_SECONDS = 15.0  # a process that has not been heard of for so long is gone
OUTAGE_DAYS = 60  # longer than any clock can run

Done = TypeVar("Done")


@dataclass(frozen=True)
class StoredGuest:
    id: str
    name: str | None
    language: str | None


class Known(NamedTuple):
    """A name that somebody chose, and whether it is an account's."""

    name: str
    account: bool


@dataclass(frozen=True)
class StoredTable:
    """How a table was made."""

    id: str
    game: str
    rules: int  # the version of the rules it was begun with
    options: dict[str, str]
    chairs: list[Chair]
    seed: bytes
    made_by: str | None
    made_at: datetime
    rematch_of: str | None = None
    listed: bool = False
    clock: Clock | None = None

    def course(self) -> Course:
        """Its game, before anything has happened."""
        return Course(self.game, self.options, self.chairs, self.seed, self.made_at, self.clock)


@dataclass(frozen=True)
class Saved:
    """All that is stored about one table: its log, and the names its people chose."""

    table: StoredTable
    entries: list[Entry]
    names: dict[str, Known]
    state: State


@dataclass(frozen=True)
class Made:
    """How many tables a guest has made lately."""

    in_a_minute: int
    unfinished_in_a_day: int


_MADE = sa.select(*(tables.c[field.name] for field in fields(StoredTable)), tables.c.state)


class Storage:
    def __init__(self, url: str) -> None:
        self._engine = connect(url)
        with self._engine.begin() as db:
            self.secret = _keep_once(db, "secret", secrets.token_hex(32))
            receipts.clear_up(db)
        self.process = secrets.token_urlsafe(9)  # its name among those that share the database
        self.shared = self._engine.dialect.name == "postgresql"
        self.outages: list[Outage] = []  # the latest, as of the last heartbeat
        self.news = News(self._engine)
        self._writer = Writer(self._engine, self.process)
        self._changed_presence: dict[str, set[str]] = {}
        self._keeping_presence = False

    def start(self) -> None:
        self._writer.start()

    def close(self) -> None:
        """Write what is still queued, then let go of the database."""
        self._writer.stop()
        self._engine.dispose()

    async def read(self, work: Work[Done], patience: float = READING_SECONDS) -> Done:
        deadline = time.monotonic() + patience
        while True:
            try:
                return await asyncio.to_thread(self.read_now, work)
            except sa.exc.DBAPIError as error:
                if not passes(error) or time.monotonic() > deadline:
                    log.error("The database cannot be read: %s.", cause_of(error))
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

    async def guest(self, guest_id: str) -> StoredGuest:
        def read(db: Connection) -> StoredGuest:
            row = db.execute(sa.select(guests).where(guests.c.id == guest_id)).first()
            return StoredGuest(row.id, row.name, row.language) if row else StoredGuest(guest_id, None, None)

        return await self.read(read)

    async def keep_guest(self, guest: StoredGuest, also: Work[Any] | None = None) -> None:
        def write(db: Connection) -> None:
            put_guest(db, guest)
            if also is not None:
                also(db)

        await self.write(write)

    async def names(self, of: Iterable[str]) -> dict[str, Known]:
        """The names of those of the guests who chose one."""
        return await self.read(lambda db: _names(db, of))

    # --- tables ---

    async def add_table(self, table: StoredTable) -> None:
        await self.write(new_table(table))

    async def made_by(self, guest: str) -> Made:
        def read(db: Connection) -> Made:
            now = datetime.now(UTC)
            made = sa.select(sa.func.count()).where(tables.c.made_by == guest)
            lately = made.where(tables.c.made_at > now - timedelta(minutes=1))
            unfinished = made.where(tables.c.state != "over", tables.c.made_at > now - timedelta(days=1))
            return Made(db.scalars(lately).one(), db.scalars(unfinished).one())

        return await self.read(read)

    async def saved(self, table_id: str) -> Saved | None:
        def read(db: Connection) -> Saved | None:
            row = db.execute(_MADE.where(tables.c.id == table_id)).first()
            if row is None:
                return None
            *made, state = row
            table = replace(
                StoredTable(*made),
                chairs=[Chair(**chair) for chair in row.chairs],
                made_at=utc(row.made_at),
                clock=row.clock and Clock(**row.clock),
            )
            log = _entries(db, table_id, after=0)
            people = [chair.guest for chair in table.chairs if chair.guest] + _sitters(log)
            return Saved(table, log, _names(db, people), state)

        return await self.read(read)

    # --- the log ---

    async def append(self, table_id: str, entry: Entry, *also: Work[Any] | None) -> None:
        """Returns once the entry is safe on the disk, and with it all that belongs to it.

        Raises `Stale` when the number has been given to another entry; then nothing is kept.
        """
        works = [work for work in also if work is not None]

        def rest(db: Connection) -> None:
            for work in works:
                work(db)

        await self._writer.append({"table_id": table_id, **entry._asdict()}, rest if works else None)

    async def entries(self, table_id: str, after: int) -> tuple[list[Entry], dict[str, Known]]:
        """What the log says past that number, and the chosen names of those who sat down in it."""

        def read(db: Connection) -> tuple[list[Entry], dict[str, Known]]:
            log = _entries(db, table_id, after)
            return log, _names(db, _sitters(log))

        return await self.read(read)

    async def mark_over(self, table_id: str, also: Work[Any] | None = None) -> None:
        """The table's game is over. Whoever says so first also does the rest, in the same transaction."""

        def write(db: Connection) -> None:
            change = sa.update(tables).where(tables.c.id == table_id, tables.c.state != "over").values(state="over")
            if db.execute(change).rowcount and also is not None:
                also(db)

        await self.write(write)

    # --- the processes that share the database, and who listens through them ---

    async def beat(self) -> None:
        """Say that this process is alive, clear up after those that are not, and learn when none was."""
        self.outages = await self.write(self._beat)

    def _beat(self, db: Connection) -> list[Outage]:
        now = db.scalar(sa.select(sa.func.now())) if self.shared else datetime.now(UTC)
        assert isinstance(now, datetime)
        last = db.scalar(sa.select(sa.func.max(processes.c.seen_at)))
        if last and now - utc(last) > timedelta(seconds=DEAD_SECONDS):
            # Of several processes that begin again at once the first one writes it down.
            insert_missing(db, outages, [{"began_at": utc(last), "ended_at": now}])
        own = sa.update(processes).where(processes.c.id == self.process).values(seen_at=now)
        if not db.execute(own).rowcount:
            db.execute(sa.insert(processes), {"id": self.process, "seen_at": now})
        dead = sa.select(processes.c.id).where(processes.c.seen_at < now - timedelta(seconds=DEAD_SECONDS))
        left = sa.delete(presence).where(presence.c.process.in_(dead)).returning(presence.c.table_id)
        for table_id in {row.table_id for row in db.execute(left)}:
            tell(db, "people", table_id, "-")
        db.execute(sa.delete(processes).where(processes.c.id.in_(dead)))
        lately = sa.select(outages).where(outages.c.ended_at > now - timedelta(days=OUTAGE_DAYS))
        return [Outage(utc(row.began_at), utc(row.ended_at)) for row in db.execute(lately)]

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
                    await self.write(partial(_keep_presence, process=self.process, changes=changes))
                except BaseException:
                    self._changed_presence = changes | self._changed_presence  # for the next time
                    raise
        finally:
            self._keeping_presence = False

    async def present(self, table_id: str) -> dict[str, set[str]]:
        """Who listens at the table through other processes, by process."""

        def read(db: Connection) -> dict[str, set[str]]:
            others = sa.select(presence.c.process, presence.c.guest).where(
                presence.c.table_id == table_id, presence.c.process != self.process
            )
            found: dict[str, set[str]] = {}
            for row in db.execute(others):
                found.setdefault(row.process, set()).add(row.guest)
            return found

        return await self.read(read)


def _keep_presence(db: Connection, process: str, changes: dict[str, set[str]]) -> None:
    db.execute(sa.delete(presence).where(presence.c.process == process, presence.c.table_id.in_(changes)))
    rows = [
        {"process": process, "table_id": table_id, "guest": guest}
        for table_id, listening in changes.items()
        for guest in listening
    ]
    if rows:
        db.execute(sa.insert(presence), rows)
    tell_many(db, [f"people {table_id} {process}" for table_id in changes])


def put_guest(db: Connection, guest: StoredGuest) -> None:
    db.execute(sa.delete(guests).where(guests.c.id == guest.id))
    db.execute(sa.insert(guests), asdict(guest))
    tell(db, "guest", guest.id)


def new_table(table: StoredTable) -> Work[None]:
    course = table.course()
    row = asdict(table) | {"clock": table.clock and table.clock.model_dump()}
    derived = {"seen_at": table.made_at if table.listed else None, "state": course.state}

    def insert(db: Connection) -> None:
        db.execute(sa.insert(tables), row | derived)
        db.execute(sa.insert(seats), _seat_rows(table.id, table.chairs))
        turns.keep(db, table.id, course.dues(table.made_at, ()))

    return insert


def keep_seating(db: Connection, table_id: str, chairs: list[Chair], state: State) -> None:
    db.execute(sa.update(tables).where(tables.c.id == table_id).values(state=state))
    db.execute(sa.delete(seats).where(seats.c.table_id == table_id))
    db.execute(sa.insert(seats), _seat_rows(table_id, chairs))


def _seat_rows(table_id: str, chairs: list[Chair]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, "seat": seat, **asdict(chair)} for seat, chair in enumerate(chairs)]


def _entries(db: Connection, table_id: str, after: int) -> list[Entry]:
    c = entries.c
    log = sa.select(c.number, c.kind, c.seat, c.what, c.at, c.spent)
    rows = db.execute(log.where(c.table_id == table_id, c.number > after).order_by(c.number))
    return [Entry(*row)._replace(at=utc(row.at)) for row in rows]


def _sitters(log: list[Entry]) -> list[str]:
    return [entry.what for entry in log if entry.kind == "sit"]


def _names(db: Connection, of: Iterable[str]) -> dict[str, Known]:
    named = sa.select(guests.c.id, guests.c.name, accounts.c.guest).outerjoin(accounts, accounts.c.guest == guests.c.id)
    rows = db.execute(named.where(guests.c.id.in_(list(of)), guests.c.name.is_not(None)))
    return {row.id: Known(row.name, account=row.guest is not None) for row in rows}


def _keep_once(db: Connection, key: str, value: str) -> str:
    """The value kept under the key; when there is none yet, `value` is."""
    insert_missing(db, house, [{"key": key, "value": value}])
    return str(db.scalars(sa.select(house.c.value).where(house.c.key == key)).one())
