# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a net looks at in a position of Pandorum.

First everything that each seat has, in blocks of the same kind, the seat that looks first; then what all share. Where a
hex lies says little, since every planet is another one: what counts is what objects and cards pay. The best object in
range is left to the search: to look for it takes ten times as long as all the rest.
"""

from ...core.features import Features
from .planet import EDGE, HEXES, NEIGHBOURS, PAD, count, lowest
from .rules import Pandorum
from .terms import (
    BUILDABLE,
    CARDS,
    CARGO,
    HULL,
    KINDS,
    MOST,
    NOSE,
    NOTHING,
    OWN_BY_PAD,
    OWN_BY_VOLCANOES,
    OWN_ON_EDGE,
    OWN_ON_TERRAIN,
    PIECE_CHOICES,
    UPGRADES,
    WITH_NOSE,
)

# How far numbers are told apart; more counts as the last.
MOST_ALIKE = 2  # cards of a name in a hand
MOST_HELD = 12
MOST_MODULES = 12
MOST_BASES = 6
MOST_LEFT = 18  # pieces
MOST_PAID = 12  # by a card
MOST_OBJECTS = 9
MOST_SITES = 4  # free hexes of a site in range
MOST_LOADED = 5  # cards in a slot
MOST_AHEAD = 3  # cards of a colour
MOST_LEAD = 30
CLOSE_LEAD = 15  # told apart however many pieces are left
MOST_DRAWS = 3
DECK_STEP = 6
MOST_IN_DECK = 12  # steps
TERRAINS = 3
ALL_NAMES = 40  # names of cards that are looked at in all hands together; each hand has its part of them
OFFERED = 7  # and in the market

# What each seat has, by place in its block.
HELD_AT = 0  # cards in hand
PAYS_AT = HELD_AT + CARDS * MOST_ALIKE  # what each of them would pay now, if that does not depend on the hex
SIZE_AT = PAYS_AT + CARDS * (MOST_PAID + 1)  # cards in the hand
MODULES_AT = SIZE_AT + MOST_HELD + 1  # left
BASES_AT = MODULES_AT + MOST_MODULES + 1
TERRAIN_AT = BASES_AT + MOST_BASES + 1  # objects by terrain
EDGE_AT = TERRAIN_AT + TERRAINS * (MOST_OBJECTS + 1)  # objects on the edge of the planet
PAD_AT = EDGE_AT + MOST_OBJECTS + 1  # objects next to the pad
SHORE_AT = PAD_AT + MOST_OBJECTS + 1  # objects next to one group of volcanoes
NOSE_AT = SHORE_AT + MOST_OBJECTS + 1  # by kind: cards in it, or used up
HULL_AT = NOSE_AT + UPGRADES * (MOST_LOADED + 2)  # by kind: cards in it
CARGO_AT = HULL_AT + UPGRADES * (MOST_LOADED + 1)  # by colour
AHEAD_AT = CARGO_AT + KINDS * (MOST_LOADED + 1)  # by colour: how many more than the seat that looks
SITES_AT = AHEAD_AT + KINDS * (2 * MOST_AHEAD + 1)  # free hexes in range, by site
HEX_AT = SITES_AT + BUILDABLE * (MOST_SITES + 1)  # of its harvester
LEAD_AT = HEX_AT + HEXES  # in quids, those of the cargo among them, over the seat that looks
CLOSE_AT = LEAD_AT + 2 * MOST_LEAD + 1  # the same, by the pieces of who has the fewest
TURN_AT = CLOSE_AT + (MOST_LEFT + 1) * (2 * CLOSE_LEAD + 1)
LAST_AT = TURN_AT + 1  # it still has a last turn
BLOCK = LAST_AT + 1

# What all share, behind the blocks.
PHASE_AT = 0
DRAWS_AT = PHASE_AT + 11
ENDING_AT = DRAWS_AT + MOST_DRAWS + 1
LEFT_AT = ENDING_AT + 1  # the pieces of who has the fewest
DECK_AT = LEFT_AT + MOST_LEFT + 1
MARKET_AT = DECK_AT + MOST_IN_DECK + 1
OFFERS_AT = MARKET_AT + CARDS  # what the cards of the market would pay the seat that looks
DISCARDED_AT = OFFERS_AT + CARDS * (MOST_PAID + 1)
SITE_AT = DISCARDED_AT + CARDS  # that is being built on
PIECE_AT = SITE_AT + BUILDABLE
PICKED_AT = PIECE_AT + PIECE_CHOICES
SHARED = PICKED_AT + CARDS

OF_SEAT = 2 * KINDS + BUILDABLE + TERRAINS + 13  # features of a seat beside its cards, at most
OF_ALL = 11  # of all, beside the market


class PandorumFeatures(Features):
    VERSION = 1

    def __init__(self, game: Pandorum) -> None:
        super().__init__(game)
        self.position: Pandorum = game
        self.size = game.players * BLOCK + SHARED
        self.names = ALL_NAMES // game.players
        self.most = 2 * ALL_NAMES + game.players * OF_SEAT + 2 * OFFERED + OF_ALL
        self.cargo = [0] * (MOST * KINDS)  # by seat: cards of each colour
        self.modules_on = [0] * TERRAINS  # of the seat looked at
        self.bases_on = [0] * TERRAINS
        self.left = 0

    def look(self, seat: int) -> None:
        self.left = self.fewest_left()
        self.count_cargo()
        found = 0
        other = seat
        for steps in range(self.position.players):
            block = steps * BLOCK
            found = self.look_at_objects(other, block, found)
            found = self.look_at_hand(other, block, found)
            found = self.look_at_harvester(other, block, found)
            found = self.look_at_range(other, block, found)
            if other != seat:
                found = self.compare(other, seat, block, found)
            other = other + 1 if other + 1 < self.position.players else 0
        found = self.look_at_market(seat, self.position.players * BLOCK, found)
        self.count = self.look_at_turn(seat, self.position.players * BLOCK, found)

    def fewest_left(self) -> int:
        """The pieces of who has the fewest: how long the game can last."""
        fewest = MOST_LEFT
        for seat in range(self.position.players):
            fewest = min(fewest, self.position.modules_left[seat] + self.position.bases_left[seat])
        return fewest

    def count_cargo(self) -> None:
        for place in range(self.position.players * KINDS):
            self.cargo[place] = 0
        for seat in range(self.position.players):
            if self.position.slot_size[CARGO * MOST + seat] > 0:
                start = (CARGO * MOST + seat) * CARDS
                for card in range(CARDS):
                    self.cargo[seat * KINDS + self.position.kind[card]] += self.position.slot[start + card]

    # --- what a seat has ----------------------------------------------------------------------------

    def look_at_objects(self, other: int, block: int, found: int) -> int:
        own = self.position.own(other)
        for terrain in range(TERRAINS):
            here = self.position.hexes_of(terrain)
            self.modules_on[terrain] = count(self.position.modules[other] & here)
            self.bases_on[terrain] = count(self.position.bases[other] & here)
            objects = self.bounded(self.modules_on[terrain] + self.bases_on[terrain], MOST_OBJECTS)
            self.active[found + terrain] = block + TERRAIN_AT + terrain * (MOST_OBJECTS + 1) + objects
        found += TERRAINS
        shore = 0
        for group in range(self.position.groups):
            shore = max(shore, count(own & self.position.shore[group]))
        self.active[found] = block + EDGE_AT + self.bounded(count(own & EDGE), MOST_OBJECTS)
        self.active[found + 1] = block + PAD_AT + self.bounded(count(own & NEIGHBOURS[PAD]), MOST_OBJECTS)
        self.active[found + 2] = block + SHORE_AT + self.bounded(shore, MOST_OBJECTS)
        self.active[found + 3] = block + MODULES_AT + self.bounded(self.position.modules_left[other], MOST_MODULES)
        self.active[found + 4] = block + BASES_AT + self.bounded(self.position.bases_left[other], MOST_BASES)
        return found + 5

    def look_at_hand(self, other: int, block: int, found: int) -> int:
        held = self.position.holds[other]
        names = self.names
        while held and names > 0:
            card = lowest(held)
            alike = self.bounded(self.position.hand[other * CARDS + card], MOST_ALIKE)
            self.active[found] = block + HELD_AT + card * MOST_ALIKE + alike - 1
            found = self.look_at_card(other, card, block + PAYS_AT, found + 1)
            held &= held - 1
            names -= 1
        self.active[found] = block + SIZE_AT + self.bounded(self.position.hand_size[other], MOST_HELD)
        return found + 1

    def look_at_card(self, other: int, card: int, at: int, found: int) -> int:
        """What a card pays the seat whose objects were looked at last, if that is the same on every hex."""
        pays = self.pays(other, card)
        if pays == NOTHING:
            return found
        self.active[found] = at + card * (MOST_PAID + 1) + self.bounded(pays, MOST_PAID)
        return found + 1

    def pays(self, other: int, card: int) -> int:
        rule = self.position.rule[card]
        if rule == OWN_ON_TERRAIN:
            best = 0
            for terrain in range(TERRAINS):
                if self.position.sites[card] >> 2 * terrain & 3:
                    best = max(best, self.pays_for(card, self.modules_on[terrain], self.bases_on[terrain]))
            return best
        if rule == OWN_BY_PAD:
            return self.position.worth(card, self.position.own(other) & NEIGHBOURS[PAD])
        if rule == OWN_ON_EDGE:
            return self.position.worth(card, self.position.own(other) & EDGE)
        if rule == OWN_BY_VOLCANOES:
            best = 0
            for group in range(self.position.groups):
                best = max(best, self.position.worth(card, self.position.own(other) & self.position.shore[group]))
            return best
        return NOTHING

    def pays_for(self, card: int, modules: int, bases: int) -> int:
        per_module = self.position.per_module[card]
        return modules * per_module + bases * self.position.per_base[card] + self.position.plus[card]

    def look_at_harvester(self, other: int, block: int, found: int) -> int:
        nose = self.bounded(self.position.slot_size[NOSE * MOST + other], MOST_LOADED)
        if self.position.nose_used[other]:
            nose = MOST_LOADED + 1
        hull = self.bounded(self.position.slot_size[HULL * MOST + other], MOST_LOADED)
        self.active[found] = block + NOSE_AT + self.position.nose[other] * (MOST_LOADED + 2) + nose
        self.active[found + 1] = block + HULL_AT + self.position.hull[other] * (MOST_LOADED + 1) + hull
        self.active[found + 2] = block + HEX_AT + self.position.harvester[other]
        found += 3
        for kind in range(KINDS):
            loaded = self.bounded(self.cargo[other * KINDS + kind], MOST_LOADED)
            self.active[found] = block + CARGO_AT + kind * (MOST_LOADED + 1) + loaded
            found += 1 if loaded > 0 else 0
        found = self.flag(1 if self.position.turn == other else 0, block + TURN_AT, found)
        return self.flag(self.position.last_turns >> other & 1, block + LAST_AT, found)

    def look_at_range(self, other: int, block: int, found: int) -> int:
        free = self.position.in_range(other) & ~self.position.objects
        for site in range(BUILDABLE):
            sites = self.bounded(count(free & self.position.ground[site]), MOST_SITES)
            self.active[found + site] = block + SITES_AT + site * (MOST_SITES + 1) + sites
        return found + BUILDABLE

    def compare(self, other: int, seat: int, block: int, found: int) -> int:
        """What another seat has more than the one that looks."""
        lead = self.wealth(other) - self.wealth(seat)
        near = self.between(lead, CLOSE_LEAD)
        self.active[found] = block + LEAD_AT + self.between(lead, MOST_LEAD)
        self.active[found + 1] = block + CLOSE_AT + self.left * (2 * CLOSE_LEAD + 1) + near
        found += 2
        for kind in range(KINDS):
            mine = self.cargo[seat * KINDS + kind]
            theirs = self.cargo[other * KINDS + kind]
            ahead = self.between(theirs - mine, MOST_AHEAD)
            self.active[found] = block + AHEAD_AT + kind * (2 * MOST_AHEAD + 1) + ahead
            found += 1 if mine + theirs > 0 else 0
        return found

    def wealth(self, seat: int) -> int:
        """Quids, with those for the cargo as it lies (PD-28) while the game goes on."""
        worth = self.position.quids[seat]
        for kind in range(0 if self.position.over else KINDS):
            mine = self.cargo[seat * KINDS + kind]
            most = 0
            for other in range(self.position.players):
                if other != seat:
                    most = max(most, self.cargo[other * KINDS + kind])
            worth += mine if mine > most else 0
        return worth

    # --- what all share -----------------------------------------------------------------------------

    def look_at_market(self, seat: int, at: int, found: int) -> int:
        for terrain in range(TERRAINS):
            here = self.position.hexes_of(terrain)
            self.modules_on[terrain] = count(self.position.modules[seat] & here)
            self.bases_on[terrain] = count(self.position.bases[seat] & here)
        for place in range(self.bounded(self.position.stacks, OFFERED)):
            card = self.position.stack[place]
            self.active[found] = at + MARKET_AT + card
            found = self.look_at_card(seat, card, at + OFFERS_AT, found + 1)
        self.active[found] = at + DECK_AT + self.bounded(self.position.deck_size // DECK_STEP, MOST_IN_DECK)
        return found + 1

    def look_at_turn(self, seat: int, at: int, found: int) -> int:
        self.active[found] = at + PHASE_AT + self.position.phase
        self.active[found + 1] = at + DRAWS_AT + self.position.draws_left
        self.active[found + 2] = at + LEFT_AT + self.left
        found = self.flag(self.position.ending, at + ENDING_AT, found + 3)
        if self.position.discarded != NOTHING:
            self.active[found] = at + DISCARDED_AT + self.position.discarded
            found += 1
        if self.position.building_on != NOTHING:
            self.active[found] = at + SITE_AT + self.position.site[self.position.building_on]
            found += 1
            if self.position.piece != NOTHING:
                found = self.look_at_building(at, found)
        return found

    def look_at_building(self, at: int, found: int) -> int:
        self.active[found] = at + PIECE_AT + self.position.piece + WITH_NOSE * self.position.with_nose
        found += 1
        for place in range(self.position.picked_size):
            self.active[found] = at + PICKED_AT + self.position.picked[place]
            found += 1
        return found

    def bounded(self, number: int, most: int) -> int:
        return number if number < most else most

    def between(self, number: int, most: int) -> int:
        """How far a number lies above the least that is told apart."""
        return max(-most, min(number, most)) + most

    def flag(self, holds: int, feature: int, found: int) -> int:
        """Add a feature if it holds."""
        self.active[found] = feature
        return found + holds
