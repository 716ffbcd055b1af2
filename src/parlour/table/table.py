"""A game in progress, as everybody at the table may use it.

>>> table = Table("ninjan", players=2, seed=bytes(32))
>>> table.waiting
(0, 1)
>>> table.play(0, table.moves(0)[0])
>>> table.waiting
(1,)
"""

from bisect import bisect_right
from copy import copy
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

from ..core.edition import Edition
from ..core.game import Game
from ..core.kind import Event, GameKind, Json, seats_in, take_notes
from ..core.problem import BadInput, Illegal
from ..core.rng import Rng
from ..games import find
from .shuffle import SEED_BYTES, Recorded, Shuffle, commitment, new_seed


class Play(NamedTuple):
    """One move of the log, in notation."""

    seat: int
    move: str


@dataclass(frozen=True)
class Sight:
    """All that a bot gets: a position in which everything its seat may not know has been redealt."""

    game: str
    players: int
    options: dict[str, str]
    edition: str
    seat: int
    position: Json

    def restore(self) -> tuple[GameKind, Game]:
        kind = find(self.game)
        game = kind.new(self.players, self.options, kind.edition(self.edition))
        kind.set_position(game, self.position)
        return kind, game


@cache
def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seats_in(mask))


class Table:
    """The position, how it came about, and the one door for moves (`play`).

    Everything a person or bot is told comes from `view`, `events`, `why_not` or `sight`, which know who asks.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        edition: Edition | None = None,
        seed: bytes | None = None,
        chance: list[list[int]] | None = None,
        deal: bool = True,
    ) -> None:
        self.kind: GameKind = find(game)
        self.players = self.kind.players[0] if players is None else players
        self.options = self.kind.settle_options(options or {})
        self.edition = edition or self.kind.edition()
        self.game: Game = self.kind.new(self.players, self.options, self.edition)
        if seed is not None and len(seed) != SEED_BYTES:
            raise BadInput("problem-seed", size=SEED_BYTES)
        self.seed = seed or new_seed()
        self.shuffle: Shuffle | Recorded = Shuffle(self.seed) if chance is None else Recorded(chance)
        self.log: list[Play] = []
        self.quiet: list[bool] = []  # for each move: whether the one who made it learned nothing by it
        self.chance: list[list[int]] = []
        self.bounds: list[list[int]] = []
        self.happened: list[tuple[int, Event]] = []
        self._turns = [0] * self.players
        self.game.listening = 1
        if deal:
            self.game.deal(self.shuffle.rng)
            self._write_down()

    # --- whose turn -----------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return len(self.log)

    @property
    def over(self) -> bool:
        return bool(self.game.over)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; several while choices are secret."""
        return _seats(self.game.waiting())

    @cached_property
    def commitment(self) -> str:
        """The promise of the shuffle, to be shown before the first move."""
        return commitment(self.seed)

    def turn(self, seat: int) -> int:
        """How many moves this seat has made."""
        return self._turns[seat]

    # --- moves ----------------------------------------------------------------------------------------

    def moves(self, seat: int) -> list[str]:
        """The seat's legal moves, in notation."""
        return [self.kind.notation(self.game, move) for move in sorted(self._legal(seat))]

    def play(self, seat: int, move: str) -> None:
        """Make a move, or raise `BadInput` (it cannot be read) or `Illegal` (a rule forbids it now)."""
        refusal = self.why_not(seat, move)
        if refusal:
            raise refusal
        number = self.kind.parse(self.game, move)
        drawn, unseen = len(self.chance), self._unseen(seat)
        self.game.apply(seat, number, self.shuffle.rng)
        self.log.append(Play(seat, self.kind.notation(self.game, number)))
        self._turns[seat] += 1
        self._write_down()
        self.quiet.append(len(self.chance) == drawn and self._unseen(seat) == unseen)

    def _unseen(self, seat: int) -> object:
        """What a move can bring to light for the seat without chance: the others' choices in secret, or anything."""
        if self.kind.shows_by_rule:
            return self.kind.hidden(self.game, seat)
        return [other for other in range(self.players) if other != seat and self.game.sealed(other) >= 0]

    def why_not(self, seat: int, move: str) -> BadInput | Illegal | None:
        """Why the seat may not make this move now; None if it may."""
        if seat not in range(self.players):
            return BadInput("problem-seat", seat=seat, players=self.players)
        try:
            number = self.kind.parse(self.game, move)
        except BadInput as unreadable:
            return unreadable
        if number in self._legal(seat):
            return None
        return self.kind.why_not(self.game, seat, number)

    def _legal(self, seat: int) -> list[int]:
        return self.game.legal_moves(seat) if seat in self.waiting else []

    def _write_down(self) -> None:
        if self.shuffle.rng.used:
            self.bounds.append(list(self.shuffle.rng.bounds[: self.shuffle.rng.used]))
            self.chance.append(self.shuffle.drawn())
        events = self.kind.events(self.game, take_notes(self.game))
        self.happened += [(self.number, event) for event in events]

    # --- what each seat is told -----------------------------------------------------------------------

    def open_view(self) -> Json:
        """What everybody may know of the position; who tells several seats of it need not look at it for each."""
        game, kind = self.game, self.kind
        return {
            "game": kind.code,
            "players": self.players,
            "number": self.number,
            "waiting": list(self.waiting),
            "over": self.over,
            "result": kind.result(game) if self.over else None,
            "board": kind.open_board(game),
        }

    def view(self, seat: int | None = None, open_view: Json | None = None) -> Json:
        """What a seat, or a spectator, may know of the position."""
        game, kind = self.game, self.kind
        known = open_view or self.open_view()
        mine = [] if seat is None else sorted(self._legal(seat))
        moves = [
            {"move": kind.notation(game, m), "text": kind.move_text(game, m), "json": kind.move_json(game, m)}
            for m in mine
        ]
        return known | {
            "seat": seat,
            "turn": 0 if seat is None else self.turn(seat),
            "moves": moves,
            "prompt": kind.prompt(game, seat),
            "board": known["board"] | kind.own_board(game, seat),
        }

    def events(self, seat: int | None = None, after: int = -1) -> list[Json]:
        """What has happened with moves past `after` (the deal is number 0), as the seat may see it."""
        first = bisect_right(self.happened, after, key=lambda told: told[0])
        return [{"number": number, **event.seen_by(seat)} for number, event in self.happened[first:]]

    def sight(self, seat: int) -> Sight:
        """The position as this seat can imagine it: what it does not know is redealt by fresh chance."""
        imagined = self.game.clone()
        imagined.determinize(seat, Rng(int.from_bytes(new_seed()[:7], "big")))
        position = self.kind.position(imagined)
        return Sight(self.kind.code, self.players, self.options, self.edition.text, seat, position)

    def ahead(self) -> "Table":
        """A copy to look ahead with: moves on it fall as they will here. It takes no notes, so it tells no events."""
        copied = copy(self)
        copied.game = self.game.clone()
        copied.shuffle = self.shuffle.ahead()
        for name in ("log", "quiet", "chance", "bounds", "happened", "_turns"):
            setattr(copied, name, getattr(self, name)[:])
        return copied

    # --- positions and records ------------------------------------------------------------------------

    def position(self) -> Json:
        """The whole truth as data; `Table.from_position` sets it up again."""
        place: Json = {"game": self.kind.code, "players": self.players, "options": self.options}
        return place | self.kind.position(self.game)

    @classmethod
    def from_position(cls, position: Json, edition: Edition | None = None, seed: bytes | None = None) -> "Table":
        """A table at which play goes on from this position."""
        if not isinstance(position, dict) or not isinstance(position.get("game"), str):
            raise BadInput("problem-position", detail="it must be an object with a field 'game'")
        rest = {name: value for name, value in position.items() if name not in ("game", "players", "options")}
        players, options = position.get("players"), position.get("options", {})
        if type(players) is not int or not isinstance(options, dict):
            raise BadInput("problem-position", detail="players must be a whole number and options an object")
        table = cls(position["game"], players, options, edition, seed, deal=False)
        table.kind.set_position(table.game, rest)
        return table

    def record(self, seats: list[Json] | None = None) -> Json:
        """The whole game as data: what PGN is to chess."""
        from .record import write_record

        return write_record(self, seats or [])

    @classmethod
    def replay(cls, record: Any) -> "Table":
        """The table at the end of a record; `BadInput` says what is wrong with a bad one."""
        from .record import read_record

        return read_record(record)
