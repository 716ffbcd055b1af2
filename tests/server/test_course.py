"""The log says everything: what the table is after it, and which number each thing has."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from parlour.server.course import Chair, Course, Entry, seating
from parlour.server.messages import Clock

SEED = bytes(range(32))


def a_course(*kinds: str, game: str = "ninjan") -> Course:
    chairs = [Chair("open") if kind == "open" else Chair("human", guest=kind) for kind in kinds]
    return Course(game, {}, chairs, SEED, made_at=datetime.now(UTC))


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


# --- before the game -------------------------------------------------------------------------------


def test_the_game_begins_when_no_seat_is_open_and_everybody_is_ready() -> None:
    course = a_course("ann", "open")
    add(course, "unready", 0)
    add(course, "sit", 1, "bob")
    assert (course.state, course.ready) == ("open", [False, True])
    add(course, "unready", 1)
    add(course, "ready", 0)
    assert course.state == "open"
    add(course, "ready", 1)
    assert course.state == "playing"
    assert {event["number"] for event in course.events(None, after=-1)} == {5}


def test_who_stands_up_keeps_nobody_from_beginning() -> None:
    course = a_course("ann", "open", "open")
    add(course, "sit", 1, "bob")
    add(course, "unready", 1)
    add(course, "stand", 1)
    add(course, "seat", 1, seating(Chair("bot", level="easy")))
    add(course, "sit", 2, "cat")
    assert course.state == "playing"
    assert course.chairs == [Chair("human", guest="ann"), Chair("bot", level="easy"), Chair("human", guest="cat")]


# --- stand-ins -------------------------------------------------------------------------------------


def test_a_stand_in_has_the_seat_until_its_person_is_back() -> None:
    course = a_course("ann", "bob")
    add(course, "away", 1, "left")
    assert (course.level(1), course.people(), course.ratable) == ("medium", [0], True)
    add(course, "back", 1)
    assert (course.level(1), course.people(), course.ratable) == (None, [0, 1], True)
    add(course, "away", 1, "called")
    add(course, "move", 1, course.table.moves(1)[0])
    add(course, "back", 1)
    assert not course.ratable


def test_a_game_in_which_time_was_up_is_not_rated() -> None:
    course = a_course("ann", "bob")
    add(course, "away", 1, "time")
    add(course, "back", 1)
    assert not course.ratable


# --- moves taken back ------------------------------------------------------------------------------


def choose(course: Course, seat: int) -> None:
    add(course, "move", seat, course.table.moves(seat)[0])


def undos(course: Course) -> list[str | None]:
    return [course.undo(seat) for seat in range(len(course.chairs))]


def test_a_choice_in_secret_is_taken_back_alone_as_long_as_it_is_sealed() -> None:
    course = a_course("ann", "bob", "cat")
    assert undos(course) == [None, None, None]
    choose(course, 0)
    choose(course, 1)
    assert undos(course) == ["now", "now", None]
    assert course.moves_back(0) == 2
    bobs = course.table.log[1]
    add(course, "undo", 0, "own")
    assert course.table.log == [bobs]
    assert undos(course) == [None, "now", None]
    assert [event["number"] for event in course.events(None, after=0)] == [2]
    choose(course, 0)
    choose(course, 2)
    assert undos(course) == ["ask", "ask", "ask"], "the choices lie open"


def test_an_open_move_is_taken_back_until_somebody_has_answered_it() -> None:
    course = a_course("ann", "bob")
    choose(course, 0)
    choose(course, 1)
    (first,) = course.table.waiting
    choose(course, first)
    assert course.undo(first) == "now"
    assert course.undo(1 - first) == "ask"
    choose(course, 1 - first)
    assert course.undo(first) == "ask"
    assert course.moves_back(first) == 2


def test_a_move_that_drew_a_card_is_asked_for() -> None:
    course = a_course("ann", "bob", game="pinata")
    (seat,) = course.table.waiting
    choose(course, seat)
    assert course.undo(seat) == "ask"


def test_an_offer_lasts_until_a_move_or_a_refusal() -> None:
    course = a_course("ann", "bob", "cat")
    for seat in range(3):
        choose(course, seat)
    add(course, "offer", 0, "3")
    assert (course.needed, undos(course)) == ([1, 2], [None, None, None])
    add(course, "agree", 2)
    assert course.needed == [1]
    add(course, "away", 1, "left")
    assert course.needed == []
    add(course, "back", 1)
    add(course, "refuse", 1)
    assert course.offer is None
    assert undos(course) == [None, "ask", "ask"], "the same is not asked twice"
    add(course, "offer", 2, "1")
    choose(course, course.table.waiting[0])
    assert course.offer is None
    assert course.undo(0) is not None
    add(course, "offer", 0, "4")
    add(course, "away", 0, "left")
    assert course.offer is None, "who asked is gone"


def test_practice_with_bots_is_not_rated() -> None:
    def against_a_bot() -> Course:
        chairs = [Chair("human", guest="ann"), Chair("bot", level="easy")]
        course = Course("ninjan", {}, chairs, SEED, made_at=datetime.now(UTC))
        choose(course, 0)
        return course

    free = against_a_bot()
    add(free, "undo", 0, "1")
    assert free.ratable, "nothing was learned"
    asked = against_a_bot()
    choose(asked, 1)
    add(asked, "undo", 0, "2")
    assert not asked.ratable


def test_by_agreement_a_game_stays_rated() -> None:
    course = a_course("ann", "bob")
    choose(course, 0)
    choose(course, 1)
    add(course, "offer", 0, "2")
    add(course, "undo", 0, "2")
    assert course.ratable
    assert course.table.log == []
    assert (course.undone, course.changed()) == (4, 4)


# --- looking ahead ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["ninjan", "pinata"])
def test_looking_ahead_changes_nothing(game: str) -> None:
    picks = random.Random(3)
    clock = Clock(kind="bank", seconds=60, increment=5)
    chairs = [Chair("human", guest=guest) for guest in ("ann", "bob")]
    made_at = datetime.now(UTC)
    course, twin = (Course(game, {}, chairs, SEED, made_at, clock) for _ in range(2))

    def state(of: Course) -> list[object]:
        return [of.number, of.table.log, of.view(0), of.stand_ins, of.offer, of.dues(made_at, ())]

    def entries() -> Iterator[tuple[str, int, str]]:
        for _ in range(12):
            seat = picks.choice(course.table.waiting)
            yield "move", seat, picks.choice(course.table.moves(seat))
        yield "offer", 0, "2"
        yield "agree", 1, ""
        yield "undo", 0, "2"
        yield "away", 1, "left"
        yield "back", 1, ""

    for kind, seat, what in entries():
        entry = Entry(course.number + 1, kind, seat, what, made_at + timedelta(seconds=course.number), spent=500)
        ahead = course.ahead(entry)
        assert state(course) == state(twin)
        for of in (course, twin):
            of.add(entry)
        assert state(ahead) == state(course)
