"""The tables that wait for somebody, with a clock or without.

`turns` knows those with a clock. For the others a move writes nothing but itself: who asks is answered from the rooms
in memory, or from the log, which is replayed once for as long as nothing is added to it.
"""

import asyncio
import logging
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from . import turns
from .course import Course
from .messages import Turn
from .problems import Refusal
from .rooms import Rooms
from .storage import Storage
from .tables import entries, seats, tables

log = logging.getLogger(__name__)

NEWEST = 20  # of a guest's tables are looked at
REMEMBERED = 10_000  # tables


class Waits(NamedTuple):
    """The people a table waited for after the entry of that number, by seat, and whether several play there."""

    number: int
    seats: frozenset[int] = frozenset()
    in_company: bool = False


class Awaited:
    def __init__(self, storage: Storage, rooms: Rooms) -> None:
        self._storage = storage
        self._rooms = rooms
        self._known: dict[str, Waits] = {}
        self._replaying = asyncio.Lock()  # one table at a time: it is people's moves that have to be quick

    async def turns(self, guest: str) -> list[Turn]:
        """The games that wait for the guest: those with a clock by urgency, then the others, the newest first."""
        timed, untimed = await self._storage.read(lambda db: (turns.of(db, guest), _untimed(db, guest)))
        waits = [await self._waits(row.id, row.number) for row in untimed]
        return timed + [
            Turn(id=row.id, game=row.game, due_at=None, pressing=wait.in_company)
            for row, wait in zip(untimed, waits, strict=True)
            if row.seat in wait.seats
        ]

    async def _waits(self, table_id: str, number: int) -> Waits:
        known = self._known.get(table_id)
        if known is None or known.number < number:
            async with self._replaying:
                known = await self._look(table_id, number)
            self._known.pop(table_id, None)
            self._known[table_id] = known  # the oldest news come first
            if len(self._known) > REMEMBERED:
                del self._known[next(iter(self._known))]
        return known

    async def _look(self, table_id: str, number: int) -> Waits:
        try:
            return _waits(await self._rooms.course_of(table_id, number))
        except Refusal as refusal:
            if refusal.status >= 500:
                raise
            return Waits(number)  # its rules are no longer played
        except Exception:
            log.exception("Nobody knows whom table %s waits for.", table_id)  # of the others one does
            return Waits(number)


def _waits(course: Course) -> Waits:
    people = course.people()
    return Waits(course.number, frozenset(course.table.waiting).intersection(people), len(people) > 1)


def _untimed(db: Connection, guest: str) -> list[Any]:
    """The newest of the guest's running games without a clock, each with the number of its last entry."""
    last = sa.select(sa.func.coalesce(sa.func.max(entries.c.number), 0)).where(entries.c.table_id == tables.c.id)
    own = sa.select(tables.c.id, tables.c.game, seats.c.seat, last.scalar_subquery().label("number"))
    own = own.join(seats, seats.c.table_id == tables.c.id)
    own = own.where(seats.c.guest == guest, tables.c.state == "playing", tables.c.clock.is_(sa.null()))
    return list(db.execute(own.order_by(tables.c.made_at.desc()).limit(NEWEST)))
