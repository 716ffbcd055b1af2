"""The log says everything: what the table is after it, and which number each thing has."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from parlour.server.db.queries.log import stored
from parlour.server.domain.chairs import Chair
from parlour.server.domain.clocks import Clock
from parlour.server.domain.entries import PutChair
from parlour.server.domain.state import TableState

from .log import an_entry

SEED = bytes(range(32))


def a_table(*kinds: str, game: str = "ninjan") -> TableState:
    chairs = [Chair("open") if kind == "open" else Chair("human", guest=kind) for kind in kinds]
    return TableState(game, {}, chairs, SEED, made_at=datetime.now(UTC))


def add(state: TableState, kind: str, seat: int | None = None, what: str = "") -> None:
    state.add(an_entry(state.number + 1, kind, seat, what, datetime.now(UTC)))


def play(state: TableState, moves: int, picks: random.Random) -> None:
    for _ in range(moves):
        seat = picks.choice(state.table.waiting)
        add(state, "move", seat, picks.choice(state.table.moves(seat)))


def test_people_sit_down_and_stand_up_until_the_game_begins() -> None:
    state = a_table("ann", "open", "open")
    add(state, "sit", 2, "bob")
    add(state, "stand", 2)
    add(state, "sit", 1, "cat")
    assert [chair.guest for chair in state.chairs] == ["ann", "cat", None]
    assert state.stage == "open"
    add(state, "sit", 2, "bob")
    assert state.stage == "playing"
    assert {event["number"] for event in state.events(None, after=-1)} == {4}
    assert state.events(None, after=4) == []


def test_a_table_without_open_seats_begins_before_its_first_entry() -> None:
    state = a_table("ann", "bob")
    assert state.view(0)["number"] == 0
    assert {event["number"] for event in state.events(0, after=-1)} == {0}


@pytest.mark.parametrize("game", ["ninjan", "pinata"])
def test_moves_taken_back_were_never_made_but_keep_their_numbers(game: str) -> None:
    picks = random.Random(5)
    state, straight = a_table("ann", "bob", game=game), a_table("ann", "bob", game=game)
    play(state, 8, random.Random(1))
    play(straight, 8, random.Random(1))
    before, turns = state.events(0, after=-1), [state.turn(seat) for seat in (0, 1)]
    play(state, 5, picks)
    add(state, "undo", 0, "5")
    assert state.number == 14
    assert state.table.log == straight.table.log
    assert state.view(0) | {"number": 0, "turn": 0} == straight.view(0) | {"number": 0, "turn": 0}
    assert state.events(0, after=-1) == before
    assert state.events(0, after=13) == []
    assert [state.turn(seat) for seat in (0, 1)] > turns, "a turn never comes twice"
    play(state, 6, random.Random(2))
    play(straight, 6, random.Random(2))
    assert state.table.log == straight.table.log, "chance falls the same way again"
    assert {event["number"] for event in state.events(1, after=13)} <= set(range(15, 21))
    assert [event | {"number": 0} for event in state.events(1, after=13)] == [
        event | {"number": 0} for event in straight.events(1, after=8)
    ]


def test_a_move_that_was_taken_back_is_still_known_when_it_is_sent_again() -> None:
    state = a_table("ann", "bob")
    move = state.table.moves(0)[0]
    add(state, "move", 0, move)
    add(state, "undo", 0, "1")
    assert state.made(0, 0) == (1, move)
    assert state.turn(0) == 1
    assert state.made(0, 1) is None
    assert state.made(0, -1) is None


def test_the_rematch_is_in_the_log() -> None:
    state = a_table("ann", "bob")
    add(state, "rematch", None, "again")
    assert state.rematch == "again"


def test_nothing_is_left_out_or_guessed() -> None:
    state = a_table("ann", "bob")
    for number in (0, 2):
        with pytest.raises(ValueError, match="cannot follow"):
            state.add(an_entry(number, "move", 0, state.table.moves(0)[0], datetime.now(UTC)))
    with pytest.raises(ValueError, match="'levitate'"):
        add(state, "levitate")
    assert state.number == 0


# --- before the game -------------------------------------------------------------------------------


def test_the_game_begins_when_no_seat_is_open_and_everybody_is_ready() -> None:
    state = a_table("ann", "open")
    add(state, "unready", 0)
    add(state, "sit", 1, "bob")
    assert (state.stage, state.ready) == ("open", [False, True])
    add(state, "unready", 1)
    add(state, "ready", 0)
    assert state.stage == "open"
    add(state, "ready", 1)
    assert state.stage == "playing"
    assert {event["number"] for event in state.events(None, after=-1)} == {5}


def test_who_stands_up_keeps_nobody_from_beginning() -> None:
    state = a_table("ann", "open", "open")
    add(state, "sit", 1, "bob")
    add(state, "unready", 1)
    add(state, "stand", 1)
    add(state, "seat", 1, stored(PutChair(1, Chair("bot", level="easy"))).what)
    add(state, "sit", 2, "cat")
    assert state.stage == "playing"
    assert state.chairs == [Chair("human", guest="ann"), Chair("bot", level="easy"), Chair("human", guest="cat")]


def test_who_is_asked_to_play_again_has_to_agree() -> None:
    chairs = [Chair("human", guest="ann"), Chair("human", guest="bob", asked=True), Chair("bot", level="easy")]
    state = TableState("ninjan", {}, chairs, SEED, made_at=datetime.now(UTC))
    assert (state.stage, state.ready) == ("open", [True, False, True])
    add(state, "stand", 1)
    assert (state.chairs[1], state.left_by, state.stage) == (Chair("open"), {1: "bob"}, "open")
    add(state, "sit", 1, "cat")
    assert (state.left_by, state.stage) == ({}, "playing")

    agreed = TableState("ninjan", {}, chairs, SEED, made_at=datetime.now(UTC))
    add(agreed, "ready", 1)
    assert (agreed.chairs[1], agreed.stage) == (Chair("human", guest="bob"), "playing")


# --- stand-ins -------------------------------------------------------------------------------------


def test_a_stand_in_has_the_seat_until_its_person_is_back() -> None:
    state = a_table("ann", "bob")
    add(state, "away", 1, "left")
    assert (state.level(1), state.people(), state.unrated) == ("medium", [0], None)
    add(state, "back", 1)
    assert (state.level(1), state.people(), state.unrated) == (None, [0, 1], None)
    add(state, "away", 1, "called")
    add(state, "move", 1, state.table.moves(1)[0])
    add(state, "back", 1)
    assert state.unrated == "stand-in"


def test_a_game_in_which_time_was_up_is_not_rated() -> None:
    state = a_table("ann", "bob")
    add(state, "away", 1, "time")
    add(state, "back", 1)
    assert state.unrated == "time"


# --- moves taken back ------------------------------------------------------------------------------


def choose(state: TableState, seat: int) -> None:
    add(state, "move", seat, state.table.moves(seat)[0])


def undos(state: TableState) -> list[str | None]:
    return [state.undo(seat) for seat in range(len(state.chairs))]


def test_a_choice_in_secret_is_taken_back_alone_as_long_as_it_is_sealed() -> None:
    state = a_table("ann", "bob", "cat")
    assert undos(state) == [None, None, None]
    choose(state, 0)
    choose(state, 1)
    assert undos(state) == ["now", "now", None]
    assert state.moves_back(0) == 2
    bobs = state.table.log[1]
    add(state, "undo", 0, "own")
    assert state.table.log == [bobs]
    assert undos(state) == [None, "now", None]
    assert [event["number"] for event in state.events(None, after=0)] == [2]
    choose(state, 0)
    choose(state, 2)
    assert undos(state) == ["ask", "ask", "ask"], "the choices lie open"


def test_an_open_move_is_taken_back_until_somebody_has_answered_it() -> None:
    state = a_table("ann", "bob")
    choose(state, 0)
    choose(state, 1)
    (first,) = state.table.waiting
    choose(state, first)
    assert state.undo(first) == "now"
    assert state.undo(1 - first) == "ask"
    choose(state, 1 - first)
    assert state.undo(first) == "ask"
    assert state.moves_back(first) == 2


def test_a_move_that_drew_a_card_is_asked_for() -> None:
    state = a_table("ann", "bob", game="pinata")
    (seat,) = state.table.waiting
    choose(state, seat)
    assert state.undo(seat) == "ask"


def test_an_offer_lasts_until_a_move_or_a_refusal() -> None:
    state = a_table("ann", "bob", "cat")
    for seat in range(3):
        choose(state, seat)
    add(state, "offer", 0, "3")
    assert (state.needed, undos(state)) == ([1, 2], [None, None, None])
    add(state, "agree", 2)
    assert state.needed == [1]
    add(state, "away", 1, "left")
    assert state.needed == []
    add(state, "back", 1)
    add(state, "refuse", 1)
    assert state.offer is None
    assert undos(state) == [None, "ask", "ask"], "the same is not asked twice"
    add(state, "offer", 2, "1")
    choose(state, state.table.waiting[0])
    assert state.offer is None
    assert state.undo(0) is not None
    add(state, "offer", 0, "4")
    add(state, "away", 0, "left")
    assert state.offer is None, "who asked is gone"


def test_practice_with_bots_is_not_rated() -> None:
    def against_a_bot() -> TableState:
        chairs = [Chair("human", guest="ann"), Chair("bot", level="easy")]
        state = TableState("ninjan", {}, chairs, SEED, made_at=datetime.now(UTC))
        choose(state, 0)
        return state

    free = against_a_bot()
    add(free, "undo", 0, "1")
    assert free.unrated is None, "nothing was learned"
    asked = against_a_bot()
    choose(asked, 1)
    add(asked, "undo", 0, "2")
    assert asked.unrated == "undo"


def test_the_maker_may_wish_for_a_game_that_does_not_count() -> None:
    chairs = [Chair("human", guest="ann"), Chair("human", guest="bob")]
    state = TableState("ninjan", {}, chairs, SEED, made_at=datetime.now(UTC), rated=False)
    add(state, "away", 1, "time")
    assert state.unrated == "wish", "the first reason stays"
    assert a_table("ann", "bob").unrated is None


def test_by_agreement_a_game_stays_rated() -> None:
    state = a_table("ann", "bob")
    choose(state, 0)
    choose(state, 1)
    add(state, "offer", 0, "2")
    add(state, "undo", 0, "2")
    assert state.unrated is None
    assert state.table.log == []
    assert (state.undone, state.changed()) == (4, 4)


# --- looking ahead ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["ninjan", "pinata"])
def test_looking_ahead_changes_nothing(game: str) -> None:
    picks = random.Random(3)
    clock = Clock(kind="bank", seconds=60, increment=5)
    chairs = [Chair("human", guest=guest) for guest in ("ann", "bob")]
    made_at = datetime.now(UTC)
    state, twin = (TableState(game, {}, chairs, SEED, made_at, clock) for _ in range(2))

    def look(of: TableState) -> list[object]:
        return [of.number, of.table.log, of.view(0), of.stand_ins, of.offer, of.dues(made_at, ())]

    def entries() -> Iterator[tuple[str, int, str]]:
        for _ in range(12):
            seat = picks.choice(state.table.waiting)
            yield "move", seat, picks.choice(state.table.moves(seat))
        yield "offer", 0, "2"
        yield "agree", 1, ""
        yield "undo", 0, "2"
        yield "away", 1, "left"
        yield "back", 1, ""

    for kind, seat, what in entries():
        entry = an_entry(state.number + 1, kind, seat, what, made_at + timedelta(seconds=state.number), spent=500)
        ahead = state.ahead(entry)
        assert look(state) == look(twin)
        for of in (state, twin):
            of.add(entry)
        assert look(ahead) == look(state)
