"""What an author declares of a game: its pieces, where they lie, which numbers a position has, its moves and events.

Boards, positions, observations, refusals, the words that every game has and the checks follow from these declarations.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ..core.game import Game
from ..core.text import Json, Text, text
from ..core.zones import Layout, Piece

NONE = -1  # an empty space, in an array of pieces
MOST_POINTS = 30_000  # what a score may reach; observations have 16 bits

Seen = Literal["all", "owner", "none"]
LISTED = ("fan", "row", "grid")  # layouts whose pieces are shown one by one, face down too


@dataclass(frozen=True)
class Kind:
    """A kind of piece, by its place in the list of all kinds: that number stands for it in the position.

    `name` is its short name in notation. `face` is the large sign on it (by default its name), `suit` a colour from 0,
    `owner` the seat whose piece it is. There are so many `copies`; 0: as many as are needed. `key` names the message
    that says what people call it (by default its face).
    """

    name: str
    face: str = ""
    suit: int | None = None
    owner: int | None = None
    copies: int = 1
    key: str = ""

    def called(self) -> Text:
        """What people call it."""
        return text(self.key) if self.key else text("easy-piece", name=self.face or self.name)

    def argument(self) -> Json | str:
        """The same, as an argument of a sentence."""
        return {"$text": self.key} if self.key else self.face or self.name

    def shown(self) -> Piece:
        """The piece as a board shows it; only one that exists once can be told from all others."""
        piece: Piece = {"face": self.face or self.name, "name": self.called()}
        if self.copies == 1:
            piece["id"] = self.name
        if self.suit is not None:
            piece["suit"] = self.suit
        if self.owner is not None:
            piece["owner"] = self.owner
        return piece


@dataclass(frozen=True)
class Place:
    """A place where pieces lie: an attribute of the position that holds their numbers.

    `holds` is the attribute, an array of kinds, or a single number. `count` is the attribute that says how many of its
    spaces are in use, from the first on; without one, a space that holds −1 is empty. With `each`, every seat has such
    a place: seat 1 has the spaces from `room` on, and so forth. `seen` says who sees the pieces; everybody sees how
    many there are. A `grid` has so many `columns`. A place that `marks` pieces shows such as lie elsewhere too, like a
    card that is chosen and still in hand: they do not count twice.
    """

    id: str
    holds: str
    room: int
    count: str = ""
    each: bool = False
    seen: Seen = "all"
    layout: Layout = "row"
    columns: int = 0
    marks: bool = False

    def zone(self, seat: int | None) -> str:
        """The name of the zone on the board."""
        return f"{self.id}-{seat}" if self.each else self.id

    def seats(self, game: Game) -> Sequence[int | None]:
        return range(game.players) if self.each else (None,)

    def sees(self, viewer: int | None, owner: int | None) -> bool:
        return self.seen == "all" or (self.seen == "owner" and viewer is not None and viewer == owner)

    def spaces(self, game: Game, seat: int | None) -> list[int]:
        """What lies there, NONE for empty spaces."""
        value = getattr(game, self.holds)
        held = [value] if isinstance(value, int) else list(value)
        start = (seat or 0) * self.room
        return held[start : start + self.in_use(game, seat)]

    def in_use(self, game: Game, seat: int | None) -> int:
        if not self.count:
            return self.room
        counted = getattr(game, self.count)
        return int(counted if isinstance(counted, int) else counted[seat or 0])

    def pieces(self, game: Game, seat: int | None) -> list[int]:
        """The pieces that lie there; those of a hand in the order of their kinds."""
        found = [kind for kind in self.spaces(game, seat) if kind != NONE]
        return sorted(found) if self.layout == "fan" else found


@dataclass(frozen=True)
class Number:
    """An attribute that holds no piece: a round, a phase, a seat, with the least and the highest it can be.

    With `each` it is an array with a number for every seat; `size` is the length of any other array. With `seat` it
    names a seat, or −1, and learning programs see it counted from their own. `hidden` numbers are seen by nobody.
    """

    name: str
    low: int = 0
    high: int = 0
    each: bool = False
    size: int = 1
    seat: bool = False
    hidden: bool = False


@dataclass(frozen=True)
class Act:
    """A kind of move with so many moves, which have numbers in a row. `name` is part of its message: `CODE-move-NAME`.

    Move number i of it moves the piece number `piece` + i, or goes to space i of the zone `target` if `spaces` is set.
    `names` is its notation; by default the piece's name, the number of the space, or the name of the act itself. `rule`
    is the id of the rule by which it is refused.
    """

    name: str
    count: int = 1
    piece: int | None = None
    origin: str = ""
    target: str = ""
    spaces: bool = False
    names: tuple[str, ...] = ()
    rule: str = ""


class Tells:
    """An event that a note of the journal tells: its type, and what the numbers of the note are called.

    A field is `name` or `name=kind`: `seat` and `card=piece` name a seat and a piece, anything else is a number. Only
    the seat in the field `seat` is told the fields in `secret`, by the message `CODE-event-TYPE-own`.
    """

    def __init__(self, type: str, *fields: str, secret: tuple[str, ...] = ()) -> None:
        self.type = type
        self.fields = [field.partition("=") for field in fields]
        self.secret = secret

    def data(self, note: Sequence[int], kinds: Sequence[Kind]) -> Json:
        """The numbers of a note by name; pieces by their names."""
        return {
            name: kinds[number].name if kind == "piece" else number
            for (name, _, kind), number in zip(self.fields, note, strict=False)
        }

    def arguments(self, note: Sequence[int], kinds: Sequence[Kind]) -> dict[str, Any]:
        """The same as arguments of a sentence."""
        return {
            name: kinds[number].argument() if kind == "piece" else {"$seat": number} if is_seat(name, kind) else number
            for (name, _, kind), number in zip(self.fields, note, strict=False)
        }


def is_seat(name: str, kind: str) -> bool:
    return (kind or name) == "seat"
