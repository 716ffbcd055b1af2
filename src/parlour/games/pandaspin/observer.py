# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a seat may know of a position of Panda Spin, number by number."""

from ...core.observe import Observer, Sheet
from .rules import PandaSpin
from .terms import (
    ANIMALS,
    BANK,
    BOMBS,
    CARDS,
    COPIES,
    FOLLOW,
    HAND,
    HUNGRY,
    KNOWN,
    LEAD,
    OVER,
    PICKING,
    PLAYERS,
    SIDES,
    SUITS,
)

# What is told of a figure and of a seat, by place.
FIGURE_LENGTH = 0
FIGURE_TIMES = 1
FIGURE_BOMB = 2
FIGURE_TOP = 3
FIGURE_NUMBERS = 16

PLAYS = 0
HAND_SIZE = 1
TURNED = 2
POINTS = 3
PASSED = 4
OUT = 5
BOMBED = 6
WHITE = 7
BLUE = 8
EMPTIED = 9
SEAT_NUMBERS = 10

# Where each field starts.
HAND_AT = 0
KNOWN_AT = HAND_AT + SIDES + SUITS
LYING_AT = KNOWN_AT + PLAYERS * ANIMALS
LYING_BLUE_AT = LYING_AT + PLAYERS * ANIMALS
DISCARD_AT = LYING_BLUE_AT + ANIMALS
PICKED_AT = DISCARD_AT + CARDS
FIGURE_AT = PICKED_AT + ANIMALS
HIGH_AT = FIGURE_AT + FIGURE_NUMBERS
BEFORE_AT = HIGH_AT + PLAYERS
SEATS_AT = BEFORE_AT + PLAYERS
TURN_AT = SEATS_AT + PLAYERS * SEAT_NUMBERS
LEADER_AT = TURN_AT + PLAYERS
PHASE_AT = LEADER_AT + PLAYERS
PENDING_AT = PHASE_AT + 5
LIES_AT = PENDING_AT + 3
SUITS_AT = LIES_AT + 2
MOOD_AT = SUITS_AT + SUITS
PILE_AT = MOOD_AT + 1
BANK_AT = PILE_AT + 1
ROUND_AT = BANK_AT + 1
SIZE = ROUND_AT + 2

LONG = 9999  # more rounds, tricks and moments than a game has

# Start, name, how many numbers, lowest, highest, meaning.
FIELDS = (
    (
        HAND_AT,
        "hand",
        SIDES + SUITS,
        0,
        1,
        "1 for each card in your hand: animal cards by suit (fire, metal, water, earth, wood) and white value (3 to 二), "
        "for each its white side, its blue side; then the five element cards",
    ),
    (
        KNOWN_AT,
        "known",
        PLAYERS * ANIMALS,
        0,
        1,
        "for each of five seats, yours first, then in the order of play: 1 for each animal card of its hand that "
        "everybody knows, since it went back turned",
    ),
    (
        LYING_AT,
        "lying",
        PLAYERS * ANIMALS,
        0,
        1,
        "for each seat in the same order: 1 for each animal card it has played in this trick that still lies there",
    ),
    (LYING_BLUE_AT, "lying blue", ANIMALS, 0, 1, "1 for each of those that lies with its blue side up"),
    (DISCARD_AT, "discard", CARDS, 0, 1, "1 for each card in the discard pile: animal cards, then element cards"),
    (PICKED_AT, "picked", ANIMALS, 0, 1, "1 for each card you have picked so far for the figure you have declared"),
    (
        FIGURE_AT,
        "figure",
        FIGURE_NUMBERS,
        0,
        COPIES,
        "the figure you have declared, else the highest bid, zeros before the lead: values in a run, copies, 1 for a "
        "bomb, its top value (thirteen numbers, one of them 1)",
    ),
    (HIGH_AT, "high", PLAYERS, 0, 1, "1 for the seat of the highest bid, yours first"),
    (BEFORE_AT, "before", PLAYERS, 0, 1, "1 for the seat of the bid before that"),
    (
        SEATS_AT,
        "seats",
        PLAYERS * SEAT_NUMBERS,
        0,
        LONG,
        "for each seat, yours first, zeros where nobody sits: 1 if somebody plays there; cards in hand; cards of the hand "
        "that are turned, unseen by the others; points; 1 if it has passed; 1 if it has left the round; 1 if it has "
        "played a bomb in this trick; 1 for white cards; 1 for blue cards in it; when its hand last became empty in this "
        "round (later moments are larger), 0 for never",
    ),
    (TURN_AT, "turn", PLAYERS, 0, 1, "1 for the seat to act"),
    (LEADER_AT, "leader", PLAYERS, 0, 1, "1 for the seat that led the trick"),
    (PHASE_AT, "phase", 5, 0, 1, "1 for the phase: lead, follow, cards, effects, over"),
    (PENDING_AT, "pending", 3, 0, HAND, "symbols still to be settled: bamboo, fire, panda"),
    (LIES_AT, "lies", 2, 0, 1, "1 if an A or 二 was played in this trick; 1 if a panda was"),
    (SUITS_AT, "suits", SUITS, 0, 1, "1 for each suit in play"),
    (MOOD_AT, "mood", 1, 0, 1, "1 if the panda is hungry, 0 if it spins"),
    (PILE_AT, "pile", 1, 0, CARDS, "cards in the draw pile"),
    (BANK_AT, "bank", 1, 0, BANK, "points left in the bank"),
    (ROUND_AT, "round", 2, 0, LONG, "the round, and the trick of it, both from 1"),
)


class PandaSpinObserver(Observer):
    def __init__(self, game: PandaSpin, sheet: Sheet) -> None:
        super().__init__(game, sheet)
        self.position: PandaSpin = game

    def observe(self, seat: int) -> None:
        self.clear(SIZE)
        self.see_own(seat)
        for steps in range(self.position.players):
            self.see_seat(self.after(seat, steps), steps)
        self.see_trick(seat)
        self.see_phase(seat)
        self.see_rest()

    def see_own(self, seat: int) -> None:
        for place in range(self.position.hand_size[seat]):
            card = self.position.hand[seat * HAND + place]
            if card < ANIMALS:
                self.sheet.number[HAND_AT + card * 2 + self.position.blue[card]] = 1
            else:
                self.sheet.number[HAND_AT + SIDES + card - ANIMALS] = 1

    def see_seat(self, other: int, steps: int) -> None:
        at = SEATS_AT + steps * SEAT_NUMBERS
        self.sheet.number[at + PLAYS] = 1
        self.sheet.number[at + HAND_SIZE] = self.position.hand_size[other]
        self.sheet.number[at + TURNED] = self.see_known(other, KNOWN_AT + steps * ANIMALS)
        self.sheet.number[at + POINTS] = self.position.points[other]
        self.sheet.number[at + PASSED] = self.position.passed >> other & 1
        self.sheet.number[at + OUT] = self.position.out >> other & 1
        self.sheet.number[at + BOMBED] = self.position.bombed >> other & 1
        self.sheet.number[at + WHITE] = self.position.played_white >> other & 1
        self.sheet.number[at + BLUE] = self.position.played_blue >> other & 1
        self.sheet.number[at + EMPTIED] = self.position.emptied[other]

    def see_known(self, other: int, at: int) -> int:
        """The cards of a hand that everybody knows (PS-16); how many further ones are turned (PS-29)."""
        turned = 0
        for place in range(self.position.hand_size[other]):
            card = self.position.hand[other * HAND + place]
            if self.position.known[card] == KNOWN:
                self.sheet.number[at + card] = 1
            else:
                turned += self.position.blue[card]
        return turned

    def see_trick(self, seat: int) -> None:
        for place in range(self.position.lying_size):
            side = self.position.lying[place]
            owner = self.position.bid_seat[self.position.lying_bid[place]]
            if not self.position.passed >> owner & 1:
                self.sheet.number[LYING_AT + self.steps(seat, owner) * ANIMALS + side // 2] = 1
                self.sheet.number[LYING_BLUE_AT + side // 2] = side & 1
        if self.position.bids > 0:
            self.sheet.number[HIGH_AT + self.steps(seat, self.position.bid_seat[self.position.bids - 1])] = 1
        if self.position.bids > 1:
            self.sheet.number[BEFORE_AT + self.steps(seat, self.position.bid_seat[self.position.bids - 2])] = 1
        if self.drafts(seat):
            self.see_figure(self.position.bid_figure[self.position.bids])
            for place in range(self.position.picks):
                self.sheet.number[PICKED_AT + self.position.picked[place]] = 1
        elif self.position.bids > 0:
            self.see_figure(self.position.bid_figure[self.position.bids - 1])
        if self.position.phase != OVER:
            self.sheet.number[TURN_AT + self.steps(seat, self.position.turn)] = 1
        self.sheet.number[LEADER_AT + self.steps(seat, self.position.leader)] = 1

    def drafts(self, seat: int) -> bool:
        """Is the seat in the middle of a bid? The others see nothing of it (PS-21)."""
        return self.position.phase == PICKING and self.position.turn == seat

    def see_figure(self, figure: int) -> None:
        self.sheet.number[FIGURE_AT + FIGURE_LENGTH] = self.position.length_of(figure)
        self.sheet.number[FIGURE_AT + FIGURE_TIMES] = self.position.times_of(figure)
        self.sheet.number[FIGURE_AT + FIGURE_BOMB] = 1 if figure >= BOMBS else 0
        self.sheet.number[FIGURE_AT + FIGURE_TOP + self.position.top_of(figure)] = 1

    def see_phase(self, seat: int) -> None:
        """Of somebody else's half-made bid, the phase before it."""
        phase = self.position.phase
        if phase == PICKING and not self.drafts(seat):
            phase = FOLLOW if self.position.bids > 0 else LEAD
        self.sheet.number[PHASE_AT + phase] = 1

    def see_rest(self) -> None:
        for place in range(self.position.discard_size):
            self.sheet.number[DISCARD_AT + self.position.discard[place]] = 1
        for suit in range(SUITS):
            self.sheet.number[SUITS_AT + suit] = self.position.suits >> suit & 1
        self.sheet.number[PENDING_AT] = self.position.bamboo
        self.sheet.number[PENDING_AT + 1] = self.position.fire
        self.sheet.number[PENDING_AT + 2] = self.position.panda
        self.sheet.number[LIES_AT] = self.position.high_card_lies
        self.sheet.number[LIES_AT + 1] = self.position.panda_lies
        if self.position.mood == HUNGRY:
            self.sheet.number[MOOD_AT] = 1
        self.sheet.number[PILE_AT] = self.position.pile_size
        self.sheet.number[BANK_AT] = self.position.bank
        self.sheet.number[ROUND_AT] = self.position.round
        self.sheet.number[ROUND_AT + 1] = self.position.trick
