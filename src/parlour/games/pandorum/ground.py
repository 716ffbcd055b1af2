# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The ground of Pandorum: the terrain of the planet as it is laid out (PD-1), and the objects that stand on it."""

from ...core.game import Game
from ...core.rng import Rng
from .planet import (
    DIRECTIONS,
    HEXES,
    NEIGHBOURS,
    NEXT,
    ONE,
    PAD,
    RAYS,
    SECTOR,
    SECTOR_HEXES,
    SECTORS,
    any_of,
    lowest,
    next_to,
)
from .terms import GROUPS, LANDING, LAVA, MODULE, MOST, NOTHING, SITES


class Ground(Game):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.terrain = [0] * (HEXES - 1)  # as printed on the parts of the board, see `print_board`
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
        self.all_modules = 0  # of each player (PD-2)
        self.all_bases = 0
        self.modules_left = [0] * MOST
        self.bases_left = [0] * MOST

    def print_board(self, terrain: list[int]) -> None:
        """Of the ring round the pad and of the six sectors: craters 0, mountains 1, wasteland 2, a volcano 3."""
        for place in range(HEXES - 1):
            self.terrain[place] = terrain[place]

    def count_pieces(self, modules: int, bases: int) -> None:
        """PD-2: how many each player has."""
        self.all_modules = modules
        self.all_bases = bases

    # --- laying the planet out ----------------------------------------------------------------------

    def deal_sectors(self, rng: Rng) -> None:
        """PD-1: the six sectors in any order."""
        left = (1 << SECTORS) - 1
        for place in range(SECTORS):
            self.sector_at[place] = any_of(left, rng)
            left &= ~(1 << self.sector_at[place])
        self.lay_planet()

    def lay_planet(self) -> None:
        """PD-1: the ring round the pad and the sectors at their places; then all that follows from the terrain."""
        for way in range(DIRECTIONS):
            self.site[NEXT[PAD * DIRECTIONS + way]] = self.terrain[way] * 2
        for place in range(SECTORS):
            first = DIRECTIONS + self.sector_at[place] * SECTOR_HEXES
            for number in range(SECTOR_HEXES):
                self.site[SECTOR[place * SECTOR_HEXES + number]] = self.terrain[first + number] * 2
        self.site[PAD] = LANDING
        self.find_sites()
        self.find_groups()

    def find_sites(self) -> None:
        """Where a volcano is adjacent, and what lies in a straight line."""
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

    def in_reach(self, hex: int) -> int:
        """PD-13: the hexes in a straight line from here, up to the edge or a volcano."""
        found = 0
        for way in range(DIRECTIONS):
            found |= self.free_ray(hex, way, self.ground[LAVA])
        return found

    def free_ray(self, hex: int, way: int, obstacles: int) -> int:
        """The hexes from here in one direction, up to the edge or the first of a set of obstacles."""
        if not RAYS[hex * DIRECTIONS + way] & obstacles:
            return RAYS[hex * DIRECTIONS + way]
        found = 0
        there = NEXT[hex * DIRECTIONS + way]
        while not obstacles >> there & 1:
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

    def hexes_of(self, terrain: int) -> int:
        return self.ground[terrain * 2] | self.ground[terrain * 2 + 1]

    # --- objects ------------------------------------------------------------------------------------

    def clear_objects(self) -> None:
        """PD-2: nothing is built yet."""
        self.objects = 0
        for seat in range(self.players):
            self.modules[seat] = 0
            self.bases[seat] = 0
            self.modules_left[seat] = self.all_modules
            self.bases_left[seat] = self.all_bases

    def place_object(self, seat: int, piece: int, hex: int) -> None:
        self.objects |= ONE << hex
        if piece == MODULE:
            self.modules[seat] |= ONE << hex
            self.modules_left[seat] -= 1
        else:
            self.bases[seat] |= ONE << hex
            self.bases_left[seat] -= 1

    def own(self, seat: int) -> int:
        """The hexes with an object of the seat."""
        return self.modules[seat] | self.bases[seat]

    def rivals(self, seat: int) -> int:
        """The hexes with an object of another seat."""
        return self.objects & ~self.own(seat)

    def owner(self, hex: int) -> int:
        """The seat whose object stands there, or NOTHING."""
        for seat in range(self.players):
            if self.own(seat) >> hex & 1:
                return seat
        return NOTHING
