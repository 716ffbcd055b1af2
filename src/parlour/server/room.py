"""A room: one table while somebody uses it, with the people around it and the bots that play there.

Everything a person learns of a game in progress leaves through `Room.update`, which knows who receives it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import NamedTuple

from ..table import Table
from . import metrics
from .bots import Bots
from .chat import Conversation
from .clocks import Clockwork
from .course import Chair, Course, Entry, State
from .guests import guest_name, guest_number
from .history import end_of
from .ledger import SEATINGS, Ledger
from .listeners import Audience, Json, Listener, letter
from .messages import Level, Problem, TableInfo
from .problems import Refusal, TableRefusal, problem_of
from .seating import Seating
from .storage import Known, Saved, Storage, StoredTable, new_table
from .thinking import Thinking
from .undo import TakingBack
from .writer import Stale

log = logging.getLogger(__name__)

AWAY_SECONDS = 180.0  # bots play on for so long after a player has gone; then the table waits for somebody
OFFER_SECONDS = 60.0  # bots wait for so long while somebody has been asked to let a move be taken back

POSITION = ("move", "undo")
OF_PEOPLE = (*SEATINGS, "agree", "rematch")


class Common(NamedTuple):
    """What one message says alike to all who receive it, so that it is looked up once."""

    info: Json
    view: Json | None


class Room:
    def __init__(self, saved: Saved, course: Course, storage: Storage, thinking: Thinking, bot_pause: float) -> None:
        self.id = saved.table.id
        self.made_by = saved.table.made_by
        self.listed = saved.table.listed
        self.course = course
        self.audience = Audience()
        self.clocks = Clockwork(course, storage)
        self.ledger = Ledger(self.id, course, storage, saved.names, heard=self._heard, lost=self.close)
        self.seating = Seating(self, self.ledger)
        self.taking_back = TakingBack(self, self.ledger)
        self.bots = Bots(self, thinking, bot_pause)
        self.chat = Conversation(self, storage)
        self._storage = storage
        self._chores: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        # Entries up to this number have been told to the listeners; -1 is before the deal.
        self._told = -1 if self.state == "open" else course.number
        self.moved_at = self._used_at = time.monotonic()
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

    @property
    def names(self) -> dict[str, Known]:
        return self.ledger.names

    def seat_of(self, guest: str | None) -> int | None:
        if guest is None:
            return None
        for seat, chair in enumerate(self.course.chairs):  # a plain loop: every message asks
            if chair.guest == guest:
                return seat
        return None

    def need_seat(self, guest: str | None) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refusal("problem-not-seated")
        return seat

    def need_place(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("problem-no-such-seat")

    def need_over(self) -> None:
        if self.state != "over":
            raise Refusal("problem-not-over")

    def name(self, chair: Chair) -> str | None:
        if chair.guest is None:
            return None
        return self.names[chair.guest].name if chair.guest in self.names else guest_name(chair.guest)

    def rename(self, names: dict[str, Known]) -> None:
        if any(self.seat_of(guest) is not None for guest in names):
            self.ledger.names |= names
            self.tell_people()

    async def learn_name(self, guest: str) -> None:
        self.rename(await self._storage.names([guest]))

    # --- the gate ---

    def info(self, guest: str | None) -> TableInfo:
        return TableInfo.model_validate(self._info(guest))

    def _info(self, guest: str | None, common: Json | None = None) -> Json:
        info = common or self._common_info()
        if guest is None:
            return info
        seats = [seat | {"you": chair.guest == guest} for seat, chair in zip(info["seats"], self.chairs, strict=True)]
        return info | {"seats": seats, "yours": guest == self.made_by}

    def _common_info(self) -> Json:
        course, online = self.course, self.audience.online
        offer = course.offer
        return {
            "id": self.id,
            "game": self.table.spec.code,
            "options": self.table.options,
            "seats": [self._seat_info(seat, chair, online) for seat, chair in enumerate(self.chairs)],
            "state": self.state,
            "commitment": self.table.commitment,
            "rematch": course.rematch,
            "listed": self.listed,
            "yours": False,
            "clock": course.clock,
            "clocks": self.clocks.message(),
            "undo": offer
            and {
                "number": offer.number,
                "seat": offer.seat,
                "moves": offer.moves,
                "needed": course.needed,
            },
        }

    def _seat_info(self, seat: int, chair: Chair, online: set[str]) -> Json:
        is_here = chair.guest is not None and chair.guest in online
        return {
            "kind": chair.kind,
            "name": self.name(chair),
            "guest": guest_number(chair.guest) if chair.guest and chair.guest not in self.names else None,
            "account": chair.guest in self.names and self.names[chair.guest].account,
            "level": chair.level,
            "online": is_here,
            "you": False,
            "ready": chair.kind != "open" and self.course.ready[seat],
            "stand_in": self.course.stand_ins[seat],
            "absent": not is_here and self.seating.is_absent(seat),
        }

    def update(self, guest: str | None, after: int, common: Common | None = None) -> Json:
        """What this receiver may know of the game, and of what happened after the entry numbered `after`."""
        common = common or self._common()
        table = self._info(guest, common.info)
        update: Json = {"type": "update", "table": table, "view": None, "events": [], "anew": False}
        if self.state != "open":
            seat = self.seat_of(guest)
            # Of what was told before an undo some does not stand any more: all of it is told again.
            update["anew"] = after < self.course.undone
            update["view"] = self.course.view(seat, common.view)
            update["events"] = self.course.events(seat, -1 if update["anew"] else after)
        return update

    def _common(self) -> Common:
        return Common(self._common_info(), None if self.state == "open" else self.table.open_view())

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
        if self.seat_of(listener.guest) is not None:
            self._player_left_at = time.monotonic()
        self._set_alarm()
        self.tell_people()
        self._tell_processes()

    def tell_people(self, but: Listener | None = None) -> None:
        self.audience.tell(self.people, self._is_seated, but)

    def _tell_update(self) -> None:
        told, self._told = self._told, self.course.number
        if self.audience:
            common = self._common()
            self.audience.tell(lambda guest: self.update(guest, told, common), self._is_seated)

    def _is_seated(self, guest: str | None) -> bool:
        return self.seat_of(guest) is not None

    def _heard(self, entry: Entry, before: State) -> None:
        """Something has happened: tell everybody, and let the bots think whose turn it is now."""
        began = before == "open" and self.state != "open"
        if entry.kind in POSITION or began:
            self.moved_at = self._used_at = time.monotonic()
        self.look_around()
        if entry.kind in OF_PEOPLE and not began:
            self.tell_people()
        else:
            self._tell_update()

    # --- other processes ---

    def _tell_processes(self) -> None:
        """Tell the other processes who listens here."""
        if self._storage.shared:
            self.do(self._storage.keep_presence(self.id, self.audience.here()))

    async def look_elsewhere(self) -> None:
        """See who listens through other processes."""
        self.audience.look_elsewhere(await self._storage.present(self.id))
        self.look_around()
        self.tell_people()

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
        """A person's move. Returns its number in the log."""
        return await self.play(self.need_seat(guest), turn, move)

    async def play(self, seat: int, turn: int, move: str, level: Level | None = None) -> int:
        """Make the seat's move number `turn` (from 0): a person's, or that of a bot of this level.

        Made twice it counts once. A person who moves takes the seat back from the stand-in.
        """
        async with self.ledger.changing():
            while True:
                if self.state == "open":
                    raise Refusal("problem-not-started")
                if turn != self.course.turn(seat):
                    return self._number_of(seat, turn, move)
                if level is not None and level != self.course.level(seat):
                    raise Refusal("problem-stale")  # its person is back
                error = self.table.why_not(seat, move)
                if error:
                    raise TableRefusal(error)
                sealed, position = len(self.table.waiting) > 1, self.course.changed()
                try:
                    if level is None and self.course.stand_ins[seat]:
                        await self.ledger.append("back", seat)
                    await self.ledger.append("move", seat, move, self.clocks.spent(seat))
                    break
                except Stale:
                    # A choice in secret does not depend on who else has chosen meanwhile; any other one does.
                    if not sealed and self.course.changed() != position:
                        raise Refusal("problem-stale") from None
            number = self.course.number
            if self.state == "over":
                await self.finish()
            return number

    async def finish(self) -> None:
        try:
            await self._storage.mark_over(self.id, also=end_of(self.id, self.course))
            end = self.table.spec.views.result(self.table.game)["reason"]["key"]
            metrics.games_finished.labels(self.table.spec.code, end).inc()
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
                await self.ledger.append("rematch", None, again.id, also=new_table(again))

        await self.ledger.settle(agree)
        assert self.course.rematch
        return self.course.rematch

    # --- what happens by itself ---

    def is_attended(self) -> bool:
        """Bots play for somebody: who is here, a player who may come back in a moment, or one who plays by the clock.

        While somebody has been asked to let a move be taken back they wait a little.
        """
        if not self.course.people() or self._offer_seconds() > 0:
            return False
        if self.audience:
            return self.audience.is_led_by(self._storage.process)
        if self.audience.is_elsewhere:
            return False
        return self.course.clock is not None or time.monotonic() - self._player_left_at < AWAY_SECONDS

    def _offer_seconds(self) -> float:
        """For how much longer bots wait for the answer to an offer."""
        offer = self.course.offer
        return OFFER_SECONDS - (datetime.now(UTC) - offer.at).total_seconds() if offer else 0.0

    def look_around(self) -> None:
        """Let the bots play whose turn it is, and look again when something is due to happen.

        Before people are told anything: what falls due in between is then told at once, not never.
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
        """The seconds until somebody's time is up, somebody counts as absent, or bots wait no longer for an answer."""
        if self.state != "playing":
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
        """Something is due to happen."""
        if self.clocks.run_out():
            await self._storage.beat()  # to learn whether the house was down, which does not count
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
        """When it was last used; now, while somebody is in it."""
        return time.monotonic() if self.audience or self.bots or self.ledger.is_busy else self._used_at

    async def emptied(self) -> None:
        """Until nothing is under way here any more, and nobody listens."""
        await self.ledger.at_rest()
        while self.audience or self._chores:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        self.ledger.closed = True
        if self._alarm:
            self._alarm.cancel()
        self.bots.stop()
        self.audience.hang_up()
