"""Receipts tell a process whether its last transaction was committed, after its connection to PostgreSQL broke.

Each transaction writes a receipt, which replaces the one before. PostgreSQL's own transaction numbers would not do:
after a crash, numbers that never reached the disk are given to other transactions.
"""

import secrets
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects.postgresql import insert

from .schema import house

PREFIX = "receipt "
# A plain statement, because every transaction of the writer needs it.
LEAVE = "INSERT INTO house (key, value) VALUES (%s, %s) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
KEPT = timedelta(days=1)  # receipts of processes that have ended


def new_receipt() -> str:
    return f"{datetime.now(UTC).isoformat()} {secrets.token_hex(8)}"


def newest(db: Connection, process: str) -> str:
    """The receipt of the last committed transaction. Waits for one that is being committed."""
    added = insert(house).values(key=PREFIX + process, value="")
    kept = added.on_conflict_do_update(index_elements=[house.c.key], set_={"value": house.c.value})
    return str(db.scalar(kept.returning(house.c.value)))


def clear_up(db: Connection) -> None:
    """Delete receipts of processes that have not written for long. A living process writes all the time."""
    old = (datetime.now(UTC) - KEPT).isoformat()
    db.execute(sa.delete(house).where(house.c.key.startswith(PREFIX), house.c.value < old))
