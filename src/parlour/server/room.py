"""A room: one table while somebody uses it, with the people around it and the bots that play there.

Everything a person learns of a game in progress leaves through `Room.update`, which knows who receives it.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from pydantic import BaseModel
from pydantic_core import to_json

from ..table import Table
from .chat import Conversation
from .course import Chair, Course, Entry, State
from .guests import guest_name, guest_number
from .history import end_of
from .messages import Me, Problem, TableInfo, Text
from .problems import Refusal, TableRefusal, problem_of
from .storage import Known, Saved, Storage, StoredTable
from .thinking import Thinking
from .writer import Stale

log = logging.getLogger(__name__)

AWAY_SECONDS = 180.0  # bots play on for so long after a player has gone; then the table waits for somebody
BOT_AGAIN_SECONDS = 1.0
UNREAD_LETTERS = 200  # a browser that lets more pile up is hung up on; it catches up when it connects again

Json = dict[str, Any]


class Closed(Refusal):
    """The room has closed. The same can be said again to the one that is opened in its place."""

    def __init__(self) -> None:
        super().__init__("problem-server")


class Listener:
    """Somebody's open socket at a table: the letters for it wait here until they are sent."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.letters: asyncio.Queue[str] = asyncio.Queue(UNREAD_LETTERS)
        self.hung_up = asyncio.Event()
        self.deaf = False

    def say(self, message: BaseModel) -> None:
        self.post(message.model_dump_json(by_alias=True))

    def post(self, letter: str) -> None:
        try:
            self.letters.put_nowait(letter)
        except asyncio.QueueFull:
            self.deaf = True
            self.hung_up.set()


class Room:
    """A table in memory: a fold over entries that are stored. One lock lets new ones in one by one.

    Other processes may have the same table open. Whoever appends an entry first has its number; the others read on.
    """

    def __init__(self, saved: Saved, course: Course, storage: Storage, thinking: Thinking, bot_pause: float) -> None:
        self.id = saved.table.id
        self.course = course
        self.closed = False
        self.listed = saved.table.listed
        self.names = saved.names  # of the guests who chose one
        self.chat = Conversation(self, storage)
        self._lock = asyncio.Lock()
        self._appending = 0  # the number of an entry on its way into the log
        self._storage = storage
        self._thinking = thinking
        self._bot_pause = bot_pause
        self._listeners: set[Listener] = set()
        self._elsewhere: dict[str, set[str]] = {}  # who listens through other processes
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        # Entries up to this number have been told to the listeners; -1 is before the deal.
        self._told = -1 if self.state == "open" else course.number
        self._moved_at = self._used_at = time.monotonic()
        self._player_left_at = float("-inf")

    # --- who is here ---

    @property
    def table(self) -> Table:
        return self.course.table

    @property
    def chairs(self) -> list[Chair]:
        return self.course.chairs

    @property
    def state(self) -> State:
        return self.course.state

    def seat_of(self, guest: str | None) -> int | None:
        if guest is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.guest == guest), None)

    def need_seat(self, guest: str | None) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refusal("problem-not-seated")
        return seat

    def need_over(self) -> None:
        if self.state != "over":
            raise Refusal("problem-not-over")

    def name(self, chair: Chair) -> str | None:
        if chair.guest is None:
            return None
        return self.names[chair.guest].name if chair.guest in self.names else guest_name(chair.guest)

    def info(self, guest: str | None) -> TableInfo:
        return TableInfo.model_validate(self._info(guest))

    def _info(self, guest: str | None) -> Json:
        online = {listener.guest for listener in self._listeners}.union(*self._elsewhere.values())
        seats = [
            {
                "kind": chair.kind,
                "name": self.name(chair),
                "guest": guest_number(chair.guest) if chair.guest and chair.guest not in self.names else None,
                "account": chair.guest in self.names and self.names[chair.guest].account,
                "level": chair.level,
                "online": chair.guest is not None and chair.guest in online,
                "you": chair.guest is not None and chair.guest == guest,
            }
            for chair in self.chairs
        ]
        return {
            "id": self.id,
            "game": self.table.kind.code,
            "options": self.table.options,
            "seats": seats,
            "state": self.state,
            "commitment": self.table.commitment,
            "rematch": self.course.rematch,
            "listed": self.listed,
        }

    def rename(self, names: dict[str, Known]) -> None:
        if any(self.seat_of(guest) is not None for guest in names):
            self.names |= names
            self.tell_people()

    async def learn_name(self, guest: str) -> None:
        self.rename(await self._storage.names([guest]))

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """One change at a time, and none to a room that has closed while the change waited."""
        async with self._lock:
            if self.closed:
                raise Closed
            yield

    async def sit(self, guest: Me, wanted: int | None) -> None:
        """Take an open seat, the first one unless said; the game begins when it was the last."""

        async def sit() -> None:
            if self._sits_already(guest.id, wanted):
                return
            seat = self._open_seat(wanted)
            self.names |= chosen_name(guest)
            await self._append("sit", seat, guest.id, self.course.with_chair(seat, Chair("human", guest=guest.id)))

        await self._until_settled(sit)

    async def stand_up(self, guest: str) -> None:
        """Give the seat back, as long as the game has not begun."""

        async def stand_up() -> None:
            seat = self.need_seat(guest)
            if self.state != "open":
                raise Refusal("problem-already-started")
            await self._append("stand", seat, "", self.course.with_chair(seat, Chair("open")))

        await self._until_settled(stand_up)

    def _sits_already(self, guest: str, wanted: int | None) -> bool:
        seat = self.seat_of(guest)
        if seat is not None and wanted not in (None, seat):
            raise Refusal("problem-already-seated")
        return seat is not None

    def _open_seat(self, wanted: int | None) -> int:
        if wanted is not None and not 0 <= wanted < len(self.chairs):
            raise Refusal("problem-no-such-seat")
        if wanted is not None and self.chairs[wanted].kind != "open":
            raise Refusal("problem-seat-taken")
        open_seats = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]
        if not open_seats:
            raise Refusal("problem-no-open-seat")
        return open_seats[0] if wanted is None else wanted

    # --- the gate ---

    def update(self, guest: str | None, after: int) -> Json:
        """What this receiver may know of the game, and of what happened after the entry numbered `after`."""
        update: Json = {"type": "update", "table": self._info(guest), "view": None, "events": []}
        if self.state != "open":
            seat = self.seat_of(guest)
            update["view"] = self.course.view(seat)
            update["events"] = self.course.events(seat, after)
        return update

    def people(self, guest: str | None) -> Json:
        return {"type": "people", "table": self._info(guest)}

    def why_not(self, guest: str | None, move: str) -> Problem | None:
        seat = self.need_seat(guest)
        if self.state == "open":
            raise Refusal("problem-not-started")
        error = self.table.why_not(seat, move)
        return problem_of(error) if error else None

    # --- the sockets ---

    def enter(self, guest: str | None, after: int) -> Listener:
        """From here on the listener hears of everything; what it missed before comes first."""
        listener = Listener(guest)
        self._listeners.add(listener)
        listener.post(_letter(self.update(guest, after)))
        self.tell_people(but=listener)
        self._tell_processes()
        self.wake_bots()
        self.do(self.chat.enter(listener))
        return listener

    def exit(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self.use()
        if self.seat_of(listener.guest) is not None:
            self._player_left_at = time.monotonic()
        self.tell_people()
        self._tell_processes()

    def tell_people(self, but: Listener | None = None) -> None:
        self._tell(self.people, but)

    def tell_moves(self) -> None:
        """The position has changed: tell everybody, and let the bots think whose turn it is now."""
        self._tell(lambda guest: self.update(guest, after=self._told))
        self._told = self.course.number
        self._moved_at = self._used_at = time.monotonic()
        self.wake_bots()

    def notice(self, text: Text | None) -> None:
        """Say something about the house that everybody here should know, or that it is no longer so."""
        letter = to_json({"type": "notice", "text": text}).decode()
        for listener in self._listeners:
            listener.post(letter)

    def _tell(self, message: Callable[[str | None], Json], but: Listener | None = None) -> None:
        """Each holder of a seat gets a message of their own, all spectators the same one."""
        letters: dict[str | None, str] = {}
        for listener in self._listeners - {but}:
            receiver = listener.guest if self.seat_of(listener.guest) is not None else None
            if receiver not in letters:
                letters[receiver] = _letter(message(receiver))
            listener.post(letters[receiver])

    # --- the log ---

    async def _append(self, kind: str, seat: int | None, what: str, chairs: list[Chair] | None = None) -> None:
        """Put an entry into the log, then carry it out and tell everybody. `Stale` if another process was first."""
        entry = self._next(kind, seat, what)
        await self._settled(entry, self._storage.append(self.id, entry, chairs))

    def _next(self, kind: str, seat: int | None, what: str) -> Entry:
        return Entry(self.course.number + 1, kind, seat, what, datetime.now(UTC))

    async def _settled(self, entry: Entry, stored: Awaitable[None]) -> None:
        self._appending = entry.number
        try:
            await stored
        except Stale:
            await self._read_on()
            raise
        except Refusal:
            raise  # the storage says that it did not keep it
        except BaseException:
            # Nobody knows now what is stored: everybody has to come in again, to a table read afresh.
            self.close()
            raise
        finally:
            self._appending = 0
        self._take_in(entry)

    async def _until_settled(self, change: Callable[[], Awaitable[None]]) -> None:
        """Make a change that looks again by itself when another process was first."""
        async with self.changing():
            while True:
                try:
                    return await change()
                except Stale:
                    continue

    def _take_in(self, entry: Entry) -> None:
        before = self.state
        try:
            self.course.add(entry)
        except Exception:
            self.close()  # it cannot be what its log says
            raise
        if entry.kind in ("move", "undo") or (before == "open" and self.state != "open"):
            self.tell_moves()
        else:
            self.tell_people()

    def missed(self, number: int) -> bool:
        """Whether an entry of that number is news here."""
        return self.course.number < number and self._appending != number

    async def catch_up(self) -> None:
        """Read on what other processes have added to the log, and tell it."""
        async with self._lock:
            if not self.closed:
                await self._read_on()

    async def _read_on(self) -> None:
        log, names = await self._storage.entries(self.id, after=self.course.number)
        self.names |= names
        for entry in log:
            self._take_in(entry)

    # --- other processes ---

    def _tell_processes(self) -> None:
        """Tell the other processes who listens here."""
        if self._storage.shared:
            self.do(self._storage.keep_presence(self.id, {listener.guest or "" for listener in self._listeners}))

    async def look_around(self) -> None:
        """See who listens through other processes."""
        self._elsewhere = await self._storage.present(self.id)
        self.tell_people()
        self.wake_bots()

    def do(self, chore: Awaitable[None]) -> None:
        """Something nobody waits for."""

        async def work() -> None:
            try:
                await chore
            except Refusal as refusal:
                log.warning("Something at table %s was not done: %s.", self.id, refusal)

        task = asyncio.create_task(work())
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    # --- moves ---

    async def play_for(self, guest: str | None, turn: int, move: str) -> int:
        """A person's move. Returns its number in the log; goes through even if the person goes meanwhile."""
        return await asyncio.shield(self.play(self.need_seat(guest), turn, move))

    async def play(self, seat: int, turn: int, move: str) -> int:
        """Make the seat's move number `turn` (from 0), a person's or a bot's; made twice it counts once."""
        async with self.changing():
            while True:
                if self.state == "open":
                    raise Refusal("problem-not-started")
                if turn != self.course.turn(seat):
                    return self._number_of(seat, turn, move)
                error = self.table.why_not(seat, move)
                if error:
                    raise TableRefusal(error)
                sealed = len(self.table.waiting) > 1
                try:
                    await self._append("move", seat, move)
                    break
                except Stale:
                    # A choice in secret does not depend on who else has chosen meanwhile; any other one does.
                    if not sealed:
                        raise Refusal("problem-stale") from None
            number = self.course.number
            if self.state == "over":
                await self.finish()
            return number

    async def finish(self) -> None:
        try:
            await self._storage.mark_over(self.id, also=end_of(self.id, self.course))
        except Refusal as refusal:
            # The last move is stored all the same; whoever opens the table next marks it.
            log.warning("Table %s is not marked as over: %s.", self.id, refusal)

    def _number_of(self, seat: int, turn: int, move: str) -> int:
        """The number of a move made before; refused when that turn saw another move, or is yet to come."""
        made = self.course.made(seat, turn)
        if made and made.move == move:
            return made.number
        raise Refusal("problem-stale")

    async def rematch(self, again: StoredTable) -> str:
        """The table of the rematch: this one, unless there is one already."""

        async def agree() -> None:
            if self.course.rematch is None:
                entry = self._next("rematch", None, again.id)
                await self._settled(entry, self._storage.add_rematch(self.id, entry, again))

        await self._until_settled(agree)
        assert self.course.rematch
        return self.course.rematch

    # --- bots ---

    def wake_bots(self) -> None:
        if self.state != "playing" or not self._attended():
            return
        for seat in self.table.waiting:
            level = self.chairs[seat].level
            if level is not None and seat not in self._bots:
                self._bots[seat] = asyncio.create_task(self._play_bot(seat, level))

    def _attended(self) -> bool:
        """Bots play for somebody: who is here, or a player who may come back in a moment.

        Of several processes with people at the table the first by name lets them play.
        """
        if self._listeners:
            return all(self._storage.process < other for other in self._elsewhere)
        return not self._elsewhere and time.monotonic() - self._player_left_at < AWAY_SECONDS

    async def _play_bot(self, seat: int, level: str) -> None:
        try:
            while seat in self.table.waiting and self._attended():
                sealed = len(self.table.waiting) > 1
                turn = self.course.turn(seat)
                move = await self._thinking.choose(self.table.sight(seat), level)
                if not sealed:
                    await self._let_people_follow()
                await self._try(seat, turn, move)
        except Exception:
            log.exception("The bot in seat %s of table %s cannot go on.", seat, self.id)
        finally:
            del self._bots[seat]

    async def _try(self, seat: int, turn: int, move: str) -> None:
        try:
            await self.play(seat, turn, move)
        except TableRefusal:
            raise
        except Refusal:
            # Another process's bot was first, or the storage has no room: look again in a while.
            await asyncio.sleep(BOT_AGAIN_SECONDS)

    async def _let_people_follow(self) -> None:
        await asyncio.sleep(self._moved_at + self._bot_pause - time.monotonic())

    # --- the end of the room, not of the game ---

    @property
    def has_listeners(self) -> bool:
        return bool(self._listeners)

    def hang_up_on(self, guest: str) -> None:
        for listener in self._listeners:
            if listener.guest == guest:
                listener.hung_up.set()

    def use(self) -> None:
        self._used_at = time.monotonic()

    def idle_since(self) -> float:
        """When it was last used; now, while somebody is in it."""
        return time.monotonic() if self._listeners or self._bots or self._lock.locked() else self._used_at

    async def emptied(self) -> None:
        """Until nothing is under way here any more, and nobody listens."""
        async with self._lock:
            pass
        while self._listeners or self._chores:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        self.closed = True
        for bot in self._bots.values():
            bot.cancel()
        for listener in self._listeners:
            listener.hung_up.set()


def chosen_name(guest: Me) -> dict[str, Known]:
    """The name under the guest's id; nothing for a guest who is only a number."""
    return {guest.id: Known(guest.name, guest.account)} if guest.guest is None else {}


def _letter(message: Json) -> str:
    return to_json(message).decode()
