"""Judgements: made from what a seat knows, repeatable, and right where the right move is plain."""

from dataclasses import replace

import pytest

from parlour import Table
from parlour.bots import decide
from parlour.core.problem import Illegal
from parlour.games import specs
from parlour.study import QUICK, Budget, judge

SMALL = Budget(0.05, 64)


def after(code: str, moves: int, seed: int = 5) -> Table:
    """A table of two, after so many moves by the rule of thumb."""
    table = Table(code, players=2, seed=seed)
    while table.number < moves and not table.over:
        seat = table.waiting[0]
        table.play(seat, decide(table.imagine(seat, table.number), "greedy", table.number))
    return table


@pytest.mark.parametrize("code", [spec.code for spec in specs()])
@pytest.mark.parametrize("moves", [0, 9])
def test_every_option_is_a_move_and_the_best_comes_first(code: str, moves: int) -> None:
    table = after(code, moves)
    seat = table.waiting[0]
    judgement = judge(table.imagine(seat, 1), None, SMALL)
    for option in judgement.options:
        assert table.why_not(seat, option.move) is None
        assert sum(option.chances) == pytest.approx(1)
    longest = [option for option in judgement.options if option.tries == judgement.best.tries]
    assert judgement.best.chances[seat] >= max(option.chances[seat] for option in longest) - 0.01


@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_the_same_knowledge_gives_the_same_judgement(code: str) -> None:
    knowledge = after(code, 4).imagine(after(code, 4).waiting[0], 1)
    assert judge(knowledge, None, SMALL) == judge(knowledge, None, SMALL)
    assert judge(knowledge, None, SMALL, seed=2) != judge(knowledge, None, SMALL)


@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_a_judgement_does_not_depend_on_what_is_hidden(code: str) -> None:
    """Two imagined deals differ only in what the seat cannot know, so a judgement of them is the same."""
    table = after(code, 4)
    seat = table.waiting[0]
    first, second = (table.imagine(seat, seed) for seed in (1, 2))
    assert first != second
    assert judge(first, None, SMALL) == judge(replace(second), None, SMALL)


@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_what_was_played_is_judged_however_bad(code: str) -> None:
    table = after(code, 6)
    seat = table.waiting[0]
    for seed in range(4):
        played = decide(table.imagine(seat, 1), "random", seed)
        judgement = judge(table.imagine(seat, 1), played, SMALL)
        assert judgement.played is not None
        assert judgement.options[judgement.played].move == played
        assert (judgement.cost == 0) == (judgement.played == 0) or judgement.cost >= 0


def test_a_lost_position_still_tells_good_from_bad() -> None:
    """Whoever cannot win any more is still told which option loses by less."""
    table = after("ninjan", 30)
    judgement = judge(table.imagine(table.waiting[0], 1), None, QUICK)
    assert len({round(option.margin, 1) for option in judgement.options}) > 1 or len(judgement.options) == 1


@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_a_move_that_is_not_legal_is_not_judged(code: str) -> None:
    table = after(code, 0)
    seat = table.waiting[0]
    spec, game = table.imagine(seat, 1).restore()
    unfit = next(name for move, name in enumerate(spec.moves.names(game)) if move not in game.legal_moves(seat))
    with pytest.raises(Illegal):
        judge(table.imagine(seat, 1), unfit, SMALL)
