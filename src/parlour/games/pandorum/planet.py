# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The hexes of Pandorum's planet (PD-1): neighbours, straight lines, rings and sectors, computed once.

Hexes are numbered row by row from the top, in a row from the left. A set of hexes is a bit mask. Directions are
numbered clockwise from the east: e, se, sw, w, nw, ne. Axial coordinates: q grows to the east, r to the south-east.
"""

from ...core.rng import Rng

HEXES = 61
PAD = 30
EVERYWHERE = (1 << 61) - 1
DIRECTIONS = 6
FAR = 4  # rings round the pad
SECTORS = 6
SECTOR_HEXES = 9

ONE = 1  # as wide as a set of hexes; a bare 1 would be shifted as a short C number
STEP_Q = (1, 0, -1, -1, 0, 1)
STEP_R = (0, 1, 1, 0, -1, -1)
HEX_Q = tuple(q for r in range(-FAR, FAR + 1) for q in range(max(-FAR, -FAR - r), min(FAR, FAR - r) + 1))
HEX_R = tuple(r for r in range(-FAR, FAR + 1) for _ in range(2 * FAR + 1 - abs(r)))
HEX_S = tuple(-HEX_Q[hex] - HEX_R[hex] for hex in range(HEXES))  # grows to the north-west

# The hex at each pair of coordinates from -5 to 5, or -1 where there is none; the pad lies in the middle.
WIDE = 11
MIDDLE = 60
HEX_AT = tuple(
    next((hex for hex in range(HEXES) if HEX_Q[hex] == q and HEX_R[hex] == r), -1)
    for q in range(-FAR - 1, FAR + 2)
    for r in range(-FAR - 1, FAR + 2)
)

# The next hex from each hex in each direction, or -1 over the edge.
NEXT = tuple(
    HEX_AT[MIDDLE + (HEX_Q[hex] + STEP_Q[way]) * WIDE + HEX_R[hex] + STEP_R[way]]
    for hex in range(HEXES)
    for way in range(DIRECTIONS)
)

# Sets of hexes: the neighbours of each hex; those on a straight line with it; the outermost ring; from each hex in each
# direction those up to the edge.
NEIGHBOURS = tuple(
    sum(ONE << NEXT[hex * DIRECTIONS + way] for way in range(DIRECTIONS) if NEXT[hex * DIRECTIONS + way] >= 0)
    for hex in range(HEXES)
)
LINES = tuple(
    sum(
        ONE << other
        for other in range(HEXES)
        if other != hex and (HEX_Q[hex] == HEX_Q[other] or HEX_R[hex] == HEX_R[other] or HEX_S[hex] == HEX_S[other])
    )
    for hex in range(HEXES)
)
EDGE = sum(ONE << hex for hex in range(HEXES) if -1 in NEXT[hex * DIRECTIONS : (hex + 1) * DIRECTIONS])
RAYS = tuple(
    sum(
        ONE << other
        for steps in range(1, 2 * FAR + 1)
        for other in range(HEXES)
        if HEX_Q[other] - HEX_Q[hex] == steps * STEP_Q[way] and HEX_R[other] - HEX_R[hex] == steps * STEP_R[way]
    )
    for hex in range(HEXES)
    for way in range(DIRECTIONS)
)

# PD-1: the hexes of each sector place, ring by ring (2 to 4), each clockwise from the place's corner.
SECTOR = tuple(
    HEX_AT[
        MIDDLE
        + ring * (STEP_Q[place] * WIDE + STEP_R[place])
        + step * (STEP_Q[(place + 2) % DIRECTIONS] * WIDE + STEP_R[(place + 2) % DIRECTIONS])
    ]
    for place in range(SECTORS)
    for ring in range(2, FAR + 1)
    for step in range(ring)
)

# Which power of two it is, by what is left of it when it is divided by 67: no two powers up to 2**65 leave the same.
REMAINDERS = 67
EXPONENT = tuple(next((n for n in range(66) if 2**n % 67 == left), 0) for left in range(67))


def count(hexes: int) -> int:
    """How many are in a set; sets are small, so one after another."""
    found = 0
    while hexes != 0:
        hexes &= hexes - 1
        found += 1
    return found


def lowest(things: int) -> int:
    """The smallest number in a set that is not empty."""
    return EXPONENT[(things & -things) % REMAINDERS]


def several(things: int) -> int:
    """1 if there are at least two in a set."""
    return 1 if things & (things - 1) else 0


def any_of(things: int, rng: Rng) -> int:
    """One of a set that is not empty, by chance."""
    for _ in range(rng.below(count(things))):
        things &= things - 1
    return lowest(things)


def highest(things: int) -> int:
    """The largest number in a set, as a set of its own; empty if the set is."""
    while things & (things - 1):
        things &= things - 1
    return things


def below(thing: int) -> int:
    """The numbers below the one in a set, none if the set is empty."""
    return thing - 1 if thing else 0


def next_to(hexes: int) -> int:
    """The hexes adjacent to any of a set."""
    found = 0
    for hex in range(HEXES):
        if hexes >> hex & 1:
            found |= NEIGHBOURS[hex]
    return found
