# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Ninjan: the position and its rules. Rule ids (NJ-…) stand at the lines that carry them out.

Cards are numbers: 16 of rock, 16 of scissors, 16 of paper, in the edition's order of values. The cards of a pile,
and those a player has captured, are chained from the newest to the oldest by `below`.
"""

from ...core.game import Game
from ...core.rng import Rng

CARDS = 48
PER_SUIT = 16
PILES = 3
HAND = 9
MOST_PLAYERS = 5
NONE = -1
ONE = 1  # as wide as a set of cards; a bare 1 would be shifted as a short C number

# The signs, in the order in which three equal values resolve (NJ-6); each beats the next one round (NJ-2).
SIGNS = 3

# Phases.
CHOOSE = 0
RESOLVE = 1
THROW = 2
OVER = 3

# The move space: choose a card, take a pile, put the card on a pile, throw a sign.
TAKE = 48
PUT = 51
SIGN = 54
MOVES = 57

# Ten throws in a row that eliminate nobody end the tie-break (NJ-14).
FRUITLESS = 10

# Journal: what happened (see events.py for what each note holds).
DEALT = 1
CHOSE = 2
REVEALED = 3
TOOK = 4
TAKEN_CARD = 5
PUTS = 6
SCORED = 7
TIED = 8
THREW = 9
THROWN = 10
WON = 11


class Ninjan(Game):
    """Two to five players, nine rounds a deal; the highest sum of captured cards wins.

    >>> game = Ninjan(4, 1, 0, [value for _ in range(3) for value in (*range(-6, 0), *range(1, 11))])
    >>> game.deal(Rng(1))
    >>> game.waiting(), game.legal(0)
    (15, 9)
    """

    def __init__(self, players: int, deals: int, shared: int, values: list[int]) -> None:
        super().__init__(players)
        self.deals = deals  # NJ-15
        self.shared = shared  # NJ-14: 1 when a tie is a shared victory instead of a throw
        self.value = [0] * CARDS
        self.phase = CHOOSE
        self.deal_number = 0
        self.round = 0
        self.hand = [0] * (MOST_PLAYERS * HAND)
        self.hand_size = [0] * MOST_PLAYERS
        self.rest = [0] * CARDS  # the cards that left the game unseen
        self.rest_size = 0
        self.below = [0] * CARDS
        self.top = [0] * PILES
        self.bottom = [0] * PILES
        self.pile_sum = [0] * PILES
        self.captured = [0] * MOST_PLAYERS  # the newest captured card
        self.sum = [0] * MOST_PLAYERS
        self.total = [0] * MOST_PLAYERS
        self.choice = [0] * MOST_PLAYERS  # a card, in a throw a sign, or NONE
        self.order = [0] * MOST_PLAYERS  # the seats in resolving order
        self.went = [0] * MOST_PLAYERS  # the pile a revealed card went to, or NONE
        self.resolved = 0
        self.thrown = [0] * MOST_PLAYERS  # the sign shown in the last throw, or NONE
        self.throwers = 0  # bit mask of the seats still in the tie-break
        self.fruitless = 0
        self.winners = 0
        for card in range(CARDS):
            self.value[card] = values[card]

    def empty(self) -> "Ninjan":
        return Ninjan(self.players, self.deals, self.shared, list(self.value))

    def value_of(self, card: int) -> int:
        """For callers in Python, to whom reading all values is a copy of them."""
        return self.value[card]

    def hand_of(self, seat: int) -> list[int]:
        """The seat's cards, for callers in Python."""
        return [self.hand[seat * HAND + place] for place in range(self.hand_size[seat])]

    def chain(self, newest: int) -> list[int]:
        """The cards chained from this one, oldest first, for callers in Python."""
        cards = []
        card = newest
        while card != NONE:
            cards.append(card)
            card = self.below[card]
        cards.reverse()
        return cards

    # --- setting up ---------------------------------------------------------------------------------

    def deal(self, rng: Rng) -> None:
        """A new game."""
        self.over = 0
        self.winners = 0
        self.throwers = 0
        self.fruitless = 0
        self.deal_number = 0
        for seat in range(MOST_PLAYERS):
            self.reward[seat] = 0.0
            self.total[seat] = 0
        self.next_deal(rng)

    def next_deal(self, rng: Rng) -> None:
        """NJ-3: three piles of one card, nine cards to each player, the rest leaves the game unseen."""
        for card in range(CARDS):
            self.rest[card] = card
        self.rest_size = CARDS
        self.deal_number += 1
        self.round = 0
        for pile in range(PILES):
            self.start_pile(pile, self.draw(rng))
        for seat in range(self.players):
            self.hand_size[seat] = HAND
            for place in range(HAND):
                self.hand[seat * HAND + place] = self.draw(rng)
            self.captured[seat] = NONE
            self.sum[seat] = 0
        self.note(DEALT, self.deal_number, self.top[0], self.top[1], self.top[2])
        self.next_round()

    def draw(self, rng: Rng) -> int:
        """Any one of the cards not yet dealt."""
        place = rng.below(self.rest_size)
        card = self.rest[place]
        self.rest_size -= 1
        self.rest[place] = self.rest[self.rest_size]
        return card

    def start_pile(self, pile: int, card: int) -> None:
        self.top[pile] = card
        self.bottom[pile] = card
        self.below[card] = NONE
        self.pile_sum[pile] = self.value[card]

    def next_round(self) -> None:
        self.round += 1
        self.phase = CHOOSE
        self.resolved = 0
        for seat in range(self.players):
            self.choice[seat] = NONE
            self.went[seat] = NONE
            self.thrown[seat] = NONE

    # --- whose turn, and what they may do -----------------------------------------------------------

    def waiting(self) -> int:
        if self.phase == RESOLVE:
            return 1 << self.order[self.resolved]
        if self.phase == OVER:
            return 0
        mask = 0
        for seat in range(self.players):
            if self.choice[seat] == NONE:
                mask |= 1 << seat
        if self.phase == THROW:
            mask &= self.throwers
        return mask

    def legal(self, seat: int) -> int:
        if self.phase == CHOOSE:  # NJ-4
            count = self.hand_size[seat]
            for place in range(count):
                self.moves[place] = self.hand[seat * HAND + place]
            return count
        if self.phase == RESOLVE:
            return self.legal_piles(seat)
        for sign in range(SIGNS):  # NJ-14
            self.moves[sign] = SIGN + sign
        return SIGNS

    def legal_piles(self, seat: int) -> int:
        """NJ-8: one of the piles it beats must be taken; NJ-9: if it beats none, any pile may be topped."""
        sign = self.choice[seat] // PER_SUIT
        count = 0
        for pile in range(PILES):
            if self.beats(sign, self.top[pile] // PER_SUIT):  # NJ-7: by suit alone
                self.moves[count] = TAKE + pile
                count += 1
        if count == 0:
            for pile in range(PILES):
                self.moves[pile] = PUT + pile
            return PILES
        return count

    def beats(self, sign: int, other: int) -> bool:
        """NJ-2: rock beats scissors, scissors beats paper, paper beats rock."""
        return other == sign + 1 or other == sign - 2

    def sealed(self, seat: int) -> int:
        if self.choice[seat] == NONE or self.phase == RESOLVE:
            return -1
        return SIGN + self.choice[seat] if self.phase == THROW else self.choice[seat]

    def reopen(self, seat: int) -> None:
        """NJ-4, NJ-14: a card goes back into its hand, a sign is forgotten; cards that are revealed stay."""
        if self.phase == RESOLVE:
            return
        for other in range(self.players):
            if other == seat or self.choice[other] == NONE:
                continue
            if self.phase == CHOOSE:
                self.hand[other * HAND + self.hand_size[other]] = self.choice[other]
                self.hand_size[other] += 1
            self.choice[other] = NONE

    # --- carrying a move out ------------------------------------------------------------------------

    def apply(self, seat: int, move: int, rng: Rng) -> None:
        if move < TAKE:
            self.choose_card(seat, move)
        elif move < PUT:
            self.take_pile(seat, move - TAKE)
            self.next_card(rng)
        elif move < SIGN:
            self.put_on_pile(seat, move - PUT)
            self.next_card(rng)
        else:
            self.throw_sign(seat, move - SIGN)

    def choose_card(self, seat: int, card: int) -> None:
        """NJ-4: a card is chosen in secret; when the last one is in, all are revealed."""
        last = seat * HAND + self.hand_size[seat] - 1
        place = last
        while self.hand[place] != card:
            place -= 1
        self.hand[place] = self.hand[last]
        self.hand_size[seat] -= 1
        self.choice[seat] = card
        self.note(CHOSE, seat, card, 0, 0)
        if self.waiting() == 0:
            self.reveal()

    def reveal(self) -> None:
        """NJ-5: from the highest value to the lowest; the seats are sorted into that order."""
        for seat in range(self.players):
            place = seat
            while place > 0 and self.resolves_before(self.choice[seat], self.choice[self.order[place - 1]]):
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = seat
        self.phase = RESOLVE
        self.resolved = 0
        if self.listening:
            for place in range(self.players):
                seat = self.order[place]
                self.note(REVEALED, seat, self.choice[seat], place, 0)

    def resolves_before(self, card: int, other: int) -> bool:
        if self.value[card] != self.value[other]:
            return self.value[card] > self.value[other]
        # NJ-6: of two equal values the suit that beats the other; of three, rock, scissors, paper.
        if self.shown_with_value(self.value[card]) == SIGNS:
            return card < other
        return self.beats(card // PER_SUIT, other // PER_SUIT)

    def shown_with_value(self, value: int) -> int:
        count = 0
        for seat in range(self.players):
            if self.value[self.choice[seat]] == value:
                count += 1
        return count

    def take_pile(self, seat: int, pile: int) -> None:
        """NJ-8: all cards of the pile are captured, whatever they sum to; the played card replaces it."""
        card = self.choice[seat]
        self.note(TOOK, seat, card, pile, self.pile_sum[pile])
        if self.listening:
            self.note_pile(pile, self.sum[seat] + self.pile_sum[pile])
        self.went[seat] = pile
        self.below[self.bottom[pile]] = self.captured[seat]
        self.captured[seat] = self.top[pile]
        self.sum[seat] += self.pile_sum[pile]
        self.start_pile(pile, card)

    def note_pile(self, pile: int, sum_after: int) -> None:
        card = self.top[pile]
        while card != NONE:
            self.note(TAKEN_CARD, card, sum_after, 0, 0)
            card = self.below[card]

    def put_on_pile(self, seat: int, pile: int) -> None:
        """NJ-9: the card goes on top; piles have no limit."""
        card = self.choice[seat]
        self.note(PUTS, seat, card, pile, 0)
        self.went[seat] = pile
        self.below[card] = self.top[pile]
        self.top[pile] = card
        self.pile_sum[pile] += self.value[card]

    def next_card(self, rng: Rng) -> None:
        """NJ-11: the next card resolves on the piles as this one left them."""
        self.resolved += 1
        if self.resolved < self.players:
            return
        if self.round < HAND:
            self.next_round()
        else:
            self.end_deal(rng)

    # --- the end ------------------------------------------------------------------------------------

    def end_deal(self, rng: Rng) -> None:
        """NJ-12, NJ-13: only captured cards count; NJ-15: another deal, or the end."""
        for seat in range(self.players):
            self.total[seat] += self.sum[seat]
            self.choice[seat] = NONE
            self.note(SCORED, self.deal_number, seat, self.sum[seat], self.total[seat])
        self.resolved = 0
        if self.deal_number < self.deals:
            self.next_deal(rng)
            return
        leaders = self.leaders()
        if self.shared or leaders & (leaders - 1) == 0:
            self.win(leaders)
            return
        self.phase = THROW  # NJ-14
        self.throwers = leaders
        self.fruitless = 0
        self.note(TIED, leaders, 0, 0, 0)

    def leaders(self) -> int:
        """Bit mask of the seats with the highest total."""
        best = self.total[0]
        for seat in range(self.players):
            best = max(best, self.total[seat])
        mask = 0
        for seat in range(self.players):
            if self.total[seat] == best:
                mask |= 1 << seat
        return mask

    def throw_sign(self, seat: int, sign: int) -> None:
        """NJ-14: every tied player throws in secret; all are revealed together."""
        self.choice[seat] = sign
        self.note(THREW, seat, sign, 0, 0)
        if self.waiting() == 0:
            self.compare_throws()

    def compare_throws(self) -> None:
        """NJ-14: when exactly two signs show, the losing one drops out; else throw again, ten times at most."""
        losers = self.losing_throwers()
        for seat in range(self.players):
            if self.throwers >> seat & 1:
                self.note(THROWN, seat, self.choice[seat], losers >> seat & 1, 0)
            self.thrown[seat] = self.choice[seat]
            self.choice[seat] = NONE
        self.throwers &= ~losers
        self.fruitless = 0 if losers else self.fruitless + 1
        if self.throwers & (self.throwers - 1) == 0 or self.fruitless == FRUITLESS:
            self.win(self.throwers)

    def losing_throwers(self) -> int:
        """The seats whose sign is beaten, if exactly two signs show; else nobody."""
        signs = 0
        losers = 0
        for seat in range(self.players):
            if self.throwers >> seat & 1:
                signs |= 1 << self.choice[seat]
        if signs == 1 or signs == 2 or signs == 4 or signs == 7:
            return 0
        for seat in range(self.players):
            if self.throwers >> seat & 1 and signs >> (self.choice[seat] + 2) % SIGNS & 1:
                losers |= 1 << seat  # the sign one before mine, which beats mine, is shown
        return losers

    def win(self, winners: int) -> None:
        self.phase = OVER
        self.throwers = 0
        self.winners = winners
        self.over = 1
        self.share_reward(winners)
        self.note(WON, winners, 0, 0, 0)

    def score_of(self, seat: int) -> int:
        return self.total[seat]

    def finish(self) -> None:
        """The share of the win; for a game still going on, of the seats ahead now."""
        if self.over:
            self.share_reward(self.winners)
            return
        best = -1000
        for seat in range(self.players):
            best = max(best, self.standing(seat))
        ahead = 0
        for seat in range(self.players):
            if self.standing(seat) == best:
                ahead |= 1 << seat
        self.share_reward(self.throwers if self.phase == THROW else ahead)

    def standing(self, seat: int) -> int:
        """What the seat has in all so far, the deal being played included."""
        if self.phase == THROW or self.phase == OVER:
            return self.total[seat]
        return self.total[seat] + self.sum[seat]

    # --- what a seat cannot know --------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """NJ-3, NJ-4: redeal the others' hands, their unrevealed choices and the cards that left unseen."""
        self.gather_unseen(seat)
        for other in range(self.players):
            if other == seat:
                continue
            for place in range(self.hand_size[other]):
                self.hand[other * HAND + place] = self.draw(rng)
            if self.choice[other] == NONE:
                continue
            if self.phase == CHOOSE:
                self.choice[other] = self.draw(rng)
            elif self.phase == THROW:
                self.choice[other] = rng.below(SIGNS)

    def gather_unseen(self, seat: int) -> None:
        """Collect in `rest`, in the order of the cards, everything `seat` has not seen."""
        unseen = 0
        for place in range(self.rest_size):
            unseen |= ONE << self.rest[place]
        for other in range(self.players):
            if other == seat:
                continue
            for place in range(self.hand_size[other]):
                unseen |= ONE << self.hand[other * HAND + place]
            if self.phase == CHOOSE and self.choice[other] != NONE:
                unseen |= ONE << self.choice[other]
        self.rest_size = 0
        for card in range(CARDS):
            if unseen >> card & 1:
                self.rest[self.rest_size] = card
                self.rest_size += 1
