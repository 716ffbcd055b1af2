"""Ratings: right in the mean, with intervals that hold what they promise, for tables of any size."""

import math
import random

import pytest

from parlour.arena.ratings import BETA, MIDDLE, crosstable, ratings
from parlour.measure.playing import Outcome

BOTS = ("weak", "middling", "strong")
STRENGTH = {"weak": -0.8, "middling": 0.0, "strong": 0.8}
TRUTH = {code: MIDDLE + STRENGTH[code] * BETA * math.sqrt(2) for code in BOTS}


def game(seats: list[str], chance: random.Random) -> Outcome:
    """A game that each wins with a chance in proportion to e to the power of its strength."""
    winner = chance.choices(range(len(seats)), [math.exp(STRENGTH[code]) for code in seats])[0]
    shares = tuple(float(seat == winner) for seat in range(len(seats)))
    return Outcome(tuple(seats), shares, (0,) * len(seats), 1)


def deals(count: int, players: int, chance: random.Random) -> list[list[Outcome]]:
    """So many deals of two games each."""
    seats = [*BOTS, *BOTS]
    return [[game(chance.sample(seats, players), chance) for _ in range(2)] for _ in range(count)]


@pytest.mark.parametrize(("players", "count"), [(2, 40), (4, 30)])
def test_the_intervals_cover_the_truth(players: int, count: int) -> None:
    """In more than nine of ten cases: hardly ever in fewer than 20 of 24."""
    chance, covered = random.Random(players), 0
    for trial in range(8):
        found = ratings(BOTS, deals(count, players, chance), trial)
        for code, rating in found.items():
            low, high = rating.interval
            assert high - low < 10
            covered += low <= TRUTH[code] <= high
    assert covered >= 20


def test_more_games_make_narrower_intervals() -> None:
    few, many = (ratings(BOTS, deals(count, 2, random.Random(1)), 1) for count in (20, 160))
    assert many["strong"].spread < few["strong"].spread * 0.7
    assert abs(many["strong"].mean - TRUTH["strong"]) < 1.5


def test_a_bot_that_never_lost_is_not_known_exactly() -> None:
    unbeaten = [[Outcome(("strong", "weak"), (1.0, 0.0), (0, 0), 1)] for _ in range(20)]
    rating = ratings(["strong", "weak"], unbeaten, 1)["strong"]
    assert rating.mean > MIDDLE
    assert rating.spread > 0.2


def test_equal_results_give_equal_ratings() -> None:
    shared = [[Outcome(("strong", "weak"), (0.5, 0.5), (0, 0), 1)] for _ in range(20)]
    found = ratings(["strong", "weak"], shared, 1)
    assert found["strong"].mean == pytest.approx(found["weak"].mean) == pytest.approx(MIDDLE)


def test_the_crosstable_counts_games_that_one_of_the_two_won() -> None:
    outcomes = [
        Outcome(("weak", "strong", "middling"), (0.0, 1.0, 0.0), (0, 0, 0), 1),
        Outcome(("strong", "weak", "middling"), (0.0, 1.0, 0.0), (0, 0, 0), 1),
        Outcome(("strong", "strong", "middling"), (0.5, 0.0, 0.5), (0, 0, 0), 1),
    ]
    found = crosstable(BOTS, outcomes)
    assert (found["strong", "weak"].won, found["strong", "weak"].games) == (1, 2)
    assert (found["strong", "middling"].won, found["strong", "middling"].games) == (1.5, 2)
    assert (found["middling", "weak"].won, found["middling", "weak"].games) == (0, 1)
