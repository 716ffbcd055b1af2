"""The shape of everything that Piñata tells programs: the board, the events, the moves.

The page's types and the tables of docs/protocol.md are generated from it.
"""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Card = TypeAliasType("Card", str)
Colour = TypeAliasType("Colour", Literal["red", "purple", "green", "pink", "yellow"])
Phase = TypeAliasType("Phase", Literal["play", "exchange", "over"])
Side = TypeAliasType("Side", Literal["own", "other"])

# --- things on the table ------------------------------------------------------------------------------


class Candies(TypedDict):
    """How many candies of each colour."""

    red: int
    purple: int
    green: int
    pink: int
    yellow: int


class NewMat(TypedDict):
    """A mat as the game begins with it (PI-5)."""

    number: int
    """1–4"""
    up: bool
    """true when the higher sum wins"""
    candies: list[Colour]


class Mat(NewMat):
    """A mat and the cards at its two sides."""

    in_play: bool
    """false once it has left the game (PI-14)"""
    cards: list[list[Card]]
    """by seat, in the order played"""
    sums: list[int]
    """by seat"""
    full: list[bool]
    """by seat"""


# --- the board ----------------------------------------------------------------------------------------


class OpenBoard(TypedDict):
    """What everybody sees."""

    phase: Phase
    """what is going on"""
    turn_of: int | None
    """the seat whose turn it is, null once over"""
    mats: list[Mat]
    """the four mats"""
    hand_sizes: list[int]
    """for each seat, how many cards it holds"""
    shown: list[list[Card]]
    """for each seat, the cards of its hand that have been shown (PI-12) and that everybody therefore knows"""
    candies: list[Candies]
    """for each seat, the candies it has won"""
    medals: list[list[Colour]]
    """for each seat, the medals it holds"""
    needs: Candies
    """how many candies of a colour its medal needs"""
    bag: Candies
    """the candies left in the bag"""
    bag_size: int
    """how many these are"""
    draw_size: int
    """how many cards are left in the draw pile"""
    discard: list[Card]
    """the discard pile, in order, the newest last"""
    exchanged: int | None
    """in an exchange: how many cards have been discarded in it, else null"""
    passes: int
    """turns passed in a row (PI-19)"""


class OwnBoard(TypedDict):
    """What depends on the viewer."""

    hand: list[Card] | None
    """the viewer's cards, by colour and value; null for a spectator"""


class Board(OpenBoard, OwnBoard):
    """The position as a viewer sees it."""


# --- events -------------------------------------------------------------------------------------------


class Dealt(TypedDict):
    """The game begins (PI-5, PI-6)."""

    first: int
    """the seat that begins"""
    mats: list[NewMat]
    hand: NotRequired[list[Card]]


class Played(TypedDict):
    """A seat plays a card at a mat (PI-7)."""

    seat: int
    card: Card
    mat: int
    side: int
    """the seat at whose side it lies"""


class Drew(TypedDict):
    """A seat draws cards (PI-7, PI-12)."""

    seat: int
    count: int
    cards: NotRequired[list[Card]]


class Shuffled(TypedDict):
    """The discards became the new draw pile (PI-7)."""

    count: int


class Scored(TypedDict):
    """Both sides of a mat are full: the winner takes its candies, the cards are discarded (PI-13)."""

    mat: int
    winner: int
    up: bool
    """true when the higher sum won"""
    sums: list[int]
    """by seat"""
    candies: list[Colour]
    cards: list[list[Card]]
    """by seat"""


class Refilled(TypedDict):
    """The mat is turned over and gets new candies from the bag (PI-14)."""

    mat: int
    up: bool
    candies: list[Colour]


class Removed(TypedDict):
    """The mat leaves the game: too few candies in the bag (PI-14)."""

    mat: int


class MedalWon(TypedDict):
    """A seat takes a medal (PI-17)."""

    seat: int
    colour: Colour


class Showed(TypedDict):
    """A seat has no legal play and shows its whole hand (PI-12)."""

    seat: int
    cards: list[Card]


class Discarded(TypedDict):
    """A seat discards a card in an exchange (PI-12)."""

    seat: int
    card: Card


class Passed(TypedDict):
    """A seat has no legal play after the exchange either (PI-12)."""

    seat: int


class Won(TypedDict):
    """The game is over (PI-18, PI-19)."""

    seats: list[int]
    """the winner, or both in a draw"""
    medals: list[int]
    """for each seat, how many"""
    candies: list[int]
    """for each seat, how many"""


EVENTS = {
    "dealt": Dealt,
    "played": Played,
    "drew": Drew,
    "shuffled": Shuffled,
    "scored": Scored,
    "refilled": Refilled,
    "removed": Removed,
    "medal": MedalWon,
    "showed": Showed,
    "discarded": Discarded,
    "passed": Passed,
    "won": Won,
}

# --- moves --------------------------------------------------------------------------------------------


class PlayCard(TypedDict):
    """`R7@3` plays a card at one's own side of a mat (PI-7), `R7@3^` at the opponent's side (PI-10)."""

    type: Literal["play"]
    card: Card
    mat: int
    """1–4"""
    side: Side


class DiscardCard(TypedDict):
    """`-R7` discards a card in an exchange (PI-12)."""

    type: Literal["discard"]
    card: Card


class EndExchange(TypedDict):
    """`=` stops discarding and draws as many cards (PI-12)."""

    type: Literal["draw"]


Move = PlayCard | DiscardCard | EndExchange
