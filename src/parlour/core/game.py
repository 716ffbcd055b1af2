# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The contract of every game: a position, and the rules that lead on from it.

A game derives from `Game` and fills in the methods below. Its attributes are ints, floats and fixed-size
lists of them, all made in `__init__`; `copy_from` follows from that list and is never written by hand.
"""

from typing import Self

from .rng import Rng

SEATS = 5
MOVES_AT_ONCE = 512
NOTES = 256
NOTE_SIZE = 5
WORK = 192

# Working space that is no part of the position, so a copy leaves it alone.
SCRATCH = ("moves", "work", "notes", "note_count", "listening")


class Game:
    """A position of a game for `players` seats.

    `waiting()` says which seats may act, `legal(seat)` writes that seat's moves into `moves` and returns how many,
    `apply` carries one out without checking that it is legal. Once `over`, `reward` holds each seat's share
    of the win (they add up to 1).
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.over = 0
        self.reward = [0.0] * SEATS
        self.moves = [0] * MOVES_AT_ONCE
        self.work = [0] * WORK
        self.notes = [0] * (NOTES * NOTE_SIZE)
        self.note_count = 0
        self.listening = 0

    def deal(self, rng: Rng) -> None:
        """Set up a new game."""

    def waiting(self) -> int:
        """Bit mask of the seats that may act now; several when choices are simultaneous and secret."""
        return 0

    def legal(self, seat: int) -> int:
        """Write the seat's legal moves into `moves` and return how many there are."""
        return 0

    def apply(self, seat: int, move: int, rng: Rng) -> None:
        """Carry out a legal move."""

    def determinize(self, seat: int, rng: Rng) -> None:
        """Redeal everything that `seat` cannot know, and keep everything it knows. Depends on nothing hidden from it.

        No other seat is in the middle of a move then: other seats imagine from the last complete move.
        """

    def finish(self) -> None:
        """Fill `reward` from the position; for a game still going on, as if it ended here."""

    def score_of(self, seat: int) -> int:
        """What the seat has scored, the same as `scores` of the result. A game without it is simulated less quickly."""
        return 0

    def sealed(self, seat: int) -> int:
        """The move `seat` has made in secret and nobody has seen yet, or −1."""
        return -1

    def reopen(self, seat: int) -> None:
        """Take back what the others have chosen in secret, as if they had yet to choose.

        Search calls it on imagined positions, so that those choices are made sensibly, not dealt by chance.
        """

    def drafting(self) -> int:
        """1 while the seat to move is in the middle of a move of several steps, which nobody else may know yet.

        Then nobody else is waited for. A step that leaves a move half made draws no chance and shows nothing hidden.
        """
        return 0

    def places(self, seat: int) -> int:
        """Write into `work`, for each card, the number of the place where it lies hidden from `seat`, or −1 if seen.

        Returns how many cards there are; none in a game whose hidden cards are not guessed from the others' moves. Cards
        of the same place differ in nothing but their names. `determinize` leaves the same number of cards in each.
        """
        return 0

    def rename(self) -> None:
        """Give every hidden card the name that `work` has for it. The result depends on the names alone."""

    def seen_as(self, move: int) -> int:
        """What the others see of a move that is partly secret: a number that no move has. Others are returned unchanged."""
        return move

    def note(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        """Write what happened into the journal, if anybody listens.

        Notes that do not fit are still counted, so that `take_notes` sees that some are missing.
        """
        if not self.listening:
            return
        if self.note_count < NOTES:
            at = self.note_count * NOTE_SIZE
            self.notes[at] = kind
            self.notes[at + 1] = a
            self.notes[at + 2] = b
            self.notes[at + 3] = c
            self.notes[at + 4] = d
        self.note_count += 1

    def journal(self) -> list[int]:
        """The notes of the journal as a list, for callers in Python."""
        return [self.notes[place] for place in range(min(self.note_count, NOTES) * NOTE_SIZE)]

    def share_reward(self, winners: int) -> None:
        """Fill `reward`: the seats of a bit mask share the win."""
        count = 0
        for seat in range(self.players):
            count += winners >> seat & 1
        for seat in range(self.players):
            self.reward[seat] = 1.0 / count if winners >> seat & 1 else 0.0

    def legal_moves(self, seat: int) -> list[int]:
        """The seat's legal moves as a list, for callers in Python."""
        return [self.moves[place] for place in range(self.legal(seat))]

    def empty(self) -> Self:
        """A new position of the same game, players and options: a game with options, or other components, says how."""
        return type(self)(self.players)

    def clone(self) -> Self:
        """An independent copy."""
        twin = self.empty()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "Game") -> None:
        """Become equal to `other`, a position of the same kind (compiled: written out by the build)."""
        for name, theirs in vars(other).items():
            if name in SCRATCH:
                continue
            if isinstance(theirs, list):
                getattr(self, name)[:] = theirs
            else:
                setattr(self, name, theirs)

    def number_at(self, field: int, place: int) -> int:
        """One number of the position: the attribute by its place in `fields`, and in an array the place in it.

        So that code for all games can read any game (compiled: written out by the build).
        """
        value = getattr(self, fields(self)[field])
        return int(value[place] if isinstance(value, list) else value)


def fields(game: Game) -> list[str]:
    """The names of everything that makes up a position, interpreted or compiled."""
    if hasattr(game, "__dict__"):
        names = set(vars(game))
    else:
        kinds = [kind for kind in type(game).__mro__ if kind is not object]
        names = {name for kind in kinds for name, item in vars(kind).items() if not callable(item)}
    return sorted(name for name in names if not name.startswith("_") and name not in SCRATCH)


def snapshot(game: Game) -> dict[str, object]:
    """Everything in a position as plain data, for comparing two positions."""
    return {name: _plain(getattr(game, name)) for name in fields(game)}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, list) else value
