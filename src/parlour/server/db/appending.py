"""Transactions that append entries and do nothing else, as nearly all do: each is one statement outside a transaction,
which is a transaction by itself.

So the thread gives up Python's lock once, while the rows are on their way to the disk, and waits for the lock once.
BEGIN, INSERT and COMMIT would each make it wait while the loop works, and PostgreSQL would be asked five times.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy import Connection

from .connections import insertion, utc
from .notices import CHANNEL
from .receipts import LEAVE, PREFIX
from .schema import entries

ENTRIES_A_NOTICE = 100  # a notice of PostgreSQL has at most 8,000 bytes
TYPES = {sa.String: "text", sa.Integer: "integer", sa.DateTime: "timestamptz"}

Row = dict[str, Any]
Key = tuple[str, int]


def append_to_sqlite(db: Connection, rows: list[Row]) -> bool:
    """If not all entries can be stored, none is: False."""
    driver = db.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        driver.execute(*insertion(db.dialect, entries, rows))
    except sqlite3.Error:
        return False  # the ordinary way tells why
    return True


def append_to_postgresql(db: Connection, process: str, receipt: str, rows: Sequence[Row]) -> set[Key]:
    """Append those entries whose numbers are free, notify all processes of them, and leave a receipt.

    Returns the keys of the entries that are stored. Where entries are all there is to store, `db` commits each
    statement by itself.
    """
    values = orjson.dumps(rows).decode(), PREFIX + process, receipt, CHANNEL, f"entries {process} "
    notices = db.exec_driver_sql(_statement(), values)
    words = " ".join(notice.words for notice in notices).split()
    return {(table_id, int(number)) for table_id, number in zip(words[::2], words[1::2], strict=True)}


def stored_among(db: Connection, rows: Sequence[Row]) -> set[Key]:
    """The keys of those entries that are stored as they are here, and not with the number given to another one."""
    if not rows:
        return set()
    c = entries.c
    ours = {(row["table_id"], row["number"], row["at"]) for row in rows}
    among = sa.tuple_(c.table_id, c.number).in_([(table_id, number) for table_id, number, _ in ours])
    found = db.execute(sa.select(c.table_id, c.number, c.at).where(among))
    return {(table_id, number) for table_id, number, at in found if (table_id, number, utc(at)) in ours}


@cache
def _statement() -> str:
    """The same for any number of rows, so that PostgreSQL plans it once."""
    names = ", ".join(column.name for column in entries.columns)
    typed = ", ".join(f"{column.name} {_type(column)}" for column in entries.columns)
    return f"""
        WITH appended AS (
            INSERT INTO entries ({names}) SELECT {names} FROM json_to_recordset(%s) AS entry ({typed})
            ON CONFLICT DO NOTHING RETURNING table_id, number
        ), receipt AS ({LEAVE}), notice AS (
            SELECT string_agg(table_id || ' ' || number, ' ') AS words
            FROM (SELECT *, (row_number() OVER () - 1) / {ENTRIES_A_NOTICE} AS part FROM appended) AS parts
            GROUP BY part
        )
        SELECT words, pg_notify(%s, %s || words) FROM notice"""


def _type(column: sa.Column[Any]) -> str:
    return next(name for kind, name in TYPES.items() if isinstance(column.type, kind))
