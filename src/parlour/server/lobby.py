"""The lobby: tables that everybody may see, to sit down at or to watch.

A listed table is there for as long as somebody is connected to it, through whichever process, and for some minutes
more: every process says from time to time which of them are in use.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from sqlalchemy import Connection

from .database import utc
from .history import players_of
from .messages import ListedTable
from .problems import Refusal
from .storage import Storage
from .tables import tables

log = logging.getLogger(__name__)

LISTED = 50
FRESH_SECONDS = 180.0
SAID_EVERY_SECONDS = 60.0


class Lobby:
    def __init__(self, storage: Storage, in_use: Callable[[], Collection[str]]) -> None:
        self._storage = storage
        self._in_use = in_use  # the tables somebody is connected to through this process

    async def tables(self, game: str | None, reader: str) -> list[ListedTable]:
        return await self._storage.read(lambda db: _listed(db, game, reader))

    async def keep(self) -> None:
        """For ever: say which of the listed tables are in use here."""
        while True:
            await asyncio.sleep(SAID_EVERY_SECONDS)
            try:
                await self.say_in_use()
            except Refusal as refusal:
                log.warning("The lobby does not know which tables are in use: %s.", refusal)

    async def say_in_use(self) -> None:
        ids = list(self._in_use())
        seen = sa.update(tables).where(tables.c.id.in_(ids), tables.c.listed).values(seen_at=datetime.now(UTC))
        if ids:
            await self._storage.write(lambda db: db.execute(seen))


def _listed(db: Connection, game: str | None, reader: str) -> list[ListedTable]:
    c = tables.c
    fresh = datetime.now(UTC) - timedelta(seconds=FRESH_SECONDS)
    wanted = sa.select(tables).where(c.listed, c.state != "over", c.seen_at > fresh)
    if game is not None:
        wanted = wanted.where(c.game == game)
    rows = db.execute(wanted.order_by(c.made_at.desc()).limit(LISTED)).all()
    players = players_of(db, [row.id for row in rows], reader)
    return [
        ListedTable(
            id=row.id,
            game=row.game,
            options=row.options,
            seats=players[row.id],
            state=row.state,
            made_at=utc(row.made_at),
            clock=row.clock,
        )
        for row in rows
    ]
