"""Positions of Pandorum as data: they come back, and those that are not sound are refused precisely."""

import json
from typing import Any

import pytest

from parlour import BadInput, Table
from parlour.core.rng import Rng

CREW: list[dict[str, Any]] = [{"hex": "c4", "nose": "twin", "hull": "free"}, {"nose": "jump", "hull": "third"}]
GOOD: dict[str, Any] = {
    "game": "pandorum",
    "players": 2,
    "sectors": [0, 1, 2, 3, 4, 5],
    "harvesters": CREW,
    "objects": {"c4": [0, "module"]},
    "hands": [["crater_drill"], ["magma_tap", "dome_defence"]],
    "turn_of": 1,
}


def crew(seat: int, **change: Any) -> dict[str, Any]:
    return {"harvesters": [one | change if number == seat else one for number, one in enumerate(CREW)]}


def test_what_is_left_out_is_as_at_the_start() -> None:
    there = Table.from_position(GOOD)
    board = there.view(1)["board"]
    assert there.waiting == (1,)
    assert board["deck_size"] == 76 - 1
    assert board["box_size"] == 15 - 2
    assert board["hand"] == ["magma_tap", "dome_defence"]
    assert board["pieces"] == [{"modules": 11, "bases": 6}, {"modules": 12, "bases": 6}]
    assert board["harvesters"][1]["hex"] == "e5"
    assert Table.from_position(json.loads(json.dumps(there.position()))).position() == there.position()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_comes_back_and_plays_on_the_same(players: int) -> None:
    for seed in range(4):
        there = Table("pandorum", players, seed=bytes([seed] * 32))
        rng = Rng(seed)
        while not there.over:
            seat = there.waiting[0]
            moves = there.moves(seat)
            again = Table.from_position(json.loads(json.dumps(there.position())))
            assert again.position() == there.position()
            assert again.moves(seat) == moves
            there.play(seat, moves[rng.below(len(moves))])
        assert Table.from_position(there.position()).position() == there.position()


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"sectors": [0, 1, 2, 3, 4, 4]}, "sectors must list the numbers 0 to 5"),
        ({"harvesters": CREW[:1]}, "harvesters must be a list with one entry for each of the 2 seats"),
        (crew(0, nose="beak"), "harvesters[0]: 'beak' is not one of twin, triple, jump, waiver"),
        (crew(0, hull="keel"), "harvesters[0]: 'keel' is not one of free"),
        (crew(0, hex="b2"), "harvesters[0] stands on a volcano (PD-13)"),
        (crew(0, hex="z9"), "'z9' is not one of a1 to i5"),
        (crew(0, speed=1), "harvesters[0]: unknown field 'speed'"),
        (crew(0, nose_cards=["outer_defence"] * 4), "4 cards, more than the 3 it needs (PD-24)"),
        (crew(0, nose_used=True, nose_cards=["outer_defence"]), "a used nose holds no cards"),
        (crew(0, nose_used="yes"), "'yes' must be true or false"),
        ({"objects": {"e5": [0, "module"]}}, "objects.e5: nobody builds on a volcano or the landing pad (PD-14)"),
        ({"objects": {"c4": [2, "module"]}}, "objects.c4 must be a whole number from 0 to 1"),
        ({"objects": {"c4": [0, "tower"]}}, "'tower' is not one of module, base"),
        ({"objects": {"c4": 0}}, "objects.c4 must be a seat and a piece"),
        ({"objects": []}, "objects must be an object of hexes"),
        ({"objects": {f"e{n}": [0, "base"] for n in (1, 2, 3, 4, 6, 7, 8)}}, "more pieces than there are (PD-2)"),
        ({"hands": [["crater_drill"] * 5, []]}, "card crater_drill stands twice"),
        ({"hands": [["lava_lamp"], []]}, "there is no card 'lava_lamp'"),
        ({"known": [["magma_tap"], []]}, "known[0]: magma_tap is not in that hand"),
        ({"quids": [-1, 0]}, "quids[0] must be a whole number"),
        ({"barren": 41}, "barren must be a whole number from 0 to 40"),
        ({"turn_of": 2}, "turn_of must be a whole number from 0 to 1"),
        ({"last_turns": [0]}, "last_turns: nobody has built their last object (PD-27)"),
        ({"phase": "sleep"}, "phase: 'sleep' is not one of turn"),
        ({"phase": "draw"}, "draws_left: nothing is left to draw"),
        ({"phase": "rebate", "draws_left": 1}, "a card is discarded before phase rebate"),
        ({"phase": "build"}, "building: there is one from phase build to slot"),
        ({"building": {"hex": "e5"}}, "building: there is one from phase build to slot, and phase is turn"),
        ({"phase": "build", "building": {"hex": "d5"}}, "the harvester of the seat to move stands elsewhere"),
        ({"phase": "build", "building": 5}, "building must be an object"),
        (
            {"phase": "go", "hands": [[], []], **crew(1, hex="c4"), "objects": {}},
            "seat 1 has nothing to do in phase go",
        ),
        ({"winners": [0]}, "winners: the quids say otherwise (PD-29)"),
        ({"winners": [0], "phase": "turn"}, "winners: phase is turn, so nobody has won yet"),
        ({"colour": "red"}, "unknown field 'colour'"),
    ],
)
def test_a_position_that_is_not_sound_says_precisely_why(change: dict[str, Any], named: str) -> None:
    with pytest.raises(BadInput) as refused:
        Table.from_position(GOOD | change)
    assert named in str(refused.value)


BUILDING: dict[str, Any] = {"hex": "d5", "piece": "base", "cards": ["dome_defence"]}


@pytest.mark.parametrize(
    ("phase", "change", "named"),
    [
        ("cards", {"cards": ["dome_defence", "crater_drill"]}, "in the order of the edition (PD-17)"),
        ("cards", {"cards": []}, "there is no choice of cards to make"),
        ("slot", {"cards": ["dome_defence"]}, "2 cards are needed, and one of them is asked about"),
        ("ray", {"cards": ["outer_defence", "defence_block"], "ways": ["up"]}, "building.ways: 'up' is not one of"),
        ("ray", {"cards": ["outer_defence", "defence_block"], "ways": 5}, "building.ways must be a list"),
        ("ray", {"cards": ["outer_defence", "defence_block"]}, "there is no choice of ray to make"),
        ("block", {"cards": ["outer_defence", "defence_block"], "doubles": ["magma_tap"]}, "'magma_tap' is not one of"),
    ],
)
def test_a_building_that_is_not_sound_says_precisely_why(phase: str, change: dict[str, Any], named: str) -> None:
    position = GOOD | crew(1, hex="d5") | {"phase": phase, "building": BUILDING | change, "hands": [[], ["magma_tap"]]}
    with pytest.raises(BadInput) as refused:
        Table.from_position(position)
    assert named in str(refused.value)
