"""A room: one table in use, with the people connected to it and its bots.

Everything a person learns of a game in progress is sent by `Room.update`, which knows the receiver.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from operator import is_
from typing import Any, Protocol, get_args

from ...study.reviewing import Decision
from ...table import BadInput, Illegal, Reading, Table
from ..domain.chairs import Chair, Level
from ..domain.entries import Agree, ComeBack, Entry, Help, Move, Preparation, Rematch, Stale, TakeBack, TakeBackOwn
from ..domain.people import Known
from ..domain.ratings import Ending, RatingChanges, WhyUnrated
from ..domain.refusals import Refusal, TableRefusal
from ..domain.state import Draft, Stage, TableState
from ..domain.tables import Saved, StoredTable
from ..ops import metrics
from ..wire import views
from ..wire.messages import Problem, TableInfo
from ..wire.problems import problem_of
from .audience import Audience, Line, Listener, Receiver, letter
from .bots import Bots, Thinker
from .chat import ChatStore, Conversation
from .clockwork import Clockwork
from .ledger import Ledger, LogStore
from .seating import Seating
from .tutor import Adviser, Counter, Tutor
from .undo import TakingBack

log = logging.getLogger(__name__)

AWAY_SECONDS = 180.0  # bots play on this long after the last player disconnects; then the table waits for a person
OFFER_SECONDS = 60.0  # bots wait this long for the answer to an undo offer

OF_POSITION = (Move, TakeBack, TakeBackOwn)
OF_PEOPLE = (*get_args(Preparation), Agree, Help, Rematch)

Json = dict[str, Any]


class RoomStore(LogStore, ChatStore, Protocol):
    """What a room needs from the storage."""

    process: str

    async def finish(self, table_id: str, ending: Ending) -> RatingChanges | None: ...

    async def ratings_of(self, table_id: str) -> RatingChanges | None: ...

    async def names(self, of: Iterable[str]) -> dict[str, Known]: ...

    async def beat(self) -> None: ...

    async def keep_presence(self, table_id: str, listening: set[str]) -> None: ...

    async def present(self, table_id: str) -> dict[str, set[str]]: ...


class Workers(Thinker, Adviser, Protocol):
    """What a room asks of the bot workers."""


class Room:
    def __init__(
        self,
        saved: Saved,
        state: TableState,
        store: RoomStore,
        thinker: "Workers",
        bot_pause: float,
        advice: Counter,
        ended: "Callable[[Room], None]",
    ) -> None:
        self.id = saved.table.id
        self.made_by = saved.table.made_by
        self.listed = saved.table.listed
        self.rated = saved.table.rated
        self._is_rematch = saved.table.rematch_of is not None
        self._ratings = saved.ratings
        self.programs = saved.table.programs
        self.branch = saved.table.branch
        self.state = state
        self.audience = Audience()
        self.clocks = Clockwork(state, store)
        self.ledger = Ledger(self.id, state, store, saved.names, heard=self._heard, lost=self.close)
        self.taking_back = TakingBack(state, self.ledger)
        self.seating = Seating(state, self.ledger, self.clocks, self, saved.table, self.taking_back.grant)
        self.bots = Bots(state, self, thinker, bot_pause)
        self.tutor = Tutor(state, self.ledger, thinker, advice, self.asks_for, saved.table.tutor)
        self.chat = Conversation(self.id, state, lambda: self.names, store)
        self._encoded = views.Encoded()
        self._known: views.TableFacts | None = None  # gathered before, from what `_basis` holds
        self._basis: tuple[object, ...] = ()
        self._looked_at: tuple[list[Chair], dict[str, Known], bool] = [], {}, False  # by `_has_own_program`
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
        return chair.called or views.name_of(chair.guest, self.names)

    def gone_since(self, guest: str | None) -> float | None:
        return self.audience.gone_since(guest)

    def has_all(self, guests: frozenset[str]) -> bool:
        return self.audience.has_all(guests)

    def knows(self, guest: str) -> bool:
        """Whether the table tells of this guest: they sit here, opened the table, or have left their seat."""
        return self.made_by == guest or self.state.seat_of(guest) is not None or guest in self.state.left_by.values()

    def has_people(self) -> bool:
        """Whether a person sits here, and not only programs and bots."""
        guests = [chair.guest for chair in self.chairs if chair.kind == "human" and chair.guest]
        return any(not (guest in self.names and self.names[guest].program) for guest in guests)

    def rename(self, names: dict[str, Known]) -> None:
        if any(map(self.knows, names)):
            self.ledger.learn(names)
            self.tell_people()

    async def learn_name(self, guest: str) -> None:
        names = await self._store.names([guest])
        if not names and guest in self.names:  # the name now belongs to another guest
            self.ledger.forget(guest)
            self.tell_people()
        self.rename(names)

    # --- the gate ---

    def info(self, guest: str | None) -> TableInfo:
        return TableInfo.model_validate(views.info(self.state, self._facts(), guest))

    def _facts(self) -> views.TableFacts:
        """The same ones as long as nothing of them can have changed. Most moves change nothing of them."""
        state = self.state
        basis = state.preparations, self.ledger.names, self.audience.online, self._ratings, state.unrated
        if self._known is None or not all(map(is_, basis, self._basis)):
            known, self._basis = self._gathered(), basis
            # Time alone changes what clocks show, and makes people absent.
            self._known = known if state.clock is None and self.seating.is_complete() else None
            return known
        return self._known

    def _gathered(self) -> views.TableFacts:
        absent, clocks = self.seating.absent(), self.clocks.reading()
        return views.TableFacts(
            self.id,
            self.made_by,
            self.listed,
            self.programs,
            self.tutor.everybody,
            self.names,
            self.audience.online,
            absent,
            clocks,
            self._is_rematch,
            self.unrated,
            self._ratings,
            self.branch,
        )

    def update(self, receiver: Receiver, after: int) -> Json:
        """What this receiver may know of the game, and of what happened after the entry numbered `after`."""
        common = views.common(self.state, self._facts())
        return views.update(self.state, common, self._encoded, *receiver, after)

    def why_not(self, seat: int, move: str) -> Problem | None:
        if self.stage == "open":
            raise Refusal("problem-not-started")
        error = self.table.why_not(seat, move)
        return problem_of(TableRefusal(error)) if error else None

    def propose(self, seat: int, turn: int, wish: str) -> Json:
        """A whole move that leads where the seat wishes."""
        if self.stage != "playing" or turn != self.state.turn(seat):
            raise Refusal("problem-stale")
        try:
            return self.table.propose(seat, wish)
        except (BadInput, Illegal) as error:
            raise TableRefusal(error) from error

    # --- the sockets ---

    def enter(
        self,
        guest: str | None,
        after: int,
        address: str = "",
        line: Line | None = None,
        taken: int | None = None,
    ) -> Listener:
        """Send the listener what it missed, and every change from now on. On a shared device that seat is `taken`."""
        listener = Listener(guest, address, line, taken)
        self.audience.enter(listener)
        self.look_around()
        listener.post(letter(self.update(self._receiver(listener), after)))
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

    def seat_at(self, listener: Listener) -> int:
        """The seat that the listener acts for: the one it is told of."""
        seat = self._receiver(listener).seat
        return self.state.need_eyes(listener.guest, listener.taken) if seat is None else seat

    def hand_over(self, listener: Listener, seat: int | None) -> None:
        """A shared device goes to the person in that seat: from now on it is told what they may know, and nothing else.

        With None, nobody has it: it is told what spectators are.
        """
        if seat is not None and (listener.guest is None or seat not in self.state.seats_of(listener.guest)):
            raise Refusal("problem-not-seated")
        listener.take(seat)
        listener.post(letter(self.update(self._receiver(listener), -1) | {"anew": True}))

    def tell_people(self, but: Listener | None = None) -> None:
        facts = self._facts()
        self.audience.tell(
            lambda receiver: views.people(self._encoded.info(self.state, facts, receiver.guest)), self._receiver, but
        )

    def _tell_update(self) -> None:
        told, self._told = self._told, self.state.number
        if self.audience:
            state, encoded, common = self.state, self._encoded, views.common(self.state, self._facts())
            self.audience.tell(lambda receiver: views.update(state, common, encoded, *receiver, told), self._receiver)

    def _receiver(self, listener: Listener) -> Receiver:
        if listener.known_in is not self.state.chairs:  # they are replaced when anybody sits down or leaves
            listener.receiver = self._look_up(listener)
            # Somebody who moves for all seats sees with the eyes of the one whose turn it is.
            listener.known_in = None if self.state.by_one else self.state.chairs
        return listener.receiver

    def _look_up(self, listener: Listener) -> Receiver:
        """A guest who has a seat or is the host is told more than a spectator."""
        guest = listener.guest
        if guest is None:
            return Receiver()
        seat = self.state.eyes(guest, listener.taken)
        has_part = seat is not None or guest == self.made_by or self.state.seat_of(guest) is not None
        return Receiver(guest, seat) if has_part else Receiver()

    def _heard(self, entry: Entry, before: Stage) -> None:
        """Something has happened: send it to all listeners, and start the bots whose turn it is."""
        began = before == "open" and self.state.stage != "open"
        if isinstance(entry.happening, OF_POSITION) or began:
            self.moved_at = self._used_at = time.monotonic()
        self.tutor.look_around()
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

    async def play_for(
        self, own: int, turn: int, move: str, warn: str | None = None, seat: int | None = None
    ) -> int | Draft | Decision:
        """A move of the person in seat `own`. With `warn`, one that is as bad as that is not made.

        What it would cost is then the answer. `seat` says for which seat, if the person moves for all of them.
        """
        if warn and (costly := await self.tutor.warning(own, turn, move, warn)):
            return costly
        if seat is not None and seat != own:
            self.state.need_place(seat)
            if not self.state.by_one:
                raise Refusal("problem-not-seated")
        return await self.play(own if seat is None else seat, turn, move)

    async def play(self, seat: int, turn: int, move: str, level: Level | None = None) -> int | Draft:
        """Make the seat's move number `turn` (from 0): a person's, or that of a bot of this level.

        Returns its number in the log. Only its maker learns of a half-made move: nothing has happened yet.
        The same move sent twice counts once. A person who moves takes the seat back from the stand-in.
        """
        state = self.state
        async with self.ledger.changing():
            while True:
                if state.stage == "open":
                    raise Refusal("problem-not-started")
                if turn != state.turn(seat):
                    return self._number_of(seat, turn, move)
                if level is not None and level != state.level(seat):
                    raise Refusal("problem-stale")  # the person has taken the seat back
                reading = self._read(seat, move)
                if not reading.whole:
                    return state.draft(seat, reading.steps)
                sealed, position = len(state.table.waiting) > 1, state.changed()
                try:
                    if level is None and state.stand_ins[seat]:
                        await self.ledger.append(ComeBack(seat))
                    await self.ledger.append(Move(seat, move, self.clocks.spent(seat)), reading.steps)
                    break
                except Stale:
                    # A secret choice does not depend on choices that others made meanwhile. Any other move does.
                    if not sealed and state.changed() != position:
                        raise Refusal("problem-stale") from None
            number = state.number
            if state.stage == "over":
                await self.finish()
            return number

    def _read(self, seat: int, move: str) -> Reading:
        try:
            return self.state.table.read(seat, move)
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
            ending = replace(self.state.ending(), ratable=self.unrated is None)
            self._tell_ratings(await self._store.finish(self.id, ending))
            end = self.table.spec.views.result(self.table.game)["reason"]["key"]
            metrics.games_finished.labels(self.table.spec.code, end).inc()
            self._ended(self)
        except Refusal as refusal:
            # The last move is stored all the same. The table is marked when it is opened again.
            log.warning("Table %s: the database could not mark the game as over: %s.", self.id, refusal)

    @property
    def unrated(self) -> WhyUnrated | None:
        """Why the game does not count for the ratings. A person's own programs are no opponents, nor is their owner."""
        return self.state.unrated or ("own" if self._has_own_program(self.chairs, self.names) else None)

    def _has_own_program(self, chairs: list[Chair], names: dict[str, Known]) -> bool:
        """Whether somebody sits here twice: as themselves and as their program, or as two programs."""
        if self._looked_at[0] is not chairs or self._looked_at[1] is not names:  # both are replaced when they change
            people = [chair.guest for chair in chairs if chair.guest]
            owners = [(names[guest].owner if guest in names else None) or guest for guest in people]
            self._looked_at = chairs, names, len(set(owners)) < len(owners)
        return self._looked_at[2]

    async def learn_ratings(self) -> None:
        """Another process has rated the finished game."""
        if self.stage == "over" and self._ratings is None:
            self._tell_ratings(await self._store.ratings_of(self.id))

    def _tell_ratings(self, ratings: RatingChanges | None) -> None:
        """Tell everybody how the finished game changed the ratings, if it did."""
        if ratings and self._ratings is None:
            self._ratings = ratings
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
        state = self.state
        if state.stage != "playing":
            return []
        if state.clock is None and state.offer is None and self.seating.is_complete():
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
        self.tutor.stop()
        self.audience.hang_up()
