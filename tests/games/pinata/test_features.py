"""What a net sees in a position of Piñata: each feature means what its place says."""

from typing import Any

import pytest

from parlour import Table
from parlour.core.rng import Rng
from parlour.games.pinata import features
from parlour.games.pinata.game import PINATA
from parlour.games.pinata.moves import CARD_NAMES
from parlour.games.pinata.rules import COLOURS, HAND, KINDS, MATS, MEDALS_TO_WIN, VALUES
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
def test_a_mat_counts_the_lead_by_cards(up: bool) -> None:
    """A sum is a lead if it would win the mat, with its direction (PI-13)."""
    seen = looked(table(mat("R"), mat("RU", "R6 U4", "R3", up=up)))
    stage = 4 + 2 * 3 + 1  # behind the four stages of the first mat: two cards against one
    lead = features.MOST_LEAD + (7 if up else -7)
    sums = between(seen, SHARED, features.SUMS_AT, features.STAGES * features.LEADS)
    assert stage * features.LEADS + lead in sums
    assert len(sums) == MATS
    assert stage * 2 + up in between(seen, SHARED, features.UP_AT, features.STAGES * 2)


@pytest.mark.parametrize(("up", "lead"), [(True, 10 - 9), (False, -(8 - 7))])
def test_the_likely_lead_fills_both_sides_from_the_hands(up: bool, lead: int) -> None:
    """At the second mat my R6 lies and I hold R4 and R2. They would place R5 and R4 to be high, R4 and W3 to be low."""
    seen = looked(table(mat("Y"), mat("RR", "R6", "", up=up), hands=("R4 R2", "R5 R4 W3")))
    stage = 4 + 1 * 3 + 0
    likely = between(seen, SHARED, features.LIKELY_AT, features.STAGES * features.LEADS)
    assert stage * features.LEADS + features.MOST_LEAD + lead in likely


def test_a_card_that_a_hand_lacks_counts_as_a_usual_one() -> None:
    seen = looked(table(mat("R"), hands=("R6", "U6")))
    likely = between(seen, SHARED, features.LIKELY_AT, features.STAGES * features.LEADS)
    assert features.MOST_LEAD + 6 - features.USUAL in likely


def test_whoever_has_filled_a_side_may_spoil_the_other() -> None:
    """My side of the first mat holds R3. I hold R1 and R5: with R1 at the other side I win by two (PI-10)."""
    there = table(mat("R", "R3"), hands=("R1 R5", "R6"))
    for seat, steps in ((0, 0), (1, 1)):
        spoilt = between(looked(there, seat), SHARED, features.SPOILT_AT, features.SPACES * 2 * features.LEADS)
        assert spoilt == {steps * features.LEADS + features.MOST_LEAD + 2}


@pytest.mark.parametrize(("hand", "wins"), [("R4 R5", True), ("R1 R2", False)])
def test_the_last_space_of_a_mat_is_won_or_not(hand: str, wins: bool) -> None:
    seen = looked(table(mat("R", "", "R3"), hands=(hand, "U1")))
    closing = between(seen, MINE, features.CLOSING_AT, MATS * features.CLOSINGS)
    assert closing == {0 if wins else features.PRIZES}
    assert between(seen, THEIRS, features.CLOSING_AT, MATS * features.CLOSINGS) == set()


def test_what_is_wanted_once_every_mat_is_won() -> None:
    """I hold the only high cards and win all four mats, all of them up: five red candies and five blue ones."""
    there = table(mat("R"), mat("RR"), mat("RUU"), mat("RUUU"), hands=("R6 R5 U6 U5 U4", "P1"))
    seen = looked(there)
    needs = there.game.needs  # type: ignore[attr-defined]
    red, blue = CARD_NAMES.index("R1") // VALUES, CARD_NAMES.index("U1") // VALUES
    later = between(seen, SHARED, features.LATER_AT, COLOURS * features.PAIRS)
    width = features.MOST_WANTED + 1
    assert red * features.PAIRS + max(needs[red] - 5, 0) * width + needs[red] in later
    assert blue * features.PAIRS + max(needs[blue] - 5, 0) * width + needs[blue] in later


def test_a_side_that_was_played_at_has_less_room() -> None:
    seen = looked(table(mat("R"), mat("RU", "", "R3 W1")))
    length = MATS * COLOURS * features.MOST_CANDIES
    assert between(seen, MINE, features.ROOM_AT, length) == set()
    assert between(seen, THEIRS, features.ROOM_AT, length) == {(1 * COLOURS + 0) * features.MOST_CANDIES}


def test_the_cards_that_fit_their_number_and_their_span() -> None:
    """At the first mat my side is full, so what fits is what fits at the other (PI-10)."""
    seen = looked(table(mat("R", "R5"), mat("UU"), hands=("R2 R6 W4 U5", "P3")))
    spans = between(seen, MINE, features.SPAN_AT, MATS * features.SPANS)
    assert {span(2, 6), features.SPANS + span(4, 5)} < spans  # R2 to R6, then W4 to U5
    assert between(seen, THEIRS, features.SPAN_AT, MATS * features.SPANS) == set()
    width = HAND + 1
    assert {3, width + 2} < between(seen, MINE, features.FITTING_AT, MATS * width)  # R2, R6 and W4, then W4 and U5
    assert between(seen, THEIRS, features.FITTING_AT, MATS * width) == {mat * width for mat in range(MATS)}


def span(lowest: int, highest: int) -> int:
    return (highest - 1) * highest // 2 + lowest - 1


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
