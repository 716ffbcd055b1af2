# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a good Piñata player knows."""

import math

from ...core.play import Policy
from ...core.rng import Rng
from .rules import COLOURS, DISCARD, KINDS, VALUES, Pinata

MEDAL = 420  # what a medal is worth: a number that 3, 4, 5, 6 and 7 candies divide evenly
TWICE_THE_MIDDLE = 7  # between a low card and a high one
PICKS = 3  # plays that a playout compares


class Taste(Policy):
    """What a play looks worth: how far it pushes a mat's sums my way, times what the mat's candies are worth."""

    def __init__(self, game: Pinata) -> None:
        super().__init__(game)
        self.position: Pinata = game
        self.candy_worth = [0] * COLOURS
        for colour in range(COLOURS):
            self.candy_worth[colour] = MEDAL // game.needs[colour]

    def worth(self, move: int) -> int:
        """A high card pushes my side up, a low one down; at the opponent's side it is the other way round."""
        place = move // KINDS
        push = 2 * (move % VALUES + 1) - TWICE_THE_MIDDLE
        wants_high = self.position.up[place // 2] ^ (place % 2)  # 1 or 0; the place is even at my own side
        return (2 * wants_high - 1) * push * self.prize(place // 2)

    def prize(self, mat: int) -> int:
        """What the candies of a mat are worth, those aside whose medal is gone."""
        free = ~(self.position.medals[0] | self.position.medals[1])
        prize = 0
        for colour in range(COLOURS):
            candies = self.position.on_mat[mat * COLOURS + colour] * (free >> colour & 1)
            prize += candies * self.candy_worth[colour]
        return prize


class Greedy(Taste):
    """One rule of thumb: play where the most candies towards medals lie, and push that mat's sums my way."""

    def choose(self, seat: int, rng: Rng) -> int:
        count = self.position.legal(seat)
        best = self.position.moves[0]
        if best >= DISCARD:
            return best  # in an exchange everything goes
        best_worth = self.worth(best)
        for place in range(1, count):
            worth = self.worth(self.position.moves[place])
            if worth > best_worth:
                best = self.position.moves[place]
                best_worth = worth
        return best


class Playout(Taste):
    """Plays positions out for the search: of a few plays picked by chance the best."""

    def choose(self, seat: int, rng: Rng) -> int:
        count = self.position.legal(seat)
        best = self.position.moves[rng.below(count)]
        if best >= DISCARD:
            return best
        best_worth = self.worth(best)
        for _ in range(1, PICKS):
            move = self.position.moves[rng.below(count)]
            worth = self.worth(move)
            if worth > best_worth:
                best = move
                best_worth = worth
        return best

    def evaluate(self) -> None:
        """Mostly the win itself; a little for the lead, so that a lost or won game is still played well."""
        self.position.finish()
        lead = self.standing(0) - self.standing(1)
        share = 1.0 / (1.0 + math.exp(-lead))
        self.position.reward[0] = 0.75 * self.position.reward[0] + 0.25 * share
        self.position.reward[1] = 0.75 * self.position.reward[1] + 0.25 * (1.0 - share)

    def standing(self, seat: int) -> float:
        """Medals, and the parts of medals won so far."""
        standing = 0.0
        taken = self.position.medals[0] | self.position.medals[1]
        for colour in range(COLOURS):
            if self.position.medals[seat] >> colour & 1:
                standing += 1.0
            elif not taken >> colour & 1:
                standing += 0.5 * self.position.won[seat * COLOURS + colour] / self.position.needs[colour]
        return standing
