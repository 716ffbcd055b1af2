"""Tables: one door for moves, nothing changed by a refusal, positions that come back."""

import json
import random

import pytest

from parlour import BadInput, Illegal, Table
from parlour.core.game import snapshot
from parlour.games import specs
from parlour.table.shuffle import commitment
from tests.play import play_on


def test_a_game_from_the_first_to_the_last_move() -> None:
    table = Table("ninjan", players=3, seed=bytes(32))
    assert table.commitment == commitment(bytes(32))
    assert table.number == 0
    play_on(table)
    assert table.over
    assert table.waiting == ()
    assert table.number == sum(table.turn(seat) for seat in range(3)) == 3 * 9 * 2
    assert table.view(None)["result"] is not None


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "ninjan", "players": 6}, "6"),
        ({"game": "ninjan", "players": 1}, "1"),
        ({"game": "ninjan", "players": 2, "options": {"colour": "red"}}, "colour"),
        ({"game": "ninjan", "players": 2, "options": {"deals": "4"}}, "4"),
        ({"game": "ninjan", "players": 2, "seed": b"short"}, "32"),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why(arguments: dict[str, object], named: str) -> None:
    with pytest.raises(BadInput) as refused:
        Table(**arguments)  # type: ignore[arg-type]
    assert named in str(refused.value)


@pytest.mark.parametrize("move", ["", "Q7", "R99", "x4", "R7 S7", "?" * 500])
def test_a_move_that_cannot_be_read(move: str) -> None:
    table = Table("ninjan", 2, seed=bytes(32))
    before = snapshot(table.game)
    with pytest.raises(BadInput):
        table.play(0, move)
    assert snapshot(table.game) == before
    assert table.number == 0


def test_an_illegal_move_changes_nothing_and_names_its_rule() -> None:
    table = Table("ninjan", 2, seed=bytes(32))
    before, happened = snapshot(table.game), len(table.happened)
    with pytest.raises(Illegal) as refused:
        table.play(0, "x1")
    assert refused.value.rule == "NJ-4"
    assert str(refused.value) == "Choose a card first; you choose a pile when it resolves."
    assert snapshot(table.game) == before
    assert len(table.happened) == happened


def test_notation_is_forgiving() -> None:
    table = Table.from_position(
        {"game": "ninjan", "players": 2, "piles": [["R5"], ["S5"], ["P5"]], "hands": [["R-4"], ["R1"]]}
    )
    table.play(0, " r −4 ")
    assert table.log[0].move == "R-4"


def test_a_seat_that_is_not_there() -> None:
    table = Table("ninjan", 2)
    with pytest.raises(BadInput):
        table.play(2, "R7")


def test_positions_come_back_at_every_step() -> None:
    table = Table("ninjan", 4, {"deals": "2"}, seed=bytes(32))
    while not table.over:
        again = Table.from_position(json.loads(json.dumps(table.position())))
        assert again.position() == table.position()
        assert again.waiting == table.waiting
        assert again.view(0)["board"] == table.view(0)["board"]
        seat = table.waiting[-1]
        table.play(seat, table.moves(seat)[0])


GOOD = {"game": "ninjan", "players": 2, "piles": [["R5"], ["S5"], ["P5"]], "hands": [["R1"], ["R2"]]}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"hands": [["R1"], ["R1"]]}, "card R1 stands twice"),
        ({"hands": [["R1"], ["Q1"]]}, "no card 'Q1'"),
        ({"hands": [["R1"], ["R2", "R3"]]}, "equally many cards"),
        ({"hands": [["R1"]]}, "hands must be a list with one entry for each of the 2 seats"),
        ({"piles": [["R5"], [], ["P5"]]}, "piles must be 3 lists"),
        ({"piles": 7}, "piles must be 3 lists"),
        ({"choices": ["R3", "R4"], "hands": [[], []]}, "everybody has chosen"),
        ({"deal": 2}, "deal must be a whole number from 1 to 1"),
        ({"colour": "red"}, "unknown field 'colour'"),
        ({"players": "two"}, "players must be a whole number"),
        ({"tie": {"seats": []}, "hands": [[], []]}, "tie.seats must list seats"),
        ({"revealed": [{"seat": 0, "card": "R3"}], "hands": [[], []]}, "revealed must name each seat once"),
        (
            {"revealed": [{"seat": 0, "card": "R3"}, {"seat": 1, "card": "R4"}], "hands": [[], []]},
            "order of seats [1, 0]",
        ),
        (
            {"revealed": [{"seat": 1, "card": "R4", "pile": 1}, {"seat": 0, "card": "R3"}], "hands": [[], []]},
            "R4 has gone",
        ),
        ({"revealed": [{"seat": True, "card": "R4"}, {"seat": 0, "card": "R3"}], "hands": [[], []]}, "whole number"),
        ({"tie": {"seats": [0, 1]}, "hands": [[], []], "choices": ["R", "P"]}, "one of them has not thrown yet"),
        ({"tie": {"seats": [0]}, "hands": [[], []]}, "between two seats at least"),
        ({"tie": {"seats": [0, 1]}, "hands": [[], []], "captured": [["R1"], []]}, "only seats with the highest sum"),
        ({"winners": [1], "hands": [[], []], "captured": [["R1"], []]}, "only seats with the highest sum"),
    ],
)
def test_a_position_that_is_not_sound_says_precisely_why(change: dict[str, object], named: str) -> None:
    with pytest.raises(BadInput) as refused:
        Table.from_position(GOOD | change)
    assert named in str(refused.value)


def test_a_sight_holds_what_the_seat_knows_and_no_more() -> None:
    table = Table("ninjan", 4, seed=bytes(32))
    truth = table.position()
    known = [table.knowledge(1).position for _ in range(20)]
    assert all(knowledge["hands"][1] == truth["hands"][1] for knowledge in known)
    assert all(knowledge["piles"] == truth["piles"] for knowledge in known)
    for other in (0, 2, 3):
        assert len({tuple(knowledge["hands"][other]) for knowledge in known}) > 15


@pytest.mark.parametrize("game", [spec.code for spec in specs()])
def test_a_copy_goes_its_own_way_and_shows_what_will_happen(game: str) -> None:
    table = Table(game, seed=bytes(32))
    picks = random.Random(4)
    while not table.over and table.number < 40:
        seat = picks.choice(table.waiting)
        move = picks.choice(table.moves(seat))
        before, told = table.position(), table.events(seat)
        ahead = table.copy()
        ahead.play(seat, move)
        assert (table.position(), table.events(seat)) == (before, told)
        table.play(seat, move)
        assert snapshot(ahead.game) == snapshot(table.game)
        assert (ahead.log, ahead.chance, ahead.quiet) == (table.log, table.chance, table.quiet)
        assert (ahead.draft, ahead.events(seat)) == (table.draft, table.events(seat))


def test_a_move_is_quiet_when_its_mover_learns_nothing_by_it() -> None:
    table = Table("ninjan", players=3, seed=bytes(32))
    for seat in range(3):
        table.play(seat, table.moves(seat)[0])
    assert table.quiet == [True, True, False]  # the last choice opens the others
    pinata = Table("pinata", seed=bytes(32))
    (seat,) = pinata.waiting
    pinata.play(seat, pinata.moves(seat)[0])
    assert pinata.quiet == [False]  # a card is drawn
