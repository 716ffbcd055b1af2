"""The connection to the database: SQLite in a file, or PostgreSQL that several processes share.

A database of any earlier version is brought up to date when it is opened (`migrations`).
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from ..domain.entries import Stale
from . import files
from .files import StorageError
from .schema import house

MIGRATIONS = Path(__file__).parent / "migrations"
BEFORE_ALEMBIC = {"1": "0001", "2": "0002"}  # old schema numbers, and their revisions
UPGRADING = 7_275_686  # an advisory lock: if several processes start, one upgrades
CONNECT_SECONDS = 5
CONNECTIONS = 10  # kept open: of the readers and the writer

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "temp_store=MEMORY")
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
# Shutting down, crashed, starting up, too many connections; serialization failures and deadlocks.
PASSING = ("57P01", "57P02", "57P03", "53300", "40001", "40P01")


def default_url() -> str:
    """The database of this user on this machine. Creates its folder if it is missing."""
    folder = user_data_path("parlour", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'parlour.sqlite3'}"


def is_shared(url: str) -> bool:
    """Whether several processes may have this database open and notify each other."""
    return database_url(url).get_backend_name() == "postgresql"


@contextmanager
def reserved(url: str) -> Iterator[None]:
    """Lock a SQLite file for one server. PostgreSQL may have several."""
    place = database_url(url)
    lock = files.reserve(Path(place.database)) if place.get_backend_name() == "sqlite" and place.database else None
    try:
        yield
    finally:
        if lock:
            lock.close()


def connect(url: str) -> Engine:
    """The engine of a database that is up to date."""
    try:
        place = database_url(url)
        if place.get_backend_name() == "sqlite":
            files.prepare(place)
        engine = _engine(place)
        try:
            with engine.begin() as db:
                _need_file(db)
                _need_own(db)
                _upgrade(db)
        except BaseException:
            engine.dispose()
            raise
    except sqlite3.DatabaseError as error:
        raise StorageError(f"The database cannot be used: {cause_of(error)}.") from error
    except ModuleNotFoundError as error:
        raise StorageError(f'The database needs {error.name}: pip install "parlour[postgres]".') from error
    except (sa.exc.SQLAlchemyError, ImportError) as error:
        raise StorageError(f"The database cannot be used: {cause_of(error)}.") from error
    return engine


def cause_of(error: BaseException) -> str:
    """The first line of the driver's own message, which is shorter than SQLAlchemy's."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0].rstrip(".")


def passes(error: BaseException) -> bool:
    """Whether to try again in a moment: the database is unreachable, or busy with another process."""
    if not isinstance(error, sa.exc.OperationalError):
        return isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        return cause.sqlite_errorcode & 0xFF in BUSY
    state = getattr(cause, "sqlstate", None)
    # Without an SQL state the database has not answered: there is no connection to it.
    return error.connection_invalidated or state is None or state in PASSING or state.startswith("08")


def insert_missing(db: Connection, table: sa.Table, rows: list[dict[str, Any]]) -> set[tuple[Any, ...]]:
    """Insert the rows that break no uniqueness constraint. Returns their primary keys."""
    insert = sqlite.insert if db.dialect.name == "sqlite" else postgresql.insert
    added = db.execute(insert(table).on_conflict_do_nothing().returning(*table.primary_key), rows)
    return {tuple(row) for row in added}


def insert_all(db: Connection, table: sa.Table, rows: list[dict[str, Any]]) -> set[tuple[Any, ...]]:
    """Insert all rows and return their primary keys, or raise `Stale`. They are not fetched: with each row that is,
    SQLite's thread would wait for its turn again."""
    if add_missing(db, table, rows) < len(rows):
        raise Stale
    return {tuple([row[column.name] for column in table.primary_key]) for row in rows}


def ask_sqlite(db: Connection, question: sa.Select[Any], values: dict[str, Any]) -> Any:
    """The first row of the answer, of values as SQLite keeps them. Without a transaction: a question of one statement
    needs none, and SQLAlchemy takes several times as long for both as SQLite does."""
    driver = db.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    text, names = _question(question, db.dialect)
    return driver.execute(text, [values[name] for name in names]).fetchone()


@cache
def _question(question: sa.Select[Any], dialect: sa.Dialect) -> tuple[str, list[str]]:
    """The text of a question that is put together once, and the names of its values in their order."""
    compiled = question.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    return str(compiled), list(compiled.positiontup or ())


def add_missing(db: Connection, table: sa.Table, rows: list[dict[str, Any]]) -> int:
    """Like `insert_missing`, as one statement that SQLAlchemy need not look into. Returns how many rows were new."""
    statement, values = insertion(db.dialect, table, rows)
    return db.exec_driver_sql(f"{statement} ON CONFLICT DO NOTHING", values).rowcount


def insertion(dialect: sa.Dialect, table: sa.Table, rows: list[dict[str, Any]]) -> tuple[str, tuple[Any, ...]]:
    """One statement of the driver's that inserts the rows, and its values."""
    columns = _columns(table, dialect)
    values = tuple([write(row[name]) if write else row[name] for row in rows for name, write in columns])
    return _insertion(table, dialect, len(rows)), values


_MARKS = {"qmark": "?", "pyformat": "%s"}


@cache
def _insertion(table: sa.Table, dialect: sa.Dialect, rows: int) -> str:
    columns = [column.name for column in table.columns]
    row = f"({', '.join([_MARKS[dialect.paramstyle]] * len(columns))})"
    return f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES {', '.join([row] * rows)}"


@cache
def _columns(table: sa.Table, dialect: sa.Dialect) -> list[tuple[str, Callable[[Any], Any] | None]]:
    """The columns, each with the function that converts a value for the driver; None: the driver takes it as it is."""
    return [(column.name, column.type.dialect_impl(dialect).bind_processor(dialect)) for column in table.columns]


def utc(time: datetime) -> datetime:
    """The time in UTC. SQLite returns times without their zone."""
    return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)


def database_url(text: str) -> sa.URL:
    try:
        url = sa.make_url(text)
    except sa.exc.ArgumentError as error:
        # The message does not repeat the address: it may contain a password.
        raise StorageError(
            "A database has an address like sqlite:///parlour.sqlite3, postgresql://host/name."
        ) from error
    if url.get_backend_name() not in ("sqlite", "postgresql", "postgres"):
        raise StorageError(f"Games are kept in SQLite or PostgreSQL, not in {url.get_backend_name()}.")
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgresql", "postgres") else url


def _engine(url: sa.URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        waiting = {"connect_timeout": CONNECT_SECONDS}
        engine = sa.create_engine(url, pool_size=CONNECTIONS, hide_parameters=True, connect_args=waiting)
        sa.event.listen(engine, "connect", _safe_postgresql)
        return engine
    engine = sa.create_engine(
        url, pool_size=CONNECTIONS, hide_parameters=True
    )  # errors in the log must not identify anybody
    sa.event.listen(engine, "connect", _safe_sqlite)
    sa.event.listen(engine, "begin", lambda db: db.exec_driver_sql("BEGIN"))
    return engine


def _safe_sqlite(connection: Any, _record: Any) -> None:
    """With WAL and full syncing, a committed move survives a crash of the process and a power failure.

    What SQLite notes to take back a single statement is of no use after a crash, and needs no file.
    """
    connection.isolation_level = None  # the driver's own transactions would not include schema changes
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _safe_postgresql(connection: Any, _record: Any) -> None:
    """Make sure that a commit is on the disk, whatever PostgreSQL's default is."""
    connection.autocommit = True
    connection.execute("SET synchronous_commit TO on")
    connection.autocommit = False


def _need_file(db: Connection) -> None:
    """Refuse a database in memory: each connection would have its own, and none could read the others."""
    if db.dialect.name == "sqlite" and not db.execute(sa.text("PRAGMA database_list")).one().file:
        raise StorageError("The database cannot be in memory: name a file, as in sqlite:///parlour.sqlite3.")


def _need_own(db: Connection) -> None:
    """Refuse a database that belongs to another program."""
    tables = sa.inspect(db).get_table_names()
    if tables and not {"house", "alembic_version"} & set(tables):
        raise StorageError("The database is another program's: name one of its own for Parlour.")


# --- migrations ------------------------------------------------------------------------------------


def _upgrade(db: Connection) -> None:
    """Bring the schema up to date. A database with an unknown schema is left as it is."""
    if db.dialect.name == "postgresql":
        db.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = db
    script = ScriptDirectory.from_config(config)
    newest = script.get_current_head()
    current = MigrationContext.configure(db).get_current_revision()
    if current is None:
        current = _before_alembic(db, config)
    if current is not None and current not in {revision.revision for revision in script.walk_revisions()}:
        raise StorageError(f"The database has schema {current}; this Parlour needs {newest}.")
    if current != newest:
        command.upgrade(config, "head")


def _before_alembic(db: Connection, config: Config) -> str | None:
    """The revision of a database that is older than our use of Alembic; None for an empty one."""
    if not sa.inspect(db).has_table("house"):
        return None
    schema = db.scalar(sa.select(house.c.value).where(house.c.key == "schema"))
    revision = BEFORE_ALEMBIC.get(schema or "")
    if revision is None:
        return schema or "of nobody knows which version"
    command.stamp(config, revision)
    return revision
