# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What bots and learning programs need of a game, made from its declared attributes alone: for authors who write none.

These parts read a position by number (`Game.number_at`), so one compiled class serves all games.
"""

from .game import MOVES_AT_ONCE, SEATS, Game
from .judge import Tally
from .observe import Observer, Sheet
from .play import Policy
from .rng import Rng

# A plan has so many lines of so many numbers: how to write it, then where to read it.
LINES = 64
WIDTH = 8

# What a line of a plan writes down.
HELD = 0  # of each kind of piece, how many lie in a place that the seat sees
SPACES = 1  # what lies on each space, counted from 1; 0: nothing
OWNERS = 2  # whose piece lies on each space: 1 one's own, 2 that of the next seat; 0: nothing
SIZE = 3  # how many pieces lie there
PLAIN = 4  # numbers as they are
TOP = 5  # the last piece, counted from 1; 0: there is none

# What a line of a plan holds.
HOW = 0
FIELD = 1  # the attribute
COUNT = 2  # the attribute that says how many pieces lie there, or NONE: all spaces that are not empty
ROOM = 3  # spaces
KINDS = 4  # of pieces
EACH = 5  # 1: a part of the attribute for each seat, the seat's own first
OTHERS = 6  # 1: also for the other seats

NONE = -1


class PlacedObserver(Observer):
    """Writes down what a seat may know, by a plan: a list of lines with what to read and how to write it."""

    def __init__(self, game: Game, sheet: Sheet, plan: list[int], size: int) -> None:
        super().__init__(game, sheet)
        self.plan = [0] * (LINES * WIDTH)
        self.lines = len(plan) // WIDTH
        self.size = size
        self.at = 0
        for place, number in enumerate(plan):
            self.plan[place] = number

    def observe(self, seat: int) -> None:
        self.clear(self.size)
        self.at = 0
        for line in range(self.lines):
            self.write_line(line * WIDTH, seat)

    def write_line(self, line: int, seat: int) -> None:
        if not self.plan[line + EACH]:
            self.write_place(line, 0, 0, seat)
            return
        seats = self.game.players if self.plan[line + OTHERS] else 1
        for steps in range(seats):
            other = self.after(seat, steps)
            self.write_place(line, other * self.plan[line + ROOM], other, seat)
        if self.plan[line + OTHERS]:
            self.at += (SEATS - seats) * self.width(line)

    def width(self, line: int) -> int:
        """How many numbers a place is written with."""
        how = self.plan[line + HOW]
        if how == HELD:
            return self.plan[line + KINDS]
        return 1 if how == SIZE or how == TOP else self.plan[line + ROOM]

    def write_place(self, line: int, start: int, index: int, seat: int) -> None:
        """A place whose spaces start there in the attribute; its count, if there is one, has this index."""
        how = self.plan[line + HOW]
        if how == SIZE:
            self.sheet.number[self.at] = self.count_at(line, start, index)
        elif how == TOP:
            self.sheet.number[self.at] = self.top_at(line, start, index)
        elif how == HELD:
            for place in range(self.spaces(line, index)):
                kind = self.game.number_at(self.plan[line + FIELD], start + place)
                if kind != NONE:
                    held = self.sheet.number[self.at + kind]
                    self.sheet.number[self.at + kind] = held + 1
        else:
            for place in range(self.plan[line + ROOM]):
                value = self.game.number_at(self.plan[line + FIELD], start + place)
                self.sheet.number[self.at + place] = self.shown(how, value, seat)
        self.at += self.width(line)

    def shown(self, how: int, value: int, seat: int) -> int:
        if how == PLAIN:
            return value
        if value == NONE:
            return 0
        return 1 + self.steps(seat, value) if how == OWNERS else value + 1

    def spaces(self, line: int, index: int) -> int:
        """How many spaces may hold something."""
        if self.plan[line + COUNT] == NONE:
            return self.plan[line + ROOM]
        return self.game.number_at(self.plan[line + COUNT], index)

    def top_at(self, line: int, start: int, index: int) -> int:
        place = self.spaces(line, index) - 1
        while place >= 0 and self.game.number_at(self.plan[line + FIELD], start + place) == NONE:
            place -= 1
        return 0 if place < 0 else 1 + self.game.number_at(self.plan[line + FIELD], start + place)

    def count_at(self, line: int, start: int, index: int) -> int:
        if self.plan[line + COUNT] != NONE:
            return self.game.number_at(self.plan[line + COUNT], index)
        count = 0
        for place in range(self.plan[line + ROOM]):
            if self.game.number_at(self.plan[line + FIELD], start + place) != NONE:
                count += 1
        return count


class Eager(Policy):
    """The rule of thumb of a game without one: the move after which one stands best if the game ended there."""

    def __init__(self, game: Game, scratch: Game) -> None:
        super().__init__(game)
        self.scratch = scratch
        self.options = [0] * MOVES_AT_ONCE

    def pick(self, seat: int, rng: Rng) -> int:
        count = self.game.legal(seat)
        for place in range(count):
            self.options[place] = self.game.moves[place]
        best = -1.0
        equal = 0
        chosen = self.options[0]
        for place in range(count):
            worth = self.worth(seat, self.options[place], rng)
            if worth > best:
                best = worth
                equal = 0
            if worth == best:
                equal += 1
                if rng.below(equal) == 0:
                    chosen = self.options[place]
        return chosen

    def worth(self, seat: int, move: int, rng: Rng) -> float:
        """The share of the win if the game ended after this move."""
        self.scratch.copy_from(self.game)
        self.scratch.apply(seat, move, rng)
        self.scratch.finish()
        return self.scratch.reward[seat]


class ScoreTally(Tally):
    """Counts the score that stands in an attribute, one number for each seat; with -1, none."""

    def __init__(self, game: Game, field: int) -> None:
        super().__init__(game)
        self.field = field

    def score(self, seat: int) -> int:
        return 0 if self.field == NONE else self.game.number_at(self.field, seat)
