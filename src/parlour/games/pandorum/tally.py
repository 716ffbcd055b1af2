# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What is counted when the options of a decision are compared."""

from ...core.game import SEATS
from ...core.judge import Tally
from .rules import Pandorum

BUILT = 2


class PandorumTally(Tally):
    """Quids, and pieces built."""

    def __init__(self, game: Pandorum) -> None:
        super().__init__(game)
        self.position: Pandorum = game
        self.pieces_before = [0] * SEATS

    def score(self, seat: int) -> int:
        return self.position.quids[seat]

    def remember(self) -> None:
        for seat in range(self.position.players):
            self.pieces_before[seat] = self.pieces_left(seat)

    def count_more(self, seat: int) -> None:
        self.number[BUILT] = 1.0 * (self.pieces_before[seat] - self.pieces_left(seat))

    def pieces_left(self, seat: int) -> int:
        return self.position.modules_left[seat] + self.position.bases_left[seat]
