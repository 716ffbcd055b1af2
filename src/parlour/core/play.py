# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Plays whole games at full speed, at random or by a policy."""

from .game import SEATS, Game
from .rng import Rng

SEEDS = 4611686018427387904  # 1 << 62: the seeds of the policies' own chance go round from there


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


class Company:
    """The policies of up to five bots at one position. `bot_of` says which of them has each seat."""

    def __init__(self, game: Game, first: Policy, second: Policy, third: Policy, fourth: Policy, fifth: Policy) -> None:
        self.game = game
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
        self.fifth = fifth
        self.bot_of = [0] * SEATS

    def pick(self, seat: int, rng: Rng) -> int:
        """A move for the seat, by the bot that has it."""
        bot = self.bot_of[seat]
        if bot == 0:
            return self.first.pick(seat, rng)
        if bot == 1:
            return self.second.pick(seat, rng)
        if bot == 2:
            return self.third.pick(seat, rng)
        if bot == 3:
            return self.fourth.pick(seat, rng)
        return self.fifth.pick(seat, rng)

    def play(self, chance: Rng, thinking: Rng) -> int:
        """Deal and play a game to its end; the bots draw from `thinking`. Returns the number of moves."""
        moves = 0
        self.game.deal(chance)
        while not self.game.over:
            seat = first_seat(self.game.waiting())
            self.game.apply(seat, self.pick(seat, thinking), chance)
            moves += 1
        return moves


class Series:
    """Games one after the other between the same bots, who move on by one seat after each, counted as they end.

    Every deal is played `turns` times. The figures by seat are shares of the win; those by bot are shares of the win,
    games and scores, and need `Game.score_of`.
    """

    def __init__(self, game: Game, company: Company, bots: int, turns: int) -> None:
        self.game = game
        self.company = company
        self.bots = bots
        self.turns = turns
        self.chance = Rng(0)
        self.thinking = Rng(0)
        self.games = 0
        self.moves = 0
        self.draws = 0
        self.seat_wins = [0.0] * SEATS
        self.bot_wins = [0.0] * SEATS
        self.bot_games = [0] * SEATS
        self.bot_score = [0] * SEATS

    def run(self, first: int, last: int, deals: int, thought: int, step: int) -> None:
        """Play the games from `first` to before `last`.

        `deals` is the seed of deal 0. `thought` is the seed of the bots' own chance in the first game, and grows by
        `step` with each game, modulo `SEEDS`.
        """
        for number in range(first, last):
            self.chance.seed(deals + number // self.turns)
            self.thinking.seed(thought)
            for seat in range(self.game.players):
                self.company.bot_of[seat] = (seat + number) % self.game.players % self.bots
            self.moves += self.company.play(self.chance, self.thinking)
            self.count()
            thought += step
            if thought >= SEEDS:
                thought -= SEEDS

    def count(self) -> None:
        """Take in how the game that has just ended went."""
        self.games += 1
        winners = 0
        for seat in range(self.game.players):
            bot = self.company.bot_of[seat]
            share = self.game.reward[seat]
            winners += 1 if share > 0.0 else 0
            self.seat_wins[seat] += share
            self.bot_wins[bot] += share
            self.bot_games[bot] += 1
            self.bot_score[bot] += self.game.score_of(seat)
        self.draws += 1 if winners > 1 else 0


def copies(game: Game, scratch: Game, times: int) -> None:
    """Copy a position this many times, for measuring."""
    for _ in range(times):
        scratch.copy_from(game)
