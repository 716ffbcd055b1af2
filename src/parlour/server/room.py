"""A room: one table while somebody uses it, with the people around it and the bots that play there.

Everything a person learns of a game in progress leaves through `Room.update`, which knows who receives it.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Literal

from pydantic import BaseModel

from ..table import Table
from .guests import guest_name, guest_number
from .messages import Event, Me, People, Problem, Seat, TableInfo, Update, View
from .problems import Refusal, TableRefusal, problem_of
from .storage import Chair, Saved, Storage
from .thinking import Thinking

log = logging.getLogger(__name__)

AWAY_SECONDS = 180.0  # bots play on for so long after a player has gone; then the table waits for somebody
UNREAD_LETTERS = 200  # a browser that lets more pile up is hung up on; it catches up when it connects again


class Listener:
    """Somebody's open socket at a table: the letters for it wait here until they are sent."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.letters: asyncio.Queue[str] = asyncio.Queue(UNREAD_LETTERS)
        self.hung_up = asyncio.Event()

    def say(self, message: BaseModel) -> None:
        self.post(message.model_dump_json(by_alias=True))

    def post(self, letter: str) -> None:
        try:
            self.letters.put_nowait(letter)
        except asyncio.QueueFull:
            self.hung_up.set()


class Room:
    """A table in memory: its game holds only moves that are stored, and one lock lets them in one by one."""

    def __init__(self, saved: Saved, table: Table, storage: Storage, thinking: Thinking, bot_pause: float) -> None:
        self.id = saved.table.id
        self.table = table
        self.chairs = saved.table.chairs
        self.rematch = saved.rematch
        self.closed = False
        self.names = saved.names  # of the guests who chose one
        self._lock = asyncio.Lock()
        self._sent = saved.moves  # the log once more, every move as its player spelled it
        self._storage = storage
        self._thinking = thinking
        self._bot_pause = bot_pause
        self._listeners: set[Listener] = set()
        self._bots: dict[int, asyncio.Task[None]] = {}
        # Events up to this number have been told to the listeners; -1 is before the deal.
        self._told = -1 if self.state == "open" else table.number
        self._moved_at = self._used_at = time.monotonic()
        self._player_left_at = float("-inf")

    # --- who is here ---

    @property
    def state(self) -> Literal["open", "playing", "over"]:
        if any(chair.kind == "open" for chair in self.chairs):
            return "open"
        return "over" if self.table.over else "playing"

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
        return self.names.get(chair.guest, guest_name(chair.guest)) if chair.guest else None

    def info(self, guest: str | None) -> TableInfo:
        online = {listener.guest for listener in self._listeners}
        seats = [
            Seat(
                kind=chair.kind,
                name=self.name(chair),
                guest=guest_number(chair.guest) if chair.guest and chair.guest not in self.names else None,
                level=chair.level,
                online=chair.guest is not None and chair.guest in online,
                you=chair.guest is not None and chair.guest == guest,
            )
            for chair in self.chairs
        ]
        return TableInfo(
            id=self.id,
            game=self.table.kind.code,
            options=self.table.options,
            seats=seats,
            state=self.state,
            commitment=self.table.commitment,
            rematch=self.rematch,
        )

    def rename(self, guest: Me) -> None:
        if self.seat_of(guest.id) is not None:
            self.names |= chosen_name(guest)
            self.tell_people()

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """One change at a time, and none to a room that has closed while the change waited."""
        async with self._lock:
            if self.closed:
                raise Refusal("problem-server")
            yield

    async def sit(self, guest: Me, wanted: int | None) -> None:
        """Take an open seat, the first one unless said; the game begins when it was the last."""
        async with self.changing():
            if self._sits_already(guest.id, wanted):
                return
            seat = self._open_seat(wanted)
            await self._keep_chair(seat, Chair("human", guest=guest.id))
            self.names |= chosen_name(guest)
            if self.state == "open":
                self.tell_people()
            else:
                self.tell_moves()

    async def stand_up(self, guest: str) -> None:
        """Give the seat back, as long as the game has not begun."""
        async with self.changing():
            seat = self.need_seat(guest)
            if self.state != "open":
                raise Refusal("problem-already-started")
            await self._keep_chair(seat, Chair("open"))
            self.tell_people()

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

    async def _keep_chair(self, seat: int, chair: Chair) -> None:
        chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]
        await self._storage.keep_chairs(self.id, chairs)
        self.chairs = chairs

    # --- the gate ---

    def update(self, guest: str | None, after: int) -> Update:
        """What this receiver may know of the game, and of what happened after the move numbered `after`."""
        if self.state == "open":
            return Update(table=self.info(guest), view=None, events=[])
        seat = self.seat_of(guest)
        return Update(
            table=self.info(guest),
            view=View.model_validate(self.table.view(seat)),
            events=[Event.model_validate(event) for event in self.table.events(seat, after=after)],
        )

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
        listener.say(self.update(guest, after))
        self.tell_people(but=listener)
        self.wake_bots()
        return listener

    def exit(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self.use()
        if self.seat_of(listener.guest) is not None:
            self._player_left_at = time.monotonic()
        self.tell_people()

    def tell_people(self, but: Listener | None = None) -> None:
        self._tell({guest: People(table=self.info(guest)) for guest in self._guests()}, but)

    def tell_moves(self) -> None:
        """The position has changed: tell everybody, and let the bots think whose turn it is now."""
        self._tell({guest: self.update(guest, after=self._told) for guest in self._guests()})
        self._told = self.table.number
        self._moved_at = self._used_at = time.monotonic()
        self.wake_bots()

    def _guests(self) -> Iterable[str | None]:
        """The holders of seats who listen, and None for all the spectators."""
        return {self._receiver(listener) for listener in self._listeners}

    def _receiver(self, listener: Listener) -> str | None:
        return listener.guest if self.seat_of(listener.guest) is not None else None

    def _tell(self, messages: Mapping[str | None, BaseModel], but: Listener | None = None) -> None:
        letters = {guest: message.model_dump_json(by_alias=True) for guest, message in messages.items()}
        for listener in self._listeners - {but}:
            listener.post(letters[self._receiver(listener)])

    # --- moves ---

    async def play_for(self, guest: str | None, turn: int, move: str) -> int:
        """A person's move. Returns its number in the game; goes through even if the person goes meanwhile."""
        return await asyncio.shield(self.play(self.need_seat(guest), turn, move))

    async def play(self, seat: int, turn: int, move: str) -> int:
        """Make the seat's move number `turn` (from 0), a person's or a bot's; made twice it counts once."""
        async with self.changing():
            if self.state == "open":
                raise Refusal("problem-not-started")
            if turn != self.table.turn(seat):
                return self._number_of(seat, turn, move)
            error = self.table.why_not(seat, move)
            if error:
                raise TableRefusal(error)
            await self._commit(seat, move)
            self.table.play(seat, move)
            self._sent.append((seat, move))
            self.tell_moves()
            if self.table.over:
                await self._storage.keep_over(self.id)
            return self.table.number

    async def _commit(self, seat: int, move: str) -> None:
        try:
            await self._storage.append_move(self.id, self.table.number + 1, seat, move)
        except BaseException:
            # Nobody knows now what is stored: everybody has to come in again, to a table read afresh.
            self.close()
            raise

    def _number_of(self, seat: int, turn: int, move: str) -> int:
        """The number of a move made before; refused when that turn saw another move, or is yet to come."""
        made = [(number, sent) for number, (mover, sent) in enumerate(self._sent, 1) if mover == seat]
        if 0 <= turn < len(made) and made[turn][1] == move:
            return made[turn][0]
        raise Refusal("problem-stale")

    # --- bots ---

    def wake_bots(self) -> None:
        if self.state != "playing" or not self._attended():
            return
        for seat in self.table.waiting:
            level = self.chairs[seat].level
            if level is not None and seat not in self._bots:
                self._bots[seat] = asyncio.create_task(self._play_bot(seat, level))

    def _attended(self) -> bool:
        """Bots play for somebody: who is here, or a player who may come back in a moment."""
        return bool(self._listeners) or time.monotonic() - self._player_left_at < AWAY_SECONDS

    async def _play_bot(self, seat: int, level: str) -> None:
        try:
            while seat in self.table.waiting and self._attended():
                sealed = len(self.table.waiting) > 1
                turn = self.table.turn(seat)
                move = await self._thinking.choose(self.table.sight(seat), level)
                if not sealed:
                    await self._let_people_follow()
                await self.play(seat, turn, move)
        except Exception:
            log.exception("The bot in seat %s of table %s cannot go on.", seat, self.id)
        finally:
            del self._bots[seat]

    async def _let_people_follow(self) -> None:
        await asyncio.sleep(self._moved_at + self._bot_pause - time.monotonic())

    # --- the end of the room, not of the game ---

    def use(self) -> None:
        self._used_at = time.monotonic()

    def idle_since(self) -> float:
        """When it was last used; now, while somebody is in it."""
        return time.monotonic() if self._listeners or self._bots or self._lock.locked() else self._used_at

    def close(self) -> None:
        self.closed = True
        for bot in self._bots.values():
            bot.cancel()
        for listener in self._listeners:
            listener.hung_up.set()


def chosen_name(guest: Me) -> dict[str, str]:
    """The name under the guest's id; nothing for a guest who is only a number."""
    return {guest.id: guest.name} if guest.guest is None else {}


def rebuild(game: str, players: int, options: dict[str, str], seed: bytes, moves: Iterable[tuple[int, str]]) -> Table:
    """The table at which these moves were made after this shuffle."""
    table = Table(game, players=players, options=options, seed=seed)
    for seat, move in moves:
        table.play(seat, move)
    return table
