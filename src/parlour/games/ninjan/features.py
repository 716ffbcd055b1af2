# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a net looks at in a position of Ninjan.

First everything that each seat has, in blocks of the same kind, the seat that looks first; then what all share.

A position looks the same if its piles change places, or its suits, each beating the next as before (NJ-2). So piles are
counted from the richest one, and suits from the one on top of it. Only three equal values would tell suits apart (NJ-6).
"""

from ...core.features import Features
from .rules import CARDS, CHOOSE, HAND, NONE, PER_SUIT, PILES, PUT, RESOLVE, SIGN, SIGNS, TAKE, Ninjan

# How far numbers are told apart; more counts as the last.
MOST_LEAD = 40
CLOSE_LEAD = 25  # told apart in every round
MOST_IN_PILE = 25
LEAST_IN_PILE = -12
MOST_DEALS = 2  # still to come

# What each seat has, by place in its block.
HELD_AT = 0  # cards in hand; one that is chosen but not revealed still counts as held
REVEALED_AT = HELD_AT + CARDS  # its card, until it resolves
SUITS_AT = REVEALED_AT + CARDS  # how many cards of each suit it holds
HIGHEST_AT = SUITS_AT + SIGNS * (HAND + 1)  # the highest card of each suit in hand
LEAD_AT = HIGHEST_AT + CARDS  # its lead over the seat that looks
CLOSE_AT = LEAD_AT + 2 * MOST_LEAD + 1  # the same, by round
TURN_AT = CLOSE_AT + (HAND + 1) * (2 * CLOSE_LEAD + 1)
THROWS_AT = TURN_AT + 1
BLOCK = THROWS_AT + 1

# What all share, behind the blocks.
SUMS = MOST_IN_PILE - LEAST_IN_PILE + 1
PHASE_AT = 0
ROUND_AT = PHASE_AT + 4
DEALS_AT = ROUND_AT + HAND + 1
PILE_AT = DEALS_AT + MOST_DEALS + 1  # by pile, the richest first, and suit on top: the sum
RICHEST_AT = PILE_AT + PILES * SIGNS * SUMS  # by suit on top: the highest sum of such a pile
SHARED = RICHEST_AT + SIGNS * SUMS


class NinjanFeatures(Features):
    VERSION = 2

    def __init__(self, game: Ninjan) -> None:
        super().__init__(game)
        self.position: Ninjan = game
        self.size = game.players * BLOCK + SHARED
        self.most = game.players * (HAND + 2 * SIGNS + 5) + PILES + SIGNS + 3
        self.suit_size = [0] * SIGNS
        self.suit_top = [0] * SIGNS
        self.rank = [0] * PILES  # of each pile; the richest is 0
        self.first = 0  # the suit on top of the richest pile

    def look(self, seat: int) -> None:
        self.turn()
        count = 0
        other = seat
        for steps in range(self.position.players):
            count = self.look_at_hand(other, steps * BLOCK, count)
            count = self.look_at_seat(other, seat, steps * BLOCK, count)
            other = other + 1 if other + 1 < self.position.players else 0
        if self.position.phase == RESOLVE:
            count = self.look_at_revealed(seat, count)
        count = self.look_at_piles(self.position.players * BLOCK, count)
        self.count = self.look_at_rest(self.position.players * BLOCK, count)

    def turn(self) -> None:
        """Find out from which pile and suit to count."""
        richest = 0
        for pile in range(PILES):
            self.rank[pile] = 0
            for other in range(PILES):
                if self.is_richer(other, pile):
                    self.rank[pile] += 1
            richest = pile if self.rank[pile] == 0 else richest
        self.first = self.position.top[richest] // PER_SUIT

    def is_richer(self, pile: int, other: int) -> bool:
        """Of equal ones the one further left counts as richer."""
        mine = self.position.pile_sum[pile]
        theirs = self.position.pile_sum[other]
        return mine > theirs or (mine == theirs and pile < other)

    def turned(self, move: int) -> int:
        if move < TAKE:
            return self.turned_card(move)
        if move < PUT:
            return TAKE + self.rank[move - TAKE]
        if move < SIGN:
            return PUT + self.rank[move - PUT]
        return SIGN + self.turned_suit(move - SIGN)

    def turned_card(self, card: int) -> int:
        card -= self.first * PER_SUIT
        return card if card >= 0 else card + CARDS

    def turned_suit(self, suit: int) -> int:
        return suit - self.first if suit >= self.first else suit - self.first + SIGNS

    def look_at_hand(self, other: int, block: int, count: int) -> int:
        for suit in range(SIGNS):
            self.suit_size[suit] = 0
            self.suit_top[suit] = NONE
        for place in range(other * HAND, other * HAND + self.position.hand_size[other]):
            count = self.look_at_card(self.turned_card(self.position.hand[place]), block, count)
        if self.position.phase == CHOOSE and self.position.choice[other] != NONE:
            count = self.look_at_card(self.turned_card(self.position.choice[other]), block, count)
        for suit in range(SIGNS):
            self.active[count] = block + SUITS_AT + suit * (HAND + 1) + self.suit_size[suit]
            count += 1
            if self.suit_size[suit] > 0:
                self.active[count] = block + HIGHEST_AT + self.suit_top[suit]
                count += 1
        return count

    def look_at_card(self, card: int, block: int, count: int) -> int:
        suit = card // PER_SUIT
        self.suit_size[suit] += 1
        self.suit_top[suit] = max(self.suit_top[suit], card)
        self.active[count] = block + HELD_AT + card
        return count + 1

    def look_at_seat(self, other: int, seat: int, block: int, count: int) -> int:
        if other != seat:
            lead = self.position.standing(other) - self.position.standing(seat)
            self.active[count] = block + LEAD_AT + self.bounded(lead, -MOST_LEAD, MOST_LEAD)
            close = self.bounded(lead, -CLOSE_LEAD, CLOSE_LEAD)
            self.active[count + 1] = block + CLOSE_AT + self.position.round * (2 * CLOSE_LEAD + 1) + close
            count += 2
        self.active[count] = block + THROWS_AT
        return count + (self.position.throwers >> other & 1)

    def look_at_revealed(self, seat: int, count: int) -> int:
        """The cards that have not resolved, and whose turn it is."""
        for place in range(self.position.resolved, self.position.players):
            other = self.position.order[place]
            card = self.turned_card(self.position.choice[other])
            self.active[count] = self.block_of(other, seat) + REVEALED_AT + card
            count += 1
        self.active[count] = self.block_of(self.position.order[self.position.resolved], seat) + TURN_AT
        return count + 1

    def look_at_piles(self, at: int, count: int) -> int:
        for suit in range(SIGNS):
            self.suit_top[suit] = NONE
        for pile in range(PILES):
            suit = self.turned_suit(self.position.top[pile] // PER_SUIT)
            total = self.bounded(self.position.pile_sum[pile], LEAST_IN_PILE, MOST_IN_PILE)
            self.suit_top[suit] = max(self.suit_top[suit], total)
            self.active[count] = at + PILE_AT + (self.rank[pile] * SIGNS + suit) * SUMS + total
            count += 1
        for suit in range(SIGNS):
            if self.suit_top[suit] != NONE:
                self.active[count] = at + RICHEST_AT + suit * SUMS + self.suit_top[suit]
                count += 1
        return count

    def look_at_rest(self, at: int, count: int) -> int:
        self.active[count] = at + PHASE_AT + self.position.phase
        self.active[count + 1] = at + ROUND_AT + self.position.round
        to_come = self.position.deals - self.position.deal_number
        self.active[count + 2] = at + DEALS_AT + self.bounded(to_come, 0, MOST_DEALS)
        return count + 3

    def block_of(self, other: int, seat: int) -> int:
        """Where the block of a seat begins, counted from the one that looks."""
        steps = other - seat
        return (steps if steps >= 0 else steps + self.position.players) * BLOCK

    def bounded(self, number: int, least: int, most: int) -> int:
        """How far a number lies above the least that is told apart."""
        return max(least, min(number, most)) - least
