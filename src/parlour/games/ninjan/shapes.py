"""The shape of everything that Ninjan tells programs: the board, the events, the moves.

The page's types and the tables of docs/protocol.md are generated from it.
"""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Card = TypeAliasType("Card", str)
Sign = TypeAliasType("Sign", Literal["R", "S", "P"])
Phase = TypeAliasType("Phase", Literal["choose", "resolve", "throw", "over"])

# --- things on the table ------------------------------------------------------------------------------


class RevealedCard(TypedDict):
    """A card of this round, on its way to a pile."""

    seat: int
    """the seat that played it"""
    card: Card
    done: bool
    """true once it has gone to a pile"""
    pile: int | None
    """the pile (1–3) it went to, null until then"""


class PileOptions(TypedDict):
    """What a seat may do with its card."""

    piles: list[int]
    """the piles (1–3) it may choose"""
    take: bool
    """true to take the pile (NJ-8), false to put the card on it (NJ-9)"""


class PlayedCard(TypedDict):
    """A card that was chosen in secret."""

    seat: int
    card: Card


class ThrownSign(TypedDict):
    """A sign that was thrown in a tie-break."""

    seat: int
    sign: Sign


# --- the board ----------------------------------------------------------------------------------------


class OpenBoard(TypedDict):
    """What everybody sees."""

    deal: int
    """which deal is played, from 1"""
    deals: int
    """how many deals there are (NJ-15)"""
    round: int
    """the round of this deal, 1 to 9"""
    phase: Phase
    """what is going on"""
    piles: list[list[Card]]
    """three piles, each with the bottom card first and the top card last"""
    hand_sizes: list[int]
    """for each seat, how many cards it holds"""
    chosen: list[bool]
    """for each seat, true once it has chosen (or thrown) in secret"""
    revealed: list[RevealedCard]
    """the revealed cards of this round, in resolving order"""
    resolving: int | None
    """the seat whose card resolves now, or null"""
    options_at: PileOptions | None
    """what the seat whose card resolves may do with it, else null"""
    captured: list[list[Card]]
    """for each seat, the cards captured in this deal"""
    sums: list[int]
    """for each seat, the sum of those"""
    totals: list[int]
    """for each seat, the sum over all deals so far, this one included"""
    throwers: list[int]
    """in a tie-break, the seats still in it"""
    throws: list[dict[str, Sign]]
    """the signs revealed last, by seat: `[{"0": "R", "3": "P"}]`; empty before the first"""


class OwnBoard(TypedDict):
    """What depends on the viewer."""

    hand: list[Card] | None
    """the viewer's cards, by suit and value; null for a spectator"""
    choice: Card | Sign | None
    """the viewer's own choice in secret, in a tie-break a sign; null before it and for a spectator"""


class Board(OpenBoard, OwnBoard):
    """The position as a viewer sees it."""


# --- events -------------------------------------------------------------------------------------------


class Dealt(TypedDict):
    """A deal begins (NJ-3)."""

    deal: int
    piles: list[Card]
    """the first card of each pile"""
    hand: NotRequired[list[Card]]


class Chose(TypedDict):
    """A seat chooses a card in secret (NJ-4)."""

    seat: int
    card: NotRequired[Card]


class Revealed(TypedDict):
    """All have chosen; the cards are opened (NJ-5)."""

    order: list[PlayedCard]
    """the cards in resolving order"""


class Took(TypedDict):
    """A seat takes a pile and leaves its card in its place (NJ-8)."""

    seat: int
    card: Card
    """the card that it leaves"""
    pile: int
    cards: list[Card]
    """the cards it takes, bottom first"""
    sum: int
    """the sum of those"""
    total: int
    """the sum of all that the seat has captured in this deal"""


class Put(TypedDict):
    """A seat puts its card on a pile (NJ-9)."""

    seat: int
    card: Card
    pile: int


class Scored(TypedDict):
    """A deal is over (NJ-12)."""

    deal: int
    sums: list[int]
    """for each seat, the sum of this deal"""
    totals: list[int]
    """for each seat, the sum of all deals so far"""


class Tied(TypedDict):
    """Several seats have the highest total, and throw signs (NJ-14)."""

    seats: list[int]


class Threw(TypedDict):
    """A seat chooses a sign in secret (NJ-14)."""

    seat: int
    sign: NotRequired[Sign]


class Thrown(TypedDict):
    """All have thrown; the signs are opened (NJ-14)."""

    signs: list[ThrownSign]
    out: list[int]
    """the seats that drop out"""


class Won(TypedDict):
    """The game is over (NJ-12)."""

    seats: list[int]
    """the winners, several when the victory is shared"""
    totals: list[int]
    """for each seat, its sum"""


EVENTS = {
    "dealt": Dealt,
    "chose": Chose,
    "revealed": Revealed,
    "took": Took,
    "put": Put,
    "scored": Scored,
    "tied": Tied,
    "threw": Threw,
    "thrown": Thrown,
    "won": Won,
}

# --- moves --------------------------------------------------------------------------------------------


class ChooseCard(TypedDict):
    """`R7` chooses a card in secret (NJ-4)."""

    type: Literal["choose"]
    card: Card


class TakePile(TypedDict):
    """`x2` takes a pile (NJ-8)."""

    type: Literal["take"]
    pile: int
    """1–3"""


class PutOnPile(TypedDict):
    """`+2` puts the card on a pile (NJ-9)."""

    type: Literal["put"]
    pile: int
    """1–3"""


class ThrowSign(TypedDict):
    """`!R` throws a sign in a tie-break (NJ-14)."""

    type: Literal["throw"]
    sign: Sign


Move = ChooseCard | TakePile | PutOnPile | ThrowSign
