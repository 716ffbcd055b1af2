# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Moving in Pandorum: where a harvester can go, what can be built there, what it costs (PD-12 to PD-18, PD-26)."""

from .harvester import Harvesters
from .planet import EVERYWHERE, LINES, ONE, PAD
from .terms import (
    BASE,
    BASE_FEE,
    BUILDABLE,
    CARDS,
    FREE_MOVE,
    JUMP,
    LAVA,
    MODULE,
    MODULE_FEE,
    MOST,
    NOSE_BASE,
    NOSE_MODULE,
    NOTHING,
    OVERFLIGHT,
    TRIPLE,
    TWIN,
    WAIVER,
)


class Moving(Harvesters):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.quids = [0] * MOST

    # --- where to -----------------------------------------------------------------------------------

    def straight(self, seat: int) -> int:
        """PD-13: the hexes in a straight line; *overflight* passes over volcanoes, yet never stops on one."""
        here = self.harvester[seat]
        return LINES[here] & ~self.ground[LAVA] if self.working_hull[seat] == OVERFLIGHT else self.reach[here]

    def in_range(self, seat: int) -> int:
        """PD-26: the same; with *jump* every hex but volcanoes."""
        if self.ready_nose[seat] == JUMP:
            return EVERYWHERE & ~self.ground[LAVA] & ~(ONE << self.harvester[seat])
        return self.straight(seat)

    def stops(self) -> int:
        """PD-15: where anybody may stop without building: objects and the pad."""
        return self.objects | ONE << PAD

    def destinations(self, seat: int) -> int:
        """PD-14, PD-15: where the seat may move: to objects, to the pad, and where it can build."""
        return self.in_range(seat) & (self.stops() | self.buildable(seat, self.holds[seat]))

    def discardable(self, seat: int) -> int:
        """PD-12: the cards whose discard leaves a legal destination."""
        held = self.holds[seat]
        there = self.in_range(seat)
        if there & self.stops():
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
        found = self.destinations(seat) if self.working_hull[seat] == FREE_MOVE else self.discardable(seat)
        return 1 if found else 0

    # --- what can be built --------------------------------------------------------------------------

    def buildable(self, seat: int, held: int) -> int:
        """PD-14, PD-17, PD-18: the empty hexes where the seat can build something with a set of cards."""
        found = 0
        for site in range(BUILDABLE):
            if self.pieces_for(seat, held & self.suits[site], held & ~self.suits[site]):
                found |= self.ground[site]
        return found & ~self.objects

    def pieces_for(self, seat: int, fit: int, unfit: int) -> int:
        """What can be built with cards that meet their conditions and cards that do not: a set of pieces."""
        two_fit = fit & (fit - 1)  # the set without its first card; not empty if there are two
        three_fit = two_fit & (two_fit - 1)
        nose = self.ready_nose[seat]
        found = 0
        if self.modules_left[seat] > 0:  # PD-18
            if fit:
                found |= 1 << MODULE  # PD-17
            if (two_fit and nose == TWIN) or (unfit and nose == WAIVER):  # PD-26
                found |= 1 << NOSE_MODULE
        if self.bases_left[seat] > 0:
            if two_fit:
                found |= 1 << BASE
            if (three_fit and nose == TRIPLE) or (fit and unfit and nose == WAIVER):
                found |= 1 << NOSE_BASE
        return found

    # --- what it costs ------------------------------------------------------------------------------

    def fee(self, seat: int, hex: int) -> int:
        """PD-15: what the seat pays for stopping there: 1 for a rival's module, 2 for a base, or whatever it has."""
        owner = self.owner(hex)
        if owner == NOTHING or owner == seat:
            return 0
        price = BASE_FEE if self.bases[owner] >> hex & 1 else MODULE_FEE
        return min(price, self.quids[seat])
