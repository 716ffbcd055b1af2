"""Games that somebody plays or played: what is kept of a finished one, and the lists of them, page by page."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from .course import Chair, Course
from .database import utc
from .guests import folded, guest_name, guest_number
from .messages import PastGame, PastGames, Player, Profile
from .problems import Refusal
from .ratings import bot_player, places, rate, strengths
from .tables import accounts, finished, guests, seats, tables
from .writer import Work

PAGE = 20
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


# --- the end of a game -----------------------------------------------------------------------------


def end_of(table_id: str, course: Course) -> Work[None]:
    """What else is kept in the transaction that marks a table over: the result, and what it does to the ratings."""
    game, chairs = course.table.spec.code, course.chairs
    result = course.table.spec.views.result(course.table.game)
    order, scores = places(result["winners"], result["scores"]), result["scores"]

    def keep(db: Connection) -> None:
        players = [_rated_player(chair) for chair in chairs]
        rated = course.ratable and len(set(players)) > 1 and None not in players
        row = {"table_id": table_id, "over_at": datetime.now(UTC), "places": order, "scores": scores, "rated": rated}
        db.execute(sa.insert(finished), row)
        if rated:
            rate(db, game, [player for player in players if player], order)

    return keep


def _rated_player(chair: Chair) -> str | None:
    """None for somebody who has deleted everything about themselves."""
    return bot_player(chair.level) if chair.level else chair.guest


# --- lists of games --------------------------------------------------------------------------------


def my_games(db: Connection, reader: str, before: int | None, over: bool | None) -> PastGames:
    """The reader's tables, the newest first: all, or only those that are over, or are not."""
    wanted = _of(reader)
    if over is not None:
        wanted = wanted.where(tables.c.state == "over" if over else tables.c.state != "over")
    return _page(db, wanted, reader, before)


def profile(db: Connection, name: str, reader: str, before: int | None) -> Profile:
    """What everybody may know of the account of that name."""
    known = sa.select(accounts.c.guest, accounts.c.made_at, guests.c.name).join(guests, guests.c.id == accounts.c.guest)
    row = db.execute(known.where(accounts.c.folded == folded(name))).first()
    if row is None:
        raise Refusal("problem-no-such-person")
    games = _page(db, _of(row.guest).where(tables.c.state == "over"), reader, before)
    return Profile(name=row.name, since=utc(row.made_at), strengths=strengths(db, row.guest), finished=games)


def _of(guest: str) -> sa.Select[Any]:
    c = tables.c
    own = sa.select(c.id, c.game, c.options, c.state, c.listed, c.made_at, c.clock, finished).join(
        seats, seats.c.table_id == c.id
    )
    return own.outerjoin(finished, finished.c.table_id == c.id).where(seats.c.guest == guest)


def _page(db: Connection, wanted: sa.Select[Any], reader: str, before: int | None) -> PastGames:
    if before is not None:
        wanted = wanted.where(tables.c.made_at < EPOCH + before * MICROSECOND)
    rows = db.execute(wanted.order_by(tables.c.made_at.desc()).limit(PAGE + 1)).all()
    shown = rows[:PAGE]
    players = players_of(db, [row.id for row in shown], reader)
    last = (utc(shown[-1].made_at) - EPOCH) // MICROSECOND if len(rows) > PAGE else None
    return PastGames(games=[_past_game(row, players[row.id]) for row in shown], next=last)


def _past_game(row: Any, players: list[Player]) -> PastGame:
    may_look = row.listed or any(player.you for player in players)
    return PastGame(
        id=row.id if may_look else None,
        game=row.game,
        options=row.options,
        seats=players,
        state=row.state,
        made_at=utc(row.made_at),
        over_at=row.over_at and utc(row.over_at),
        places=row.places,
        scores=row.scores,
        rated=bool(row.rated),
        clock=row.clock,
    )


def players_of(db: Connection, table_ids: Iterable[str], reader: str) -> dict[str, list[Player]]:
    """Who sits at these tables, by seat, as the reader may know it."""
    found: dict[str, list[Player]] = {table_id: [] for table_id in table_ids}
    who = sa.select(seats, guests.c.name, accounts.c.guest.label("account"))
    who = who.outerjoin(guests, guests.c.id == seats.c.guest).outerjoin(accounts, accounts.c.guest == seats.c.guest)
    for row in db.execute(who.where(seats.c.table_id.in_(found)).order_by(seats.c.table_id, seats.c.seat)):
        found[row.table_id].append(_player(row, reader))
    return found


def _player(row: Any, reader: str) -> Player:
    return Player(
        kind=row.kind,
        name=row.name or (guest_name(row.guest) if row.guest else None),
        guest=guest_number(row.guest) if row.guest and not row.name else None,
        account=row.account is not None,
        level=row.level,
        you=row.guest == reader,
    )
