"""Deadlines: whose clock runs at which table, and until when. They reopen a table that nobody is connected to.

Only tables with a clock are here. `people/turns.py` knows the others. The rows follow from the log and change in the
transaction of its entries.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.state import Due
from ..connections import utc
from ..schema import seats, tables, turns
from . import log


def keep(db: Connection, table_id: str, dues: Iterable[Due]) -> None:
    db.execute(sa.delete(turns).where(turns.c.table_id == table_id))
    rows = [{"table_id": table_id, **due._asdict()} for due in dues]
    if rows:
        db.execute(sa.insert(turns), rows)


def keep_if_newest(db: Connection, table_id: str, number: int, dues: Iterable[Due]) -> None:
    """Store the deadlines, unless another process has added to the log meanwhile."""
    if log.last_number(db, table_id) in (number, None):
        keep(db, table_id, dues)


def due(db: Connection) -> list[str]:
    """The tables where a person's time is up, or a bot has not moved."""
    return list(db.scalars(sa.select(turns.c.table_id).distinct().where(turns.c.due_at <= datetime.now(UTC))))


class Turn(NamedTuple):
    """A table that waits for a person until `due_at`."""

    id: str
    game: str
    due_at: datetime


def of(db: Connection, guest: str) -> list[Turn]:
    """The tables with a clock that wait for the guest, the most urgent first."""
    own = sa.select(tables.c.id, tables.c.game, turns.c.due_at).join(turns, turns.c.table_id == tables.c.id)
    own = own.join(seats, sa.and_(seats.c.table_id == turns.c.table_id, seats.c.seat == turns.c.seat))
    rows = db.execute(own.where(seats.c.guest == guest, turns.c.person).order_by(turns.c.due_at))
    return [Turn(row.id, row.game, utc(row.due_at)) for row in rows]
