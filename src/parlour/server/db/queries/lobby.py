"""The lobby: listed tables with a connected person."""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ..connections import utc
from ..schema import printings, tables
from .history import players_of

LISTED = 50
FRESH_SECONDS = 180.0

Json = dict[str, Any]


def listed(db: Connection, game: str | None, reader: str) -> list[Json]:
    c = tables.c
    fresh = datetime.now(UTC) - timedelta(seconds=FRESH_SECONDS)
    printed = sa.select(tables, printings.c.name.label("edition_name"))
    printed = printed.outerjoin(printings, printings.c.digest == c.edition)
    wanted = printed.where(c.listed, c.state != "over", c.seen_at > fresh)
    if game is not None:
        wanted = wanted.where(c.game == game)
    rows = db.execute(wanted.order_by(c.made_at.desc()).limit(LISTED)).all()
    players = players_of(db, [row.id for row in rows], reader)
    return [
        {
            "id": row.id,
            "game": row.game,
            "options": row.options,
            "seats": players[row.id],
            "state": row.state,
            "made_at": utc(row.made_at),
            "clock": row.clock,
            "rated": row.rated and row.edition is None and not any(player["shared"] for player in players[row.id]),
            "edition": row.edition_name,
            "programs": row.programs,
            "tutor": row.tutor,
        }
        for row in rows
    ]


def say_in_use(db: Connection, table_ids: Collection[str]) -> None:
    """Record that people are connected to these tables now."""
    own = sa.update(tables).where(tables.c.id.in_(table_ids), tables.c.listed)
    db.execute(own.values(seen_at=datetime.now(UTC)))
