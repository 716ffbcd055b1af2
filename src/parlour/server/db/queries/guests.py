"""Guests who told something about themselves, and what their cookies must say."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.names import likenesses
from ...domain.people import Guest, Known
from ..notices import tell
from ..schema import accounts, guests, programs


def get(db: Connection, guest_id: str) -> Guest:
    row = db.execute(marked(sa.select(guests), guests.c.id).where(guests.c.id == guest_id)).first()
    return Guest(row.id, row.name, row.language, row.account, row.owner) if row else Guest(guest_id)


def marked(people: sa.Select[Any], guest: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """The rows with their marks: whether the guest has an `account`, and of a program, its `owner`."""
    marks = accounts.c.guest.is_not(None).label("account"), programs.c.owner
    people = people.add_columns(*marks).outerjoin(accounts, accounts.c.guest == guest)
    return people.outerjoin(programs, programs.c.guest == guest)


def put(db: Connection, guest: Guest) -> None:
    db.execute(sa.delete(guests).where(guests.c.id == guest.id))
    alike, as_written = likenesses(guest.name) if guest.name else (None, None)
    row = {"id": guest.id, "name": guest.name, "language": guest.language}
    db.execute(sa.insert(guests), row | {"alike": alike, "alike_as_written": as_written})
    tell(db, "guest", guest.id)


def looks_like(name: str) -> sa.ColumnElement[bool]:
    """Guests whose names look the same as this one."""
    likeness = likenesses(name)
    return guests.c.alike.in_(likeness) | guests.c.alike_as_written.in_(likeness)


def names(db: Connection, of: Iterable[str]) -> dict[str, Known]:
    """The names of the guests, for those that chose one."""
    named = marked(sa.select(guests.c.id, guests.c.name), guests.c.id)
    rows = db.execute(named.where(guests.c.id.in_(list(of)), guests.c.name.is_not(None)))
    return {row.id: Known(row.name, row.account, row.owner) for row in rows}
