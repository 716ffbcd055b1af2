# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a seat may know of a position of Pandorum, number by number."""

from ...core.buffers import Int16s
from ...core.observe import Observer, Sheet
from .planet import HEXES, lowest
from .rules import Pandorum
from .terms import (
    BARREN_ROUNDS,
    BUILDABLE,
    CARDS,
    CARGO,
    HULL,
    LAVA,
    MOST,
    NOSE,
    NOTHING,
    OVER,
    PIECES,
    RAY,
    SITES,
    SLOTS,
)

# What is told of a hex's ground and of a seat, by place.
VOLCANO = 3
BY_VOLCANO = 4
GROUNDS = 5

PLAYS = 0
QUIDS = 1
MODULES_LEFT = 2
BASES_LEFT = 3
HAND_SIZE = 4
HIDDEN_BLUE = 5
NOSE_KIND = 6
NOSE_CARDS = 10
NOSE_USED = 11
HULL_KIND = 12
HULL_CARDS = 16
CARGO_OF = 17
LAST_TURN = 24
SEAT_NUMBERS = 25

# Where each field starts.
HAND_AT = 0
KNOWN_AT = HAND_AT + CARDS
MARKET_AT = KNOWN_AT + MOST * CARDS
USED_AT = MARKET_AT + CARDS
GROUND_AT = USED_AT + CARDS
MODULES_AT = GROUND_AT + GROUNDS * HEXES
BASES_AT = MODULES_AT + MOST * HEXES
HARVESTERS_AT = BASES_AT + MOST * HEXES
SEATS_AT = HARVESTERS_AT + MOST * HEXES
TURN_AT = SEATS_AT + MOST * SEAT_NUMBERS
PHASE_AT = TURN_AT + MOST
DRAWS_AT = PHASE_AT + 11
DISCARDED_AT = DRAWS_AT + 1
BUILDING_AT = DISCARDED_AT + CARDS
PIECE_AT = BUILDING_AT + HEXES
PICKED_AT = PIECE_AT + 3
ASKED_AT = PICKED_AT + CARDS
DECK_AT = ASKED_AT + CARDS
BOX_AT = DECK_AT + 1
ENDING_AT = BOX_AT + 1
BARREN_AT = ENDING_AT + 1
PASSES_AT = BARREN_AT + 1
SIZE = PASSES_AT + 1

ALL_CARDS = 91
RICH = 9999  # more quids than anybody gets

# Start, name, how many numbers, lowest, highest, meaning.
FIELDS = (
    (HAND_AT, "hand", CARDS, 0, ALL_CARDS, "how many of each card you hold, in the order of the edition"),
    (
        KNOWN_AT,
        "known",
        MOST * CARDS,
        0,
        ALL_CARDS,
        "for each of four seats, yours first, then in the order of play: how many of each card of its hand everybody "
        "knows, since they were drawn from the market",
    ),
    (MARKET_AT, "market", CARDS, 0, ALL_CARDS, "how many of each card lie in the market"),
    (
        USED_AT,
        "used",
        CARDS,
        0,
        ALL_CARDS,
        "how many of each card lie in a harvester or have left the game with a nose",
    ),
    (
        GROUND_AT,
        "ground",
        GROUNDS * HEXES,
        0,
        1,
        "for each of the 61 hexes, row by row: 1 where there are craters; then 1 where there are mountains; wasteland; a "
        "volcano; and 1 where a volcano is adjacent",
    ),
    (MODULES_AT, "modules", MOST * HEXES, 0, 1, "for each seat, yours first: 1 on each hex with its module"),
    (BASES_AT, "bases", MOST * HEXES, 0, 1, "for each seat: 1 on each hex with its base"),
    (HARVESTERS_AT, "harvesters", MOST * HEXES, 0, 1, "for each seat: 1 on the hex of its harvester"),
    (
        SEATS_AT,
        "seats",
        MOST * SEAT_NUMBERS,
        0,
        RICH,
        "for each seat, yours first, zeros where nobody sits: 1 if somebody plays there; quids; modules left; bases left; "
        "cards in hand; mining cards among them that nobody else has seen; its nose (twin, triple, jump, waiver: one of "
        "four numbers is 1), cards in it, 1 if it is used up; its hull (free move, third card, overflight, rebate), cards "
        "in it; cargo by colour (seven); 1 if it still has a last turn",
    ),
    (TURN_AT, "turn", MOST, 0, 1, "1 for the seat to act, yours first"),
    (
        PHASE_AT,
        "phase",
        11,
        0,
        1,
        "1 for the phase: turn, draw, rebate, go, build, cards, ray, volcano, block, slot, over",
    ),
    (DRAWS_AT, "draws", 1, 0, 3, "cards still to be drawn"),
    (DISCARDED_AT, "discarded", CARDS, 0, 1, "1 for the card discarded for this move"),
    (BUILDING_AT, "building", HEXES, 0, 1, "1 for the hex that is being built on"),
    (PIECE_AT, "piece", 3, 0, 1, "what is built there: 1 for a module, 1 for a base, 1 if with the nose"),
    (PICKED_AT, "picked", CARDS, 0, 1, "1 for each card picked for it so far"),
    (ASKED_AT, "asked", CARDS, 0, 1, "1 for the card that the question is about"),
    (DECK_AT, "deck", 1, 0, ALL_CARDS, "cards in the deck"),
    (BOX_AT, "box", 1, 0, ALL_CARDS, "mining cards that were not dealt"),
    (ENDING_AT, "ending", 1, 0, 1, "1 once somebody has built their last object"),
    (BARREN_AT, "barren", 1, 0, BARREN_ROUNDS, "full rounds since the last building"),
    (PASSES_AT, "passes", 1, 0, PIECES, "turns passed in a row"),
)


class PandorumObserver(Observer):
    def __init__(self, game: Pandorum, sheet: Sheet) -> None:
        super().__init__(game, sheet)
        self.position: Pandorum = game
        self.surveyed = [0] * SITES  # the ground that is written in `ground`, which stays the same all game long
        self.ground: Int16s = [0] * (GROUNDS * HEXES)

    def observe(self, seat: int) -> None:
        self.clear(SIZE)
        self.see_cards(seat)
        self.see_ground()
        for steps in range(self.position.players):
            self.see_seat(self.after(seat, steps), steps)
        self.see_turn(seat)

    def see_cards(self, seat: int) -> None:
        for card in range(CARDS):
            self.sheet.number[HAND_AT + card] = self.position.hand[seat * CARDS + card]
            self.sheet.number[MARKET_AT + card] = self.position.market[card]
            self.sheet.number[USED_AT + card] = self.position.spent[card]
        for place in range(SLOTS * MOST):
            if self.position.slot_size[place] > 0:
                for card in range(CARDS):
                    used = self.sheet.number[USED_AT + card] + self.position.slot[place * CARDS + card]
                    self.sheet.number[USED_AT + card] = used
        self.sheet.number[DECK_AT] = self.position.deck_size
        self.sheet.number[BOX_AT] = self.position.box_size

    def see_ground(self) -> None:
        changed = 0
        for site in range(SITES):
            changed |= self.position.ground[site] ^ self.surveyed[site]
        if changed != 0:
            self.survey()
        for place in range(GROUNDS * HEXES):
            self.sheet.number[GROUND_AT + place] = self.ground[place]

    def survey(self) -> None:
        """The ground of another planet than before."""
        for site in range(SITES):
            self.surveyed[site] = self.position.ground[site]
        for hex in range(HEXES):
            for ground in range(VOLCANO):
                self.ground[ground * HEXES + hex] = self.lies_on(hex, ground * 2) + self.lies_on(hex, ground * 2 + 1)
            self.ground[VOLCANO * HEXES + hex] = self.lies_on(hex, LAVA)
            by_volcano = 0
            for site in range(1, BUILDABLE, 2):
                by_volcano |= self.lies_on(hex, site)
            self.ground[BY_VOLCANO * HEXES + hex] = by_volcano

    def lies_on(self, hex: int, site: int) -> int:
        return self.surveyed[site] >> hex & 1

    def see_seat(self, other: int, steps: int) -> None:
        at = SEATS_AT + steps * SEAT_NUMBERS
        self.sheet.number[at + PLAYS] = 1
        self.sheet.number[at + QUIDS] = self.position.quids[other]
        self.sheet.number[at + MODULES_LEFT] = self.position.modules_left[other]
        self.sheet.number[at + BASES_LEFT] = self.position.bases_left[other]
        self.sheet.number[at + HAND_SIZE] = self.position.hand_size[other]
        self.sheet.number[at + HIDDEN_BLUE] = self.position.hidden_blue[other]
        self.sheet.number[at + NOSE_KIND + self.position.nose[other]] = 1
        self.sheet.number[at + NOSE_CARDS] = self.position.slot_size[NOSE * MOST + other]
        self.sheet.number[at + NOSE_USED] = self.position.nose_used[other]
        self.sheet.number[at + HULL_KIND + self.position.hull[other]] = 1
        self.sheet.number[at + HULL_CARDS] = self.position.slot_size[HULL * MOST + other]
        for card in range(CARDS):
            self.sheet.number[KNOWN_AT + steps * CARDS + card] = self.position.known[other * CARDS + card]
        if self.position.slot_size[CARGO * MOST + other] > 0:
            for card in range(CARDS):
                colour = at + CARGO_OF + self.position.kind[card]
                hauled = self.position.slot[(CARGO * MOST + other) * CARDS + card]
                self.sheet.number[colour] = self.sheet.number[colour] + hauled
        self.sheet.number[at + LAST_TURN] = self.position.last_turns >> other & 1
        self.see_set(self.position.modules[other], MODULES_AT + steps * HEXES)
        self.see_set(self.position.bases[other], BASES_AT + steps * HEXES)
        self.sheet.number[HARVESTERS_AT + steps * HEXES + self.position.harvester[other]] = 1

    def see_set(self, hexes: int, at: int) -> None:
        """1 for each hex of a set."""
        while hexes != 0:
            self.sheet.number[at + lowest(hexes)] = 1
            hexes &= hexes - 1

    def see_turn(self, seat: int) -> None:
        if self.position.phase != OVER:
            self.sheet.number[TURN_AT + self.steps(seat, self.position.turn)] = 1
        self.sheet.number[PHASE_AT + self.position.phase] = 1
        self.sheet.number[DRAWS_AT] = self.position.draws_left
        if self.position.discarded != NOTHING:
            self.sheet.number[DISCARDED_AT + self.position.discarded] = 1
        if self.position.building_on != NOTHING:
            self.see_building()
        self.sheet.number[ENDING_AT] = self.position.ending
        self.sheet.number[BARREN_AT] = self.position.barren // self.position.players
        self.sheet.number[PASSES_AT] = self.position.passes

    def see_building(self) -> None:
        self.sheet.number[BUILDING_AT + self.position.building_on] = 1
        if self.position.piece == NOTHING:
            return
        self.sheet.number[PIECE_AT + self.position.piece] = 1
        self.sheet.number[PIECE_AT + 2] = self.position.with_nose
        for place in range(self.position.picked_size):
            self.sheet.number[PICKED_AT + self.position.picked[place]] = 1
        if self.position.phase >= RAY and self.position.asked < self.position.picked_size:
            self.sheet.number[ASKED_AT + self.position.picked[self.position.asked]] = 1
