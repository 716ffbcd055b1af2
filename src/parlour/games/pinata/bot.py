# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a good Piñata player knows."""

import math

from ...core.play import Policy
from ...core.rng import Rng
from .rules import COLOURS, DISCARD, KINDS, MATS, VALUES, Pinata

MEDAL = 420  # what a medal is worth: a number that 3, 4, 5, 6 and 7 candies divide evenly
TWICE_THE_MIDDLE = 7  # between a low card and a high one
PICKS = 3  # plays that a playout compares

# What the search believes, fitted to how games went on from there.
USUAL = 3.3  # the value of a card still to be placed
SURE = 0.55  # how much being ahead at a mat says about who wins it
STEEP = 1.6  # how much the lead in a colour says about who wins its medal


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

    def pick(self, seat: int, rng: Rng) -> int:
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
    """Plays positions on for the search, until so many candies more are won: of a few plays picked by chance the best."""

    def __init__(self, game: Pinata) -> None:
        super().__init__(game)
        self.horizon = 10  # so many candies more are won before a position is judged
        self.candies_won = 0
        self.leans = [0.0] * MATS
        self.chance = [0.0] * (COLOURS + 1)

    def pick(self, seat: int, rng: Rng) -> int:
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

    def begin(self) -> None:
        self.candies_won = self.position.candy_count(0) + self.position.candy_count(1)

    def enough(self) -> int:
        won = self.position.candy_count(0) + self.position.candy_count(1)
        return 1 if self.position.over or won >= self.candies_won + self.horizon else 0

    # --- what a position is worth -------------------------------------------------------------------

    def evaluate(self) -> None:
        """The win itself once it is decided; before that, the chance of three medals."""
        if self.position.over:
            self.position.finish()
            return
        chance = self.chance_of_three()
        self.position.reward[0] = chance
        self.position.reward[1] = 1.0 - chance

    def chance_of_three(self) -> float:
        """Of seat 0. Whatever is drawn, one of the two gets the majority of each colour, and its medal."""
        for mat in range(MATS):
            self.leans[mat] = self.leaning(mat)
        self.chance[0] = 1.0
        for medals in range(1, COLOURS + 1):
            self.chance[medals] = 0.0
        for colour in range(COLOURS):
            medal = self.chance_of_medal(colour)
            for medals in range(colour + 1, 0, -1):
                self.chance[medals] += medal * (self.chance[medals - 1] - self.chance[medals])
            self.chance[0] *= 1.0 - medal
        return self.chance[3] + self.chance[4] + self.chance[5]

    def chance_of_medal(self, colour: int) -> float:
        """Of seat 0: its lead in candies of the colour, those on the mats as far as they lean, against those not won yet."""
        needs = self.position.needs[colour]
        mine = self.position.won[colour]
        theirs = self.position.won[COLOURS + colour]
        if mine >= needs:
            return 1.0
        if theirs >= needs:
            return 0.0
        lead = 1.0 * (mine - theirs)
        for mat in range(MATS):
            lead += self.leans[mat] * self.position.on_mat[mat * COLOURS + colour]
        left = max(self.position.candies[colour] - mine - theirs, 1)
        return 1.0 / (1.0 + math.exp(-STEEP * lead / math.sqrt(left)))

    def leaning(self, mat: int) -> float:
        """How sure a mat's candies are: from 1, they go to seat 0, to −1."""
        ahead = 1.0 * (self.position.sum[mat * 2] - self.position.sum[mat * 2 + 1])
        ahead += USUAL * (self.position.placed[mat * 2 + 1] - self.position.placed[mat * 2])
        lean = math.tanh(SURE * ahead / math.sqrt(self.position.spaces(mat) + 0.5))
        return lean if self.position.up[mat] else -lean
