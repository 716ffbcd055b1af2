# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What is counted when the options of a decision are compared."""

from ...core.judge import Tally
from .rules import PandaSpin


class PandaSpinTally(Tally):
    """Bamboo won in the round."""

    def __init__(self, game: PandaSpin) -> None:
        super().__init__(game)
        self.position: PandaSpin = game

    def score(self, seat: int) -> int:
        return self.position.points[seat]
