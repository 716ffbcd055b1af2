"""Bots think here: in processes of their own, so that no table waits for another one's thoughts."""

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
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from typing import Any

from ... import bots
from ...table import Knowledge
from ..ops import metrics

ATTEMPTS = 3
SPAWN = multiprocessing.get_context("spawn")
COSTS = {level: 2.0**place for place, level in enumerate(bots.LEVELS)}  # of a thought, by level


class Line:
    """Lets so many in at once. Those who wait go by what they have had already and what they ask for now.

    Every thought costs something. It goes in the order in which it would be paid off if everybody who waits were paid
    at the same rate: a quick thought before a long one, and the first thought of one before the tenth of another.
    What can wait goes last.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[bool, float, int, asyncio.Future[None]]] = []
        self._arrivals = itertools.count()
        self._paid = 0.0  # how far everybody who waits has been paid by now
        # When the last thought of each will be, by what it costs: one's quick thoughts do not wait for one's long ones.
        self._paid_off: dict[tuple[str, float], float] = {}

    @asynccontextmanager
    async def turn(self, payer: str, cost: float, can_wait: bool = False) -> AsyncIterator[None]:
        with metrics.bots_waiting.track_inprogress():
            await self._enter(payer, cost, can_wait)
        try:
            with metrics.bots_thinking.track_inprogress():
                yield
        finally:
            self._leave()

    async def _enter(self, payer: str, cost: float, can_wait: bool = False) -> None:
        due = max(self._paid, self._paid_off.get((payer, cost), 0.0)) + cost
        self._paid_off[payer, cost] = due
        if self._free:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (can_wait, due, next(self._arrivals), called))
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called in the moment of going: the place is the next one's
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
        self._paid, self._paid_off = 0.0, {}  # nobody waits: all begin anew


class Thinking:
    """A pool of worker processes, one for each core. When one dies it is replaced and asked again.

    The line in front of it lets a quick thought go before a long one, and serves all addresses alike: nobody waits
    for all the experts that a stranger asks.

    The workers hold the reading end of a pipe, the lifeline. It closes when the server closes it, and also
    when the server is killed: either way the workers end at once.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or os.cpu_count() or 1
        self._worker_end, self._lifeline = SPAWN.Pipe(duplex=False)
        self._pool = self._new_pool()
        self._line = Line(self._workers)
        # One thought at a time about finished games: games in progress have the other workers for themselves.
        self._studying = asyncio.Semaphore()

    def warm(self) -> None:
        """Start the workers before the first question: importing the games takes them a moment."""
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

    async def analyse(self, knowledge: Knowledge, level: str, seed: int) -> list[dict[str, Any]]:
        async with self._studying, self._line.turn("", COSTS[level], can_wait=True):
            thoughts: list[dict[str, Any]] = await self._ask(bots.analyse, knowledge, level, seed)
        return thoughts

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
        # Everybody who was waiting for the broken pool comes here; the first one replaces it.
        if self._pool is broken:
            self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=SPAWN, initializer=_start_worker, initargs=(self._worker_end,)
        )


def _start_worker(lifeline: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the lifeline
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves go before bots' thoughts
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    lifeline.poll(None)  # nothing is ever written, so this waits for the other end to close
    os._exit(0)
