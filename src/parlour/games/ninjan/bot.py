# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a good Ninjan player knows."""

import math

from ...core.play import Policy
from ...core.rng import Rng
from .rules import PER_SUIT, PILES, PUT, RESOLVE, SIGN, TAKE, Ninjan


class Taste(Policy):
    """What a move looks worth."""

    def __init__(self, game: Ninjan) -> None:
        super().__init__(game)
        self.position: Ninjan = game

    def best(self, seat: int, rng: Rng) -> int:
        """The move that looks worth most; of signs any."""
        count = self.position.legal(seat)
        best = self.position.moves[0]
        best_worth = self.worth(best)
        for place in range(1, count):
            move = self.position.moves[place]
            worth = self.worth(move)
            if worth > best_worth:
                best = move
                best_worth = worth
        if best >= SIGN:
            return SIGN + rng.below(3)
        return best

    def worth(self, move: int) -> int:
        """How much a move looks worth, in sixteenths of a point so that the card itself breaks ties."""
        if move >= SIGN:
            return 0
        if move >= PUT:
            return self.position.pile_sum[move - PUT]
        if move >= TAKE:
            return self.position.pile_sum[move - TAKE]
        return self.capture(move) * 16 - self.position.value[move]

    def capture(self, card: int) -> int:
        """The best pile this card would take as things lie, or 0 when it would take nothing good."""
        best = 0
        for pile in range(PILES):
            if self.position.beats(card // PER_SUIT, self.position.top[pile] // PER_SUIT):
                best = max(best, self.position.pile_sum[pile])
        return best


class Greedy(Taste):
    """One rule of thumb: play the card that would capture most right now, with the cheapest card that does it.

    If nothing worth having can be captured, throw away the lowest card; put it where it spoils the richest pile.
    """

    def pick(self, seat: int, rng: Rng) -> int:
        return self.best(seat, rng)


class Playout(Taste):
    """Plays positions out for the search: any card, but a sensible pile."""

    def favourite(self, seat: int, rng: Rng) -> int:
        return self.best(seat, rng)

    def trust(self) -> float:
        return 1.0

    def pick(self, seat: int, rng: Rng) -> int:
        count = self.position.legal(seat)
        if self.position.phase != RESOLVE or self.position.moves[0] >= PUT:
            return self.position.moves[rng.below(count)]
        best = self.position.moves[0]
        for place in range(1, count):
            move = self.position.moves[place]
            if self.position.pile_sum[move - TAKE] > self.position.pile_sum[best - TAKE]:
                best = move
        return best

    def evaluate(self) -> None:
        """Mostly the win itself; a little for the margin, so that a lost or won game is still played well."""
        self.position.finish()
        for seat in range(self.position.players):
            lead = self.position.standing(seat) - self.best_other(seat)
            self.position.reward[seat] = 0.75 * self.position.reward[seat] + 0.25 / (1.0 + math.exp(-0.08 * lead))

    def best_other(self, seat: int) -> int:
        best = -1000
        for other in range(self.position.players):
            if other != seat:
                best = max(best, self.position.standing(other))
        return best
