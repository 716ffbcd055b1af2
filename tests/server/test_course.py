"""The log says everything: what the table is after it, and which number each thing has."""

import random
from datetime import UTC, datetime

import pytest

from parlour.server.course import Chair, Course, Entry

SEED = bytes(range(32))


def a_course(*kinds: str, game: str = "ninjan") -> Course:
    return Course(game, {}, [Chair("open") if kind == "open" else Chair("human", guest=kind) for kind in kinds], SEED)


def add(course: Course, kind: str, seat: int | None = None, what: str = "") -> None:
    course.add(Entry(course.number + 1, kind, seat, what, datetime.now(UTC)))


def play(course: Course, moves: int, picks: random.Random) -> None:
    for _ in range(moves):
        seat = picks.choice(course.table.waiting)
        add(course, "move", seat, picks.choice(course.table.moves(seat)))


def test_people_sit_down_and_stand_up_until_the_game_begins() -> None:
    course = a_course("ann", "open", "open")
    add(course, "sit", 2, "bob")
    add(course, "stand", 2)
    add(course, "sit", 1, "cat")
    assert [chair.guest for chair in course.chairs] == ["ann", "cat", None]
    assert course.state == "open"
    add(course, "sit", 2, "bob")
    assert course.state == "playing"
    assert {event["number"] for event in course.events(None, after=-1)} == {4}
    assert course.events(None, after=4) == []


def test_a_table_without_open_seats_begins_before_its_first_entry() -> None:
    course = a_course("ann", "bob")
    assert course.view(0)["number"] == 0
    assert {event["number"] for event in course.events(0, after=-1)} == {0}


@pytest.mark.parametrize("game", ["ninjan", "pinata"])
def test_moves_taken_back_were_never_made_but_keep_their_numbers(game: str) -> None:
    picks = random.Random(5)
    course, straight = a_course("ann", "bob", game=game), a_course("ann", "bob", game=game)
    play(course, 8, random.Random(1))
    play(straight, 8, random.Random(1))
    before, turns = course.events(0, after=-1), [course.turn(seat) for seat in (0, 1)]
    play(course, 5, picks)
    add(course, "undo", None, "5")
    assert course.number == 14
    assert course.table.log == straight.table.log
    assert course.view(0) | {"number": 0, "turn": 0} == straight.view(0) | {"number": 0, "turn": 0}
    assert course.events(0, after=-1) == before
    assert course.events(0, after=13) == []
    assert [course.turn(seat) for seat in (0, 1)] > turns, "a turn never comes twice"
    play(course, 6, random.Random(2))
    play(straight, 6, random.Random(2))
    assert course.table.log == straight.table.log, "chance falls the same way again"
    assert {event["number"] for event in course.events(1, after=13)} <= set(range(15, 21))
    assert [event | {"number": 0} for event in course.events(1, after=13)] == [
        event | {"number": 0} for event in straight.events(1, after=8)
    ]


def test_a_move_that_was_taken_back_is_still_known_when_it_is_sent_again() -> None:
    course = a_course("ann", "bob")
    move = course.table.moves(0)[0]
    add(course, "move", 0, move)
    add(course, "undo", 0, "1")
    assert course.made(0, 0) == (1, move)
    assert course.turn(0) == 1
    assert course.made(0, 1) is None
    assert course.made(0, -1) is None


def test_the_rematch_is_in_the_log() -> None:
    course = a_course("ann", "bob")
    add(course, "rematch", None, "again")
    assert course.rematch == "again"


def test_nothing_is_left_out_or_guessed() -> None:
    course = a_course("ann", "bob")
    for number in (0, 2):
        with pytest.raises(ValueError, match="cannot follow"):
            course.add(Entry(number, "move", 0, course.table.moves(0)[0], datetime.now(UTC)))
    with pytest.raises(ValueError, match="'levitate'"):
        add(course, "levitate")
    assert course.number == 0
