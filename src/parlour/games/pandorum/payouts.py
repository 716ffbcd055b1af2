# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The payouts of Pandorum: the hexes that count for a card, and what they are worth (PD-19 to PD-22)."""

from .moving import Moving
from .planet import DIRECTIONS, EDGE, LINES, NEIGHBOURS, NEXT, ONE, PAD, count
from .terms import (
    ADJACENT_VOLCANOES,
    FREE_ADJACENT,
    LAVA,
    NOTHING,
    OWN_ADJACENT,
    OWN_BY_PAD,
    OWN_BY_VOLCANOES,
    OWN_ON_EDGE,
    OWN_ON_RAY,
    OWN_ON_TERRAIN,
    RIVALS_ADJACENT,
    VOLCANOES_BETWEEN,
)


class Payouts(Moving):
    # --- the hexes that count -----------------------------------------------------------------------

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
        return self.free_ray(hex, way, self.rivals(seat) | self.ground[LAVA] | ONE << PAD)

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

    # --- what they are worth ------------------------------------------------------------------------

    def worth(self, card: int, hexes: int) -> int:
        """What a card pays for the hexes that count."""
        bases = hexes & (self.bases[0] | self.bases[1] | self.bases[2] | self.bases[3])
        return count(hexes & ~bases) * self.per_module[card] + count(bases) * self.per_base[card] + self.plus[card]

    def due(self, owner: int, hex: int, per_module: int, per_base: int) -> int:
        """PD-22: what a rival pays for objects next to this hex, as far as they have it."""
        around = NEIGHBOURS[hex]
        asked = count(around & self.modules[owner]) * per_module + count(around & self.bases[owner]) * per_base
        return min(asked, self.quids[owner])

    def taken(self, seat: int, hex: int, per_module: int, per_base: int) -> int:
        """PD-22: what all rivals pay together."""
        total = 0
        for other in range(self.players):
            if other != seat:
                total += self.due(other, hex, per_module, per_base)
        return total
