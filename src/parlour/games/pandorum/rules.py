# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Pandorum: the position and its rules. Rule ids (PD-…) stand at the lines that carry them out.

Cards of one name are alike: a card is the number of its name, hands, deck and slots are counts by name, a set of cards is
a bit mask of names. A set of hexes is a bit mask too (see planet.py). The deck has no order; a card is drawn by chance
when it is drawn. What a hex is to a builder, its terrain and whether a volcano is adjacent, is its site.
"""

from ...core.game import Game
from ...core.rng import Rng
from .planet import (
    DIRECTIONS,
    EDGE,
    EVERYWHERE,
    HEXES,
    LINES,
    NEIGHBOURS,
    NEXT,
    ONE,
    PAD,
    SECTOR,
    SECTOR_HEXES,
    SECTORS,
    below,
    count,
    highest,
    lowest,
    next_to,
)

CARDS = 27  # names
KINDS = 7
MOST = 4  # players
PIECES = 36  # PD-2: modules and bases of all players together, two modules to a base
STACKS = 4  # PD-10
BLUE_CARDS = 3  # PD-8: mining cards in a first hand

# Sites: terrain * 2, one more with a volcano adjacent; then what nobody builds on.
BUILDABLE = 6
LAVA = 6
LANDING = 7
SITES = 8
GROUPS = 9  # of volcanoes, at most

# Kinds of cards (PD-3) that the rules name.
MINING = 0
SYSTEM = 5

# Counting rules: which hexes a card pays for (PD-5, PD-20 to PD-22).
FREE_ADJACENT = 0
ADJACENT_VOLCANOES = 1
OWN_ADJACENT = 2
OWN_ON_TERRAIN = 3
OWN_BY_PAD = 4
OWN_ON_RAY = 5
OWN_BY_VOLCANOES = 6
VOLCANOES_BETWEEN = 7
OWN_ON_EDGE = 8
RIVALS_ADJACENT = 9
BLOCKS = 10

# Noses and hulls (PD-6), slots (PD-24).
TWIN = 0
TRIPLE = 1
JUMP = 2
WAIVER = 3
FREE_MOVE = 0
THIRD_CARD = 1
OVERFLIGHT = 2
REBATE_CARD = 3
UPGRADES = 4
NOSE = 0
HULL = 1
CARGO = 2
SLOTS = 3

# Phases. From BUILD to SLOT the open question is in `options`.
TURN = 0
DRAW = 1
REBATE = 2
GO = 3
BUILD = 4
PICK = 5
RAY = 6
VOLCANO = 7
BLOCK = 8
SLOT = 9
OVER = 10

# The move space. Pieces are module and base, then the same with the nose.
MOVE_DRAW = 0
MOVE_STACK = 1
MOVE_DISCARD = 28
MOVE_GO = 55
MOVE_JUMP = 116
MOVE_BUILD = 177
MOVE_CARD = 181
MOVE_RAY = 208
MOVE_VOLCANO = 214
MOVE_DOUBLE = 275
MOVE_TWO = 302
MOVE_SLOT = 303
MOVES = 306

MODULE = 0
BASE = 1
WITH_NOSE = 2
AT_ONCE = 3  # cards for one object, at most
TWO_QUIDS = 3  # the option of a block that doubles nothing; lower ones are places among the picked cards
NOTHING = -1

BARREN_ROUNDS = 20  # PD-30
TOLD_ROUNDS = 10

# How a game ends (PD-27, PD-30).
BY_BUILDING = 0
BY_PASSING = 1
BY_BARRENNESS = 2

# Journal: what happened (see events.py for what each note holds).
DEALT = 1
DREW = 2
OPENED = 3
DISCARDED = 4
MOVED = 5
FEE = 6
BUILT = 7
USED = 8
PAID = 9
TOOK = 10
SOURCE = 11
PAYER = 12
SLOTTED = 13
CHARGED = 14
EMPTIED = 15
LAST = 16
PASSED = 17
BARREN = 18
HAULED = 19
WON = 20


class Pandorum(Game):
    """2–4 players; the most quids win.

    The cards are told by lists over their names: `copies`, `kind`, `sites` (the set of sites that meet the condition),
    `rule` (which hexes count), what a module or a plain hex counts, what a base counts, what is added, the terrain or
    kind a card names, and where all that is known from (for people only). `terrain` is that of the ring round the pad and of the six sectors: craters 0, mountains 1,
    wasteland 2, a volcano 3.
    """

    def __init__(
        self,
        players: int,
        systems: int,
        last_kind: int,
        again: int,
        copies: list[int],
        kind: list[int],
        sites: list[int],
        rule: list[int],
        per_module: list[int],
        per_base: list[int],
        plus: list[int],
        named: list[int],
        source: list[int],
        terrain: list[int],
    ) -> None:
        super().__init__(players)
        self.systems = systems  # PD-22: 0 when system cards are left out
        self.last_kind = last_kind  # PD-27: 1 when running out of one kind of piece ends the game
        self.again = again  # PD-25: 1 when a nose can be charged anew
        self.copies = [0] * CARDS
        self.kind = [0] * CARDS
        self.sites = [0] * CARDS
        self.rule = [0] * CARDS
        self.per_module = [0] * CARDS
        self.per_base = [0] * CARDS
        self.plus = [0] * CARDS
        self.named = [0] * CARDS
        self.source = [0] * CARDS
        self.terrain = [0] * (HEXES - 1)
        self.suits = [0] * BUILDABLE  # the set of cards whose condition holds on a site (PD-4)
        self.sector_at = [0] * SECTORS  # which sector lies at each place
        self.site = [0] * HEXES
        self.ground = [0] * SITES  # the set of hexes of each site
        self.reach = [0] * HEXES  # the set of hexes in a straight line without a volcano in between (PD-13)
        self.groups = 0  # of touching volcanoes
        self.group_hex = [0] * GROUPS  # the first hex of each
        self.shore = [0] * GROUPS  # the set of hexes next to each
        self.modules = [0] * MOST  # sets of hexes
        self.bases = [0] * MOST
        self.objects = 0  # all of those
        self.modules_left = [0] * MOST
        self.bases_left = [0] * MOST
        self.quids = [0] * MOST
        self.harvester = [0] * MOST  # a hex
        self.nose = [0] * MOST
        self.hull = [0] * MOST
        self.nose_used = [0] * MOST  # PD-25: takes no more cards
        self.slot = [0] * (SLOTS * MOST * CARDS)
        self.slot_size = [0] * (SLOTS * MOST)
        self.hand = [0] * (MOST * CARDS)
        self.hand_size = [0] * MOST
        self.holds = [0] * MOST  # the set of cards in hand
        self.known = [0] * (MOST * CARDS)  # of the hand, what everybody saw drawn from the market
        self.known_size = [0] * MOST
        self.hidden_blue = [0] * MOST  # of the hand, how many mining cards nobody else has seen
        self.market = [0] * CARDS
        self.stack = [0] * CARDS  # the cards that lie in the market, in the order opened
        self.stacks = 0
        self.deck = [0] * CARDS
        self.deck_size = 0
        self.box = [0] * CARDS  # mining cards that were not dealt
        self.box_size = 0
        self.spent = [0] * CARDS  # cards of used noses
        self.phase = TURN
        self.turn = 0
        self.draws_left = 0
        self.discarded = NOTHING
        self.building_on = NOTHING  # the hex
        self.piece = NOTHING
        self.with_nose = 0
        self.needed = 0  # cards for the piece
        self.picked = [0] * AT_ONCE
        self.picked_size = 0
        self.way = [0] * AT_ONCE  # the ray or volcano group of each picked card
        self.doubles = [0] * AT_ONCE  # of a picked block, the place of the card it doubles
        self.asked = 0  # the place of the picked card that the question is about
        self.options = 0  # the answers, a set of small numbers
        self.income = 0  # what the last object paid
        self.ending = 0  # PD-27: somebody has built their last object
        self.last_turns = 0  # bit mask of the seats that still have a turn then
        self.barren = 0  # turns since the last building
        self.passes = 0
        self.ended_by = 0
        self.winners = 0
        for card in range(CARDS):
            self.copies[card] = copies[card]
            self.kind[card] = kind[card]
            self.sites[card] = sites[card]
            self.rule[card] = rule[card]
            self.per_module[card] = per_module[card]
            self.per_base[card] = per_base[card]
            self.plus[card] = plus[card]
            self.named[card] = named[card]
            self.source[card] = source[card]
            for site in range(BUILDABLE):
                self.suits[site] |= (sites[card] >> site & 1) << card
        for place in range(HEXES - 1):
            self.terrain[place] = terrain[place]

    def empty(self) -> "Pandorum":
        return Pandorum(
            self.players,
            self.systems,
            self.last_kind,
            self.again,
            list(self.copies),
            list(self.kind),
            list(self.sites),
            list(self.rule),
            list(self.per_module),
            list(self.per_base),
            list(self.plus),
            list(self.named),
            list(self.source),
            list(self.terrain),
        )

    # --- setting up ---------------------------------------------------------------------------------

    def deal(self, rng: Rng) -> None:
        """A new game."""
        self.clear()
        self.deal_sectors(rng)
        self.deal_harvesters(rng)
        self.deal_cards(rng)
        first = rng.below(self.players)  # PD-9
        for place in range(self.players):
            self.quids[(first + place) % self.players] = place
        self.note(DEALT, first, 0, 0, 0)
        self.refill(rng)
        self.begin_turn(first)

    def deal_sectors(self, rng: Rng) -> None:
        """PD-1: the six sectors in any order."""
        left = (1 << SECTORS) - 1
        for place in range(SECTORS):
            self.sector_at[place] = any_of(left, rng)
            left &= ~(1 << self.sector_at[place])
        self.lay_planet()

    def deal_harvesters(self, rng: Rng) -> None:
        """PD-6: noses and hulls are paired at random."""
        noses = (1 << UPGRADES) - 1
        hulls = (1 << UPGRADES) - 1
        for seat in range(self.players):
            self.nose[seat] = any_of(noses, rng)
            self.hull[seat] = any_of(hulls, rng)
            noses &= ~(1 << self.nose[seat])
            hulls &= ~(1 << self.hull[seat])

    def deal_cards(self, rng: Rng) -> None:
        """PD-8: three mining cards and one other each."""
        for seat in range(self.players):
            self.hidden_blue[seat] = BLUE_CARDS
            for _ in range(BLUE_CARDS):
                self.take_card(seat, self.box_card(rng))
        for seat in range(self.players):
            self.take_card(seat, self.deck_card(rng))

    def clear(self) -> None:
        """Nothing built, nothing dealt; PD-8: mining cards lie in the box, the others in the deck."""
        self.over = 0
        self.objects = 0
        self.stacks = 0
        self.deck_size = 0
        self.box_size = 0
        self.income = 0
        self.ending = 0
        self.last_turns = 0
        self.barren = 0
        self.passes = 0
        self.ended_by = 0
        self.winners = 0
        self.clear_turn()
        for card in range(CARDS):
            copies = self.copies_in_play(card)
            blue = 1 if self.kind[card] == MINING else 0
            self.box[card] = copies * blue
            self.deck[card] = copies * (1 - blue)
            self.box_size += self.box[card]
            self.deck_size += self.deck[card]
            self.market[card] = 0
            self.spent[card] = 0
        for seat in range(self.players):
            self.clear_seat(seat)

    def copies_in_play(self, card: int) -> int:
        """PD-22: systems can be left out."""
        return 0 if self.kind[card] == SYSTEM and not self.systems else self.copies[card]

    def clear_seat(self, seat: int) -> None:
        self.reward[seat] = 0.0
        self.modules[seat] = 0
        self.bases[seat] = 0
        self.modules_left[seat] = PIECES // self.players * 2 // 3  # PD-2
        self.bases_left[seat] = PIECES // self.players // 3
        self.quids[seat] = 0
        self.harvester[seat] = PAD
        self.nose_used[seat] = 0
        self.hand_size[seat] = 0
        self.holds[seat] = 0
        self.known_size[seat] = 0
        self.hidden_blue[seat] = 0
        for card in range(CARDS):
            self.hand[seat * CARDS + card] = 0
            self.known[seat * CARDS + card] = 0
        for slot in range(SLOTS):
            self.slot_size[slot * MOST + seat] = 0
            for card in range(CARDS):
                self.slot[(slot * MOST + seat) * CARDS + card] = 0

    def clear_turn(self) -> None:
        """Nothing discarded, nothing being built."""
        self.draws_left = 0
        self.discarded = NOTHING
        self.building_on = NOTHING
        self.piece = NOTHING
        self.with_nose = 0
        self.needed = 0
        self.picked_size = 0
        self.asked = 0
        self.options = 0

    # --- the planet ---------------------------------------------------------------------------------

    def lay_planet(self) -> None:
        """PD-1: the ring round the pad and the sectors at their places; then all that follows from the terrain."""
        for way in range(DIRECTIONS):
            self.site[NEXT[PAD * DIRECTIONS + way]] = self.terrain[way] * 2
        for place in range(SECTORS):
            first = DIRECTIONS + self.sector_at[place] * SECTOR_HEXES
            for number in range(SECTOR_HEXES):
                self.site[SECTOR[place * SECTOR_HEXES + number]] = self.terrain[first + number] * 2
        self.site[PAD] = LANDING
        for site in range(SITES):
            self.ground[site] = 0
        for hex in range(HEXES):
            if self.site[hex] == LAVA:
                self.ground[LAVA] |= ONE << hex
        for hex in range(HEXES):
            if self.site[hex] < LAVA and NEIGHBOURS[hex] & self.ground[LAVA]:
                self.site[hex] += 1
            self.ground[self.site[hex]] |= ONE << hex
            self.reach[hex] = self.in_reach(hex)
        self.find_groups()

    def in_reach(self, hex: int) -> int:
        """PD-13: the hexes in a straight line from here, up to the edge or a volcano."""
        found = 0
        for way in range(DIRECTIONS):
            there = NEXT[hex * DIRECTIONS + way]
            while there >= 0 and not self.ground[LAVA] >> there & 1:
                found |= ONE << there
                there = NEXT[there * DIRECTIONS + way]
        return found

    def find_groups(self) -> None:
        """PD-1, PD-21: volcanoes that touch belong together."""
        self.groups = 0
        left = self.ground[LAVA]
        while left != 0:
            first = lowest(left)
            group = ONE << first
            around = NEIGHBOURS[first]
            while around & left & ~group:
                group |= around & left
                around = next_to(group)
            self.group_hex[self.groups] = first
            self.shore[self.groups] = around & ~self.ground[LAVA]
            self.groups += 1
            left &= ~group

    def own(self, seat: int) -> int:
        return self.modules[seat] | self.bases[seat]

    def rivals(self, seat: int) -> int:
        return self.objects & ~self.own(seat)

    def hexes_of(self, terrain: int) -> int:
        return self.ground[terrain * 2] | self.ground[terrain * 2 + 1]

    # --- cards --------------------------------------------------------------------------------------

    def deck_card(self, rng: Rng) -> int:
        """Any one card of the deck."""
        number = rng.below(self.deck_size)
        card = 0
        while number >= self.deck[card]:
            number -= self.deck[card]
            card += 1
        self.deck[card] -= 1
        self.deck_size -= 1
        return card

    def box_card(self, rng: Rng) -> int:
        """Any one of the mining cards that are not dealt."""
        number = rng.below(self.box_size)
        card = 0
        while number >= self.box[card]:
            number -= self.box[card]
            card += 1
        self.box[card] -= 1
        self.box_size -= 1
        return card

    def take_card(self, seat: int, card: int) -> None:
        """Into the hand."""
        self.hand[seat * CARDS + card] += 1
        self.hand_size[seat] += 1
        self.holds[seat] |= 1 << card

    def lay_card(self, seat: int, card: int) -> None:
        """Out of the hand; of alike cards, one that everybody knows."""
        at = seat * CARDS + card
        self.hand[at] -= 1
        self.hand_size[seat] -= 1
        if self.hand[at] == 0:
            self.holds[seat] &= ~(1 << card)
        if self.known[at] > 0:
            self.known[at] -= 1
            self.known_size[seat] -= 1
        elif self.kind[card] == MINING:
            self.hidden_blue[seat] -= 1

    def put_in_market(self, card: int) -> None:
        """PD-10: cards of one name lie in one stack."""
        if self.market[card] == 0:
            self.stack[self.stacks] = card
            self.stacks += 1
        self.market[card] += 1

    def take_from_market(self, card: int) -> None:
        self.market[card] -= 1
        if self.market[card] > 0:
            return
        place = 0
        while self.stack[place] != card:
            place += 1
        self.stacks -= 1
        for number in range(place, self.stacks):
            self.stack[number] = self.stack[number + 1]

    def refill(self, rng: Rng) -> None:
        """PD-10: four stacks at least, as long as the deck lasts."""
        while self.stacks < STACKS and self.deck_size > 0:
            card = self.deck_card(rng)
            self.put_in_market(card)
            self.note(OPENED, card, 0, 0, 0)

    # --- upgrades -----------------------------------------------------------------------------------

    def needs(self, slot: int) -> int:
        """PD-7: how many cards a nose or hull works with."""
        if slot == NOSE:
            return 2 if self.players == MOST else 3
        return 4 if self.players == MOST else 5

    def nose_ready(self, seat: int, nose: int) -> int:
        """PD-6, PD-7: 1 if the seat's nose is this one and charged."""
        return 1 if self.nose[seat] == nose and self.slot_size[NOSE * MOST + seat] == self.needs(NOSE) else 0

    def hull_works(self, seat: int, hull: int) -> int:
        """PD-6, PD-7: 1 if the seat's hull is this one and charged."""
        return 1 if self.hull[seat] == hull and self.slot_size[HULL * MOST + seat] == self.needs(HULL) else 0

    def empty_nose(self, seat: int) -> None:
        """PD-25: its cards leave the game; only by the option `again` it takes new ones."""
        start = (NOSE * MOST + seat) * CARDS
        for card in range(CARDS):
            self.spent[card] += self.slot[start + card]
            self.slot[start + card] = 0
        self.slot_size[NOSE * MOST + seat] = 0
        self.nose_used[seat] = 1 - self.again
        self.note(EMPTIED, seat, self.nose[seat], 0, 0)

    # --- where a harvester can go -------------------------------------------------------------------

    def straight(self, seat: int) -> int:
        """PD-13: the hexes in a straight line; *overflight* passes over volcanoes, yet never stops on one."""
        here = self.harvester[seat]
        return LINES[here] & ~self.ground[LAVA] if self.hull_works(seat, OVERFLIGHT) else self.reach[here]

    def in_range(self, seat: int) -> int:
        """PD-26: the same; with *jump* every hex but volcanoes."""
        if self.nose_ready(seat, JUMP):
            return EVERYWHERE & ~self.ground[LAVA] & ~(ONE << self.harvester[seat])
        return self.straight(seat)

    def destinations(self, seat: int) -> int:
        """PD-14, PD-15: where the seat may move: to objects, to the pad, and where it can build."""
        return self.in_range(seat) & (self.objects | ONE << PAD | self.buildable(seat, self.holds[seat]))

    def buildable(self, seat: int, held: int) -> int:
        """PD-14, PD-17, PD-18: the empty hexes where the seat can build something with a set of cards."""
        found = 0
        for site in range(BUILDABLE):
            if self.pieces_for(seat, held & self.suits[site], held & ~self.suits[site]):
                found |= self.ground[site]
        return found & ~self.objects

    def pieces_for(self, seat: int, fit: int, unfit: int) -> int:
        """What can be built with cards that meet their conditions and cards that do not: a set of pieces."""
        second = fit & (fit - 1)  # what is left of a set without its first; not empty if there are two
        third = second & (second - 1)
        found = 0
        if self.modules_left[seat] > 0:  # PD-18
            if fit:
                found |= 1 << MODULE  # PD-17
            if (second and self.nose_ready(seat, TWIN)) or (unfit and self.nose_ready(seat, WAIVER)):  # PD-26
                found |= 1 << (WITH_NOSE + MODULE)
        if self.bases_left[seat] > 0:
            if second:
                found |= 1 << BASE
            if (third and self.nose_ready(seat, TRIPLE)) or (fit and unfit and self.nose_ready(seat, WAIVER)):
                found |= 1 << (WITH_NOSE + BASE)
        return found

    def discardable(self, seat: int) -> int:
        """PD-12: the cards whose discard leaves a legal destination."""
        held = self.holds[seat]
        there = self.in_range(seat)
        if there & (self.objects | ONE << PAD):
            return held
        found = 0
        for card in range(CARDS):
            if held >> card & 1:
                left = held if self.hand[seat * CARDS + card] > 1 else held & ~(1 << card)
                if there & self.buildable(seat, left):
                    found |= 1 << card
        return found

    def can_move(self, seat: int) -> int:
        """1 if a move is possible."""
        found = self.destinations(seat) if self.hull_works(seat, FREE_MOVE) else self.discardable(seat)
        return 1 if found else 0

    def can_act(self, seat: int) -> int:
        """PD-16: 1 if a draw or a move is possible."""
        return 1 if self.deck_size > 0 or self.stacks > 0 or self.can_move(seat) else 0

    # --- whose turn, and what they may do -----------------------------------------------------------

    def waiting(self) -> int:
        return 0 if self.phase == OVER else 1 << self.turn

    def sealed(self, seat: int) -> int:
        return -1  # no move is made in secret

    def drafting(self) -> int:
        """A turn that moves is one move, from the discard to the last slot; its steps draw no card (PD-12, PD-31).

        With a working *rebate* the discard lies open at once, since a card is drawn after it (PD-26).
        """
        if self.phase == GO:
            return 1 - self.hull_works(self.turn, REBATE_CARD)
        return 1 if BUILD <= self.phase <= SLOT else 0

    def legal(self, seat: int) -> int:
        if self.phase == TURN:
            found = self.offer_draws()
            if self.hull_works(seat, FREE_MOVE):
                return self.offer_hexes(seat, found)
            return self.offer_set(MOVE_DISCARD, self.discardable(seat), found)
        if self.phase <= REBATE:
            return self.offer_draws()
        if self.phase == GO:
            return self.offer_hexes(seat, 0)
        return self.offer_answers()

    def offer_draws(self) -> int:
        """PD-11; PD-26: *rebate* never takes back the card just discarded."""
        self.moves[0] = MOVE_DRAW
        found = 1 if self.deck_size > 0 else 0
        for place in range(self.stacks):
            card = self.stack[place]
            if self.phase != REBATE or card != self.discarded or self.market[card] > 1:
                self.moves[found] = MOVE_STACK + card
                found += 1
        return found

    def offer_hexes(self, seat: int, found: int) -> int:
        """Where a straight line leads it is a move, elsewhere a jump. Writing first and counting after needs no branch."""
        there = self.destinations(seat)
        straight = self.straight(seat)
        for hex in range(HEXES):
            self.moves[found] = MOVE_GO + hex if straight >> hex & 1 else MOVE_JUMP + hex
            found += there >> hex & 1
        return found

    def offer_set(self, base: int, things: int, found: int) -> int:
        """A move for each number of a set."""
        for number in range(CARDS):
            self.moves[found] = base + number
            found += things >> number & 1
        return found

    def offer_answers(self) -> int:
        """To the open question of a building."""
        if self.phase == BUILD:
            return self.offer_set(MOVE_BUILD, self.options, 0)
        if self.phase == PICK:
            return self.offer_set(MOVE_CARD, self.options, 0)
        if self.phase == RAY:
            return self.offer_set(MOVE_RAY, self.options, 0)
        if self.phase == SLOT:
            return self.offer_set(MOVE_SLOT, self.options, 0)
        found = 0
        for number in range(GROUPS):
            if self.options >> number & 1:
                self.moves[found] = self.named_move(number)
                found += 1
        return found

    def named_move(self, number: int) -> int:
        """The move that chooses volcanoes, by their first hex, or what a block does, by the card it doubles."""
        if self.phase == VOLCANO:
            return MOVE_VOLCANO + self.group_hex[number]
        return MOVE_TWO if number == TWO_QUIDS else MOVE_DOUBLE + self.picked[number]

    # --- carrying a move out ------------------------------------------------------------------------

    def apply(self, seat: int, move: int, rng: Rng) -> None:
        if move < MOVE_DISCARD:
            self.draw(seat, move, rng)
        elif move < MOVE_GO:
            self.discard(seat, move - MOVE_DISCARD)
        elif move < MOVE_JUMP:
            self.go(seat, move - MOVE_GO, 0)
        elif move < MOVE_BUILD:
            self.go(seat, move - MOVE_JUMP, 1)
        else:
            self.answer(seat, self.answer_of(move))
            self.settle(seat)

    def begin_turn(self, seat: int) -> None:
        """PD-16: who can neither draw nor move passes."""
        self.turn = seat
        self.phase = TURN
        if self.can_act(seat):
            return
        self.note(PASSED, seat, 0, 0, 0)
        self.passes += 1
        self.next_turn(0)

    def end_turn(self, built: int) -> None:
        """A turn that was not passed."""
        self.passes = 0
        self.next_turn(built)

    def next_turn(self, built: int) -> None:
        """PD-27, PD-30: the game may be over; else the next seat follows."""
        self.clear_turn()
        self.barren += 1 - built
        rounds = self.barren // self.players
        if rounds >= TOLD_ROUNDS and rounds * self.players == self.barren:
            self.note(BARREN, rounds, 0, 0, 0)
        self.last_turns &= ~(1 << self.turn)
        if built and not self.ending and self.built_out(self.turn):
            self.ending = 1
            self.last_turns = (1 << self.players) - 1 & ~(1 << self.turn)  # PD-27: one more turn for every other seat
            self.note(LAST, self.turn, 0, 0, 0)
        if self.ending and self.last_turns == 0:
            self.end(BY_BUILDING)
        elif self.passes >= self.players:
            self.end(BY_PASSING)
        elif rounds >= BARREN_ROUNDS:
            self.end(BY_BARRENNESS)
        else:
            self.begin_turn((self.turn + 1) % self.players)

    # --- drawing and moving -------------------------------------------------------------------------

    def draw(self, seat: int, move: int, rng: Rng) -> None:
        """PD-11: from the deck or the market; three with the hull *third card*."""
        if self.phase == TURN:
            self.draws_left = 3 if self.hull_works(seat, THIRD_CARD) else 2
        if move == MOVE_DRAW:
            card = self.deck_card(rng)
            self.note(DREW, seat, card, 0, 0)
        else:
            card = move - MOVE_STACK
            self.take_from_market(card)
            self.known[seat * CARDS + card] += 1
            self.known_size[seat] += 1
            self.note(DREW, seat, card, 1, 0)
            self.refill(rng)
        self.take_card(seat, card)
        self.draws_left -= 1
        if self.phase == REBATE:
            self.phase = GO
        elif self.draws_left == 0 or (self.deck_size == 0 and self.stacks == 0):
            self.end_turn(0)
        else:
            self.phase = DRAW

    def discard(self, seat: int, card: int) -> None:
        """PD-12; PD-26: *rebate* draws a card at once, if there is another."""
        self.lay_card(seat, card)
        self.put_in_market(card)
        self.discarded = card
        self.note(DISCARDED, seat, card, 0, 0)
        self.phase = GO
        if self.hull_works(seat, REBATE_CARD) and (self.deck_size > 0 or self.stacks > 1 or self.market[card] > 1):
            self.phase = REBATE
            self.draws_left = 1

    def go(self, seat: int, hex: int, jump: int) -> None:
        """PD-14, PD-15: build on an empty hex, pay for a rival's object."""
        self.note(MOVED, seat, self.harvester[seat], hex, jump)
        if jump:
            self.empty_nose(seat)
        self.harvester[seat] = hex
        if hex != PAD and not self.objects >> hex & 1:
            self.building_on = hex
            self.phase = BUILD
            self.settle(seat)
            return
        for other in range(self.players):
            if other != seat and self.own(other) >> hex & 1:
                self.pay_fee(seat, other, 2 if self.bases[other] >> hex & 1 else 1)
        self.end_turn(0)

    def pay_fee(self, seat: int, owner: int, fee: int) -> None:
        """PD-15: as far as the money goes."""
        amount = min(fee, self.quids[seat])
        self.quids[seat] -= amount
        self.quids[owner] += amount
        self.note(FEE, seat, owner, amount, self.harvester[seat])

    # --- the questions of a building ----------------------------------------------------------------

    def settle(self, seat: int) -> None:
        """Ask the next question of a building; a choice of one is made by itself."""
        while self.building_on != NOTHING:
            self.ask(seat)
            if self.options & (self.options - 1):
                return
            self.answer(seat, lowest(self.options))

    def ask(self, seat: int) -> None:
        """Find the next question and its answers."""
        if self.phase == BUILD:
            suits = self.suits[self.site[self.building_on]]
            self.options = self.pieces_for(seat, self.holds[seat] & suits, self.holds[seat] & ~suits)
        elif self.phase == PICK:
            self.options = self.cards_to_pick(seat)
        elif self.phase <= VOLCANO:
            self.ask_way(seat)
        elif self.phase == BLOCK:
            self.ask_block(seat)
        else:
            self.ask_slot(seat)

    def cards_to_pick(self, seat: int) -> int:
        """PD-17, PD-26: the cards that come next in some legal set for this piece, picked in ascending order."""
        held = self.holds[seat]
        if self.picked_size > 0:
            held &= ~((2 << self.picked[self.picked_size - 1]) - 1)
        fit = held & self.suits[self.site[self.building_on]]
        if self.with_nose and self.nose[seat] == WAIVER:
            return self.cards_to_waive(fit, held & ~fit)
        for _ in range(self.needed - self.picked_size - 1):  # as many must follow
            fit &= ~highest(fit)
        return fit

    def cards_to_waive(self, fit: int, unfit: int) -> int:
        """PD-26: of the cards for the piece, exactly one does not meet its condition."""
        if self.needed == 1:
            return unfit
        if self.picked_size == 0:
            return fit & below(highest(unfit)) | unfit & below(highest(fit))
        first_fits = self.suits[self.site[self.building_on]] >> self.picked[0] & 1
        return unfit if first_fits else fit

    def ask_way(self, seat: int) -> None:
        """PD-21: the rays of a Network defence or the volcano groups of a Dome; those that pay."""
        while self.asked < self.picked_size:
            card = self.picked[self.asked]
            self.options = self.ways(seat, card, self.building_on)
            if self.options:
                self.phase = RAY if self.rule[card] == OWN_ON_RAY else VOLCANO
                return
            self.way[self.asked] = NOTHING
            self.asked += 1
        self.asked = 0
        self.phase = BLOCK
        self.ask_block(seat)

    def ask_block(self, seat: int) -> None:
        """PD-23: double a card of the kind it names, or two quids."""
        while self.asked < self.picked_size:
            self.options = self.doubled_by(self.picked[self.asked])
            if self.options:
                self.options |= 1 << TWO_QUIDS
                return
            self.doubles[self.asked] = NOTHING
            self.asked += 1
        self.build(seat)
        self.asked = 0
        self.phase = SLOT
        self.ask_slot(seat)

    def doubled_by(self, card: int) -> int:
        """The places of picked cards that a card can double."""
        found = 0
        if self.rule[card] == BLOCKS:
            for place in range(self.picked_size):
                if self.kind[self.picked[place]] == self.named[card]:
                    found |= 1 << place
        return found

    def ask_slot(self, seat: int) -> None:
        """PD-24: nose and hull take no more than they need; PD-25: a used nose takes none."""
        self.options = 1 << CARGO
        if not self.nose_used[seat] and self.slot_size[NOSE * MOST + seat] < self.needs(NOSE):
            self.options |= 1 << NOSE
        if self.slot_size[HULL * MOST + seat] < self.needs(HULL):
            self.options |= 1 << HULL

    def answer_of(self, move: int) -> int:
        """The number among `options` that a move stands for."""
        if move < MOVE_CARD:
            return move - MOVE_BUILD
        if move < MOVE_RAY:
            return move - MOVE_CARD
        if move < MOVE_VOLCANO:
            return move - MOVE_RAY
        if move >= MOVE_SLOT:
            return move - MOVE_SLOT
        number = lowest(self.options)
        while self.named_move(number) != move:
            number += 1
        return number

    def answer(self, seat: int, number: int) -> None:
        if self.phase == BUILD:
            self.piece = number & 1
            self.with_nose = number >> 1
            self.needed = self.cards_needed(seat)
            self.phase = PICK
        elif self.phase == PICK:
            self.pick(seat, number)
        elif self.phase <= VOLCANO:
            self.way[self.asked] = number
            self.asked += 1
        elif self.phase == BLOCK:
            self.doubles[self.asked] = NOTHING if number == TWO_QUIDS else number
            self.asked += 1
        else:
            self.put_in_slot(seat, self.picked[self.asked], number)
            self.asked += 1
            if self.asked == self.picked_size:
                self.end_turn(1)

    def cards_needed(self, seat: int) -> int:
        """PD-17, PD-26: one for a module, two for a base; *twin* and *triple* take one more."""
        needed = self.piece + 1
        if self.with_nose and self.nose[seat] != WAIVER:
            needed += 1
        return needed

    def pick(self, seat: int, card: int) -> None:
        self.lay_card(seat, card)
        self.picked[self.picked_size] = card
        self.picked_size += 1
        if self.picked_size == self.needed:
            self.phase = RAY

    def put_in_slot(self, seat: int, card: int, slot: int) -> None:
        """PD-24."""
        self.slot[(slot * MOST + seat) * CARDS + card] += 1
        self.slot_size[slot * MOST + seat] += 1
        self.note(SLOTTED, seat, card, slot, 0)
        if slot != CARGO and self.slot_size[slot * MOST + seat] == self.needs(slot):
            self.note(CHARGED, seat, slot, self.nose[seat] if slot == NOSE else self.hull[seat], 0)

    # --- what a card counts -------------------------------------------------------------------------

    def counted(self, seat: int, card: int, hex: int, way: int) -> int:
        """PD-19 to PD-22: the hexes that count for a card with which `seat` builds on an empty hex."""
        rule = self.rule[card]
        if rule == FREE_ADJACENT:
            return NEIGHBOURS[hex] & self.hexes_of(self.named[card]) & ~self.objects
        if rule == ADJACENT_VOLCANOES:
            return NEIGHBOURS[hex] & self.ground[LAVA]
        if rule == VOLCANOES_BETWEEN:
            return self.volcanoes_between(seat, hex)
        if rule == RIVALS_ADJACENT:
            return NEIGHBOURS[hex] & self.rivals(seat)
        return self.own(seat) & self.counted_ground(rule, seat, hex, way)

    def counted_ground(self, rule: int, seat: int, hex: int, way: int) -> int:
        """The hexes on which one's own objects count."""
        if rule == OWN_ADJACENT:
            return NEIGHBOURS[hex]
        if rule == OWN_ON_TERRAIN:
            return self.hexes_of(self.site[hex] >> 1)
        if rule == OWN_BY_PAD:
            return NEIGHBOURS[PAD]
        if rule == OWN_ON_EDGE:
            return EDGE
        if rule == OWN_ON_RAY and way != NOTHING:
            return self.ray(seat, hex, way)
        if rule == OWN_BY_VOLCANOES and way != NOTHING:
            return self.shore[way]
        return 0

    def ray(self, seat: int, hex: int, way: int) -> int:
        """PD-21: from a hex in one direction, up to a rival's object, a volcano or the pad."""
        stops = self.rivals(seat) | self.ground[LAVA] | ONE << PAD
        found = 0
        there = NEXT[hex * DIRECTIONS + way]
        while there >= 0 and not stops >> there & 1:
            found |= ONE << there
            there = NEXT[there * DIRECTIONS + way]
        return found

    def volcanoes_between(self, seat: int, hex: int) -> int:
        """PD-21: volcanoes on a straight line to an own object with neither rival's object nor pad on the way."""
        own = self.own(seat)
        stops = self.rivals(seat) | ONE << PAD
        found = 0
        for way in range(DIRECTIONS):
            passed = 0
            there = NEXT[hex * DIRECTIONS + way]
            while there >= 0 and not stops >> there & 1:
                passed |= ONE << there
                if own >> there & 1:
                    found |= passed
                there = NEXT[there * DIRECTIONS + way]
        return found & self.ground[LAVA]

    def ways(self, seat: int, card: int, hex: int) -> int:
        """PD-21: the rays or volcano groups that a card pays for, a set of numbers; none for other cards."""
        found = 0
        if self.rule[card] == OWN_ON_RAY:
            if self.own(seat) & LINES[hex]:
                for way in range(DIRECTIONS):
                    if self.worth(card, self.counted(seat, card, hex, way)) > 0:
                        found |= 1 << way
        elif self.rule[card] == OWN_BY_VOLCANOES:
            for group in range(self.groups):
                if self.shore[group] >> hex & 1 and self.worth(card, self.counted(seat, card, hex, group)) > 0:
                    found |= 1 << group
        return found

    def worth(self, card: int, hexes: int) -> int:
        """What a card pays for the hexes that count."""
        bases = hexes & (self.bases[0] | self.bases[1] | self.bases[2] | self.bases[3])
        return count(hexes & ~bases) * self.per_module[card] + count(bases) * self.per_base[card] + self.plus[card]

    def due(self, owner: int, hex: int, per_module: int, per_base: int) -> int:
        """PD-22: what a rival pays for objects next to this hex, as far as they have it."""
        around = NEIGHBOURS[hex]
        asked = count(around & self.modules[owner]) * per_module + count(around & self.bases[owner]) * per_base
        return min(asked, self.quids[owner])

    # --- building -----------------------------------------------------------------------------------

    def build(self, seat: int) -> None:
        """PD-19: every card pays by its text; then the object stands, and a nose that was used is empty."""
        nose = 1 + self.nose[seat] if self.with_nose else 0
        self.note(BUILT, seat, self.building_on, self.piece, nose)
        for place in range(self.picked_size):
            self.note(USED, self.picked[place], 0, 0, 0)
        self.income = 0
        for place in range(self.picked_size):
            self.pay(seat, place)
        if self.with_nose:
            self.empty_nose(seat)
        self.place_object(seat)

    def pay(self, seat: int, place: int) -> None:
        """PD-23: a card pays twice if a block doubles it; that block pays nothing."""
        card = self.picked[place]
        times = 1
        for block in range(self.picked_size):
            if self.doubles[block] == place:
                times = 2
        if self.doubles[place] != NOTHING:
            return
        if self.rule[card] == RIVALS_ADJACENT:
            self.take_from_rivals(seat, card, times)
            return
        hexes = self.counted(seat, card, self.building_on, self.way[place])
        amount = times * self.worth(card, hexes)
        if amount > 0:
            self.quids[seat] += amount
            self.income += amount
            self.note(PAID, seat, card, amount, times - 1)
            self.note_sources(card, hexes)

    def take_from_rivals(self, seat: int, card: int, times: int) -> None:
        """PD-22."""
        hex = self.building_on
        total = self.taken(seat, hex, times * self.per_module[card], times * self.per_base[card])
        if total == 0:
            return
        self.note(TOOK, seat, card, total, times - 1)
        for other in range(self.players):
            if other != seat:
                amount = self.due(other, hex, times * self.per_module[card], times * self.per_base[card])
                self.quids[other] -= amount
                if amount > 0:
                    self.note(PAYER, other, amount, 0, 0)
        self.quids[seat] += total
        self.income += total
        self.note_sources(card, self.counted(seat, card, hex, NOTHING))

    def taken(self, seat: int, hex: int, per_module: int, per_base: int) -> int:
        """PD-22: what all rivals pay together."""
        total = 0
        for other in range(self.players):
            if other != seat:
                total += self.due(other, hex, per_module, per_base)
        return total

    def note_sources(self, card: int, hexes: int) -> None:
        """Whence the money comes, hex by hex; what a card adds comes from where it is built."""
        if not self.listening:
            return
        for hex in range(HEXES):
            if hexes >> hex & 1:
                amount = self.worth(card, ONE << hex) - self.plus[card]
                if amount > 0:
                    self.note(SOURCE, hex, amount, 0, 0)
        if self.plus[card] > 0:
            self.note(SOURCE, self.building_on, self.plus[card], 0, 0)

    def place_object(self, seat: int) -> None:
        here = ONE << self.building_on
        self.barren = 0
        self.objects |= here
        if self.piece == MODULE:
            self.modules[seat] |= here
            self.modules_left[seat] -= 1
        else:
            self.bases[seat] |= here
            self.bases_left[seat] -= 1

    def built_out(self, seat: int) -> int:
        """PD-27: 1 when the seat has no piece left, or with the option `kind` none of one kind."""
        modules = self.modules_left[seat]
        bases = self.bases_left[seat]
        left = min(modules, bases) if self.last_kind else modules + bases
        return 1 if left == 0 else 0

    # --- the end ------------------------------------------------------------------------------------

    def end(self, ended_by: int) -> None:
        """PD-28, PD-29."""
        self.phase = OVER
        self.over = 1
        self.ended_by = ended_by
        for kind in range(KINDS):
            for seat in range(self.players):
                amount = self.haul(seat, kind)
                self.quids[seat] += amount
                if amount > 0:
                    self.note(HAULED, seat, kind, amount, 0)
        self.winners = self.leaders()
        self.share_reward(self.winners)
        self.note(WON, self.winners, ended_by, 0, 0)

    def in_cargo(self, seat: int, kind: int) -> int:
        """How many cards of a kind, which is a colour, the cargo holds."""
        found = 0
        for card in range(CARDS):
            if self.kind[card] == kind:
                found += self.slot[(CARGO * MOST + seat) * CARDS + card]
        return found

    def haul(self, seat: int, kind: int) -> int:
        """PD-28: a quid for each card of a colour, for who has strictly more of it than every other."""
        mine = self.in_cargo(seat, kind)
        for other in range(self.players):
            if other != seat and self.in_cargo(other, kind) >= mine:
                return 0
        return mine

    def leaders(self) -> int:
        """PD-29: bit mask of who has the most quids; if several, the most pieces left."""
        best = -1
        found = 0
        for seat in range(self.players):
            score = self.quids[seat] * PIECES + self.modules_left[seat] + self.bases_left[seat]
            if score > best:
                best = score
                found = 0
            if score == best:
                found |= 1 << seat
        return found

    def finish(self) -> None:
        """The share of the win; for a game still going on, of who is ahead now."""
        self.share_reward(self.winners if self.over else self.leaders())

    # --- what a seat cannot know --------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """PD-31: redeal deck, box and of the other hands what nobody saw drawn; the seat to move can still go on."""
        if self.over:
            return
        self.redeal(seat, rng)
        while self.turn != seat and not self.can_go_on():
            self.redeal(seat, rng)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Mining cards never lie in the deck, the others never in the box."""
        for other in range(self.players):
            if other != seat:
                self.gather_unseen(other)
        for other in range(self.players):
            if other != seat:
                hidden = self.hand_size[other] - self.known_size[other] - self.hidden_blue[other]
                self.hand_size[other] = self.known_size[other]
                for _ in range(self.hidden_blue[other]):
                    self.take_card(other, self.box_card(rng))
                for _ in range(hidden):
                    self.take_card(other, self.deck_card(rng))

    def gather_unseen(self, other: int) -> None:
        """Put what is unknown of a hand back into box and deck; its size still tells how many that were."""
        self.holds[other] = 0
        for card in range(CARDS):
            at = other * CARDS + card
            unseen = self.hand[at] - self.known[at]
            if self.kind[card] == MINING:
                self.box[card] += unseen
                self.box_size += unseen
            else:
                self.deck[card] += unseen
                self.deck_size += unseen
            self.hand[at] = self.known[at]
            if self.known[at] > 0:
                self.holds[other] |= 1 << card

    def can_go_on(self) -> int:
        """1 if the seat to move, which drafts nothing, has cards with which it could have come as far as this."""
        if self.phase == TURN:
            return self.can_act(self.turn)
        if self.phase == DRAW:
            return 1
        return 1 if self.destinations(self.turn) else 0  # PD-12: after the discard, before or after the *rebate*


def any_of(things: int, rng: Rng) -> int:
    """One of a set of small numbers, by chance."""
    for _ in range(rng.below(count(things))):
        things &= things - 1
    return lowest(things)
