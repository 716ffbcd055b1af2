"""The lobby: public tables, to join or to watch.

The lobby shows a listed table while a person is connected to it through any process, and for some minutes more. Every
process records from time to time which listed tables are in use.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Any

from ..db.queries import lobby
from ..db.storage import Storage
from ..domain.refusals import Refusal

log = logging.getLogger(__name__)

SAID_EVERY_SECONDS = 60.0


class Lobby:
    def __init__(self, storage: Storage, in_use: Callable[[], Collection[str]]) -> None:
        self._storage = storage
        self._in_use = in_use  # the tables with a person connected through this process

    async def tables(self, game: str | None, reader: str) -> list[dict[str, Any]]:
        return await self._storage.read(lambda db: lobby.listed(db, game, reader))

    async def keep(self) -> None:
        """Run forever: record which listed tables are in use here."""
        while True:
            await asyncio.sleep(SAID_EVERY_SECONDS)
            try:
                await self.say_in_use()
            except Refusal as refusal:
                log.warning("Lobby: the database did not record which tables are in use: %s.", refusal)

    async def say_in_use(self) -> None:
        ids = list(self._in_use())
        if ids:
            await self._storage.write(lambda db: lobby.say_in_use(db, ids))
