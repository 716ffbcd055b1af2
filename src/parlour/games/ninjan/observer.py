# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a seat may know of a position of Ninjan, number by number."""

from ...core.observe import Observer, Sheet
from .rules import CARDS, CHOOSE, HAND, MOST_PLAYERS, NONE, PER_SUIT, PILES, RESOLVE, SIGNS, THROW, Ninjan

# What is told of a pile and of a seat, by place.
PILE_VALUE = 3
PILE_SUM = 4
PILE_SIZE = 5
PILE_NUMBERS = 6

PLAYS = 0
HAND_SIZE = 1
CHOSEN = 2
SHOWN_SUIT = 3
SHOWN_VALUE = 6
ORDER = 7
WENT = 8
SUM = 9
STANDING = 10
THROWS = 11
THROWN = 12
SEAT_NUMBERS = 15

# Where each field starts.
HAND_AT = 0
CHOICE_AT = HAND_AT + CARDS
SEEN_AT = CHOICE_AT + CARDS + SIGNS
PILES_AT = SEEN_AT + CARDS
SEATS_AT = PILES_AT + PILES * PILE_NUMBERS
PHASE_AT = SEATS_AT + MOST_PLAYERS * SEAT_NUMBERS
ROUND_AT = PHASE_AT + 4
DEALS_AT = ROUND_AT + 1
FRUITLESS_AT = DEALS_AT + 1
SIZE = FRUITLESS_AT + 1

MOST = 99 * CARDS  # an edition's values lie between -99 and 99

# Start, name, how many numbers, lowest, highest, meaning.
FIELDS = (
    (HAND_AT, "hand", CARDS, 0, 1, "1 for each card in your hand: 16 of rock, scissors, paper, by rising value"),
    (
        CHOICE_AT,
        "choice",
        CARDS + SIGNS,
        0,
        1,
        "1 for what you have chosen and nobody has seen yet: a card, or at the end the sign you throw",
    ),
    (SEEN_AT, "seen", CARDS, 0, 1, "1 for each card that lies in a pile, was captured or has been revealed"),
    (
        PILES_AT,
        "piles",
        PILES * PILE_NUMBERS,
        -MOST,
        MOST,
        "for each of the three piles: suit of its top card (three numbers, one of them 1), value of its top card, "
        "sum of its cards, how many they are",
    ),
    (
        SEATS_AT,
        "seats",
        MOST_PLAYERS * SEAT_NUMBERS,
        -MOST,
        MOST,
        "for each of five seats, yours first, then in the order of play, zeros where nobody sits: 1 if somebody plays "
        "there; cards in hand; 1 if a choice lies face down; suit of the revealed card (three); its value; its place "
        "in the resolving order from 1, 0 for none; 1 once it is resolved; sum captured in this deal; sum in all; "
        "1 if in the tie-break; the sign last thrown (three)",
    ),
    (PHASE_AT, "phase", 4, 0, 1, "1 for the phase: choose, resolve, throw, over"),
    (ROUND_AT, "round", 1, 0, 9, "the round, from 1"),
    (DEALS_AT, "deals", 1, 0, 3, "deals to come after this one"),
    (FRUITLESS_AT, "fruitless", 1, 0, 10, "throws in a row that eliminated nobody"),
)


class NinjanObserver(Observer):
    def __init__(self, game: Ninjan, sheet: Sheet) -> None:
        super().__init__(game, sheet)
        self.position: Ninjan = game

    def observe(self, seat: int) -> None:
        self.clear(SIZE)
        self.see_own(seat)
        for pile in range(PILES):
            self.see_pile(pile)
        for steps in range(self.position.players):
            self.see_seat(self.after(seat, steps), SEATS_AT + steps * SEAT_NUMBERS)
        self.sheet.number[PHASE_AT + self.position.phase] = 1
        self.sheet.number[ROUND_AT] = self.position.round
        self.sheet.number[DEALS_AT] = self.position.deals - self.position.deal_number
        self.sheet.number[FRUITLESS_AT] = self.position.fruitless

    def see_own(self, seat: int) -> None:
        for place in range(self.position.hand_size[seat]):
            self.sheet.number[HAND_AT + self.position.hand[seat * HAND + place]] = 1
        choice = self.position.choice[seat]
        if choice == NONE:
            return
        if self.position.phase == CHOOSE:
            self.sheet.number[CHOICE_AT + choice] = 1
        elif self.position.phase == THROW:
            self.sheet.number[CHOICE_AT + CARDS + choice] = 1

    def see_pile(self, pile: int) -> None:
        at = PILES_AT + pile * PILE_NUMBERS
        top = self.position.top[pile]
        self.sheet.number[at + top // PER_SUIT] = 1
        self.sheet.number[at + PILE_VALUE] = self.position.value[top]
        self.sheet.number[at + PILE_SUM] = self.position.pile_sum[pile]
        self.sheet.number[at + PILE_SIZE] = self.see_chain(top)

    def see_chain(self, newest: int) -> int:
        """The cards of a pile, or those a player has captured; how many they are."""
        count = 0
        card = newest
        while card != NONE:
            self.sheet.number[SEEN_AT + card] = 1
            card = self.position.below[card]
            count += 1
        return count

    def see_seat(self, other: int, at: int) -> None:
        self.see_chain(self.position.captured[other])
        self.sheet.number[at + PLAYS] = 1
        self.sheet.number[at + HAND_SIZE] = self.position.hand_size[other]
        self.sheet.number[at + SUM] = self.position.sum[other]
        self.sheet.number[at + STANDING] = self.position.standing(other)
        self.sheet.number[at + THROWS] = self.position.throwers >> other & 1
        if self.position.thrown[other] != NONE:
            self.sheet.number[at + THROWN + self.position.thrown[other]] = 1
        if self.position.phase == RESOLVE:
            self.see_revealed(other, at)
        elif self.position.choice[other] != NONE:
            self.sheet.number[at + CHOSEN] = 1

    def see_revealed(self, other: int, at: int) -> None:
        card = self.position.choice[other]
        place = 0
        while self.position.order[place] != other:
            place += 1
        self.sheet.number[SEEN_AT + card] = 1
        self.sheet.number[at + SHOWN_SUIT + card // PER_SUIT] = 1
        self.sheet.number[at + SHOWN_VALUE] = self.position.value[card]
        self.sheet.number[at + ORDER] = place + 1
        if self.position.went[other] != NONE:
            self.sheet.number[at + WENT] = 1
