# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What is counted when the options of a decision are compared."""

from ...core.judge import Tally
from .rules import Pinata

MY_MEDALS = 2
THEIR_MEDALS = 3


class PinataTally(Tally):
    """Candies, and medals."""

    def __init__(self, game: Pinata) -> None:
        super().__init__(game)
        self.position: Pinata = game
        self.medals_before = [0] * 2

    def score(self, seat: int) -> int:
        return self.position.candy_count(seat)

    def remember(self) -> None:
        for seat in range(2):
            self.medals_before[seat] = self.position.medal_count(seat)

    def count_more(self, seat: int) -> None:
        self.number[MY_MEDALS] = 1.0 * (self.position.medal_count(seat) - self.medals_before[seat])
        self.number[THEIR_MEDALS] = 1.0 * (self.position.medal_count(1 - seat) - self.medals_before[1 - seat])
