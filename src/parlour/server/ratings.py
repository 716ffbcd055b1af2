"""How strong everybody is at a game: Plackett–Luce ratings of people and of the bots' levels.

A bot level of a game is a rated player of its own. What is shown is the mean, so that a newcomer has 1500, and
one standard deviation of it, 333 for a newcomer.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from statistics import fmean
from typing import Any

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from ..bots import LEVELS
from .database import insert_missing
from .messages import Standing, Strength
from .tables import accounts, guests, ratings

LISTED = 100
LISTED_FROM = 5  # games; before that a rating says little
SCALE, NEWCOMER = 40, 1500

_model = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    mu: float = _model.mu
    sigma: float = _model.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        return NEWCOMER + round(SCALE * (self.mu - _model.mu))

    def as_shown(self) -> dict[str, int]:
        return {"rating": self.shown, "uncertainty": round(SCALE * self.sigma), "games": self.games}


BOT = "bot:"


def bot_player(level: str) -> str:
    """The name under which a level of bots is rated; no guest's id looks like it."""
    return BOT + level


def places(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """The place of each seat, from 1: the winners are first, the others follow by score.

    >>> places(winners=[2], scores=[7, 3, 7, 3])
    [2, 3, 1, 3]
    """
    ranks = [(seat not in winners, 0 if seat in winners else -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def after_game(before: Mapping[str, Rating], players: Sequence[str], places: Sequence[int]) -> dict[str, Rating]:
    """Everybody's rating after a game; `players` are by seat, and a level of bots may sit in several.

    >>> after = after_game({}, ["ann", "bob", "bob"], [1, 2, 3])
    >>> after["ann"].shown > 1500 > after["bob"].shown, after["bob"].games
    (True, 1)
    """
    old = {player: before.get(player, Rating()) for player in players}
    teams = [[_model.rating(mu=old[player].mu, sigma=old[player].sigma)] for player in players]
    rated = _model.rate(teams, ranks=[float(place) for place in places])
    after = {}
    for player, rating in old.items():
        own = [team[0] for team, sitter in zip(rated, players, strict=True) if sitter == player]
        mu, sigma = fmean(seat.mu for seat in own), fmean(seat.sigma for seat in own)
        after[player] = Rating(mu, sigma, rating.games + 1)
    return after


# --- as they are stored ----------------------------------------------------------------------------


def rate(db: Connection, game: str, players: Sequence[str], places: Sequence[int]) -> None:
    """Rate a finished game, in the transaction that marks its table over."""
    for player, rating in after_game(_held(db, game, players), players, places).items():
        own = sa.update(ratings).where(ratings.c.game == game, ratings.c.player == player)
        db.execute(own.values(asdict(rating)))


def _held(db: Connection, game: str, players: Iterable[str]) -> dict[str, Rating]:
    """The players' ratings, which no other process can change before this transaction ends."""
    names = sorted(set(players))  # in the same order everywhere, so that nobody waits in a circle
    insert_missing(db, ratings, [{"game": game, "player": name, **asdict(Rating())} for name in names])
    own = sa.select(ratings).where(ratings.c.game == game, ratings.c.player.in_(names))
    rows = db.execute(own.order_by(ratings.c.player).with_for_update())
    return {row.player: Rating(row.mu, row.sigma, row.games) for row in rows}


def standings(db: Connection, game: str, reader: str) -> list[Standing]:
    """The game's leaderboard: accounts and levels of bots, the strongest first."""
    c = ratings.c
    of_accounts = sa.select(c.player, c.mu, c.sigma, c.games, guests.c.name).join(
        accounts, accounts.c.guest == c.player
    )
    of_accounts = of_accounts.join(guests, guests.c.id == c.player)
    of_bots = sa.select(c.player, c.mu, c.sigma, c.games, sa.null().label("name"))
    of_bots = of_bots.where(c.player.in_(map(bot_player, LEVELS)))
    best = [
        db.execute(lines.where(c.game == game, c.games >= LISTED_FROM).order_by(c.mu.desc(), c.player).limit(LISTED))
        for lines in (of_accounts, of_bots)
    ]
    return [_standing(row, reader) for row in sorted(chain(*best), key=lambda row: -row.mu)]


def _standing(row: Any, reader: str) -> Standing:
    who = {"name": row.name, "level": None if row.name else row.player.removeprefix(BOT), "you": row.player == reader}
    return Standing.model_validate(who | Rating(row.mu, row.sigma, row.games).as_shown())


def strengths(db: Connection, player: str) -> list[Strength]:
    """How strong somebody is, game by game."""
    rows = db.execute(sa.select(ratings).where(ratings.c.player == player).order_by(ratings.c.game))
    return [Strength(game=row.game, **Rating(row.mu, row.sigma, row.games).as_shown()) for row in rows]
