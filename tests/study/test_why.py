"""Why a move is better: facts that were counted, and that speak for it."""

import pytest

from parlour import Table
from parlour.bots import decide
from parlour.core.judge import COUNTS, MORE
from parlour.core.spec import MINE, THEIRS, AnyGame
from parlour.games import specs
from parlour.study import Budget, Judgement, judge
from parlour.study.judging import known
from parlour.words import LANGUAGES, has, say

SMALL = Budget(0.05, 256)
NAMES = ("Ann", "Bob", "Clara", "Dan", "Eve")


def careless(code: str, players: int, seed: int) -> list[Judgement]:
    """What was wrong with random moves, in a game of greedy ones."""
    table, found = Table(code, players=players, seed=seed), []
    while not table.over and table.number < 24:
        seat = table.waiting[0]
        if table.number % 3 == 0:
            found.append(judge(known(table, seat), decide(table.imagine(seat, 1), "random", table.number), SMALL))
        table.play(seat, decide(table.imagine(seat, 1), "greedy", table.number))
    return found


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_facts_fit_the_tally_and_every_language_can_say_them(spec: AnyGame) -> None:
    facts = spec.study.facts
    assert facts[:2] == (MINE, THEIRS)
    assert MORE < sum(fact.size for fact in facts) <= COUNTS
    assert all(has(f"{spec.code}-fact-{fact.name}", language) for fact in facts for language in LANGUAGES)


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_reasons_speak_for_the_better_move(spec: AnyGame) -> None:
    good = {f"{spec.code}-fact-{fact.name}": fact.good for fact in spec.study.facts}
    told = [judgement for judgement in careless(spec.code, spec.facts.players[-1], 3) if judgement.why]
    assert told
    for judgement in told:
        assert judgement.played != 0
        assert len({good[reason["key"]] for reason in judgement.why}) == len(judgement.why) <= 2
        for reason in judgement.why:
            args = reason["args"]
            assert (args["better"] - args["played"]) * good[reason["key"]] > 0
            assert args.get("seat") != {"$seat": judgement.seat}
            assert all(say(reason, language, NAMES) for language in LANGUAGES)


def test_points_of_a_round_are_those_on_the_pile() -> None:
    """Nothing is hidden: paper 7 takes the pile of 8 or the pile of 3, and wins in any case."""
    piles = [["S-1"], ["P2", "R1"], ["R8"]]
    table = Table.from_position({"game": "ninjan", "players": 2, "piles": piles, "hands": [["P7"], ["R-4"]]})
    table.play(0, "P7")
    table.play(1, "R-4")
    judgement = judge(known(table, 0), "x2", SMALL)
    assert judgement.best.move == "x3"
    assert [reason["args"] for reason in judgement.why] == [{"better": 8, "played": 3}]


def test_it_does_not_matter_who_chose_first() -> None:
    """What others have chosen in secret is left open, so that they are imagined to choose sensibly."""
    table = Table("ninjan", players=3, seed=5)
    before = known(table, 1)
    table.play(2, table.moves(2)[0])
    table.play(0, table.moves(0)[0])
    assert known(table, 1) == before
    assert table.number == 2
