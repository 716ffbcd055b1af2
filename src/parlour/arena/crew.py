"""Crews play the games: this process alone, several processes on this machine, or a Ray cluster.

Every crew does the same jobs with the same results; only the order in which they are finished differs.
"""

import os
import signal
import socket
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, TypeVar

from .. import __version__
from ..core.extras import needing
from ..core.problem import BadInput

SECONDS_TO_ANSWER = 10

Task = TypeVar("Task")
Result = TypeVar("Result")


class Crew(ABC):
    """Use it in a `with`. Leaving the block by an exception, such as Ctrl-C, drops unfinished work."""

    size: int

    @abstractmethod
    def work(self, job: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[Task, Result]]:
        """Do the job for every task. Yields each result as soon as it is there, in any order."""

    @abstractmethod
    def close(self, drop: bool) -> None:
        """Stop the workers; `drop` discards unfinished work."""

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.close(drop=kind is not None)


def hire(workers: int, ray: str | None) -> Crew:
    """A crew of `workers` processes, or the Ray cluster at this address."""
    if ray is not None:
        return Cluster(ray)
    return Alone() if workers == 1 else Processes(workers)


class Alone(Crew):
    """This process."""

    size = 1

    def work(self, job: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[Task, Result]]:
        for task in tasks:
            yield task, job(task)

    def close(self, drop: bool) -> None:
        pass


class Processes(Crew):
    """Several processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._others = set(active_children())
        self._pool = ProcessPoolExecutor(size, mp_context=get_context("spawn"), initializer=_end_with_parent)

    def work(self, job: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[Task, Result]]:
        with _deaf_to_interrupts():  # worker processes inherit it, so that only this process handles Ctrl-C
            waiting = {self._pool.submit(job, task): task for task in tasks}
        for done in as_completed(waiting):
            try:
                yield waiting[done], done.result()
            except BrokenProcessPool:
                raise BadInput("problem-worker-lost") from None

    def close(self, drop: bool) -> None:
        self._pool.shutdown(wait=not drop, cancel_futures=True)
        if drop:
            for process in set(active_children()) - self._others:
                process.terminate()


def _end_with_parent() -> None:
    """In a worker: end as soon as the parent has, however that came about."""
    parent = parent_process()
    assert parent

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Cluster(Crew):
    """Ray: one started on this machine for `auto`, else the cluster at the address."""

    def __init__(self, address: str) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # no usage statistics; Ray reads this when imported
        if address == "auto":
            os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # only this machine can reach it, on Linux as well
        with needing("ray", "--ray"):
            self._ray: Any = import_module("ray")
        if address == "auto":
            where = {"address": "local", "include_dashboard": False}
        else:
            _knock(address)
            where = {"address": address}
        try:
            self._ray.init(**where, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadInput("problem-ray-address", address=address, detail=_first_line(error)) from None
        self.size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def work(self, job: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[Task, Result]]:
        remote = self._ray.remote(_work_far_away)
        waiting = {remote.remote(__version__, job, task): task for task in tasks}
        while waiting:
            (done,), _ = self._ray.wait(list(waiting), num_returns=1)
            try:
                result = self._ray.get(done)
            except self._ray.exceptions.RayTaskError as failed:
                raise failed.cause from None
            except self._ray.exceptions.RayError:
                raise BadInput("problem-worker-lost") from None
            yield waiting.pop(done), result

    def close(self, drop: bool) -> None:
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Refuse an address that does not answer. Ray itself would try for a quarter of an hour."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise BadInput("problem-ray-address", address=address, detail="it should be HOST:PORT or ray://HOST:PORT")
    try:
        socket.create_connection((host, int(port)), timeout=SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise BadInput("problem-ray-address", address=address, detail=_first_line(error)) from None


def _work_far_away(version: str, job: Callable[[Task], Result], task: Task) -> Result:
    if version != __version__:
        raise BadInput("problem-cluster-version", theirs=__version__, ours=version)
    return job(task)


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
