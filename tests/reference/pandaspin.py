"""Reference engine for Panda Spin: every rule PS-1 to PS-36 carried out as plainly as possible.

Notation: an animal card is its suit's letter and its white value, with "~" once it is turned to its blue side ("F7",
"WK~"); an element card is "F!".  A figure is "7", "7x3", "5-7", "5-7x2" or, a bomb, "7x4!"; 二 is written "2".
Further moves: a card of the declared figure ("+WK~") or the end of picking ("."), an element card played ("!F") or
discarded ("-F"), "pass", and the effects of symbols: "b", "xF7", "h", "~F7", and "=" for ignoring those left.
Chance is handed in by the caller: the cards drawn, in order, and the hands of a round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum
from functools import cached_property, lru_cache
from typing import Self

SUITS_IN_PLAY = {2: 3, 3: 3, 4: 4, 5: 5}  # PS-7: by the number of players
HAND_SIZE = 12  # PS-9
FIRST_POINTS = 1  # PS-6
MOST_FOR_LEAVING = 7  # PS-34
POINTS_TO_END = 15  # PS-36
DRAWN_FOR_ELEMENT = 2  # PS-31
SMALLEST_BOMB = 4  # PS-24
RUN_LENGTHS = range(2, 6)  # PS-22, PS-23

PASS = "pass"
ENOUGH = "."
BAMBOO = "b"
HUNGRY = "h"
IGNORE = "="


class Suit(Enum):
    """The suits (PS-1), in the order of the card numbers."""

    FIRE = "fire"
    METAL = "metal"
    WATER = "water"
    EARTH = "earth"
    WOOD = "wood"


class Value(IntEnum):
    """A value; the numbers give the order of PS-19, in which TWO (二) is the highest."""

    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    TWO = 15


class Symbol(Enum):
    WATER = "water"
    BAMBOO = "bamboo"
    FIRE = "fire"
    PANDA = "panda"


class Mood(Enum):
    HUNGRY = "hungry"
    SPIN = "spin"


class Formations(Enum):
    """What a formation must share with the one it beats (PS-13)."""

    COUNT = "count"
    SHAPE = "shape"


class Kind(Enum):
    SINGLE = "single"
    SET = "set"
    RUN = "run"
    FORMATION = "formation"
    BOMB = "bomb"


class Phase(Enum):
    SETUP = "setup"
    LEAD = "lead"
    FOLLOW = "follow"
    CARDS = "cards"
    EFFECTS = "effects"
    OVER = "over"


class Gone(Enum):
    """Where the cards of a bid went when their player passed."""

    HAND = "hand"
    DISCARD = "discard"


SUIT_LETTERS = {Suit.FIRE: "F", Suit.METAL: "M", Suit.WATER: "W", Suit.EARTH: "E", Suit.WOOD: "D"}
SUIT_NUMBERS = {suit: number for number, suit in enumerate(Suit)}
VALUE_NAMES = dict(zip(Value, ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"], strict=True))
VALUES = {name: value for value, name in VALUE_NAMES.items()}
EFFECT_SYMBOLS = (Symbol.BAMBOO, Symbol.FIRE, Symbol.PANDA)  # PS-26 to PS-29; water is part of the figure (PS-25)

# PS-4: the blue sides by white value; in the earth column white and blue side.
FACES = """
white | fire    | metal | water    | earth          | wood
3     | 8 fire  | K K   | 10 water | 3 panda -> 3 3 | 9 bamboo
4     | 9 fire  | Q Q   | 9 water  | 4 -> 8 panda   | 10 bamboo
5     | 5 5     | J J   | 8 water  | 5 panda -> 5 5 | K bamboo
6     | 10 fire | 10 10 | J water  | 6 -> 10 panda  | A bamboo
7     | 7 7     | 9 9   | Q water  | 7 panda -> 7 7 | J bamboo
8     | J fire  | 3 3 3 | 6 water  | 8 -> Q panda   | Q bamboo
9     | 9 9     | 4 4 4 | 5 water  | 9 panda -> 9 9 | 2 bamboo
10    | Q fire  | 5 5 5 | K water  | 10 -> K panda  | 8 bamboo
J     | J J     | 6 6 6 | 4 water  | J panda -> J J | 7 bamboo
Q     | A fire  | 7 7 7 | 3 water  | Q -> A panda   | 6 bamboo
K     | K K     | 8 8 8 | 7 water  | K panda -> K K | 5 bamboo
A     | 2 fire  | A A   | A water  | A -> 2 panda   | 4 bamboo
2     | 2 2     | 2 2   | 2 water  | 2 -> 2 2       | 3 bamboo
"""


@dataclass(frozen=True)
class Side:
    """One side of an animal card (PS-2): a value or several equal ones, perhaps a symbol."""

    values: tuple[Value, ...]
    symbol: Symbol | None

    @classmethod
    def written(cls, text: str) -> Side:
        words = text.split()
        symbols = [Symbol(word) for word in words if word not in VALUES]
        return cls(tuple(VALUES[word] for word in words if word in VALUES), symbols[0] if symbols else None)


@dataclass(frozen=True)
class Faces:
    white: Side
    blue: Side

    @classmethod
    def written(cls, white_value: str, cell: str) -> Faces:
        white, blue = cell.split("->") if "->" in cell else (white_value, cell)
        return cls(Side.written(white), Side.written(blue))


def read_faces(table: str) -> dict[tuple[Suit, Value], Faces]:
    header, *rows = [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]
    return {
        (Suit(suit), VALUES[white]): Faces.written(white, cell)
        for white, *cells in rows
        for suit, cell in zip(header[1:], cells, strict=True)
    }


FACES_OF = read_faces(FACES)


class Printed:
    """A card: it never changes, so a copy of the table may share it."""

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self


@dataclass(frozen=True)
class Animal(Printed):
    suit: Suit
    white: Value
    blue: bool = False

    def __str__(self) -> str:
        return f"{SUIT_LETTERS[self.suit]}{VALUE_NAMES[self.white]}" + ("~" if self.blue else "")

    @property
    def up(self) -> Side:
        """The side that counts (PS-2)."""
        faces = FACES_OF[self.suit, self.white]
        return faces.blue if self.blue else faces.white

    @property
    def number(self) -> tuple[int, Value]:
        return SUIT_NUMBERS[self.suit], self.white

    def turned(self) -> Animal:
        return replace(self, blue=True)


@dataclass(frozen=True)
class Element(Printed):
    suit: Suit

    def __str__(self) -> str:
        return f"{SUIT_LETTERS[self.suit]}!"


Card = Animal | Element


def deck_of(suits: Sequence[Suit], elements: bool) -> list[Card]:
    animals: list[Card] = [Animal(suit, value) for suit in suits for value in Value]  # PS-1
    return animals + [Element(suit) for suit in suits if elements]  # PS-1, PS-7


CARDS = {str(card): card for card in deck_of(list(Suit), elements=True)}  # white side up, by notation
ELEMENT_OF = {letter: Element(suit) for suit, letter in SUIT_LETTERS.items()}


def cards_named(names: Sequence[str]) -> list[Card]:
    unknown = [name for name in names if name not in CARDS]
    if unknown:
        raise ValueError(f"PS-1: not cards of this game, white side up: {unknown}")
    return [CARDS[name] for name in names]


def sorted_names(cards: Sequence[Card]) -> list[str]:
    return sorted(str(card) for card in cards)


@dataclass(frozen=True)
class Figure:
    """Equal copies (`times`) of one run of `length` values up to `top`."""

    kind: Kind
    length: int
    times: int
    top: Value

    def __str__(self) -> str:
        top = VALUE_NAMES[self.top]
        match self.kind:
            case Kind.SINGLE:
                return top
            case Kind.SET:
                return f"{top}x{self.times}"
            case Kind.RUN:
                return f"{VALUE_NAMES[self.run[0]]}-{top}"
            case Kind.FORMATION:
                return f"{VALUE_NAMES[self.run[0]]}-{top}x{self.times}"
            case Kind.BOMB:
                return f"{top}x{self.times}!"

    @property
    def run(self) -> list[Value]:
        return [Value(number) for number in range(self.top - self.length + 1, self.top + 1)]

    @cached_property
    def values(self) -> Counter[Value]:
        return Counter(dict.fromkeys(self.run, self.times))

    @property
    def size(self) -> int:
        return self.length * self.times

    def beats(self, other: Figure, formations: Formations) -> bool:
        if self.kind is Kind.BOMB and other.kind is Kind.BOMB:
            return (self.size, self.top) > (other.size, other.top)  # PS-24
        if self.kind is Kind.BOMB:
            return True  # PS-13
        if self.kind is not other.kind or self.size != other.size:
            return False  # PS-13
        if self.kind is Kind.FORMATION and formations is Formations.SHAPE and self.length != other.length:
            return False  # PS-13: the option
        return self.top > other.top  # PS-13, PS-19


@lru_cache
def figures_up_to(size: int) -> tuple[Figure, ...]:
    """All figures of at most that many values."""
    singles = [Figure(Kind.SINGLE, 1, 1, top) for top in Value]  # PS-20
    sets = [Figure(Kind.SET, 1, times, top) for top in Value for times in range(2, size + 1)]  # PS-21
    bombs = [Figure(Kind.BOMB, 1, times, top) for top in Value for times in range(SMALLEST_BOMB, size + 1)]  # PS-24
    # PS-22, PS-23: without 二; A is high only
    shapes = [(length, top) for length in RUN_LENGTHS for top in Value if Value.THREE + length - 1 <= top <= Value.ACE]
    runs = [Figure(Kind.RUN, length, 1, top) for length, top in shapes if length <= size]  # PS-22
    formations = [
        Figure(Kind.FORMATION, length, times, top) for length, top in shapes for times in range(2, size // length + 1)
    ]  # PS-23
    return (*singles, *sets, *bombs, *runs, *formations)


def values_on(cards: Sequence[Animal]) -> Counter[Value]:
    return Counter(value for card in cards for value in card.up.values)


def symbols_on(cards: Sequence[Animal]) -> Counter[Symbol]:
    return Counter(card.up.symbol for card in cards if card.up.symbol is not None)


def most_jokers(cards: Sequence[Animal], kind: Kind) -> int:
    return 0 if kind is Kind.BOMB else symbols_on(cards)[Symbol.WATER]  # PS-24, PS-25


def left_to_jokers(cards: Sequence[Animal], figure: Figure) -> list[Value]:
    return sorted((figure.values - values_on(cards)).elements())


def fits_into(cards: Sequence[Animal], figure: Figure) -> bool:
    return values_on(cards) <= figure.values  # PS-14: every value has to be used


def makes(cards: Sequence[Animal], figure: Figure) -> bool:
    return fits_into(cards, figure) and len(left_to_jokers(cards, figure)) <= most_jokers(cards, figure.kind)  # PS-25


def sets_beginning(
    picked: tuple[Animal, ...], rest: tuple[Animal, ...], figure: Figure
) -> Iterator[tuple[Animal, ...]]:
    """All sets that make the figure: the picked cards with any of the rest, in the order of the rest."""
    if not fits_into(picked, figure):
        return  # more cards cannot mend that
    if makes(picked, figure):
        yield picked
    for place, card in enumerate(rest):
        yield from sets_beginning((*picked, card), rest[place + 1 :], figure)


@lru_cache(maxsize=10_000)
def sets_making(figure: Figure, animals: tuple[Animal, ...]) -> tuple[tuple[Animal, ...], ...]:
    """All sets of the cards that make the figure; each in the order of the cards."""
    fitting = tuple(card for card in animals if fits_into([card], figure))
    return tuple(sets_beginning((), fitting, figure))


@lru_cache(maxsize=1_000)
def figures_of(animals: tuple[Animal, ...]) -> Mapping[str, Figure]:
    """All figures that can be made of the cards, by notation."""
    values, jokers = values_on(animals), symbols_on(animals)[Symbol.WATER]
    # What not even all cards together could make needs no search.
    in_reach = [
        figure for figure in figures_up_to(values.total() + jokers) if (figure.values - values).total() <= jokers
    ]
    return {str(figure): figure for figure in in_reach if sets_making(figure, animals)}


@dataclass(frozen=True)
class Options:
    players: int
    suits: tuple[Suit, ...]
    mood: Mood  # PS-6
    formations: Formations  # PS-13
    elements: bool  # PS-7

    def __post_init__(self) -> None:
        if self.players not in SUITS_IN_PLAY:
            raise ValueError("PS-7: two to five players are needed")
        if len(set(self.suits)) != len(self.suits) or len(self.suits) != SUITS_IN_PLAY[self.players]:
            raise ValueError(f"PS-7: {SUITS_IN_PLAY[self.players]} different suits are needed")


@dataclass
class Chance:
    """What the caller says is drawn or dealt; all of it has to be used."""

    drawn: list[Card]
    hands: list[list[Card]] | None

    @classmethod
    def named(cls, drawn: list[str], hands: list[list[str]] | None) -> Chance:
        return cls(cards_named(drawn), None if hands is None else [cards_named(hand) for hand in hands])

    def next_card(self) -> Card:
        if not self.drawn:
            raise ValueError("more cards have to be drawn")
        return self.drawn.pop(0)

    def next_hands(self) -> list[list[Card]]:
        if self.hands is None:
            raise ValueError("a round begins: its hands are needed")
        hands, self.hands = self.hands, None
        return hands

    def check_used_up(self) -> None:
        if self.drawn:
            raise ValueError(f"too much is drawn: {sorted_names(self.drawn)}")
        if self.hands is not None:
            raise ValueError("hands are dealt, but no round begins")


@dataclass
class Player:
    hand: list[Card] = field(default_factory=list)
    known: list[Animal] = field(default_factory=list)  # the turned cards of the hand that everybody knows
    points: int = FIRST_POINTS
    passed: bool = False
    out: bool = False

    @property
    def animals(self) -> tuple[Animal, ...]:
        animals = [card for card in self.hand if isinstance(card, Animal)]
        return tuple(sorted(animals, key=lambda card: card.number))

    @property
    def elements(self) -> list[Element]:
        return [card for card in self.hand if isinstance(card, Element)]

    @property
    def unknown_turned(self) -> int:
        return sum(card.blue for card in self.animals) - len(self.known)

    def animal_named(self, name: str) -> Animal:
        return next(card for card in self.animals if str(card) == name)

    def give_up(self, card: Card) -> None:
        self.hand.remove(card)
        if isinstance(card, Animal) and card in self.known:
            self.known.remove(card)

    def take_back_turned(self, cards: Sequence[Animal]) -> None:
        turned = [card.turned() for card in cards]
        self.hand += turned
        self.known += turned

    def spin(self, card: Animal) -> None:
        self.hand[self.hand.index(card)] = card.turned()


@dataclass
class Bid:
    seat: int
    figure: Figure
    cards: tuple[Animal, ...]
    gone: Gone | None = None

    def state(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "figure": str(self.figure),
            "cards": sorted_names(self.cards),
            "jokers": [VALUE_NAMES[value] for value in left_to_jokers(self.cards, self.figure)],
            "gone": None if self.gone is None else self.gone.value,
        }


@dataclass
class Table:
    """A game and its rules; a method that raises ValueError may leave the table half changed."""

    options: Options
    players: list[Player]
    phase: Phase = Phase.SETUP
    seat_to_move: int = 0
    leader: int = 0
    round: int = 0
    trick: int = 0
    bids: list[Bid] = field(default_factory=list)  # of this trick, in order
    declared: Figure | None = None
    picked: list[Animal] = field(default_factory=list)  # for the declared figure; still in the hand
    pending: Counter[Symbol] = field(default_factory=Counter)  # of the last bid, not settled yet
    emptied: list[int] = field(default_factory=list)  # seats with an empty hand, the earliest emptied first
    draw_pile: list[Card] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)

    @property
    def player(self) -> Player:
        return self.players[self.seat_to_move]

    def all_seats(self) -> range:
        return range(self.options.players)

    def seats_after(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        count = self.options.players
        return [(seat + step) % count for step in range(1, count)]

    def in_trick(self, seat: int) -> bool:
        return not self.players[seat].passed and not self.players[seat].out

    # What may be played

    def legal_moves(self) -> set[str]:
        match self.phase:
            case Phase.LEAD:
                return set(self.legal_figures()) | self.legal_sheds()  # PS-11: no element card, no pass
            case Phase.FOLLOW:
                return set(self.legal_figures()) | self.legal_elements() | self.legal_sheds() | {PASS}  # PS-12
            case Phase.CARDS:
                return self.picking_options()
            case Phase.EFFECTS:
                return self.legal_effects()
            case Phase.SETUP | Phase.OVER:
                return set()

    def legal_figures(self) -> Mapping[str, Figure]:
        figures = figures_of(self.player.animals)
        if not self.bids:
            return figures  # PS-11
        high, formations = self.bids[-1].figure, self.options.formations
        return {name: figure for name, figure in figures.items() if figure.beats(high, formations)}  # PS-12

    def legal_elements(self) -> set[str]:
        conditions = self.conditions()
        return {f"!{SUIT_LETTERS[card.suit]}" for card in self.player.elements if conditions[card.suit]}  # PS-31

    def legal_sheds(self) -> set[str]:
        return {f"-{SUIT_LETTERS[card.suit]}" for card in self.player.elements}  # PS-15

    def picking_options(self) -> set[str]:
        assert self.declared is not None
        count = len(self.picked)
        sets = [
            cards for cards in sets_making(self.declared, self.player.animals) if list(cards[:count]) == self.picked
        ]
        return {f"+{cards[count]}" if len(cards) > count else ENOUGH for cards in sets}

    def legal_effects(self) -> set[str]:
        effects = {IGNORE}  # PS-14
        animals = self.player.animals
        if self.pending[Symbol.BAMBOO]:
            effects.add(BAMBOO)  # PS-26
        if self.pending[Symbol.FIRE]:
            effects |= {f"x{card}" for card in animals}  # PS-27
        if self.pending[Symbol.PANDA] and self.options.mood is Mood.HUNGRY and self.panda_can_eat():
            effects.add(HUNGRY)  # PS-28
        if self.pending[Symbol.PANDA] and self.options.mood is Mood.SPIN:
            effects |= {f"~{card}" for card in animals if not card.blue}  # PS-29
        return effects

    def panda_can_eat(self) -> bool:
        return len(self.bids) > 1 and self.players[self.bids[-2].seat].points > 0  # PS-28

    # The conditions of the element cards (PS-32)

    def conditions(self) -> dict[Suit, bool]:
        """Which element cards the seat to move could play, if it held them."""
        none = dict.fromkeys(self.options.suits, False)
        if not self.options.elements or not self.bids or self.bids[-1].figure.kind is Kind.BOMB:
            return none  # PS-11, PS-31
        return {suit: self.condition(suit) for suit in self.options.suits}

    def condition(self, suit: Suit) -> bool:
        played = [card for bid in self.bids for card in bid.cards]  # also of those who have passed
        match suit:
            case Suit.WATER:
                return self.bids[-1].figure.size >= 3  # values of jokers count
            case Suit.WOOD:
                return any(value in (Value.TWO, Value.ACE) for value in values_on(played))  # no jokers
            case Suit.FIRE:
                return len(self.player.hand) <= 7
            case Suit.METAL:
                return any(len({card.blue for card in self.cards_played_by(seat)}) == 2 for seat in self.all_seats())
            case Suit.EARTH:
                return symbols_on(played)[Symbol.PANDA] > 0

    def cards_played_by(self, seat: int) -> list[Animal]:
        return [card for bid in self.bids if bid.seat == seat for card in bid.cards]

    # Rounds

    def begin_round(self, leader: int, chance: Chance) -> None:
        hands = chance.next_hands()
        if [len(hand) for hand in hands] != [HAND_SIZE for _ in self.players]:
            raise ValueError(f"PS-9: {len(self.players)} hands of {HAND_SIZE} cards are needed")
        self.draw_pile = deck_of(self.options.suits, self.options.elements)  # PS-9
        for player, hand in zip(self.players, hands, strict=True):
            player.hand, player.known, player.out = [], [], False
            for card in hand:
                self.take_from_draw_pile(player, card)
        self.discards = []
        self.emptied = []
        self.round += 1
        self.trick = 0
        self.begin_trick(leader, chance)

    def take_from_draw_pile(self, player: Player, card: Card) -> None:
        if card not in self.draw_pile:
            raise ValueError(f"PS-9: {card} is not in the draw pile")
        self.draw_pile.remove(card)
        player.hand.append(card)

    def end_round(self, chance: Chance) -> None:
        if any(player.points >= POINTS_TO_END for player in self.players):
            best = min(self.all_seats(), key=lambda seat: (-self.players[seat].points, self.time_emptied(seat)))
            self.winners = [best]  # PS-36
            self.phase = Phase.OVER
        else:
            last = min(self.all_seats(), key=lambda seat: (self.players[seat].points, self.time_emptied(seat)))
            self.begin_round(last, chance)  # PS-36

    def time_emptied(self, seat: int) -> int:
        return self.emptied.index(seat) if seat in self.emptied else len(self.emptied)  # PS-36: holding cards is last

    def note_hand(self, seat: int) -> None:
        """Keep track of the last moment at which each hand became empty (PS-36)."""
        holds_cards = bool(self.players[seat].hand)
        if holds_cards and seat in self.emptied:
            self.emptied.remove(seat)
        elif not holds_cards and seat not in self.emptied:
            self.emptied.append(seat)

    # Tricks

    def begin_trick(self, leader: int, chance: Chance) -> None:
        self.trick += 1
        self.leader = leader
        self.seat_to_move = leader
        self.phase = Phase.LEAD
        if not self.player.animals:
            for element in self.player.elements:
                self.discard_from_hand(element)  # PS-18
            self.end_trick(leader, chance)  # PS-18: won without a bid

    def win_trick(self, winner: int, chance: Chance) -> None:
        self.discard_bids(winner)  # PS-17
        self.end_trick(winner, chance)

    def end_trick(self, winner: int, chance: Chance) -> None:
        self.bids = []
        for player in self.players:
            player.passed = False
        self.show_out()
        if sum(bool(player.hand) for player in self.players) <= 1:
            self.end_round(chance)  # PS-10
        else:
            self.begin_trick(self.next_leader(winner), chance)

    def show_out(self) -> None:
        leaving = [player for player in self.players if not player.hand and not player.out]
        most_cards = max(len(player.hand) for player in self.players)
        for player in leaving:
            player.out = True
            player.points += min(most_cards, MOST_FOR_LEAVING)  # PS-34: nothing when no hand is left

    def next_leader(self, winner: int) -> int:
        if not self.players[winner].out:
            return winner  # PS-35
        # PS-35: of those with most cards max() takes the first, which is the next in turn order
        return max(self.seats_after(winner), key=lambda seat: len(self.players[seat].hand))

    # Turns

    def carry_out(self, move: str, chance: Chance) -> None:
        match self.phase:
            case Phase.CARDS:
                self.pick(move, chance)
            case Phase.EFFECTS:
                self.settle(move, chance)
            case _ if move == PASS:
                self.pass_trick(chance)
            case _ if move.startswith("!"):
                self.play_element(ELEMENT_OF[move.removeprefix("!")], chance)
            case _ if move.startswith("-"):
                self.shed(ELEMENT_OF[move.removeprefix("-")], chance)
            case _:
                self.declare(self.legal_figures()[move], chance)

    def next_turn(self, chance: Chance) -> None:
        self.seat_to_move = next(seat for seat in self.seats_after(self.seat_to_move) if self.in_trick(seat))  # PS-12
        self.phase = Phase.FOLLOW
        self.pass_if_empty(chance)

    def pass_if_empty(self, chance: Chance) -> None:
        if not self.player.hand:
            self.pass_trick(chance)  # PS-18

    def pass_trick(self, chance: Chance) -> None:
        self.leave_trick(self.seat_to_move)
        left = [seat for seat in self.all_seats() if self.in_trick(seat)]
        if len(left) == 1:
            self.win_trick(left[0], chance)  # PS-17
        else:
            self.next_turn(chance)

    def leave_trick(self, seat: int) -> None:
        self.players[seat].passed = True
        bombed = any(bid.seat == seat and bid.figure.kind is Kind.BOMB for bid in self.bids)
        if bombed or any(card.blue for card in self.cards_played_by(seat)):
            self.discard_bids(seat)  # PS-16
        else:
            self.players[seat].take_back_turned(self.cards_played_by(seat))  # PS-16
            self.note_hand(seat)
            self.mark_bids(seat, Gone.HAND)

    def discard_bids(self, seat: int) -> None:
        self.discards += self.cards_played_by(seat)
        self.mark_bids(seat, Gone.DISCARD)

    def mark_bids(self, seat: int, gone: Gone) -> None:
        for bid in self.bids:
            if bid.seat == seat:
                bid.gone = gone

    def discard_from_hand(self, card: Card) -> None:
        self.player.give_up(card)
        self.discards.append(card)
        self.note_hand(self.seat_to_move)

    # Element cards

    def shed(self, element: Element, chance: Chance) -> None:
        self.discard_from_hand(element)  # PS-15
        self.pass_if_empty(chance)

    def play_element(self, element: Element, chance: Chance) -> None:
        winner = self.seat_to_move
        self.discard_from_hand(element)
        self.discard_bids(winner)  # PS-31
        for _ in range(min(DRAWN_FOR_ELEMENT, len(self.draw_pile))):  # PS-33
            self.take_from_draw_pile(self.player, chance.next_card())  # PS-31
        self.note_hand(winner)
        for seat in self.seats_after(winner):
            if self.in_trick(seat):
                self.leave_trick(seat)  # PS-31
        self.end_trick(winner, chance)

    # Bids

    def declare(self, figure: Figure, chance: Chance) -> None:
        self.declared = figure
        self.phase = Phase.CARDS
        self.pick_on(chance)

    def pick(self, option: str, chance: Chance) -> None:
        if option == ENOUGH:
            self.make_bid(chance)
        else:
            self.picked.append(self.player.animal_named(option.removeprefix("+")))
            self.pick_on(chance)

    def pick_on(self, chance: Chance) -> None:
        options = self.picking_options()
        if len(options) == 1:
            self.pick(options.pop(), chance)  # a choice of one is made by itself

    def make_bid(self, chance: Chance) -> None:
        assert self.declared is not None
        bid = Bid(self.seat_to_move, self.declared, tuple(self.picked))
        self.declared, self.picked = None, []
        for card in bid.cards:
            self.player.give_up(card)
        self.note_hand(bid.seat)
        self.bids.append(bid)
        symbols = symbols_on(bid.cards) if bid.figure.kind is not Kind.BOMB else Counter()  # PS-24
        self.pending = Counter({symbol: symbols[symbol] for symbol in EFFECT_SYMBOLS})
        self.phase = Phase.EFFECTS  # PS-30: right after the bid
        self.settle_on(chance)

    # Effects of symbols

    def settle(self, move: str, chance: Chance) -> None:
        if move == IGNORE:
            self.next_turn(chance)
            return
        if move == BAMBOO:
            self.pending[Symbol.BAMBOO] -= 1
            self.player.points += 1  # PS-26; PS-30: the bank never runs dry
        elif move == HUNGRY:
            self.pending[Symbol.PANDA] -= 1
            self.players[self.bids[-2].seat].points -= 1  # PS-28
            self.player.points += 1
        elif move.startswith("x"):
            self.pending[Symbol.FIRE] -= 1
            self.discard_from_hand(self.player.animal_named(move.removeprefix("x")))  # PS-27
        else:
            self.pending[Symbol.PANDA] -= 1
            self.player.spin(self.player.animal_named(move.removeprefix("~")))  # PS-29
        self.settle_on(chance)

    def settle_on(self, chance: Chance) -> None:
        if not self.asked():
            self.settle(IGNORE, chance)  # PS-30: everybody sees that nothing can be used any more

    def asked(self) -> bool:
        """Whether a symbol can be used as far as everybody knows: what a hand holds must not show by it (PS-30)."""
        turned = any(isinstance(card, Animal) and card.blue for card in self.player.hand)
        if self.pending[Symbol.BAMBOO]:
            return True  # PS-26
        if self.pending[Symbol.FIRE] and (turned or self.may_hold_white_animal()):
            return True  # PS-27
        if not self.pending[Symbol.PANDA]:
            return False
        if self.options.mood is Mood.HUNGRY:
            return self.panda_can_eat()  # PS-28
        return self.may_hold_white_animal()  # PS-29

    def may_hold_white_animal(self) -> bool:
        """Whether a card of the hand is not turned, and some animal card that nobody has turned is out of sight."""
        hands = [card for player in self.players for card in player.hand]
        unseen_white = [card for card in [*self.draw_pile, *hands] if isinstance(card, Animal) and not card.blue]
        return bool(unseen_white) and any(isinstance(card, Element) or not card.blue for card in self.player.hand)


class ReferencePandaSpin:
    def __init__(
        self, players: int, suits: list[str], mood: str, formations: str = "count", elements: bool = True
    ) -> None:
        options = Options(
            players, tuple(Suit(suit) for suit in suits), Mood(mood), Formations(formations), elements
        )  # PS-6, PS-7, PS-13
        self._table = Table(options, [Player() for _ in range(players)])

    # What anybody may ask

    @property
    def turn_of(self) -> int | None:
        return None if self._table.phase in (Phase.SETUP, Phase.OVER) else self._table.seat_to_move

    @property
    def over(self) -> bool:
        return self._table.phase is Phase.OVER

    @property
    def winners(self) -> list[int]:
        return list(self._table.winners)

    def legal(self) -> set[str]:
        return self._table.legal_moves()

    def state(self) -> dict[str, object]:
        table, players = self._table, self._table.players
        return {
            "phase": table.phase.value,
            "turn_of": self.turn_of,
            "leader": table.leader,
            "round": table.round,
            "trick": table.trick,
            "hands": [sorted_names(player.hand) for player in players],
            "known": [sorted_names(player.known) for player in players],
            "turned": [player.unknown_turned for player in players],
            "bids": [bid.state() for bid in table.bids],
            "passed": [player.passed for player in players],
            "out": [player.out for player in players],
            "declared": None if table.declared is None else str(table.declared),
            "picked": [str(card) for card in table.picked],
            "pending": [table.pending[symbol] for symbol in EFFECT_SYMBOLS] if table.phase is Phase.EFFECTS else None,
            "points": [player.points for player in players],
            "draw": sorted_names(table.draw_pile),
            "discard": sorted_names(table.discards),
            "conditions": {suit.value: met for suit, met in table.conditions().items()},
            "order": list(table.emptied),
            "winners": self.winners,
        }

    # What the driver and the players do

    def start(self, hands: list[list[str]], first: int) -> None:
        if self._table.phase is not Phase.SETUP:
            raise ValueError("the game has started")
        if first not in self._table.all_seats():
            raise ValueError("PS-8: the first player has to be one of the seats")
        table = deepcopy(self._table)
        table.begin_round(first, Chance.named([], hands))
        self._table = table

    def play(self, move: str, drawn: list[str], hands: list[list[str]] | None) -> None:
        if move not in self.legal():
            raise ValueError(f"{move!r} may not be played now")
        chance = Chance.named(drawn, hands)
        table = deepcopy(self._table)
        table.carry_out(move, chance)
        chance.check_used_up()
        self._table = table
