"""The course of a game: what a table is after everything that its log says has happened there."""

import json
from bisect import bisect_right
from collections.abc import Iterable
from copy import copy
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from ..table import Table
from .clocks import Outage, Timing
from .messages import Clock, Level

State = Literal["open", "playing", "over"]

STAND_IN: Level = "medium"
MACHINE_SECONDS = 30  # a bot that has not moved by then has perhaps lost the process it thought in


@dataclass(frozen=True)
class Chair:
    """Who sits there, as it is stored: the guest's id for a person, the level for a bot."""

    kind: Literal["human", "open", "bot"]
    guest: str | None = None
    level: Level | None = None

    @property
    def is_left(self) -> bool:
        """Who sat there has deleted everything about themselves."""
        return self.kind == "human" and self.guest is None


class Entry(NamedTuple):
    """One line of the log. What `what` says depends on the kind:

    move     the move in notation, as its player spelled it
    undo     how many of the last moves are taken back; `own`: only the seat's last one, made in secret
    offer    how many moves the seat would like to take back; `agree` and `refuse` answer it
    sit      who sits down on the open seat; nothing once they have deleted themselves
    stand    nothing: the seat is open again
    seat     the chair, as the maker of the table wants it: open, or with a bot; JSON
    ready    nothing: the person in the seat lets the game begin; `unready` does not
    away     why a stand-in takes the seat: its person `left`, had no `time` left, or the others `called` for one
    back     nothing: the person takes the seat back
    rematch  the table at which the same people play once more

    `spent` is how many milliseconds the seat's clock ran before a move, or before its person went away.
    """

    number: int
    kind: str
    seat: int | None
    what: str
    at: datetime
    spent: int | None = None


class Made(NamedTuple):
    """A move as it was sent, taken back later or not."""

    number: int
    move: str


class Offer(NamedTuple):
    """Somebody would like to take so many moves back; `number` is that of its entry."""

    number: int
    seat: int
    moves: int
    at: datetime
    agreed: frozenset[int] = frozenset()


class Due(NamedTuple):
    """The table waits for that seat, and until when: for a person's move, or for a bot's that may have been lost."""

    seat: int
    person: bool
    due_at: datetime


def seating(chair: Chair) -> str:
    """A chair as an entry `seat` holds it."""
    return json.dumps(asdict(chair))


class Course:
    """A fold over entries. Numbers are those of the log: they only grow, also when moves are taken back."""

    def __init__(
        self,
        game: str,
        options: dict[str, str],
        chairs: list[Chair],
        seed: bytes,
        made_at: datetime,
        clock: Clock | None = None,
    ) -> None:
        self.number = 0
        self.at = made_at  # of the last entry
        self.chairs = chairs
        self.ready = [True] * len(chairs)
        self.stand_ins: list[Level | None] = [None] * len(chairs)
        self.rematch: str | None = None
        self.table = Table(game, players=len(chairs), options=options, seed=seed)
        self.clock = clock
        self.timing = Timing(clock, len(chairs)) if clock else None
        self.offer: Offer | None = None
        self.undone = 0  # the number of the entry that last took moves back
        self.undone_by: int | None = None
        self.ratable = True
        self._refused: set[int] = set()  # the seats that shall not ask once more to take their move back
        self._made: list[list[Made]] = [[] for _ in chairs]  # by seat
        # The entry that brought about each state of the table: what began the game, then every move that stands.
        self._numbers = [0]
        self._begun = self._can_begin()
        self._run_clocks()

    @property
    def state(self) -> State:
        if not self._begun:
            return "open"
        return "over" if self.table.over else "playing"

    def _can_begin(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs) and all(self.ready)

    def ahead(self, entry: Entry) -> "Course":
        """What it will be with one more entry."""
        course = copy(self)
        course.table = self.table.copy()
        course.timing = self.timing and self.timing.copy()
        course._made = [made[:] for made in self._made]
        course.ready, course.stand_ins = self.ready[:], self.stand_ins[:]
        course._numbers, course._refused = self._numbers[:], set(self._refused)
        course.add(entry)
        return course

    # --- what happens ---

    def add(self, entry: Entry) -> None:
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.number}")
        if entry.kind == "move":
            self._move(entry)
        elif entry.kind in ("sit", "stand", "seat", "ready", "unready"):
            self._prepare(entry)
        elif entry.kind in ("away", "back"):
            self._change_over(entry)
        elif entry.kind in ("undo", "offer", "agree", "refuse"):
            self._reconsider(entry)
        elif entry.kind == "rematch":
            self.rematch = entry.what
        else:
            raise ValueError(f"nobody knows what an entry {entry.kind!r} means")
        self.number, self.at = entry.number, entry.at
        self._run_clocks()

    def _prepare(self, entry: Entry) -> None:
        """Somebody sits down, stands up or is ready. The game begins with the last one it has waited for."""
        match entry.kind:
            case "sit":
                chair = Chair("human", guest=entry.what or None)
            case "stand":
                chair = Chair("open")
            case "seat":
                chair = Chair(**json.loads(entry.what))
            case _:
                chair = self.chairs[_seat(entry)]
        self.chairs = self.with_chair(_seat(entry), chair)
        self.ready[_seat(entry)] = entry.kind != "unready"
        self._begun = self._can_begin()
        self._numbers = [entry.number]

    def with_chair(self, seat: int, chair: Chair) -> list[Chair]:
        return [chair if place == seat else other for place, other in enumerate(self.chairs)]

    def _move(self, entry: Entry) -> None:
        seat = _seat(entry)
        self.table.play(seat, entry.what)
        self._made[seat].append(Made(entry.number, entry.what))
        self._numbers.append(entry.number)
        if self.timing:
            self.timing.moved(seat, entry.spent)
        if self.stand_ins[seat]:
            self.ratable = False
        self.offer = None
        self._refused.clear()

    def _change_over(self, entry: Entry) -> None:
        """Between a person and their stand-in."""
        seat = _seat(entry)
        self.stand_ins[seat] = STAND_IN if entry.kind == "away" else None
        if entry.what == "time":
            self.ratable = False
        if self.offer and seat == self.offer.seat:
            self.offer = None
        if self.timing and entry.kind == "away":
            self.timing.went_away(seat, entry.spent or 0)
        elif self.timing:
            self.timing.came_back(seat)

    def _run_clocks(self) -> None:
        if self.timing:
            waiting = self.table.waiting if self.state == "playing" else ()
            self.timing.run([seat for seat in waiting if self.level(seat) is None], self.at)

    # --- moves taken back ---

    def _reconsider(self, entry: Entry) -> None:
        match entry.kind:
            case "undo":
                self._take_back(entry)
            case "offer":
                self.offer = Offer(entry.number, _seat(entry), int(entry.what), entry.at)
            case "agree" if self.offer:
                self.offer = self.offer._replace(agreed=self.offer.agreed | {_seat(entry)})
            case "refuse" if self.offer:
                self._refused.add(self.offer.seat)
                self.offer = None

    def _take_back(self, entry: Entry) -> None:
        log = self.table.log
        if entry.what == "own":
            first = self._last_move(_seat(entry))
            assert first is not None
            taken = [first]
        else:
            taken = list(range(len(log) - int(entry.what), len(log)))
            if not self.offer and self.undo(entry.seat) == "ask":
                self.ratable = False  # nobody was there to ask
        self.table = rebuild(self.table, [play for place, play in enumerate(log) if place not in taken])
        for place in reversed(taken):
            del self._numbers[place + 1]
            if self.timing:
                self.timing.taken_back(place)
        self.offer = None
        self._refused.clear()
        self.undone, self.undone_by = entry.number, entry.seat

    def undo(self, seat: int | None) -> Literal["now", "ask"] | None:
        """Whether the seat could take its last move back at once, since it has learned nothing by it, or must ask."""
        if seat is None or self.state != "playing" or self.level(seat) or self.offer or seat in self._refused:
            return None
        last = self._last_move(seat)
        if last is None:
            return None
        is_last = last == len(self.table.log) - 1
        return "now" if self.table.quiet[last] and (is_last or self.sealed_since(last)) else "ask"

    def moves_back(self, seat: int) -> int:
        """How many moves go when the seat takes its last one back, with all that came after it."""
        last = self._last_move(seat)
        return 0 if last is None else len(self.table.log) - last

    def _last_move(self, seat: int) -> int | None:
        log = self.table.log
        return next((place for place in reversed(range(len(log))) if log[place].seat == seat), None)

    def sealed_since(self, place: int) -> bool:
        """Whether that move and all that came after it are choices in secret, which nobody has seen yet."""
        return all(self.table.game.sealed(play.seat) >= 0 for play in self.table.log[place:])

    @property
    def needed(self) -> list[int]:
        """The seats whose people have yet to agree to the offer; bots and stand-ins have nothing against it."""
        if self.offer is None:
            return []
        return [seat for seat in self.people() if seat != self.offer.seat and seat not in self.offer.agreed]

    # --- who plays, and until when ---

    def level(self, seat: int) -> Level | None:
        """Of the bot that plays the seat now, which may be a stand-in; None when a person does."""
        return self.chairs[seat].level or self.stand_ins[seat]

    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest and not self.stand_ins[seat]]

    def dues(self, now: datetime, outages: Iterable[Outage]) -> list[Due]:
        """Whose turn it is and until when, at a table with a clock at which somebody plays."""
        if self.timing is None or self.state != "playing" or not self.people():
            return []
        soon = now + timedelta(seconds=MACHINE_SECONDS)
        machines = [Due(seat, False, soon) for seat in self.table.waiting if self.level(seat)]
        lefts = {seat: self.timing.left(seat, now, outages) for seat in self.timing.running}
        return machines + [Due(seat, True, now + timedelta(milliseconds=left)) for seat, left in lefts.items()]

    # --- moves by their number in the log ---

    def turn(self, seat: int) -> int:
        """How many moves this seat has made, those taken back too: a turn never comes twice."""
        return len(self._made[seat])

    def made(self, seat: int, turn: int) -> Made | None:
        """What the seat did in that turn."""
        return self._made[seat][turn] if 0 <= turn < len(self._made[seat]) else None

    def changed(self) -> int:
        """The number of the entry since which the position is what it is."""
        return max(self._numbers[-1], self.undone)

    def view(self, seat: int | None, open_view: dict[str, Any] | None = None) -> dict[str, Any]:
        view = self.table.view(seat, open_view)
        view["number"] = self.number
        view["undo"] = self.undo(seat)
        if seat is not None:
            view["turn"] = self.turn(seat)
        return view

    def events(self, seat: int | None, after: int) -> list[dict[str, Any]]:
        """What has happened with entries past `after`, as far as it still stands and the seat may see it."""
        told = bisect_right(self._numbers, after)
        events = self.table.events(seat, after=told - 1)
        for event in events:
            event["number"] = self._numbers[event["number"]]
        return events


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


def rebuild(table: Table, moves: Iterable[tuple[int, str]]) -> Table:
    """The same table with these moves only; chance falls the same way again."""
    again = Table(table.spec.code, players=table.players, options=table.options, seed=table.seed)
    for seat, move in moves:
        again.play(seat, move)
    return again
