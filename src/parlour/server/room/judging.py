"""What the bot workers do for a review: judge a few decisions of a finished game."""

import json
from functools import lru_cache
from typing import NamedTuple

from ...study.judging import Budget
from ...study.reviewing import Decision, curve_point, decision
from ...table import Table
from ...table.record import read_record

SEED = 1  # the same game gets the same review every time
GAMES = 4  # that a worker remembers: most of its jobs are about the same few


class Judged(NamedTuple):
    """One moment of a game: everybody's chances, and the decision that was made there, if there was a choice."""

    chances: tuple[float, ...]
    decision: Decision | None


def judged(record: str, numbers: range, budget: Budget) -> list[Judged]:
    """The moments after these numbers of moves of the game, whose record is given as JSON."""
    whole = _whole(record)
    table = whole.copy()
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
