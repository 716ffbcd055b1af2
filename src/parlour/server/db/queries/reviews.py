"""Reviews of finished games."""

from dataclasses import asdict

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.reviews import KeptReview
from ..connections import utc
from ..schema import reviews


def get(db: Connection, table_id: str) -> KeptReview | None:
    row = db.execute(sa.select(reviews).where(reviews.c.table_id == table_id)).first()
    return KeptReview(row.engine, row.whole, utc(row.at), row.found) if row else None


def keep(db: Connection, table_id: str, review: KeptReview) -> None:
    """Store the review in place of an earlier one."""
    db.execute(sa.delete(reviews).where(reviews.c.table_id == table_id))
    db.execute(sa.insert(reviews), {"table_id": table_id, **asdict(review)})
