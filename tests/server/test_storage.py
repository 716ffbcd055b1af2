import asyncio
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from parlour.server.db.connections import ask_sqlite
from parlour.server.db.files import StorageError
from parlour.server.db.queries import log
from parlour.server.db.schema import entries, finished, house, metadata, seats, tables
from parlour.server.db.storage import Storage
from parlour.server.domain.chairs import Chair
from parlour.server.domain.entries import Entry, Move, Stale
from parlour.server.domain.ratings import Ending, RatingChanges
from parlour.server.domain.tables import Derived, Made, StoredTable

from .log import an_entry

ENDING = Ending("ninjan", [1, 2], [3, 0], [None, None], ratable=True)


@pytest.fixture
def storage(any_db: str) -> Iterator[Storage]:
    storage = Storage(any_db)
    storage.start()
    yield storage
    storage.close()


def a_table(name: str, rematch_of: str | None = None) -> StoredTable:
    chairs = [Chair("open"), Chair("open")]
    seed, now = secrets.token_bytes(32), datetime.now(UTC)
    return StoredTable(name, "ninjan", 1, {"deals": "1"}, chairs, seed, "ann", now, rematch_of)


def a_move(number: int, seat: int, move: str) -> Entry:
    return an_entry(number, "move", seat, move, datetime.now(UTC))


async def fill(storage: Storage, tables: int, rounds: int) -> None:
    await asyncio.gather(*(storage.add_table(a_table(f"t{n}")) for n in range(tables)))
    for number in range(1, rounds + 1):
        moves = [storage.append(f"t{n}", a_move(number, n % 2, f"m{number}")) for n in range(tables)]
        await asyncio.gather(*moves)


def moves_of(storage: Storage, table: str) -> list[tuple[int, str]]:
    saved = asyncio.run(storage.saved(table))
    assert saved
    return [(move.seat, move.move) for _, _, move in saved.entries if isinstance(move, Move)]


def test_what_is_written_is_read_again(storage: Storage) -> None:
    asyncio.run(fill(storage, tables=30, rounds=4))
    for n in range(30):
        assert moves_of(storage, f"t{n}") == [(n % 2, f"m{number}") for number in (1, 2, 3, 4)]


def test_a_number_is_given_once_and_the_others_in_the_batch_are_kept(storage: Storage) -> None:
    async def collide() -> list[BaseException | None]:
        await fill(storage, tables=2, rounds=1)
        moves = [
            storage.append("t0", a_move(2, 0, "first")),
            storage.append("t0", a_move(2, 0, "second")),
            storage.append("t1", a_move(2, 1, "other")),
            storage.append("t0", a_move(1, 1, "again")),
        ]
        return await asyncio.gather(*moves, return_exceptions=True)

    results = asyncio.run(collide())
    assert [isinstance(result, Stale) for result in results] == [False, True, False, True]
    assert moves_of(storage, "t0") == [(0, "m1"), (0, "first")]
    assert moves_of(storage, "t1") == [(1, "m1"), (1, "other")]


def test_a_bad_work_takes_no_others_with_it(storage: Storage) -> None:
    def bad(db: sa.Connection) -> None:
        db.execute(sa.text("INSERT INTO nowhere VALUES (1)"))

    async def write() -> list[BaseException | None]:
        await fill(storage, tables=2, rounds=0)
        works = [
            storage.append("t0", a_move(1, 0, "kept")),
            storage.write(bad),
            storage._writer.append(log.row("t1", a_move(1, 0, "not kept")), bad),
            storage.append("t0", a_move(2, 0, "kept too")),
        ]
        return await asyncio.gather(*works, return_exceptions=True)

    results = asyncio.run(write())
    assert [result is None for result in results] == [True, False, False, True]
    assert moves_of(storage, "t0") == [(0, "kept"), (0, "kept too")]
    assert moves_of(storage, "t1") == []


def test_what_belongs_to_an_entry_is_kept_with_it_or_not_at_all(storage: Storage) -> None:
    async def write() -> None:
        await fill(storage, tables=1, rounds=1)
        now = datetime.now(UTC)
        with pytest.raises(Stale):
            await storage.append("t0", an_entry(1, "rematch", None, "r1", now), rematch=a_table("r1", "t0"))
        await storage.append("t0", an_entry(2, "rematch", None, "r2", now), rematch=a_table("r2", "t0"))
        with pytest.raises(Stale):
            await storage.append("t0", an_entry(2, "sit", 0, "bob", now), sit(Chair("human", "bob"), Chair("open")))
        await storage.append(
            "t0", an_entry(3, "sit", 0, "ann", now), sit(Chair("human", "ann"), Chair("bot", None, "easy"))
        )

    def sit(*chairs: Chair) -> Derived:
        return Derived(list(chairs), "playing", dues=None)

    asyncio.run(write())
    assert asyncio.run(storage.saved("r1")) is None
    assert asyncio.run(storage.saved("r2"))
    with storage._engine.connect() as db:
        rows = db.execute(
            sa.select(seats.c.guest, seats.c.level).where(seats.c.table_id == "t0").order_by(seats.c.seat)
        )
        assert [tuple(row) for row in rows] == [("ann", None), (None, "easy")]
        assert db.scalar(sa.select(tables.c.state).where(tables.c.id == "t0")) == "playing"


def test_a_game_is_over_once(storage: Storage) -> None:
    async def end() -> list[RatingChanges | None]:
        await fill(storage, tables=1, rounds=0)
        rated = replace(ENDING, players=["ann", "bob"])
        return await asyncio.gather(*(storage.finish("t0", rated) for _ in range(3)))

    told = asyncio.run(end())
    assert told[0]
    assert told == [asyncio.run(storage.ratings_of("t0"))] * 3
    with storage._engine.connect() as db:
        assert db.scalars(sa.select(finished.c.table_id)).all() == ["t0"]


def breaks_off_once(storage: Storage, threads: list[threading.Thread]) -> Callable[[Connection], int]:
    """Work that notes the thread which does it, and that the database breaks off the first time."""

    def work(db: Connection) -> int:
        threads.append(threading.current_thread())
        if len(threads) == 1:
            busy = sqlite3.OperationalError()
            busy.sqlite_errorcode = sqlite3.SQLITE_BUSY
            broken = psycopg.OperationalError() if storage.shared else busy
            raise sa.exc.OperationalError("", {}, broken, connection_invalidated=storage.shared)
        return len(threads)

    return work


def test_what_the_database_breaks_off_is_read_again(storage: Storage) -> None:
    threads: list[threading.Thread] = []
    question = breaks_off_once(storage, threads)
    assert [asyncio.run(storage.read(question)) for _ in range(2)] == [2, 3]
    assert threading.main_thread() not in threads


def test_a_short_question_is_answered_even_if_the_database_breaks_off_once(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[Any] = []

    def ask(*asked: Any) -> Any:
        answers.append(None if not answers else ask_sqlite(*asked))
        if answers == [None]:
            raise sqlite3.OperationalError
        return answers[-1]

    monkeypatch.setattr("parlour.server.db.storage.ask_sqlite", ask)
    question: Any = sa.select(sa.bindparam("word", type_=sa.String), sa.literal_column("3"))
    assert [tuple(asyncio.run(storage.ask(question, word=word))) for word in "ab"] == [("a", 3), ("b", 3)]
    assert asyncio.run(storage.ask(question.where(sa.false()), word="a")) is None
    assert answers == ([] if storage.shared else [None, ("b", 3), None])


def test_the_loop_does_a_short_job_unless_the_database_breaks_off_or_was_slow(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    job = breaks_off_once(storage, threads)
    writer = storage._writer
    assert asyncio.run(writer.write_here(job)) == 2  # the second time in the writer's thread
    monkeypatch.setattr("parlour.server.db.writer.SLOW_SECONDS", -1.0)
    assert [asyncio.run(writer.write_here(job)) for _ in range(2)] == [3, 4]
    in_loop = [thread is threading.main_thread() for thread in threads]
    assert in_loop == ([False] * 4 if storage.shared else [True, False, True, False])


def test_the_loop_does_not_wait_for_the_writers_thread(storage: Storage) -> None:
    async def both() -> tuple[bool, bool]:
        busy, go_on = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def long_job(db: Connection) -> bool:
            loop.call_soon_threadsafe(busy.set)
            return go_on.wait(10)

        long = asyncio.create_task(storage.write(long_job))
        await busy.wait()
        short = asyncio.create_task(storage._writer.write_here(lambda db: go_on.is_set()))
        await asyncio.sleep(0.1)
        assert not short.done()
        go_on.set()
        return await long, await short

    assert asyncio.run(both()) == (True, True)


def test_the_disk_is_asked_to_keep_it(storage: Storage) -> None:
    with storage._engine.connect() as connection:
        if storage.shared:
            assert connection.scalar(sa.text("SHOW synchronous_commit")) == "on"
            assert connection.scalar(sa.text("SHOW fsync")) == "on"
        else:
            assert connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
            assert connection.scalar(sa.text("PRAGMA synchronous")) == 2  # FULL


def test_the_secret_is_made_once(any_db: str, storage: Storage) -> None:
    again = Storage(any_db)
    assert again.secret == storage.secret
    again.close()


def test_the_tables_a_guest_has_made_lately_are_counted(storage: Storage) -> None:
    async def make_and_count() -> Made:
        await fill(storage, tables=5, rounds=0)
        await storage.finish("t0", ENDING)
        with storage._engine.begin() as db:
            for name, age in (("t1", timedelta(hours=1)), ("t2", timedelta(days=2))):
                db.execute(sa.update(tables).where(tables.c.id == name).values(made_at=datetime.now(UTC) - age))
        assert await storage.made_by("bob") == Made(0, 0, 0)
        return await storage.made_by("ann")

    assert asyncio.run(make_and_count()) == Made(in_a_minute=3, unfinished_in_a_day=3, branches_in_a_day=0)


def test_the_migrations_lead_to_the_tables_as_they_are(storage: Storage) -> None:
    with storage._engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), metadata) == []


@pytest.mark.parametrize("version", ["alembic", "before alembic"])
def test_a_schema_of_another_version_is_not_touched(any_db: str, storage: Storage, version: str) -> None:
    with storage._engine.begin() as db:
        if version == "alembic":
            db.execute(sa.text("UPDATE alembic_version SET version_num = '999'"))
        else:
            db.execute(sa.text("DROP TABLE alembic_version"))
            db.execute(sa.insert(house), {"key": "schema", "value": "999"})
    with pytest.raises(StorageError, match="999"):
        Storage(any_db)


def test_an_entry_of_no_table_is_refused(storage: Storage) -> None:
    async def append() -> None:
        await storage.append("nowhere", a_move(1, 0, "R7"))

    with pytest.raises(sa.exc.IntegrityError):
        asyncio.run(append())
    with storage._engine.connect() as db:
        assert db.scalar(sa.select(sa.func.count()).select_from(entries)) == 0


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file::memory:?uri=true"])
def test_a_database_in_memory_is_refused(url: str) -> None:
    with pytest.raises(StorageError, match="in memory"):
        Storage(url)


@pytest.mark.parametrize("url", ["parlour.sqlite3", "sqlite:////nowhere/at/all.sqlite3", "oracle://localhost/parlour"])
def test_what_is_no_database_is_refused_in_a_sentence(url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"\.$"):
        Storage(url)
