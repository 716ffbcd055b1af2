"""All rooms of the house. A table is read from the storage when somebody asks for it, let go when idle."""

import asyncio
import logging
import secrets
import time

from ..table import BadInput, Table
from .messages import NewTable, SeatWish
from .problems import Refusal, TableRefusal
from .room import Room, rebuild
from .storage import Chair, Saved, Storage, StoredTable
from .thinking import Thinking

log = logging.getLogger(__name__)

IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0


class Rooms:
    def __init__(self, storage: Storage, thinking: Thinking, bot_pause: float) -> None:
        self._storage = storage
        self._thinking = thinking
        self._bot_pause = bot_pause
        self._rooms: dict[str, Room] = {}
        self._reading = asyncio.Lock()

    async def find(self, table_id: str) -> Room:
        async with self._reading:
            room = self._rooms.get(table_id)
            if room is None or room.closed:
                room = await self._read(table_id)
        room.use()
        return room

    async def _read(self, table_id: str) -> Room:
        def read() -> tuple[Saved, Table] | None:
            saved = self._storage.saved(table_id)
            if saved is None:
                return None
            stored = saved.table
            table = rebuild(stored.game, len(stored.chairs), stored.options, stored.seed, saved.moves)
            return saved, table

        found = await asyncio.to_thread(read)
        if found is None:
            raise Refusal("problem-no-such-table")
        saved, table = found
        room = self._add(saved, table)
        if table.over and not saved.over:
            # The server may have ended between the last move and this mark.
            await self._storage.keep_over(table_id)
        return room

    def _add(self, saved: Saved, table: Table) -> Room:
        room = Room(saved, table, self._storage, self._thinking, self._bot_pause)
        self._rooms[room.id] = room
        room.wake_bots()
        return room

    # --- new tables ---

    async def make(self, wish: NewTable, guest: str, name: str) -> Room:
        chairs = [_chair(seat, guest) for seat in wish.seats]
        if sum(chair.guest == guest for chair in chairs) > 1:
            raise Refusal("problem-one-seat-each")
        return await self._make(wish.game, wish.options, chairs, {guest: name})

    async def rematch(self, room: Room, guest: str) -> Room:
        """The same people once more, everybody one seat on; one new table however often it is asked for."""
        room.need_seat(guest)
        room.need_over()
        async with room.lock:
            if room.rematch is None:
                chairs = [*room.chairs[1:], room.chairs[0]]
                names = {chair.guest: room.name(chair) or "" for chair in chairs if chair.guest}
                game = room.table.kind.code
                again = await self._make(game, room.table.options, chairs, names, rematch_of=room.id)
                room.rematch = again.id
                room.tell_people()
        return await self.find(room.rematch)

    async def _make(
        self,
        game: str,
        options: dict[str, str],
        chairs: list[Chair],
        names: dict[str, str],
        rematch_of: str | None = None,
    ) -> Room:
        try:
            table = Table(game, players=len(chairs), options=options)
        except BadInput as error:
            raise TableRefusal(error) from error
        stored = StoredTable(
            secrets.token_urlsafe(9),
            game,
            table.kind.rules_version,
            table.options,
            chairs,
            table.seed,
            rematch_of,
        )
        await self._storage.add_table(stored)
        return self._add(Saved(stored, moves=[], names=names, rematch=None, over=False), table)

    # --- the house opens and closes ---

    def rename(self, guest: str, name: str) -> None:
        for room in self._rooms.values():
            room.rename(guest, name)

    async def resume(self) -> None:
        """After a restart: wake the tables whose game goes on, so that bots to move think again."""
        for table_id in await self._storage.unfinished_with_bots():
            try:
                await self.find(table_id)
            except Exception:
                log.exception("Table %s cannot be resumed.", table_id)

    async def sweep(self) -> None:
        """For ever: let go of rooms that nobody uses; their games stay in the storage."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for room in list(self._rooms.values()):
                if room.closed or time.monotonic() - room.idle_since() > IDLE_SECONDS:
                    room.close()
                    del self._rooms[room.id]

    def close(self) -> None:
        for room in self._rooms.values():
            room.close()


def _chair(wish: SeatWish, guest: str) -> Chair:
    if (wish.kind == "bot") != (wish.level is not None):
        raise Refusal("problem-bot-level")
    if wish.kind == "bot":
        return Chair("bot", level=wish.level)
    return Chair("human", guest=guest) if wish.kind == "me" else Chair("open")
