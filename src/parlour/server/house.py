"""The house: its storage, its guests, its rooms and the bots' workers, opened and closed together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection, Request

from . import metrics
from .accounts import Accounts
from .awaited import Awaited
from .guests import Guests
from .limits import Doors, Limits
from .lobby import Lobby
from .messages import Me
from .news import News
from .problems import Refusal
from .room import Room
from .rooms import Rooms
from .storage import Storage
from .study import Study
from .thinking import Thinking

log = logging.getLogger(__name__)

BEAT_SECONDS = 5.0


class House:
    def __init__(self, db_url: str, page: Path, bot_pause: float, bot_workers: int | None, limits: Limits) -> None:
        self.page = page
        self.limits = limits
        self.doors = Doors(limits.sockets_at_once)
        self.storage = Storage(db_url)
        self.guests = Guests(self.storage)
        self.thinking = Thinking(bot_workers)
        self.study = Study(self.thinking)
        self.rooms = Rooms(self.storage, self.thinking, bot_pause, limits)
        self.awaited = Awaited(self.storage, self.rooms)
        self.accounts = Accounts(self.storage)
        self.lobby = Lobby(self.storage, in_use=self.rooms.attended)
        self._read_news(self.storage.news)
        metrics.rooms.set_function(self.rooms.count)

    def _read_news(self, news: News) -> None:
        news.read("entry", self.rooms.heard_entry)
        news.read("people", self.rooms.heard_people)
        news.read("guest", self.rooms.heard_guest)
        news.read("chat", self.rooms.heard_chat)
        news.read("out", self.rooms.log_out)
        news.read("gone", self.rooms.forget)
        news.lost, news.found = self.rooms.news_lost, self.rooms.news_found

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        self.storage.start()
        await self._beat()  # so that clocks know for how long the house was down
        for_ever = (
            self.storage.news.listen(),
            self.rooms.sweep(),
            self.rooms.keep_time(),
            self.lobby.keep(),
            self._stay_alive(),
        )
        jobs = [asyncio.create_task(job) for job in for_ever]
        try:
            yield
        finally:
            await self.rooms.say_goodbye()
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            self.study.close()
            await self.thinking.close()
            await asyncio.to_thread(self.storage.close)

    async def _stay_alive(self) -> None:
        """For ever: let the other processes know that this one is there."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._beat()

    async def _beat(self) -> None:
        try:
            await self.storage.beat()
        except Refusal as refusal:
            log.warning("Nobody knows that this process is alive: %s.", refusal)


def _house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(_house)]


async def _me(request: Request, house: TheHouse) -> Me:
    return await house.guests.me(request.state.guest)


async def _room(house: TheHouse, table_id: str) -> Room:
    return await house.rooms.find(table_id)


TheGuest = Annotated[Me, Depends(_me)]
TheRoom = Annotated[Room, Depends(_room)]
