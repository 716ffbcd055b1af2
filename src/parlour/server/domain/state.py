"""The state of a table: what it is after all entries of its log."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from ...games import find
from ...table import Play, Table
from ...table.record import play_forced
from . import entries
from .branches import Branch
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
        tutor: bool = False,
        branch: Branch | None = None,
        start: dict[str, Any] | None = None,
        edition: str | None = None,
    ) -> None:
        """`rules`: the version of the rules that the table began with, if it may be an older one.

        `rated`: whether the maker of the table wants the game to count for the ratings. `tutor`: whether the maker
        allows everybody the tutor. `branch`: where the table leaves the game that it is a branch of. `start`: the
        position that the game begins with, if it is not dealt. `edition`: the file of its components, if they are not
        the standard ones.
        """
        self.number = 0
        self.at = made_at  # of the last entry
        self._branched = branch is not None
        self._seat(chairs)
        self.ready = [not chair.asked for chair in chairs]
        self.left_by: dict[int, str] = {}  # for open seats: the guest who had the seat and did not want to play
        self.stand_ins: list[Level | None] = [None] * len(chairs)
        self.rematch: str | None = None
        parts = None if edition is None else find(game).editions.read(edition)
        self.table = (
            Table.from_position(start, parts, seed) if start else Table(game, len(chairs), options, parts, seed=seed)
        )
        self._own_from = branch.own_from if branch else 0
        self._older_rules = rules is not None and rules < self.table.spec.facts.rules_version
        self.clock = clock
        self.timing = Timing(clock, len(chairs)) if clock else None
        self.offer: OpenOffer | None = None
        self.undone = 0  # the number of the entry that last took moves back
        self.undone_by: int | None = None
        self._tutor = tutor
        self._unrated: WhyUnrated | None = "tutor" if tutor else None if rated else "wish"
        if edition is not None:
            self._unrated = "edition"
        self._refused: set[int] = set()  # the seats that may not offer again to take their move back
        self._made: list[list[Made]] = [[] for _ in chairs]  # by seat
        # The entry that led to each state of the table: the one that began the game, then every move that stands.
        self._numbers = [0]
        self._standing: list[Standing] = []
        self._begun = self._can_begin()
        self.stage: Stage = self._reached()
        self._look_at_people()
        self._run_clocks()

    def _can_begin(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs) and all(self.ready)

    def _reached(self) -> Stage:
        if not self._begun:
            return "open"
        return "over" if self.table.game.over else "playing"

    def _look_at_people(self) -> None:
        """Note what only a few moves change, so that the others need not ask."""
        self.preparations = self._prepared()
        self.has_machines = any(self.level(seat) for seat in range(len(self.chairs)))  # bots and stand-ins

    def _prepared(self) -> tuple[object, ...]:
        """All that people are told of the table besides the game. Two states with the same look the same."""
        return (
            self.stage,
            self.chairs,
            tuple(self.ready),
            tuple(self.stand_ins),
            tuple(self.left_by.items()),
            self.rematch,
            self.offer,
        )

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
        before = self.stage, self.offer
        match entry.happening:
            case entries.Move() as made:
                self._move(entry.number, made, steps)
            case entries.Sit() | entries.Stand() | entries.PutChair() | entries.GetReady() as preparation:
                self._prepare(entry.number, preparation)
            case entries.GoAway() as gone:
                self._go_away(gone)
            case entries.ComeBack(seat):
                self._come_back(seat)
            case entries.Help():
                self._unrate("tutor")
            case entries.Rematch(table_id):
                self.rematch = table_id
            case reconsidered:
                self._reconsider(entry, reconsidered)
        self.number, self.at = entry.number, entry.at
        self.stage = self._reached()
        if not isinstance(entry.happening, entries.Move) or before != (self.stage, self.offer):
            self._look_at_people()
        self._run_clocks()

    def _prepare(self, number: int, preparation: entries.Preparation) -> None:
        """A person takes or leaves a seat, or is ready. The game begins once all seats are taken and ready."""
        seat = preparation.seat
        self.left_by = self._left_by_after(preparation)
        self._seat(self.with_chair(seat, self._chair_after(preparation)))
        self.ready[seat] = not isinstance(preparation, entries.GetReady) or preparation.ready
        self._begun = self._can_begin()
        self._numbers = [number]

    def _seat(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        guests = [chair.guest for chair in chairs if chair.guest]
        several = {guest for guest in guests if guests.count(guest) > 1}
        self._sharing = frozenset() if self._branched else frozenset(several)  # the guests whose device people share
        self._first_seats = {chair.guest: seat for seat, chair in reversed([*enumerate(chairs)]) if chair.guest}
        self.guests = frozenset(self._first_seats)
        # Whether one person moves for all seats, as only at a branch of a finished game.
        first, last = chairs[0].guest, chairs[-1].guest
        self.by_one = self._branched and first is not None and first == last and len(chairs) > 1
        self.has_left = any(chair.is_left for chair in chairs)

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
            self.timing.run(self._thinking() if self.stage == "playing" else (), self.at)

    def _thinking(self) -> list[int]:
        """The seats whose clocks run. Of several people who share a device, only one can have it: the first of them."""
        awaited = [seat for seat in self.table.waiting if self.level(seat) is None]
        if not self._sharing:
            return awaited
        first = {guest: min(set(self.seats_of(guest)) & set(awaited), default=None) for guest in self._sharing}
        return [seat for seat in awaited if first.get(self.chairs[seat].guest or "", seat) == seat]

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
        if seat is None or self.stage != "playing" or self.offer or seat in self._refused:
            return None
        if self.has_machines and self.level(seat):
            return None
        if self.by_one:  # nobody else is there who could have learned anything
            return "now" if self.table.number > self._own_from else None
        if self.table.draft:  # half made in a log of 0.4.0; it is taken back before anything else
            return None
        last = self._last_move(seat)
        if last is None:
            return None
        if not self.table.quiet[last]:
            return "ask"
        return "now" if last == len(self.table.log) - 1 or self.sealed_since(last) else "ask"

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
        for place in range(len(log) - 1, self._own_from - 1, -1):  # a plain loop, because every view needs it
            if log[place].seat == seat:
                return place
        return None

    def sealed_since(self, place: int) -> bool:
        """Whether that move and all later ones are secret choices that nobody has seen yet."""
        return all(self.table.game.sealed(play.seat) >= 0 for play in self.table.log[place:])

    @property
    def needed(self) -> list[int]:
        """The seats whose people have not agreed to the offer yet. Bots and stand-ins always agree.

        People who share a device talk to each other: one of them answers for all.
        """
        if self.offer is None:
            return []
        agreed = {self.chairs[seat].guest for seat in (self.offer.seat, *self.offer.agreed)}
        return [seat for seat in self.people() if self.chairs[seat].guest not in agreed]

    # --- who plays, and until when ---

    def seat_of(self, guest: str | None) -> int | None:
        """The guest's seat; for somebody who moves for all, the one whose turn it is; on a shared device, the first."""
        if guest is None:
            return None
        if self.by_one and self.chairs[0].guest == guest:
            return next(iter(self.table.waiting), 0)
        return self._first_seats.get(guest)

    def need_seat(self, guest: str | None) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refusal("problem-not-seated")
        return seat

    def seats_of(self, guest: str) -> list[int]:
        """All seats of the guest: several if people share the guest's device."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    def shares(self, guest: str | None) -> bool:
        """Whether several people play on the guest's device, one after another."""
        return guest in self._sharing

    def eyes(self, guest: str | None, taken: int | None) -> int | None:
        """The seat that a connection of the guest sees the table from; None for a spectator.

        On a shared device it is the one that was taken. While none is, the device sees what spectators see.
        """
        if guest not in self._sharing:
            return self.seat_of(guest)
        return taken if taken is not None and taken in self.seats_of(guest or "") else None

    def need_eyes(self, guest: str | None, taken: int | None) -> int:
        seat = self.eyes(guest, taken)
        if seat is None:
            self.need_seat(guest)
            raise Refusal("problem-not-taken")
        return seat

    def has_secrets(self, guest: str, open_view: dict[str, Any] | None) -> bool:
        """Whether somebody on the guest's shared device sees more of the position than spectators do."""
        public = (open_view or self.table.open_view())["board"]
        boards = [self.table.view(seat, open_view)["board"] for seat in self.seats_of(guest)]
        return any(value and value != public.get(name) for board in boards for name, value in board.items())

    def last_made(self, seat: int) -> int:
        """The number of the entry with which the seat last moved; 0 before its first move."""
        return self._made[seat][-1].number if self._made[seat] else 0

    def need_place(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("problem-no-such-seat")

    def need_over(self) -> None:
        if self.stage != "over":
            raise Refusal("problem-not-over")

    def need_tutor(self, seat: int) -> None:
        """Refuse the tutor where other people play, unless the table was made with it."""
        others = [chair for place, chair in enumerate(self.chairs) if place != seat]
        if not self._tutor and not self.by_one and any(chair.kind != "bot" for chair in others):
            raise Refusal("problem-no-tutor")

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
        if self._unrated is None and self._sharing:
            return "device"
        return self._unrated or ("gone" if self.has_left else None)

    @property
    def may_count(self) -> bool:
        """Whether nothing in the log speaks against counting the game for the ratings."""
        return self._unrated is None and not self._sharing

    def ending(self) -> Ending:
        """What is stored of a finished game."""
        spec = self.table.spec
        result = spec.views.result(self.table.game)
        players = [bot_player(chair.level) if chair.level else chair.guest for chair in self.chairs]
        scores = result["scores"]
        return Ending(spec.code, places(result["winners"], scores), scores, players, self.may_count)

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
            view["turn"] = len(self._made[seat])
        return view

    def events(self, seat: int | None, after: int) -> list[dict[str, Any]]:
        """The events of entries after `after` that still stand, as the seat may see them."""
        events = self.table.events(seat, after=bisect_right(self._numbers, after) - 1)
        for event in events:
            event["number"] = self._numbers[event["number"]]
        return events
