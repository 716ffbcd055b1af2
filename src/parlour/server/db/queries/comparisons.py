"""What editions change: the questions that people have asked, and the answers."""

from dataclasses import asdict
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.comparisons import KeptComparison
from ...domain.editions import StoredEdition
from ..connections import utc
from ..schema import comparisons
from . import editions

TIMES = ("asked_at", "began_at", "heard_at")
QUESTION = ("edition", "digest", "rules", "players", "level", "games")


def get(db: Connection, comparison_id: str) -> KeptComparison | None:
    row = db.execute(sa.select(comparisons).where(comparisons.c.id == comparison_id)).first()
    return _read(row) if row else None


def get_with_edition(db: Connection, comparison_id: str) -> tuple[KeptComparison, StoredEdition] | None:
    kept = get(db, comparison_id)
    edition = kept and editions.get(db, kept.edition)
    return (kept, edition) if kept and edition else None


def of_edition(db: Connection, edition_id: str) -> list[KeptComparison]:
    """The newest first."""
    own = sa.select(comparisons).where(comparisons.c.edition == edition_id)
    return [_read(row) for row in db.execute(own.order_by(comparisons.c.asked_at.desc(), comparisons.c.id))]


def ask(db: Connection, new: KeptComparison, most: int) -> KeptComparison:
    """Store the question, unless it is being answered or has been answered whole: then that one is returned.

    What somebody has stopped makes room. So do the oldest answers about the edition, beyond that many.
    """
    same = [getattr(comparisons.c, name) == value for name, value in zip(QUESTION, new.question, strict=True)]
    for row in db.execute(sa.select(comparisons).where(*same)).all():
        kept = _read(row)
        if kept.is_whole or not kept.over:
            return kept
        db.execute(sa.delete(comparisons).where(comparisons.c.id == kept.id))
    for old in of_edition(db, new.edition)[most - 1 :]:
        db.execute(sa.delete(comparisons).where(comparisons.c.id == old.id))
    db.execute(sa.insert(comparisons), asdict(new))
    return new


def begin_again(db: Connection, kept: KeptComparison, now: datetime) -> bool:
    """Whether the caller is the one to answer it anew. Nobody else has been heard of since it was read."""
    same = sa.update(comparisons).where(comparisons.c.id == kept.id, comparisons.c.over.is_(False))
    mine = same.where(comparisons.c.heard_at == kept.heard_at, comparisons.c.began_at == kept.began_at)
    return bool(db.execute(mine.values(began_at=now, heard_at=now, done=0)).rowcount)


def go_on(db: Connection, comparison_id: str, done: int, now: datetime) -> bool:
    """Note how far it is. False if somebody has stopped it, or it has been removed."""
    own = sa.update(comparisons).where(comparisons.c.id == comparison_id, comparisons.c.over.is_(False))
    return bool(db.execute(own.values(done=done, heard_at=now)).rowcount)


def stop(db: Connection, comparison_id: str) -> None:
    db.execute(sa.update(comparisons).where(comparisons.c.id == comparison_id).values(over=True))


def answer(db: Connection, comparison_id: str, done: int, found: dict[str, Any] | None) -> None:
    own = sa.update(comparisons).where(comparisons.c.id == comparison_id)
    db.execute(own.values(over=True, done=done, found=found))


def of_guest(db: Connection, guest: str) -> list[KeptComparison]:
    own = sa.select(comparisons).where(comparisons.c.guest == guest)
    return [_read(row) for row in db.execute(own.order_by(comparisons.c.asked_at))]


def forget(db: Connection, guest: str) -> None:
    """What the guest has asked about other people's editions stays there, without the guest."""
    db.execute(sa.update(comparisons).where(comparisons.c.guest == guest).values(guest=None))


def _read(row: sa.Row[Any]) -> KeptComparison:
    fields = dict(row._mapping)
    return KeptComparison(**fields | {name: utc(fields[name]) for name in TIMES})
