"""By which a process knows, after its line to PostgreSQL broke, whether its last transaction was committed.

Each transaction leaves a receipt, a new one in the place of the one before. The number that PostgreSQL gives a
transaction would not do: after a crash it gives those that never reached the disk to others.
"""

import secrets
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects.postgresql import insert

from .schema import house

PREFIX = "receipt "
KEPT = timedelta(days=1)  # of processes that are no more


def leave(db: Connection, process: str) -> str | None:
    """Leave a receipt in this transaction. SQLite's commit is never in doubt: there is no line to break."""
    if db.dialect.name != "postgresql":
        return None
    receipt = f"{datetime.now(UTC).isoformat()} {secrets.token_hex(8)}"
    added = insert(house).values(key=PREFIX + process, value=receipt)
    db.execute(added.on_conflict_do_update(index_elements=[house.c.key], set_={"value": receipt}))
    return receipt


def newest(db: Connection, process: str) -> str:
    """The receipt of the last transaction that was committed; waits for one that is just being."""
    added = insert(house).values(key=PREFIX + process, value="")
    kept = added.on_conflict_do_update(index_elements=[house.c.key], set_={"value": house.c.value})
    return str(db.scalar(kept.returning(house.c.value)))


def clear_up(db: Connection) -> None:
    """Of processes that have not written for long. A living one writes all the time."""
    old = (datetime.now(UTC) - KEPT).isoformat()
    db.execute(sa.delete(house).where(house.c.key.startswith(PREFIX), house.c.value < old))
