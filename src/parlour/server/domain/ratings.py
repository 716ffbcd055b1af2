"""How strong players are at a game: Plackett–Luce ratings of people and of bot levels.

Each bot level is a rated player of its own in each game. The page shows the mean (1500 for a newcomer) and one
standard deviation of it (333 for a newcomer).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Literal, NamedTuple

from openskill.models import PlackettLuce

SCALE, NEWCOMER = 40, 1500
BOT = "bot:"

# Why a game does not count: its maker wished so, a stand-in moved, somebody's time was up, somebody who played with
# bots alone took back a move that had shown them something, somebody has deleted their data, people play with their
# own programs, the tutor helps or may help, several people share a device, or the components are not the standard ones.
WhyUnrated = Literal["wish", "stand-in", "time", "undo", "gone", "own", "tutor", "device", "edition"]

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


class RatingChange(NamedTuple):
    """The rating of a player before and after a game, as it is shown."""

    before: int
    after: int


RatingChanges = list[RatingChange | None]  # by seat; None for a person who has deleted their data


@dataclass(frozen=True)
class Ending:
    """What is stored of a finished game: places (from 1) and scores by seat, and the players.

    A player is a guest's id or a bot level; None is a person who has deleted their data.
    """

    game: str
    places: list[int]
    scores: list[int]
    players: list[str | None]
    ratable: bool

    @property
    def rated(self) -> bool:
        return self.ratable and len(set(self.players)) > 1 and None not in self.players


def bot_player(level: str) -> str:
    """The name under which a bot level is rated. No guest's id looks like it."""
    return BOT + level


def places(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """The place of each seat, from 1: the winners are first, the others follow by score.

    >>> places(winners=[2], scores=[7, 3, 7, 3])
    [2, 3, 1, 3]
    """
    ranks = [(seat not in winners, 0 if seat in winners else -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def after_game(before: Mapping[str, Rating], players: Sequence[str], places: Sequence[int]) -> dict[str, Rating]:
    """The players' ratings after a game; `players` are by seat, and a bot level may hold several seats.

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
