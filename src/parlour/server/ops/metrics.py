"""Metrics for Prometheus: counts and times, and nothing about any person.

Labels are games, kinds and templates of routes. They never hold ids, names or addresses. Every process counts for
itself and serves its metrics on its own port (`serve`).
"""

import errno
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import suppress
from itertools import accumulate

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

# Seconds: half a millisecond to half a minute. The target for a move is 67 ms.
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.067, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
JOBS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Moves(Collector):
    """Counts and times the moves that people sent. Only one thread counts them, so that it needs no locks."""

    def __init__(self) -> None:
        self._refused = 0
        self._accepted = [0] * (len(SECONDS) + 1)  # by the time they took
        self._seconds = 0.0

    def accepted(self, seconds: float) -> None:
        self._accepted[bisect_left(SECONDS, seconds)] += 1
        self._seconds += seconds

    def refused(self) -> None:
        self._refused += 1

    def collect(self) -> Iterator[Metric]:
        counts = list(accumulate(self._accepted))
        sent = CounterMetricFamily("parlour_moves", "Moves that people sent", labels=["answer"])
        sent.add_metric(["accepted"], counts[-1])
        sent.add_metric(["refused"], self._refused)
        took = HistogramMetricFamily("parlour_move_seconds", "From reading a person's move to its answer")
        buckets = list(zip([*(str(float(bound)) for bound in SECONDS), "+Inf"], counts, strict=True))
        took.add_metric([], buckets, self._seconds)
        yield from (sent, took)


moves = Moves()
REGISTRY.register(moves)
commit_seconds = Histogram("parlour_commit_seconds", "Transactions of the writer, waits included", buckets=SECONDS)
commit_jobs = Histogram("parlour_commit_jobs", "How many jobs shared a transaction", buckets=JOBS)
database_away = Gauge("parlour_database_away", "1 while the database does not answer the writer")
sockets = Gauge("parlour_sockets", "Open sockets at tables")
rooms = Gauge("parlour_rooms", "Tables in memory")
bots_thinking = Gauge("parlour_bots_thinking", "Thoughts of bots under way")
bots_waiting = Gauge("parlour_bots_waiting", "Thoughts of bots waiting for a worker")
games_finished = Counter("parlour_games_finished", "Games that came to their end", ["game", "end"])
requests = Counter("parlour_http_requests", "Answers over HTTP", ["method", "route", "status"])
faults = Counter("parlour_faults", "Requests and messages that failed through a fault of ours")


def serve(address: str, port: int, processes: int) -> int:
    """Serve metrics in a thread, on the first free port; there are as many ports as processes. Returns the port.

    A process that replaces another finds that one's port free.
    """
    for number in range(port, port + processes):
        with suppress(OSError):
            start_http_server(number, address)
            return number
    raise OSError(errno.EADDRINUSE, "no port is free for the metrics")
