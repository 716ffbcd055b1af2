"""Figures with their uncertainty."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.959963984540054


@dataclass(frozen=True)
class Share:
    """A share of `games` (a shared win counts in part) with Wilson's 95% interval.

    >>> print(Share(60, 100))
    60.0% (50.2% to 69.1%)
    """

    won: float
    games: float

    @property
    def mean(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return self.within(Z95)

    def within(self, z: float) -> tuple[float, float]:
        """The interval of `z` standard deviations around the mean."""
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
class Estimate:
    """A figure with its 95% interval."""

    mean: float
    interval: tuple[float, float]

    def json(self) -> dict[str, float]:
        low, high = self.interval
        return {"mean": self.mean, "low": low, "high": high}


@dataclass(frozen=True)
class Change(Estimate):
    """How one figure differs from another, with its 95% interval; `clear` if the interval excludes zero.

    `chance`: how likely so large a difference comes from luck alone, if there is none.
    """

    chance: float = 1.0

    def json(self) -> dict[str, float]:
        return super().json() | {"chance": self.chance}

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
    if not before.games or not after.games:
        return Change(mean, (low, high))
    pooled = (before.won + after.won) / (before.games + after.games)
    error = math.sqrt(pooled * (1 - pooled) * (1 / before.games + 1 / after.games))
    return Change(mean, (low, high), _chance(mean, error))


def paired(before: Sequence[float], after: Sequence[float]) -> Change:
    """The mean difference of figures that belong together in pairs, as of the same deal played twice.

    >>> paired([1.0, 2.0, 3.0], [2.0, 3.0, 4.0])
    Change(mean=1.0, interval=(1.0, 1.0), chance=0.0)
    """
    found = [new - old for old, new in zip(before, after, strict=True)]
    mean = sum(found) / max(1, len(found))
    error = spread_of(found)
    return Change(mean, (mean - Z95 * error, mean + Z95 * error), _chance(mean, error))


def estimated(figures: Sequence[float]) -> Estimate:
    """Their mean, as far as so many can tell.

    >>> estimated([1.0, 1.0])
    Estimate(mean=1.0, interval=(1.0, 1.0))
    """
    mean, error = sum(figures) / max(1, len(figures)), spread_of(figures)
    return Estimate(mean, (mean - Z95 * error, mean + Z95 * error))


def _chance(mean: float, error: float) -> float:
    """How likely chance alone makes a difference at least this large, if there is none (two-sided, normal)."""
    if error == 0:
        return 0.0 if mean else 1.0
    return math.erfc(abs(mean) / error / math.sqrt(2))


def holm(chances: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of several differences are clear, when all are looked at together (Holm's procedure).

    >>> holm([0.2, 0.001, 0.02])
    [False, True, True]
    >>> holm([0.03, 0.03])
    [False, False]
    """
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    clear = [False] * len(chances)
    for step, place in enumerate(order):
        if chances[place] > level / (len(chances) - step):
            break
        clear[place] = True
    return clear


def spread_of(figures: Sequence[float]) -> float:
    """The standard error of their mean; of one figure it is unknown, and as large as it can be.

    >>> spread_of([0.0, 1.0]), spread_of([1.0])
    (0.5, 1.0)
    """
    if len(figures) < 2:
        return 1.0
    mean = sum(figures) / len(figures)
    return math.sqrt(sum((figure - mean) ** 2 for figure in figures) / (len(figures) - 1) / len(figures))
