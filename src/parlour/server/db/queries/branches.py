"""Branches of finished games."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ..notices import tell
from ..schema import branches, chat, entries, finished, mutes, presence, seats, tables, turns
from .history import players_of
from .tables import saved

Json = dict[str, Any]


def of_game(db: Connection, table_id: str, reader: str) -> list[Json]:
    """The branches of a game, in the order of its moves, as far as the reader may know their players."""
    c = branches.c
    wanted = sa.select(c.table_id, c.at, c.name, c.redealt, tables.c.state, tables.c.made_by)
    wanted = wanted.join(tables, tables.c.id == c.table_id).where(c.of == table_id)
    rows = db.execute(wanted.order_by(c.at, tables.c.made_at)).all()
    players = players_of(db, [row.table_id for row in rows], reader)
    return [
        {
            "id": row.table_id,
            "at": row.at,
            "name": row.name,
            "redealt": row.redealt,
            "state": row.state,
            "seats": players[row.table_id],
            "yours": row.made_by == reader,
        }
        for row in rows
    ]


def count(db: Connection, table_id: str) -> int:
    return db.scalars(sa.select(sa.func.count()).where(branches.c.of == table_id)).one()


def whole(db: Connection, table_id: str) -> list[tuple[str | None, Any]]:
    """The branches of a game with all that is stored about each: its name, and as `saved` tells it."""
    wanted = sa.select(branches.c.table_id, branches.c.name).join(tables, tables.c.id == branches.c.table_id)
    rows = db.execute(wanted.where(branches.c.of == table_id).order_by(branches.c.at, tables.c.made_at)).all()
    return [(row.name, saved(db, row.table_id)) for row in rows]


def rename(db: Connection, table_id: str, name: str | None) -> None:
    db.execute(sa.update(branches).where(branches.c.table_id == table_id).values(name=name))


def remove(db: Connection, table_id: str) -> None:
    """Delete a branch with everything that belongs to it, and tell the other processes."""
    for rows in (branches, presence, turns, seats, chat, mutes, finished, entries):
        db.execute(sa.delete(rows).where(rows.c.table_id == table_id))
    db.execute(sa.delete(tables).where(tables.c.id == table_id))
    tell(db, "removed", table_id)


def made_by(db: Connection, guest: str) -> list[str]:
    own = sa.select(branches.c.table_id).join(tables, tables.c.id == branches.c.table_id)
    return list(db.scalars(own.where(tables.c.made_by == guest)))
