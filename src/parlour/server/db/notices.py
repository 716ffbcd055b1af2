"""Notices between the processes that share a database: PostgreSQL tells everybody who listens.

A notice is a topic and some words. It travels with the transaction it is about (`tell`), so nobody hears of
anything that is not committed.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

log = logging.getLogger(__name__)

CHANNEL = "parlour"
AGAIN_SECONDS = 0.5
# A line that went dead without a word is noticed within half a minute.
KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}

Reader = Callable[..., None]  # gets the words of the notice


def tell(db: Connection, topic: str, *words: str | int) -> None:
    """Tell all processes, this one too, once the transaction is committed."""
    tell_many(db, [" ".join(map(str, (topic, *words)))])


def tell_many(db: Connection, notices: Sequence[str]) -> None:
    if notices and db.dialect.name == "postgresql":
        pieces = sa.func.unnest(sa.cast(list(notices), sa.ARRAY(sa.Text)))
        db.execute(sa.select(sa.func.pg_notify(CHANNEL, pieces)))


class Notices:
    """Listens on a connection of its own. With SQLite there is one process, and never any notice."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers: dict[str, Reader] = {}
        self.listening = False
        self.lost: Callable[[], None] = lambda: None
        self.found: Callable[[], None] = lambda: None

    def read(self, topic: str, reader: Reader) -> None:
        self._readers[topic] = reader

    async def listen(self) -> None:
        """For ever. What happened while the line was broken is not told again: `found` has to look for it."""
        if self._engine.dialect.name != "postgresql":
            return
        import psycopg  # only there where PostgreSQL is used

        while True:
            try:
                connection = await self._connect(psycopg.AsyncConnection)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listening = True
                    self.found()
                    async for notice in connection.notifies():
                        self._hear(notice.payload)
            except psycopg.Error as error:
                log.warning("No notices from the database: %s.", str(error).strip().partition("\n")[0])
            if self.listening:
                self.listening = False
                self.lost()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _connect(self, connections: Any) -> Any:
        arguments, options = self._engine.dialect.create_connect_args(self._engine.url)
        return await connections.connect(*arguments, **{**KEEPALIVE, **options}, autocommit=True)

    def _hear(self, payload: str) -> None:
        topic, *words = payload.split(" ")
        reader = self._readers.get(topic)
        if reader:
            try:
                reader(*words)
            except Exception:  # the next one may be understood
                log.exception("Nobody could make anything of the notice %r.", payload)
