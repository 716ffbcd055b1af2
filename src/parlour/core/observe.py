# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Observations for learning programs: what a seat may know of a position, as a fixed row of small numbers."""

from .buffers import Int16s
from .game import Game

NUMBERS = 2048


class Sheet:
    """Room for one observation. Observers of many positions may share it, one after the other."""

    def __init__(self) -> None:
        self.number: Int16s = [0] * NUMBERS


class Observer:
    """Writes down what each seat may know of one position.

    A game's `observer.py` derives from it, keeps its own, precisely typed reference to that position, and says in
    `FIELDS` what every number means. Seats are counted from the one that looks, so that all seats see the same kind of row.
    """

    def __init__(self, game: Game, sheet: Sheet) -> None:
        self.game = game
        self.sheet = sheet

    def observe(self, seat: int) -> None:
        """Write into the sheet what `seat` may know, and nothing that depends on anything else."""

    def clear(self, size: int) -> None:
        """Begin a new observation of this many numbers, all zero: most of them stay zero."""
        for at in range(size):
            self.sheet.number[at] = 0

    def steps(self, seat: int, other: int) -> int:
        """How many places further round the table another seat is."""
        return other - seat if other >= seat else other - seat + self.game.players

    def after(self, seat: int, steps: int) -> int:
        """The seat that is this many places further round the table."""
        other = seat + steps
        return other - self.game.players if other >= self.game.players else other
