"""How strong bots are: openskill ratings with bootstrap intervals, and the crosstable.

A game says one thing for certain: the winner was better than each of the others. So it is rated as a match of the
winner against every other bot at the table. The model is openskill's Plackett-Luce with two in a match; its scale is
such that a bot 5.9 points ahead wins e times as often as the other, which is 73% of two-player games.
"""

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean, stdev
from typing import NamedTuple

from ..core.extras import need, needing
from ..measure.playing import Outcome
from ..measure.stats import Z95, Share

MIDDLE = 25.0
BETA = MIDDLE / 6
ORDERS = 3
RESAMPLES = 60
MOST_MATCHES = 1500

# openskill's sigma before it goes through the matches, each time. The first games move ratings too far; going
# through all of them again, at last with less doubt, takes that back. Tuned on invented bots of known strength.
DOUBTS = (BETA / 2, BETA / 2, BETA / 4)


class Match(NamedTuple):
    """Two bots by index; `drawn` if they shared the win, else the first was better."""

    better: int
    worse: int
    drawn: bool


@dataclass(frozen=True)
class Rating:
    """A bot's rating with its 95% interval."""

    mean: float
    spread: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - Z95 * self.spread, self.mean + Z95 * self.spread


def need_openskill() -> None:
    need("arena", "parlour arena", "openskill")


def matches(bots: Sequence[str], outcomes: Iterable[Outcome]) -> list[Match]:
    """What the games say about pairs of bots; two seats of the same bot say nothing."""
    place = {code: index for index, code in enumerate(bots)}
    found = []
    for outcome in outcomes:
        seated = [(share, place[code]) for code, share in zip(outcome.bots, outcome.shares, strict=True)]
        for (share1, bot1), (share2, bot2) in combinations(sorted(seated, reverse=True), 2):
            if share1 > 0 and bot1 != bot2:
                found.append(Match(bot1, bot2, share1 == share2))
    return found


def rate(bots: int, played: Sequence[Match]) -> list[float]:
    """The ratings from these matches, in this order; their mean is always the same."""
    with needing("arena", "parlour arena"):
        from openskill.models import PlackettLuce

    found = [MIDDLE] * bots
    for doubt in DOUBTS:
        model = PlackettLuce(sigma=doubt, beta=BETA, tau=0.0)  # tau: a bot does not change
        now = [model.rating(mu=mean) for mean in found]
        for better, worse, drawn in played:
            (now[better],), (now[worse],) = model.rate([[now[better]], [now[worse]]], ranks=[0, 0 if drawn else 1])
        found = [rating.mu for rating in now]
    middle = fmean(found)
    return [MIDDLE + mean - middle for mean in found]


def ratings(bots: Sequence[str], deals: Sequence[Sequence[Outcome]], seed: int) -> dict[str, Rating]:
    """The rating of each bot from the games of each deal.

    openskill takes one game after another, so the mean over several random orders is the rating. The interval is a
    bootstrap over deals: the games of a deal belong together, and its own sigma knows nothing of that.
    """
    chance = random.Random(seed)
    by_deal = [matches(bots, outcomes) for outcomes in deals]
    everything = [match for games in by_deal for match in games]
    runs = [rate(len(bots), chance.sample(everything, len(everything))) for _ in range(ORDERS)]
    spreads = _spreads(len(bots), by_deal, chance)
    return {code: Rating(fmean(run[index] for run in runs), spreads[index]) for index, code in enumerate(bots)}


def _spreads(bots: int, by_deal: Sequence[Sequence[Match]], chance: random.Random) -> list[float]:
    """How much each rating would vary with other deals.

    With very many games a resample takes only some of them, and the spread is scaled down accordingly. Every pair that
    met gets one more match with a random end: without it a bot that has never lost would seem to be known exactly.
    """
    total = sum(map(len, by_deal))
    if len(by_deal) < 2 or not total:
        return [BETA] * bots
    size = min(len(by_deal), max(2, len(by_deal) * MOST_MATCHES // total))
    pairs = {(min(match[:2]), max(match[:2])) for games in by_deal for match in games}
    resampled = []
    for _ in range(RESAMPLES):
        drawn = [match for games in chance.choices(by_deal, k=size) for match in games]
        drawn += [Match(*(pair if chance.random() < 0.5 else pair[::-1]), drawn=False) for pair in sorted(pairs)]
        chance.shuffle(drawn)
        resampled.append(rate(bots, drawn))
    shrink = math.sqrt(size / len(by_deal))
    return [shrink * stdev(run[index] for run in resampled) for index in range(bots)]


def crosstable(bots: Sequence[str], outcomes: Iterable[Outcome]) -> dict[tuple[str, str], Share]:
    """How each bot did against each other: of the games with both at the table that one of the two won, its share."""
    won = {(one, other): 0.0 for one in bots for other in bots if one != other}
    for outcome in outcomes:
        present = set(outcome.bots)
        for code, share in zip(outcome.bots, outcome.shares, strict=True):
            for other in present - {code}:
                won[code, other] += share
    return {(one, other): Share(won[one, other], won[one, other] + won[other, one]) for one, other in won}
