"""How much time everybody has left, with times that nobody has to wait for."""

from datetime import UTC, datetime, timedelta

import pytest

from parlour.server.domain.chairs import Chair
from parlour.server.domain.clocks import Clock, Outage, Timing
from parlour.server.domain.state import MACHINE_SECONDS, TableState

from .log import an_entry

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
MOVE = Clock(kind="move", seconds=60)
BANK = Clock(kind="bank", seconds=600, increment=10)


def at(second: float) -> datetime:
    return NOON + timedelta(seconds=second)


class Game:
    """A game of Ninjan between Ann, Bob and perhaps a bot, in which things happen at given seconds."""

    def __init__(self, clock: Clock, bot: bool = False) -> None:
        chairs = [Chair("human", guest="ann"), Chair("human", guest="bob")]
        self.state = TableState("ninjan", {}, chairs + [Chair("bot", level="easy")] * bot, bytes(32), NOON, clock)
        self.outages: list[Outage] = []

    def happens(self, second: float, kind: str, seat: int, what: str = "") -> None:
        assert self.state.timing
        spent = self.state.timing.spent(seat, at(second), self.outages) if kind in ("move", "away") else None
        self.state.add(an_entry(self.state.number + 1, kind, seat, what, at(second), spent))

    def moves(self, second: float, seat: int) -> None:
        self.happens(second, "move", seat, self.state.table.moves(seat)[0])

    def left(self, second: float) -> list[float]:
        assert self.state.timing
        return [self.state.timing.left(seat, at(second), self.outages) / 1000 for seat in (0, 1)]

    @property
    def running(self) -> list[int]:
        assert self.state.timing
        return self.state.timing.running


def test_all_clocks_run_while_choices_are_secret() -> None:
    game = Game(BANK)
    assert game.running == [0, 1]
    game.moves(20, 0)
    assert game.running == [1]
    assert game.left(50) == [590, 550]


def test_every_move_has_its_own_time() -> None:
    game = Game(MOVE)
    game.moves(50, 0)
    game.moves(59, 1)
    (first,) = game.running
    assert game.left(70)[first] == 49
    game.moves(70, first)
    assert game.left(70) == [60, 60]


def test_two_moves_of_one_seat_in_a_row_each_have_theirs() -> None:
    game = Game(MOVE)
    chairs = game.state.chairs
    game.state = TableState("pandorum", {}, chairs, bytes(32), NOON, MOVE)
    (seat,) = game.running
    game.moves(40, seat)
    assert game.running == [seat], "a turn of Pandorum has several steps"
    assert game.left(50)[seat] == 50


def test_time_at_which_the_house_was_down_does_not_count() -> None:
    game = Game(BANK)
    game.outages.append(Outage(at(5), at(1000)))
    assert game.left(1010) == [585, 585]
    game.moves(1010, 0)
    assert game.left(1020) == [595, 575]


def test_bots_and_stand_ins_have_no_clock() -> None:
    game = Game(BANK, bot=True)
    assert game.running == [0, 1]
    game.happens(30, "away", 1, "left")
    assert game.running == [0]
    game.happens(90, "back", 1)
    assert game.running == [0, 1]
    assert game.left(100) == [500, 560], "the thirty seconds before Bob left are spent"


@pytest.mark.parametrize(("clock", "left"), [(MOVE, 60), (BANK, 60)])
def test_who_is_back_after_time_was_up_has_time_to_move(clock: Clock, left: float) -> None:
    game = Game(clock)
    game.happens(clock.seconds, "away", 0, "time")
    game.happens(5000, "back", 0)
    assert game.left(5000)[0] == left


def test_a_move_taken_back_takes_back_what_it_brought_but_not_what_it_took() -> None:
    bank, move = Game(BANK), Game(MOVE)
    for game in (bank, move):
        game.moves(20, 0)
        game.happens(25, "undo", 0, "1")
        assert game.running == [0, 1]
    assert bank.left(30) == [575, 570]
    assert move.left(30) == [35, 30]
    for game in (bank, move):
        game.moves(35, 0)
        game.happens(35, "undo", 0, "1")
    assert bank.left(35)[0] == 570
    assert move.left(35)[0] == 30, "nobody gains time by moving to and fro"


def test_a_choice_taken_back_out_of_the_middle_costs_its_own_player() -> None:
    game = Game(BANK)
    chairs = [*game.state.chairs, Chair("human", guest="cat")]
    game.state = TableState("ninjan", {}, chairs, bytes(32), NOON, BANK)
    game.moves(20, 0)
    game.moves(30, 1)
    game.happens(40, "undo", 0, "own")
    assert game.left(45) == [575, 580]


def test_late_is_late_but_never_less_than_nothing() -> None:
    timing = Timing(MOVE, seats=1)
    timing.run([0], at(0))
    assert timing.left(0, at(61), []) == 0


def test_what_is_due() -> None:
    game = Game(BANK, bot=True)
    dues = [(0, True, at(600)), (1, True, at(600)), (2, False, at(10 + MACHINE_SECONDS))]
    assert sorted(game.state.dues(at(10), ())) == dues
    game.happens(20, "away", 0, "left")
    assert [due.seat for due in game.state.dues(at(20), ()) if not due.person] == [0, 2]
    game.happens(30, "away", 1, "left")
    assert game.state.dues(at(30), ()) == [], "nobody plays who would wait for it"
