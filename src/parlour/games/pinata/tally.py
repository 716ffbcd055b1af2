# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What is counted when the options of a decision are compared. The facts in game.py name these numbers in their order."""

from ...core.judge import MORE, Tally
from .rules import MATS, Pinata

MY_MEDALS = MORE
THEIR_MEDALS = MORE + 1
NEXT_MAT = MORE + 2
LOST = MORE + 3  # for each mat


class PinataTally(Tally):
    """Candies and medals, and what becomes of the mats as they lie now."""

    def __init__(self, game: Pinata) -> None:
        super().__init__(game)
        self.position: Pinata = game
        self.medals_before = [0] * 2
        self.up = [0] * MATS
        self.settled = [0] * MATS
        self.mine = 0
        self.theirs = 0
        self.scored = 0

    def score(self, seat: int) -> int:
        return self.position.candy_count(seat)

    def remember(self) -> None:
        self.scored = 0
        self.mine = self.before[self.seat]
        self.theirs = self.before[1 - self.seat]
        for seat in range(2):
            self.medals_before[seat] = self.position.medal_count(seat)
        for mat in range(MATS):
            self.up[mat] = self.position.up[mat]
            self.settled[mat] = 0
        self.looking = 1

    def look(self) -> None:
        """PI-14: a mat that has been scored is turned over."""
        theirs = self.score(1 - self.seat)
        if theirs == self.theirs and self.score(self.seat) == self.mine:
            return
        for mat in range(MATS):
            if self.position.up[mat] != self.up[mat]:
                self.up[mat] = self.position.up[mat]
                self.settle(mat, 1 if theirs > self.theirs else 0)
        self.mine = self.score(self.seat)
        self.theirs = theirs

    def settle(self, mat: int, lost: int) -> None:
        if self.scored == 0:
            self.number[NEXT_MAT] = 1.0 - lost
        self.scored += 1
        if not self.settled[mat]:
            self.settled[mat] = 1
            self.number[LOST + mat] = 1.0 * lost

    def count_more(self) -> None:
        other = 1 - self.seat
        self.number[MY_MEDALS] = 1.0 * (self.position.medal_count(self.seat) - self.medals_before[self.seat])
        self.number[THEIR_MEDALS] = 1.0 * (self.position.medal_count(other) - self.medals_before[other])
