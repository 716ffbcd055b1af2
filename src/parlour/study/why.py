"""Why one option is better than another: the facts in which they differ, each counted in the simulations."""

from collections.abc import Iterator
from math import sqrt

from ..core.judge import Judge
from ..core.spec import AnyGame, Fact
from ..core.text import Json, Text, seat_text, text

CLEAR = 4.0  # standard errors between two counts that can be called different
TELLING = 0.15  # standard deviations between two counts that are worth a sentence
LITTLE = 0.05  # a spread that every count has at least: what happens nearly always differs little


def reasons(spec: AnyGame, judge: Judge, seat: int, best: int, own: int) -> tuple[Text, ...]:
    """At most two facts that speak for the best option: what there is more of then, and what there is less of."""
    found = dict[int, tuple[float, Text]]()
    for fact, place, which in _counts(spec.study.facts, judge.game.players, seat):
        apart = _apart(judge, fact, place, best, own)
        better, played = (_told(judge.count_of(option, place), fact) for option in (best, own))
        if better != played and apart > found.get(fact.good, (0.0,))[0]:
            args: Json = {"better": better, "played": played, **_named(fact, which)}
            found[fact.good] = apart, text(f"{spec.code}-fact-{fact.name}", **args)
    return tuple(said for _, said in sorted(found.values(), key=lambda one: -one[0]))


def _counts(facts: tuple[Fact, ...], players: int, seat: int) -> Iterator[tuple[Fact, int, int]]:
    """Every number that is counted: its fact, its place in the tally, and which of several it is."""
    place = 0
    for fact in facts:
        for which in range(fact.size):
            if fact.each != "seat" or (which < players and which != seat):
                yield fact, place + which, which
        place += fact.size


def _apart(judge: Judge, fact: Fact, place: int, best: int, own: int) -> float:
    """By how many standard deviations a count speaks for the best option; 0 if that is little, or may be chance."""
    more = fact.good * (judge.count_of(best, place) - judge.count_of(own, place))
    apart = more / max(judge.spread_of(best, place), judge.spread_of(own, place), LITTLE)
    tries = min(judge.tries_of(best), judge.tries_of(own))
    return apart if apart > TELLING and apart * sqrt(tries / 2) > CLEAR else 0.0


def _told(number: float, fact: Fact) -> float:
    """A chance in whole per cent, any other count with one decimal; a whole number as such, for the plural of words."""
    told = round(100 * number) if fact.chance else round(number, 1)
    return int(told) if told == int(told) else told


def _named(fact: Fact, which: int) -> Json:
    if not fact.each:
        return {}
    return {fact.each: seat_text(which) if fact.each == "seat" else which + 1}
