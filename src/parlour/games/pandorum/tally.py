# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What is counted when the options of a decision are compared. The facts in game.py name these numbers in their order."""

from ...core.judge import MORE, Tally
from .rules import Pandorum

NOW = MORE
BUILT = MORE + 1
PAID = MORE + 2
CARDS = MORE + 3


class PandorumTally(Tally):
    """Quids, pieces built, and what this very turn brings."""

    def __init__(self, game: Pandorum) -> None:
        super().__init__(game)
        self.position: Pandorum = game
        self.pieces = 0
        self.quids = 0
        self.in_turn = 0

    def score(self, seat: int) -> int:
        return self.position.quids[seat]

    def remember(self) -> None:
        self.pieces = self.pieces_left()
        self.quids = self.position.quids[self.seat]
        self.in_turn = 1
        self.looking = 1

    def look(self) -> None:
        """PD-15, PD-22: quids become fewer only when a rival gets them."""
        if self.in_turn and (self.position.turn != self.seat or self.position.over):
            self.in_turn = 0
            self.number[NOW] = 1.0 * self.gained(self.seat)
            self.number[CARDS] = 1.0 * self.position.hand_size[self.seat]
        quids = self.position.quids[self.seat]
        if quids < self.quids:
            self.number[PAID] += 1.0 * (self.quids - quids)
        self.quids = quids

    def count_more(self) -> None:
        self.number[BUILT] = 1.0 * (self.pieces - self.pieces_left())

    def pieces_left(self) -> int:
        return self.position.modules_left[self.seat] + self.position.bases_left[self.seat]
