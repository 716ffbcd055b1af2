"""How much one person may ask of the house, so that nobody fills it for everybody."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from .problems import Refusal


@dataclass(frozen=True)
class Limits:
    messages_a_second: float = 20.0  # over one socket; a second's worth may come in one burst
    sockets_at_once: int = 50  # of one guest, or of one address without a cookie
    tables_a_minute: int = 20
    unfinished_tables: int = 20  # of those a guest has made in a day; who leaves more behind can go on tomorrow


class Doors:
    """How many sockets everybody has open at this process.

    >>> doors = Doors(1)
    >>> with doors.open("ann"), doors.open("bob"):
    ...     with doors.open("ann"):
    ...         pass
    Traceback (most recent call last):
        ...
    parlour.server.problems.Refusal: problem-busy
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
