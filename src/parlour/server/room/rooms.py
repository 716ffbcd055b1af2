"""All rooms of this process. A table is read from the database when a guest asks for it, and dropped when idle."""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Protocol
from weakref import WeakValueDictionary

from ...games import find
from ...table import BadInput, Illegal
from ...table.shuffle import new_seed
from ..domain.chairs import Chair
from ..domain.clocks import Clock
from ..domain.people import Guest
from ..domain.refusals import Refusal, TableRefusal
from ..domain.state import Due, TableState
from ..domain.tables import Made, Saved, StoredTable
from ..http.limits import Limits
from ..wire.messages import NewTable
from .bots import Thinker
from .room import Room, RoomStore
from .seating import chair_for

log = logging.getLogger(__name__)

IDLE_SECONDS = 600.0
IDLE_ROOMS = 1000  # more rooms that nobody uses are not kept in memory: opening a table again costs a few milliseconds
FRESH_SECONDS = 10.0  # somebody may be on the way to a room that was used more recently
SWEEP_SECONDS = 60.0
DUE_SECONDS = 3.0
GOODBYE_SECONDS = 3.0


class Locks:
    """A lock for each name. A lock is kept while a task holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())


class TableStore(RoomStore, Protocol):
    """What all rooms together need from the storage."""

    async def saved(self, table_id: str) -> Saved | None: ...

    async def add_table(self, table: StoredTable) -> None: ...

    async def made_by(self, guest: str) -> Made: ...

    async def due(self) -> list[str]: ...

    async def keep_dues(self, table_id: str, number: int, dues: list[Due]) -> None: ...

    async def forget_dues(self, table_id: str) -> None: ...


class Rooms:
    def __init__(self, store: TableStore, thinker: Thinker, bot_pause: float, limits: Limits) -> None:
        self._limits = limits
        self._store = store
        self._thinker = thinker
        self._bot_pause = bot_pause
        self._rooms: dict[str, Room] = {}
        self._most_rooms = IDLE_ROOMS  # then it is time to look for rooms that nobody uses
        self.ended: Callable[[Room], None] = lambda _room: None  # called with every game that ends here
        self._closing = False
        self.deaf = True  # while no notices from other processes arrive
        self._reading = Locks()  # of tables
        self._making = Locks()  # of guests

    async def find(self, table_id: str) -> Room:
        if self._closing:
            raise Refusal("problem-server")
        room = self._in_memory(table_id)
        if room is None:
            async with self._reading.of(table_id):
                # Another task may have read the table while this one waited.
                room = self._in_memory(table_id) or await self._read(table_id)
        elif self._store.shared and not self.deaf:
            await room.ledger.catch_up()  # the caller may know of entries that this process has not seen
        room.use()
        return room

    def _in_memory(self, table_id: str) -> Room | None:
        room = self._rooms.get(table_id)
        return None if room is None or room.closed else room

    async def state_of(self, table_id: str, number: int) -> TableState:
        """The state of the table after that entry or a later one. This opens no room."""
        room = self._in_memory(table_id)
        if room is None:
            return await self._replayed(await self._saved(table_id))
        if room.state.number < number:
            await room.ledger.catch_up()
        return room.state

    async def _saved(self, table_id: str) -> Saved:
        # An id with other characters exists in no database, and PostgreSQL would reject some of them.
        saved = await self._store.saved(table_id) if table_id.isprintable() else None
        if saved is None:
            raise Refusal("problem-no-such-table")
        if saved.table.rules > find(saved.table.game).facts.rules_version:
            raise Refusal("problem-old-rules")
        return saved

    async def _replayed(self, saved: Saved) -> TableState:
        try:
            return await asyncio.to_thread(saved.replayed)
        except (BadInput, Illegal) as error:
            if saved.table.rules == find(saved.table.game).facts.rules_version:
                raise
            # Under the current rules its moves mean something else, or nothing.
            raise Refusal("problem-old-rules") from error

    async def _read(self, table_id: str) -> Room:
        saved = await self._saved(table_id)
        state = await self._replayed(saved)
        room = self._add(saved, state)
        if self._store.shared:
            # Notices that arrived between reading and now were dropped: this process did not have the table yet.
            await room.ledger.catch_up()
            await room.look_elsewhere()
        await room.take_back_half_made()
        room.look_around()
        if state.stage == "over" and saved.stage != "over":
            # The server may have ended between the last move and this mark.
            await room.finish()
        return room

    def _add(self, saved: Saved, state: TableState) -> Room:
        room = Room(saved, state, self._store, self._thinker, self._bot_pause, lambda room: self.ended(room))
        self._rooms[room.id] = room
        if len(self._rooms) > self._most_rooms:
            self._drop_unused()
        return room

    # --- what other processes did ---

    def heard_entries(self, process: str, *entries: str) -> None:
        """The process has added entries: the table and the number of each."""
        if process == self._store.process:
            return
        for table_id, number in zip(entries[::2], entries[1::2], strict=True):
            room = self._in_memory(table_id)
            if room and room.ledger.missed(int(number)):
                room.do(room.ledger.catch_up())

    def heard_people(self, table_id: str, process: str) -> None:
        room = self._in_memory(table_id)
        if room and process != self._store.process:
            room.do(room.look_elsewhere())

    def heard_guest(self, guest: str) -> None:
        for room in self._rooms.values():
            if room.knows(guest):
                room.do(room.learn_name(guest))

    def heard_rated(self, table_id: str) -> None:
        room = self._in_memory(table_id)
        if room:
            room.do(room.learn_ratings())

    def heard_chat(self, table_id: str, number: str) -> None:
        room = self._in_memory(table_id)
        if room and room.chat.missed(int(number)):
            room.do(room.chat.catch_up())

    async def leave(self, table_id: str, guest: str) -> None:
        await (await self.find(table_id)).seating.leave(guest)

    def log_out(self, guest: str) -> None:
        """The guest's cookies are no longer valid: every device must reconnect with its current cookie."""
        for room in self._rooms.values():
            room.audience.hang_up(guest)

    def forget(self, guest: str) -> None:
        """The guest has been deleted: tables that remember something about them are read again from the database."""
        for room in self._rooms.values():
            room.audience.hang_up(guest)
            if room.knows(guest) or room.chat.has_heard(guest):
                room.close()

    def lost_touch(self) -> None:
        """Notices from other processes no longer arrive."""
        self.deaf = True
        for room in self._rooms.values():
            room.audience.notice("notice-storage-away")

    def found_touch(self) -> None:
        """Notices arrive again. Whatever was missed must be read from the database."""
        self.deaf = False
        for room in self._rooms.values():
            room.audience.notice(None)
            room.do(room.ledger.catch_up())
            room.do(room.look_elsewhere())
            room.do(room.learn_ratings())

    # --- new tables ---

    async def make(self, wish: NewTable, guest: Guest) -> Room:
        chairs = [chair_for(seat, guest.id) for seat in wish.seats]
        if sum(chair.guest == guest.id for chair in chairs) > 1:
            raise Refusal("problem-one-seat-each")
        if all(chair.kind == "bot" for chair in chairs):
            raise Refusal("problem-nobody-plays")
        async with self._making.of(guest.id):
            await self._need_restraint(guest.id)
            clock = Clock(**wish.clock.model_dump()) if wish.clock else None
            table, state = _new(wish.game, wish.options, chairs, guest.id, wish.listed, clock, wish.rated)
            # A program that opens a table may sit there.
            table = replace(table, programs=wish.programs or guest.program)
            await self._store.add_table(table)
            room = self._add(Saved(table, [], guest.chosen_name(), state.stage), state)
            room.look_around()
            return room

    async def _need_restraint(self, guest: str) -> None:
        """Refuse a guest who opens too many tables, so that one guest cannot fill the server."""
        made = await self._store.made_by(guest)
        if made.in_a_minute >= self._limits.tables_a_minute:
            raise Refusal("problem-too-fast")
        if made.unfinished_in_a_day >= self._limits.unfinished_tables:
            raise Refusal("problem-unfinished-games")

    async def rematch(self, room: Room, guest: str) -> Room:
        """Ask the same people to play again, each one seat further, or agree to what another player asked already.

        It is one new table, however often it is requested. It begins once everybody has agreed.
        """
        room.state.need_seat(guest)
        room.state.need_over()
        chairs = [_asked_again(room.chairs[seat], guest) for seat in (*range(1, len(room.chairs)), 0)]
        game, options, clock = room.table.spec.code, room.table.options, room.state.clock
        again, _ = _new(game, options, chairs, guest, room.listed, clock, room.rated, rematch_of=room.id)
        found = await self.find(await room.rematch(replace(again, programs=room.programs)))
        if found.id == again.id:
            for gone in set(room.gone()) - {guest}:
                await found.seating.leave(gone)
        await found.seating.agree(guest)
        return found

    def count(self) -> int:
        return len(self._rooms)

    def attended(self) -> list[str]:
        """The tables with a connected socket."""
        return [room.id for room in self._rooms.values() if room.audience]

    # --- the house opens and closes ---

    def rename(self, guest: Guest) -> None:
        for room in self._rooms.values():
            room.rename(guest.chosen_name())

    async def sweep(self) -> None:
        """Run forever: drop rooms that nobody uses. Their games stay in the database."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._drop_unused()

    def _drop_unused(self) -> None:
        """Drop closed rooms, rooms that have been idle for long, and of very many idle rooms the oldest."""
        now = time.monotonic()
        idle = sorted((now - room.idle_since(), room.id) for room in self._rooms.values())
        resting = [(seconds, table) for seconds, table in idle if seconds > FRESH_SECONDS]
        old = {table for place, (seconds, table) in enumerate(resting) if place >= IDLE_ROOMS or seconds > IDLE_SECONDS}
        dropped = [room for room in self._rooms.values() if room.closed or room.id in old]
        for room in dropped:
            room.close()
            del self._rooms[room.id]
        self._most_rooms = len(self._rooms) + IDLE_ROOMS // 4
        if dropped:
            del dropped, room
            gc.collect()  # a room and its parts know each other; by itself Python would collect them much later

    async def keep_time(self) -> None:
        """Run forever: open the tables where a player's time is up, even when nobody is connected."""
        while True:
            try:
                due = await self._store.due()
            except Refusal as refusal:
                due = []
                log.warning("Clocks: the database cannot be asked which tables are due: %s.", refusal)
            for table_id in due:
                await self._look_at(table_id)
            await asyncio.sleep(DUE_SECONDS)

    async def _look_at(self, table_id: str) -> None:
        try:
            room = await self.find(table_id)
            await room.look()
            # The server may have been down meanwhile, which has postponed every deadline.
            dues = room.state.dues(datetime.now(UTC), self._store.outages)
            await self._store.keep_dues(table_id, room.state.number, dues)
        except Refusal as refusal:
            log.warning("Clocks: checking table %s was refused: %s.", table_id, refusal)
            if not refusal.is_ours:  # its rules version is no longer supported
                await self._store.forget_dues(table_id)
        except Exception:
            log.exception("Clocks: checking table %s failed.", table_id)  # go on with the other tables

    async def say_goodbye(self) -> None:
        """Accept no more sockets. Store and send everything under way, then ask all browsers to reconnect."""
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
    clock: Clock | None,
    rated: bool,
    rematch_of: str | None = None,
) -> tuple[StoredTable, TableState]:
    made_at = datetime.now(UTC)
    try:
        state = TableState(game, options, chairs, new_seed(), made_at, clock, rated=rated)
    except BadInput as error:
        raise TableRefusal(error) from error
    table = StoredTable(
        secrets.token_urlsafe(9),
        game,
        state.table.spec.facts.rules_version,
        state.table.options,
        chairs,
        state.table.seed,
        made_by,
        made_at,
        rematch_of,
        listed,
        clock,
        rated,
    )
    return table, state


def _asked_again(chair: Chair, asking: str) -> Chair:
    """The chair in a rematch. Everybody but the person who asks for it has to agree."""
    return Chair("open") if chair.is_left else replace(chair, asked=chair.kind == "human" and chair.guest != asking)
