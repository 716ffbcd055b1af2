# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What is counted when the options of a decision are compared. The facts in game.py name these numbers in their order."""

from ...core.judge import MORE, Tally
from .rules import CHOOSE, MOST_PLAYERS, PILES, RESOLVE, Ninjan

ROUND = MORE
ROUND_THEIRS = MORE + 1  # for each seat
CAPTURES = ROUND_THEIRS + MOST_PLAYERS
RICHEST = CAPTURES + 1


class NinjanTally(Tally):
    """Points of captured cards, in all and in this round; and what the round leaves."""

    def __init__(self, game: Ninjan) -> None:
        super().__init__(game)
        self.position: Ninjan = game
        self.round = 0

    def score(self, seat: int) -> int:
        return self.position.standing(seat)

    def remember(self) -> None:
        self.round = self.position.round
        self.looking = self.in_a_round()

    def in_a_round(self) -> int:
        return 1 if self.position.phase == CHOOSE or self.position.phase == RESOLVE else 0

    def look(self) -> None:
        """Once the round is over: what it brought, and the best pile for the next one (NJ-12: none after the last)."""
        if self.in_a_round() and self.position.round == self.round:
            return
        self.looking = 0
        gained = self.gained(self.seat)
        self.number[ROUND] = 1.0 * gained
        self.number[CAPTURES] = 1.0 if gained > 0 else 0.0
        for other in range(self.position.players):
            self.number[ROUND_THEIRS + other] = 1.0 * self.gained(other)
        if self.position.round > self.round:
            richest = self.position.pile_sum[0]
            for pile in range(1, PILES):
                richest = max(richest, self.position.pile_sum[pile])
            self.number[RICHEST] = 1.0 * richest
