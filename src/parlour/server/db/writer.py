"""The writer: one thread that writes to the database. All queued jobs share a transaction, so that one disk sync
serves many tables.

While the database is unreachable all jobs wait. Nothing is lost, and nothing is written twice.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from ..domain.entries import Stale
from ..domain.refusals import Refusal
from ..ops import metrics
from . import receipts
from .connections import cause_of, insert_new, insertion, passes
from .notices import tell
from .schema import entries

log = logging.getLogger(__name__)

AGAIN_SECONDS = 0.2
ENTRIES_A_NOTICE = 100  # a notice of PostgreSQL has at most 8,000 bytes
MOST_JOBS = 1000  # in one transaction; the number of values in a statement is limited
# The more jobs were in the last transaction, the longer the next one gathers them. So one of a few hundred moves a
# second hardly waits. When more come than can be carried, a transaction holds many, which costs less for each.
GATHER_SECONDS_A_JOB = 0.00025
GATHER_SECONDS = 0.01  # at most
TOLD_AT_ONCE = 4  # jobs in one round of the loop

Done = TypeVar("Done")
Work = Callable[[Connection], Done]
Row = dict[str, Any]


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
    def key(self) -> tuple[str, int]:
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


def append_to_sqlite(engine: Engine, rows: list[Row]) -> bool:
    """Append entries and nothing else, as nearly all transactions do. If not all can be stored, none is: False.

    One statement outside a transaction is a transaction by itself. So the thread gives up Python's lock once, while the
    rows are written and on their way to the disk, and waits for the lock once. BEGIN, INSERT and COMMIT would each make
    it wait while the loop works.
    """
    with closing(engine.raw_connection()) as connection:
        driver = connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            driver.execute(*insertion(engine.dialect, entries, rows))
        except sqlite3.Error:
            return False  # the ordinary way tells why
    return True


class Writer:
    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process  # the name of this process among those that share the database
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="parlour-writer", daemon=True)
        self._closing = threading.Event()
        self._is_sqlite = engine.dialect.name == "sqlite"

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

    async def append(self, entry: Row, also: Work[Any] | None) -> None:
        """Returns once the entry and its derived rows are safe on the disk; `Stale` if its number is not the next."""
        await self._queued(Job(entry, also))

    async def _queued(self, job: Job) -> Any:
        if self._closing.is_set():
            raise Refusal("problem-storage")
        self._queue.put(job)
        return await job.done

    # --- in the thread ---

    def _run(self) -> None:
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
        if self._is_sqlite and not any(job.work for job in batch):
            rows = [job.entry for job in batch if job.entry]
            if append_to_sqlite(self._engine, rows):
                return
        while True:
            receipt = None
            try:
                with self._engine.begin() as db:
                    self._carry_out(db, batch)
                    receipt = receipts.leave(db, self._process)
                metrics.database_away.set(0)
                return
            except sa.exc.DBAPIError as error:
                if not passes(error) or self._closing.is_set():
                    raise
                metrics.database_away.set(1)
                log.warning("Database: unreachable, waiting for it: %s.", cause_of(error))
            self._closing.wait(AGAIN_SECONDS)
            if receipt is not None and self._was_committed(receipt):
                return

    def _carry_out(self, db: Connection, batch: list[Job]) -> None:
        # In the order of their keys, so that two processes never deadlock.
        new = sorted((job for job in batch if job.entry), key=lambda job: job.key)
        stored = insert_new(db, entries, [job.entry for job in new if job.entry]) if new else set()
        for job in new:
            job.error = None if job.key in stored else Stale()  # another process was quicker
            stored.discard(job.key)
        new = [job for job in new if not job.error]
        for some in range(0, len(new), ENTRIES_A_NOTICE):
            tell(
                db, "entries", self._process, *(word for job in new[some : some + ENTRIES_A_NOTICE] for word in job.key)
            )
        for job in batch:
            if job.work and not job.error:
                job.result = job.work(db)

    def _was_committed(self, receipt: str) -> bool:
        """Whether a transaction was committed whose commit got no answer."""
        while True:
            try:
                with self._engine.begin() as db:
                    return receipts.newest(db, self._process) == receipt
            except sa.exc.DBAPIError as error:
                if not passes(error) or self._closing.is_set():
                    raise
            self._closing.wait(AGAIN_SECONDS)


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
