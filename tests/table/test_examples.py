"""Worked examples of each game: the rules allow them, and they end as the rulebook says."""

from typing import Any

import pytest

from parlour.core.spec import AnyGame
from parlour.games import specs
from parlour.table.examples import Example, examples
from parlour.words import LANGUAGES, has


def example(game: str, name: str) -> Example:
    return next(one for one in examples(game) if one.name == name)


def told(shown: Example, kind: str) -> list[dict[str, Any]]:
    return [event["data"] for step in shown.steps for event in step["events"] if event["type"] == kind]


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_every_game_has_examples_with_words(spec: AnyGame) -> None:
    shown = examples(spec.code)
    assert shown
    for one in shown:
        assert one.rule in spec.facts.sources
        assert len(one.steps) > 1
        assert all(has(f"{spec.code}-example-{one.name}", language) for language in LANGUAGES)
        assert one.steps[0]["view"]["seat"] is None


def test_the_rulebooks_round_of_ninjan() -> None:
    board = example("ninjan", "round").steps[-1]["view"]["board"]
    assert board["piles"] == [["R3"], ["S-6"], ["P7", "R-4"]]
    assert board["captured"] == [["R8"], ["P10", "R1"], ["S-1"], [], ["P3"]]


def test_what_was_beaten_comes_back_turned_and_wins() -> None:
    shown = example("pandaspin", "tricks")
    assert [passed["to"] for passed in told(shown, "passed")] == [None, "hand", "hand", "hand"]
    assert [trick["seat"] for trick in told(shown, "trick")] == [1, 0]


def test_five_fours_beat_four_jacks() -> None:
    assert [trick["seat"] for trick in told(example("pandaspin", "bombs"), "trick")] == [0]


def test_the_rulebooks_dome_pays_four() -> None:
    assert [paid["amount"] for paid in told(example("pandorum", "dome"), "paid")] == [4]


def test_turns_of_pandorum_build_draw_and_pay() -> None:
    shown = example("pandorum", "turns")
    assert [built["piece"] for built in told(shown, "built")] == ["module", "base"]
    assert [fee["amount"] for fee in told(shown, "fee")] == [1]


def test_a_mat_of_pinata_is_decided() -> None:
    shown = example("pinata", "mat")
    assert [medal["colour"] for medal in told(shown, "medal")] == ["yellow"]
    assert [scored["winner"] for scored in told(shown, "scored")] == [0]
