"""All rooms of the house. A table is read from the storage when somebody asks for it, let go when idle."""

import asyncio
import secrets
import time
from weakref import WeakValueDictionary

from ..games import find
from ..table import BadInput, Table
from .messages import Me, NewTable, SeatWish
from .problems import Refusal, TableRefusal
from .room import Room, chosen_name, rebuild
from .storage import Chair, Saved, Storage, StoredTable
from .thinking import Thinking

TABLES_A_MINUTE = 20
UNFINISHED_TABLES = 20  # of those a guest has made in a day; who leaves more behind can go on tomorrow
IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0


class Locks:
    """A lock for each name, kept for as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())


class Rooms:
    def __init__(self, storage: Storage, thinking: Thinking, bot_pause: float) -> None:
        self._storage = storage
        self._thinking = thinking
        self._bot_pause = bot_pause
        self._rooms: dict[str, Room] = {}
        self._reading = Locks()  # of tables
        self._making = Locks()  # of guests

    async def find(self, table_id: str) -> Room:
        room = self._in_memory(table_id)
        if room is None:
            async with self._reading.of(table_id):
                # Somebody else may have read it while this one waited.
                room = self._in_memory(table_id) or await self._read(table_id)
        room.use()
        return room

    def _in_memory(self, table_id: str) -> Room | None:
        room = self._rooms.get(table_id)
        return None if room is None or room.closed else room

    async def _read(self, table_id: str) -> Room:
        def read() -> tuple[Saved, Table] | None:
            saved = self._storage.saved(table_id)
            if saved is None:
                return None
            stored = saved.table
            if stored.rules != find(stored.game).rules_version:
                # By other rules its moves would mean something else, or nothing.
                raise Refusal("problem-old-rules")
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
        return room

    # --- new tables ---

    async def make(self, wish: NewTable, guest: Me) -> Room:
        chairs = [_chair(seat, guest.id) for seat in wish.seats]
        if sum(chair.guest == guest.id for chair in chairs) > 1:
            raise Refusal("problem-one-seat-each")
        if all(chair.kind == "bot" for chair in chairs):
            raise Refusal("problem-nobody-plays")
        async with self._making.of(guest.id):
            await self._need_restraint(guest.id)
            return await self._make(wish.game, wish.options, chairs, chosen_name(guest), made_by=guest.id)

    async def _need_restraint(self, guest: str) -> None:
        """A guest who makes table after table would fill the house for everybody."""
        made = await self._storage.made_by(guest)
        if made.in_a_minute >= TABLES_A_MINUTE:
            raise Refusal("problem-too-fast")
        if made.unfinished_in_a_day >= UNFINISHED_TABLES:
            raise Refusal("problem-unfinished-games")

    async def rematch(self, room: Room, guest: str) -> Room:
        """The same people once more, everybody one seat on; one new table however often it is asked for."""
        room.need_seat(guest)
        room.need_over()
        async with room.changing():
            if room.rematch is None:
                chairs = [*room.chairs[1:], room.chairs[0]]
                game, options, names = room.table.kind.code, room.table.options, dict(room.names)
                again = await self._make(game, options, chairs, names, made_by=guest, rematch_of=room.id)
                room.rematch = again.id
                room.tell_people()
        return await self.find(room.rematch)

    async def _make(
        self,
        game: str,
        options: dict[str, str],
        chairs: list[Chair],
        names: dict[str, str],
        made_by: str,
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
            made_by,
            rematch_of,
        )
        await self._storage.add_table(stored)
        return self._add(Saved(stored, moves=[], names=names, rematch=None, over=False), table)

    # --- the house opens and closes ---

    def rename(self, guest: Me) -> None:
        for room in self._rooms.values():
            room.rename(guest)

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
