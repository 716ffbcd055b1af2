# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, freethreading_compatible=True
"""Games driven from outside: moves come in as numbers, what seats see goes out into arrays.

An array belongs to the caller, who lends it once; every step writes into it. `Batch` carries thousands of games on in
one call, `Solo` one game at the pace of its caller.
"""

from .buffers import Float64s, Int8s, Int16s, Int64s
from .game import Game
from .observe import Observer, Sheet
from .play import Policy, first_seat
from .rng import Rng


def wipe(numbers: Int8s, start: int, end: int) -> None:
    """Zeros from one place to before another; a function of its own, since a C compiler then sees that it may hurry."""
    for place in range(start, end):
        numbers[place] = 0


class Lane:
    """One game with its own stream of chance. Seats not in the bit mask `ours` are played by `bot`."""

    def __init__(self, game: Game, observer: Observer, bot: Policy) -> None:
        self.game = game
        self.observer = observer
        self.bot = bot
        self.chance = 0
        self.ours = 0
        self.seat = 0  # the seat that is asked
        self.dealt = 0

    def bots_play(self, rng: Rng) -> None:
        """Go on until one of our seats is asked, or to the end."""
        while not self.game.over:
            mask = self.game.waiting()
            if mask & self.ours:
                self.seat = first_seat(mask & self.ours)
                return
            seat = first_seat(mask)
            self.game.apply(seat, self.bot.choose(seat, rng), rng)

    def legal_one(self, seat: int, rng: Rng) -> int:
        """Any legal move."""
        return self.game.moves[rng.below(self.game.legal(seat))]


class Window:
    """Rows of arrays in which Python reads what a seat sees and what it may do.

    A row of `masks` is as wide as the move space; with `wait`, one wider: the last number is 1 for a seat that has
    nothing to decide.
    """

    def __init__(self, sheet: Sheet, size: int, moves: int, wait: int, observations: Int16s, masks: Int8s) -> None:
        self.sheet = sheet
        self.size = size
        self.moves = moves
        self.wait = wait
        self.observations: Int16s = observations
        self.masks: Int8s = masks

    def show(self, lane: Lane, seat: int, row: int) -> None:
        self.show_seen(lane, seat, row)
        base = row * (self.moves + self.wait)
        wipe(self.masks, base, base + self.moves + self.wait)
        if lane.game.waiting() >> seat & 1:
            for place in range(lane.game.legal(seat)):
                self.masks[base + lane.game.moves[place]] = 1
        elif self.wait:
            self.masks[base + self.moves] = 1

    def allows(self, row: int, move: int) -> bool:
        """Does the mask last written there allow the move?"""
        return move >= 0 and move < self.moves and self.masks[row * (self.moves + self.wait) + move] == 1

    def show_seen(self, lane: Lane, seat: int, row: int) -> None:
        lane.observer.observe(seat)
        base = row * self.size
        for place in range(self.size):
            self.observations[base + place] = self.sheet.number[place]


class Batch:
    """Many games, one row each. A game that ends is dealt anew in the same step.

    In each game one seat is asked, `seats`; `actions` are its moves. Where a game has just ended `over` is 1, `rewards`
    holds each seat's share of the win, and `last` what our seat saw at the end; the row of `window` shows the new game.
    """

    def __init__(
        self,
        lanes: list[Lane],
        window: Window,
        last: Window,
        rotate: int,
        actions: Int64s,
        seats: Int64s,
        rewards: Float64s,
        over: Int8s,
        illegal: Int8s,
    ) -> None:
        self.lanes: list[Lane] = lanes
        self.window = window
        self.last = last
        self.rotate = rotate  # 1 when our seat moves on with each game
        self.rng = Rng(0)
        self.actions: Int64s = actions
        self.seats: Int64s = seats
        self.rewards: Float64s = rewards
        self.over: Int8s = over
        self.illegal: Int8s = illegal

    def reset(self, seeds: list[int]) -> list[Lane]:
        """Deal every game anew, each from its own seed."""
        for row, lane in enumerate(self.lanes):
            self.begin(lane, row, seeds[row])
        return self.lanes

    def begin(self, lane: Lane, row: int, seed: int) -> None:
        self.rng.seed(seed)
        self.over[row] = 0
        self.illegal[row] = 0
        self.deal(lane)
        self.show(lane, row)
        lane.chance = self.rng.state

    def deal(self, lane: Lane) -> None:
        """A new game, carried on to where one of our seats is asked."""
        lane.game.over = 1
        while lane.game.over:
            if self.rotate and lane.dealt > 0:
                lane.ours <<= 1
                if lane.ours == 1 << lane.game.players:
                    lane.ours = 1
            lane.dealt += 1
            lane.game.deal(self.rng)
            lane.bots_play(self.rng)

    def show(self, lane: Lane, row: int) -> None:
        self.seats[row] = lane.seat
        self.window.show(lane, lane.seat, row)

    def step(self) -> list[Lane]:
        """Carry out one action in every game."""
        for row, lane in enumerate(self.lanes):
            self.advance(lane, row)
        return self.lanes

    def advance(self, lane: Lane, row: int) -> None:
        self.rng.state = lane.chance
        move = self.actions[row]
        self.illegal[row] = 0
        if not self.window.allows(row, move):
            self.illegal[row] = 1
            move = lane.legal_one(lane.seat, self.rng)
        lane.game.apply(lane.seat, move, self.rng)
        lane.bots_play(self.rng)
        self.over[row] = lane.game.over
        if lane.game.over:
            for seat in range(lane.game.players):
                self.rewards[row * lane.game.players + seat] = lane.game.reward[seat]
            self.last.show_seen(lane, lane.seat, row)
            self.deal(lane)
        self.show(lane, row)
        lane.chance = self.rng.state

    def draw(self) -> list[Lane]:
        """Write a random legal action for every game."""
        for row, lane in enumerate(self.lanes):
            self.draw_one(lane, row)
        return self.lanes

    def draw_one(self, lane: Lane, row: int) -> None:
        self.rng.state = lane.chance
        self.actions[row] = lane.legal_one(lane.seat, self.rng)
        lane.chance = self.rng.state


class Solo:
    """One game, seen through a window of one row."""

    def __init__(self, lane: Lane, window: Window) -> None:
        self.lane = lane
        self.window = window
        self.rng = Rng(0)
        self.shown = -1  # the seat that was looked at last, if nothing has happened since
        self.illegal = 0  # bit mask of the seats whose last move was illegal, so that another one was made instead

    def deal(self) -> None:
        self.lane.game.deal(self.rng)
        self.shown = -1
        self.illegal = 0

    def asked(self) -> int:
        """The first seat that is waited for, or -1 at the end."""
        return -1 if self.lane.game.over else first_seat(self.lane.game.waiting())

    def play(self, seat: int, move: int) -> None:
        """Make the move if it is legal, else any legal one."""
        if self.shown != seat:
            self.look(seat)
        illegal = 0
        if not self.window.allows(0, move):
            illegal = 1
            move = self.lane.legal_one(seat, self.rng)
        self.lane.game.apply(seat, move, self.rng)
        self.shown = -1
        self.blame(seat, illegal)

    def bots_play(self) -> None:
        self.lane.bots_play(self.rng)
        self.shown = -1

    def blame(self, seat: int, illegal: int) -> None:
        self.illegal = self.illegal & ~(1 << seat) | illegal << seat

    def turn(self, seat: int, move: int) -> int:
        """Make a move and look through the eyes of the seat that is asked next: that seat, or -1 at the end."""
        self.play(seat, move)
        following = self.asked()
        if following >= 0:
            self.look(following)
        return following

    def seen_as(self, move: int) -> int:
        """What others see of a move (from Python, only methods that a game overrides can be called on the game itself)."""
        return self.lane.game.seen_as(move)

    def look(self, seat: int) -> None:
        self.window.show(self.lane, seat, 0)
        self.shown = seat
