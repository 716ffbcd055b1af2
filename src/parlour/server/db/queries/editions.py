"""The sets of components that people have made, and those that tables are played with."""

from dataclasses import asdict, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ....games import find
from ...domain.editions import StoredEdition
from ...domain.refusals import Refusal
from ..connections import insert_missing, utc
from ..schema import editions, printings


def printed(db: Connection, game: str, source: str) -> str:
    """Keep the components that a table is played with. Returns their digest."""
    edition = find(game).editions.read(source)
    insert_missing(db, printings, [{"digest": edition.digest, "name": edition.name, "source": source}])
    return edition.digest


def add(db: Connection, edition: StoredEdition, most: int) -> None:
    count = sa.select(sa.func.count()).where(editions.c.guest == edition.guest)
    if db.scalars(count).one() >= most:
        raise Refusal("problem-too-many-editions", most=most)
    db.execute(sa.insert(editions), asdict(edition))


def get(db: Connection, edition_id: str) -> StoredEdition | None:
    row = db.execute(sa.select(editions).where(editions.c.id == edition_id)).first()
    return _read(row) if row else None


def of_guest(db: Connection, guest: str, game: str | None = None) -> list[StoredEdition]:
    """The guest's editions, the one changed last first."""
    own = sa.select(editions).where(editions.c.guest == guest)
    if game is not None:
        own = own.where(editions.c.game == game)
    return [_read(row) for row in db.execute(own.order_by(editions.c.changed_at.desc(), editions.c.id))]


def change(db: Connection, edition: StoredEdition) -> None:
    """Store the next version, unless another one has been stored meanwhile."""
    before = sa.update(editions).where(editions.c.id == edition.id, editions.c.version == edition.version - 1)
    if not db.execute(before.values(**asdict(edition))).rowcount:
        raise Refusal("problem-edition-stale")


def remove(db: Connection, edition_id: str) -> None:
    db.execute(sa.delete(editions).where(editions.c.id == edition_id))


def forget(db: Connection, guest: str) -> None:
    db.execute(sa.delete(editions).where(editions.c.guest == guest))


def _read(row: sa.Row[Any]) -> StoredEdition:
    edition = StoredEdition(**row._mapping)
    return replace(edition, changed_at=utc(edition.changed_at))
