"""Reference engine for Pandorum: every rule PD-1 to PD-31 carried out as plainly as possible.

Hexes are named by row and number ("e5" is the landing pad), cards as in the edition, moves as in the protocol:
"d" and "d:NAME" draw, "-NAME" discards, ">c4" moves and "^c4" jumps; then come the steps of a building: "module",
"base", "module!", "base!", "+NAME", "ray:ne", "v:c4", "x:NAME" or "two", and "nose", "hull" or "cargo".
Chance is handed in by the caller: which cards leave the deck, in order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import combinations

MODULES_AND_BASES = {2: (12, 6), 3: (8, 4), 4: (6, 3)}  # PD-2
NOSE_NEEDS = {2: 3, 3: 3, 4: 2}  # PD-7
HULL_NEEDS = {2: 5, 3: 5, 4: 4}  # PD-7
MINING_CARDS_DEALT = 3  # PD-8
OTHER_CARDS_DEALT = 1  # PD-8
STACKS = 4  # PD-10
CARDS_DRAWN = 2  # PD-11
BARREN_ROUNDS = 20  # PD-30
DRAW = "d"
TWO_QUIDS = "two"
RAY_RATES = (1, 2)  # PD-5: Network defence


class Phase(Enum):
    SETUP = "setup"
    TURN = "turn"
    DRAW = "draw"
    REBATE = "rebate"
    GO = "go"
    BUILD = "build"
    CARDS = "cards"
    RAY = "ray"
    VOLCANO = "volcano"
    BLOCK = "block"
    SLOT = "slot"
    OVER = "over"


class Terrain(Enum):
    CRATERS = "C"
    MOUNTAINS = "M"
    WASTELAND = "W"
    VOLCANO = "V"
    PAD = "P"


class Piece(Enum):
    MODULE = "module"
    BASE = "base"


class Nose(Enum):
    TWIN = "twin"
    TRIPLE = "triple"
    JUMP = "jump"
    WAIVER = "waiver"


class Hull(Enum):
    FREE_MOVE = "free"
    THIRD_CARD = "third"
    OVERFLIGHT = "overflight"
    REBATE = "rebate"


class Slot(Enum):
    NOSE = "nose"
    HULL = "hull"
    CARGO = "cargo"


class LastObject(Enum):
    """What ends the game: no piece at all left, or none of one kind (PD-27)."""

    ALL = "all"
    KIND = "kind"


class NoseUse(Enum):
    """How often a nose may be charged and used (PD-25)."""

    ONCE = "once"
    AGAIN = "again"


# The hexes: where they are, and what is seen from them


RADIUS = 4  # PD-1: a hexagon of side 5
ROWS = "abcdefghi"
STEPS = {"e": (1, 0), "se": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (0, -1), "ne": (1, -1)}  # clockwise


def on_board(q: int, r: int) -> bool:
    return max(abs(q), abs(r), abs(q + r)) <= RADIUS


def hex_at(q: int, r: int) -> str:
    leftmost = max(-RADIUS, -RADIUS - r)
    return f"{ROWS[r + RADIUS]}{q - leftmost + 1}"


def ray_from(q: int, r: int, direction: str) -> list[str]:
    """The hexes in that direction, from the next one to the edge of the board."""
    step_q, step_r = STEPS[direction]
    hexes = []
    while on_board(q := q + step_q, r := r + step_r):
        hexes.append(hex_at(q, r))
    return hexes


def arc(corner: int, ring: int) -> list[str]:
    """The hexes of that ring from the corner clockwise to just before the next corner (PD-1)."""
    directions = list(STEPS.values())
    corner_q, corner_r = directions[corner]
    along_q, along_r = directions[(corner + 2) % len(directions)]
    return [hex_at(ring * corner_q + n * along_q, ring * corner_r + n * along_r) for n in range(ring)]


SPAN = range(-RADIUS, RADIUS + 1)
RAYS = {
    hex_at(q, r): {direction: ray_from(q, r, direction) for direction in STEPS}
    for r in SPAN
    for q in SPAN
    if on_board(q, r)
}
HEXES = list(RAYS)
NEIGHBOURS = {start: [ray[0] for ray in rays.values() if ray] for start, rays in RAYS.items()}
PAD = hex_at(0, 0)
PLACES = range(len(STEPS))
EDGE = [hex_ for place in PLACES for hex_ in arc(place, RADIUS)]

# PD-1: the terrain of the centre part, and of each sector by ring, clockwise.
CENTRE = "CMWCMW"
SECTORS = (
    ("CM", "WVC", "MWCM"),
    ("MW", "CVM", "WMCW"),
    ("WC", "MWC", "VCMW"),
    ("CW", "MVV", "WMCC"),
    ("MC", "VWM", "CVWM"),
    ("WM", "CWM", "VVCW"),
)


def lay_out(sectors: list[int]) -> dict[str, Terrain]:
    """The terrain of the board whose places 0 to 5 hold these sectors (PD-1)."""
    terrain = {PAD: Terrain.PAD}
    for place in PLACES:
        for ring, letters in enumerate((CENTRE[place], *SECTORS[sectors[place]]), start=1):
            terrain.update(zip(arc(place, ring), map(Terrain, letters), strict=True))
    return terrain


@dataclass(frozen=True)
class BuiltObject:
    seat: int
    piece: Piece


@dataclass
class Board:
    terrain: dict[str, Terrain] = field(default_factory=dict)
    objects: dict[str, BuiltObject] = field(default_factory=dict)

    def is_volcano(self, hex_: str) -> bool:
        return self.terrain[hex_] is Terrain.VOLCANO

    def beside_volcano(self, hex_: str) -> bool:
        return any(self.is_volcano(neighbour) for neighbour in NEIGHBOURS[hex_])

    def is_empty(self, hex_: str) -> bool:
        return hex_ not in self.objects and hex_ != PAD  # PD-14

    def has_object_of(self, seat: int, hex_: str) -> bool:
        return hex_ in self.objects and self.objects[hex_].seat == seat

    def has_rival_of(self, seat: int, hex_: str) -> bool:
        return hex_ in self.objects and self.objects[hex_].seat != seat

    def volcano_group(self, volcano: str) -> set[str]:
        """The volcano with all that touch it, directly or by others (PD-1, PD-21)."""
        group: set[str] = set()
        found = [volcano]
        while found:
            member = found.pop()
            group.add(member)
            found += [hex_ for hex_ in NEIGHBOURS[member] if self.is_volcano(hex_) and hex_ not in group]
        return group


# Sites: what the texts of the cards count


@dataclass(frozen=True)
class Site:
    """A hex where a seat builds, seen before the new object stands there, which never counts for itself (PD-19)."""

    board: Board
    seat: int
    hex: str
    ray: str | None = None  # the chosen move, if a ray pays
    volcanoes: str | None = None  # the chosen move, if a group of volcanoes pays

    @property
    def neighbours(self) -> list[str]:
        return NEIGHBOURS[self.hex]

    @property
    def same_terrain(self) -> list[str]:
        return [hex_ for hex_ in HEXES if self.board.terrain[hex_] is self.board.terrain[self.hex]]

    def own(self, hexes: Iterable[str], module: int = 1, base: int = 2) -> int:
        """What the own objects on those hexes pay."""
        rates = {Piece.MODULE: module, Piece.BASE: base}
        return sum(rates[self.board.objects[hex_].piece] for hex_ in hexes if self.board.has_object_of(self.seat, hex_))

    def free_neighbours(self, terrain: Terrain) -> int:
        return sum(
            self.board.terrain[hex_] is terrain and hex_ not in self.board.objects for hex_ in self.neighbours
        )  # PD-19, PD-20

    def adjacent_volcanoes(self) -> int:
        return sum(self.board.is_volcano(hex_) for hex_ in self.neighbours)

    def network(self, direction: str) -> list[str]:
        """The hexes of a ray up to what ends it (PD-21)."""
        hexes = []
        for hex_ in RAYS[self.hex][direction]:
            if hex_ == PAD or self.board.is_volcano(hex_) or self.board.has_rival_of(self.seat, hex_):
                break
            hexes.append(hex_)
        return hexes

    def paying_rays(self) -> dict[str, int]:
        """What each ray pays that pays anything, by the move that chooses it."""
        amounts = {f"ray:{direction}": self.own(self.network(direction), *RAY_RATES) for direction in STEPS}
        return {move: amount for move, amount in amounts.items() if amount}

    def paying_volcanoes(self) -> dict[str, int]:
        """What each adjacent group of volcanoes pays that pays anything, by the move that chooses it (PD-21)."""
        amounts = {}
        for volcano in filter(self.board.is_volcano, self.neighbours):
            group = self.board.volcano_group(volcano)
            around = {hex_ for member in group for hex_ in NEIGHBOURS[member]}  # PD-21: each object once
            amounts[f"v:{min(group)}"] = self.own(around)
        return {move: amount for move, amount in amounts.items() if amount}

    def chosen_ray(self) -> int:
        return 0 if self.ray is None else self.paying_rays()[self.ray]

    def chosen_volcanoes(self) -> int:
        return 0 if self.volcanoes is None else self.paying_volcanoes()[self.volcanoes]

    def shielded_volcanoes(self) -> int:
        """How many volcanoes lie on a straight line between here and an own object (PD-21)."""
        shielded = 0
        for ray in RAYS[self.hex].values():
            volcanoes = 0  # on this ray up to here
            counted = 0  # of those, the ones before an own object
            for hex_ in ray:
                if hex_ == PAD or self.board.has_rival_of(self.seat, hex_):
                    break
                if self.board.is_volcano(hex_):
                    volcanoes += 1
                elif self.board.has_object_of(self.seat, hex_):
                    counted = volcanoes
            shielded += counted
        return shielded


# The cards


class Kind(Enum):
    """A kind of cards, which is also their colour (PD-3)."""

    MINING = "blue"
    GENERATOR = "yellow"
    LOGISTICS = "green"
    LABORATORY = "white"
    DEFENCE = "violet"
    SYSTEM = "red"
    BLOCK = "orange"


@dataclass(frozen=True)
class Condition:
    """Where a card may be built (PD-4)."""

    terrains: tuple[Terrain, ...]
    volcano: bool = False  # one must be adjacent

    def holds(self, board: Board, hex_: str) -> bool:
        return board.terrain[hex_] in self.terrains and (not self.volcano or board.beside_volcano(hex_))


CRATERS = Condition((Terrain.CRATERS,))
MOUNTAINS = Condition((Terrain.MOUNTAINS,))
WASTELAND = Condition((Terrain.WASTELAND,))
ANYWHERE = Condition((Terrain.CRATERS, Terrain.MOUNTAINS, Terrain.WASTELAND))
BESIDE_VOLCANO = replace(ANYWHERE, volcano=True)


@dataclass(frozen=True)
class Card:
    name: str
    kind: Kind
    copies: int
    condition: Condition
    payout: Callable[[Site], int]
    doubles: Kind | None = None  # what a block names (PD-23)


def block(name: str, doubles: Kind) -> Card:
    return Card(name, Kind.BLOCK, 2, ANYWHERE, lambda site: 2, doubles)  # PD-5, PD-23


# PD-5, in the order of the edition.
DECK = (
    Card("crater_drill", Kind.MINING, 4, ANYWHERE, lambda site: site.free_neighbours(Terrain.CRATERS)),
    Card("mountain_quarry", Kind.MINING, 4, ANYWHERE, lambda site: site.free_neighbours(Terrain.MOUNTAINS)),
    Card("dust_collector", Kind.MINING, 4, ANYWHERE, lambda site: site.free_neighbours(Terrain.WASTELAND)),
    Card("magma_tap", Kind.MINING, 3, BESIDE_VOLCANO, lambda site: 2 * site.adjacent_volcanoes()),
    Card("crater_generator", Kind.GENERATOR, 4, CRATERS, lambda site: site.own(site.neighbours)),
    Card("mountain_generator", Kind.GENERATOR, 4, MOUNTAINS, lambda site: site.own(site.neighbours)),
    Card("wasteland_generator", Kind.GENERATOR, 4, WASTELAND, lambda site: site.own(site.neighbours)),
    Card("fusion_generator", Kind.GENERATOR, 3, BESIDE_VOLCANO, lambda site: site.own(site.neighbours, 2, 3)),
    Card("small_trade_logistics", Kind.LOGISTICS, 4, ANYWHERE, lambda site: site.own(site.same_terrain, 1, 1)),
    Card("freight_logistics", Kind.LOGISTICS, 4, BESIDE_VOLCANO, lambda site: site.own(site.same_terrain, 1, 1) + 1),
    Card("grand_trade_logistics", Kind.LOGISTICS, 4, MOUNTAINS, lambda site: site.own(site.same_terrain)),
    Card("medical_laboratory", Kind.LABORATORY, 4, CRATERS, lambda site: site.own(site.neighbours, 2, 0)),
    Card("engineering_laboratory", Kind.LABORATORY, 4, WASTELAND, lambda site: site.own(site.neighbours, 0, 3)),
    Card("central_laboratory", Kind.LABORATORY, 4, ANYWHERE, lambda site: site.own(NEIGHBOURS[PAD])),
    Card("network_defence", Kind.DEFENCE, 4, ANYWHERE, Site.chosen_ray),
    Card("dome_defence", Kind.DEFENCE, 4, BESIDE_VOLCANO, Site.chosen_volcanoes),
    Card("seismic_defence", Kind.DEFENCE, 4, ANYWHERE, lambda site: 2 * site.shielded_volcanoes()),
    Card("outer_defence", Kind.DEFENCE, 4, ANYWHERE, lambda site: site.own(EDGE)),
    # PD-22: for a system, the payout is what a rival owes, with the site seen by that rival.
    Card("crater_tap_in", Kind.SYSTEM, 3, CRATERS, lambda site: site.own(site.neighbours)),
    Card("mountain_tap_in", Kind.SYSTEM, 3, MOUNTAINS, lambda site: site.own(site.neighbours)),
    Card("wasteland_tap_in", Kind.SYSTEM, 3, WASTELAND, lambda site: site.own(site.neighbours)),
    block("mining_block", Kind.MINING),
    block("generator_block", Kind.GENERATOR),
    block("logistics_block", Kind.LOGISTICS),
    block("laboratory_block", Kind.LABORATORY),
    block("defence_block", Kind.DEFENCE),
    block("system_block", Kind.SYSTEM),
)
CARDS = {card.name: card for card in DECK}
EDITION_ORDER = list(CARDS)
NETWORK = CARDS["network_defence"]
DOME = CARDS["dome_defence"]


def all_copies(cards: Iterable[Card]) -> list[str]:
    return [card.name for card in cards for _ in range(card.copies)]


def without(cards: list[str], card: str) -> list[str]:
    """These cards but for one copy of that card."""
    rest = list(cards)
    rest.remove(card)
    return rest


@dataclass
class Chance:
    """The cards that the caller says leave the deck, in order; all of them have to leave it."""

    cards: list[str]

    def next_card(self) -> str:
        if not self.cards:
            raise ValueError("more cards have to leave the deck")
        return self.cards.pop(0)

    def check_used_up(self) -> None:
        if self.cards:
            raise ValueError(f"too many cards leave the deck: {self.cards}")


# Players and what they build


@dataclass
class Player:
    nose: Nose
    hull: Hull
    pieces: dict[Piece, int]  # left to build
    hand: list[str]
    quids: int
    needs: dict[Slot, int]  # how many cards charge the nose and the hull
    hex: str = PAD  # PD-9
    known: list[str] = field(default_factory=list)  # the cards of the hand that everybody knows
    slots: dict[Slot, list[str]] = field(default_factory=lambda: {slot: [] for slot in Slot})
    nose_used_up: bool = False

    def has_room(self, slot: Slot) -> bool:
        if slot is Slot.CARGO:
            return True  # PD-24
        if slot is Slot.NOSE and self.nose_used_up:
            return False  # PD-25
        return not self.is_charged(slot)  # PD-24

    def is_charged(self, slot: Slot) -> bool:
        return len(self.slots[slot]) == self.needs[slot]  # PD-7

    def has_nose(self, nose: Nose) -> bool:
        return self.nose is nose and self.is_charged(Slot.NOSE)

    def has_hull(self, hull: Hull) -> bool:
        return self.hull is hull and self.is_charged(Slot.HULL)

    def give_up_card(self, card: str) -> None:
        self.hand.remove(card)
        if card in self.known:
            self.known.remove(card)  # of cards alike, a known one leaves first

    @property
    def pieces_left(self) -> int:
        return sum(self.pieces.values())

    @property
    def standing(self) -> tuple[int, int]:
        return self.quids, self.pieces_left  # PD-29


@dataclass(frozen=True)
class Plan:
    """A piece, and the cards for it: how many meet their conditions, and how many do not."""

    piece: Piece
    fitting: int
    waived: int = 0
    with_nose: bool = False

    @property
    def notation(self) -> str:
        return self.piece.value + ("!" if self.with_nose else "")

    @property
    def needed(self) -> int:
        return self.fitting + self.waived

    def is_possible(self, board: Board, hex_: str, hand: Iterable[str]) -> bool:
        fitting, others = by_condition(board, hex_, hand)
        return len(fitting) >= self.fitting and len(others) >= self.waived

    def card_sets(self, board: Board, hex_: str, hand: Iterable[str]) -> list[list[str]]:
        """All sets of cards that carry the plan out, each in the order of the edition."""
        fitting, others = by_condition(board, hex_, hand)
        return [
            sorted(chosen + waived, key=EDITION_ORDER.index)
            for chosen in combinations(fitting, self.fitting)
            for waived in combinations(others, self.waived)
        ]


def by_condition(board: Board, hex_: str, hand: Iterable[str]) -> tuple[list[str], list[str]]:
    """The names in the hand that meet their conditions on that hex, and those that do not."""
    names = set(hand)  # PD-17: the cards of a building differ in name
    fitting = [name for name in names if CARDS[name].condition.holds(board, hex_)]  # PD-17
    return fitting, [name for name in names if name not in fitting]


# PD-6: what the four harvester boards show.
NOSES = Counter(nose.value for nose in Nose)
HULLS = Counter(hull.value for hull in Hull)

COMMON_PLANS = [Plan(Piece.MODULE, 1), Plan(Piece.BASE, 2)]  # PD-17
NOSE_PLANS = {
    Nose.TWIN: [Plan(Piece.MODULE, 2, with_nose=True)],  # PD-26
    Nose.TRIPLE: [Plan(Piece.BASE, 3, with_nose=True)],  # PD-26
    Nose.JUMP: [],
    Nose.WAIVER: [Plan(Piece.MODULE, 0, 1, with_nose=True), Plan(Piece.BASE, 1, 1, with_nose=True)],  # PD-6
}


@dataclass
class Building:
    hex: str
    plan: Plan | None = None
    cards: list[str] = field(default_factory=list)
    ray: str | None = None
    volcanoes: str | None = None
    doubled: dict[str, str | None] = field(default_factory=dict)  # by block: the card, or None for two quids
    paid: bool = False
    slotted: int = 0  # of the cards

    def state(self) -> dict[str, object]:
        return {
            "hex": self.hex,
            "piece": None if self.plan is None else self.plan.piece.value,
            "nose": self.plan is not None and self.plan.with_nose,
            "cards": list(self.cards),
        }


@dataclass(frozen=True)
class Question:
    """A choice in the course of a building."""

    phase: Phase
    options: list[str]
    asked: str | None = None  # the card it is about


@dataclass(frozen=True)
class Options:
    players: int
    systems: bool
    last_object: LastObject
    nose: NoseUse


@dataclass
class Table:
    """A game and its rules; a method that raises ValueError may leave the table half changed."""

    options: Options
    phase: Phase = Phase.SETUP
    seat: int = 0  # whose turn it is
    board: Board = field(default_factory=Board)
    players: list[Player] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    market: dict[str, int] = field(default_factory=dict)  # stacks in the order they were opened
    draws_left: int | None = None
    discarded: str | None = None
    building: Building | None = None
    last_turns: list[int] | None = None  # seats
    barren_turns: int = 0
    passes: int = 0
    winners: list[int] = field(default_factory=list)

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    # Setup

    def set_up(
        self, sectors: list[int], harvesters: list[tuple[str, str]], hands: list[list[str]], market: Chance, first: int
    ) -> None:
        self.board = Board(lay_out(sectors))
        self.box = all_copies(card for card in DECK if card.kind is Kind.MINING)  # PD-8
        self.deck = all_copies(
            card
            for card in DECK
            if card.kind is not Kind.MINING and (self.options.systems or card.kind is not Kind.SYSTEM)  # PD-22
        )
        for seat, ((nose, hull), hand) in enumerate(zip(harvesters, hands, strict=True)):
            self.deal(hand)
            self.players.append(self.new_player(Nose(nose), Hull(hull), hand, (seat - first) % self.options.players))
        self.refill_market(market)  # PD-8, PD-10
        self.begin_turn(first)  # PD-9

    def deal(self, hand: list[str]) -> None:
        """Take the cards of a hand from where they are (PD-8)."""
        for card in hand:
            pile = self.box if card in self.box else self.deck
            if card not in pile:
                raise ValueError(f"PD-8: there is no {card} left to deal")
            pile.remove(card)

    def new_player(self, nose: Nose, hull: Hull, hand: list[str], quids: int) -> Player:
        modules, bases = MODULES_AND_BASES[self.options.players]
        return Player(
            nose=nose,
            hull=hull,
            pieces={Piece.MODULE: modules, Piece.BASE: bases},
            hand=list(hand),
            quids=quids,  # PD-9
            needs={Slot.NOSE: NOSE_NEEDS[self.options.players], Slot.HULL: HULL_NEEDS[self.options.players]},
        )

    # What may be played

    def legal_moves(self) -> set[str]:
        match self.phase:
            case Phase.SETUP | Phase.OVER:
                return set()
            case Phase.TURN:
                return self.draws() | (self.goings() if self.player.has_hull(Hull.FREE_MOVE) else self.discards())
            case Phase.DRAW:
                return self.draws()
            case Phase.REBATE:
                return self.rebate_draws()
            case Phase.GO:
                return self.goings()
            case _:
                question = self.question()
                return set() if question is None else set(question.options)

    def draws(self) -> set[str]:
        return ({DRAW} if self.deck else set()) | {f"{DRAW}:{name}" for name in self.market}  # PD-11

    def rebate_draws(self) -> set[str]:
        just_discarded_is_alone = self.discarded is not None and self.market[self.discarded] == 1
        return self.draws() - ({f"{DRAW}:{self.discarded}"} if just_discarded_is_alone else set())  # PD-26

    def discards(self) -> set[str]:
        hexes = self.straight_hexes() + self.jump_hexes()
        hand = self.player.hand
        return {
            f"-{card}" for card in set(hand) if any(self.may_stop(hex_, without(hand, card)) for hex_ in hexes)
        }  # PD-12

    def goings(self) -> set[str]:
        hand = self.player.hand
        straight = {f">{hex_}" for hex_ in self.straight_hexes() if self.may_stop(hex_, hand)}
        return straight | {f"^{hex_}" for hex_ in self.jump_hexes() if self.may_stop(hex_, hand)}

    def straight_hexes(self) -> list[str]:
        """The hexes, volcanoes among them, that lie in a straight line without an obstacle before them."""
        hexes = []
        for ray in RAYS[self.player.hex].values():  # PD-12
            for hex_ in ray:
                if self.board.is_volcano(hex_) and not self.player.has_hull(Hull.OVERFLIGHT):
                    break  # PD-13: nothing else blocks
                hexes.append(hex_)
        return hexes

    def jump_hexes(self) -> list[str]:
        """The hexes that only a jump reaches."""
        if not self.player.has_nose(Nose.JUMP):
            return []
        straight = self.straight_hexes()
        return [hex_ for hex_ in HEXES if hex_ not in straight and hex_ != self.player.hex]  # PD-12, PD-26

    def may_stop(self, hex_: str, hand: list[str]) -> bool:
        if self.board.is_volcano(hex_):
            return False  # PD-13
        return not self.board.is_empty(hex_) or bool(self.plans(hex_, hand))  # PD-14, PD-15

    def plans(self, hex_: str, hand: list[str]) -> list[Plan]:
        """How the seat could build there with these cards."""
        plans = COMMON_PLANS + (NOSE_PLANS[self.player.nose] if self.player.is_charged(Slot.NOSE) else [])
        return [
            plan
            for plan in plans
            if self.player.pieces[plan.piece] and plan.is_possible(self.board, hex_, hand)  # PD-18
        ]

    # A turn

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.phase = Phase.TURN
        if not self.legal_moves():
            self.end_turn(passed=True)  # PD-16

    def carry_out(self, move: str, chance: Chance) -> None:
        match self.phase:
            case Phase.TURN | Phase.GO if move[0] in ">^":
                self.go(move[1:], jump=move[0] == "^")
            case Phase.TURN if move[0] == "-":
                self.discard(move[1:])
            case Phase.TURN:
                self.draws_left = CARDS_DRAWN + self.player.has_hull(Hull.THIRD_CARD)  # PD-6, PD-11
                self.draw_for_turn(move, chance)
            case Phase.DRAW:
                self.draw_for_turn(move, chance)
            case Phase.REBATE:
                self.draw_card(move, chance)
                self.draws_left = None
                self.phase = Phase.GO
            case _:
                self.answer(move)
                self.go_on_building()

    def end_turn(self, passed: bool = False) -> None:
        built = self.building is not None
        self.passes = self.passes + 1 if passed else 0
        if not built:
            self.barren_turns += 1
        self.draws_left = self.discarded = self.building = None
        if self.last_turns is not None:
            self.last_turns.remove(self.seat)  # PD-27: nothing adds a further turn
        elif built and self.has_built_last_object():
            self.last_turns = [seat for seat in range(self.options.players) if seat != self.seat]  # PD-27
        if self.is_finished():
            self.end_game()
        else:
            self.begin_turn((self.seat + 1) % self.options.players)  # PD-9

    # Drawing and discarding

    def draw_for_turn(self, move: str, chance: Chance) -> None:
        self.draw_card(move, chance)
        assert self.draws_left is not None
        self.draws_left -= 1
        self.phase = Phase.DRAW
        if self.draws_left == 0 or not self.draws():
            self.end_turn()  # PD-11

    def draw_card(self, move: str, chance: Chance) -> None:
        if move == DRAW:
            self.player.hand.append(self.take_from_deck(chance))
        else:
            card = move.removeprefix(f"{DRAW}:")
            self.market[card] -= 1  # PD-10: a single card of the stack
            if not self.market[card]:
                del self.market[card]
            self.player.hand.append(card)
            self.player.known.append(card)
        self.refill_market(chance)

    def take_from_deck(self, chance: Chance) -> str:
        card = chance.next_card()
        if card not in self.deck:
            raise ValueError(f"{card} is not in the deck")
        self.deck.remove(card)
        return card

    def refill_market(self, chance: Chance) -> None:
        while len(self.market) < STACKS and self.deck:
            self.put_on_market(self.take_from_deck(chance))  # PD-10

    def put_on_market(self, card: str) -> None:
        self.market[card] = self.market.get(card, 0) + 1  # PD-10

    def discard(self, card: str) -> None:
        self.player.give_up_card(card)
        self.put_on_market(card)  # PD-12
        self.discarded = card
        if self.player.has_hull(Hull.REBATE) and self.rebate_draws():
            self.phase = Phase.REBATE  # PD-26
            self.draws_left = 1
        else:
            self.phase = Phase.GO

    # Moving

    def go(self, hex_: str, jump: bool) -> None:
        if jump:
            self.use_nose()  # PD-25
        self.player.hex = hex_
        if self.board.is_empty(hex_):
            self.building = Building(hex_)  # PD-14
            self.go_on_building()
            return
        if self.board.has_rival_of(self.seat, hex_):
            self.pay_fee(self.board.objects[hex_])
        self.end_turn()

    def pay_fee(self, visited: BuiltObject) -> None:
        fee = 1 if visited.piece is Piece.MODULE else 2  # PD-15
        self.take_quids(visited.seat, self.seat, fee)

    def take_quids(self, taker: int, payer: int, amount: int) -> None:
        taken = min(amount, self.players[payer].quids)  # PD-15, PD-22: as far as they have it
        self.players[payer].quids -= taken
        self.players[taker].quids += taken

    def use_nose(self) -> None:
        self.box += self.player.slots[Slot.NOSE]  # PD-25
        self.player.slots[Slot.NOSE] = []
        self.player.nose_used_up = self.options.nose is NoseUse.ONCE  # PD-25

    # Building: one question after the other; where there is one answer only, it is given by itself

    def go_on_building(self) -> None:
        while (question := self.question()) and len(question.options) == 1:
            self.answer(question.options[0])
        if question:
            self.phase = question.phase
        elif self.under_way.paid:
            self.end_turn()
        else:
            self.finish_object()
            self.go_on_building()

    @property
    def under_way(self) -> Building:
        assert self.building is not None
        return self.building

    def question(self) -> Question | None:
        """What the seat has to choose next, if anything, before the object is paid for or the turn ends."""
        if self.under_way.paid:
            return self.question_of_slot()
        return (
            self.question_of_plan() or self.question_of_cards() or self.question_of_target() or self.question_of_block()
        )

    def question_of_plan(self) -> Question | None:
        if self.under_way.plan is not None:
            return None
        plans = self.plans(self.under_way.hex, self.player.hand)
        return Question(Phase.BUILD, [plan.notation for plan in plans])

    def question_of_cards(self) -> Question | None:
        plan, picked = self.under_way.plan, self.under_way.cards
        assert plan is not None
        if len(picked) == plan.needed:
            return None
        card_sets = plan.card_sets(self.board, self.under_way.hex, self.player.hand + picked)
        following = {cards[len(picked)] for cards in card_sets if cards[: len(picked)] == picked}
        return Question(Phase.CARDS, [f"+{card}" for card in following])

    def question_of_target(self) -> Question | None:
        """The ray of a Network defence, then the volcanoes of a Dome defence, of those that pay (PD-21)."""
        building, site = self.under_way, self.site()
        if NETWORK.name in building.cards and building.ray is None and (rays := site.paying_rays()):
            return Question(Phase.RAY, list(rays), NETWORK.name)
        if DOME.name in building.cards and building.volcanoes is None and (groups := site.paying_volcanoes()):
            return Question(Phase.VOLCANO, list(groups), DOME.name)
        return None

    def question_of_block(self) -> Question | None:
        for name in self.under_way.cards:
            fitting = self.cards_doubled_by(CARDS[name])
            if fitting and name not in self.under_way.doubled:
                return Question(Phase.BLOCK, [f"x:{card}" for card in fitting] + [TWO_QUIDS], name)  # PD-23
        return None

    def question_of_slot(self) -> Question | None:
        building = self.under_way
        if building.slotted == len(building.cards):
            return None
        slots = [slot.value for slot in Slot if self.player.has_room(slot)]  # PD-24
        return Question(Phase.SLOT, slots, building.cards[building.slotted])

    def cards_doubled_by(self, card: Card) -> list[str]:
        return [name for name in self.under_way.cards if CARDS[name].kind is card.doubles]  # PD-23

    def answer(self, move: str) -> None:
        building, question = self.under_way, self.question()
        assert question is not None
        match question.phase:
            case Phase.BUILD:
                plans = self.plans(building.hex, self.player.hand)
                building.plan = next(plan for plan in plans if plan.notation == move)
            case Phase.CARDS:
                card = move.removeprefix("+")
                self.player.give_up_card(card)
                building.cards.append(card)
            case Phase.RAY:
                building.ray = move
            case Phase.VOLCANO:
                building.volcanoes = move
            case Phase.BLOCK:
                assert question.asked is not None
                building.doubled[question.asked] = None if move == TWO_QUIDS else move.removeprefix("x:")
            case Phase.SLOT:
                self.player.slots[Slot(move)].append(building.cards[building.slotted])  # PD-24
                building.slotted += 1

    def site(self) -> Site:
        return Site(self.board, self.seat, self.under_way.hex, self.under_way.ray, self.under_way.volcanoes)

    def finish_object(self) -> None:
        building = self.under_way
        assert building.plan is not None
        for name in building.cards:
            self.pay_out(CARDS[name])  # PD-19
        if building.plan.with_nose:
            self.use_nose()  # PD-26: before the cards are placed
        self.player.pieces[building.plan.piece] -= 1
        self.board.objects[building.hex] = BuiltObject(self.seat, building.plan.piece)
        self.barren_turns = 0
        building.paid = True

    def pay_out(self, card: Card) -> None:
        doubled = self.under_way.doubled
        times = 2 if card.name in doubled.values() else 1  # PD-23
        if card.kind is Kind.SYSTEM:
            for rival in range(self.options.players):
                if rival != self.seat:
                    owed = card.payout(replace(self.site(), seat=rival))
                    self.take_quids(self.seat, rival, times * owed)  # PD-22
        elif doubled.get(card.name) is None:  # PD-23: a block that doubles a card pays nothing itself
            self.player.quids += times * card.payout(self.site())

    # The end

    def has_built_last_object(self) -> bool:
        left = self.player.pieces.values()
        return not any(left) if self.options.last_object is LastObject.ALL else not all(left)  # PD-27

    def is_finished(self) -> bool:
        return (
            self.last_turns == []  # PD-27
            or self.passes == self.options.players  # PD-30
            or self.barren_turns == BARREN_ROUNDS * self.options.players  # PD-30
        )

    def end_game(self) -> None:
        for colour in Kind:
            self.score_cargo(colour)
        best = max(player.standing for player in self.players)
        self.winners = [seat for seat, player in enumerate(self.players) if player.standing == best]  # PD-29
        self.phase = Phase.OVER

    def score_cargo(self, colour: Kind) -> None:
        counts = [sum(CARDS[card].kind is colour for card in player.slots[Slot.CARGO]) for player in self.players]
        most = max(counts)
        if counts.count(most) == 1:
            self.players[counts.index(most)].quids += most  # PD-28


class ReferencePandorum:
    def __init__(self, players: int = 3, systems: bool = True, last_object: str = "all", nose: str = "once") -> None:
        if players not in MODULES_AND_BASES:
            raise ValueError("PD-2: two to four play")
        self._table = Table(Options(players, systems, LastObject(last_object), NoseUse(nose)))

    # What anybody may ask

    @property
    def turn_of(self) -> int | None:
        return None if self._table.phase in (Phase.SETUP, Phase.OVER) else self._table.seat

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
        question = table.question() if table.building else None
        return {
            "phase": table.phase.value,
            "turn_of": self.turn_of,
            "draws_left": table.draws_left,
            "terrain": {hex_: terrain.value for hex_, terrain in table.board.terrain.items()},
            "objects": {hex_: [built.seat, built.piece.value] for hex_, built in table.board.objects.items()},
            "harvesters": [player.hex for player in players],
            "nose": [sorted(player.slots[Slot.NOSE]) for player in players],
            "nose_used": [player.nose_used_up for player in players],
            "hull": [sorted(player.slots[Slot.HULL]) for player in players],
            "cargo": [sorted(player.slots[Slot.CARGO]) for player in players],
            "modules": [player.pieces[Piece.MODULE] for player in players],
            "bases": [player.pieces[Piece.BASE] for player in players],
            "quids": [player.quids for player in players],
            "hands": [sorted(player.hand) for player in players],
            "known": [sorted(player.known) for player in players],
            "market": dict(table.market),
            "deck": sorted(table.deck),
            "box": sorted(table.box),
            "discarded": table.discarded,
            "building": table.building.state() if table.building else None,
            "asked": question.asked if question else None,
            "last_turns": None if table.last_turns is None else list(table.last_turns),
            "barren_turns": table.barren_turns,
            "passes": table.passes,
            "winners": self.winners,
        }

    # What the driver and the players do

    def start(
        self,
        sectors: list[int],
        harvesters: list[tuple[str, str]],
        hands: list[list[str]],
        market: list[str],
        first: int,
    ) -> None:
        players = self._table.options.players
        if self._table.phase is not Phase.SETUP:
            raise ValueError("the game has started")
        if sorted(sectors) != list(PLACES):
            raise ValueError("PD-1: each of the six sectors is laid once")
        noses, hulls = zip(*harvesters, strict=True)
        if len(harvesters) != players or not (Counter(noses) <= NOSES and Counter(hulls) <= HULLS):
            raise ValueError("PD-6: every player has a nose and a hull that nobody else has")
        if len(hands) != players or not all(is_dealt_hand(hand) for hand in hands):
            raise ValueError("PD-8: every player has three mining cards and another one")
        if first not in range(players):
            raise ValueError("PD-9: the first player is one of the players")
        chance = Chance(list(market))
        table = deepcopy(self._table)
        table.set_up(sectors, harvesters, hands, chance, first)
        chance.check_used_up()
        self._table = table

    def play(self, move: str, drawn: list[str]) -> None:
        if move not in self.legal():
            raise ValueError(f"{move!r} may not be played now")
        chance = Chance(list(drawn))
        table = deepcopy(self._table)
        table.carry_out(move, chance)
        chance.check_used_up()
        self._table = table


def is_dealt_hand(hand: list[str]) -> bool:
    kinds = Counter(card in CARDS and CARDS[card].kind is Kind.MINING for card in hand)
    return kinds == {True: MINING_CARDS_DEALT, False: OTHER_CARDS_DEALT}  # PD-8
