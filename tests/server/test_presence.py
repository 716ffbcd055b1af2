"""Who listens through which process is kept for many tables at once."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from parlour.server.db.storage import Storage

from .test_storage import a_table

TABLES = [f"t{number}" for number in range(40)]


@pytest.fixture
def storages(shared_db: str) -> Iterator[tuple[Storage, Storage]]:
    """Two processes."""
    ours, theirs = Storage(shared_db), Storage(shared_db)
    for storage in (ours, theirs):
        storage.start()
    yield ours, theirs
    for storage in (ours, theirs):
        storage.close()


def test_everybody_who_comes_at_once_is_written_down_at_once(
    storages: tuple[Storage, Storage], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = storages
    jobs = 0

    async def come_and_go() -> None:
        await ours.beat()
        await asyncio.gather(*map(ours.add_table, map(a_table, TABLES)))
        monkeypatch.setattr(ours, "write", counted)
        everybody = [ours.keep_presence(table, guests) for guests in ({"ann"}, {"ann", "bob"}) for table in TABLES]
        await asyncio.gather(*everybody)
        assert [await theirs.present(table) for table in TABLES] == [{ours.process: {"ann", "bob"}}] * len(TABLES)
        await ours.keep_presence("t0", set())
        assert await theirs.present("t0") == {}
        assert await theirs.present("t1") == {ours.process: {"ann", "bob"}}

    write = ours.write

    async def counted(work: Any) -> Any:
        nonlocal jobs
        jobs += 1
        return await write(work)

    asyncio.run(come_and_go())
    assert jobs < 5


def test_what_could_not_be_written_down_is_written_the_next_time(storages: tuple[Storage, Storage]) -> None:
    ours, theirs = storages

    async def come_too_early() -> None:
        await asyncio.gather(*map(ours.add_table, map(a_table, TABLES[:2])))
        with pytest.raises(sa.exc.IntegrityError):
            await ours.keep_presence("t0", {"ann"})  # nobody knows of this process yet
        await ours.beat()
        await ours.keep_presence("t1", {"bob"})
        assert await theirs.present("t0") == {ours.process: {"ann"}}
        assert await theirs.present("t1") == {ours.process: {"bob"}}

    asyncio.run(come_too_early())
