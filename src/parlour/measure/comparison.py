"""What does it change? Two settings played with the same deals, and every difference tested.

>>> from parlour.measure.playing import Setting
>>> one = Setting("ninjan", 2, {"deals": "1", "tiebreak": "share"}, ("greedy",), 5)
>>> [measure.name for measure in compare(*(watch_part((one, (0, 8))) for _ in range(2))).measures]
['first', 'moves', 'spread', 'margin', 'decided']
"""

import json
from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass

from ..core.text import Json
from .balance import Balance, Effect, Row, watch_part
from .stats import Change, difference, holm, paired

__all__ = ["Comparison", "Measure", "Moved", "compare", "watch_part"]

FEWEST_HANDS = 30  # rarer deeds are too few to judge


@dataclass(frozen=True)
class Measure:
    """A figure of a game in both settings, and the mean difference between games of the same deal."""

    name: str
    before: float
    after: float
    change: Change
    clear: bool

    @property
    def way(self) -> str:
        """What a reader is told: up or down, or the same as far as these games can tell."""
        return "same" if not self.clear else "up" if self.change.mean > 0 else "down"


@dataclass(frozen=True)
class Moved:
    """How a deed, such as playing a card, went with winning in both settings. `changed`: its component differs."""

    group: str
    name: Json
    before: Effect
    after: Effect
    change: Change
    clear: bool
    changed: bool


@dataclass(frozen=True)
class Comparison:
    games: int
    measures: list[Measure]
    deeds: list[Moved]

    def json(self) -> Json:
        return {
            "games": self.games,
            "measures": [asdict(measure) | {"way": measure.way} for measure in self.measures],
            "deeds": [asdict(deed) for deed in self.deeds],
        }


def compare(before: Balance, after: Balance, changed: Collection[str] = ()) -> Comparison:
    """Compare what came out of the same deals. `changed`: the deeds whose components differ, as JSON.

    All measures are tested together, and so are all deeds, so that a long table does not look remarkable by chance.
    """
    numbers = sorted(before.rows.keys() & after.rows.keys())
    pairs = [
        ([row[place] for row in (before.rows[n] for n in numbers)], [after.rows[n][place] for n in numbers])
        for place in range(len(Row._fields))
    ]
    changes = [paired(*pair) for pair in pairs]
    clear = holm([change.chance for change in changes])
    measures = [
        Measure(name, _mean(old), _mean(new), change, sure)
        for name, (old, new), change, sure in zip(Row._fields, pairs, changes, clear, strict=True)
    ]
    return Comparison(len(numbers), measures, _moved(before, after, changed))


def _moved(before: Balance, after: Balance, changed: Collection[str]) -> list[Moved]:
    names = sorted(before.deeds.keys() | after.deeds.keys())
    effects = [(before.deeds.get(name, Effect()), after.deeds.get(name, Effect())) for name in names]
    changes = [difference(old.share, new.share) for old, new in effects]
    judged = [min(old.hands, new.hands) >= FEWEST_HANDS for old, new in effects]
    sure = iter(holm([change.chance for change, fits in zip(changes, judged, strict=True) if fits]))
    found = [
        Moved(group, json.loads(name), *pair, change, fits and next(sure), name in changed)
        for (group, name), pair, change, fits in zip(names, effects, changes, judged, strict=True)
    ]
    return sorted(found, key=lambda deed: (not deed.changed, not deed.clear, -abs(deed.change.mean)))


def _mean(figures: Iterable[float]) -> float:
    listed = list(figures)
    return sum(listed) / max(1, len(listed))
