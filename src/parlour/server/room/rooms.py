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
from typing import Any, Protocol
from weakref import WeakValueDictionary

from ...games import find
from ...table import BadInput, Illegal
from ...table.lessons import Lesson
from ...table.shuffle import new_seed
from ..domain.chairs import Chair, Level
from ..domain.clocks import Clock
from ..domain.entries import Entry
from ..domain.people import Guest
from ..domain.refusals import Refusal, TableRefusal
from ..domain.state import Due, TableState
from ..domain.tables import Made, Saved, StoredTable
from ..http.limits import Doors, Limits
from ..wire.messages import NewBranch, NewTable
from .branching import branch, edition_source, game_of
from .room import Room, RoomStore, Workers
from .seating import chair_for

log = logging.getLogger(__name__)

IDLE_SECONDS = 600.0
IDLE_ROOMS = 1000  # more rooms that nobody uses are not kept in memory: opening a table again costs a few milliseconds
FRESH_SECONDS = 10.0  # somebody may be on the way to a room that was used more recently
SWEEP_SECONDS = 60.0
DUE_SECONDS = 3.0
GOODBYE_SECONDS = 3.0
FIRST_LEVEL: Level = "easy"  # of the bots that a learner plays on with


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

    async def add_branch(self, table: StoredTable, moves: list[Entry], name: str | None) -> None: ...

    async def count_branches(self, table_id: str) -> int: ...

    async def remove_branch(self, table_id: str) -> None: ...

    async def made_by(self, guest: str) -> Made: ...

    async def due(self) -> list[str]: ...

    async def keep_dues(self, table_id: str, number: int, dues: list[Due]) -> None: ...

    async def forget_dues(self, table_id: str) -> None: ...


class Rooms:
    def __init__(self, store: TableStore, thinker: Workers, bot_pause: float, limits: Limits) -> None:
        self._limits = limits
        self._store = store
        self._thinker = thinker
        self._bot_pause = bot_pause
        self._advice = Doors(limits.advice_at_an_address)
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
        room = Room(
            saved,
            state,
            self._store,
            self._thinker,
            self._bot_pause,
            self._advice,
            ended=lambda room: self.ended(room),
        )
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

    async def make(self, wish: NewTable, guest: Guest, edition: str | None = None) -> Room:
        """A new table. `edition`: the file of its components, if they are not the standard ones."""
        chairs = [chair_for(seat, guest.id) for seat in wish.seats]
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise Refusal("problem-one-seat-each")
        if all(chair.kind == "bot" for chair in chairs):
            raise Refusal("problem-nobody-plays")
        clock = Clock(**wish.clock.model_dump()) if wish.clock else None
        # A program that opens a table may sit there.
        programs = wish.programs or guest.program
        how = guest.id, wish.listed, clock, wish.rated and not wish.tutor, wish.tutor
        return await self._open(
            guest, lambda: _new(wish.game, wish.options, chairs, *how, programs=programs, edition=edition)
        )

    async def play_on(self, lesson: Lesson, guest: Guest) -> Room:
        """A table with bots where the game goes on from the end of a lesson. It does not count for the ratings."""
        chairs = [Chair("bot", level=FIRST_LEVEL)] * lesson.table.players
        chairs[lesson.seat] = Chair("human", guest=guest.id)
        start = lesson.onward()
        how = start["game"], start["options"], chairs, guest.id
        return await self._open(guest, lambda: _new(*how, rated=False, start=start))

    async def _open(self, guest: Guest, new: Callable[[], tuple[StoredTable, TableState]]) -> Room:
        async with self._making.of(guest.id):
            await self._need_restraint(guest.id)
            table, state = new()
            await self._store.add_table(table)
            room = self._add(Saved(table, [], guest.chosen_name(), state.stage), state)
            room.chat.begin()
            room.look_around()
            return room

    async def _need_restraint(self, guest: str) -> None:
        """Refuse a guest who opens too many tables, so that one guest cannot fill the server."""
        made = await self._store.made_by(guest)
        if made.in_a_minute >= self._limits.tables_a_minute:
            raise Refusal("problem-too-fast")
        if made.unfinished_in_a_day >= self._limits.unfinished_tables:
            raise Refusal("problem-unfinished-games")

    async def branch(self, room: Room, wish: NewBranch, guest: Guest) -> Room:
        """Play on from a moment of a finished game, at a new table that belongs to the guest."""
        async with self._making.of(guest.id):
            made = await self._store.made_by(guest.id)
            if made.in_a_minute >= self._limits.tables_a_minute:
                raise Refusal("problem-too-fast")
            many = await self._store.count_branches(game_of(room)) >= self._limits.branches_of_a_game
            if many or made.branches_in_a_day >= self._limits.branches_a_day:
                raise Refusal("problem-too-many-branches")
            table, moves = await asyncio.to_thread(branch, room, wish, guest.id)
            saved = Saved(table, moves, guest.chosen_name(), "playing")
            state = await self._replayed(saved)
            await self._store.add_branch(table, moves, wish.name)
            added = self._add(saved, state)
            added.look_around()
            return added

    async def remove(self, room: Room, guest: str) -> None:
        """Delete a branch, as its maker wishes."""
        need_own_branch(room, guest)
        async with room.ledger.changing():
            await self._store.remove_branch(room.id)
            self.removed(room.id)

    def removed(self, table_id: str) -> None:
        """The branch is no longer there: everybody who has it open is told so when they connect again."""
        room = self._in_memory(table_id)
        if room:
            room.close()

    async def rematch(self, room: Room, guest: str) -> Room:
        """Ask the same people to play again, each one seat further, or agree to what another player asked already.

        It is one new table, however often it is requested. It begins once everybody has agreed.
        """
        room.state.need_seat(guest)
        room.state.need_over()
        if room.branch:
            raise Refusal("problem-no-such-page")
        chairs = [_asked_again(room.chairs[seat], guest) for seat in (*range(1, len(room.chairs)), 0)]
        game, options, clock = room.table.spec.code, room.table.options, room.state.clock
        how = game, options, chairs, guest, room.listed, clock, room.rated
        again, _ = _new(
            *how,
            tutor=room.tutor.everybody,
            rematch_of=room.id,
            programs=room.programs,
            edition=edition_source(room.table),
        )
        found = await self.find(await room.rematch(again))
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
    listed: bool = False,
    clock: Clock | None = None,
    rated: bool = True,
    tutor: bool = False,
    rematch_of: str | None = None,
    programs: bool = False,
    start: dict[str, Any] | None = None,
    edition: str | None = None,
) -> tuple[StoredTable, TableState]:
    made_at = datetime.now(UTC)
    further: dict[str, Any] = {"rated": rated, "tutor": tutor, "start": start, "edition": edition}
    try:
        state = TableState(game, options, chairs, new_seed(), made_at, clock, **further)
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
        programs,
        tutor,
        start,
        edition,
    )
    return table, state


def need_own_branch(room: Room, guest: str) -> None:
    if room.branch is None:
        raise Refusal("problem-no-branch")
    if room.made_by != guest:
        raise Refusal("problem-not-yours")


def _asked_again(chair: Chair, asking: str) -> Chair:
    """The chair in a rematch. Everybody but the person who asks for it has to agree."""
    return Chair("open") if chair.is_left else replace(chair, asked=chair.kind == "human" and chair.guest != asking)
