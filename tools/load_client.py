"""The people of `make load`: one process that plays at many tables at once, two sockets at each.

They behave alike at every server; `load_speech.py` holds what they say to each of them.
"""

import asyncio
import os
import random
import time
import traceback
from collections import deque
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import Synchronized
from typing import Any
from urllib.parse import urlsplit

import uvloop
from load_line import Line
from load_speech import ANSWER_SECONDS, MAKERS, SPEECHES, Made, News

TICK_SECONDS = 0.001


@dataclass(frozen=True)
class Plan:
    """What one process has to do. `rate` is how many moves a second it makes; 0: as many as are accepted."""

    server: str  # a key of SPEECHES
    address: str
    tables: int  # being played at, at any time
    spare: int  # to go on at when a game is over
    bots: tuple[str, ...]  # the levels of those who sit at each table too
    head_start: int  # moves; each table begins with up to so many, so that their games do not all end at once
    rate: float
    seconds: float


@dataclass
class Report:
    """What one process saw. A move is known by its table, its number in the log and its notation."""

    seconds: float = 0.0
    moves: int = 0  # accepted in that time; the last ones are accepted later
    latencies: list[float] = field(default_factory=list)  # from sending to the other player's update
    accepted: list[tuple[str, int, str]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    unanswered: int = 0


def work(plan: Plan, orders: Connection, counter: "Synchronized[int]") -> None:
    """What the process does: sit down, connect, make the tables to go on at, play, report; a word begins each of them.

    The counter tells the tables it has made, then the moves.
    """
    uvloop.run(_play(plan, orders, counter))


def _make_tables(plan: Plan, count: int, counter: "Synchronized[int]") -> list[Made]:
    made = []
    for _ in range(count):
        made.append(MAKERS[plan.server](plan.address, plan.bots))
        counter.value += 1
    return made


# --- playing ---------------------------------------------------------------------------------------


class Seat:
    """One of the two at a table: chooses at random, and notes when each move reached it."""

    def __init__(self, pair: "Pair", seat: int) -> None:
        self.pair = pair
        self._seat = seat
        self._speech = SPEECHES[pair.hall.plan.server](pair.made, seat)
        self.seen: dict[int, float] = {}
        self.sent: dict[int, tuple[str, float]] = {}  # by turn: the move, and when it was sent
        self.over = False
        self._choice: tuple[int, str] | None = None
        self._next_turn = 0

    async def connect(self) -> None:
        url = urlsplit(self.pair.hall.plan.address)
        self.line = Line(self._speech.path, url.netloc, self._speech.cookie, self._hear)
        self._speech.say = self.line.say
        await asyncio.get_running_loop().create_connection(lambda: self.line, url.hostname or "", url.port or 80)

    def _hear(self, content: bytes) -> None:
        news = self._speech.read(content)
        if news is None:
            return
        if news.refused:
            self.pair.hall.report.refused.append(news.refused)
        if news.number >= 0:
            self._look(news)
        if news.accepted:
            self.pair.accepted(self._seat, *news.accepted)

    def _look(self, news: News) -> None:
        self.seen[news.number] = time.perf_counter()
        self.pair.measure(news.number)
        self.over = news.over
        if news.moves and news.turn == self._next_turn:
            self._next_turn += 1
            self._choice = news.turn, random.choice(news.moves)
            self.pair.hall.ready(self)
        elif self.over:
            self.pair.settle()

    def move(self) -> None:
        assert self._choice
        turn, move = self._choice
        self.pair.head_start -= 1
        self.sent[turn] = (move, time.perf_counter())
        self._speech.play(turn, move)


class Pair:
    """Two people at a table. When their game is over they go on at the next one."""

    def __init__(self, hall: "Hall", made: Made, head_start: int = 0) -> None:
        self.hall = hall
        self.made = made
        self.head_start = head_start  # moves to be made before the measurement
        self.seats = (Seat(self, 0), Seat(self, 1))
        self._unseen: dict[int, tuple[int, float]] = {}  # by number: who has yet to hear of it, and when it was sent
        self._settled = False

    async def connect(self) -> None:
        for seat in self.seats:
            await seat.connect()

    def accepted(self, seat: int, turn: int, number: int) -> None:
        move, sent = self.seats[seat].sent.pop(turn)
        self.hall.accepted(self.made.id, number, move)
        self._unseen[number] = (1 - seat, sent)
        self.measure(number)
        self.settle()

    def measure(self, number: int) -> None:
        other, sent = self._unseen.get(number, (0, 0.0))
        if sent and number in self.seats[other].seen:
            del self._unseen[number]
            self.hall.report.latencies.append(self.seats[other].seen[number] - sent)

    def settle(self) -> None:
        """Once both have seen the end and nothing is unanswered."""
        if not self._settled and all(seat.over and not seat.sent for seat in self.seats):
            self._settled = True
            self.hall.go_on(self)

    @property
    def unanswered(self) -> int:
        return sum(len(seat.sent) for seat in self.seats)

    def close(self) -> None:
        for seat in self.seats:
            seat.line.close()


class Hall:
    """All tables of one process, and the pace at which moves are made at them."""

    def __init__(self, plan: Plan, tables: list[Made], counter: "Synchronized[int]") -> None:
        self.plan = plan
        self.report = Report()
        self.pairs = {Pair(self, made, random.randrange(plan.head_start)) for made in tables}
        self.spare: list[Made] = []
        self._counter = counter
        self._ready: deque[Seat] = deque()
        self._playing = self._warming_up = False
        self._accepted_before = 0
        self._going_on: set[asyncio.Task[None]] = set()
        self.ran_dry = asyncio.Event()

    def ready(self, seat: Seat) -> None:
        if (self._playing and not self.plan.rate) or (self._warming_up and seat.pair.head_start > 0):
            seat.move()
        else:
            self._ready.append(seat)

    def accepted(self, table: str, number: int, move: str) -> None:
        self.report.accepted.append((table, number, move))
        self._counter.value += 1

    def go_on(self, pair: Pair) -> None:
        if not self.spare:
            return self.ran_dry.set()
        self.pairs.discard(pair)
        pair.close()
        again = Pair(self, self.spare.pop())
        self.pairs.add(again)
        task = asyncio.create_task(again.connect())
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)
        return None

    async def connect(self) -> None:
        for pair in list(self.pairs):
            await pair.connect()
        while len(self._ready) < len(self.pairs):
            await asyncio.sleep(TICK_SECONDS)

    async def all_sit(self) -> None:
        """Until nobody is on the way to the next table."""
        await asyncio.gather(*self._going_on)

    async def warm_up(self) -> None:
        """Every table gets its head start."""
        self._warming_up = True
        waiting, self._ready = self._ready, deque()
        for seat in waiting:
            self.ready(seat)
        while any(pair.head_start > 0 for pair in self.pairs):
            await asyncio.sleep(TICK_SECONDS)
        self._warming_up = False
        await self._all_answered()
        self.report.latencies.clear()
        self._accepted_before = len(self.report.accepted)

    async def play(self) -> None:
        """For the planned time, or until there are no more tables to go on at; then until everything is answered."""
        self._playing = True
        began = time.perf_counter()
        moving = asyncio.create_task(self._keep_pace() if self.plan.rate else self._start())
        try:
            async with asyncio.timeout(self.plan.seconds):
                await self.ran_dry.wait()
        except TimeoutError:
            pass
        self.report.seconds = time.perf_counter() - began
        self.report.moves = len(self.report.accepted) - self._accepted_before
        self._playing = False
        moving.cancel()
        await self._all_answered()

    async def _start(self) -> None:
        while self._ready:
            self._ready.popleft().move()

    async def _keep_pace(self) -> None:
        began, made = time.perf_counter(), 0
        while True:
            due = int((time.perf_counter() - began) * self.plan.rate)
            while made < due and self._ready:
                self._ready.popleft().move()
                made += 1
            made = max(made, due - int(self.plan.rate / 10))  # who could not move is not made up for later
            await asyncio.sleep(TICK_SECONDS)

    async def _all_answered(self) -> None:
        deadline = time.perf_counter() + ANSWER_SECONDS
        while any(pair.unanswered for pair in self.pairs) and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)
        self.report.unanswered = sum(pair.unanswered for pair in self.pairs)


async def _play(plan: Plan, orders: Connection, counter: "Synchronized[int]") -> None:
    asyncio.get_running_loop().set_exception_handler(_give_up)
    hall = Hall(plan, _make_tables(plan, plan.tables, counter), counter)
    await hall.connect()
    await _report(orders)
    hall.spare = await asyncio.to_thread(_make_tables, plan, plan.spare, counter)  # while the sockets stay alive
    await hall.warm_up()
    await _report(orders)
    counter.value = 0
    await hall.play()
    await hall.all_sit()
    for pair in hall.pairs:
        pair.close()
    orders.send(hall.report)


async def _report(orders: Connection) -> None:
    """Say that it is done, and wait for the word to go on."""
    orders.send("done")
    await asyncio.to_thread(orders.recv)


def _give_up(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """One who cannot go on ends the measurement."""
    traceback.print_exception(context.get("exception") or RuntimeError(context["message"]))
    os._exit(1)
