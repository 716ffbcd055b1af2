"""The course of a game: what a table is after everything that its log says has happened there."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, NamedTuple

from ..table import Table
from .messages import Level

State = Literal["open", "playing", "over"]


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
    undo     how many of the last moves are taken back
    sit      who sits down on the open seat; nothing once they have deleted themselves
    stand    nothing: the seat is open again
    rematch  the table at which the same people play once more
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


class Course:
    """A fold over entries. Numbers are those of the log: they only grow, also when moves are taken back."""

    def __init__(self, game: str, options: dict[str, str], chairs: list[Chair], seed: bytes) -> None:
        self.number = 0
        self.chairs = chairs
        self.rematch: str | None = None
        self.table = Table(game, players=len(chairs), options=options, seed=seed)
        self._made: list[list[Made]] = [[] for _ in chairs]  # by seat
        # The entry that brought about each state of the table: what began the game, then every move that stands.
        self._numbers = [0]

    @property
    def state(self) -> State:
        if any(chair.kind == "open" for chair in self.chairs):
            return "open"
        return "over" if self.table.over else "playing"

    def add(self, entry: Entry) -> None:
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.number}")
        match entry.kind:
            case "move":
                assert entry.seat is not None
                self.table.play(entry.seat, entry.what)
                self._made[entry.seat].append(Made(entry.number, entry.what))
                self._numbers.append(entry.number)
            case "undo":
                self._take_back(int(entry.what))
            case "sit":
                self._seat(entry, Chair("human", guest=entry.what or None))
            case "stand":
                self._seat(entry, Chair("open"))
            case "rematch":
                self.rematch = entry.what
            case _:
                raise ValueError(f"nobody knows what an entry {entry.kind!r} means")
        self.number = entry.number

    def _seat(self, entry: Entry, chair: Chair) -> None:
        self.chairs = self.with_chair(entry.seat, chair)
        self._numbers = [entry.number]  # the game begins with the last one who sits down

    def with_chair(self, seat: int | None, chair: Chair) -> list[Chair]:
        return [chair if place == seat else other for place, other in enumerate(self.chairs)]

    def _take_back(self, moves: int) -> None:
        left = self.table.log[: len(self.table.log) - moves]
        self.table = rebuild(self.table, left)
        del self._numbers[len(left) + 1 :]

    # --- moves by their number in the log ---

    def turn(self, seat: int) -> int:
        """How many moves this seat has made, those taken back too: a turn never comes twice."""
        return len(self._made[seat])

    def made(self, seat: int, turn: int) -> Made | None:
        """What the seat did in that turn."""
        return self._made[seat][turn] if 0 <= turn < len(self._made[seat]) else None

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.table.view(seat)
        view["number"] = self.number
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


def rebuild(table: Table, moves: Iterable[tuple[int, str]]) -> Table:
    """The same table with these moves only; chance falls the same way again."""
    again = Table(table.kind.code, players=table.players, options=table.options, seed=table.seed)
    for seat, move in moves:
        again.play(seat, move)
    return again
