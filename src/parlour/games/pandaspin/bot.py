# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a good Panda Spin player knows.

A turned card leaves the hand for good once it is played, and takes along all others that its player has in the trick; a
white one that is beaten comes back stronger. So it is nearly always right to bid, with the lowest figure that will do, and
to keep bombs and element cards for the end.
"""

import math

from ...core.play import Policy
from ...core.rng import Rng
from .rules import PandaSpin
from .terms import (
    BOMBS,
    BURN,
    ENOUGH,
    IGNORE,
    LEAD,
    PASS,
    PICK,
    ROWS,
    RUN_LENGTH,
    RUN_TOP,
    RUNS,
    SHED,
    SPIN,
    TAKE_FROM,
    VALUES,
)

PICKS = 3  # moves that a playout compares
POINTS = 4.0  # so many points more make the win e times as likely


class Taste(Policy):
    """What a move looks worth."""

    def __init__(self, game: PandaSpin) -> None:
        super().__init__(game)
        self.position: PandaSpin = game

    def worth(self, seat: int, move: int) -> int:
        if move < BOMBS:
            return self.bid_worth(move)
        if move < PICK:
            return self.bomb_worth(seat, move)
        if move < ENOUGH:
            return self.pick_worth(move - PICK)
        if move == ENOUGH:
            return 0
        if move < SHED:
            return -40  # it draws two cards
        if move < PASS:
            return self.shed_worth(seat)
        if move == PASS:
            return -30
        return self.effect_worth(move)

    def bid_worth(self, move: int) -> int:
        """Many values, and low ones."""
        if move < ROWS:
            return 8 * (move // VALUES + 1) - move % VALUES
        run = (move - ROWS) % RUNS
        return 8 * RUN_LENGTH[run] * ((move - ROWS) // RUNS + 1) - RUN_TOP[run]

    def bomb_worth(self, seat: int, move: int) -> int:
        """Saved, until little is left beside it."""
        if self.position.hand_size[seat] <= self.position.times_of(move) + 1:
            return 200
        return -50 - self.position.top_of(move)

    def pick_worth(self, side: int) -> int:
        """Cards rather than jokers, turned ones first."""
        return 10 + 5 * (side & 1)

    def shed_worth(self, seat: int) -> int:
        """Element cards are kept until they are in the way."""
        animals = self.position.animals_held(seat)
        if self.position.phase == LEAD:
            return 100 if animals <= 1 else -60
        return 0 if animals == 0 else -60

    def effect_worth(self, move: int) -> int:
        if move < BURN or move == TAKE_FROM:
            return 100
        if move < TAKE_FROM:
            return 60 - self.strength(move - BURN)
        if move < IGNORE:
            side = (move - SPIN) * 2
            return 40 + self.strength(side + 1) - self.strength(side)
        return 0

    def strength(self, side: int) -> int:
        """Of a card's side: its value, more for further values and for a symbol."""
        face = self.position.face[side]
        strength = self.position.value_on(face) + 6 * (self.position.many_on(face) - 1)
        return strength + 4 if self.position.symbol_on(face) else strength

    def best(self, seat: int) -> int:
        """The move that looks worth most."""
        count = self.position.legal(seat)
        best = self.position.moves[0]
        best_worth = self.worth(seat, best)
        for place in range(1, count):
            worth = self.worth(seat, self.position.moves[place])
            if worth > best_worth:
                best = self.position.moves[place]
                best_worth = worth
        return best


class Greedy(Taste):
    """One rule of thumb: shed as much as possible as low as possible, and save bombs."""

    def pick(self, seat: int, rng: Rng) -> int:
        return self.best(seat)


class Playout(Taste):
    """Plays positions out for the search, to the end of the round: of a few moves picked by chance the best."""

    def __init__(self, game: PandaSpin) -> None:
        super().__init__(game)
        self.round = 0

    def favourite(self, seat: int, rng: Rng) -> int:
        return self.best(seat)

    def trust(self) -> float:
        return 1.0

    def pick(self, seat: int, rng: Rng) -> int:
        count = self.position.legal(seat)
        best = self.position.moves[rng.below(count)]
        best_worth = self.worth(seat, best)
        for _ in range(1, PICKS):
            move = self.position.moves[rng.below(count)]
            worth = self.worth(seat, move)
            if worth > best_worth:
                best = move
                best_worth = worth
        return best

    def begin(self) -> None:
        self.round = self.position.round

    def enough(self) -> int:
        return 1 if self.position.over or self.position.round != self.round else 0

    def evaluate(self) -> None:
        """The chance to win, guessed from the points; once over, mostly the win itself."""
        total = 0.0
        for seat in range(self.position.players):
            total += math.exp(self.position.points[seat] / POINTS)
        win = 0.75 if self.position.over else 0.0
        for seat in range(self.position.players):
            share = math.exp(self.position.points[seat] / POINTS) / total
            won = win if self.position.winners >> seat & 1 else 0.0
            self.position.reward[seat] = won + (1.0 - win) * share
