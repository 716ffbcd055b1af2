# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The harvesters of Pandorum: noses, hulls, cargo, and the cards in their slots (PD-6, PD-7, PD-24, PD-25, PD-28)."""

from ...core.rng import Rng
from .cards import Cards
from .planet import PAD, any_of
from .terms import (
    CARDS,
    CARGO,
    CHARGED,
    EMPTIED,
    HULL,
    HULL_NEEDS,
    HULL_NEEDS_AT_FOUR,
    MOST,
    NOSE,
    NOSE_NEEDS,
    NOSE_NEEDS_AT_FOUR,
    NOTHING,
    SLOTS,
    SLOTTED,
    UPGRADES,
)


class Harvesters(Cards):
    """What lies in a slot of a seat stands at place `slot * MOST + seat`."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.again = 0  # PD-25: 1 when a nose can be charged anew
        self.upgrades = [0] * (2 * UPGRADES)  # the noses of the harvester boards, then the hulls (PD-6)
        self.harvester = [0] * MOST  # a hex
        self.nose = [0] * MOST
        self.hull = [0] * MOST
        self.nose_used = [0] * MOST  # PD-25: takes no more cards
        self.ready_nose = [0] * MOST  # PD-7: the nose once it holds the cards it needs, else NOTHING
        self.working_hull = [0] * MOST  # the hull likewise
        self.slot = [0] * (SLOTS * MOST * CARDS)
        self.slot_size = [0] * (SLOTS * MOST)
        self.spent = [0] * CARDS  # cards of used noses

    def print_harvesters(self, upgrades: list[int]) -> None:
        """What an edition prints on the harvester boards: four noses, four hulls."""
        for place in range(2 * UPGRADES):
            self.upgrades[place] = upgrades[place]

    def clear_harvesters(self) -> None:
        """PD-9: on the landing pad, their slots empty."""
        for seat in range(self.players):
            self.harvester[seat] = PAD
            self.nose_used[seat] = 0
            self.ready_nose[seat] = NOTHING
            self.working_hull[seat] = NOTHING
        for place in range(SLOTS * MOST):
            self.slot_size[place] = 0
            for card in range(CARDS):
                self.slot[place * CARDS + card] = 0
        for card in range(CARDS):
            self.spent[card] = 0

    def deal_harvesters(self, rng: Rng) -> None:
        """PD-6: noses and hulls are paired at random."""
        noses = (1 << UPGRADES) - 1
        hulls = (1 << UPGRADES) - 1
        for seat in range(self.players):
            nose = any_of(noses, rng)
            hull = any_of(hulls, rng)
            self.nose[seat] = self.upgrades[nose]
            self.hull[seat] = self.upgrades[UPGRADES + hull]
            noses &= ~(1 << nose)
            hulls &= ~(1 << hull)

    # --- upgrades -----------------------------------------------------------------------------------

    def needs(self, slot: int) -> int:
        """PD-7: how many cards a nose or hull works with."""
        if slot == NOSE:
            return NOSE_NEEDS_AT_FOUR if self.players == MOST else NOSE_NEEDS
        return HULL_NEEDS_AT_FOUR if self.players == MOST else HULL_NEEDS

    def nose_ready(self, seat: int, nose: int) -> int:
        """PD-6, PD-7: 1 if the seat's nose is this one and charged."""
        return 1 if self.ready_nose[seat] == nose else 0

    def hull_works(self, seat: int, hull: int) -> int:
        """PD-6, PD-7: 1 if the seat's hull is this one and charged."""
        return 1 if self.working_hull[seat] == hull else 0

    def empty_nose(self, seat: int) -> None:
        """PD-25: its cards leave the game; only by the option `again` it takes new ones."""
        start = (NOSE * MOST + seat) * CARDS
        for card in range(CARDS):
            self.spent[card] += self.slot[start + card]
            self.slot[start + card] = 0
        self.slot_size[NOSE * MOST + seat] = 0
        self.ready_nose[seat] = NOTHING
        self.nose_used[seat] = 1 - self.again
        self.note(EMPTIED, seat, self.nose[seat], 0, 0)

    # --- slots --------------------------------------------------------------------------------------

    def open_slots(self, seat: int) -> int:
        """PD-24: nose and hull take no more than they need; PD-25: a used nose takes none. A set of slots."""
        found = 1 << CARGO
        if not self.nose_used[seat] and self.slot_size[NOSE * MOST + seat] < self.needs(NOSE):
            found |= 1 << NOSE
        if self.slot_size[HULL * MOST + seat] < self.needs(HULL):
            found |= 1 << HULL
        return found

    def put_in_slot(self, seat: int, card: int, slot: int) -> None:
        """PD-24."""
        place = slot * MOST + seat
        self.slot[place * CARDS + card] += 1
        self.slot_size[place] += 1
        self.note(SLOTTED, seat, card, slot, 0)
        if slot != CARGO and self.slot_size[place] == self.needs(slot):
            self.charge(seat, slot)

    def charge(self, seat: int, slot: int) -> None:
        """PD-7: from now on the nose or hull works."""
        if slot == NOSE:
            self.ready_nose[seat] = self.nose[seat]
        else:
            self.working_hull[seat] = self.hull[seat]
        self.note(CHARGED, seat, slot, self.nose[seat] if slot == NOSE else self.hull[seat], 0)

    # --- cargo --------------------------------------------------------------------------------------

    def in_cargo(self, seat: int, kind: int) -> int:
        """How many cards of a kind, which is a colour, the cargo holds."""
        found = 0
        for card in range(CARDS):
            if self.kind[card] == kind:
                found += self.slot[(CARGO * MOST + seat) * CARDS + card]
        return found

    def haul(self, seat: int, kind: int) -> int:
        """PD-28: a quid for each card of a colour, for a seat with strictly more of it than every other."""
        mine = self.in_cargo(seat, kind)
        for other in range(self.players if mine > 0 else 0):
            if other != seat and self.in_cargo(other, kind) >= mine:
                return 0
        return mine
