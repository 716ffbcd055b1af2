# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a seat may know of a position of Piñata, number by number."""

from ...core.observe import Observer, Sheet
from .rules import CARDS, COLOURS, DEEP, FRUITLESS, HAND, KINDS, MATS, SIDES, Pinata

# What is told of a mat and of a side of it, by place.
MAT_IN_PLAY = 0
MAT_UP = 1
MAT_CANDIES = 2
MAT_NUMBERS = 7

SIDE_PLACED = 0
SIDE_SUM = 1
SIDE_ROOM = 2
SIDE_NUMBERS = 7

# Where each field starts.
HAND_AT = 0
SHOWN_AT = HAND_AT + KINDS
KNOWN_AT = SHOWN_AT + KINDS
LYING_AT = KNOWN_AT + KINDS
DISCARD_AT = LYING_AT + KINDS
MATS_AT = DISCARD_AT + KINDS
SIDES_AT = MATS_AT + MATS * MAT_NUMBERS
BAG_AT = SIDES_AT + SIDES * SIDE_NUMBERS
WON_AT = BAG_AT + COLOURS
MEDALS_AT = WON_AT + 2 * COLOURS
HAND_SIZES_AT = MEDALS_AT + 2 * COLOURS
PILE_AT = HAND_SIZES_AT + 2
PHASE_AT = PILE_AT + 1
TURN_AT = PHASE_AT + 3
EXCHANGED_AT = TURN_AT + 1
PASSES_AT = EXCHANGED_AT + 1
SIZE = PASSES_AT + 1

# Start, name, how many numbers, lowest, highest, meaning.
FIELDS = (
    (
        HAND_AT,
        "hand",
        KINDS,
        0,
        HAND,
        "how many of each kind of card you hold: nine values of each colour, then of wild",
    ),
    (SHOWN_AT, "shown", KINDS, 0, HAND, "of those, how many the other player knows you hold"),
    (KNOWN_AT, "known", KINDS, 0, HAND, "how many of each kind you know the other player holds"),
    (LYING_AT, "lying", KINDS, 0, CARDS, "how many of each kind lie at the mats"),
    (DISCARD_AT, "discard", KINDS, 0, CARDS, "how many of each kind lie in the discard pile"),
    (
        MATS_AT,
        "mats",
        MATS * MAT_NUMBERS,
        0,
        MATS,
        "for each of four mats: 1 if in play; 1 if the higher sum wins; candies on it by colour (five)",
    ),
    (
        SIDES_AT,
        "sides",
        SIDES * SIDE_NUMBERS,
        0,
        9 * DEEP,
        "for each mat your side, then the other one: cards there; their sum; how many more cards of each colour its "
        "candies leave room for (five)",
    ),
    (BAG_AT, "bag", COLOURS, 0, CARDS, "candies in the bag by colour"),
    (WON_AT, "won", 2 * COLOURS, 0, CARDS, "candies by colour: yours, then the other player's"),
    (MEDALS_AT, "medals", 2 * COLOURS, 0, 1, "1 for each medal by colour: yours, then the other player's"),
    (HAND_SIZES_AT, "hand sizes", 2, 0, HAND, "cards in hand: yours, the other player's"),
    (PILE_AT, "pile", 1, 0, CARDS, "cards in the draw pile"),
    (PHASE_AT, "phase", 3, 0, 1, "1 for the phase: play, exchange, over"),
    (TURN_AT, "turn", 1, 0, 1, "1 if it is your turn"),
    (EXCHANGED_AT, "exchanged", 1, 0, HAND, "cards discarded in this exchange so far"),
    (PASSES_AT, "passes", 1, 0, FRUITLESS, "passes in a row"),
)


class PinataObserver(Observer):
    def __init__(self, game: Pinata, sheet: Sheet) -> None:
        super().__init__(game, sheet)
        self.position: Pinata = game

    def observe(self, seat: int) -> None:
        self.clear(SIZE)
        self.see_cards(seat)
        for mat in range(MATS):
            self.see_mat(mat)
            self.see_side(mat * 2 + seat, SIDES_AT + mat * 2 * SIDE_NUMBERS)
            self.see_side(mat * 2 + 1 - seat, SIDES_AT + (mat * 2 + 1) * SIDE_NUMBERS)
        for colour in range(COLOURS):
            self.sheet.number[BAG_AT + colour] = self.position.bag[colour]
        self.see_seat(seat, 0)
        self.see_seat(1 - seat, 1)
        self.sheet.number[PILE_AT] = self.position.pile_size
        self.sheet.number[PHASE_AT + self.position.phase] = 1
        self.sheet.number[TURN_AT] = self.position.waiting() >> seat & 1
        self.sheet.number[EXCHANGED_AT] = self.position.exchanged
        self.sheet.number[PASSES_AT] = self.position.passes

    def see_cards(self, seat: int) -> None:
        for kind in range(KINDS):
            self.sheet.number[HAND_AT + kind] = self.position.hand[seat * KINDS + kind]
            self.sheet.number[SHOWN_AT + kind] = self.position.known[seat * KINDS + kind]
            self.sheet.number[KNOWN_AT + kind] = self.position.known[(1 - seat) * KINDS + kind]
        for place in range(self.position.discard_size):
            kind = DISCARD_AT + self.position.discard[place]
            self.sheet.number[kind] = self.sheet.number[kind] + 1

    def see_mat(self, mat: int) -> None:
        at = MATS_AT + mat * MAT_NUMBERS
        self.sheet.number[at + MAT_IN_PLAY] = self.position.in_play[mat]
        self.sheet.number[at + MAT_UP] = self.position.up[mat]
        for colour in range(COLOURS):
            self.sheet.number[at + MAT_CANDIES + colour] = self.position.on_mat[mat * COLOURS + colour]

    def see_side(self, side: int, at: int) -> None:
        self.sheet.number[at + SIDE_PLACED] = self.position.placed[side]
        self.sheet.number[at + SIDE_SUM] = self.position.sum[side]
        for colour in range(COLOURS):
            self.sheet.number[at + SIDE_ROOM + colour] = self.position.room[side * COLOURS + colour]
        for place in range(self.position.placed[side]):
            kind = LYING_AT + self.position.at_side[side * DEEP + place]
            self.sheet.number[kind] = self.sheet.number[kind] + 1

    def see_seat(self, other: int, row: int) -> None:
        for colour in range(COLOURS):
            self.sheet.number[WON_AT + row * COLOURS + colour] = self.position.won[other * COLOURS + colour]
            self.sheet.number[MEDALS_AT + row * COLOURS + colour] = self.position.medals[other] >> colour & 1
        self.sheet.number[HAND_SIZES_AT + row] = self.position.hand_size[other]
