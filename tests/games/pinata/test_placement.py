"""PI-8 and PI-9 against brute force: a side is legal if its cards can be laid on candies of their own, wild on any."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from parlour import BadInput, Table
from parlour.games.pinata.game import PINATA
from parlour.games.pinata.moves import CARD_NAMES, COLOUR_NAMES, LETTERS

DECK = Counter(dict(zip(CARD_NAMES, PINATA.editions.read().parts[0], strict=True)))
CANDIES = dict(zip(LETTERS, PINATA.editions.read().parts[1], strict=False))
PLAIN = ["R", "RR", "RRR", "RRRR"]


def can_be_laid(cards: list[str], candies: str) -> bool:
    """Try every way of laying each card on a candy of its own."""
    return any(
        all(card[0] in (candy, "W") for card, candy in zip(cards, chosen, strict=True))
        for chosen in permutations(candies, len(cards))
    )


@st.composite
def mats(draw: st.DrawFn) -> tuple[int, str, list[str], list[str]]:
    """A mat's number, its candies, cards at seat 0's side and in its hand; few colours, so that many cards fit."""
    number = draw(st.integers(1, 4))
    colours = draw(st.lists(st.sampled_from(LETTERS[:5]), min_size=1, max_size=3))
    candies = draw(st.lists(st.sampled_from(colours), min_size=number, max_size=number))
    cards = st.sampled_from([card for card in DECK.elements() if card[0] in {*colours, "W", "G"}])
    at_side = draw(st.lists(cards, max_size=number))
    hand = draw(st.lists(cards, min_size=1, max_size=8))
    return number, "".join(candies), at_side, hand


def position(number: int, candies: str, at_side: list[str], hand: list[str]) -> dict[str, object]:
    entries: list[dict[str, object]] = [{"up": True, "in_play": False} for _ in PLAIN]
    named = [COLOUR_NAMES[LETTERS.index(letter)] for letter in candies]
    entries[number - 1] = {"up": True, "candies": named, "cards": [at_side, []]}
    return {"game": "pinata", "players": 2, "mats": entries, "hands": [hand, []], "turn_of": 0}


@given(mats())
def test_pi_8_pi_9_what_may_be_placed(situation: tuple[int, str, list[str], list[str]]) -> None:
    number, candies, at_side, hand = situation
    possible = Counter([*at_side, *hand]) <= DECK and Counter(candies) <= Counter(CANDIES)
    try:
        table = Table.from_position(position(*situation), seed=bytes(32))
    except BadInput:
        assert not possible or not can_be_laid(at_side, candies)
        return
    assert possible
    assert can_be_laid(at_side, candies)
    expected = {f"{card}@{number}" for card in hand if can_be_laid([*at_side, card], candies)}
    if len(at_side) == number:  # the own side is full, the other empty (PI-10)
        tie = at_side if number == 1 else []  # the other side would be full at once (PI-11)
        expected = {f"{card}@{number}^" for card in hand if can_be_laid([card], candies)}
        expected -= {f"{card}@{number}^" for card in hand if tie and card[1:] == tie[0][1:]}
    assert {move for move in table.moves(0) if "@" in move} == expected
