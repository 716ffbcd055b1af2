"""What survives a restart: the guests, the tables and every move made at them.

A game is its shuffle seed and the log of its moves, nothing else. Moves are appended by one writer thread,
which commits all that has queued up meanwhile in one transaction: one sync of the disk serves many tables.
"""

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy import Column, Connection, ForeignKey, Integer, LargeBinary, String

from .messages import Level

SCHEMA_VERSION = "2"

schema = sa.MetaData()

house = sa.Table(
    "house",
    schema,
    Column("key", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
# Only guests who said something about themselves are here; all others have the name that their id gives them.
guests = sa.Table(
    "guests",
    schema,
    Column("id", String(40), primary_key=True),
    Column("name", String(24)),
    Column("language", String(8)),
)
tables = sa.Table(
    "tables",
    schema,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", sa.JSON, nullable=False),
    Column("chairs", sa.JSON, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("made_at", sa.DateTime(timezone=True), nullable=False),
    Column("over", sa.Boolean, nullable=False),
    Column("made_by", String(40), index=True),  # unknown for tables of schema 1
    # Unique: a game has one rematch, however many people ask for it at once.
    Column("rematch_of", String(40), ForeignKey("tables.id"), unique=True),
)
moves = sa.Table(
    "moves",
    schema,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("at", sa.DateTime(timezone=True), nullable=False),
)


@dataclass
class Chair:
    """Who sits there, as it is stored: the guest's id for a person, the level for a bot."""

    kind: Literal["human", "open", "bot"]
    guest: str | None = None
    level: Level | None = None


@dataclass(frozen=True)
class StoredGuest:
    id: str
    name: str | None
    language: str | None


@dataclass(frozen=True)
class StoredTable:
    id: str
    game: str
    rules: int  # the version of the rules it was begun with
    options: dict[str, str]
    chairs: list[Chair]
    seed: bytes
    made_by: str | None
    rematch_of: str | None = None


@dataclass(frozen=True)
class Saved:
    """All that is stored about one table: its moves in order, and the names its people chose."""

    table: StoredTable
    moves: list[tuple[int, str]]
    names: dict[str, str]
    rematch: str | None
    over: bool


@dataclass(frozen=True)
class Made:
    """How many tables a guest has made lately."""

    in_a_minute: int
    unfinished_in_a_day: int


class StorageError(Exception):
    """The storage cannot be used; the message says why in one sentence."""


class Storage:
    """The database. Reading happens in threads of the event loop's pool, writing in the one writer thread."""

    def __init__(self, url: str) -> None:
        try:
            self._engine = sa.create_engine(url)
            if self._engine.dialect.name == "sqlite":
                sa.event.listen(self._engine, "connect", _safe_sqlite)
            with self._engine.begin() as db:
                _need_file(db)
                _set_up(db)
                self.secret = _keep_once(db, "secret", secrets.token_hex(32))
        except (sa.exc.SQLAlchemyError, ImportError) as error:
            cause = getattr(error, "orig", None) or error  # the driver's own words are the shorter ones
            raise StorageError(f"The database cannot be used: {cause}.") from error
        self._writer = Writer(self._engine)

    def start(self) -> None:
        self._writer.start()

    def close(self) -> None:
        """Write what is still queued, then let go of the database."""
        self._writer.stop()
        self._engine.dispose()

    async def answers(self) -> bool:
        def ask() -> bool:
            with self._engine.connect() as db:
                return db.scalar(sa.select(sa.literal(1))) == 1

        return await asyncio.to_thread(ask)

    # --- guests ---

    async def guest(self, guest_id: str) -> StoredGuest:
        def read() -> StoredGuest:
            with self._engine.connect() as db:
                row = db.execute(sa.select(guests).where(guests.c.id == guest_id)).first()
            return StoredGuest(row.id, row.name, row.language) if row else StoredGuest(guest_id, None, None)

        return await asyncio.to_thread(read)

    async def keep_guest(self, guest: StoredGuest) -> None:
        def write(db: Connection) -> None:
            db.execute(sa.delete(guests).where(guests.c.id == guest.id))
            db.execute(sa.insert(guests), asdict(guest))

        await self._writer.write(write)

    # --- tables ---

    async def add_table(self, table: StoredTable) -> None:
        row = asdict(table) | {"made_at": datetime.now(UTC), "over": False}
        await self._writer.write(lambda db: db.execute(sa.insert(tables), row))

    async def keep_chairs(self, table_id: str, chairs: list[Chair]) -> None:
        await self._change_table(table_id, chairs=[asdict(chair) for chair in chairs])

    async def keep_over(self, table_id: str) -> None:
        await self._change_table(table_id, over=True)

    async def _change_table(self, table_id: str, **values: Any) -> None:
        change = sa.update(tables).where(tables.c.id == table_id).values(**values)
        await self._writer.write(lambda db: db.execute(change))

    async def append_move(self, table_id: str, number: int, seat: int, move: str) -> None:
        """Returns once the move is safe on the disk."""
        row = {"table_id": table_id, "number": number, "seat": seat, "move": move, "at": datetime.now(UTC)}
        await self._writer.write(lambda db: db.execute(sa.insert(moves), row))

    async def made_by(self, guest: str) -> Made:
        def read() -> Made:
            now = datetime.now(UTC)
            made = sa.select(sa.func.count()).where(tables.c.made_by == guest)
            lately = made.where(tables.c.made_at > now - timedelta(minutes=1))
            unfinished = made.where(~tables.c.over, tables.c.made_at > now - timedelta(days=1))
            with self._engine.connect() as db:
                return Made(db.scalars(lately).one(), db.scalars(unfinished).one())

        return await asyncio.to_thread(read)

    def saved(self, table_id: str) -> Saved | None:
        """Blocks: to be called in a thread."""
        with self._engine.connect() as db:
            row = db.execute(sa.select(tables).where(tables.c.id == table_id)).first()
            if row is None:
                return None
            chairs = [Chair(**chair) for chair in row.chairs]
            log = sa.select(moves.c.seat, moves.c.move).where(moves.c.table_id == table_id)
            people = sa.select(guests.c.id, guests.c.name).where(
                guests.c.id.in_([chair.guest for chair in chairs]), guests.c.name.is_not(None)
            )
            return Saved(
                StoredTable(row.id, row.game, row.rules, row.options, chairs, row.seed, row.made_by, row.rematch_of),
                moves=[(row.seat, row.move) for row in db.execute(log.order_by(moves.c.number))],
                names={row.id: row.name for row in db.execute(people)},
                rematch=db.scalar(sa.select(tables.c.id).where(tables.c.rematch_of == table_id)),
                over=row.over,
            )


class Writer:
    """The one thread that writes. `write` hands it some work; many works share a transaction."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="parlour-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()

    async def write(self, work: "Work") -> None:
        """Returns when the work is committed, or raises what went wrong with it."""
        job = Job(work, Future())
        self._queue.put(job)
        await asyncio.wrap_future(job.done)

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            batch, last = self._drain(job)
            self._commit(batch)
            if last:
                return

    def _drain(self, first: "Job") -> tuple[list["Job"], bool]:
        """Everything queued by now, and whether the writer was told to stop after it."""
        batch = [first]
        while not self._queue.empty():
            job = self._queue.get()
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False

    def _commit(self, batch: list["Job"]) -> None:
        try:
            with self._engine.begin() as db:
                for job in batch:
                    job.work(db)
        except Exception as error:
            # One bad work must not take the others with it: each gets a transaction of its own.
            if len(batch) == 1:
                batch[0].fail(error)
            else:
                for job in batch:
                    self._commit([job])
        else:
            for job in batch:
                job.succeed()


Work = Callable[[Connection], Any]


@dataclass(frozen=True)
class Job:
    work: Work
    done: Future[None]

    def succeed(self) -> None:
        # False when the one who asked has gone; the work is committed all the same.
        if self.done.set_running_or_notify_cancel():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if self.done.set_running_or_notify_cancel():
            self.done.set_exception(error)


def default_url() -> str:
    """The database of this user on this machine; its folder is made when it is missing."""
    folder = user_data_path("parlour", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'parlour.sqlite3'}"


def _safe_sqlite(connection: Any, _record: Any) -> None:
    """With WAL and full syncing, a committed move survives the end of the process and of the power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _need_file(db: Connection) -> None:
    """Each connection to a database in memory has its own, so what one writes no other reads."""
    if db.dialect.name == "sqlite" and not db.execute(sa.text("PRAGMA database_list")).one().file:
        raise StorageError("The database cannot be in memory: name a file, as in sqlite:///parlour.sqlite3.")


def _set_up(db: Connection) -> None:
    """Make the tables of a new database; one that was made by a schema we do not know stays as it is."""
    house.create(db, checkfirst=True)
    version = _keep_once(db, "schema", SCHEMA_VERSION)
    if version == "1":
        version = _upgrade_from_1(db)
    if version != SCHEMA_VERSION:
        raise StorageError(f"The database has schema {version}; this Parlour needs {SCHEMA_VERSION}.")
    schema.create_all(db)


def _upgrade_from_1(db: Connection) -> str:
    db.execute(sa.text("ALTER TABLE tables ADD COLUMN made_by VARCHAR(40)"))
    db.execute(sa.text("CREATE INDEX ix_tables_made_by ON tables (made_by)"))
    db.execute(sa.update(house).where(house.c.key == "schema").values(value="2"))
    return "2"


def _keep_once(db: Connection, key: str, value: str) -> str:
    """The value kept under the key; when there is none yet, `value` is."""
    kept = db.scalar(sa.select(house.c.value).where(house.c.key == key))
    if kept is None:
        db.execute(sa.insert(house), {"key": key, "value": value})
        return value
    return str(kept)
