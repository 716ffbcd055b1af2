"""One server process: its database, guests, rooms and bot workers, opened and closed together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from ..db.notices import Notices
from ..db.storage import Storage
from ..domain.refusals import Refusal
from ..ops import metrics
from ..people.accounts import Accounts
from ..people.comparisons import Comparisons
from ..people.editions import Editions
from ..people.guests import Guests
from ..people.lobby import Lobby
from ..people.programs import Programs
from ..people.turns import Turns
from ..room.closer import Closer
from ..room.review import Reviews
from ..room.rooms import Rooms
from ..room.thinking import Thinking
from .limits import Allowance, Doors, Limits

log = logging.getLogger(__name__)

BEAT_SECONDS = 5.0


class House:
    def __init__(self, db_url: str, page: Path, bot_pause: float, bot_workers: int | None, limits: Limits) -> None:
        self.page = page
        self.limits = limits
        self.doors = Doors(limits.sockets_at_once)
        self.gates = Doors(limits.sockets_at_an_address)
        self.new_tables = Allowance(limits.tables_at_an_address, seconds=1.0)  # by address
        self.storage = Storage(db_url)
        self.guests = Guests(self.storage)
        self.thinking = Thinking(bot_workers)
        self.reviews = Reviews(self.thinking, self.storage, limits.reviews_waiting, limits.reviews_at_an_address)
        self.closer = Closer(self.thinking, self.storage, Doors(limits.reviews_at_an_address))
        self.rooms = Rooms(self.storage, self.thinking, bot_pause, limits)
        self.rooms.ended = self.reviews.game_over
        self.turns = Turns(self.storage, self.rooms)
        self.accounts = Accounts(self.storage)
        self.programs = Programs(self.storage)
        self.editions = Editions(self.storage)
        self.comparisons = Comparisons(self.storage, self.thinking, limits.comparisons_at_an_address)
        self.lobby = Lobby(self.storage, in_use=self.rooms.attended)
        self._read_notices(self.storage.notices)
        metrics.rooms.set_function(self.rooms.count)

    def _read_notices(self, notices: Notices) -> None:
        notices.read("entries", self.rooms.heard_entries)
        notices.read("people", self.rooms.heard_people)
        notices.read("guest", self.rooms.heard_guest)
        notices.read("chat", self.rooms.heard_chat)
        notices.read("rated", self.rooms.heard_rated)
        notices.read("out", self.rooms.log_out)
        notices.read("gone", self.rooms.forget)
        notices.read("removed", self.rooms.removed)
        notices.lost, notices.found = self.rooms.lost_touch, self.rooms.found_touch

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        self.storage.start()
        await self._beat()  # so that clocks know how long the server was down
        for_ever = (
            self.storage.notices.listen(),
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
            self.reviews.close()
            await self.comparisons.close()
            await self.thinking.close()
            await asyncio.to_thread(self.storage.close)

    async def _stay_alive(self) -> None:
        """Run forever: tell the other processes that this one is alive."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._beat()

    async def _beat(self) -> None:
        try:
            await self.storage.beat()
        except Refusal as refusal:
            log.warning("Heartbeat: the database did not record that this process is alive: %s.", refusal)
