# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The turns of Pandorum: who is next, who must pass, and how the game ends (PD-16, PD-27 to PD-30)."""

from .payouts import Payouts
from .terms import (
    BARREN,
    BARREN_ROUNDS,
    BY_BARRENNESS,
    BY_BUILDING,
    BY_PASSING,
    HAULED,
    KINDS,
    LAST,
    NOTHING,
    OVER,
    PASSED,
    PIECES,
    TOLD_ROUNDS,
    TURN,
    WON,
)


class Turns(Payouts):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.last_kind = 0  # PD-27: 1 when running out of one kind of piece ends the game
        self.phase = TURN
        self.turn = 0  # the seat to move
        self.draws_left = 0
        self.discarded = NOTHING  # the card, for the move of this turn
        self.ending = 0  # PD-27: somebody has built their last object
        self.last_turns = 0  # the set of seats that still have a turn then
        self.barren = 0  # turns since the last building
        self.passes = 0  # in a row
        self.ended_by = 0
        self.winners = 0

    def clear_turns(self) -> None:
        self.over = 0
        self.ending = 0
        self.last_turns = 0
        self.barren = 0
        self.passes = 0
        self.ended_by = 0
        self.winners = 0
        self.draws_left = 0
        self.discarded = NOTHING
        for seat in range(self.players):
            self.reward[seat] = 0.0

    # --- one after the other ------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """PD-16: a seat that can neither draw nor move passes."""
        self.turn = seat
        self.phase = TURN
        if self.can_act(seat):
            return
        self.note(PASSED, seat, 0, 0, 0)
        self.passes += 1
        self.next_turn(0)

    def can_act(self, seat: int) -> int:
        """1 if a draw or a move is possible."""
        return 1 if self.can_draw() or self.can_move(seat) else 0

    def end_turn(self, built: int) -> None:
        """A turn that was not passed."""
        self.passes = 0
        self.next_turn(built)

    def next_turn(self, built: int) -> None:
        """PD-27, PD-30: the game may be over; else the next seat follows."""
        self.draws_left = 0
        self.discarded = NOTHING
        self.last_turns &= ~(1 << self.turn)
        if built and not self.ending and self.built_out(self.turn):
            self.begin_ending()
        rounds = self.count_barren(built)
        if self.ending and self.last_turns == 0:
            self.end(BY_BUILDING)
        elif self.passes >= self.players:
            self.end(BY_PASSING)
        elif rounds >= BARREN_ROUNDS:
            self.end(BY_BARRENNESS)
        else:
            self.begin_turn((self.turn + 1) % self.players)

    def built_out(self, seat: int) -> int:
        """PD-27: 1 when the seat has no piece left, or with the option `kind` none of one kind."""
        modules = self.modules_left[seat]
        bases = self.bases_left[seat]
        left = min(modules, bases) if self.last_kind else modules + bases
        return 1 if left == 0 else 0

    def begin_ending(self) -> None:
        """PD-27: one more turn for every other seat."""
        self.ending = 1
        self.last_turns = (1 << self.players) - 1 & ~(1 << self.turn)
        self.note(LAST, self.turn, 0, 0, 0)

    def count_barren(self, built: int) -> int:
        """PD-30: how many full rounds nobody has built, with this turn; from the tenth on everybody is told."""
        self.barren += 1 - built
        rounds = self.barren // self.players
        if rounds >= TOLD_ROUNDS and rounds * self.players == self.barren:
            self.note(BARREN, rounds, 0, 0, 0)
        return rounds

    # --- the end ------------------------------------------------------------------------------------

    def end(self, ended_by: int) -> None:
        """PD-28, PD-29."""
        self.phase = OVER
        self.over = 1
        self.ended_by = ended_by
        for kind in range(KINDS):
            for seat in range(self.players):
                amount = self.haul(seat, kind)
                self.quids[seat] += amount
                if amount > 0:
                    self.note(HAULED, seat, kind, amount, 0)
        self.winners = self.leaders()
        self.share_reward(self.winners)
        self.note(WON, self.winners, ended_by, 0, 0)

    def leaders(self) -> int:
        """PD-29: the set of seats with the most quids; if several, those with the most pieces left."""
        best = -1
        found = 0
        for seat in range(self.players):
            score = self.quids[seat] * PIECES + self.modules_left[seat] + self.bases_left[seat]
            if score > best:
                best = score
                found = 0
            if score == best:
                found |= 1 << seat
        return found

    def score_of(self, seat: int) -> int:
        return self.quids[seat]

    def finish(self) -> None:
        """The share of the win; for a game still going on, of the seats that are ahead now."""
        self.share_reward(self.winners if self.over else self.leaders())
