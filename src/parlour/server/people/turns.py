"""The tables that wait for a guest, with a clock or without.

`db/queries/deadlines.py` knows those with a clock. At the others a move stores only itself: the answer comes from the
rooms in memory, or from the log. A log is replayed once, and again only after it has grown.
"""

import asyncio
import logging
from typing import Any, NamedTuple, Protocol

from ..db.queries import deadlines, history
from ..db.storage import Storage
from ..domain.refusals import Refusal
from ..domain.state import TableState

log = logging.getLogger(__name__)

REMEMBERED = 10_000  # tables


class Waits(NamedTuple):
    """The people that a table waited for after the entry of that number, by seat, and whether others play as well."""

    number: int
    seats: frozenset[int] = frozenset()
    in_company: bool = False


class States(Protocol):
    """Knows the state of a table after the entry of that number, or a later one."""

    async def state_of(self, table_id: str, number: int) -> TableState: ...


class Turns:
    def __init__(self, storage: Storage, states: States) -> None:
        self._storage = storage
        self._states = states
        self._known: dict[str, Waits] = {}
        self._replaying = asyncio.Lock()  # one table at a time, so that people's moves stay quick

    async def of(self, guest: str) -> list[dict[str, Any]]:
        """The games that wait for the guest: those with a clock by urgency, then the others, the newest first."""
        timed, untimed = await self._storage.read(lambda db: (deadlines.of(db, guest), history.running(db, guest)))
        waits = {row.id: await self._waits(row.id, row.number) for row in untimed}
        pressing = [{**turn._asdict(), "pressing": True} for turn in timed]
        awaiting = {row.id: row.game for row in untimed if row.seat in waits[row.id].seats}
        return pressing + [
            {"id": table, "game": game, "due_at": None, "pressing": waits[table].in_company}
            for table, game in awaiting.items()
        ]

    async def _waits(self, table_id: str, number: int) -> Waits:
        known = self._known.get(table_id)
        if known is None or known.number < number:
            async with self._replaying:
                known = await self._look(table_id, number)
            self._known.pop(table_id, None)
            self._known[table_id] = known  # the oldest result is dropped first
            if len(self._known) > REMEMBERED:
                del self._known[next(iter(self._known))]
        return known

    async def _look(self, table_id: str, number: int) -> Waits:
        try:
            return _waits(await self._states.state_of(table_id, number))
        except Refusal as refusal:
            if refusal.is_ours:
                raise
            return Waits(number)  # its rules version is no longer supported
        except Exception:
            log.exception("Turns: replaying table %s failed.", table_id)  # go on with the other tables
            return Waits(number)


def _waits(state: TableState) -> Waits:
    people = state.people()
    devices = {state.chairs[seat].guest for seat in people}
    return Waits(state.number, frozenset(state.table.waiting).intersection(people), len(devices) > 1)
