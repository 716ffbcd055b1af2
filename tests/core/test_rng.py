"""Chance is the same to the bit interpreted and compiled, and fair enough for games."""

from collections import Counter
from itertools import pairwise

import pytest

from parlour._compiled import interpreted
from parlour.core.rng import RESULTS, TAPE, WORDS, Rng


@pytest.mark.parametrize("seed", [0, 1, 2, 2**31, 2**40 + 7, -1])
def test_interpreted_and_compiled_agree_to_the_bit(seed: int) -> None:
    ours, theirs = Rng(seed), interpreted("parlour.core.rng").Rng(seed)
    for n in (1, 2, 6, 48, 1000, 2**31) * 200:
        assert ours.below(n) == theirs.below(n)
        assert ours.state == theirs.state < 2**63


def test_every_number_turns_up_about_equally_often() -> None:
    rng = Rng(3)
    counts = [0] * 48
    for _ in range(48_000):
        counts[rng.below(48)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


@pytest.mark.parametrize("step", [1, 2**20, 2**40])
@pytest.mark.parametrize("draw", [1, 2, 3])
def test_neighbouring_seeds_are_unrelated(step: int, draw: int) -> None:
    """What follows what, from seed to seed, is as even as chance would have it: neither more nor less."""
    seeds = 20_000
    drawn = [[rng.below(10) for _ in range(draw)][-1] for rng in (Rng(seed * step) for seed in range(seeds))]
    pairs = Counter(pairwise(drawn))
    even = seeds / 100
    spread = sum((pairs[a, b] - even) ** 2 / even for a in range(10) for b in range(10))
    assert 60 < spread < 150, "99 are expected, give or take 14"


def test_a_tape_of_words_is_reduced_and_stays_readable() -> None:
    rng = Rng()
    rng.tape = [100, 7, 13] + [0] * (TAPE - 3)
    rng.lay(WORDS, 3)
    assert [rng.below(6), rng.below(6), rng.below(10)] == [4, 1, 3]
    assert list(rng.tape[:3]) == [4, 1, 3]
    assert rng.used == 3


def test_a_tape_that_runs_out_says_so() -> None:
    rng = Rng()
    rng.lay(RESULTS, 1)
    rng.below(2)
    rng.below(2)
    assert rng.used > rng.laid
