"""Entries that are appended to PostgreSQL by one statement: what is stored, who is told, what if no answer comes."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from parlour.server.db import receipts, writer
from parlour.server.db.appending import ENTRIES_A_NOTICE, append_to_postgresql, stored_among
from parlour.server.db.notices import CHANNEL
from parlour.server.db.queries import log
from parlour.server.db.storage import Storage
from parlour.server.domain.entries import Stale

from .log import an_entry
from .test_storage import a_move, a_table, moves_of

NOW = datetime(2026, 11, 17, 15, 0, 0, 123456, UTC)


@pytest.fixture
def storage(shared_db: str) -> Iterator[Storage]:
    storage = Storage(shared_db)
    storage.start()
    asyncio.run(storage.add_table(a_table("t0")))
    yield storage
    storage.close()


def rows(*numbers: int, at: datetime = NOW) -> list[dict[str, Any]]:
    return [log.row("t0", an_entry(number, "move", number % 2, f"m{number} ü'\"\\", at)) for number in numbers]


def appended(storage: Storage, *numbers: int) -> set[tuple[str, int]]:
    with storage._engine.execution_options(isolation_level="AUTOCOMMIT").connect() as db:
        return append_to_postgresql(db, "me", "a receipt", rows(*numbers))


def test_free_numbers_are_given_and_the_entries_are_stored_as_they_are(storage: Storage) -> None:
    assert appended(storage, 1, 2) == {("t0", 1), ("t0", 2)}
    assert appended(storage, 2, 3, 3) == {("t0", 3)}
    assert appended(storage, 1, 2, 3) == set()
    with storage._engine.begin() as db:
        assert receipts.newest(db, "me") == "a receipt"
        assert [entry.at for entry in log.read(db, "t0", 0)] == [NOW] * 3
    assert moves_of(storage, "t0") == [(number % 2, f"m{number} ü'\"\\") for number in (1, 2, 3)]


def test_every_entry_is_told_in_notices_that_are_not_too_long(shared_db: str, storage: Storage) -> None:
    with psycopg.connect(shared_db, autocommit=True) as listening:
        listening.execute(f"LISTEN {CHANNEL}")
        many = 2 * ENTRIES_A_NOTICE + 1
        appended(storage, *range(1, many + 1))
        told = [notice.payload.split() for notice in listening.notifies(timeout=5, stop_after=3)]
    assert [len(words) for words in sorted(told, key=len)] == [4, 2 + 2 * ENTRIES_A_NOTICE, 2 + 2 * ENTRIES_A_NOTICE]
    assert {tuple(words[:2]) for words in told} == {("entries", "me")}
    assert sorted(int(number) for words in told for number in words[3::2]) == list(range(1, many + 1))


def test_an_entry_is_told_from_another_one_of_its_number(storage: Storage) -> None:
    appended(storage, 1, 2)
    theirs = rows(2, at=NOW + timedelta(microseconds=1))
    with storage._engine.connect() as db:
        assert stored_among(db, [*rows(1), *theirs, *rows(3)]) == {("t0", 1)}
        assert stored_among(db, []) == set()


def test_what_was_committed_without_an_answer_is_told_right(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    appended(storage, 1)
    answers = []

    def append_and_break(*arguments: Any) -> set[tuple[str, int]]:
        answers.append(append_to_postgresql(*arguments))
        raise sa.exc.OperationalError("", {}, psycopg.OperationalError("the connection is lost"))

    async def write() -> list[BaseException | None]:
        moves = [storage.append("t0", a_move(number, 0, "mine")) for number in (1, 2)]
        return await asyncio.gather(*moves, return_exceptions=True)

    monkeypatch.setattr(writer, "append_to_postgresql", append_and_break)
    assert [type(result) for result in asyncio.run(write())] == [Stale, type(None)]
    assert answers == [{("t0", 2)}]
    assert [move for _, move in moves_of(storage, "t0")] == ["m1 ü'\"\\", "mine"]
