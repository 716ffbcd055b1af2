# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, freethreading_compatible=True
"""A small net that judges positions: each seat's chance to win, and how likely a good player makes each move.

The inputs are features that hold or do not, the hidden units are sums cut off at zero, and the outputs share them. All
weights are integers, so the net judges the same everywhere, interpreted and compiled.
"""

from .buffers import Int16s, Int32, Int32s
from .features import Features
from .game import MOVES_AT_ONCE, SEATS

HIDDEN = 128  # the most hidden units
STEP = 256  # outputs are counted in this part of a doubling
STEP_MASK = 255
STEP_BITS = 8
FAR = 20 * STEP  # an output so far below the best counts nothing
# One, halved step by step: what an output weighs that is so many steps below the best.
POWERS = tuple(round(1048576 * 2.0 ** (-step / 256.0)) for step in range(256))


class Judge:
    """Judges positions. `value` holds each seat's chance to win, `prior` how likely each legal move is."""

    def __init__(self) -> None:
        self.value = [0.0] * SEATS
        self.prior = [0.0] * MOVES_AT_ONCE

    def judge(self, features: Features, seat: int) -> None:
        """Look at a position as `seat`, and fill `value`."""

    def weigh(self, features: Features, count: int) -> None:
        """Fill `prior` for the seat that has just looked: its legal moves are the first `count` of the game's `moves`."""


def judgements(judge: Judge, features: Features, seat: int, times: int) -> None:
    """Look at a position, judge it and weigh its moves this many times, for measuring."""
    for _ in range(times):
        judge.judge(features, seat)
        judge.weigh(features, features.game.legal(seat))


class Net(Judge):
    """A net of integers.

    `layer` holds a row of `hidden` weights for each feature and last one that always counts. `heads` holds a row for each
    output: first the chance of each seat, counted from the one that looks, then each move of the game; `bias` is added.
    An output is counted in parts of a doubling once it is shifted. The weights are small enough that no sum
    overflows: whoever makes or reads them sees to that (`core/weights.py`).
    """

    def __init__(
        self, players: int, size: int, hidden: int, shift: int, layer: Int16s, heads: Int16s, bias: Int32s
    ) -> None:
        super().__init__()
        self.players = players
        self.size = size
        self.hidden = hidden
        self.shift = shift
        self.layer: Int16s = layer
        self.heads: Int16s = heads
        self.bias: Int32s = bias
        self.unit: Int16s = [0] * HIDDEN
        self.steps = [0] * MOVES_AT_ONCE

    def judge(self, features: Features, seat: int) -> None:
        features.look(seat)
        self.add_up(features)
        for place in range(self.players):
            self.steps[place] = self.output(place)
        total = self.spread(self.players)
        other = seat
        for place in range(self.players):
            self.value[other] = 1.0 * self.steps[place] / total
            other = other + 1 if other + 1 < self.players else 0

    def weigh(self, features: Features, count: int) -> None:
        for place in range(count):
            self.steps[place] = self.output(self.players + features.turned(features.game.moves[place]))
        total = self.spread(count)
        for place in range(count):
            self.prior[place] = 1.0 * self.steps[place] / total

    def add_up(self, features: Features) -> None:
        """The hidden units. Four rows at a time, since most of the time goes into reading and writing the sums."""
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
            self.unit[unit] = self.unit[unit] if self.unit[unit] > 0 else 0

    def add_four(self, a: int, b: int, c: int, d: int) -> None:
        """Add the rows that begin there."""
        for unit in range(self.hidden):
            self.unit[unit] += self.layer[a + unit] + self.layer[b + unit] + self.layer[c + unit] + self.layer[d + unit]

    def output(self, head: int) -> int:
        total: Int32 = 0
        base = head * self.hidden
        for unit in range(self.hidden):
            total += self.unit[unit] * self.heads[base + unit]
        return (total + self.bias[head]) >> self.shift

    def spread(self, count: int) -> int:
        """Replace outputs by what they weigh beside the best one, and return the sum."""
        best = self.steps[0]
        for place in range(1, count):
            if self.steps[place] > best:
                best = self.steps[place]
        total = 0
        for place in range(count):
            below = best - self.steps[place]
            self.steps[place] = 0 if below >= FAR else POWERS[below & STEP_MASK] >> (below >> STEP_BITS)
            total += self.steps[place]
        return total
