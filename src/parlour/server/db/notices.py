"""Notices between the processes that share a database, sent by PostgreSQL (`LISTEN`, `NOTIFY`).

A notice is a topic and some words. It is sent in the transaction it is about (`tell`), so it arrives only if that
transaction is committed.
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
# A connection that died silently is noticed within half a minute.
KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}

Reader = Callable[..., None]  # called with the words of the notice


def tell(db: Connection, topic: str, *words: str | int) -> None:
    """Notify all processes, including this one, once the transaction is committed."""
    if db.dialect.name == "postgresql":  # a plain statement, because every move passes here
        db.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, " ".join(map(str, (topic, *words)))))


def tell_many(db: Connection, notices: Sequence[str]) -> None:
    if notices and db.dialect.name == "postgresql":
        pieces = sa.func.unnest(sa.cast(list(notices), sa.ARRAY(sa.Text)))
        db.execute(sa.select(sa.func.pg_notify(CHANNEL, pieces)))


class Notices:
    """Listens on a separate connection. With SQLite there is one process, so there are no notices."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers: dict[str, Reader] = {}
        self.listening = False
        self.lost: Callable[[], None] = lambda: None
        self.found: Callable[[], None] = lambda: None

    def read(self, topic: str, reader: Reader) -> None:
        self._readers[topic] = reader

    async def listen(self) -> None:
        """Run forever. Notices missed while the connection was broken are not repeated: `found` looks for changes."""
        if self._engine.dialect.name != "postgresql":
            return
        import psycopg  # installed only where PostgreSQL is used

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
                log.warning("Database notices: connection lost: %s.", str(error).strip().partition("\n")[0])
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
            except Exception:  # go on with the next notice
                log.exception("Database notices: handling %r failed.", payload)
