"""The shape of everything that Panda Spin tells programs: the board, the events, the moves.

The page's types and the tables of docs/protocol.md are generated from it.
"""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

CardName = TypeAliasType("CardName", str)
Suit = TypeAliasType("Suit", Literal["fire", "metal", "water", "earth", "wood"])
Value = TypeAliasType("Value", Literal["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"])
SymbolName = TypeAliasType("SymbolName", Literal["water", "bamboo", "fire", "panda"])
Mood = TypeAliasType("Mood", Literal["hungry", "spin"])
Phase = TypeAliasType("Phase", Literal["lead", "follow", "cards", "effects", "over"])
FigureKind = TypeAliasType("FigureKind", Literal["single", "set", "run", "formation", "bomb"])
Gone = TypeAliasType("Gone", Literal["hand", "discard"])


# --- things on the table --------------------------------------------------------------------------------


class Side(TypedDict):
    """One end of an animal card."""

    values: list[Value]
    """its value, once or several times"""
    symbol: SymbolName | None
    """its symbol, or null"""


class Card(TypedDict):
    """A card as it lies or is held."""

    card: CardName
    suit: Suit
    element: bool
    """true for an element card"""
    blue: bool
    """true once it is turned to its blue side"""
    up: Side | None
    """the side that counts; null for an element card"""
    down: Side | None
    """the other side; null for an element card"""


class Figure(TypedDict):
    """A figure (PS-20 to PS-24): a run of values, each of them several times."""

    kind: FigureKind
    """what it is called"""
    length: int
    """how many different values"""
    times: int
    """how often it has each of them"""
    top: Value
    """the highest of them"""
    size: int
    """how many values it has altogether"""


class Bid(TypedDict):
    """A figure that was bid in this trick."""

    seat: int
    """the seat that bid it"""
    figure: Figure
    """what was bid"""
    cards: list[Card]
    """with which cards"""
    jokers: list[Value]
    """the values that jokers give"""
    gone: Gone | None
    """where the cards went when the seat passed; null while they lie on the table"""


class Declared(TypedDict):
    """A figure whose cards are being picked."""

    figure: Figure
    cards: list[Card]
    """those picked so far"""


class Pending(TypedDict):
    """How many symbols of a bid are still to be settled."""

    bamboo: int
    fire: int
    panda: int


class Gains(TypedDict):
    """What a round brought a seat."""

    out: int
    """points for going out"""
    bamboo: int
    """points by bamboo symbols"""
    panda: int
    """points by the hungry panda; negative when it took more than it brought"""


class DrawnSuit(TypedDict):
    """A suit that was drawn before the game (PS-7)."""

    seat: int | None
    """the seat that drew it, or null"""
    suit: Suit


# --- the board ------------------------------------------------------------------------------------------


class OpenBoard(TypedDict):
    """What everybody sees."""

    round: int
    """which round, from 1"""
    trick: int
    """which trick of the round, from 1"""
    phase: Phase
    """what is asked of the seat to act; `cards`: to pick the cards of a figure"""
    turn_of: int | None
    """the seat to act, null once over"""
    leader: int
    """the seat that leads this trick"""
    mood: Mood
    """what the panda does"""
    suits: list[Suit]
    """the suits in play"""
    elements: bool
    """true when element cards are in the game"""
    formations: Literal["count", "shape"]
    """what a formation must share with the one it beats: how many values, or also how many different ones (PS-13)"""
    hand_sizes: list[int]
    """for each seat, how many cards it holds"""
    known: list[list[Card]]
    """for each seat, the cards of its hand that everybody knows: those that went back turned"""
    turned: list[int]
    """for each seat, how many further cards of its hand are turned, unseen by others (PS-29)"""
    bids: list[Bid]
    """this trick, in order"""
    high: int | None
    """the place in `bids` of the highest bid, null before the lead"""
    passed: list[bool]
    """for each seat, true once it has passed in this trick"""
    out: list[bool]
    """for each seat, true once it has left the round"""
    declared: Declared | None
    """for the seat that is picking cards: the figure and its cards so far; else null"""
    pending: Pending | None
    """while effects are settled: the symbols that are left; else null"""
    points: list[int]
    """for each seat, its bamboo"""
    gains: list[Gains]
    """for each seat, what this round brought so far"""
    bank: int
    """points left in the bank"""
    draw_size: int
    """cards in the draw pile"""
    discard: list[Card]
    """the discard pile, the newest last"""


class OwnBoard(TypedDict):
    """What depends on the viewer."""

    hand: list[Card] | None
    """the viewer's cards, in the order of values that count; null for a spectator"""
    conditions: dict[Suit, bool]
    """for the suits in play: whether the condition of that element card is met now (PS-32), for the viewer's own hand
    size (for a spectator that of `turn_of`); all false once a bomb has been played, and before the first bid"""


class Board(OpenBoard, OwnBoard):
    """The board as a viewer sees it."""


# --- events ---------------------------------------------------------------------------------------------


class SuitsChosen(TypedDict):
    """The suits and the mood of the game are settled (PS-6, PS-7, PS-8)."""

    drawn: list[DrawnSuit]
    """the suits in the order in which they were drawn; empty when they were chosen"""
    suits: list[Suit]
    """the suits in play"""
    mood: Mood
    """what the panda does"""
    first: int
    """the seat that leads first"""


class Dealt(TypedDict):
    """A round begins (PS-9)."""

    round: int
    """which round, from 1"""
    leader: int
    """the seat that leads"""
    hand_sizes: list[int]
    """for each seat, how many cards it was dealt"""
    draw_size: int
    """cards in the draw pile"""
    hand: NotRequired[list[Card]]
    """the cards it was dealt"""


class BidMade(TypedDict):
    """A figure is bid (PS-13)."""

    seat: int
    figure: Figure
    """what it bids"""
    cards: list[Card]
    """with which cards"""
    jokers: list[Value]
    """the values that jokers give"""
    over: int | None
    """the seat whose bid it beats, or null"""


class Passed(TypedDict):
    """A seat passes (PS-16)."""

    seat: int
    cards: list[Card]
    """the cards it had played to this trick"""
    to: Gone | None
    """where they go: turned back to the hand, or to the discards; null when it had played nothing"""
    forced: bool
    """true when the seat passed by itself (PS-18, PS-31)"""


class ElementPlayed(TypedDict):
    """An element card wins the trick (PS-31)."""

    seat: int
    card: Card
    drew: int
    """how many cards the seat draws for it"""
    drawn: NotRequired[list[Card]]
    """the cards it draws"""


class Shed(TypedDict):
    """Element cards are discarded without effect (PS-15, PS-18)."""

    seat: int
    cards: list[Card]
    """one card or, by PS-18, several"""


class BambooTaken(TypedDict):
    """A bamboo symbol brings a point from the bank (PS-26)."""

    seat: int
    """the seat that gets it"""


class PandaFed(TypedDict):
    """The hungry panda takes a point from the player who bid before (PS-28)."""

    seat: int
    """the seat that gets it"""
    loser: int
    """the seat that loses it"""


class Burnt(TypedDict):
    """A fire symbol discards a card of the hand (PS-27)."""

    seat: int
    card: Card


class Spun(TypedDict):
    """The panda turns a white card of the hand (PS-29)."""

    seat: int
    card: NotRequired[Card]
    """the card as it is now"""


class TrickWon(TypedDict):
    """A trick ends (PS-17)."""

    seat: int
    """the seat that won it"""
    cards: list[Card]
    """the cards it played, which are discarded"""


class WentOut(TypedDict):
    """Seats with an empty hand leave the round (PS-34)."""

    seats: list[int]
    points: int
    """what each of them gets"""


class Scored(TypedDict):
    """A round is over."""

    round: int
    points: list[int]
    """for each seat, its bamboo"""
    gains: list[Gains]
    """for each seat, what the round brought"""


class Won(TypedDict):
    """The game is over (PS-36)."""

    seats: list[int]
    """the winners"""
    points: list[int]
    """for each seat, its bamboo"""
    tie: bool
    """true when the player who was out first won a tie"""


EVENTS = {
    "suits": SuitsChosen,
    "dealt": Dealt,
    "bid": BidMade,
    "passed": Passed,
    "element": ElementPlayed,
    "shed": Shed,
    "bamboo": BambooTaken,
    "hungry": PandaFed,
    "fire": Burnt,
    "spin": Spun,
    "trick": TrickWon,
    "out": WentOut,
    "scored": Scored,
    "won": Won,
}


# --- moves ----------------------------------------------------------------------------------------------


class Declare(TypedDict):
    """`7` declares a single (PS-20), `7x3` a set of three (PS-21), `5-7` a run (PS-22), `5-7x2` a formation (PS-23),
    `7x4!` a bomb (PS-24)."""

    type: Literal["figure"]
    kind: FigureKind
    """what the figure is called"""
    length: int
    """how many different values"""
    times: int
    """how often it has each of them"""
    top: Value
    """the highest of them"""


class Pick(TypedDict):
    """`+WK~` puts a card of the hand into the declared figure."""

    type: Literal["card"]
    card: CardName


class Enough(TypedDict):
    """`.` leaves the rest of the figure to the jokers."""

    type: Literal["enough"]


class PlayElement(TypedDict):
    """`!F` plays an element card (PS-31)."""

    type: Literal["element"]
    suit: Suit


class ShedElement(TypedDict):
    """`-F` discards an element card without effect (PS-15)."""

    type: Literal["shed"]
    suit: Suit


class Pass(TypedDict):
    """`pass` passes (PS-12)."""

    type: Literal["pass"]


class TakeBamboo(TypedDict):
    """`b` takes a point for a bamboo (PS-26)."""

    type: Literal["bamboo"]


class Burn(TypedDict):
    """`xF7` discards a card of the hand for a fire (PS-27)."""

    type: Literal["fire"]
    card: CardName


class FeedPanda(TypedDict):
    """`h` takes a point for a hungry panda (PS-28)."""

    type: Literal["hungry"]


class Spin(TypedDict):
    """`~F7` turns a white card of the hand for a panda spin (PS-29)."""

    type: Literal["spin"]
    card: CardName


class Ignore(TypedDict):
    """`=` ignores the symbols that are left."""

    type: Literal["ignore"]


Move = Declare | Pick | Enough | PlayElement | ShedElement | Pass | TakeBamboo | Burn | FeedPanda | Spin | Ignore
