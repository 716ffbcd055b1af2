"""The entries of a table's log: everything that can happen at a table.

`db/queries/log.py` says how they are stored.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, NamedTuple

from .chairs import Chair

WhyAway = Literal["left", "time", "called"]


@dataclass(frozen=True, slots=True)
class Move:
    """A whole move in notation, as its player spelled it.

    `spent`: for how many milliseconds the seat's clock ran; None for bots, and at a table without a clock.
    """

    seat: int
    move: str
    spent: int | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """This many of the last moves are taken back, as the seat asked."""

    seat: int
    moves: int


@dataclass(frozen=True, slots=True)
class TakeBackOwn:
    """Only the seat's last move is taken back, which was made in secret."""

    seat: int


@dataclass(frozen=True, slots=True)
class Offer:
    """The seat would like to take this many moves back; `Agree` and `Refuse` answer it."""

    seat: int
    moves: int


@dataclass(frozen=True, slots=True)
class Agree:
    seat: int


@dataclass(frozen=True, slots=True)
class Refuse:
    seat: int


@dataclass(frozen=True, slots=True)
class Sit:
    """A guest takes the open seat; None once they have deleted their data."""

    seat: int
    guest: str | None


@dataclass(frozen=True, slots=True)
class Stand:
    """The seat is open again."""

    seat: int


@dataclass(frozen=True, slots=True)
class PutChair:
    """The seat as the maker of the table wants it: open, or with a bot."""

    seat: int
    chair: Chair


@dataclass(frozen=True, slots=True)
class GetReady:
    """The person in the seat is ready to begin, or no longer ready."""

    seat: int
    ready: bool


@dataclass(frozen=True, slots=True)
class GoAway:
    """A stand-in takes the seat: its person `left`, had no `time` left, or the others `called` for one.

    `spent`: for how many milliseconds the seat's clock had run.
    """

    seat: int
    why: WhyAway
    spent: int | None = None


@dataclass(frozen=True, slots=True)
class ComeBack:
    """The person takes the seat back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Help:
    """The person in the seat is helped by the tutor from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """The table of the rematch."""

    table_id: str


Preparation = Sit | Stand | PutChair | GetReady
Happening = Move | TakeBack | TakeBackOwn | Offer | Agree | Refuse | Preparation | GoAway | ComeBack | Help | Rematch


class Entry(NamedTuple):
    """One line of the log. Numbers begin with 1 and have no gaps."""

    number: int
    at: datetime
    happening: Happening


class Stale(Exception):
    """Another process has already stored an entry of this number in the table's log."""
