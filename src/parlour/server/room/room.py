"""A room: one table in use, with the people connected to it and its bots.

Everything a person learns of a game in progress is sent by `Room.update`, which knows the receiver.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Protocol

from ...table import BadInput, Illegal, Reading, Table
from ..domain.chairs import Chair, Level
from ..domain.entries import Agree, ComeBack, Entry, Move, Preparation, Rematch, Stale, TakeBack, TakeBackOwn
from ..domain.people import Known
from ..domain.ratings import Ending, RatingChanges, WhyUnrated
from ..domain.refusals import Refusal, TableRefusal
from ..domain.state import Draft, Stage, TableState
from ..domain.tables import Saved, StoredTable
from ..ops import metrics
from ..wire import views
from ..wire.messages import Problem, TableInfo
from ..wire.problems import problem_of
from .audience import Audience, Line, Listener, letter
from .bots import Bots, Thinker
from .chat import ChatStore, Conversation
from .clockwork import Clockwork
from .ledger import Ledger, LogStore
from .seating import Seating
from .undo import TakingBack

log = logging.getLogger(__name__)

AWAY_SECONDS = 180.0  # bots play on this long after the last player disconnects; then the table waits for a person
OFFER_SECONDS = 60.0  # bots wait this long for the answer to an undo offer

OF_POSITION = Move | TakeBack | TakeBackOwn
OF_PEOPLE = Preparation | Agree | Rematch

Json = dict[str, Any]


class RoomStore(LogStore, ChatStore, Protocol):
    """What a room needs from the storage."""

    process: str

    async def finish(self, table_id: str, ending: Ending) -> None: ...

    async def ratings_of(self, table_id: str) -> RatingChanges | None: ...

    async def names(self, of: Iterable[str]) -> dict[str, Known]: ...

    async def beat(self) -> None: ...

    async def keep_presence(self, table_id: str, listening: set[str]) -> None: ...

    async def present(self, table_id: str) -> dict[str, set[str]]: ...


class Room:
    def __init__(
        self,
        saved: Saved,
        state: TableState,
        store: RoomStore,
        thinker: Thinker,
        bot_pause: float,
        ended: "Callable[[Room], None]",
    ) -> None:
        self.id = saved.table.id
        self.made_by = saved.table.made_by
        self.listed = saved.table.listed
        self.rated = saved.table.rated
        self._is_rematch = saved.table.rematch_of is not None
        self._ratings = saved.ratings
        self.programs = saved.table.programs
        self.state = state
        self.audience = Audience()
        self.clocks = Clockwork(state, store)
        self.ledger = Ledger(self.id, state, store, saved.names, heard=self._heard, lost=self.close)
        self.taking_back = TakingBack(state, self.ledger)
        self.seating = Seating(state, self.ledger, self.clocks, self, saved.table, self.taking_back.grant)
        self.bots = Bots(state, self, thinker, bot_pause)
        self.chat = Conversation(self.id, state, lambda: self.names, store)
        self._encoded = views.Encoded()
        self._store = store
        self._ended = ended  # called when the game is over
        self._chores: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        # Entries up to this number have been sent to the listeners; -1 is before the deal.
        self._told = -1 if self.stage == "open" else state.number
        self.moved_at = self._used_at = time.monotonic()
        self._player_left_at = float("-inf")

    # --- who is here ---

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def chairs(self) -> list[Chair]:
        return self.state.chairs

    @property
    def stage(self) -> Stage:
        return self.state.stage

    @property
    def names(self) -> dict[str, Known]:
        return self.ledger.names

    def name(self, chair: Chair) -> str | None:
        return views.name_of(chair.guest, self.names)

    def gone_since(self, guest: str | None) -> float | None:
        return self.audience.gone_since(guest)

    def knows(self, guest: str) -> bool:
        """Whether the table tells of this guest: they sit here, opened the table, or have left their seat."""
        return self.made_by == guest or self.state.seat_of(guest) is not None or guest in self.state.left_by.values()

    def has_people(self) -> bool:
        """Whether a person sits here, and not only programs and bots."""
        guests = [chair.guest for chair in self.chairs if chair.kind == "human" and chair.guest]
        return any(not (guest in self.names and self.names[guest].program) for guest in guests)

    def rename(self, names: dict[str, Known]) -> None:
        if any(map(self.knows, names)):
            self.ledger.names |= names
            self.tell_people()

    async def learn_name(self, guest: str) -> None:
        names = await self._store.names([guest])
        if not names and guest in self.names:  # the name now belongs to another guest
            del self.names[guest]
            self.tell_people()
        self.rename(names)

    # --- the gate ---

    def info(self, guest: str | None) -> TableInfo:
        return TableInfo.model_validate(views.info(self.state, self._facts(), guest))

    def _facts(self) -> views.TableFacts:
        absent, clocks = self.seating.absent(), self.clocks.reading()
        return views.TableFacts(
            self.id,
            self.made_by,
            self.listed,
            self.programs,
            self.names,
            self.audience.online,
            absent,
            clocks,
            self._is_rematch,
            self.unrated,
            self._ratings,
        )

    def update(self, guest: str | None, after: int, common: views.Common | None = None) -> Json:
        """What this receiver may know of the game, and of what happened after the entry numbered `after`."""
        common = common or views.common(self.state, self._facts())
        return views.update(self.state, common, self._encoded, guest, after)

    def people(self, guest: str | None) -> Json:
        return views.people(views.info(self.state, self._facts(), guest))

    def why_not(self, guest: str | None, move: str) -> Problem | None:
        seat = self.state.need_seat(guest)
        if self.stage == "open":
            raise Refusal("problem-not-started")
        error = self.table.why_not(seat, move)
        return problem_of(TableRefusal(error)) if error else None

    # --- the sockets ---

    def enter(self, guest: str | None, after: int, address: str = "", line: Line | None = None) -> Listener:
        """Send the listener what it missed, and every change from now on."""
        listener = Listener(guest, address, line)
        self.audience.enter(listener)
        self.look_around()
        listener.post(letter(self.update(guest, after)))
        self.tell_people(but=listener)
        self._tell_processes()
        self.do(self.chat.enter(listener))
        return listener

    def exit(self, listener: Listener) -> None:
        self.audience.exit(listener)
        self.use()
        if self.state.seat_of(listener.guest) is not None:
            self._player_left_at = time.monotonic()
        self._set_alarm()
        self.tell_people()
        self._tell_processes()

    def tell_people(self, but: Listener | None = None) -> None:
        self.audience.tell(self.people, self._has_part, but)

    def _tell_update(self) -> None:
        told, self._told = self._told, self.state.number
        if self.audience:
            common = views.common(self.state, self._facts())
            self.audience.tell(lambda guest: self.update(guest, told, common), self._has_part)

    def _has_part(self, guest: str | None) -> bool:
        """Whether the guest is told more than a spectator: they have a seat, or are the host."""
        return guest is not None and (guest == self.made_by or self.state.seat_of(guest) is not None)

    def _heard(self, entry: Entry, before: Stage) -> None:
        """Something has happened: send it to all listeners, and start the bots whose turn it is."""
        began = before == "open" and self.stage != "open"
        if isinstance(entry.happening, OF_POSITION) or began:
            self.moved_at = self._used_at = time.monotonic()
        self.look_around()
        if isinstance(entry.happening, OF_PEOPLE) and not began:
            self.tell_people()
        else:
            self._tell_update()

    # --- other processes ---

    def _tell_processes(self) -> None:
        """Tell the other processes which guests are connected here."""
        if self._store.shared:
            self.do(self._store.keep_presence(self.id, self.audience.here()))

    async def look_elsewhere(self) -> None:
        """Read which guests are connected through other processes."""
        self.audience.look_elsewhere(await self._store.present(self.id))
        self.look_around()
        self.tell_people()

    def do(self, chore: Awaitable[None]) -> None:
        """Run a task in the background."""

        async def work() -> None:
            try:
                await chore
            except Refusal as refusal:
                log.warning("Table %s: a background task was refused: %s.", self.id, refusal)

        task = asyncio.create_task(work())
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    # --- moves ---

    async def play_for(self, guest: str | None, turn: int, move: str) -> int | Draft:
        """A person's move."""
        return await self.play(self.state.need_seat(guest), turn, move)

    async def play(self, seat: int, turn: int, move: str, level: Level | None = None) -> int | Draft:
        """Make the seat's move number `turn` (from 0): a person's, or that of a bot of this level.

        Returns its number in the log. Only its maker learns of a half-made move: nothing has happened yet.
        The same move sent twice counts once. A person who moves takes the seat back from the stand-in.
        """
        async with self.ledger.changing():
            while True:
                if self.stage == "open":
                    raise Refusal("problem-not-started")
                if turn != self.state.turn(seat):
                    return self._number_of(seat, turn, move)
                if level is not None and level != self.state.level(seat):
                    raise Refusal("problem-stale")  # the person has taken the seat back
                reading = self._read(seat, move)
                if not reading.whole:
                    return self.state.draft(seat, reading.steps)
                sealed, position = len(self.table.waiting) > 1, self.state.changed()
                try:
                    if level is None and self.state.stand_ins[seat]:
                        await self.ledger.append(ComeBack(seat))
                    await self.ledger.append(Move(seat, move, self.clocks.spent(seat)), reading.steps)
                    break
                except Stale:
                    # A secret choice does not depend on choices that others made meanwhile. Any other move does.
                    if not sealed and self.state.changed() != position:
                        raise Refusal("problem-stale") from None
            number = self.state.number
            if self.stage == "over":
                await self.finish()
            return number

    def _read(self, seat: int, move: str) -> Reading:
        try:
            return self.table.read(seat, move)
        except (BadInput, Illegal) as error:
            raise TableRefusal(error) from error

    async def take_back_half_made(self) -> None:
        """Take back a half-made move at the end of a log of 0.4.0. Newer logs hold whole moves only."""

        async def take_back() -> None:
            if half_made := self.state.left_half_made():
                await self.ledger.append(half_made)

        await self.ledger.settle(take_back)

    async def finish(self) -> None:
        try:
            await self._store.finish(self.id, replace(self.state.ending(), ratable=self.unrated is None))
            await self.learn_ratings()
            end = self.table.spec.views.result(self.table.game)["reason"]["key"]
            metrics.games_finished.labels(self.table.spec.code, end).inc()
            self._ended(self)
        except Refusal as refusal:
            # The last move is stored all the same. The table is marked when it is opened again.
            log.warning("Table %s: the database could not mark the game as over: %s.", self.id, refusal)

    @property
    def unrated(self) -> WhyUnrated | None:
        """Why the game does not count for the ratings. A person's own programs are no opponents, nor is their owner."""
        people = [chair.guest for chair in self.chairs if chair.guest]
        owners = [(self.names[guest].owner if guest in self.names else None) or guest for guest in people]
        return self.state.unrated or ("own" if len(set(owners)) < len(owners) else None)

    async def learn_ratings(self) -> None:
        """Tell everybody how the finished game changed the ratings, once that is known."""
        if self.stage == "over" and self._ratings is None:
            self._ratings = await self._store.ratings_of(self.id)
            if self._ratings:
                self.tell_people()

    def _number_of(self, seat: int, turn: int, move: str) -> int:
        """The number of a move made before; refused when that turn saw another move, or is yet to come."""
        made = self.state.made(seat, turn)
        if made and made.move == move:
            return made.number
        raise Refusal("problem-stale")

    def gone(self) -> list[str]:
        """The people who have left the game: a stand-in plays for them, and they are not connected."""
        guests = [chair.guest for chair, level in zip(self.chairs, self.state.stand_ins, strict=True) if level]
        return [guest for guest in guests if guest and guest not in self.audience.online]

    async def rematch(self, again: StoredTable) -> str:
        """The table of the rematch: the given one, unless a rematch exists already."""

        async def agree() -> None:
            if self.state.rematch is None:
                await self.ledger.append(Rematch(again.id), rematch=again)

        await self.ledger.settle(agree)
        assert self.state.rematch
        return self.state.rematch

    # --- what happens by itself ---

    def is_attended(self) -> bool:
        """Whether bots play now: somebody is connected, a player has just left, or a person plays by the clock.

        While an undo offer is open, bots wait a little.
        """
        if not self.state.people() or self._offer_seconds() > 0:
            return False
        if self.audience:
            return self.audience.is_led_by(self._store.process)
        if self.audience.is_elsewhere:
            return False
        return self.state.clock is not None or time.monotonic() - self._player_left_at < AWAY_SECONDS

    def asks_for(self) -> str:
        """The payer of the bot jobs: the address of a connected person, or the table's maker."""
        return next(iter(self.audience.addresses()), self.made_by or "")

    def _offer_seconds(self) -> float:
        """How much longer bots wait for the answer to an undo offer."""
        offer = self.state.offer
        return OFFER_SECONDS - (datetime.now(UTC) - offer.at).total_seconds() if offer else 0.0

    def look_around(self) -> None:
        """Start the bots whose turn it is, and set a timer for the next deadline.

        This runs before anything is sent, so that a deadline which passes meanwhile is not missed.
        """
        self._set_alarm()
        self.bots.wake()

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        seconds = min(self._waits(), default=None)
        if seconds is not None and not self.closed:
            self._alarm = asyncio.get_running_loop().call_later(seconds, lambda: self.do(self.look()))

    def _waits(self) -> list[float]:
        """Seconds until a player's time is up, a player counts as absent, or bots stop waiting for an answer."""
        if self.stage != "playing":
            return []
        waits = [left / 1000 for left in self.clocks.running().values()]
        if (answer := self._offer_seconds()) > 0:
            waits.append(answer)
        for seat in self.table.waiting:
            at = self.seating.absent_at(seat)
            if at is not None and at > time.monotonic():
                waits.append(at - time.monotonic())
        return waits

    async def look(self) -> None:
        """A deadline has passed."""
        if self.clocks.run_out():
            await self._store.beat()  # to learn whether the server was down, which does not count
            await self.seating.time_out()
        self.look_around()
        self.tell_people()

    # --- the end of the room, not of the game ---

    @property
    def closed(self) -> bool:
        return self.ledger.closed

    def use(self) -> None:
        self._used_at = time.monotonic()

    def idle_since(self) -> float:
        """When the room was last used; now, while it is in use."""
        return time.monotonic() if self.audience or self.bots or self.ledger.is_busy else self._used_at

    async def emptied(self) -> None:
        """Wait until nothing is under way in this room and all its sockets are gone."""
        await self.ledger.at_rest()
        while self.audience or self._chores:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        self.ledger.closed = True
        if self._alarm:
            self._alarm.cancel()
        self.bots.stop()
        self.audience.hang_up()
