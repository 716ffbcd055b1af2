"""Positions of Panda Spin as data: they come back, and those that are not sound are refused precisely."""

import json
from typing import Any

import pytest

from parlour import BadInput, Table

BID = {"seat": 1, "figure": "5", "cards": ["W5"]}
GOOD: dict[str, Any] = {
    "game": "pandaspin",
    "players": 3,
    "hands": [["F7", "WK~"], ["M3", "F!"], ["W9"]],
    "turn_of": 0,
    "bids": [BID, {"seat": 2, "figure": "6", "cards": ["F6"]}],
}


def comes_back(there: Table) -> bool:
    return Table.from_position(json.loads(json.dumps(there.position()))).position() == there.position()


def test_what_is_left_out_has_a_plain_default() -> None:
    there = Table.from_position(GOOD)
    board = there.view(0)["board"]
    assert there.waiting == (0,)
    assert board["suits"] == ["fire", "metal", "water"]
    assert board["mood"] == "hungry"
    assert board["points"] == [1, 1, 1]
    assert board["draw_size"] == 42 - 7
    assert board["leader"] == 1
    assert comes_back(there)


def test_every_phase_comes_back() -> None:
    picking = Table.from_position({**GOOD, "bids": [], "hands": [["F5", "M5", "W5"], ["M3"], ["W9"]]})
    picking.play(0, "5x2")
    picking.play(0, "+F5")
    assert picking.position()["draft"] == ["5x2", "+F5"]
    assert comes_back(picking)
    effects = Table.from_position({**GOOD, "bids": [], "hands": [["FQ~", "M5", "W5"], ["M3"], ["W9"]]})
    effects.play(0, "A")
    assert effects.position()["pending"] == {"bamboo": 0, "fire": 1, "panda": 0}
    assert comes_back(effects)
    passed = Table.from_position(GOOD)
    passed.play(0, "pass")
    passed.play(1, "pass")
    assert comes_back(passed)


def test_a_finished_game_comes_back() -> None:
    there = Table.from_position({**GOOD, "players": 2, "hands": [["F2"], ["M3"]], "bids": [], "points": [16, 3]})
    there.play(0, "2")
    there.play(1, "pass")
    assert there.over
    assert comes_back(there)


WHITE_BACK = {"passed": [1], "hands": [["F7"], ["M3", "W5~"], ["W9"]]}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"hands": [["F7"], ["F7"], ["W9"]]}, "card F7 stands twice"),
        ({"hands": [["F7"], ["F7~"], ["W9"]]}, "card F7 stands twice"),
        ({"hands": [["F7"], ["W5"], ["W9"]]}, "card W5 stands twice"),
        ({"hands": [["X7"], [], []]}, "no card 'X7'"),
        ({"hands": [["F!~"], [], []]}, "no card 'F!~'"),
        ({"hands": [["E7"], [], []]}, "E7 is not in this game (PS-7)"),
        ({"hands": [["F7"]]}, "hands must be a list with one entry for each of the 3 seats"),
        (
            {
                "hands": [
                    [f"M{v}" for v in (3, 4, 5, 6, 7, 8, 9, 10, "J", "Q", "K", "A", 2)]
                    + ["F7", "F8", "F9", "F10", "FJ"],
                    [],
                    [],
                ]
            },
            "more than 17",
        ),
        ({"suits": "FM"}, "suits must be 3 letters"),
        ({"suits": "MFW"}, "suits must be 3 letters in the order"),
        ({"suits": "FMX"}, "suits must be"),
        ({"options": {"suits": "FME"}, "suits": "FMW"}, "suits: the option says FME"),
        ({"mood": "grumpy"}, "mood cannot be 'grumpy'"),
        ({"options": {"mood": "spin"}, "mood": "hungry"}, "mood cannot be 'hungry'"),
        ({"turn_of": 3}, "turn_of must be a whole number from 0 to 2"),
        ({"turn_of": 2}, "the highest bid is of seat 2"),
        ({"leader": 0}, "leader: seat 1 leads"),
        ({"known": [["F7"], [], []]}, "known[0]: F7 is not turned in that hand"),
        ({"bids": [BID, {"seat": 2, "figure": "4", "cards": ["F4"]}]}, "4 does not beat the bid before it (PS-13)"),
        ({"bids": [BID, {"seat": 1, "figure": "6", "cards": ["F6"]}]}, "seat 1 could not bid"),
        ({"bids": [{"seat": 1, "figure": "5x2", "cards": ["W5"]}]}, "these cards do not make 5x2 (PS-14)"),
        ({"bids": [{"seat": 1, "figure": "5x9x", "cards": ["W5"]}]}, "no figure '5x9x'"),
        ({"bids": [{"seat": 1, "figure": "5"}]}, "must be an object with seat, figure and cards"),
        ({"bids": {}}, "bids must be a list"),
        ({"passed": [2]}, "the highest bid is of somebody who has passed"),
        ({"passed": [1]}, "known[1]: the white cards of somebody who has passed are back, turned"),
        (WHITE_BACK, "known[1]: the white cards of somebody who has passed"),
        ({"bids": [], "passed": [1]}, "nobody passes before the lead"),
        ({"out": [1], "bids": []}, "out: seat 1 holds cards"),
        ({"out": [2]}, "bids[1]: seat 2 could not bid"),
        ({"bids": [], "hands": [["F7"], [], ["W9"]]}, "whoever does not is out"),
        ({"bids": [], "hands": [["F!"], ["M3"], ["W9"]]}, "nothing to lead with (PS-18)"),
        ({"hands": [[], ["M3"], ["W9"]]}, "seat 0 has passed or holds no cards"),
        ({"points": [1, 1]}, "points must be a list with one entry"),
        ({"points": [1, 1, -1]}, "points[2] must be a whole number"),
        ({"gains": [{}, {}, {}]}, "gains[0] must be an object with out, bamboo, panda"),
        ({"emptied": [0]}, "emptied must list the seats with an empty hand"),
        ({"declared": "8"}, "seat 0 cannot bid 8"),
        ({"declared": "9x99"}, "no figure '9x99'"),
        ({"declared": "7", "picked": ["M3"]}, "picked: M3 does not belong to 7 there"),
        ({"picked": ["F7"]}, "picked: no figure is declared"),
        (
            {"pending": {"bamboo": 1, "fire": 0, "panda": 0}, "turn_of": 2},
            "pending.bamboo must be a whole number from 0",
        ),
        ({"pending": {"bamboo": 0, "fire": 0, "panda": 0}, "turn_of": 2}, "none of these symbols can be used"),
        ({"pending": {"bamboo": 0, "fire": 0, "panda": 0}}, "the turn is of whoever made the last bid"),
        ({"pending": 5}, "pending must be an object"),
        ({"winners": [0]}, "winners: the points say otherwise"),
        ({"winners": []}, "winners must list seats"),
        ({"colour": "red"}, "unknown field 'colour'"),
        ({"discard": ["W5"]}, "card W5 stands twice"),
        ({"discard": "W3"}, "discard must be a list of cards"),
        ({"round": 0}, "round must be a whole number from 1"),
    ],
)
def test_a_position_that_is_not_sound_says_precisely_why(change: dict[str, Any], named: str) -> None:
    with pytest.raises(BadInput) as refused:
        Table.from_position(GOOD | change)
    assert named in str(refused.value)
