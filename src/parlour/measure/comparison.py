"""What does it change? Two settings played with the same deals, and every difference tested.

>>> from parlour.measure.playing import Setting
>>> one = Setting("ninjan", 2, {"deals": "1", "tiebreak": "share"}, ("greedy",), 5)
>>> [measure.name for measure in compare(*(watch_part((one, (0, 8))) for _ in range(2))).measures]
['first', 'moves', 'spread', 'margin', 'decided']
"""

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from time import monotonic

from ..core.edition import Edition
from ..core.spec import AnyGame
from ..core.text import Json
from .balance import Balance, Effect, Row, Watcher, watch_part
from .playing import Setting, Span
from .stats import Change, Estimate, Share, difference, estimated, holm, paired

__all__ = ["Comparison", "Measure", "Moved", "compare", "compare_editions", "watch_pairs", "watch_part"]

FEWEST_HANDS = 30  # rarer deeds are too few to judge
SHARES = {"first", "decided"}  # what is a share of all games, told in percent


@dataclass(frozen=True)
class Measure:
    """A figure of a game in both settings, and the mean difference between games of the same deal."""

    name: str
    before: Estimate
    after: Estimate
    change: Change
    clear: bool

    @property
    def way(self) -> str:
        """What a reader is told: up or down, or the same as far as these games can tell."""
        return "same" if not self.clear else "up" if self.change.mean > 0 else "down"

    @property
    def is_share(self) -> bool:
        return self.name in SHARES

    def json(self) -> Json:
        figures = {name: getattr(self, name).json() for name in ("before", "after", "change")}
        return asdict(self) | figures | {"way": self.way, "is_share": self.is_share}


@dataclass(frozen=True)
class Moved:
    """How a deed, such as playing a card, went with winning in both settings.

    `changed`: its component differs. `rare`: it happened too seldom to be judged.
    """

    group: str
    name: Json
    before: Effect
    after: Effect
    change: Change
    clear: bool
    changed: bool
    rare: bool

    def json(self) -> Json:
        effects = {name: _effect(effect) for name, effect in (("before", self.before), ("after", self.after))}
        return asdict(self) | effects | {"change": self.change.json()}


@dataclass(frozen=True)
class Comparison:
    games: int
    measures: list[Measure]
    deeds: list[Moved]

    def json(self) -> Json:
        return {
            "games": self.games,
            "measures": [measure.json() for measure in self.measures],
            "deeds": [deed.json() for deed in self.deeds],
        }


def _effect(effect: Effect) -> Json:
    return asdict(effect) | {"share": Estimate(effect.share.mean, effect.share.interval).json()}


def watch_pairs(settings: tuple[Setting, Setting], span: Span, seconds: float) -> tuple[Balance, Balance]:
    """Play deals with both settings for about so long: at least one, and none beyond the span."""
    end, (first, last) = monotonic() + seconds, span
    found, watchers = (Balance(), Balance()), [Watcher(setting) for setting in settings]
    for number in range(first, last):
        for watcher, balance in zip(watchers, found, strict=True):
            balance.add(watcher.watch(number))
        if monotonic() >= end:
            break
    return found


def compare_editions(spec: AnyGame, editions: tuple[Edition, Edition], found: tuple[Balance, Balance]) -> Comparison:
    """What the second edition changes, with the cards marked that differ."""
    changed = spec.editions.changed(*editions)
    return compare(*found, {json.dumps(name, sort_keys=True) for name in changed})


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
        Measure(name, _estimate(name, old), _estimate(name, new), change, sure)
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
        Moved(group, json.loads(name), *pair, change, fits and next(sure), name in changed, not fits)
        for (group, name), pair, change, fits in zip(names, effects, changes, judged, strict=True)
    ]
    return sorted(found, key=lambda deed: (not deed.changed, not deed.clear, -abs(deed.change.mean)))


def _estimate(name: str, figures: Sequence[float]) -> Estimate:
    if name not in SHARES:
        return estimated(figures)
    share = Share(sum(figures), len(figures))
    return Estimate(share.mean, share.interval)
