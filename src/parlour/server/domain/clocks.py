"""How much time each player has left: a fold over the entries of a table with a clock.

A person's clock runs while the table waits for them. Bots and stand-ins have none. The time that a move took is stored
with it. Outages, the times when the server was down, do not count.
"""

from collections.abc import Collection, Iterable
from copy import copy
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

MILLISECOND = timedelta(milliseconds=1)
LONGEST = 2**31 - 1  # the most milliseconds that the log can hold, more than three weeks


@dataclass(frozen=True)
class Clock:
    """How long people may think: `move` gives the seconds for every move, `bank` gives them for the whole game.

    A bank grows by `increment` seconds with every move.
    """

    kind: Literal["move", "bank"]
    seconds: int
    increment: int = 0


class Outage(NamedTuple):
    """A time when the server was down, or could not reach the database."""

    began_at: datetime
    ended_at: datetime


def elapsed(since: datetime, now: datetime, outages: Iterable[Outage]) -> int:
    """Milliseconds from then to now, without the outages.

    >>> noon = datetime(2026, 1, 1, 12)
    >>> def at(second): return noon + timedelta(seconds=second)
    >>> elapsed(at(0), at(60), [Outage(at(-5), at(10)), Outage(at(20), at(25)), Outage(at(50), at(99))])
    35000
    >>> elapsed(at(60), at(0), [])
    0
    """
    down = sum((max(timedelta(), min(now, end) - max(since, begin)) for begin, end in outages), timedelta())
    return min(LONGEST, max(0, (now - since - down) // MILLISECOND))


class Timing:
    """The clocks of one game.

    >>> noon = datetime(2026, 1, 1, 12)
    >>> def at(second): return noon + timedelta(seconds=second)
    >>> timing = Timing(Clock(kind="bank", seconds=60, increment=5), seats=2)
    >>> timing.run({0}, at(0))
    >>> timing.left(0, at(20), []), timing.left(1, at(20), [])
    (40000, 60000)
    >>> timing.moved(0, spent=20_000)
    >>> timing.run({1}, at(20))
    >>> timing.left(0, at(30), []), timing.left(1, at(30), [])
    (45000, 50000)

    A move taken back loses the time it earned, but the time it took stays spent.

    >>> timing.taken_back(0)
    >>> timing.run({0}, at(30))
    >>> timing.left(0, at(30), [])
    40000
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._full = clock.seconds * 1000
        self._rest = [self._full] * seats  # what each seat has when its clock begins to run
        self._since: list[datetime | None] = [None] * seats
        self._gains: list[tuple[int, int]] = []  # for each move that stands: its seat, and how much time it earned

    def copy(self) -> "Timing":
        twin = copy(self)
        twin._rest, twin._since, twin._gains = self._rest[:], self._since[:], self._gains[:]
        return twin

    # --- what happens ---

    def run(self, seats: Collection[int], at: datetime) -> None:
        """From then on the table waits for these people. A clock that runs already keeps running."""
        for seat, since in enumerate(self._since):
            self._since[seat] = (since or at) if seat in seats else None

    def moved(self, seat: int, spent: int | None) -> None:
        """`spent` is None for a bot or a stand-in: their moves take no time and earn none."""
        before = self._rest[seat] - (spent or 0)
        if spent is not None:
            self._rest[seat] = self._full if self._clock.kind == "move" else before + self._clock.increment * 1000
        self._gains.append((seat, self._rest[seat] - before))
        self._since[seat] = None  # every move has its own time, even when a seat moves twice in a row

    def taken_back(self, place: int) -> None:
        """Take back the `place`-th of the standing moves."""
        seat, gain = self._gains.pop(place)
        self._rest[seat] -= gain

    def went_away(self, seat: int, spent: int) -> None:
        self._rest[seat] -= spent

    def came_back(self, seat: int) -> None:
        """A person who takes the seat back has time for a move, or at least a tenth of the first bank."""
        least = self._full if self._clock.kind == "move" else self._full // 10
        self._rest[seat] = max(self._rest[seat], least)

    # --- what is left ---

    @property
    def running(self) -> list[int]:
        return [seat for seat, since in enumerate(self._since) if since is not None]

    def spent(self, seat: int, now: datetime, outages: Iterable[Outage]) -> int | None:
        """Milliseconds that the seat's clock has run; None if it is stopped."""
        since = self._since[seat]
        return None if since is None else elapsed(since, now, outages)

    def left(self, seat: int, now: datetime, outages: Iterable[Outage]) -> int:
        return max(0, self._rest[seat] - (self.spent(seat, now, outages) or 0))
