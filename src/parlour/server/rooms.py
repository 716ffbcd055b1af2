"""All rooms of the house. A table is read from the storage when somebody asks for it, let go when idle."""

import asyncio
import secrets
import time
from contextlib import suppress
from weakref import WeakValueDictionary

from ..games import find
from ..table import BadInput
from ..table.shuffle import new_seed
from .course import Chair, Course
from .messages import Me, NewTable, SeatWish, Text
from .problems import Refusal, TableRefusal
from .room import Room, chosen_name
from .storage import Saved, Storage, StoredTable
from .thinking import Thinking

TABLES_A_MINUTE = 20
UNFINISHED_TABLES = 20  # of those a guest has made in a day; who leaves more behind can go on tomorrow
IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0
GOODBYE_SECONDS = 3.0


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
        self._closing = False
        self._reading = Locks()  # of tables
        self._making = Locks()  # of guests

    async def find(self, table_id: str) -> Room:
        if self._closing:
            raise Refusal("problem-server")
        room = self._in_memory(table_id)
        if room is None:
            async with self._reading.of(table_id):
                # Somebody else may have read it while this one waited.
                room = self._in_memory(table_id) or await self._read(table_id)
        elif self._storage.news.listening:
            await room.catch_up()  # whoever asks may know more than the news has told us yet
        room.use()
        return room

    def _in_memory(self, table_id: str) -> Room | None:
        room = self._rooms.get(table_id)
        return None if room is None or room.closed else room

    async def _read(self, table_id: str) -> Room:
        # No database has to be asked about letters that no id has; PostgreSQL would not even take all of them.
        saved = await self._storage.saved(table_id) if table_id.isprintable() else None
        if saved is None:
            raise Refusal("problem-no-such-table")
        if saved.table.rules != find(saved.table.game).rules_version:
            # By other rules its moves would mean something else, or nothing.
            raise Refusal("problem-old-rules")
        course = await asyncio.to_thread(_replayed, saved)
        room = self._add(saved, course)
        if self._storage.shared:
            # What came in between reading and now was told to a process that did not have the table yet.
            await room.catch_up()
            await room.look_around()
        if course.state == "over" and saved.state != "over":
            # The server may have ended between the last move and this mark.
            await room.finish()
        return room

    def _add(self, saved: Saved, course: Course) -> Room:
        room = Room(saved, course, self._storage, self._thinking, self._bot_pause)
        self._rooms[room.id] = room
        return room

    # --- what other processes did ---

    def heard_entry(self, table_id: str, number: str) -> None:
        room = self._in_memory(table_id)
        if room and room.missed(int(number)):
            room.do(room.catch_up())

    def heard_people(self, table_id: str, process: str) -> None:
        room = self._in_memory(table_id)
        if room and process != self._storage.process:
            room.do(room.look_around())

    def heard_guest(self, guest: str) -> None:
        for room in self._rooms.values():
            if room.seat_of(guest) is not None:
                room.do(room.learn_name(guest))

    def heard_chat(self, table_id: str, number: str) -> None:
        room = self._in_memory(table_id)
        if room and room.chat.missed(int(number)):
            room.do(room.chat.catch_up())

    def log_out(self, guest: str) -> None:
        """The guest's cookies are no longer valid: every device has to come in again with the one it has now."""
        for room in self._rooms.values():
            room.hang_up_on(guest)

    def forget(self, guest: str) -> None:
        """Nothing is known of the guest any more: tables that remember something are read afresh."""
        for room in self._rooms.values():
            room.hang_up_on(guest)
            if room.seat_of(guest) is not None or room.chat.has_heard(guest):
                room.close()

    def news_lost(self) -> None:
        for room in self._rooms.values():
            room.notice(Text(key="notice-storage-away"))

    def news_found(self) -> None:
        for room in self._rooms.values():
            room.notice(None)
            room.do(room.catch_up())
            room.do(room.look_around())

    # --- new tables ---

    async def make(self, wish: NewTable, guest: Me) -> Room:
        chairs = [_chair(seat, guest.id) for seat in wish.seats]
        if sum(chair.guest == guest.id for chair in chairs) > 1:
            raise Refusal("problem-one-seat-each")
        if all(chair.kind == "bot" for chair in chairs):
            raise Refusal("problem-nobody-plays")
        async with self._making.of(guest.id):
            await self._need_restraint(guest.id)
            table, course = _new(wish.game, wish.options, chairs, guest.id, wish.listed)
            await self._storage.add_table(table)
            return self._add(Saved(table, [], chosen_name(guest), course.state), course)

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
        chairs = [Chair("open") if chair.is_left else chair for chair in (*room.chairs[1:], room.chairs[0])]
        again, _ = _new(room.table.kind.code, room.table.options, chairs, guest, room.listed, rematch_of=room.id)
        return await self.find(await room.rematch(again))

    def attended(self) -> list[str]:
        """The tables that somebody is connected to."""
        return [room.id for room in self._rooms.values() if room.has_listeners]

    # --- the house opens and closes ---

    def rename(self, guest: Me) -> None:
        for room in self._rooms.values():
            room.rename(chosen_name(guest))

    async def sweep(self) -> None:
        """For ever: let go of rooms that nobody uses; their games stay in the storage."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for room in list(self._rooms.values()):
                if room.closed or time.monotonic() - room.idle_since() > IDLE_SECONDS:
                    room.close()
                    del self._rooms[room.id]

    async def say_goodbye(self) -> None:
        """Nobody comes in any more. What is under way is stored and told; then everybody is asked to come again."""
        self._closing = True
        rooms = list(self._rooms.values())
        for room in rooms:
            room.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                for room in rooms:
                    await room.emptied()


def _new(
    game: str,
    options: dict[str, str],
    chairs: list[Chair],
    made_by: str,
    listed: bool,
    rematch_of: str | None = None,
) -> tuple[StoredTable, Course]:
    try:
        course = Course(game, options, chairs, new_seed())
    except BadInput as error:
        raise TableRefusal(error) from error
    table = StoredTable(
        secrets.token_urlsafe(9),
        game,
        course.table.kind.rules_version,
        course.table.options,
        chairs,
        course.table.seed,
        made_by,
        rematch_of,
        listed,
    )
    return table, course


def _replayed(saved: Saved) -> Course:
    course = saved.table.course()
    for entry in saved.entries:
        course.add(entry)
    return course


def _chair(wish: SeatWish, guest: str) -> Chair:
    if (wish.kind == "bot") != (wish.level is not None):
        raise Refusal("problem-bot-level")
    if wish.kind == "bot":
        return Chair("bot", level=wish.level)
    return Chair("human", guest=guest) if wish.kind == "me" else Chair("open")
