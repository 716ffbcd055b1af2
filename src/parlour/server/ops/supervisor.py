"""The supervisor of several server processes. A process that dies is replaced. All end together."""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from ..room.thinking import SPAWN

log = logging.getLogger(__name__)

AGAIN_SECONDS = 1.0  # pause before a dead process is replaced, so that one that dies at once is not restarted in a loop
LOOK_SECONDS = 0.1


class Supervisor:
    """The parent of the processes. Each runs `work` with an event, to be set once it has started, and the arguments.

    They hold the reading end of a pipe, the lifeline. It closes when the parent is killed, and then they end as well.
    """

    def __init__(self, size: int, work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        self._size = size
        self._work = work
        self._arguments = arguments
        self._worker_end, self._lifeline = SPAWN.Pipe(duplex=False)
        self._processes: list[BaseProcess] = []
        self._begun = SPAWN.Event()
        self._ending = False

    def run(self, once_begun: Callable[[], None]) -> None:
        """Run the processes until they have been told to end and have ended."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._end)
        self._processes = [self._new() for _ in range(self._size)]
        while not self._ending and not self._begun.wait(LOOK_SECONDS):
            self._replace()
        if not self._ending:
            once_begun()
        while not self._ending:
            wait([process.sentinel for process in self._processes], timeout=AGAIN_SECONDS)
            self._replace()
        for process in self._processes:
            process.terminate()  # again, for a process that was just being started
            process.join()

    def _replace(self) -> None:
        dead = [process for process in self._processes if not process.is_alive()]
        if not dead or self._ending:
            return
        time.sleep(AGAIN_SECONDS)
        for process in dead:
            log.error("Supervisor: a server process ended with exit code %s and is replaced.", process.exitcode)
            self._processes.remove(process)
            if not self._ending:
                self._processes.append(self._new())

    def _new(self) -> BaseProcess:
        arguments = (self._begun, *self._arguments)
        process = SPAWN.Process(target=_work_until_alone, args=(self._worker_end, self._work, arguments))
        process.start()
        return process

    def _end(self, _sign: int, _frame: FrameType | None) -> None:
        self._ending = True
        for process in self._processes:
            process.terminate()


def _work_until_alone(lifeline: Connection, work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    work(*arguments)


def _end_with(lifeline: Connection) -> None:
    lifeline.poll(None)  # nothing is ever written to the pipe, so this waits until the parent closes it
    os.kill(os.getpid(), signal.SIGTERM)
