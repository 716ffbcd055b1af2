"""Rate limits: how much one person may ask of the server, so that nobody can use it up.

The counts live in the memory of one process. The entry that was quiet for longest is forgotten first.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from ..domain.refusals import Refusal

REMEMBERED = 10_000

Clock = Callable[[], float]
What = TypeVar("What")


@dataclass(frozen=True)
class Limits:
    messages_a_second: float = 20.0  # over one socket; the messages of one second may come in one burst
    sockets_at_once: int = 50  # of one guest, or of one address without a cookie
    sockets_at_an_address: int = 500  # a club has one address for all its members
    tables_a_minute: int = 20
    tables_at_an_address: int = 60  # at once, then one a second
    reviews_waiting: int = 100  # beyond that, a game that ends is not reviewed until somebody looks
    reviews_at_an_address: int = 3  # begun at once by looking at old games; also single decisions judged anew
    comparisons_at_an_address: int = 3  # editions compared at once
    branches_a_day: int = 100  # of one guest
    branches_of_a_game: int = 100
    advice_at_an_address: int = 20  # decisions that tutors think about at once
    unfinished_tables: int = 20  # among the tables a guest made in a day; a guest with more can open new ones tomorrow


class Doors:
    """Limits how many things one person has open at this process.

    >>> doors = Doors(1)
    >>> with doors.open("ann"), doors.open("bob"):
    ...     with doors.open("ann"):
    ...         pass
    Traceback (most recent call last):
        ...
    parlour.server.domain.refusals.Refusal: problem-busy
    >>> with doors.open("ann"):
    ...     pass
    """

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._open: Counter[str] = Counter()

    @contextmanager
    def open(self, who: str) -> Iterator[None]:
        if self._open[who] >= self._at_once:
            raise Refusal("problem-busy")
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


class Pace:
    """How long to wait before reading the next message, to keep to a rate of messages a second.

    The messages of one second may come in one burst.

    >>> pace = Pace(2)
    >>> [pace.wait(now=10.0) for _ in range(4)]
    [0.0, 0.0, 0.5, 1.0]
    """

    def __init__(self, a_second: float) -> None:
        self._interval = 1 / a_second
        self._next = 0.0

    def wait(self, now: float) -> float:
        self._next = max(self._next, now - 1) + self._interval
        return max(0.0, self._next - now)


class Allowance:
    """Allows `burst` requests at once, then one every `seconds`.

    >>> now = [0.0]
    >>> allowance = Allowance(burst=2, seconds=10.0, clock=lambda: now[0])
    >>> [allowance.takes("ann") for _ in range(3)], allowance.takes("bob")
    ([True, True, False], True)
    >>> now[0] = 10.0
    >>> [allowance.takes("ann") for _ in range(2)]
    [True, False]
    """

    def __init__(self, burst: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self._slack = (burst - 1) * seconds
        self._seconds = seconds
        self._clock = clock
        self._used_until: OrderedDict[str, float] = OrderedDict()

    def takes(self, who: str) -> bool:
        """Use up one request of the allowance of `who`; False if nothing is left."""
        now = self._clock()
        used_until = max(now, self._used_until.get(who, now))
        if used_until > now + self._slack:
            return False
        _remember(self._used_until, who, used_until + self._seconds)
        return True


class Delay:
    """Makes a person wait after failures: after the free ones a second, then two, four … up to the longest.

    >>> now = [0.0]
    >>> delay = Delay(free=2, longest=3.0, clock=lambda: now[0])
    >>> for _ in range(2): delay.failed("ann")
    >>> delay.left("ann"), delay.left("bob")
    (0.0, 0.0)
    >>> waits = []
    >>> for _ in range(3):
    ...     delay.failed("ann")
    ...     waits.append(delay.left("ann"))
    >>> waits
    [1.0, 2.0, 3.0]
    >>> delay.forget("ann")
    >>> delay.left("ann")
    0.0
    """

    def __init__(self, free: int, longest: float, clock: Clock = time.monotonic) -> None:
        self._free = free
        self._longest = longest
        self._clock = clock
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how many, and the time of the last one

    def left(self, who: str) -> float:
        """The seconds that `who` still has to wait."""
        count, last = self._failures.get(who, (0, 0.0))
        if count <= self._free:
            return 0.0
        wait = min(self._longest, 2.0 ** min(count - self._free - 1, 60))
        return max(0.0, last + wait - self._clock())

    def failed(self, who: str) -> None:
        count, _ = self._failures.get(who, (0, 0.0))
        _remember(self._failures, who, (count + 1, self._clock()))

    def forgive(self, who: str) -> None:
        """Take back the last failure."""
        count, last = self._failures.get(who, (1, 0.0))
        self._failures[who] = (count - 1, last)

    def forget(self, who: str) -> None:
        self._failures.pop(who, None)


def _remember(memory: OrderedDict[str, What], who: str, what: What) -> None:
    memory[who] = what
    memory.move_to_end(who)
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)
