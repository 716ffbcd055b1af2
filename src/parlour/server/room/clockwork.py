"""The clocks of a table as they are now."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Protocol

from ..domain.clocks import Outage
from ..domain.state import TableState
from ..wire.views import ClockReading


class Calendar(Protocol):
    """Knows when the server was down."""

    @property
    def outages(self) -> Iterable[Outage]: ...


class Clockwork:
    """The clocks of one table. At a table without a clock nothing runs."""

    def __init__(self, state: TableState, calendar: Calendar) -> None:
        self._state = state
        self._calendar = calendar

    def spent(self, seat: int) -> int | None:
        timing = self._state.timing
        return None if timing is None else timing.spent(seat, datetime.now(UTC), self._calendar.outages)

    def running(self) -> dict[int, int]:
        """The seats whose clock runs, and the milliseconds they have left."""
        timing = self._state.timing
        if timing is None:
            return {}
        return {seat: timing.left(seat, datetime.now(UTC), self._calendar.outages) for seat in timing.running}

    def run_out(self) -> list[int]:
        return [seat for seat, left in self.running().items() if not left]

    def reading(self) -> ClockReading | None:
        """The clocks as the page gets them. The page counts on by itself."""
        state = self._state
        if state.timing is None or state.stage != "playing":
            return None
        now = datetime.now(UTC)
        left = [
            None if state.level(seat) else state.timing.left(seat, now, self._calendar.outages)
            for seat in range(len(state.chairs))
        ]
        return ClockReading(left, state.timing.running, now)
