"""The stored ratings of people and of bot levels."""

from collections.abc import Iterable
from dataclasses import asdict
from itertools import chain
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ....bots import LEVELS
from ...domain.ratings import BOT, Ending, Rating, RatingChange, after_game, bot_player
from ..connections import add_missing
from ..schema import accounts, guests, programs, ratings

LISTED = 100
LISTED_FROM = 5  # games; before that a rating says little

Json = dict[str, Any]


# Put together once: SQLAlchemy takes longer for that than the database for its part, and every game ends with them.
_OF = ratings.c.game == sa.bindparam("of")
_CHANGE = sa.update(ratings).where(_OF, ratings.c.player == sa.bindparam("whose"))
_CHANGE = _CHANGE.values({name: sa.bindparam(name) for name in asdict(Rating())})
_HELD = sa.select(ratings).where(_OF, ratings.c.player.in_(sa.bindparam("names", expanding=True)))
_HELD = _HELD.order_by(ratings.c.player).with_for_update()


def rate(db: Connection, ending: Ending) -> list[RatingChange]:
    """Rate a finished game, in the transaction that marks its table over. Returns the changes, by seat."""
    players = [player for player in ending.players if player]
    held = _held(db, ending.game, players)
    after = after_game(held, players, ending.places)
    db.execute(_CHANGE, [{"of": ending.game, "whose": player, **asdict(rating)} for player, rating in after.items()])
    return [RatingChange(held[player].shown, after[player].shown) for player in players]


def _held(db: Connection, game: str, players: Iterable[str]) -> dict[str, Rating]:
    """The players' ratings, locked until this transaction ends."""
    names = sorted(set(players))  # in the same order everywhere, so that transactions never deadlock
    add_missing(db, ratings, [{"game": game, "player": name, **asdict(Rating())} for name in names])
    rows = db.execute(_HELD, {"of": game, "names": names})
    return {row.player: Rating(row.mu, row.sigma, row.games) for row in rows}


def standings(db: Connection, game: str, reader: str) -> list[Json]:
    """The game's leaderboard: accounts and levels of bots, the strongest first."""
    c = ratings.c
    of_accounts = sa.select(c.player, c.mu, c.sigma, c.games, guests.c.name, programs.c.owner).join(
        accounts, accounts.c.guest == c.player
    )
    of_accounts = of_accounts.join(guests, guests.c.id == c.player)
    of_accounts = of_accounts.outerjoin(programs, programs.c.guest == c.player)
    of_bots = sa.select(c.player, c.mu, c.sigma, c.games, sa.null().label("name"), sa.null().label("owner"))
    of_bots = of_bots.where(c.player.in_(map(bot_player, LEVELS)))
    best = [
        db.execute(lines.where(c.game == game, c.games >= LISTED_FROM).order_by(c.mu.desc(), c.player).limit(LISTED))
        for lines in (of_accounts, of_bots)
    ]
    return [_standing(row, reader) for row in sorted(chain(*best), key=lambda row: -row.mu)]


def _standing(row: Any, reader: str) -> Json:
    who = {"name": row.name, "level": None if row.name else row.player.removeprefix(BOT), "you": row.player == reader}
    who |= {"program": row.owner is not None}
    return who | Rating(row.mu, row.sigma, row.games).as_shown()


def strengths(db: Connection, player: str) -> list[Json]:
    """The ratings of one player, game by game."""
    rows = db.execute(sa.select(ratings).where(ratings.c.player == player).order_by(ratings.c.game))
    return [{"game": row.game, **Rating(row.mu, row.sigma, row.games).as_shown()} for row in rows]
