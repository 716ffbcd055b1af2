# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Goofspiel: the position and its rules. Rule ids (GS-…) stand at the lines that carry them out.

Cards are numbers: 13 of seat 0, 13 of seat 1, 13 of seat 2, then the 13 prizes. Choosing card number 5 is move number 5.
"""

from parlour.easy import Game, Rng

RANKS = 13
MOST_PLAYERS = 3
PRIZES = RANKS * MOST_PLAYERS  # the number of the first prize
NONE = -1

# Notes of the journal.
DEALT = 1
PRIZE = 2
BID = 3
SHOWN = 4
TOOK = 5
TIED = 6


class Goofspiel(Game):
    """Two or three players bid for 13 prizes; the highest sum of prizes wins."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck = [0] * RANKS  # prizes still to come, the next one last
        self.deck_size = 0
        self.prize = NONE
        self.hand = [0] * (MOST_PLAYERS * RANKS)
        self.hand_size = [0] * MOST_PLAYERS
        self.bid = [0] * MOST_PLAYERS  # the card that is bid, which is still in hand, or NONE
        self.played = [0] * (MOST_PLAYERS * RANKS)
        self.played_size = [0] * MOST_PLAYERS
        self.won = [0] * (MOST_PLAYERS * RANKS)
        self.won_size = [0] * MOST_PLAYERS
        self.aside = [0] * RANKS  # prizes that nobody got
        self.aside_size = 0
        self.score = [0] * MOST_PLAYERS

    def deal(self, rng: Rng) -> None:
        """GS-1: a suit for each player; the prizes are shuffled."""
        self.over = 0
        self.aside_size = 0
        for seat in range(MOST_PLAYERS):
            self.hand_size[seat] = RANKS if seat < self.players else 0
            self.played_size[seat] = 0
            self.won_size[seat] = 0
            self.score[seat] = 0
            self.bid[seat] = NONE
            for rank in range(RANKS):
                self.hand[seat * RANKS + rank] = seat * RANKS + rank
        self.deck_size = RANKS
        for rank in range(RANKS):
            self.deck[rank] = PRIZES + rank
        self.shuffle_deck(rng)
        self.note(DEALT, 0, 0, 0, 0)
        self.turn_up()

    def shuffle_deck(self, rng: Rng) -> None:
        for place in range(self.deck_size):
            other = rng.below(place + 1)
            card = self.deck[place]
            self.deck[place] = self.deck[other]
            self.deck[other] = card

    def turn_up(self) -> None:
        """GS-2: the next prize is turned up."""
        self.deck_size -= 1
        self.prize = self.deck[self.deck_size]
        self.note(PRIZE, self.prize, 0, 0, 0)

    # --- whose turn, and what they may do -----------------------------------------------------------

    def waiting(self) -> int:
        """GS-3: everybody who has not bid yet."""
        mask = 0
        if not self.over:
            for seat in range(self.players):
                if self.bid[seat] == NONE:
                    mask |= 1 << seat
        return mask

    def legal(self, seat: int) -> int:
        for place in range(self.hand_size[seat]):
            self.moves[place] = self.hand[seat * RANKS + place]
        return self.hand_size[seat]

    def sealed(self, seat: int) -> int:
        """GS-3: a bid is secret until all have bid."""
        return self.bid[seat]

    def reopen(self, seat: int) -> None:
        """GS-3: a bid stays in its hand until all have bid."""
        for other in range(self.players):
            if other != seat:
                self.bid[other] = NONE

    # --- carrying a move out ------------------------------------------------------------------------

    def apply(self, seat: int, move: int, rng: Rng) -> None:
        self.bid[seat] = move
        self.note(BID, seat, move, 0, 0)
        if self.waiting() == 0:
            self.reveal()

    def reveal(self) -> None:
        """GS-4: the highest card gets the prize. GS-5: if two are highest, nobody does."""
        best = NONE
        winner = NONE
        for seat in range(self.players):
            card = self.bid[seat]
            self.note(SHOWN, seat, card, 0, 0)
            if card % RANKS > best:
                best = card % RANKS
                winner = seat
            elif card % RANKS == best:
                winner = NONE
        self.award(winner)
        for seat in range(self.players):
            self.play_card(seat, self.bid[seat])
            self.bid[seat] = NONE
        if self.deck_size > 0:
            self.turn_up()
        else:
            self.prize = NONE
            self.over = 1
            self.finish()

    def award(self, winner: int) -> None:
        if winner == NONE:
            self.aside[self.aside_size] = self.prize
            self.aside_size += 1
            self.note(TIED, self.prize, 0, 0, 0)
            return
        points = self.prize - PRIZES + 1
        self.won[winner * RANKS + self.won_size[winner]] = self.prize
        self.won_size[winner] += 1
        self.score[winner] += points
        self.note(TOOK, winner, self.prize, points, 0)

    def play_card(self, seat: int, card: int) -> None:
        """Move a card from the hand to the cards played; the hand stays in order."""
        self.played[seat * RANKS + self.played_size[seat]] = card
        self.played_size[seat] += 1
        place = 0
        while self.hand[seat * RANKS + place] != card:
            place += 1
        self.hand_size[seat] -= 1
        for later in range(place, self.hand_size[seat]):
            self.hand[seat * RANKS + later] = self.hand[seat * RANKS + later + 1]

    # --- what a seat cannot know, and the end --------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """The order of the prizes, and the bids of the others."""
        self.sort_deck()
        self.shuffle_deck(rng)
        for other in range(self.players):
            if other != seat and self.bid[other] != NONE:
                self.bid[other] = self.hand[other * RANKS + rng.below(self.hand_size[other])]

    def sort_deck(self) -> None:
        """A canonical order, so that a redeal depends on chance alone."""
        for place in range(1, self.deck_size):
            card = self.deck[place]
            at = place
            while at > 0 and self.deck[at - 1] > card:
                self.deck[at] = self.deck[at - 1]
                at -= 1
            self.deck[at] = card

    def finish(self) -> None:
        """GS-6: the highest sum wins; equal sums share the win."""
        best = 0
        for seat in range(self.players):
            best = max(best, self.score[seat])
        winners = 0
        for seat in range(self.players):
            if self.score[seat] == best:
                winners |= 1 << seat
        self.share_reward(winners)
