# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, freethreading_compatible=True
"""A net that learns: the same shape as `core/net.py`, with weights that are not rounded.

It learns by Adagrad: a row of weights that has changed much changes ever more slowly, so that features that hold rarely
learn as well as common ones.
"""

import math

from .buffers import Float32, Float32s
from .features import Features
from .net import HIDDEN, Judge
from .rng import Rng

LAYER_RATE = 0.1
HEAD_RATE = 0.05
LEAN = 0.05  # how much errors about moves change the hidden units beside errors about the chance to win
FIRST_LAYER = 0.1  # weights begin by chance, between this and its negative
FIRST_HEADS = 0.1
FIRST_UNIT = 0.3  # most hidden units count something at first
FIRST_PACE = 0.1
FINE = 1000000


class Student(Judge):
    """`layer`, `heads` and `bias` as in `Net`; the paces say how much each row of weights has changed."""

    def __init__(
        self,
        players: int,
        size: int,
        hidden: int,
        moves: int,
        layer: Float32s,
        heads: Float32s,
        bias: Float32s,
        layer_pace: Float32s,
        head_pace: Float32s,
    ) -> None:
        super().__init__()
        self.players = players
        self.size = size
        self.hidden = hidden
        self.moves = moves
        self.layer: Float32s = layer
        self.heads: Float32s = heads
        self.bias: Float32s = bias
        self.layer_pace: Float32s = layer_pace
        self.head_pace: Float32s = head_pace
        self.unit: Float32s = [0.0] * HIDDEN
        self.slope: Float32s = [0.0] * HIDDEN
        self.lean = LEAN
        self.energy = 0.0

    def begin(self, rng: Rng) -> None:
        """Small weights by chance."""
        for place in range((self.size + 1) * self.hidden):
            self.layer[place] = FIRST_LAYER * (2.0 * rng.below(FINE) / FINE - 1.0)
        for unit in range(self.hidden):
            self.layer[self.size * self.hidden + unit] = FIRST_UNIT
        for place in range((self.players + self.moves) * self.hidden):
            self.heads[place] = FIRST_HEADS * (2.0 * rng.below(FINE) / FINE - 1.0)
        for row in range(self.size + 1):
            self.layer_pace[row] = FIRST_PACE
        for head in range(self.players + self.moves):
            self.bias[head] = 0.0
            self.head_pace[head] = FIRST_PACE

    # --- judging ------------------------------------------------------------------------------------

    def judge(self, features: Features, seat: int) -> None:
        features.look(seat)
        self.rate_seats(features, seat)

    def rate_seats(self, features: Features, seat: int) -> None:
        """Fill `value` from what `features` has seen."""
        self.add_up(features)
        best = self.output(0)
        for place in range(1, self.players):
            best = max(best, self.output(place))
        total = 0.0
        other = seat
        for place in range(self.players):
            self.value[other] = math.exp(self.output(place) - best)
            total += self.value[other]
            other = other + 1 if other + 1 < self.players else 0
        for place in range(self.players):
            self.value[place] /= total

    def weigh(self, features: Features, count: int) -> None:
        best = -1000000.0
        for place in range(count):
            self.prior[place] = self.output(self.players + features.turned(features.game.moves[place]))
            best = max(best, self.prior[place])
        total = 0.0
        for place in range(count):
            self.prior[place] = math.exp(self.prior[place] - best)
            total += self.prior[place]
        for place in range(count):
            self.prior[place] /= total

    def add_up(self, features: Features) -> None:
        """As `Net.add_up`, but with floats: compiled code has one kind of number."""
        base = self.size * self.hidden
        for unit in range(self.hidden):
            self.unit[unit] = self.layer[base + unit]
        place = 0
        while place + 4 <= features.count:
            self.add_four(
                features.active[place] * self.hidden,
                features.active[place + 1] * self.hidden,
                features.active[place + 2] * self.hidden,
                features.active[place + 3] * self.hidden,
            )
            place += 4
        while place < features.count:
            base = features.active[place] * self.hidden
            for unit in range(self.hidden):
                self.unit[unit] += self.layer[base + unit]
            place += 1
        for unit in range(self.hidden):
            self.unit[unit] = self.unit[unit] if self.unit[unit] > 0.0 else 0.0

    def add_four(self, a: int, b: int, c: int, d: int) -> None:
        """Add the rows that begin there."""
        for unit in range(self.hidden):
            self.unit[unit] += self.layer[a + unit] + self.layer[b + unit] + self.layer[c + unit] + self.layer[d + unit]

    def output(self, head: int) -> float:
        total: Float32 = self.bias[head]
        base = head * self.hidden
        for unit in range(self.hidden):
            total += self.unit[unit] * self.heads[base + unit]
        return total

    # --- learning -----------------------------------------------------------------------------------

    def open_lesson(self) -> None:
        """After `add_up`, and before the outputs are corrected."""
        self.energy = 0.0
        for unit in range(self.hidden):
            self.slope[unit] = 0.0
            self.energy += self.unit[unit] * self.unit[unit]
        self.energy = self.energy / self.hidden + 0.01

    def correct(self, head: int, error: float) -> None:
        """Change an output against its error, and pass the error on to the hidden units."""
        self.head_pace[head] += error * error * self.energy
        step: Float32 = HEAD_RATE * error / math.sqrt(self.head_pace[head])
        wrong: Float32 = error if head < self.players else error * self.lean
        base = head * self.hidden
        self.bias[head] -= step
        for unit in range(self.hidden):
            self.slope[unit] += wrong * self.heads[base + unit]
        for unit in range(self.hidden):
            self.heads[base + unit] -= step * self.unit[unit]

    def close_lesson(self, features: Features) -> None:
        """Change the rows of all features that held."""
        total = 0.0
        for unit in range(self.hidden):
            self.slope[unit] = self.slope[unit] if self.unit[unit] > 0.0 else 0.0
            total += self.slope[unit] * self.slope[unit]
        total /= self.hidden
        for place in range(features.count):
            self.change_row(features.active[place], total)
        self.change_row(self.size, total)

    def change_row(self, row: int, total: float) -> None:
        self.layer_pace[row] += total
        step: Float32 = LAYER_RATE / math.sqrt(self.layer_pace[row])
        base = row * self.hidden
        for unit in range(self.hidden):
            self.layer[base + unit] -= step * self.slope[unit]


def draw_nearer(mean: Float32s, known: Float32s, size: int, share: float) -> None:
    """Draw numbers nearer to others, by this share of the way."""
    for place in range(size):
        mean[place] = (1.0 - share) * mean[place] + share * known[place]
