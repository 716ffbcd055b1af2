"""Everything that is stored about a guest: to export, or to delete."""

import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ..connections import utc
from ..notices import tell
from ..schema import accounts, chat, entries, finished, guests, mutes, presence, ratings, seats, tables
from . import branches, comparisons, editions, programs
from .ratings import strengths

Json = dict[str, Any]

NOBODY: Json = {"guest": None, "called": None}  # what is left of a person in a stored chair


def export(db: Connection, guest: str) -> Json:
    """Everything stored about the guest, except the password's hash."""
    person = db.execute(sa.select(guests).where(guests.c.id == guest)).first()
    account = db.execute(sa.select(accounts).where(accounts.c.guest == guest)).first()
    return {
        "id": guest,
        "name": person and person.name,
        "language": person and person.language,
        "account": account and {"since": utc(account.made_at).isoformat(), "passwords_changed": account.epoch},
        "programs": [{"id": program.id, "name": program.name} for program in programs.of_owner(db, guest)],
        "editions": [
            {"game": own.game, "name": own.name, "source": own.source} for own in editions.of_guest(db, guest)
        ],
        "comparisons": [
            {"edition": own.edition, "asked_at": own.asked_at.isoformat()} for own in comparisons.of_guest(db, guest)
        ],
        "ratings": strengths(db, guest),
        "tables_made": list(
            db.scalars(sa.select(tables.c.id).where(tables.c.made_by == guest).order_by(tables.c.made_at))
        ),
        "games": _games(db, guest),
        "sat_down": _rows(db, sa.select(entries.c.table_id, entries.c.seat, entries.c.at).where(_sat_down(guest))),
        "said": _rows(db, sa.select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.guest == guest)),
        "muted_at": list(db.scalars(sa.select(mutes.c.table_id).where(mutes.c.guest == guest))),
    }


def _games(db: Connection, guest: str) -> list[Json]:
    c = tables.c
    own = sa.select(c.id, c.game, c.made_at, c.state, seats.c.seat, seats.c.called, finished.c.ratings)
    own = own.join(seats, seats.c.table_id == tables.c.id).outerjoin(finished, finished.c.table_id == tables.c.id)
    rows = db.execute(own.where(seats.c.guest == guest))
    return [
        {
            "table": row.id,
            "game": row.game,
            "seat": row.seat,
            "called": row.called,
            "state": row.state,
            "made_at": utc(row.made_at).isoformat(),
            "rating": row.ratings and row.ratings[row.seat],
            "moves": _rows(db, _moves_of(row.id, row.seat)),
        }
        for row in rows
    ]


def _moves_of(table_id: str, seat: int) -> sa.Select[Any]:
    c = entries.c
    moves = sa.select(c.number, c.what.label("move"), c.spent, c.at).order_by(c.number)
    return moves.where(c.table_id == table_id, c.seat == seat, c.kind == "move")


def _rows(db: Connection, wanted: sa.Select[Any]) -> list[Json]:
    return [dict(row) | {"at": utc(row["at"]).isoformat()} for row in db.execute(wanted).mappings()]


def _sat_down(guest: str) -> sa.ColumnElement[bool]:
    return sa.and_(entries.c.kind == "sit", entries.c.what == guest)


def unfinished(db: Connection, guest: str) -> list[str]:
    """The tables where the guest has a seat and the game is not over. Branches of finished games do not count."""
    own = sa.select(tables.c.id).distinct().join(seats, seats.c.table_id == tables.c.id)
    own = own.where(seats.c.guest == guest, tables.c.state != "over")
    return list(db.scalars(own.where(tables.c.id.not_in(branches.made_by(db, guest)))))


def forget(db: Connection, guest: str) -> None:
    """Delete everything about the guest, with the branches they made of finished games.

    Other tables stay for the others; the seat there shows a person without a name.
    """
    for branch in branches.made_by(db, guest):
        branches.remove(db, branch)
    editions.forget(db, guest)
    comparisons.forget(db, guest)
    _leave_chairs(db, guest)
    _leave_ratings(db, guest)
    db.execute(sa.update(seats).where(seats.c.guest == guest).values(guest=None, called=None))
    db.execute(sa.update(entries).where(_sat_down(guest)).values(what=""))
    db.execute(sa.update(tables).where(tables.c.made_by == guest).values(made_by=None))
    # The number of a chat line stays taken, so that it is never given to another line.
    db.execute(sa.update(chat).where(chat.c.guest == guest).values(guest=None, text=""))
    db.execute(sa.delete(mutes).where((mutes.c.guest == guest) | (mutes.c.muted == guest)))
    db.execute(sa.delete(presence).where(presence.c.guest == guest))
    db.execute(sa.delete(ratings).where(ratings.c.player == guest))
    db.execute(sa.delete(accounts).where(accounts.c.guest == guest))
    db.execute(sa.delete(guests).where(guests.c.id == guest))
    tell(db, "gone", guest)


def _leave_chairs(db: Connection, guest: str) -> None:
    """Remove the id, and the names of people on that device, from the stored chairs of tables and from their logs.

    The id is too long to match other text by chance.
    """
    made = sa.select(tables.c.id, tables.c.chairs).where(sa.cast(tables.c.chairs, sa.Text).contains(guest))
    for row in db.execute(made).all():
        chairs = [chair | NOBODY if chair["guest"] == guest else chair for chair in row.chairs]
        db.execute(sa.update(tables).where(tables.c.id == row.id).values(chairs=chairs))
    put = sa.update(entries).where(entries.c.kind == "seat", entries.c.what.contains(guest))
    db.execute(put.values(what=json.dumps({"kind": "human", **NOBODY})))


def _leave_ratings(db: Connection, guest: str) -> None:
    """Remove the person's ratings from the results of their games."""
    rated = sa.select(finished.c.table_id, finished.c.ratings, seats.c.seat)
    rated = rated.join(seats, seats.c.table_id == finished.c.table_id).where(seats.c.guest == guest, finished.c.rated)
    for row in db.execute(rated).all():
        if row.ratings:
            left = [None if seat == row.seat else change for seat, change in enumerate(row.ratings)]
            db.execute(sa.update(finished).where(finished.c.table_id == row.table_id).values(ratings=left))
