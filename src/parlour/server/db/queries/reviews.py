"""Reviews of finished games."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.reviews import KeptReview
from ..connections import utc
from ..schema import branches, reviews, seats, tables


def get(db: Connection, table_id: str) -> KeptReview | None:
    row = db.execute(sa.select(reviews).where(reviews.c.table_id == table_id)).first()
    return KeptReview(row.engine, row.whole, utc(row.at), row.found) if row else None


def keep(db: Connection, table_id: str, review: KeptReview) -> None:
    """Store the review in place of an earlier one. Nothing is kept of a branch that has been removed meanwhile."""
    if db.scalar(sa.select(tables.c.id).where(tables.c.id == table_id)) is None:
        return
    db.execute(sa.delete(reviews).where(reviews.c.table_id == table_id))
    db.execute(sa.insert(reviews), {"table_id": table_id, **asdict(review)})


def change(db: Connection, table_id: str, engine: int, changed: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Change the review, unless another engine has made it anew meanwhile."""
    own = reviews.c.table_id == table_id, reviews.c.engine == engine, reviews.c.whole
    found = db.scalar(sa.select(reviews.c.found).where(*own).with_for_update())
    if found is not None:
        db.execute(sa.update(reviews).where(*own).values(found=changed(found)))


def of_guest(db: Connection, guest: str, engine: int, games: int) -> list[Any]:
    """The reviews of the guest's last games: table, game, seat and what was found. Branches are no games.

    Other people who play on the guest's device make mistakes of their own.
    """
    own = sa.select(reviews.c.table_id, tables.c.game, seats.c.seat, reviews.c.found)
    own = own.join(tables, tables.c.id == reviews.c.table_id).join(seats, seats.c.table_id == tables.c.id)
    own = own.where(seats.c.guest == guest, seats.c.called.is_(None), reviews.c.engine == engine, reviews.c.whole)
    own = own.where(tables.c.id.not_in(sa.select(branches.c.table_id)))
    return list(db.execute(own.order_by(tables.c.made_at.desc()).limit(games)))
