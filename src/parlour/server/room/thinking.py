"""The bot workers: bots think in separate processes, so that no table waits for the bots of another."""

import asyncio
import heapq
import itertools
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, nullcontext
from enum import IntEnum
from multiprocessing.connection import Connection
from typing import Any

from ... import bots
from ...measure.balance import Balance
from ...measure.comparison import watch_pairs
from ...measure.playing import Setting, Span
from ...study.judging import DEEP, Budget
from ...study.reviewing import Decision
from ...study.tutoring import Hint
from ...table import Knowledge
from ..domain.refusals import Refusal
from ..ops import metrics
from .judging import Judged, hinted, judged, weighed

ATTEMPTS = 3
SPAWN = multiprocessing.get_context("spawn")
COSTS = {level: 2.0**place for place, level in enumerate(bots.LEVELS)}  # cost of one decision, by level
REVIEW_COST = ADVICE_COST = COMPARE_COST = COSTS["easy"]


class Rank(IntEnum):
    """Which jobs come first: bots that a game waits for, the tutor's advice, reviews, then editions to be compared."""

    MOVE = 0
    ADVICE = 1
    REVIEW = 2
    COMPARE = 3


class Line:
    """A queue that admits a fixed number of jobs at once, and shares the workers fairly among the payers that wait.

    Every job has a cost. Jobs start in the order in which they would be paid off if every waiting payer were paid
    at the same rate: a quick job before a long one, and the first job of one payer before the tenth of another.
    Jobs of a later rank start when none of an earlier one waits.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[Rank, float, int, asyncio.Future[None]]] = []
        self._arrivals = itertools.count()
        self._paid = 0.0  # how much each waiting payer has been paid by now
        # When the last job of each payer is paid off, by cost: quick jobs do not wait for long jobs of the same payer.
        self._paid_off: dict[tuple[str, float], float] = {}

    @asynccontextmanager
    async def turn(self, payer: str, cost: float, rank: Rank = Rank.MOVE) -> AsyncIterator[None]:
        # Only moves of bots are counted: no game waits for anything else.
        with metrics.bots_waiting.track_inprogress() if rank is Rank.MOVE else nullcontext():
            await self._enter(payer, cost, rank)
        try:
            with metrics.bots_thinking.track_inprogress() if rank is Rank.MOVE else nullcontext():
                yield
        finally:
            self._leave()

    async def _enter(self, payer: str, cost: float, rank: Rank = Rank.MOVE) -> None:
        due = max(self._paid, self._paid_off.get((payer, cost), 0.0)) + cost
        self._paid_off[payer, cost] = due
        if self._free:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, due, next(self._arrivals), called))
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # cancelled just when admitted: the place goes to the next job
                self._leave()
            raise

    def _leave(self) -> None:
        while self._waiting:
            _, due, _, called = heapq.heappop(self._waiting)
            if not called.done():
                self._paid = max(self._paid, due)
                called.set_result(None)
                return
        self._free += 1
        self._paid, self._paid_off = 0.0, {}  # nothing waits: all payers start equal again


class Thinking:
    """A pool of bot workers, one process for each core. If a worker dies, it is replaced and the job runs again.

    The queue in front of it starts quick jobs before long ones and treats all payers alike: one visitor's many
    expert bots do not hold up everybody else.

    The workers hold the reading end of a pipe, the lifeline. It closes when the server closes it, and also
    when the server is killed: either way the workers end at once.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or os.cpu_count() or 1
        self._worker_end, self._lifeline = SPAWN.Pipe(duplex=False)
        self._pool = self._new_pool()
        self._line = Line(self._workers)
        # One long job of a review or a comparison at a time: the other workers are kept for games in progress.
        self._studying = asyncio.Semaphore()

    def warm(self) -> None:
        """Start the bot workers before the first job: importing the games takes a moment."""
        pool = self._pool
        try:
            for _ in range(self._workers):
                pool.submit(os.getpid)
        except BrokenProcessPool:
            self._replace(pool)

    async def decide(self, knowledge: Knowledge, level: str, payer: str) -> str:
        async with self._line.turn(payer, COSTS[level]):
            move: str = await self._ask(bots.decide, knowledge, level, secrets.randbits(63))
        return move

    async def judged(self, record: str, numbers: range, budget: Budget, hurry: bool) -> list[Judged]:
        """Judge these moments of a finished game, once no bot waits; with `hurry`, by several workers at once."""
        async with nullcontext() if hurry else self._studying, self._line.turn("", REVIEW_COST, Rank.REVIEW):
            found: list[Judged] = await self._ask(judged, record, numbers, budget)
        return found

    async def hint(self, knowledge: Knowledge, payer: str) -> Hint:
        found: Hint = await self._advise(payer, hinted, knowledge)
        return found

    async def weigh(self, knowledge: Knowledge, move: str, number: int, payer: str) -> Decision:
        """What a move would cost, after so many moves of the game."""
        found: Decision = await self._advise(payer, weighed, knowledge, move, number)
        return found

    async def deepen(self, knowledge: Knowledge, move: str, number: int) -> Decision:
        """What a move of a finished game has cost, judged as long as the budget `DEEP` allows, once no bot waits."""
        async with self._studying, self._line.turn("", REVIEW_COST, Rank.REVIEW):
            found: Decision = await self._ask(weighed, knowledge, move, number, DEEP)
        return found

    async def compare(
        self, settings: tuple[Setting, Setting], span: Span, seconds: float, payer: str
    ) -> tuple[Balance, Balance]:
        """Play some deals of the span with both settings, for about so long, once nothing else waits."""
        async with self._studying, self._line.turn(payer, COMPARE_COST, Rank.COMPARE):
            found: tuple[Balance, Balance] = await self._ask(watch_pairs, settings, span, seconds)
        return found

    async def _advise(self, payer: str, question: Callable[..., Any], *about: Any) -> Any:
        async with self._line.turn(payer, ADVICE_COST, Rank.ADVICE):
            pool = self._pool
            try:
                job = asyncio.wrap_future(pool.submit(question, *about))
                try:
                    return await asyncio.shield(job)
                except asyncio.CancelledError:
                    await asyncio.wait([job])  # a worker cannot be interrupted: its place is free when it has finished
                    raise
            except BrokenProcessPool:
                self._replace(pool)
                raise Refusal("problem-busy") from None

    async def close(self) -> None:
        self._lifeline.close()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        self._worker_end.close()

    async def _ask(self, question: Callable[..., Any], *about: Any) -> Any:
        for _ in range(ATTEMPTS - 1):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(question, *about))
            except BrokenProcessPool:
                self._replace(pool)
        return await asyncio.wrap_future(self._pool.submit(question, *about))

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        # Every job of the broken pool comes here; the first one replaces the pool.
        if self._pool is broken:
            self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=SPAWN, initializer=_start_worker, initargs=(self._worker_end,)
        )


def _start_worker(lifeline: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the lifeline
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves take priority over bots
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    lifeline.poll(None)  # nothing is ever written to the pipe, so this waits until the server closes it
    os._exit(0)
