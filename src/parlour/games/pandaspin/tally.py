# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What is counted when the options of a decision are compared. The facts in game.py name these numbers in their order."""

from ...core.judge import MORE, Tally
from .rules import PandaSpin
from .terms import BOMB_SIZE, NOBODY, PLAYERS

FIRST = MORE
LEADS = MORE + 1
CARDS = MORE + 2
BOMB = MORE + 3


class PandaSpinTally(Tally):
    """Points of this round, and how the trick ends."""

    def __init__(self, game: PandaSpin) -> None:
        super().__init__(game)
        self.position: PandaSpin = game
        self.round = 0
        self.trick = 0
        self.cards = 0
        self.points = [0] * PLAYERS

    def score(self, seat: int) -> int:
        return self.position.points[seat]

    def remember(self) -> None:
        self.round = self.position.round
        self.trick = self.position.trick
        self.looking = 1 if self.position.out == 0 else 0
        self.remember_move()

    def remember_move(self) -> None:
        self.cards = self.position.hand_size[self.seat]
        for seat in range(self.position.players):
            self.points[seat] = self.position.points[seat]

    def look(self) -> None:
        """Until somebody is out. The end of the round hides who was: a new one is dealt in the same move."""
        ended = 1 if self.position.over or self.position.round != self.round else 0
        if self.trick >= 0 and (ended or self.position.trick != self.trick):
            self.end_trick(ended)
        if ended:
            self.looking = 0
            self.number[FIRST] = self.has_scored()
        elif self.position.out != 0:
            self.looking = 0
            self.number[FIRST] = 1.0 * (self.position.out >> self.seat & 1)
        else:
            self.remember_move()

    def end_trick(self, ended: int) -> None:
        self.trick = -1
        if ended:
            self.number[CARDS] = 0.0 if self.has_scored() > 0.0 else 1.0 * self.cards
            return
        self.number[LEADS] = 1.0 if self.position.leader == self.seat else 0.0
        self.number[CARDS] = 1.0 * self.position.hand_size[self.seat]
        bombs = self.position.offer_bombs(self.seat, BOMB_SIZE, NOBODY, 0)
        self.number[BOMB] = 1.0 if bombs > 0 else 0.0

    def has_scored(self) -> float:
        """PS-34: 1 if the last move brought points, as going out does."""
        return 1.0 if self.position.points[self.seat] > self.points[self.seat] else 0.0
