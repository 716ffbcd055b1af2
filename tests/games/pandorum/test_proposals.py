"""Whole turns that are proposed: legal, complete, worth what they promise, and made of nothing that is hidden."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from parlour import BadInput, Illegal, Table
from parlour.core.rng import Rng
from tests.games.pandorum.test_rules import HULL_CHARGE, JUNK, NOSE_CHARGE, harvester, table

OWN_DOINGS = ("discarded", "moved", "fee", "built", "paid", "took", "emptied", "slotted", "charged")
GAINS = {"paid": 1, "took": 1, "fee": -1}


def aims(there: Table) -> list[str]:
    (seat,) = there.waiting
    assert there.spec.proposals
    return [there.spec.moves.notation(there.game, aim) for aim in there.spec.proposals.aims(there.game, seat)]


def games(count: int, turns: int) -> Iterator[tuple[Table, str]]:
    """Random games with turns played as proposed: the table before each of them, and where it leads."""
    for number in range(count):
        there, rng = Table("pandorum", players=2 + number % 3, seed=number), Rng(number)
        while there.number < turns and not there.over:
            (seat,) = there.waiting
            wished = aims(there)
            if wished and rng.below(2):
                aim = wished[rng.below(len(wished))]
                yield there, aim
                there.play(seat, there.propose(seat, aim)["move"])
            else:
                moves = [move for move in there.moves(seat) if move.startswith("d")] or there.moves(seat)
                there.play(seat, moves[rng.below(len(moves))])


def part(proposed: dict[str, Any], question: str, about: str | None = None) -> dict[str, dict[str, Any]]:
    """The choices of a question by their steps."""
    (found,) = [one for one in proposed["parts"] if (one["question"], one["about"]) == (question, about)]
    assert found["choices"][found["chosen"]]["move"] == proposed["move"]
    return {choice["step"]: choice for choice in found["choices"]}


# --- what is promised -----------------------------------------------------------------------------------


def test_every_proposal_and_every_choice_is_a_whole_turn_and_pays_what_it_promises() -> None:
    seen = 0
    for there, aim in games(count=6, turns=60):
        (seat,) = there.waiting
        proposed = there.propose(seat, aim)
        for one in [proposed, *(choice for part in proposed["parts"] for choice in part["choices"])]:
            ahead = there.copy()
            ahead.play(seat, one["move"])
            assert (ahead.draft, ahead.number) == ((), there.number + 1)
            told = ahead.events(seat, after=there.number)
            mine = [event for event in told if event["type"] in OWN_DOINGS and event["data"]["seat"] == seat]
            assert one is not proposed or proposed["events"] == mine
            if one["gain"] is None:  # the discard before a *rebate*
                assert [event["type"] for event in mine] == ["discarded"]
            else:
                assert aim in one["move"].split()
                assert one["gain"] == sum(GAINS.get(e["type"], 0) * e["data"].get("amount", 0) for e in mine)
            seen += 1
    assert seen > 500


def test_a_proposal_pays_what_the_hex_shows_and_so_it_does_after_a_discard() -> None:
    for there, aim in games(count=3, turns=40):
        (seat,) = there.waiting
        (forecast,) = [one for one in there.view(seat)["board"]["forecast"] if one["hex"] == aim[1:]]
        proposed = there.propose(seat, aim)
        if proposed["gain"] is None:  # the discard before a *rebate*
            continue
        assert proposed["gain"] == (-forecast["fee"] if forecast["pays"] is None else forecast["pays"])
        for card, pays in forecast["without"].items():
            after = there.propose(seat, f"-{card} {aim}")
            assert pays == after["gain"] if after["move"].startswith(f"-{card} ") else pays is None


def test_nothing_in_it_depends_on_what_the_seat_cannot_know() -> None:
    differ = 0
    for number, (there, aim) in enumerate(games(count=4, turns=50)):
        (seat,) = there.waiting
        other = there.copy()
        other.game.determinize(seat, Rng(number))
        assert json.dumps(other.propose(seat, aim)) == json.dumps(there.propose(seat, aim))
        differ += other.position() != there.position()
    assert differ > 30


SAMPLE = """
from tests.games.pandorum.test_proposals import games
print([there.propose(there.waiting[0], aim) for there, aim in games(count=3, turns=20)])
"""


def test_interpreted_rules_propose_the_same() -> None:
    def said(**environment: str) -> str:
        command = [sys.executable, "-c", SAMPLE]
        done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
        return done.stdout

    assert said() == said(PARLOUR_PURE="1") != ""


# --- what is proposed -----------------------------------------------------------------------------------


def test_pd_12_the_discard_is_what_is_needed_least() -> None:
    there = table(f"medical_laboratory central_laboratory outer_defence {JUNK}", objects="e3:0m d4:0m")
    proposed = there.propose(0, ">e4")
    assert proposed["move"].startswith("-outer_defence >e4 base")
    assert proposed["gain"] == 6
    assert {step: choice["gain"] for step, choice in part(proposed, "discard").items()} == {
        "-medical_laboratory": 3,
        "-central_laboratory": 6,
        "-outer_defence": 6,
        f"-{JUNK}": 5,
    }


def test_a_wish_is_kept_as_far_as_it_goes() -> None:
    there = table(f"crater_drill dust_collector outer_defence {JUNK}")
    whole = f"-{JUNK} >d5 base +crater_drill +outer_defence cargo nose"
    assert there.propose(0, whole)["move"] == whole
    module = part(there.propose(0, whole), "build")["module"]["move"]
    assert module.split()[:3] == [f"-{JUNK}", ">d5", "module"]
    assert there.propose(0, "-crater_drill >d5")["move"].startswith("-crater_drill >d5")


def test_pd_17_a_card_is_exchanged_for_another_and_for_the_discarded_one() -> None:
    there = table(f"crater_drill dust_collector outer_defence {JUNK}")
    proposed = there.propose(0, f"-{JUNK} >d5 base +crater_drill +outer_defence cargo nose")
    cards = part(proposed, "cards", "outer_defence")
    assert set(cards) == {"+dust_collector", "+outer_defence", f"+{JUNK}"}
    assert cards["+dust_collector"]["move"].startswith(f"-{JUNK} >d5 base +crater_drill +dust_collector cargo")
    assert cards[f"+{JUNK}"]["move"].startswith(f"-outer_defence >d5 base +crater_drill +{JUNK} cargo")


def test_pd_21_pd_24_rays_blocks_and_slots_can_be_chosen() -> None:
    there = table(f"network_defence defence_block {JUNK}", objects="e9:0m d6:0b")
    proposed = there.propose(0, f"-{JUNK} >e7 base")
    assert set(part(proposed, "ray", "network_defence")) == {"ray:e", "ray:nw"}
    assert set(part(proposed, "block", "defence_block")) == {"x:network_defence", "two"}
    slots = part(proposed, "slot", "defence_block")
    assert slots["nose"]["move"].endswith(" nose")
    assert slots["nose"]["gain"] == proposed["gain"] == 4


def test_pd_26_a_jump_and_a_waiver_are_proposed() -> None:
    jump = harvester("e5", "jump", "third", nose_cards=NOSE_CHARGE)
    assert "^a1" in table(f"crater_drill {JUNK}", harvesters=(jump,)).propose(0, ">a1")["move"]
    waiver = harvester("e5", "waiver", "third", nose_cards=NOSE_CHARGE)
    there = table(f"mountain_generator {JUNK}", objects="e3:0b", harvesters=(waiver,))
    assert there.propose(0, f"-{JUNK} >e4")["move"] == f"-{JUNK} >e4 hull"


def test_pd_26_before_a_rebate_only_the_discard_is_proposed() -> None:
    rebate = harvester("e5", "jump", "rebate", hull_cards=HULL_CHARGE)
    there = table(f"crater_drill {JUNK}", harvesters=(rebate,))
    proposed = there.propose(0, ">d5")
    assert (proposed["move"], proposed["gain"]) == (f"-{JUNK}", None)
    there.play(0, proposed["move"])
    there.play(0, "d:outer_defence")
    assert there.propose(0, ">d5")["move"].startswith(">d5 ")


def test_pd_6_with_a_free_move_nothing_is_discarded() -> None:
    free = harvester("e5", "jump", "free", hull_cards=HULL_CHARGE)
    there = table("crater_drill", harvesters=(free,))
    assert there.propose(0, ">d5")["move"] == ">d5 cargo"


def test_in_the_middle_of_a_turn_the_whole_of_it_is_proposed() -> None:
    there = table(f"crater_drill dust_collector {JUNK}")
    there.play(0, f"-{JUNK}")
    assert there.propose(0, f"-{JUNK} >d5")["move"].startswith(f"-{JUNK} >d5 base")


# --- what is not ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "rule"),
    [(">e5", "PD-12"), (">a5", "PD-13"), (">a2", "PD-13"), (">d5", "PD-12"), ("d", "PD-12"), ("", "PD-12")],
)
def test_where_no_turn_leads_the_rule_says_why(wish: str, rule: str) -> None:
    there = table("crater_drill")  # which would have to be discarded
    with pytest.raises(Illegal) as refused:
        there.propose(0, wish)
    assert refused.value.rule == rule


def test_nothing_is_proposed_out_of_turn_or_in_other_games() -> None:
    with pytest.raises(Illegal, match="turn"):
        table("crater_drill", "crater_drill").propose(1, ">d5")
    with pytest.raises(BadInput):
        Table("ninjan", players=2, seed=7).propose(0, "S9")
