# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, freethreading_compatible=True
"""Features made from an observation: for nets that learnt from what the learning environments show, in any game."""

from .features import MOST_ACTIVE, Features
from .game import Game
from .observe import Observer, Sheet

# The least number of each bucket but the first. A number that is 0 is in none.
LEAST = (-40, -18, -8, -3, 1, 2, 3, 4, 6, 9, 13, 19, 28, 41)
STEPS = 14
BUCKETS = 15


def bucket_of(value: int) -> int:
    """In which bucket a number of an observation is."""
    bucket = 0
    while bucket < STEPS and LEAST[bucket] <= value:
        bucket += 1
    return bucket


class Observed(Features):
    """Looks at what a seat may know: a feature for each number of an observation and each bucket that it can be in."""

    def __init__(self, game: Game, observer: Observer, sheet: Sheet, numbers: int) -> None:
        super().__init__(game)
        self.observer: Observer = observer
        self.sheet: Sheet = sheet
        self.numbers = numbers
        self.size = numbers * BUCKETS
        self.most = numbers if numbers < MOST_ACTIVE else MOST_ACTIVE

    def look(self, seat: int) -> None:
        """Of more than `MOST_ACTIVE` numbers that are not 0, the first ones."""
        self.observer.observe(seat)
        self.count = 0
        for at in range(self.numbers):
            value = self.sheet.number[at]
            if value != 0 and self.count < MOST_ACTIVE:
                self.active[self.count] = at * BUCKETS + bucket_of(value)
                self.count += 1
