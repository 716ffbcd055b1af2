"""What a tutor says while a game is played: a hint before a move, a warning before one that costs much."""

from dataclasses import dataclass, replace

from ..core.text import Text
from ..table import Knowledge
from .judging import NORMAL, Budget, Judgement, Option, judge, steps_of
from .reviewing import MARKS, mark


@dataclass(frozen=True)
class Hint:
    """The best move in three steps: `clues` say where to look and which kind of move it is, `best` names it.

    In the middle of a move, `best` holds the steps that are left; or, where the steps made so far cost too much, a
    whole move that needs them taken `back`. `why` compares it with the option `beside`.
    """

    clues: tuple[Text, ...]
    best: Option
    back: bool
    why: tuple[Text, ...]
    beside: Option | None


def hint(knowledge: Knowledge, budget: Budget = NORMAL, seed: int = 1) -> Hint:
    """The best move, from what a seat knows; in the middle of a move, the best way to go on.

    Args:
        knowledge: what the seat that decides can know, from `known`.
        budget: how long to think.
        seed: the same seed gives the same hint.

    Returns:
        Two clues, the move, and why it is better than another one.

    >>> from parlour.study import QUICK, known
    >>> from parlour.table import Table
    >>> table = Table("ninjan", players=2, seed=7)
    >>> found = hint(known(table, 0), QUICK)
    >>> found.best.move in table.moves(0), [clue["key"] for clue in found.clues]
    (True, ['ninjan-clue-suit', 'ninjan-clue-choose'])
    """
    from_the_start = replace(knowledge, draft=())
    whole = judge(from_the_start, None, budget, seed)
    made = " ".join(knowledge.draft)
    if not made:
        return _hint(knowledge, whole)
    if whole.best.move.startswith(f"{made} "):
        return _hint(knowledge, _going_on(whole, len(knowledge.draft)))
    rest = judge(knowledge, None, budget, seed)
    cost = judge(from_the_start, f"{made} {rest.best.move}", budget, seed).cost
    if is_as_bad(mark(cost, knowledge.players), "inaccuracy"):
        return _hint(from_the_start, whole, back=True)
    return _hint(knowledge, rest)


def is_as_bad(found: str, limit: str) -> bool:
    """Is a move of this mark at least as bad as one of that mark?

    >>> is_as_bad("blunder", "mistake"), is_as_bad("inaccuracy", "mistake")
    (True, False)
    """
    return MARKS.index(found) >= MARKS.index(limit)


def _hint(knowledge: Knowledge, judgement: Judgement, back: bool = False) -> Hint:
    spec, game = knowledge.restore()
    clues = spec.moves.clues(game, steps_of(spec, game, knowledge.seat, judgement.best.move))
    beside = None if judgement.beside is None else judgement.options[judgement.beside]
    return Hint(tuple(clues), judgement.best, back, judgement.why, beside)


def _going_on(whole: Judgement, steps: int) -> Judgement:
    """The judgement of whole moves for somebody who has made these first steps of the best one."""
    best, *others = whole.options
    left = replace(best, move=" ".join(best.move.split()[steps:]), texts=best.texts[steps:])
    return replace(whole, options=(left, *others))
