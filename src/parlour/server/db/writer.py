"""The writer: one thread that writes to the database. All queued jobs share a transaction, so that one disk sync
serves many tables.

While the database is unreachable all jobs wait. Nothing is lost, and nothing is written twice.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from ..domain.entries import Stale
from ..domain.refusals import Refusal
from ..ops import metrics
from . import receipts
from .appending import Key, Row, append_to_postgresql, append_to_sqlite, stored_among
from .connections import cause_of, insert_all, passes
from .schema import entries

log = logging.getLogger(__name__)

AGAIN_SECONDS = 0.2
MOST_JOBS = 1000  # in one transaction; the number of values in a statement is limited
# The more jobs were in the last transaction, the longer the next one gathers them. So one of a few hundred moves a
# second hardly waits. When more come than can be carried, a transaction holds many, which costs less for each.
GATHER_SECONDS_A_JOB = 0.00025
GATHER_SECONDS = 0.01  # at most
# The loop writes by itself only between two transactions of the thread, and not while the disk is slow.
TURNS = 20
TURN_SECONDS = 0.001
SLOW_SECONDS = 0.01
AFTER_SLOW_SECONDS = 1.0
TOLD_AT_ONCE = 4  # jobs in one round of the loop

Done = TypeVar("Done")
Work = Callable[[Connection], Done]


class Job:
    """One job for the writer: an entry of the log or any other work, and the future that waits for it."""

    __slots__ = ("done", "entry", "error", "loop", "result", "work")

    def __init__(self, entry: Row | None, work: Work[Any] | None) -> None:
        self.entry = entry
        self.work = work
        self.result: Any = None
        self.error: Exception | None = None
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    @property
    def key(self) -> Key:
        assert self.entry
        return self.entry["table_id"], self.entry["number"]

    def tell(self) -> None:
        # The caller may have gone; the job is committed all the same.
        if self.done.cancelled():
            return
        if self.error:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process  # the name of this process among those that share the database
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="parlour-writer", daemon=True)
        self._closing = threading.Event()
        self._is_sqlite = engine.dialect.name == "sqlite"
        # With SQLite it does everything over its own connection, with PostgreSQL it appends entries over it. The pool
        # takes long to hand one out, and over another one SQLite reads every page again that was written since.
        self._own: Connection | None = None
        self._engine_of_own = engine if self._is_sqlite else engine.execution_options(isolation_level="AUTOCOMMIT")
        self._turn = threading.Lock()  # of whoever writes over the own connection: the thread, or the loop
        self._here_from = 0.0  # when the loop may write again

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write what is queued, unless the database is unreachable."""
        self._closing.set()
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()

    async def write(self, work: Work[Done]) -> Done:
        """Returns what the job returns, once it is committed, or raises its error."""
        done: Done = await self._queued(Job(None, work))
        return done

    async def write_here(self, work: Work[Done]) -> Done:
        """The same for a short job that no move should wait for.

        With SQLite the loop does it. In the thread each of its statements would wait for the busy loop, and all moves
        of the same transaction with it.
        """
        if self._is_sqlite and await self._got_turn():
            try:
                return self._written_here(work)
            except sa.exc.DBAPIError:
                pass  # the thread has more patience
            finally:
                self._turn.release()
        return await self.write(work)

    async def _got_turn(self) -> bool:
        for _ in range(TURNS):
            if self._closing.is_set() or time.monotonic() < self._here_from:
                return False
            if self._turn.acquire(blocking=False):
                return True
            await asyncio.sleep(TURN_SECONDS)
        return False

    def _written_here(self, work: Work[Done]) -> Done:
        began = time.monotonic()
        with self._transaction() as db:
            done = work(db)
        ended = time.monotonic()
        if ended - began > SLOW_SECONDS:
            self._here_from = ended + AFTER_SLOW_SECONDS
        return done

    def append(self, entry: Row, also: Work[Any] | None) -> Awaitable[None]:
        """Ends once the entry and its derived rows are safe on the disk; `Stale` if its number is not the next."""
        return self._queued(Job(entry, also))

    def _queued(self, job: Job) -> asyncio.Future[Any]:
        if self._closing.is_set():
            raise Refusal("problem-storage")
        self._queue.put(job)
        return job.done

    # --- in the thread ---

    def _run(self) -> None:
        try:
            self._write_all()
        finally:
            with self._turn:
                self._disconnect()

    def _write_all(self) -> None:
        next_at = 0.0
        while (job := self._queue.get()) is not None:
            if (wait := next_at - time.monotonic()) > 0:
                time.sleep(wait)
            batch, last = self._drain(job)
            next_at = time.monotonic() + min(GATHER_SECONDS, len(batch) * GATHER_SECONDS_A_JOB)
            self._settle(batch)
            if last:
                return

    def _drain(self, first: Job) -> tuple[list[Job], bool]:
        """The queued jobs, and whether the writer must stop after them."""
        batch = [first]
        while len(batch) < MOST_JOBS and not self._queue.empty():
            job = self._queue.get()
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False

    def _settle(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        try:
            with self._turn:
                self._commit(batch)
            metrics.commit_jobs.observe(len(batch))
            metrics.commit_seconds.observe(time.perf_counter() - began)
        except Exception as error:
            if len(batch) > 1:
                # One failing job must not fail the others: each gets its own transaction.
                for job in batch:
                    self._settle([job])
                return
            if isinstance(error, sa.exc.OperationalError):
                log.error("Database: writing failed: %s.", cause_of(error))
                error = Refusal("problem-storage")
            batch[0].error = error
        _tell(batch)

    def _commit(self, batch: list[Job]) -> None:
        """Commit the jobs exactly once, however often the connection breaks."""
        only_entries = not any(job.work for job in batch)
        if self._is_sqlite and only_entries:
            with self._connected() as db:
                if append_to_sqlite(db, [job.entry for job in batch if job.entry]):
                    return
        while True:
            receipt = None if self._is_sqlite else receipts.new_receipt()
            try:
                if only_entries and receipt:
                    with self._connected() as db:
                        self._add_entries(db, batch, receipt)
                else:
                    with self._transaction() as db:
                        self._carry_out(db, batch, receipt)
                metrics.database_away.set(0)
                return
            except sa.exc.DBAPIError as error:
                if not passes(error) or self._closing.is_set():
                    raise
                metrics.database_away.set(1)
                log.warning("Database: unreachable, waiting for it: %s.", cause_of(error))
            self._closing.wait(AGAIN_SECONDS)
            if receipt is not None and self._was_committed(receipt, batch if only_entries else []):
                return

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if self._is_sqlite:
            with self._connected() as db, db.begin():
                yield db
        else:
            with self._engine.begin() as db:
                yield db

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        self._own = self._own or self._engine_of_own.connect()
        try:
            yield self._own
        except BaseException:
            self._disconnect()  # it may be broken
            raise

    def _disconnect(self) -> None:
        if self._own:
            self._own.close()
            self._own = None

    def _add_entries(self, db: Connection, batch: list[Job], receipt: str | None) -> None:
        new = _in_order(batch)
        rows = [job.entry for job in new if job.entry]
        if receipt:
            _mark(new, append_to_postgresql(db, self._process, receipt, rows))
        elif rows:
            _mark(new, insert_all(db, entries, rows))

    def _carry_out(self, db: Connection, batch: list[Job], receipt: str | None) -> None:
        self._add_entries(db, batch, receipt)
        for job in batch:
            if job.work and not job.error:
                job.result = job.work(db)

    def _was_committed(self, receipt: str, unmarked: list[Job]) -> bool:
        """Whether a transaction was committed whose commit got no answer. Then look up what is stored of `unmarked`."""
        while True:
            try:
                with self._engine.begin() as db:
                    if receipts.newest(db, self._process) != receipt:
                        return False
                    _mark(_in_order(unmarked), stored_among(db, [job.entry for job in unmarked if job.entry]))
                    return True
            except sa.exc.DBAPIError as error:
                if not passes(error) or self._closing.is_set():
                    raise
            self._closing.wait(AGAIN_SECONDS)


def _in_order(batch: list[Job]) -> list[Job]:
    """The jobs with entries, in the order of their keys, so that two processes never deadlock."""
    return sorted((job for job in batch if job.entry), key=lambda job: job.key)


def _mark(new: list[Job], stored: set[Key]) -> None:
    """Tell apart what is stored, and what another process was quicker with."""
    for job in new:
        job.error = None if job.key in stored else Stale()
        stored.discard(job.key)


def _tell(batch: Iterable[Job]) -> None:
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in batch:
        loops.setdefault(job.loop, []).append(job)
    for loop, jobs in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, jobs)


def _tell_all(jobs: list[Job]) -> None:
    """Tell a few jobs, and the others in the next rounds of the loop.

    What a move makes the server send leaves at the end of a round. If all were told in one, every move would wait for
    the work of all others, and nothing would be read meanwhile.
    """
    for job in jobs[:TOLD_AT_ONCE]:
        job.tell()
    if others := jobs[TOLD_AT_ONCE:]:
        asyncio.get_running_loop().call_soon(_tell_all, others)
