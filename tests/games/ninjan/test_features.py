"""What a net sees in a position of Ninjan: each feature means what its place says."""

from typing import Any

from parlour import Table
from parlour.core.rng import Rng
from parlour.games.ninjan import features
from parlour.games.ninjan.game import NINJAN
from parlour.games.ninjan.moves import card_names
from parlour.games.ninjan.rules import CARDS, HAND, PILES, SIGNS, TAKE
from tests.games.ninjan.test_rules import table

MINE, THEIRS, SHARED = 0, features.BLOCK, 2 * features.BLOCK
NAMES = list(card_names(NINJAN.new(2, {})))


def looked(there: Table, seat: int = 0) -> set[int]:
    looks = features.NinjanFeatures(there.game)  # type: ignore[arg-type]
    looks.look(seat)
    return set(looks.seen())


def between(seen: set[int], block: int, start: int, length: int) -> set[int]:
    """The features of one kind, counted from the first of them."""
    return {feature - block - start for feature in seen if 0 <= feature - block - start < length}


def numbers(*cards: str) -> set[int]:
    return {NAMES.index(card) for card in cards}


def held(seen: set[int], block: int) -> set[int]:
    return between(seen, block, features.HELD_AT, CARDS)


def test_hands_are_open() -> None:
    seen = looked(table(piles=[["R5"], ["S5"], ["P5"]], hands=[["R1", "R7"], ["S-3", "P2"]]))
    assert held(seen, MINE) == numbers("R1", "R7")
    assert held(seen, THEIRS) == numbers("S-3", "P2")
    assert between(seen, MINE, features.HIGHEST_AT, CARDS) == numbers("R7")
    assert between(seen, MINE, features.SUITS_AT, SIGNS * (HAND + 1)) == {2, HAND + 1, 2 * (HAND + 1)}


def test_a_chosen_card_is_held_until_it_is_revealed() -> None:
    there = table(piles=[["R5"], ["S5"], ["P5"]], hands=[["R1", "R7"], ["S-3", "P2"]])
    there.play(0, "R7")
    assert held(looked(there, 1), THEIRS) == numbers("R1", "R7")
    there.play(1, "P2")
    seen = looked(there, 1)
    assert held(seen, THEIRS) == numbers("R1")
    assert between(seen, THEIRS, features.REVEALED_AT, CARDS) == numbers("R7")
    assert between(seen, MINE, features.REVEALED_AT, CARDS) == numbers("P2")
    assert (between(seen, THEIRS, features.TURN_AT, 1), between(seen, MINE, features.TURN_AT, 1)) == ({0}, set())
    there.play(0, "x2")
    assert between(looked(there, 1), THEIRS, features.REVEALED_AT, CARDS) == set()


def test_piles_count_by_the_suit_on_top_and_their_sum() -> None:
    seen = looked(table(piles=[["R5"], ["S5", "R2"], ["P-5"]], hands=[["R1"], ["R7"]]))
    five, seven, less = (total - features.LEAST_IN_PILE for total in (5, 7, -5))
    rock, paper = 0, 2 * features.SUMS
    next_pile = SIGNS * features.SUMS
    piles = between(seen, SHARED, features.PILE_AT, PILES * next_pile)
    assert piles == {rock + seven, next_pile + rock + five, 2 * next_pile + paper + less}  # the richest first
    assert between(seen, SHARED, features.RICHEST_AT, next_pile) == {rock + seven, paper + less}


def test_positions_that_differ_in_the_names_of_suits_and_places_of_piles_look_the_same() -> None:
    """NJ-2: rock beats scissors as scissors beats paper and paper beats rock."""
    named = str.maketrans("RSP", "SPR")
    piles, hands = [["R5"], ["S5", "R2"], ["P-5"]], [["R1", "S7"], ["P7", "S-2"]]
    one = table(piles=piles, hands=hands)
    other = table(piles=renamed([piles[2], piles[0], piles[1]], named), hands=renamed(hands, named))
    assert looked(one) == looked(other)
    assert turned(one, 0) == turned(other, 0)
    for there, moves in ((one, ("S7", "P7")), (other, ("P7", "R7"))):  # scissors −2 beats paper −5
        there.play(0, moves[0])
        there.play(1, moves[1])
    assert looked(one) == looked(other)
    assert turned(one, 0) == turned(other, 0) == {TAKE + 2}
    assert one.moves(0) != other.moves(0)


def renamed(rows: list[list[str]], names: dict[int, int]) -> list[list[str]]:
    return [[card.translate(names) for card in row] for row in rows]


def turned(there: Table, seat: int) -> set[int]:
    """The legal moves of a seat, as a net knows them."""
    looks = features.NinjanFeatures(there.game)  # type: ignore[arg-type]
    looks.look(seat)
    return {looks.turned(move) for move in there.game.legal_moves(seat)}


def test_the_lead_counts_from_the_seat_that_looks() -> None:
    there = table(piles=[["R5"], ["S5"], ["P5"]], hands=[["R1"], ["R7"]], captured=[["P10"], ["S2"]])
    for seat, lead in ((0, -8), (1, 8)):
        seen = looked(there, seat)
        assert between(seen, THEIRS, features.LEAD_AT, 2 * features.MOST_LEAD + 1) == {features.MOST_LEAD + lead}
        close = (2 * features.CLOSE_LEAD + 1) * 9 + features.CLOSE_LEAD + lead  # in the ninth round
        length = (HAND + 1) * (2 * features.CLOSE_LEAD + 1)
        assert between(seen, THEIRS, features.CLOSE_AT, length) == {close}


def test_hidden_cards_alone_change_what_is_seen_of_the_others() -> None:
    game: Any = NINJAN.new(3, {})
    game.deal(Rng(2))
    looks, other = features.NinjanFeatures(game), game.clone()
    other.determinize(0, Rng(3))
    imagined = features.NinjanFeatures(other)
    looks.look(0)
    imagined.look(0)
    changed = set(looks.seen()) ^ set(imagined.seen())
    assert changed
    assert all(features.BLOCK <= feature < 3 * features.BLOCK for feature in changed)
