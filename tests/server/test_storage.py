import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from parlour.server.storage import Chair, Made, Storage, StorageError, StoredTable


@pytest.fixture
def storage(db: Path) -> Iterator[Storage]:
    storage = Storage(f"sqlite:///{db}")
    storage.start()
    yield storage
    storage.close()


def a_table(name: str) -> StoredTable:
    chairs = [Chair("open"), Chair("open")]
    return StoredTable(name, "ninjan", 1, {"deals": "1"}, chairs, secrets.token_bytes(32), made_by="ann")


async def fill(storage: Storage, tables: int, rounds: int) -> None:
    await asyncio.gather(*(storage.add_table(a_table(f"t{n}")) for n in range(tables)))
    for number in range(1, rounds + 1):
        moves = [storage.append_move(f"t{n}", number, n % 2, f"m{number}") for n in range(tables)]
        await asyncio.gather(*moves)


def moves_of(storage: Storage, table: str) -> list[tuple[int, str]]:
    saved = storage.saved(table)
    assert saved
    return saved.moves


def test_what_is_written_is_read_again(storage: Storage) -> None:
    asyncio.run(fill(storage, tables=30, rounds=4))
    for n in range(30):
        assert moves_of(storage, f"t{n}") == [(n % 2, f"m{number}") for number in (1, 2, 3, 4)]


def test_a_number_is_given_once_and_the_others_in_the_batch_are_kept(storage: Storage) -> None:
    async def collide() -> list[BaseException | None]:
        await fill(storage, tables=2, rounds=1)
        moves = [
            storage.append_move("t0", 2, 0, "first"),
            storage.append_move("t0", 2, 0, "second"),
            storage.append_move("t1", 2, 1, "other"),
            storage.append_move("t0", 1, 1, "again"),
        ]
        return await asyncio.gather(*moves, return_exceptions=True)

    results = asyncio.run(collide())
    assert [isinstance(result, sa.exc.IntegrityError) for result in results] == [False, True, False, True]
    assert moves_of(storage, "t0") == [(0, "m1"), (0, "first")]
    assert moves_of(storage, "t1") == [(1, "m1"), (1, "other")]


def test_the_disk_is_asked_to_keep_it(db: Path, storage: Storage) -> None:
    with storage._engine.connect() as connection:
        assert connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(sa.text("PRAGMA synchronous")) == 2  # FULL


def test_the_secret_is_made_once(db: Path, storage: Storage) -> None:
    again = Storage(f"sqlite:///{db}")
    assert again.secret == storage.secret
    again.close()


def test_the_tables_a_guest_has_made_lately_are_counted(storage: Storage) -> None:
    async def make_and_count() -> Made:
        await fill(storage, tables=5, rounds=0)
        await storage.keep_over("t0")
        with storage._engine.begin() as connection:
            connection.execute(sa.text("UPDATE tables SET made_at = datetime('now', '-1 hour') WHERE id = 't1'"))
            connection.execute(sa.text("UPDATE tables SET made_at = datetime('now', '-2 days') WHERE id = 't2'"))
        assert await storage.made_by("bob") == Made(0, 0)
        return await storage.made_by("ann")

    assert asyncio.run(make_and_count()) == Made(in_a_minute=3, unfinished_in_a_day=3)


def test_a_database_of_the_first_schema_is_brought_up_to_date(db: Path, storage: Storage) -> None:
    asyncio.run(fill(storage, tables=1, rounds=2))
    with storage._engine.begin() as connection:
        connection.execute(sa.text("DROP INDEX ix_tables_made_by"))
        connection.execute(sa.text("ALTER TABLE tables DROP COLUMN made_by"))
        connection.execute(sa.text("UPDATE house SET value = '1' WHERE key = 'schema'"))
    for _ in range(2):
        again = Storage(f"sqlite:///{db}")
        saved = again.saved("t0")
        assert saved
        assert (saved.moves, saved.table.made_by) == ([(0, "m1"), (0, "m2")], None)
        again.close()


def test_a_schema_of_another_version_is_not_touched(db: Path, storage: Storage) -> None:
    with storage._engine.begin() as connection:
        connection.execute(sa.text("UPDATE house SET value = '999' WHERE key = 'schema'"))
    with pytest.raises(StorageError, match="999"):
        Storage(f"sqlite:///{db}")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file::memory:?uri=true"])
def test_a_database_in_memory_is_refused(url: str) -> None:
    with pytest.raises(StorageError, match="in memory"):
        Storage(url)
