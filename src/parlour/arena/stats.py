"""Figures with their uncertainty."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.959963984540054


@dataclass(frozen=True)
class Share:
    """A share of `games` (a shared win counts in part) with Wilson's 95% interval."""

    won: float
    games: float

    @property
    def mean(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return self.within(Z95)

    def within(self, z: float) -> tuple[float, float]:
        """The interval of this many standard deviations around the mean."""
        if not self.games:
            return 0.0, 1.0
        n, p, z2 = self.games, self.mean, z * z
        centre = (p + z2 / (2 * n)) / (1 + z2 / n)
        half = z * math.sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
        return max(0.0, centre - half), min(1.0, centre + half)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.mean:.1%} ({low:.1%} to {high:.1%})"


@dataclass(frozen=True)
class Change:
    """How one share differs from another, with its 95% interval; `clear` if the interval excludes zero."""

    mean: float
    interval: tuple[float, float]

    @property
    def clear(self) -> bool:
        low, high = self.interval
        return low > 0 or high < 0


def difference(before: Share, after: Share) -> Change:
    """From one share to the other, the interval after Newcombe (his tenth method, from both Wilson intervals)."""
    (low1, high1), (low2, high2) = before.interval, after.interval
    mean = after.mean - before.mean
    low = mean - math.hypot(after.mean - low2, high1 - before.mean)
    high = mean + math.hypot(high2 - after.mean, before.mean - low1)
    return Change(mean, (low, high))


def spread_of(figures: Sequence[float]) -> float:
    """The standard error of their mean; of one figure it is unknown, and as large as it can be.

    >>> spread_of([0.0, 1.0]), spread_of([1.0])
    (0.5, 1.0)
    """
    if len(figures) < 2:
        return 1.0
    mean = sum(figures) / len(figures)
    return math.sqrt(sum((figure - mean) ** 2 for figure in figures) / (len(figures) - 1) / len(figures))
