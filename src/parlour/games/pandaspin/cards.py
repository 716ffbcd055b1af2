"""The names of cards and figures, and what a card shows, as people read them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from ...core.text import Json
from . import shapes, terms
from .rules import PandaSpin
from .shapes import Card, Declare, FigureKind, Side, Suit, SymbolName, Value
from .terms import ANIMALS, BOMB_SIZE, BOMBS, COPIES, LONGEST, PICK, RANKS, ROWS, RUNS, SUITS, VALUES

SUIT_NAMES: tuple[Suit, ...] = ("fire", "metal", "water", "earth", "wood")
LETTERS = "FMWED"
VALUE_NAMES: tuple[Value, ...] = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
SYMBOL_NAMES: tuple[SymbolName | None, ...] = (None, "water", "bamboo", "fire", "panda")
TURNED = "~"

CARD_NAMES = [
    *(f"{letter}{value}" for letter in LETTERS for value in VALUE_NAMES),
    *(f"{letter}!" for letter in LETTERS),
]
SIDE_NAMES = [f"{name}{side}" for name in CARD_NAMES[:ANIMALS] for side in ("", TURNED)]
"""Both sides of every animal card, by card * 2 + side."""


# --- figures --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Figure:
    """PS-20 to PS-24: `times` copies of a run of `length` values up to `top`."""

    kind: FigureKind
    length: int
    times: int
    top: int

    @property
    def size(self) -> int:
        return self.length * self.times

    @cached_property
    def values(self) -> tuple[int, ...]:
        """Every value it has, ascending."""
        return tuple(value for value in range(self.top - self.length + 1, self.top + 1) for _ in range(self.times))

    @cached_property
    def spelled(self) -> str:
        return spelled(self.values)

    @cached_property
    def name(self) -> str:
        low, top = VALUE_NAMES[self.top - self.length + 1], VALUE_NAMES[self.top]
        run = top if self.length == 1 else f"{low}-{top}"
        times = "" if self.times == 1 else f"x{self.times}"
        return run + times + ("!" if self.kind == "bomb" else "")

    def json(self) -> shapes.Figure:
        return {
            "kind": self.kind,
            "length": self.length,
            "times": self.times,
            "top": VALUE_NAMES[self.top],
            "size": self.size,
        }

    def declared(self) -> Declare:
        """The move that declares it."""
        top = VALUE_NAMES[self.top]
        return {"type": "figure", "kind": self.kind, "length": self.length, "times": self.times, "top": top}

    def text(self) -> Json:
        return {"$text": "pandaspin-figure", "kind": self.kind, "values": self.spelled}


def _figures() -> list[Figure]:
    """By the number of the move that declares each."""
    plain = [
        Figure("single" if times == 1 else "set", 1, times, top)
        for times in range(1, COPIES + 1)
        for top in range(VALUES)
    ]
    rows = [
        Figure("run" if times == 1 else "formation", length, times, top)
        for times in range(1, COPIES + 1)
        for length in range(2, LONGEST + 1)
        for top in range(length - 1, RANKS)
    ]
    bombs = [Figure("bomb", 1, times, top) for times in range(BOMB_SIZE, COPIES + 1) for top in range(VALUES)]
    assert (len(plain), len(rows), len(bombs)) == (ROWS, BOMBS - ROWS, PICK - BOMBS)
    assert len(rows) == COPIES * RUNS
    return [*plain, *rows, *bombs]


FIGURES = _figures()
FIGURE_NAMES = [figure.name for figure in FIGURES]


def spelled(values: Iterable[int]) -> str:
    """Values as they stand on cards."""
    return " ".join(VALUE_NAMES[value].replace("2", "二") for value in values)


# --- what a card shows ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Face:
    """One side of an animal card."""

    value: int
    many: int
    symbol: SymbolName | None

    @property
    def packed(self) -> int:
        """As the rules keep it."""
        count = (0, terms.ONCE, terms.TWICE, terms.THRICE)[self.many]
        if self.symbol == "water":
            count += terms.WITH_WATER
        symbol = SYMBOL_NAMES.index(self.symbol) << terms.SYMBOL_SHIFT
        return self.value | self.many << terms.MANY_SHIFT | symbol | count << terms.COUNT_SHIFT

    def json(self) -> Side:
        return {"values": [VALUE_NAMES[self.value]] * self.many, "symbol": self.symbol}


@cache
def unpacked(packed: int) -> Face:
    symbol = packed >> terms.SYMBOL_SHIFT & terms.SYMBOL_PART
    many = packed >> terms.MANY_SHIFT & terms.MANY_PART
    return Face(packed & terms.VALUE_PART, many, SYMBOL_NAMES[symbol])


def face_of(game: PandaSpin, side: int) -> Face:
    """What a side shows, by card * 2 + side."""
    return unpacked(game.face_at(side))


def name_of(side: int) -> str:
    """A card with its side, by card * 2 + side; element cards have none."""
    return CARD_NAMES[side // 2] if side // 2 >= ANIMALS else SIDE_NAMES[side]


def card_json(game: PandaSpin, side: int) -> Card:
    card = side // 2
    element = card >= ANIMALS
    return {
        "card": name_of(side),
        "suit": SUIT_NAMES[card - ANIMALS if element else card // VALUES],
        "element": element,
        "blue": side % 2 == 1,
        "up": None if element else face_of(game, side).json(),
        "down": None if element else face_of(game, side ^ 1).json(),
    }


def cards_json(game: PandaSpin, sides: Iterable[int]) -> list[Card]:
    return [card_json(game, side) for side in sides]


def card_text(game: PandaSpin, side: int) -> Json:
    """A card as part of a sentence: its suit and white value, and once it is turned what it shows."""
    card = side // 2
    if card >= ANIMALS:
        return {"$text": "pandaspin-card-element", "suit": SUIT_NAMES[card - ANIMALS]}
    words: Json = {"suit": SUIT_NAMES[card // VALUES], "value": spelled([card % VALUES])}
    face = face_of(game, side)
    if side % 2 == 0:
        return {"$text": "pandaspin-card", **words, "symbol": face.symbol or "none"}
    shows = spelled([face.value] * face.many)
    return {"$text": "pandaspin-card-turned", **words, "shows": shows, "symbol": face.symbol or "none"}


def deed_name(card: int, blue: bool) -> Json:
    """An animal card by what stays the same in every edition: its suit, its white value, and which side is up."""
    suit: Json = {"$text": "pandaspin-suit", "suit": SUIT_NAMES[card // VALUES]}
    value, side = spelled([card % VALUES]), "blue" if blue else "white"
    return {"$text": "pandaspin-deed-card-name", "suit": suit, "value": value, "side": side}


def card_texts(game: PandaSpin, sides: Iterable[int]) -> list[Json]:
    return [card_text(game, side) for side in sides]


# --- cards of a position --------------------------------------------------------------------------------


def hand(game: PandaSpin, seat: int) -> list[int]:
    """The cards of a hand with their sides, by card * 2 + side, ascending."""
    start, blue = seat * terms.HAND, game.blue
    return [card * 2 + blue[card] for card in game.hand[start : start + game.hand_size[seat]]]


def known(game: PandaSpin, seat: int) -> list[int]:
    """Of a hand, what everybody knows: the cards that went back turned (PS-16)."""
    marks = game.known
    return [side for side in hand(game, seat) if marks[side // 2] == terms.KNOWN]


def discards(game: PandaSpin) -> list[int]:
    blue = game.blue
    return [card * 2 + blue[card] for card in game.discard[: game.discard_size]]


def bid_cards(game: PandaSpin, bid: int) -> list[int]:
    """The cards of a bid as they were played."""
    cards = zip(game.lying, game.lying_bid[: game.lying_size], strict=False)
    return [side for side, belongs in cards if belongs == bid]


def picked(game: PandaSpin) -> list[int]:
    blue = game.blue
    return [card * 2 + blue[card] for card in game.picked[: game.picks]]


def jokers(game: PandaSpin, figure: Figure, sides: Sequence[int]) -> list[int]:
    """The values that the figure needs beside those of its cards, ascending."""
    missing = list(figure.values)
    for side in sides:
        face = face_of(game, side)
        for _ in range(face.many):
            missing.remove(face.value)
    return missing


def makes(game: PandaSpin, figure: Figure, sides: Sequence[int]) -> bool:
    """PS-14, PS-24, PS-25: every value of these cards used, the rest jokers of their own."""
    if any(side // 2 >= ANIMALS for side in sides):
        return False
    faces = [face_of(game, side) for side in sides]
    wanted = figure.values
    shown = [face.value for face in faces for _ in range(face.many)]
    if not shown or any(shown.count(value) > wanted.count(value) for value in set(shown)):
        return False
    waters = 0 if figure.kind == "bomb" else sum(face.symbol == "water" for face in faces)
    return len(wanted) - len(shown) <= waters


def suits_in(mask: int) -> list[int]:
    return [suit for suit in range(SUITS) if mask >> suit & 1]
