"""The games of a person, running and finished, page by page."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.people import guest_name, guest_number
from ..connections import utc
from ..schema import accounts, branches, entries, finished, guests, programs, seats, tables
from .guests import marked
from .ratings import strengths

PAGE = 20
NEWEST = 20  # of the running games of a guest
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)

Json = dict[str, Any]

_branched = tables.c.id.in_(sa.select(branches.c.table_id))  # trying something out is no game of one's own


def my_games(db: Connection, reader: str, before: int | None, over: bool | None) -> Json:
    """The reader's tables, the newest first: all of them, only finished ones, or only unfinished ones."""
    wanted = _of(reader)
    if over is not None:
        wanted = wanted.where(tables.c.state == "over" if over else tables.c.state != "over")
    return _page(db, wanted, reader, before)


def profile(db: Connection, folded: str, reader: str, before: int | None) -> Json | None:
    """The public part of the account of that name; None if there is no such account."""
    known = sa.select(accounts.c.guest, accounts.c.made_at, guests.c.name, programs.c.owner)
    known = known.join(guests, guests.c.id == accounts.c.guest)
    known = known.outerjoin(programs, programs.c.guest == accounts.c.guest)
    row = db.execute(known.where(accounts.c.folded == folded)).first()
    if row is None:
        return None
    games = _page(db, _of(row.guest).where(tables.c.state == "over"), reader, before)
    since, strength = utc(row.made_at), strengths(db, row.guest)
    program = row.owner is not None
    return {"name": row.name, "program": program, "since": since, "strengths": strength, "finished": games}


def _of(guest: str) -> sa.Select[Any]:
    c = tables.c
    own = sa.select(c.id, c.game, c.options, c.state, c.listed, c.made_at, c.clock, finished)
    own = own.outerjoin(finished, finished.c.table_id == c.id)
    # Once each, however many people share the guest's device there.
    return own.where(c.id.in_(sa.select(seats.c.table_id).where(seats.c.guest == guest)), ~_branched)


def _page(db: Connection, wanted: sa.Select[Any], reader: str, before: int | None) -> Json:
    if before is not None:
        wanted = wanted.where(tables.c.made_at < EPOCH + before * MICROSECOND)
    rows = db.execute(wanted.order_by(tables.c.made_at.desc()).limit(PAGE + 1)).all()
    shown = rows[:PAGE]
    players = players_of(db, [row.id for row in shown], reader)
    last = (utc(shown[-1].made_at) - EPOCH) // MICROSECOND if len(rows) > PAGE else None
    return {"games": [_past_game(row, players[row.id]) for row in shown], "next": last}


def _past_game(row: Any, players: list[Json]) -> Json:
    may_look = row.listed or any(player["you"] for player in players)
    return {
        "id": row.id if may_look else None,
        "game": row.game,
        "options": row.options,
        "seats": players,
        "state": row.state,
        "made_at": utc(row.made_at),
        "over_at": row.over_at and utc(row.over_at),
        "places": row.places,
        "scores": row.scores,
        "rated": bool(row.rated),
        "clock": row.clock,
    }


def players_of(db: Connection, table_ids: Iterable[str], reader: str) -> dict[str, list[Json]]:
    """The players of these tables, by seat, as far as the reader may know them."""
    found: dict[str, list[Json]] = {table_id: [] for table_id in table_ids}
    who = sa.select(seats, guests.c.name).outerjoin(guests, guests.c.id == seats.c.guest)
    who = marked(who, seats.c.guest)
    for row in db.execute(who.where(seats.c.table_id.in_(found)).order_by(seats.c.table_id, seats.c.seat)):
        found[row.table_id].append(_player(row, reader))
    return found


def _player(row: Any, reader: str) -> Json:
    return {
        "kind": row.kind,
        "name": row.called or row.name or (guest_name(row.guest) if row.guest else None),
        "guest": guest_number(row.guest) if row.guest and not (row.called or row.name) else None,
        "account": row.account and not row.called,
        "program": row.owner is not None,
        "shared": row.called is not None,
        "level": row.level,
        "asked": row.asked,
        "you": row.guest == reader,
    }


def running(db: Connection, guest: str) -> list[Any]:
    """The newest of the guest's running games without a clock, each with the number of its last entry."""
    last = sa.select(sa.func.coalesce(sa.func.max(entries.c.number), 0)).where(entries.c.table_id == tables.c.id)
    own = sa.select(tables.c.id, tables.c.game, seats.c.seat, last.scalar_subquery().label("number"))
    own = own.join(seats, seats.c.table_id == tables.c.id)
    own = own.where(seats.c.guest == guest, tables.c.state == "playing", tables.c.clock.is_(sa.null()), ~_branched)
    return list(db.execute(own.order_by(tables.c.made_at.desc()).limit(NEWEST)))
