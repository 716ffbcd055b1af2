"""The house: its storage, its guests, its rooms and the bots' workers, opened and closed together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from .guests import Guests
from .rooms import Rooms
from .storage import Storage
from .study import Study
from .thinking import Thinking


class House:
    def __init__(self, db_url: str, page: Path, bot_pause: float, bot_workers: int | None) -> None:
        self.page = page
        self.storage = Storage(db_url)
        self.guests = Guests(self.storage)
        self.thinking = Thinking(bot_workers)
        self.study = Study(self.thinking)
        self.rooms = Rooms(self.storage, self.thinking, bot_pause)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        self.storage.start()
        sweeping = asyncio.create_task(self.rooms.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            self.rooms.close()
            self.study.close()
            await self.thinking.close()
            self.storage.close()


def _house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(_house)]
