"""The state of a table: what it is after all entries of its log."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from ...table import Play, Table
from ...table.record import play_forced
from . import entries
from .chairs import Chair, Level
from .clocks import Clock, Outage, Timing
from .entries import Entry
from .ratings import Ending, WhyUnrated, bot_player, places
from .refusals import Refusal

Reconsidered = entries.TakeBack | entries.TakeBackOwn | entries.Offer | entries.Agree | entries.Refuse
Stage = Literal["open", "playing", "over"]

STAND_IN: Level = "medium"
MACHINE_SECONDS = 30  # a bot that has not moved by then may have lost its worker process


class Made(NamedTuple):
    """A move as it was sent, whether taken back later or not."""

    number: int
    move: str


class Standing(NamedTuple):
    """A move of the log that has not been taken back; `place` is its place among the moves of the table.

    In logs of 0.4.0 every step of a move is an entry of its own: they share a place.
    """

    number: int
    seat: int
    move: str
    place: int


class Draft(NamedTuple):
    """What the maker of a half-made move sees; nobody else does."""

    view: dict[str, Any]
    events: list[dict[str, Any]]


class OpenOffer(NamedTuple):
    """An undo offer: a player would like to take this many moves back; `number` is the number of its entry."""

    number: int
    seat: int
    moves: int
    at: datetime
    agreed: frozenset[int] = frozenset()


class Due(NamedTuple):
    """The seat that the table waits for, and until when: a person, or a bot whose move may have been lost."""

    seat: int
    person: bool
    due_at: datetime


class TableState:
    """A fold over entries. Numbers are those of the log: they only grow, even when moves are taken back."""

    def __init__(
        self,
        game: str,
        options: dict[str, str],
        chairs: list[Chair],
        seed: bytes,
        made_at: datetime,
        clock: Clock | None = None,
        rules: int | None = None,
        rated: bool = True,
    ) -> None:
        """`rules`: the version of the rules that the table began with, if it may be an older one.

        `rated`: whether the maker of the table wants the game to count for the ratings.
        """
        self.number = 0
        self.at = made_at  # of the last entry
        self.chairs = chairs
        self.ready = [not chair.asked for chair in chairs]
        self.left_by: dict[int, str] = {}  # for open seats: the guest who had the seat and did not want to play
        self.stand_ins: list[Level | None] = [None] * len(chairs)
        self.rematch: str | None = None
        self.table = Table(game, players=len(chairs), options=options, seed=seed)
        self._older_rules = rules is not None and rules < self.table.spec.facts.rules_version
        self.clock = clock
        self.timing = Timing(clock, len(chairs)) if clock else None
        self.offer: OpenOffer | None = None
        self.undone = 0  # the number of the entry that last took moves back
        self.undone_by: int | None = None
        self._unrated: WhyUnrated | None = None if rated else "wish"
        self._refused: set[int] = set()  # the seats that may not offer again to take their move back
        self._made: list[list[Made]] = [[] for _ in chairs]  # by seat
        # The entry that led to each state of the table: the one that began the game, then every move that stands.
        self._numbers = [0]
        self._standing: list[Standing] = []
        self._begun = self._can_begin()
        self._run_clocks()

    @property
    def stage(self) -> Stage:
        if not self._begun:
            return "open"
        return "over" if self.table.game.over else "playing"

    def _can_begin(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs) and all(self.ready)

    def ahead(self, entry: Entry, steps: list[int] | None = None) -> "TableState":
        """A copy of the state with one more entry; `become` makes it the state."""
        state = copy(self)
        state.table = self.table.copy()
        state.timing = self.timing and self.timing.copy()
        state._made = [made[:] for made in self._made]
        state.ready, state.stand_ins = self.ready[:], self.stand_ins[:]
        state._numbers, state._standing = self._numbers[:], self._standing[:]
        state._refused = set(self._refused)
        state.add(entry, steps)
        return state

    def become(self, ahead: "TableState") -> None:
        """The entry looked ahead to is stored: take over the copy. References to this state see the new one."""
        vars(self).update(vars(ahead))

    # --- what happens ---

    def add(self, entry: Entry, steps: list[int] | None = None) -> None:
        """Take in the next entry; `steps` is what `Table.read` returned, if the entry is a move that was just read."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.number}")
        match entry.happening:
            case entries.Move() as made:
                self._move(entry.number, made, steps)
            case entries.Sit() | entries.Stand() | entries.PutChair() | entries.GetReady() as preparation:
                self._prepare(entry.number, preparation)
            case entries.GoAway() as gone:
                self._go_away(gone)
            case entries.ComeBack(seat):
                self._come_back(seat)
            case entries.Rematch(table_id):
                self.rematch = table_id
            case reconsidered:
                self._reconsider(entry, reconsidered)
        self.number, self.at = entry.number, entry.at
        self._run_clocks()

    def _prepare(self, number: int, preparation: entries.Preparation) -> None:
        """A person takes or leaves a seat, or is ready. The game begins once all seats are taken and ready."""
        seat = preparation.seat
        self.left_by = self._left_by_after(preparation)
        self.chairs = self.with_chair(seat, self._chair_after(preparation))
        self.ready[seat] = not isinstance(preparation, entries.GetReady) or preparation.ready
        self._begun = self._can_begin()
        self._numbers = [number]

    def _chair_after(self, preparation: entries.Preparation) -> Chair:
        match preparation:
            case entries.Sit(guest=guest):
                return Chair("human", guest=guest)
            case entries.Stand():
                return Chair("open")
            case entries.PutChair(chair=chair):
                return chair
            case entries.GetReady(seat, ready):
                chair = self.chairs[seat]
                return replace(chair, asked=False) if chair.asked and ready else chair

    def _left_by_after(self, preparation: entries.Preparation) -> dict[int, str]:
        others = {seat: guest for seat, guest in self.left_by.items() if seat != preparation.seat}
        guest = self.chairs[preparation.seat].guest
        return others | {preparation.seat: guest} if isinstance(preparation, entries.Stand) and guest else others

    def with_chair(self, seat: int, chair: Chair) -> list[Chair]:
        return [chair if place == seat else other for place, other in enumerate(self.chairs)]

    def _move(self, number: int, made: entries.Move, steps: list[int] | None) -> None:
        self._carry_out(number, made.seat, made.move, steps)
        self._made[made.seat].append(Made(number, made.move))
        if self.timing:
            self.timing.moved(made.seat, made.spent)
        if self.stand_ins[made.seat]:
            self._unrate("stand-in")
        self.offer = None
        self._refused.clear()

    def _carry_out(self, number: int, seat: int, move: str, steps: list[int] | None = None) -> None:
        if self._older_rules:
            play_forced(self.table, Play(seat, move))
        place = self.table.number
        if steps is None:
            self.table.play(seat, move)
        else:
            self.table.make(seat, steps)
        self._standing.append(Standing(number, seat, move, place))
        self._numbers += [number] * (self.table.number + 1 - len(self._numbers))

    def _go_away(self, gone: entries.GoAway) -> None:
        """A stand-in takes the seat."""
        self.stand_ins[gone.seat] = STAND_IN
        if gone.why == "time":
            self._unrate("time")
        self._withdraw_offer_of(gone.seat)
        if self.timing:
            self.timing.went_away(gone.seat, gone.spent or 0)

    def _come_back(self, seat: int) -> None:
        self.stand_ins[seat] = None
        self._withdraw_offer_of(seat)
        if self.timing:
            self.timing.came_back(seat)

    def _withdraw_offer_of(self, seat: int) -> None:
        if self.offer and seat == self.offer.seat:
            self.offer = None

    def _run_clocks(self) -> None:
        if self.timing:
            waiting = self.table.waiting if self.stage == "playing" else ()
            self.timing.run([seat for seat in waiting if self.level(seat) is None], self.at)

    # --- moves taken back ---

    def _reconsider(self, entry: Entry, happening: Reconsidered) -> None:
        match happening:
            case entries.TakeBack(seat, moves):
                self._take_back(entry.number, seat, moves)
            case entries.TakeBackOwn(seat):
                self._take_back_own(entry.number, seat)
            case entries.Offer(seat, moves):
                self.offer = OpenOffer(entry.number, seat, moves, entry.at)
            case entries.Agree(seat):
                self.offer = self.offer and self.offer._replace(agreed=self.offer.agreed | {seat})
            case entries.Refuse():
                if self.offer:
                    self._refused.add(self.offer.seat)
                self.offer = None

    def _take_back(self, number: int, seat: int, moves: int) -> None:
        if not self.offer and self.undo(seat) == "ask":
            self._unrate("undo")  # nobody was there to ask
        last = len(self._standing)
        self._without(range(last - moves, last), number, seat)

    def _take_back_own(self, number: int, seat: int) -> None:
        own = max(index for index, move in enumerate(self._standing) if move.seat == seat)
        self._without([own], number, seat)

    def _without(self, taken: Sequence[int], number: int, seat: int) -> None:
        """Remove these standing moves, by the entry of that number."""
        kept = [move for index, move in enumerate(self._standing) if index not in taken]
        if self.timing:
            for index in reversed(taken):
                self.timing.taken_back(index)
        self.table.rewind([])
        self._standing, self._numbers = [], self._numbers[:1]
        for move in kept:
            self._carry_out(move.number, move.seat, move.move)
        self.offer = None
        self._refused.clear()
        self.undone, self.undone_by = number, seat

    def undo(self, seat: int | None) -> Literal["now", "ask"] | None:
        """Whether the seat may take its last move back at once, because it learned nothing from it, or must ask."""
        if seat is None or self.stage != "playing" or self.level(seat) or self.offer or seat in self._refused:
            return None
        if self.table.draft:  # half made in a log of 0.4.0; it is taken back before anything else
            return None
        last = self._last_move(seat)
        if last is None:
            return None
        is_last = last == len(self.table.log) - 1
        return "now" if self.table.quiet[last] and (is_last or self.sealed_since(last)) else "ask"

    def moves_back(self, seat: int) -> int:
        """How many moves are removed when the seat takes its last one back, with all later ones."""
        last = self._last_move(seat)
        return 0 if last is None else sum(move.place >= last for move in self._standing)

    def left_half_made(self) -> entries.TakeBack | None:
        """The entry that takes back a half-made move at the end of a log of 0.4.0."""
        if self.table.drafter is None:
            return None
        steps = sum(move.place == self.table.number for move in self._standing)
        return entries.TakeBack(self.table.drafter, steps)

    def _last_move(self, seat: int) -> int | None:
        log = self.table.log
        for place in range(len(log) - 1, -1, -1):  # a plain loop, because every view needs it
            if log[place].seat == seat:
                return place
        return None

    def sealed_since(self, place: int) -> bool:
        """Whether that move and all later ones are secret choices that nobody has seen yet."""
        return all(self.table.game.sealed(play.seat) >= 0 for play in self.table.log[place:])

    @property
    def needed(self) -> list[int]:
        """The seats whose people have not agreed to the offer yet. Bots and stand-ins always agree."""
        if self.offer is None:
            return []
        return [seat for seat in self.people() if seat != self.offer.seat and seat not in self.offer.agreed]

    # --- who plays, and until when ---

    def seat_of(self, guest: str | None) -> int | None:
        if guest is None:
            return None
        for seat, chair in enumerate(self.chairs):  # a plain loop, because every message needs it
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
        if self.stage != "over":
            raise Refusal("problem-not-over")

    def level(self, seat: int) -> Level | None:
        """The level of the bot or stand-in that plays the seat now; None if a person plays it."""
        return self.chairs[seat].level or self.stand_ins[seat]

    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest and not self.stand_ins[seat]]

    def dues(self, now: datetime, outages: Iterable[Outage]) -> list[Due]:
        """The seats whose turn it is, and until when, at a table with a clock and people."""
        if self.timing is None or self.stage != "playing" or not self.people():
            return []
        soon = now + timedelta(seconds=MACHINE_SECONDS)
        machines = [Due(seat, False, soon) for seat in self.table.waiting if self.level(seat)]
        lefts = {seat: self.timing.left(seat, now, outages) for seat in self.timing.running}
        return machines + [Due(seat, True, now + timedelta(milliseconds=left)) for seat, left in lefts.items()]

    # --- whether it counts ---

    def _unrate(self, why: WhyUnrated) -> None:
        self._unrated = self._unrated or why

    @property
    def unrated(self) -> WhyUnrated | None:
        """Why the game does not count for the ratings; None if it counts, as far as is known now."""
        return self._unrated or ("gone" if any(chair.is_left for chair in self.chairs) else None)

    def ending(self) -> Ending:
        """What is stored of a finished game."""
        spec = self.table.spec
        result = spec.views.result(self.table.game)
        players = [bot_player(chair.level) if chair.level else chair.guest for chair in self.chairs]
        scores = result["scores"]
        return Ending(spec.code, places(result["winners"], scores), scores, players, self._unrated is None)

    # --- moves by their number in the log ---

    def turn(self, seat: int) -> int:
        """How many moves this seat has made, including those taken back: a turn never comes twice."""
        return len(self._made[seat])

    def made(self, seat: int, turn: int) -> Made | None:
        """What the seat did in that turn."""
        return self._made[seat][turn] if 0 <= turn < len(self._made[seat]) else None

    def changed(self) -> int:
        """The number of the entry that last changed the position."""
        return max(self._numbers[-1], self.undone)

    def view(self, seat: int | None, open_view: dict[str, Any] | None = None) -> dict[str, Any]:
        return self._completed(self.table.view(seat, open_view), seat)

    def draft(self, seat: int, steps: list[int]) -> Draft:
        """The position in the middle of a move of that seat. Nothing has happened yet."""
        table = self.table.copy()
        table.make(seat, steps)
        events = [event | {"number": self.number} for event in table.draft_events()]
        return Draft(self._completed(table.view(seat), seat), events)

    def _completed(self, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """The view, with what the log adds to it."""
        view["number"] = self.number
        view["undo"] = self.undo(seat)
        if seat is not None:
            view["turn"] = self.turn(seat)
        return view

    def events(self, seat: int | None, after: int) -> list[dict[str, Any]]:
        """The events of entries after `after` that still stand, as the seat may see them."""
        told = bisect_right(self._numbers, after)
        events = self.table.events(seat, after=told - 1)
        for event in events:
            event["number"] = self._numbers[event["number"]]
        return events
