# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, freethreading_compatible=True
"""Games driven by a caller: moves come in as numbers, and observations go out into arrays.

The arrays belong to the caller. `Batch` plays thousands of games in one call, and every step writes into the same
arrays. `Solo` plays one game at the pace of its caller, and writes each observation on a new row.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from .buffers import Float64s, Int8s, Int16s, Int64s
from .game import Game
from .observe import Observer, Sheet
from .play import Policy, first_seat
from .rng import Rng

Seen: TypeAlias = tuple[Any, dict[str, Any]]
"""What a seat sees, and in `action_mask` what it may do; `illegal` says whether its last move was replaced."""


def wipe(numbers: Int8s, start: int, end: int) -> None:
    """Write zeros from one place to before another. As a separate function, the C compiler can make it faster."""
    for place in range(start, end):
        numbers[place] = 0


def copy(source: Int8s, count: int, target: Int8s, start: int) -> None:
    """Copy numbers to a place in another array. It is a separate function for the same reason."""
    for place in range(count):
        target[start + place] = source[place]


class Lane:
    """One game with its own random generator. `bot` plays the seats that are not in the bit mask `ours`."""

    def __init__(self, game: Game, observer: Observer, bot: Policy) -> None:
        self.game = game
        self.observer = observer
        self.bot = bot
        self.chance = 0
        self.ours = 0
        self.seat = 0  # the seat that is asked
        self.dealt = 0
        self.ended = game  # where the last game that ended is kept, if it is

    def bots_play(self, rng: Rng) -> None:
        """Play on until one of our seats must decide, or to the end."""
        while not self.game.over:
            mask = self.game.waiting()
            if mask & self.ours:
                self.seat = first_seat(mask & self.ours)
                return
            seat = first_seat(mask)
            self.game.apply(seat, self.bot.pick(seat, rng), rng)

    def legal_one(self, seat: int, rng: Rng) -> int:
        """Any legal move."""
        return self.game.moves[rng.below(self.game.legal(seat))]


def mark_allowed(lane: Lane, seat: int, masks: Int8s, start: int, moves: int, wait: int) -> None:
    """Write a mask of the moves: 1 for what the seat may do. With `wait`, one more number: 1 if it can only wait."""
    wipe(masks, start, start + moves + wait)
    if lane.game.waiting() >> seat & 1:
        for place in range(lane.game.legal(seat)):
            masks[start + lane.game.moves[place]] = 1
    elif wait:
        masks[start + moves] = 1


class Window:
    """Rows of arrays from which Python reads what a seat sees and what it may do.

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
        self.show_allowed(lane, seat, row)

    def show_seen(self, lane: Lane, seat: int, row: int) -> None:
        lane.observer.observe(seat)
        base = row * self.size
        for place in range(self.size):
            self.observations[base + place] = self.sheet.number[place]

    def show_allowed(self, lane: Lane, seat: int, row: int) -> None:
        mark_allowed(lane, seat, self.masks, row * (self.moves + self.wait), self.moves, self.wait)

    def allows(self, row: int, move: int) -> bool:
        """Does the mask last written there allow the move?"""
        return move >= 0 and move < self.moves and self.masks[row * (self.moves + self.wait) + move] == 1


class Batch:
    """Many games, one row each. A game that ends is dealt again in the same step.

    In each game one seat is asked, `seats`; `actions` are its moves. Where a game has just ended `over` is 1, `rewards`
    holds each seat's share of the win, and `last` what our seat saw at the end; the row of `window` shows the new game.
    Where `resting` is 1 a step leaves everything as it is.
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
        resting: Int8s,
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
        self.resting: Int8s = resting

    def reset(self, seeds: list[int]) -> list[Lane]:
        """Deal every game again, each from its own seed."""
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
        """Deal a new game, and play on until one of our seats must decide."""
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
        if self.resting[row]:
            return
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
            if lane.ended is not lane.game:
                lane.ended.copy_from(lane.game)
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


class Page:
    """A window of a few rows, and its rows as the arrays that Python is given, one after the other."""

    def __init__(self, window: Window, rows: int, observations: Iterator[Any], masks: Iterator[Any]) -> None:
        self.window = window
        self.rows = rows
        self.observations: Iterator[Any] = observations
        self.masks: Iterator[Any] = masks


class Solo:
    """One game. Each observation is written on its own row, and that row is never written again.

    Legal moves are read from `allowed`, which is private, because a caller may write on the rows it is given.

    Only its maker sees a half-made move: the others see the position before it, `settled`. A game without moves of
    several steps has no such position: there `settled` is the lane itself.
    """

    def __init__(self, lane: Lane, settled: Lane, fresh: Callable[[], Page], page: Page, allowed: Int8s) -> None:
        self.lane = lane
        self.settled = settled
        self.drafts = int(lane is not settled)
        self.fresh: Callable[[], Page] = fresh
        self.page = page
        self.row = 0  # the next row to be written
        self.width = page.window.moves + page.window.wait
        self.allowed: Int8s = allowed
        self.rng = Rng(0)
        self.shown = -1  # the seat whose legal moves stand in `allowed`, if nothing has happened since
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
            self.allow(seat)
        illegal = 0
        if move < 0 or move >= self.page.window.moves or not self.allowed[move]:
            illegal = 1
            move = self.lane.legal_one(seat, self.rng)
        if self.drafts and not self.lane.game.drafting():
            self.settled.game.copy_from(self.lane.game)
        self.lane.game.apply(seat, move, self.rng)
        self.shown = -1
        self.blame(seat, illegal)

    def bots_play(self) -> None:
        self.lane.bots_play(self.rng)
        self.shown = -1

    def blame(self, seat: int, illegal: int) -> None:
        self.illegal = self.illegal & ~(1 << seat) | illegal << seat

    def allow(self, seat: int) -> None:
        """Write the seat's legal moves into `allowed`."""
        mark_allowed(self.lane, seat, self.allowed, 0, self.page.window.moves, self.page.window.wait)
        self.shown = seat

    def write(self, seat: int) -> None:
        """Write what the seat sees and may do on the next row; there must be one."""
        if self.drafts and self.lane.game.drafting() and self.lane.game.waiting() != 1 << seat:
            self.page.window.show_seen(self.settled, seat, self.row)
        else:
            self.page.window.show_seen(self.lane, seat, self.row)
        self.allow(seat)
        copy(self.allowed, self.width, self.page.window.masks, self.row * self.width)

    def look(self, seat: int) -> Seen:
        """What the seat sees now, and what it may do."""
        if self.row == self.page.rows:
            self.page, self.row = self.fresh(), 0
        self.write(seat)
        self.row += 1
        info = {"action_mask": next(self.page.masks), "illegal": self.illegal >> seat & 1 == 1}
        return next(self.page.observations), info
