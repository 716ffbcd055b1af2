# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Plays whole games at full speed, at random or by a policy."""

from .game import Game
from .rng import Rng


class Policy:
    """What a player knows, bound to one position: how to pick a move, and what the position is worth.

    A game's `bot.py` derives from it and keeps its own, precisely typed reference to that position.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def pick(self, seat: int, rng: Rng) -> int:
        """A move for `seat`, one of its legal ones."""
        return self.game.moves[rng.below(self.game.legal(seat))]

    def favourite(self, seat: int, rng: Rng) -> int:
        """The move that search should look at first; by default what would be picked."""
        return self.pick(seat, rng)

    def trust(self) -> float:
        """How far search relies on the favourite: from 1, hardly, to some 4, looking at others only now and then.

        With 0, the default, there is none: every move is tried once before any is looked into.
        """
        return 0.0

    def begin(self) -> None:
        """Called when a simulation starts from the position as it is now."""

    def enough(self) -> int:
        """1 when the position has been played far enough to be judged; by default at the end of the game."""
        return self.game.over

    def evaluate(self) -> None:
        """Fill the position's `reward` with what search should strive for; by default the share of the win."""
        self.game.finish()


class Random(Policy):
    """Any legal move, each equally likely."""

    def pick(self, seat: int, rng: Rng) -> int:
        return self.game.moves[rng.below(self.game.legal(seat))]


def first_seat(mask: int) -> int:
    """The lowest seat in a bit mask of seats."""
    seat = 0
    while not mask & 1:
        mask >>= 1
        seat += 1
    return seat


def seats_in(mask: int) -> list[int]:
    """All seats of a bit mask, for callers in Python."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def playout(game: Game, policy: Policy, rng: Rng) -> int:
    """Play on until the policy has enough. Returns the number of moves."""
    moves = 0
    while not policy.enough():
        seat = first_seat(game.waiting())
        game.apply(seat, policy.pick(seat, rng), rng)
        moves += 1
    return moves


def random_playout(game: Game, rng: Rng) -> int:
    """Play on with random moves, without a policy."""
    moves = 0
    while not game.over:
        seat = first_seat(game.waiting())
        game.apply(seat, game.moves[rng.below(game.legal(seat))], rng)
        moves += 1
    return moves


def random_games(game: Game, games: int, rng: Rng) -> int:
    """Deal and play this many random games. Returns the number of moves."""
    moves = 0
    for _ in range(games):
        game.deal(rng)
        moves += random_playout(game, rng)
    return moves


def copies(game: Game, scratch: Game, times: int) -> None:
    """Copy a position this many times, for measuring."""
    for _ in range(times):
        scratch.copy_from(game)
