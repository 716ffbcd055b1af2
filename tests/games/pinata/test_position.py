"""Positions of Piñata as data: they come back, and those that are not sound are refused precisely."""

import json
from typing import Any

import pytest

from parlour import BadInput, Table

MATS: list[dict[str, Any]] = [
    {"up": True, "candies": ["red"]},
    {"up": False, "candies": ["red", "purple"], "cards": [["R3"], ["U2"]]},
    {"up": True, "candies": ["green", "pink", "yellow"]},
    {"up": True, "in_play": False},
]
GOOD: dict[str, Any] = {"game": "pinata", "players": 2, "mats": MATS, "hands": [["R1"], ["W2"]], "turn_of": 1}


def with_mat(number: int, **change: Any) -> dict[str, Any]:
    return {"mats": [entry | change if place == number else entry for place, entry in enumerate(MATS)]}


def test_what_is_left_out_is_empty() -> None:
    there = Table.from_position(GOOD)
    board = there.view(1)["board"]
    assert there.waiting == (1,)
    assert board["draw_size"] == 54 - 4
    assert board["bag_size"] == 45 - 6
    assert board["hand"] == ["W2"]
    assert Table.from_position(json.loads(json.dumps(there.position()))).position() == there.position()


def test_medals_follow_from_candies() -> None:
    there = Table.from_position(GOOD | {"candies": [{"red": 7}, {"yellow": 3}]})
    assert there.view(None)["board"]["medals"] == [["red"], ["yellow"]]


def test_a_finished_game_comes_back() -> None:
    won: list[dict[str, int]] = [{"red": 7, "purple": 6, "green": 5}, {}]
    there = Table.from_position(GOOD | {"candies": won, "winners": [0]})
    assert there.over
    assert there.view(None)["result"]["winners"] == [0]
    assert Table.from_position(there.position()).position() == there.position()


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"hands": [["R1"], ["R1"]]}, "card R1 stands twice"),
        ({"hands": [["R8"], ["R1"]]}, "card R8 stands twice"),
        ({"hands": [["Q1"], []]}, "no card 'Q1'"),
        ({"hands": [["R1"]]}, "hands must be a list with one entry for each of the 2 seats"),
        ({"hands": [["R1", "R2", "R2", "U1", "U2", "G1", "G2", "G2", "P1"], []]}, "more than 8"),
        ({"mats": MATS[:3]}, "mats must be a list of 4 objects"),
        (with_mat(0, up="yes"), "mats[0].up must be true or false"),
        (with_mat(0, candies=["blue"]), "'blue' is no colour"),
        (with_mat(0, candies=["red", "red"]), "as many candies as its number"),
        (with_mat(3, candies=["red"]), "as many candies as its number"),
        (with_mat(0, colour="red"), "unknown field 'colour'"),
        (with_mat(0, cards=[["U3"], []]), "no room for U3 (PI-8)"),
        (with_mat(3, cards=[["U3"], []]), "no room for U3 (PI-8)"),
        (with_mat(0, cards=[["R4"], ["R5"]]), "both sides are full"),
        (with_mat(0, cards=[["R4"]]), "mats[0].cards must be a list with one entry for each"),
        ({"turn_of": 2}, "turn_of must be a whole number from 0 to 1"),
        ({"shown": [["R2"], []]}, "R2 is not in that hand"),
        ({"counted": [[], ["W3"]]}, "W3 is not in that hand"),
        ({"candies": [{"yellow": 5}, {}]}, "only 5 yellow candies"),
        ({"candies": [{"red": "all"}, {}]}, "candies[0] must be a whole number"),
        ({"candies": [["red"], {}]}, "candies[0] must be an object"),
        ({"candies": [{"red": 7, "purple": 6, "green": 5}, {}]}, "there must be winners (PI-18)"),
        ({"candies": [{"red": 1}, {}], "winners": [1]}, "winners: the candies say otherwise"),
        ({"winners": []}, "winners must list seats"),
        ({"exchanged": 1}, "seat 1 can play"),
        (with_mat(2, in_play=0), "mats[2].in_play must be true or false"),
        ({"passes": 7}, "passes must be a whole number from 0 to 6"),
        ({"colour": "red"}, "unknown field 'colour'"),
    ],
)
def test_a_position_that_is_not_sound_says_precisely_why(change: dict[str, Any], named: str) -> None:
    with pytest.raises(BadInput) as refused:
        Table.from_position(GOOD | change)
    assert named in str(refused.value)


@pytest.mark.parametrize(("exchanged", "named"), [(None, "exchanged must be"), (8, "more than a hand"), (9, "0 to 8")])
def test_pi_12_an_exchange_is_a_number_of_cards(exchanged: Any, named: str) -> None:
    unplayable = GOOD | {"hands": [[], ["P1", "P2"]]} | with_mat(2, candies=["green"] * 3)
    with pytest.raises(BadInput) as refused:
        Table.from_position(unplayable | {"exchanged": exchanged})
    assert named in str(refused.value)
