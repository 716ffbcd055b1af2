"""A whole game explained: every decision judged, the chances of every seat from move to move, luck told from skill."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import exp
from typing import Any

from ..core.spec import AnyGame
from ..core.text import Json
from ..table import Table
from ..table.record import read_record
from .judging import NORMAL, Budget, Judgement, Option, chances, judge, known

MARKS = ("best", "good", "inaccuracy", "mistake", "blunder")
COSTS = (0.02, 0.05, 0.10, 0.20)  # of two players' chances, from which a move is only good, an inaccuracy, …
MOMENTS = 3
FEWEST_LOOKS = 64
LOOKS = 0.25  # tries for a point of the curve, for each try of an option

Progress = Callable[[int, int], None]
"""Told how much of the review is done, and how much there is to do."""


@dataclass(frozen=True)
class Decision:
    """A decision of the game: after how many moves, what it was worth, and its mark (one of `MARKS`)."""

    number: int
    judgement: Judgement
    mark: str

    @property
    def seat(self) -> int:
        return self.judgement.seat


@dataclass(frozen=True)
class Performance:
    """How a seat did. `skill`, `luck` and `others` add up to what it won more or less than its share at the start.

    `skill` is what its own decisions cost it, `others` what the decisions of the others gave it, `luck` all the rest:
    deals, draws, and what secret choices met.
    """

    accuracy: float
    marks: dict[str, int]
    skill: float
    others: float
    luck: float


@dataclass(frozen=True)
class Review:
    """A game explained. `curve` has the chances of all seats before the first move, after it, and so on to the result.

    `moments` are the numbers of the decisions that moved the chances most.
    """

    game: str
    players: int
    curve: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    performances: tuple[Performance, ...]
    moments: tuple[int, ...]


def review(record: Any, budget: Budget = NORMAL, seed: int = 1, progress: Progress | None = None) -> Review:
    """Review a finished game from its record.

    Args:
        record: as `Table.record` writes it, of a game that is over or not.
        budget: how long to think about each decision.
        seed: the same seed gives the same review.
        progress: called after each step.

    Returns:
        Everybody's chances from move to move, every decision judged, and how each seat did.

    Raises:
        BadInput: if the record cannot be replayed.

    >>> from parlour import Table
    >>> from parlour.study import QUICK
    >>> table = Table("ninjan", players=2, seed=7)
    >>> table.play(0, "S9"), table.play(1, "R7")
    (None, None)
    >>> found = review(table.record(), QUICK)
    >>> len(found.curve), [decision.seat for decision in found.decisions]
    (3, [0, 1])
    """
    whole = read_record(record)
    points, decisions = list[tuple[float, ...]](), list[Decision]()
    for number, table in enumerate(positions(whole)):
        points.append(curve_point(table, budget, seed))
        if number < whole.number and (found := decision(table, whole, budget, seed)):
            decisions.append(found)
        if progress:
            progress(number + 1, whole.number + 1)
    return summed_up(whole.spec, whole.players, points, decisions)


def positions(whole: Table) -> Iterator[Table]:
    """The table before the first move, after it, and so on; the same one, so it is looked at before the next."""
    table = whole.copy()
    table.rewind([])
    yield table
    for play in whole.log:
        table.play(*play)
        yield table


def curve_point(table: Table, budget: Budget, seed: int) -> tuple[float, ...]:
    """The chances of all seats, for somebody who sees all cards; at the end, the result."""
    return tuple(chances(table.spec, table.game, max(int(budget.tries * LOOKS), FEWEST_LOOKS), seed))


def decision(table: Table, whole: Table, budget: Budget, seed: int) -> Decision | None:
    """The decision of the next move of the whole game; none if the seat had no choice."""
    seat, move = whole.log[table.number]
    if len(table.moves(seat)) == 1 and not table.has_drafts:
        return None
    judgement = judge(known(table, seat, seed), move, budget, seed)
    if len(judgement.options) == 1:
        return None
    return Decision(table.number, judgement, mark(judgement.cost, table.players))


def mark(cost: float, players: int) -> str:
    """How good a move is that costs so much of one's chance. Among more players, a smaller part of it weighs as much.

    >>> mark(0.0, 2), mark(0.06, 2), mark(0.06, 4)
    ('best', 'inaccuracy', 'mistake')
    """
    return MARKS[sum(cost >= limit * 2 / players for limit in COSTS)]


def accuracy(costs: list[float], players: int, sharpness: float) -> float:
    """From 0 to 100, by how much decisions cost on average. `sharpness` is that of the game (see `Study`).

    >>> accuracy([], 2, 10), accuracy([0.0, 0.0], 2, 10), round(accuracy([0.0, 0.1], 2, 10))
    (100.0, 100.0, 61)
    """
    mean = sum(costs) / len(costs) * players / 2 if costs else 0.0
    return 100.0 * exp(-sharpness * mean)


def summed_up(spec: AnyGame, players: int, curve: list[tuple[float, ...]], decisions: list[Decision]) -> Review:
    sharpness = spec.study.sharpness
    performances = tuple(_performance(seat, sharpness, curve[-1], decisions) for seat in range(players))
    swings = sorted(decisions, key=lambda one: -abs(_swing(one, curve)))
    moments = tuple(sorted(one.number for one in swings[:MOMENTS]))
    return Review(spec.code, players, tuple(curve), tuple(decisions), performances, moments)


def _swing(one: Decision, curve: list[tuple[float, ...]]) -> float:
    """By how much the chance of the seat that decided changed with its move."""
    return curve[one.number + 1][one.seat] - curve[one.number][one.seat]


def _performance(seat: int, sharpness: float, result: tuple[float, ...], decisions: list[Decision]) -> Performance:
    own = [one for one in decisions if one.seat == seat]
    skill = -sum(one.judgement.cost for one in own)
    others = sum(_given(one.judgement, seat) for one in decisions if one.seat != seat)
    return Performance(
        accuracy=accuracy([one.judgement.cost for one in own], len(result), sharpness),
        marks={mark: sum(one.mark == mark for one in own) for mark in MARKS},
        skill=skill,
        others=others,
        luck=result[seat] - 1 / len(result) - skill - others,
    )


def _given(judgement: Judgement, seat: int) -> float:
    """What a decision of another seat gave this one, against the best it could have done."""
    if judgement.played is None:
        return 0.0
    return judgement.options[judgement.played].chances[seat] - judgement.best.chances[seat]


def as_json(found: Review) -> Json:
    """A review as data, for programs and for the page."""
    return {
        "game": found.game,
        "players": found.players,
        "curve": [[round(chance, 4) for chance in point] for point in found.curve],
        "decisions": [decision_json(one) for one in found.decisions],
        "performances": [_performance_json(one) for one in found.performances],
        "moments": list(found.moments),
    }


def decision_json(one: Decision) -> Json:
    return {"number": one.number, "mark": one.mark, **judgement_json(one.judgement)}


def judgement_json(judgement: Judgement) -> Json:
    return {
        "seat": judgement.seat,
        "played": judgement.played,
        "cost": round(judgement.cost, 4),
        "doubt": round(judgement.doubt, 4),
        "why": list(judgement.why),
        "options": list(map(option_json, judgement.options)),
    }


def option_json(option: Option) -> Json:
    return {
        "move": option.move,
        "texts": list(option.texts),
        "chances": [round(chance, 4) for chance in option.chances],
        "error": round(option.error, 4),
        "margin": round(option.margin, 2),
        "tries": option.tries,
    }


def _performance_json(one: Performance) -> Json:
    return {
        "accuracy": round(one.accuracy, 1),
        "marks": one.marks,
        "skill": round(one.skill, 4),
        "others": round(one.others, 4),
        "luck": round(one.luck, 4),
    }
