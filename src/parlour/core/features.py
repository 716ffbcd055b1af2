# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, freethreading_compatible=True
"""What a net looks at: a position with all hands open, as the numbers of the features that hold in it."""

from .game import Game

MOST_ACTIVE = 256


class Features:
    """Looks at one position for a net.

    A game's `features.py` derives from it, keeps its own, precisely typed reference to that position, and sets `size`,
    the number of features at this number of players, and `most`, how many of them can hold at once. `VERSION` rises
    when a number changes its meaning: weights that were trained with another version do not fit.
    """

    VERSION = 0

    def __init__(self, game: Game) -> None:
        self.game = game
        self.size = 0
        self.most = 0
        self.active = [0] * MOST_ACTIVE
        self.count = 0

    def look(self, seat: int) -> None:
        """Write into `active` the numbers of all features that hold, each once, and into `count` how many they are.

        All hands are open, as in a redealt position, but an unrevealed choice is not looked at: another seat must not
        act on it. Seats are counted from `seat`, so that every seat sees the same kind of position. The list of legal
        moves stays as it is.
        """

    def turned(self, move: int) -> int:
        """The number of a move as a net knows it.

        Positions that differ only in the names of things should look alike, so a game may look at them turned; then its
        moves are turned in the same way, as the last look was.
        """
        return move

    def seen(self) -> list[int]:
        """The features of the last look, for callers in Python."""
        return [self.active[place] for place in range(self.count)]
