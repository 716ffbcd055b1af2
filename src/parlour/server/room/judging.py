"""What the bot workers do for reviews and for the tutor: judge decisions. And what people are told of a judgement."""

import json
from functools import lru_cache
from typing import Any, NamedTuple

from ...study.judging import NORMAL, Budget, Option, affordable, judge
from ...study.reviewing import Decision, curve_point, decision, decision_json, mark, option_json
from ...study.tutoring import Hint, hint
from ...table import Knowledge, Table
from ...table.record import read_record

SEED = 1  # the same game gets the same review every time, and the tutor judges as the review will
GAMES = 4  # that a worker remembers: most of its jobs are about the same few
SHOWN = 5  # options of a decision, beside the one that was played


class Judged(NamedTuple):
    """One moment of a game: everybody's chances, and the decision that was made there, if there was a choice."""

    chances: tuple[float, ...]
    decision: Decision | None


def judged(record: str, numbers: range, budget: Budget) -> list[Judged]:
    """The moments after these numbers of moves of the game, whose record is given as JSON."""
    whole = _whole(record)
    table, budget = whole.copy(), affordable(whole.spec.code, budget)
    table.rewind(whole.log[: numbers.start])
    found = list[Judged]()
    for number in numbers:
        if number > table.number:
            table.play(*whole.log[number - 1])
        made = decision(table, whole, budget, SEED) if number < whole.number else None
        found.append(Judged(curve_point(table, budget, SEED), made))
    return found


@lru_cache(maxsize=GAMES)
def _whole(record: str) -> Table:
    return read_record(json.loads(record))


def hinted(knowledge: Knowledge) -> Hint:
    return hint(knowledge, affordable(knowledge.game, NORMAL), SEED)


def weighed(knowledge: Knowledge, move: str, number: int, budget: Budget = NORMAL) -> Decision:
    """What this move would cost, after so many moves of the game."""
    judgement = judge(knowledge, move, affordable(knowledge.game, budget), SEED)
    return Decision(number, judgement, mark(judgement.cost, knowledge.players))


def shown(made: Decision) -> dict[str, Any]:
    """A decision with the best options and the one that was played, in the form of `Decision`."""
    options, played = made.judgement.options, made.judgement.played
    kept = [*range(min(SHOWN, len(options)))]
    if played is not None and played not in kept:
        kept.append(played)
    return decision_json(made) | {
        "options": [shown_option(options[place], made.seat) for place in kept],
        "played": None if played is None else kept.index(played),
    }


def shown_option(option: Option, seat: int) -> dict[str, Any]:
    """An option with the chance of the seat that decides, in the form of `ReviewedOption`."""
    told = option_json(option)
    return {name: told[name] for name in ("move", "texts", "error", "margin")} | {"chance": told["chances"][seat]}
