"""Every figure a hand can make is offered, with every set of cards for it, and nothing else.

The judge is slow and plain: all subsets of the hand, and for each all values that its jokers could stand for.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any

import pytest

from parlour.core.rng import Rng
from parlour.games.pandaspin.cards import FIGURES, LETTERS, SIDE_NAMES, VALUE_NAMES
from parlour.games.pandaspin.game import PANDASPIN
from parlour.games.pandaspin.moves import MOVE_NAMES
from parlour.games.pandaspin.terms import ENOUGH, PASS, PICK, PICKING, SHED

Hand = tuple[str, ...]
Ways = dict[str, set[Hand]]
OTHERS = ["F3", "M3", "W3", "E3", "D3", "F4", "M4", "W4", "E4", "D4"]


def faces() -> dict[str, tuple[list[int], bool]]:
    """What each side of each card shows: its values, and whether it brings a joker."""
    shown = {}
    for component in PANDASPIN.components():
        card = component.data.get("card", {"element": True})  # tokens are no cards
        if not card["element"]:
            for name, side in ((component.name, card["up"]), (component.name + "~", card["down"])):
                values = [VALUE_NAMES.index(value) for value in side["values"]]
                shown[name] = (values, side["symbol"] == "water")
    return shown


FACES = faces()


# --- the plain judge ------------------------------------------------------------------------------------


def figures_of(values: list[int], jokers: int) -> Iterator[str]:
    """PS-20 to PS-24: what so many values are, by their definitions."""
    counts = Counter(values)
    kinds, times = sorted(counts), set(counts.values())
    top = VALUE_NAMES[kinds[-1]]
    if len(values) == 1:
        yield top
    if len(kinds) == 1 and len(values) >= 2:
        yield f"{top}x{len(values)}"
    if len(kinds) == 1 and len(values) >= 4 and not jokers:
        yield f"{top}x{len(values)}!"
    consecutive = all(high - low == 1 for low, high in pairwise(kinds))
    if 2 <= len(kinds) <= 5 and consecutive and len(times) == 1 and kinds[-1] < VALUE_NAMES.index("2"):
        run = f"{VALUE_NAMES[kinds[0]]}-{top}"
        yield run if times == {1} else f"{run}x{times.pop()}"


def all_ways(hand: Hand) -> Ways:
    """Every figure with every set of cards that makes it."""
    ways: Ways = defaultdict(set)
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            own = [value for card in cards for value in FACES[card][0]]
            near = [value for value in range(len(VALUE_NAMES)) if max(own) - 5 < value < min(own) + 5]
            if not set(own) <= set(near):
                continue  # no figure reaches over more than five values
            waters = sum(FACES[card][1] for card in cards)
            for jokers in range(waters + 1):
                for stands_for in combinations_with_replacement(near, jokers):
                    for figure in figures_of([*own, *stands_for], jokers):
                        ways[figure].add(cards)
    return ways


# --- the rules ------------------------------------------------------------------------------------------


def position(hand: Hand, **rest: Any) -> Any:
    """A game of five in which seat 0 holds these cards and is to move."""
    held = {card.removesuffix("~") for card in hand}
    others = [card for card in OTHERS if card not in held]
    game = PANDASPIN.new(5, {})
    hands = [list(hand), *([card] for card in others[:4])]
    PANDASPIN.positions.read(game, {"hands": hands, "turn_of": 0, "emptied": [], **rest})
    return game


def offered(game: Any) -> list[str]:
    return [MOVE_NAMES[move] for move in game.legal_moves(0) if move < PICK]


def ways_offered(game: Any) -> Ways:
    """Every figure offered, with every set of cards that the steps after it lead to."""
    return {name: set(cards_from(game, MOVE_NAMES.index(name))) for name in offered(game)}


def cards_from(game: Any, move: int) -> Iterator[Hand]:
    """Walk through all choices until the bid lies on the table."""
    after = game.clone()
    after.apply(0, move, Rng(0))
    if after.phase == PICKING and after.bids == game.bids:
        choices = after.legal_moves(0)
        assert len(choices) > 1, "a choice of one is made by itself"
        assert len(set(choices)) == len(choices)
        for choice in choices:
            assert PICK <= choice <= ENOUGH
            yield from cards_from(after, choice)
    else:
        yield tuple(SIDE_NAMES[side] for side in after.lying[: after.lying_size])


def random_hand(rng: Rng, size: int, liking: str) -> Hand:
    """By card number; cards of the suits in `liking` are turned, of the others some."""
    cards: dict[int, str] = {}
    while len(cards) < size:
        card = rng.below(65)
        if liking and rng.below(3) == 0:
            card = LETTERS.index(liking[rng.below(len(liking))]) * 13 + rng.below(13)
        turned = SIDE_NAMES[card * 2][0] in liking or rng.below(3) == 0
        cards[card] = SIDE_NAMES[card * 2 + turned]
    return tuple(cards[card] for card in sorted(cards))


# --- the comparison -------------------------------------------------------------------------------------


@pytest.mark.parametrize("liking", ["", "W", "M", "WM", "FEM", "WED"])
def test_leads_of_random_hands_are_complete(liking: str) -> None:
    rng = Rng(sum(map(ord, liking)))
    for _ in range(400):
        hand = random_hand(rng, 1 + rng.below(7), liking)
        ours, theirs = ways_offered(position(hand)), all_ways(hand)
        assert ours == theirs, f"{hand}: {set(ours) ^ set(theirs)}"


HANDS = [
    "WK~",  # 7 + water
    "F6 WK~",
    "M8~",  # 3 3 3
    "F3 M8~ WQ~ E3 E3~",
    "M8~ W3 WQ~ E3~",  # 3 3 3, 3, 3 + water, 3 3
    "F7~ M7 MQ~ W7 WK~ E7~ D7 DJ~",  # everything that shows a 7
    "W3~ W4~ W5~ W6~ W7~ W8~ W9~",  # seven jokers
    "MJ~ M10~ M9~ M8~",  # formations of three only
    "M3~ M4~ M5~ M6~ M7~",  # formations of two only
    "F2 F2~ M2 M2~ W2~ E2~",  # 二 in every way
    "FA MA~ WA~ EA DA F2~ W2",
    "F9~ M9 W9 M7~ W4~ E9~ D3~",
    "F3~ F4 M10 M9~ W5 W8~ E5~ D10~",
]


def in_hand(named: str) -> Hand:
    cards = {card.removesuffix("~"): card for card in named.split()}
    return tuple(sorted(cards.values(), key=SIDE_NAMES.index))


@pytest.mark.parametrize("named", HANDS)
def test_leads_of_chosen_hands_are_complete(named: str) -> None:
    hand = in_hand(named)
    assert ways_offered(position(hand)) == all_ways(hand)


BIDS = [
    ("6", "F6"),
    ("5x2", "F5~"),
    ("5x3", "F5~ W5"),
    ("3x4", "M8~ W3"),
    ("5-6", "F5 M6"),
    ("4-6", "F4 M5 W6"),
    ("3-7", "F3 M4 W5 E6 D7"),
    ("4-5x2", "F4 F5~ M4"),
    ("3-5x2", "F3 M3 F4 M4 F5~"),
    ("5-6x3", "M10~ MJ~"),
    ("3-4x4", "M8~ F3 M9~ F4"),
    ("3x4!", "M8~ W3"),
    ("4x5!", "M9~ W4 D4"),
]


@pytest.mark.parametrize("shapes", ["count", "shape"])
@pytest.mark.parametrize(("figure", "cards"), BIDS)
def test_answers_of_random_hands_are_complete(figure: str, cards: str, shapes: str) -> None:
    """PS-13, said once more: same kind, as many values and a higher top, or a bomb."""
    rng = Rng(len(figure))
    high = FIGURES[[f.name for f in FIGURES].index(figure)]
    played = {card.removesuffix("~") for card in cards.split()}
    for _ in range(40):
        hand = tuple(card for card in random_hand(rng, 7, "WM") if card.removesuffix("~") not in played)
        free = [card for card in OTHERS if card not in played | {held.removesuffix("~") for held in hand}]
        game = PANDASPIN.new(5, {"formations": shapes})
        bid = {"seat": 4, "figure": figure, "cards": cards.split()}
        hands = [list(hand), *([card] for card in [*free, "E2", "D2", "FQ", "DQ"][:4])]
        if len({card.removesuffix("~") for held in hands for card in held}) < sum(map(len, hands)):
            continue
        PANDASPIN.positions.read(game, {"hands": hands, "turn_of": 0, "bids": [bid]})
        fitting = {name for name in all_ways(hand) if beats(name, high, shapes)}
        assert set(offered(game)) == fitting
        assert [move for move in game.legal_moves(0) if move >= SHED] == [PASS]


@pytest.mark.parametrize("shapes", ["count", "shape"])
@pytest.mark.parametrize(("figure", "cards"), BIDS)
def test_ps_13_every_figure_against_a_bid(figure: str, cards: str, shapes: str) -> None:
    high = FIGURES[[f.name for f in FIGURES].index(figure)]
    game = PANDASPIN.new(5, {"formations": shapes})
    bid = {"seat": 4, "figure": figure, "cards": cards.split()}
    hands = [["F2"], ["M2"], ["W2"], ["E2"], ["D2"]]
    PANDASPIN.positions.read(game, {"hands": hands, "turn_of": 0, "bids": [bid]})
    for move, one in enumerate(FIGURES):
        assert game.beats(move) == beats(one.name, high, shapes), one.name


def beats(name: str, high: Any, shapes: str) -> bool:
    figure = FIGURES[[f.name for f in FIGURES].index(name)]
    if figure.kind == "bomb":
        return bool(high.kind != "bomb" or (figure.times, figure.top) > (high.times, high.top))
    same = figure.kind == high.kind and figure.length * figure.times == high.length * high.times
    if shapes == "shape":
        same = same and figure.length == high.length
    return bool(same and figure.top > high.top)
