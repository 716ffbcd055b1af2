# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The course of a game of Panda Spin: setting up, the tricks of a round, what follows a trick, and the end."""

from ...core.rng import Rng
from .figures import Figures
from .terms import (
    BANK,
    CARD,
    CARDS,
    DEALT,
    DEALT_HAND,
    DREW_SUITS,
    FOLLOW,
    GAINED,
    HAND,
    HUNGRY,
    KNOWN,
    LEAD,
    MOST_FOR_OUT,
    NOBODY,
    NOWHERE,
    OVER,
    PASSED,
    PLAYERS,
    RANDOM_MOOD,
    SCORED,
    SHED_ELEMENT,
    SUIT,
    SUITS,
    TO_DISCARD,
    TO_HAND,
    TO_WIN,
    TRICK,
    WENT_OUT,
    WON,
)


class Rounds(Figures):
    """Whose turn it is, what has been played in this trick, and the points.

    `mood` is the wished panda mood, `suits` a set of suits or 0 to have them drawn.
    """

    def __init__(self, players: int, mood: int, suits: int, elements: int, shapes: int, faces: list[int]) -> None:
        super().__init__(players, elements, shapes, faces)
        self.wished_mood = mood
        self.wished_suits = suits
        self.mood = HUNGRY
        self.phase = LEAD
        self.turn = 0
        self.leader = 0
        self.round = 0
        self.trick = 0
        # The trick; sets of seats are bit masks.
        self.bids = 0
        self.bid_seat = [0] * CARDS
        self.bid_figure = [0] * CARDS
        self.lying = [0] * CARDS  # the cards of all bids, as sides
        self.lying_bid = [0] * CARDS  # to which of the bids each belongs
        self.lying_size = 0
        self.passed = 0
        self.out = 0
        self.bombed = 0
        self.played_white = 0
        self.played_blue = 0
        self.gone = [0] * PLAYERS
        self.high_card_lies = 0  # PS-32: an A or 二 was played in this trick
        self.panda_lies = 0  # PS-32: a panda was played in this trick
        self.bamboo = 0  # symbols of the last bid still to be settled (PS-30)
        self.fire = 0
        self.panda = 0
        # Points; gained in this round.
        self.points = [0] * PLAYERS
        self.bank = 0
        self.gained_out = [0] * PLAYERS
        self.gained_bamboo = [0] * PLAYERS
        self.gained_panda = [0] * PLAYERS
        self.winners = 0

    # --- setting up ---------------------------------------------------------------------------------

    def deal(self, rng: Rng) -> None:
        """A new game."""
        self.over = 0
        self.winners = 0
        self.round = 0
        for seat in range(PLAYERS):
            self.points[seat] = 0
            self.reward[seat] = 0.0
        self.bank = BANK - self.players
        for seat in range(self.players):
            self.points[seat] = 1  # PS-6
        self.mood = self.wished_mood
        if self.mood == RANDOM_MOOD:
            self.mood = HUNGRY + rng.below(2)
        self.choose_suits(rng)
        first = rng.below(self.players)  # PS-8
        self.note(DREW_SUITS, first, self.mood, self.suits, 0)
        self.note_suits()
        self.begin_round(first, rng)

    def suits_in_play(self) -> int:
        """PS-7: three with two or three players, else as many as players."""
        return self.players if self.players > 3 else 3

    def choose_suits(self, rng: Rng) -> None:
        """PS-7: as wished, or by drawing element cards; `pile` keeps the order in which they were drawn."""
        self.suits = self.wished_suits
        self.pile_size = 0
        if self.suits != 0:
            return
        for suit in range(SUITS):
            self.pile[suit] = suit
        for place in range(self.suits_in_play()):
            chosen = place + rng.below(SUITS - place)
            suit = self.pile[chosen]
            self.pile[chosen] = self.pile[place]
            self.pile[place] = suit
            self.suits |= 1 << suit
            self.pile_size += 1

    def note_suits(self) -> None:
        """PS-7: one element card for each player, at two players one more."""
        for place in range(self.pile_size):
            self.note(SUIT, place if place < self.players else NOBODY, self.pile[place], 0, 0)

    def begin_round(self, leader: int, rng: Rng) -> None:
        """PS-9."""
        self.clear_round()
        self.round += 1
        for card in range(CARDS):
            if self.in_game(card):
                self.put_in_pile(card)
        for seat in range(self.players):
            for _ in range(DEALT_HAND):
                self.take_card(seat, self.drawn(rng))
        self.note(DEALT, self.round, leader, 0, 0)
        self.begin_trick(leader, rng)

    def clear_round(self) -> None:
        self.clear_cards()
        self.trick = 0
        self.out = 0
        for seat in range(PLAYERS):
            self.gained_out[seat] = 0
            self.gained_bamboo[seat] = 0
            self.gained_panda[seat] = 0
        self.clear_trick()

    def clear_trick(self) -> None:
        self.bids = 0
        self.lying_size = 0
        self.passed = 0
        self.bombed = 0
        self.played_white = 0
        self.played_blue = 0
        self.high_card_lies = 0
        self.panda_lies = 0
        self.clear_figure()
        self.clear_symbols()
        for seat in range(PLAYERS):
            self.gone[seat] = NOWHERE

    def clear_symbols(self) -> None:
        self.bamboo = 0
        self.fire = 0
        self.panda = 0

    # --- the course of a trick ----------------------------------------------------------------------

    def begin_trick(self, leader: int, rng: Rng) -> None:
        """PS-11; PS-18: a leader who holds only element cards discards them and has won the trick."""
        self.clear_trick()
        self.trick += 1
        self.leader = leader
        self.turn = leader
        self.phase = LEAD
        if self.animals_held(leader) > 0:
            return
        self.note(SHED_ELEMENT, leader, 0, 0, 0)
        while self.hand_size[leader] > 0:
            self.discard_from_hand(leader, self.hand[leader * HAND])
        self.end_trick(leader, rng)

    def next_turn(self, seat: int, rng: Rng) -> None:
        """PS-12: clockwise, to the next who is still in the trick; PS-17: back at the highest bid it is won."""
        high = self.bid_seat[self.bids - 1]
        self.phase = FOLLOW
        while True:
            seat = seat + 1 if seat + 1 < self.players else 0
            if seat == high:
                self.win_trick(high, rng)
                return
            if (self.passed | self.out) >> seat & 1:
                continue
            if self.hand_size[seat] > 0:
                self.turn = seat
                return
            self.pass_trick(seat, 1)  # PS-18

    def pass_trick(self, seat: int, forced: int) -> None:
        """PS-16: white cards go back turned; one blue card, or a bomb, and all are discarded."""
        self.passed |= 1 << seat
        to = self.goes_to(seat)
        self.gone[seat] = to
        self.note(PASSED, seat, to, forced, 0)
        for place in range(self.lying_size):
            if self.bid_seat[self.lying_bid[place]] == seat:
                card = self.lying[place] // 2
                self.note(CARD, self.lying[place], 0, 0, 0)
                if to == TO_DISCARD:
                    self.put_down(card)
                else:
                    self.blue[card] = 1
                    self.take_card(seat, card)
                    self.known[card] = KNOWN

    def goes_to(self, seat: int) -> int:
        """PS-16: where the seat's cards of this trick go when it passes."""
        if (self.played_blue | self.bombed) >> seat & 1:
            return TO_DISCARD
        return TO_HAND if self.played_white >> seat & 1 else NOWHERE

    def win_trick(self, seat: int, rng: Rng) -> None:
        """PS-17."""
        self.note(TRICK, seat, 0, 0, 0)
        for place in range(self.lying_size):
            if self.bid_seat[self.lying_bid[place]] == seat:
                self.note(CARD, self.lying[place], 0, 0, 0)
                self.put_down(self.lying[place] // 2)
        self.end_trick(seat, rng)

    # --- after a trick ------------------------------------------------------------------------------

    def end_trick(self, winner: int, rng: Rng) -> None:
        self.show_out()
        if self.holders() <= 1:  # PS-10
            self.end_round(rng)
        elif self.out >> winner & 1:
            self.begin_trick(self.most_cards_after(winner), rng)
        else:
            self.begin_trick(winner, rng)

    def holders(self) -> int:
        """How many players hold cards."""
        holders = 0
        for seat in range(self.players):
            holders += 1 if self.hand_size[seat] > 0 else 0
        return holders

    def show_out(self) -> None:
        """PS-34: empty hands leave the round and score the largest hand that is left."""
        leaving = 0
        largest = 0
        for seat in range(self.players):
            if self.hand_size[seat] == 0 and not self.out >> seat & 1:
                leaving |= 1 << seat
            if self.hand_size[seat] > largest:
                largest = self.hand_size[seat]
        if leaving == 0:
            return
        gain = largest if largest < MOST_FOR_OUT else MOST_FOR_OUT
        self.out |= leaving
        self.note(WENT_OUT, leaving, gain, 0, 0)
        for seat in range(self.players):
            if leaving >> seat & 1:
                self.bank -= gain
                self.points[seat] += gain
                self.gained_out[seat] += gain

    def most_cards_after(self, winner: int) -> int:
        """PS-35: most cards; of several, the next in turn order after the winner."""
        best = winner
        for step in range(1, self.players):
            seat = (winner + step) % self.players
            if self.hand_size[seat] > self.hand_size[best]:
                best = seat
        return best

    # --- the end of a round and of the game ---------------------------------------------------------

    def end_round(self, rng: Rng) -> None:
        """PS-36."""
        self.note(SCORED, self.round, 0, 0, 0)
        for seat in range(self.players):
            self.note(GAINED, seat, self.gained_out[seat], self.gained_bamboo[seat], self.gained_panda[seat])
        ahead = self.ahead()
        if self.points[ahead] >= TO_WIN:
            self.win(ahead)
        else:
            self.begin_round(self.behind(), rng)

    def ahead(self) -> int:
        """PS-36: the most points; of several, whoever was out earlier."""
        best = 0
        for seat in range(1, self.players):
            more = self.points[seat] - self.points[best]
            if more > 0 or (more == 0 and self.out_at(seat) < self.out_at(best)):
                best = seat
        return best

    def behind(self) -> int:
        """PS-36: the fewest points; of several, whoever was out earlier."""
        best = 0
        for seat in range(1, self.players):
            more = self.points[seat] - self.points[best]
            if more < 0 or (more == 0 and self.out_at(seat) < self.out_at(best)):
                best = seat
        return best

    def out_at(self, seat: int) -> int:
        """PS-36: when the hand last became empty; whoever holds cards comes after everybody else."""
        return self.emptied[seat] if self.hand_size[seat] == 0 else self.moment + 1

    def win(self, seat: int) -> None:
        tied = 0
        for other in range(self.players):
            tied += 1 if self.points[other] == self.points[seat] else 0
        self.clear_trick()
        self.phase = OVER
        self.over = 1
        self.winners = 1 << seat
        self.share_reward(self.winners)
        self.note(WON, self.winners, 1 if tied > 1 else 0, 0, 0)

    def score_of(self, seat: int) -> int:
        return self.points[seat]

    def finish(self) -> None:
        """The win; for a game still going on, of who is ahead now."""
        self.share_reward(self.winners if self.over else 1 << self.ahead())
