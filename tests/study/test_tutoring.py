"""Hints: in three steps, of a move that can be made, and from nothing but what the seat knows."""

import json
from dataclasses import asdict
from itertools import islice

import pytest

from parlour import Table
from parlour.core.rng import Rng
from parlour.games import specs
from parlour.study import Budget, Hint, hint, judge, known
from parlour.study.judging import steps_of
from parlour.table.secrecy import lookalikes

from .test_judging import after

SMALL = Budget(0.05, 64)
CODES = [spec.code for spec in specs()]
OF_SEVERAL_STEPS = ["pandaspin", "pandorum"]


def as_bytes(found: Hint) -> bytes:
    return json.dumps(asdict(found)).encode()


def twins(table: Table, seat: int) -> list[Table]:
    """Tables that the seat cannot tell from this one: two hidden cards have changed places."""
    found = list(islice((twin.table for seed in range(99) for twin in lookalikes(table, seat, Rng(seed))), 3))
    assert found
    return found


def in_the_middle(code: str) -> Table:
    """A table of two whose player to move has made one step of several."""
    for seed in range(5, 50):
        table = after(code, 12, seed)
        seat = table.waiting[0]
        for step in table.moves(seat):
            if not table.read(seat, step).whole:
                table.play(seat, step)
                return table
    raise AssertionError("no move has several steps")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("moves", [0, 9])
def test_a_hint_names_the_best_move_of_the_judgement(code: str, moves: int) -> None:
    table = after(code, moves)
    seat = table.waiting[0]
    found = hint(known(table, seat), SMALL)
    judgement = judge(known(table, seat), None, SMALL)
    assert found.best == judgement.best
    assert not found.back
    assert (found.beside is None) == (not found.why)
    assert found.beside is None or found.beside in judgement.options[1:]


@pytest.mark.parametrize("code", CODES)
def test_every_move_can_be_hinted_at_before_it_is_named(code: str) -> None:
    """Where to look, then which kind of move; and the words are there in every language (test_words)."""
    for moves in (0, 5, 9, 14):
        table = after(code, moves)
        seat = table.waiting[0]
        spec, game = known(table, seat).restore()
        for option in judge(known(table, seat), None, SMALL).options:
            clues = spec.moves.clues(game, steps_of(spec, game, seat, option.move))
            assert 1 <= len(clues) <= 2
            assert all(clue["key"].startswith(f"{code}-clue-") for clue in clues)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("moves", [0, 4])
def test_a_hint_does_not_depend_on_what_is_hidden(code: str, moves: int) -> None:
    table = after(code, moves)
    seat = table.waiting[0]
    told = as_bytes(hint(known(table, seat), SMALL))
    for twin in twins(table, seat):
        assert as_bytes(hint(known(twin, seat), SMALL)) == told


@pytest.mark.parametrize("code", OF_SEVERAL_STEPS)
def test_nor_does_it_in_the_middle_of_a_move(code: str) -> None:
    table = in_the_middle(code)
    seat = table.waiting[0]
    told = as_bytes(hint(known(table, seat), SMALL))
    made = " ".join(table.draft)
    table.discard_draft()
    for twin in twins(table, seat):
        twin.play(seat, made)
        assert as_bytes(hint(known(twin, seat), SMALL)) == told


@pytest.mark.parametrize("code", CODES)
def test_what_a_move_costs_does_not_depend_on_what_is_hidden(code: str) -> None:
    table = after(code, 6)
    seat = table.waiting[0]
    move = judge(known(table, seat), None, SMALL).options[-1].move
    told = judge(known(table, seat), move, SMALL)
    for twin in twins(table, seat):
        assert judge(known(twin, seat), move, SMALL) == told


def test_secret_choices_of_others_are_not_known() -> None:
    """In Ninjan the hint is the same whoever has chosen already, and whatever."""
    hints = set()
    for chosen in (None, "first", "last"):
        table = after("ninjan", 4)
        if chosen:
            moves = table.moves(1)
            table.play(1, moves[0 if chosen == "first" else -1])
        hints.add(as_bytes(hint(known(table, 0), SMALL)))
    assert len(hints) == 1


@pytest.mark.parametrize("code", OF_SEVERAL_STEPS)
def test_in_the_middle_of_a_move_it_goes_on_or_says_to_take_it_back(code: str) -> None:
    table = in_the_middle(code)
    seat = table.waiting[0]
    found = hint(known(table, seat), SMALL)
    if found.back:
        table.discard_draft()
    assert table.read(seat, found.best.move).whole
    assert len(found.best.texts) == len(found.best.move.split())


def test_steps_that_belong_to_the_best_move_are_gone_on_with() -> None:
    for seed in range(5, 50):
        table = after("pandorum", 12, seed)
        seat = table.waiting[0]
        best = hint(known(table, seat), SMALL).best
        first, *rest = best.move.split()
        if rest:
            table.play(seat, first)
            found = hint(known(table, seat), SMALL)
            assert (found.best.move, found.best.texts) == (" ".join(rest), best.texts[1:])
            assert not found.back
            return
    raise AssertionError("no best move has several steps")


def test_steps_that_cost_much_are_to_be_taken_back() -> None:
    for seed in range(5, 80):
        table = after("pandaspin", 12, seed)
        seat = table.waiting[0]
        whole = hint(known(table, seat), SMALL)
        for step in table.moves(seat):
            if table.read(seat, step).whole or whole.best.move.startswith(f"{step} "):
                continue
            table.play(seat, step)
            found = hint(known(table, seat), SMALL)
            table.discard_draft()
            if found.back:
                assert (found.best, found.clues) == (whole.best, whole.clues)
                return
    raise AssertionError("no first step costs much")
