"""The shape of everything that Pandorum tells programs: the board, the events, the moves.

The page's types and the tables of docs/protocol.md are generated from it.
"""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Card = TypeAliasType("Card", str)
HexName = TypeAliasType("HexName", str)
Phase = TypeAliasType(
    "Phase", Literal["turn", "draw", "rebate", "go", "build", "cards", "ray", "volcano", "block", "slot", "over"]
)
Ground = TypeAliasType("Ground", Literal["craters", "mountains", "wasteland"])
Terrain = TypeAliasType("Terrain", Literal["craters", "mountains", "wasteland", "volcano", "pad"])
Direction = TypeAliasType("Direction", Literal["e", "se", "sw", "w", "nw", "ne"])
Kind = TypeAliasType("Kind", Literal["mining", "generator", "logistics", "laboratory", "defence", "system", "block"])
Colour = TypeAliasType("Colour", Literal["blue", "yellow", "green", "white", "violet", "red", "orange"])
Piece = TypeAliasType("Piece", Literal["module", "base"])
NoseKind = TypeAliasType("NoseKind", Literal["twin", "triple", "jump", "waiver"])
HullKind = TypeAliasType("HullKind", Literal["free", "third", "overflight", "rebate"])
SlotName = TypeAliasType("SlotName", Literal["nose", "hull", "cargo"])
Reason = TypeAliasType("Reason", Literal["built", "passed", "barren"])
Count = TypeAliasType(
    "Count",
    Literal[
        "free_adjacent",
        "adjacent_volcanoes",
        "own_adjacent",
        "own_on_terrain",
        "own_by_pad",
        "own_on_ray",
        "own_by_volcanoes",
        "volcanoes_between",
        "own_on_edge",
        "rivals_adjacent",
        "block",
    ],
)


# --- things on the table --------------------------------------------------------------------------------


class Hex(TypedDict):
    """A hex of the planet."""

    hex: HexName
    """its name"""
    q: int
    """how far east of the pad, in axial coordinates"""
    r: int
    """how far south-east of the pad"""
    terrain: Terrain
    """what it is covered with; `pad` is the landing pad"""
    seat: int | None
    """the owner of the object that stands there, or null"""
    piece: Piece | None
    """what stands there, or null"""
    edge: bool
    """true at the edge of the planet"""


class Nose(TypedDict):
    """The nose of a harvester."""

    kind: NoseKind
    """what it can do"""
    needs: int
    """how many cards charge it"""
    cards: list[Card]
    """the cards in it"""
    used: bool
    """true once it has been used"""


class Hull(TypedDict):
    """The hull of a harvester."""

    kind: HullKind
    """what it can do"""
    needs: int
    """how many cards charge it"""
    cards: list[Card]
    """the cards in it"""
    active: bool
    """true once it works"""


class Harvester(TypedDict):
    """The harvester of a seat."""

    hex: HexName
    """where it stands"""
    nose: Nose
    hull: Hull
    cargo: list[Card]
    """the cards in its cargo bay"""


class Pieces(TypedDict):
    """The pieces that a seat has left to build."""

    modules: int
    bases: int


class Stack(TypedDict):
    """Cards of one name in the market."""

    card: Card
    count: int


class Payout(TypedDict):
    """What a card pays for when it is built, and how much."""

    count: Count
    """the counting rule"""
    each: NotRequired[int]
    """for each thing counted"""
    module: NotRequired[int]
    """for each module counted"""
    base: NotRequired[int]
    """for each base counted"""
    plus: NotRequired[int]
    """on top of what is counted"""
    pays: NotRequired[int]
    """what a block pays instead of doubling"""
    terrain: NotRequired[Ground]
    """the terrain that is counted"""
    doubles: NotRequired[Kind]
    """the kind of card that a block doubles"""


class CardInfo(TypedDict):
    """A card of the edition."""

    kind: Kind
    colour: Colour
    """the colour of that kind"""
    terrain: Ground | Literal["any"]
    """where it can be built"""
    volcano: bool
    """true when a volcano must be adjacent"""
    copies: int
    """how many there are"""
    payout: Payout
    """what it pays"""
    source: str
    """what its face rests on"""


class CargoRow(TypedDict):
    """The cargo of one colour (PD-28)."""

    counts: list[int]
    """for each seat, its cards of that colour"""
    seat: int | None
    """the seat with more than every other, or null"""


class Building(TypedDict):
    """The building that is being made."""

    hex: HexName
    piece: Piece | None
    """what is built, null until chosen"""
    nose: bool | None
    """whether with the nose, null until chosen"""
    cards: list[Card] | None
    """the cards used so far, null until the piece is chosen"""
    asked: Card | None
    """the card that the choice is about, or null"""


class Forecast(TypedDict):
    """A hex where the seat to act could go."""

    hex: HexName
    jump: bool
    """true when only a jump reaches it"""
    fee: int
    """the fee for a rival's object, 0 without one"""
    pays: int | None
    """the most that building there can pay, null where nothing can be built"""
    piece: Piece | None
    """the piece that pays the most"""
    cards: list[Card] | None
    """the cards that pay the most"""
    nose: bool
    """true when the nose is used for it"""
    without: dict[Card, int | None]
    """the most if one of `cards`, of which no other is held, goes for the move; null where nothing can be built then"""


class Offer(TypedDict):
    """What a legal move can lead to."""

    move: str
    pays: int
    """the most it can pay"""


class Upgrades(TypedDict):
    """The nose and hull that a seat was dealt."""

    nose: NoseKind
    hull: HullKind


class Source(TypedDict):
    """Where a payment comes from."""

    hex: HexName
    """where something was counted"""
    amount: int
    """how much it pays, before doubling"""


class Payer(TypedDict):
    """A rival who pays for a system."""

    seat: int
    amount: int


# --- the board ------------------------------------------------------------------------------------------


class OpenBoard(TypedDict):
    """What everybody sees."""

    phase: Phase
    """what is asked of the seat to act"""
    turn_of: int | None
    """the seat to act, null once over"""
    draws_left: int | None
    """in `draw` and `rebate`: how many cards are still to be drawn; else null"""
    hexes: list[Hex]
    """the 61 hexes, row by row"""
    harvesters: list[Harvester]
    """for each seat, its harvester"""
    pieces: list[Pieces]
    """for each seat, what it has left to build"""
    quids: list[int]
    """for each seat, its money"""
    hand_sizes: list[int]
    """for each seat, how many cards it holds"""
    known: list[list[Card]]
    """for each seat, the cards of its hand that everybody knows: those drawn from the market"""
    market: list[Stack]
    """the stacks in the order they were opened"""
    deck_size: int
    """cards in the deck"""
    box_size: int
    """cards out of the game: the dealt-out mining cards, used noses"""
    cards: dict[Card, CardInfo]
    """every card of the edition by name"""
    cargo: dict[Colour, CargoRow]
    """for each colour, how much of it the seats have (PD-28)"""
    discarded: Card | None
    """the card discarded for the move that is being made, or null"""
    building: Building | None
    """for the seat that is building, from `build` on: what it is building; else null"""
    last_turns: list[int] | None
    """once somebody has built their last object: the seats that still have a turn; else null"""
    barren: int
    """full rounds since the last building (PD-30)"""
    barren_limit: int
    """at how many of them the game ends"""


class OwnBoard(TypedDict):
    """What depends on the viewer."""

    hand: list[Card] | None
    """the viewer's cards, in the order of the edition; null for a spectator"""
    forecast: list[Forecast]
    """for the seat to act, in `turn` and `go`: where it could go, and what it could earn there; else empty"""
    offers: list[Offer]
    """for the seat to act, in `build`, `cards`, `ray`, `volcano` and `block`: every legal move; else empty"""
    brings: dict[Card, dict[HexName, int]]
    """for the seat to act, up to `go`: what each card in hand or market pays by itself, by hex in range; else empty"""


class Board(OpenBoard, OwnBoard):
    """The board as a viewer sees it."""


# --- events ---------------------------------------------------------------------------------------------


class Dealt(TypedDict):
    """The game begins (PD-8, PD-9)."""

    first: int
    """the seat that begins"""
    sectors: list[int]
    """for each place of the planet, the sector that lies there"""
    harvesters: list[Upgrades]
    """for each seat, its nose and hull"""
    market: list[Stack]
    quids: list[int]
    """for each seat, its money"""
    hand: NotRequired[list[Card]]
    """the cards it was dealt"""


class Drew(TypedDict):
    """A card is drawn (PD-11)."""

    seat: int
    pile: Literal["deck", "market"]
    """where it lay"""
    card: Card | None
    """the card; for others null when it comes from the deck"""


class Opened(TypedDict):
    """A card of the deck refills the market (PD-10)."""

    card: Card


class Discarded(TypedDict):
    """A card is discarded for a move (PD-12)."""

    seat: int
    card: Card


class Moved(TypedDict):
    """A harvester moves (PD-13, PD-14)."""

    seat: int
    start: HexName
    """the hex where it stood"""
    end: HexName
    """the hex where it stands now"""
    jump: bool
    """true when it jumped"""


class Fee(TypedDict):
    """A fee for stopping at a rival's object (PD-15)."""

    seat: int
    """the seat that pays"""
    to: int
    """the owner of the object"""
    amount: int
    hex: HexName


class Built(TypedDict):
    """An object is built (PD-17)."""

    seat: int
    hex: HexName
    piece: Piece
    cards: list[Card]
    """with which cards"""
    nose: NoseKind | None
    """the nose that was used, or null"""


class Paid(TypedDict):
    """A card pays."""

    seat: int
    """the seat that earns"""
    card: Card
    amount: int
    doubled: bool
    """true when a block doubled it"""
    sources: list[Source]
    """where it comes from"""


class Took(Paid):
    """A system pays: the money comes from rivals (PD-22)."""

    payers: list[Payer]
    """the rivals who pay, and how much"""


class Slotted(TypedDict):
    """A card goes into a slot of the harvester (PD-24)."""

    seat: int
    card: Card
    slot: SlotName


class Charged(TypedDict):
    """A nose or hull is charged and works from now on (PD-25, PD-26)."""

    seat: int
    slot: Literal["nose", "hull"]
    """which of the two"""
    kind: NoseKind | HullKind
    """what it can do"""


class Emptied(TypedDict):
    """A nose has been used: its cards leave the game (PD-25)."""

    seat: int
    kind: NoseKind
    """which nose"""
    used: bool
    """true when it takes no more cards, false when it can be charged again"""


class LastObject(TypedDict):
    """Somebody has built their last object: one more turn for everybody else (PD-27)."""

    seat: int
    """the seat that built it"""


class Passed(TypedDict):
    """A seat can do nothing (PD-16)."""

    seat: int


class Barren(TypedDict):
    """Nobody has built for a long time, told from the tenth round on (PD-30)."""

    rounds: int
    """full rounds since the last building"""


class Hauled(TypedDict):
    """The cargo is paid for at the end (PD-28)."""

    seat: int
    """the seat that earns"""
    colour: Colour
    """for which colour"""
    amount: int


class Won(TypedDict):
    """The game is over (PD-29)."""

    seats: list[int]
    """the winners"""
    quids: list[int]
    """for each seat, its money"""
    left: list[int]
    """for each seat, how many pieces it has not built"""
    reason: Reason
    """why the game ended"""


EVENTS = {
    "dealt": Dealt,
    "drew": Drew,
    "opened": Opened,
    "discarded": Discarded,
    "moved": Moved,
    "fee": Fee,
    "built": Built,
    "paid": Paid,
    "took": Took,
    "slotted": Slotted,
    "charged": Charged,
    "emptied": Emptied,
    "last": LastObject,
    "passed": Passed,
    "barren": Barren,
    "cargo": Hauled,
    "won": Won,
}


# --- moves ----------------------------------------------------------------------------------------------


class Draw(TypedDict):
    """`d` draws from the deck, `d:crater_drill` from the market (PD-11; also after a discard with *rebate*)."""

    type: Literal["draw"]
    card: Card | None
    """the card of the market, null for the deck"""


class Discard(TypedDict):
    """`-crater_drill` begins a move by discarding a card (PD-12)."""

    type: Literal["discard"]
    card: Card


class Go(TypedDict):
    """`>c4` moves there in a straight line (PD-13)."""

    type: Literal["go"]
    hex: HexName
    """where to"""


class Jump(TypedDict):
    """`^c4` jumps there (nose *jump*)."""

    type: Literal["jump"]
    hex: HexName
    """where to"""


class Build(TypedDict):
    """`module` and `base` build one (PD-17), `module!` and `base!` with the nose (*twin*, *triple*, *waiver*)."""

    type: Literal["build"]
    piece: Piece
    nose: bool
    """whether with the nose"""


class UseCard(TypedDict):
    """`+crater_drill` uses a card for the building."""

    type: Literal["card"]
    card: Card


class ChooseRay(TypedDict):
    """`ray:ne` chooses the ray of a Network defence (PD-21)."""

    type: Literal["ray"]
    direction: Direction
    """where it leads"""


class ChooseVolcanoes(TypedDict):
    """`v:c4` chooses the volcanoes of a Dome defence (PD-21)."""

    type: Literal["volcano"]
    hex: HexName
    """the first hex of the group"""


class Double(TypedDict):
    """`x:crater_drill` lets a block double a card (PD-23)."""

    type: Literal["double"]
    card: Card


class TakeTwo(TypedDict):
    """`two` lets the block pay two quids instead."""

    type: Literal["two"]


class ChooseSlot(TypedDict):
    """`nose`, `hull` and `cargo` put the card into that slot (PD-24)."""

    type: Literal["slot"]
    slot: SlotName


Move = Draw | Discard | Go | Jump | Build | UseCard | ChooseRay | ChooseVolcanoes | Double | TakeTwo | ChooseSlot
