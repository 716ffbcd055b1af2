"""What a net sees in a position of Piñata: each feature means what its place says."""

from typing import Any

import pytest

from parlour import Table
from parlour.core.rng import Rng
from parlour.games.pinata import features
from parlour.games.pinata.game import PINATA
from parlour.games.pinata.moves import CARD_NAMES
from parlour.games.pinata.rules import COLOURS, KINDS, MATS, MEDALS_TO_WIN, VALUES
from tests.bots.test_judgement import seats_exchanged
from tests.games.pinata.test_rules import mat, table

MINE, THEIRS, SHARED = 0, features.BLOCK, 2 * features.BLOCK


def looked(there: Table, seat: int = 0) -> set[int]:
    looks = features.PinataFeatures(there.game)  # type: ignore[arg-type]
    looks.look(seat)
    return set(looks.seen())


def between(seen: set[int], block: int, start: int, length: int) -> set[int]:
    """The features of one kind, counted from the first of them."""
    return {feature - block - start for feature in seen if 0 <= feature - block - start < length}


def test_hands_are_open_and_counted_by_card() -> None:
    seen = looked(table(hands=("R2 R2 W1", "W2 U3")))
    held = features.HELD_AT, KINDS * features.MOST_ALIKE
    alike = [CARD_NAMES.index(card) * features.MOST_ALIKE for card in ("R2", "W1", "W2", "U3")]
    assert between(seen, MINE, *held) == {alike[0], alike[0] + 1, alike[1]}
    assert between(seen, THEIRS, *held) == {alike[2], alike[3]}


@pytest.mark.parametrize("up", [False, True])
def test_a_mat_counts_the_lead_by_cards_and_direction(up: bool) -> None:
    seen = looked(table(mat("R"), mat("RU", "R6 U4", "R3", up=up)))
    stage = 4 + 2 * 3 + 1  # behind the four stages of the first mat: two cards against one
    lead = features.MOST_LEAD + 7
    sums = between(seen, SHARED, features.SUMS_AT, features.STAGES * 2 * features.LEADS)
    assert (stage * 2 + up) * features.LEADS + lead in sums
    assert len(sums) == MATS


def test_a_side_that_was_played_at_has_less_room() -> None:
    seen = looked(table(mat("R"), mat("RU", "", "R3 W1")))
    length = MATS * COLOURS * features.MOST_CANDIES
    assert between(seen, MINE, features.ROOM_AT, length) == set()
    assert between(seen, THEIRS, features.ROOM_AT, length) == {(1 * COLOURS + 0) * features.MOST_CANDIES}


def test_the_lowest_and_the_highest_card_that_fit() -> None:
    """At the first mat my side is full, so what fits is what fits at the other (PI-10)."""
    seen = looked(table(mat("R", "R5"), mat("UU"), hands=("R2 R6 W4 U5", "P3")))
    width = VALUES + 1
    mine = between(seen, MINE, features.FITTING_AT, MATS * width * width)
    assert {2 * width + 6, (width + 4) * width + 5} < mine  # R2 to R6, then W4 to U5
    assert between(seen, THEIRS, features.FITTING_AT, MATS * width * width) == set()


def test_candies_that_bring_a_medal_or_the_game() -> None:
    candies = [{"yellow": 2, "green": 5, "pink": 4}, {"yellow": 2}]
    seen = looked(table(mat("Y"), candies=candies))
    for block, wins in ((MINE, {0}), (THEIRS, set())):
        assert 0 in between(seen, block, features.MEDALS_AT, MATS * MEDALS_TO_WIN)
        assert between(seen, block, features.WINS_AT, 1) == wins
    wanted = between(seen, SHARED, features.WANTED_AT, COLOURS * 64)
    assert {2 * 64 + 0 * 8 + 5, 3 * 64 + 0 * 8 + 4, 4 * 64 + 1 * 8 + 1} < wanted
    assert between(seen, SHARED, features.COUNT_AT, 9) == {2 * 3}


def test_a_position_looks_the_same_from_both_sides() -> None:
    rng = Rng(5)
    game: Any = PINATA.new(2, {})
    game.deal(rng)
    for _ in range(60):
        there = Table.from_position({"game": "pinata", "players": 2, **PINATA.positions.write(game)})
        other = Table.from_position({"game": "pinata", "players": 2, **seats_exchanged(PINATA.positions.write(game))})
        assert looked(there, 0) == looked(other, 1)
        assert looked(there, 1) == looked(other, 0)
        seat = game.turn
        moves = game.legal_moves(seat)
        game.apply(seat, moves[rng.below(len(moves))], rng)
        if game.over:
            game.deal(rng)
