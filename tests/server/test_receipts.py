"""A process whose line to PostgreSQL broke learns whether its last transaction was committed."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from parlour.server.db import receipts
from parlour.server.db.appending import append_to_postgresql
from parlour.server.db.connections import connect
from parlour.server.db.schema import house


@pytest.fixture
def engine(shared_db: str) -> sa.Engine:
    return connect(shared_db)


def leave(db: sa.Connection, process: str) -> str:
    """A receipt, as a transaction that appends nothing leaves it."""
    receipt = receipts.new_receipt()
    append_to_postgresql(db, process, receipt, [])
    return receipt


def newest(engine: sa.Engine) -> str:
    with engine.begin() as db:
        return receipts.newest(db, "me")


def test_the_receipt_of_the_last_committed_transaction_is_found(engine: sa.Engine) -> None:
    assert newest(engine) == ""
    for _ in range(2):
        with engine.begin() as db:
            left = leave(db, "me")
            leave(db, "another")
        assert newest(engine) == left
    with engine.connect() as db:
        leave(db, "me")
        db.rollback()
    assert newest(engine) == left
    engine.dispose()


@pytest.mark.parametrize("commits", [True, False])
@pytest.mark.parametrize("is_first", [True, False])
def test_a_transaction_that_is_just_being_committed_is_waited_for(
    engine: sa.Engine, commits: bool, is_first: bool
) -> None:
    if not is_first:
        newest(engine)
    asked = threading.Event()

    def ask() -> str:
        asked.set()
        return newest(engine)

    with ThreadPoolExecutor(1) as thread, engine.connect() as db:
        left = leave(db, "me")
        answer = thread.submit(ask)
        asked.wait()
        with pytest.raises(TimeoutError):
            answer.result(timeout=0.3)
        (db.commit if commits else db.rollback)()
        assert answer.result() == (left if commits else "")
    engine.dispose()


def test_receipts_of_processes_long_gone_are_cleared_up(engine: sa.Engine) -> None:
    with engine.begin() as db:
        db.execute(sa.insert(house), {"key": "receipt long-gone", "value": "2020-01-01T00:00:00+00:00 1"})
        left = leave(db, "me")
        receipts.clear_up(db)
        keys = set(db.scalars(sa.select(house.c.key)))
    assert "receipt long-gone" not in keys
    assert newest(engine) == left
    engine.dispose()
