"""A game as people meet it: its seats and options, the names of its moves, what each seat sees.

`rules.py` knows the game in numbers; a `GameKind`, in the game's `table.py`, turns those into words and back.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .edition import Edition
from .game import NOTE_SIZE, Game
from .observe import Observer, Sheet
from .play import Policy
from .problem import BadInput, Illegal, Text

if TYPE_CHECKING:
    from rich.console import RenderableType

Json = dict[str, Any]
Say = Callable[[Text], str]
"""Says a text in a reader's language."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values as text, the default, and the rule it stands in.

    `players` names the numbers of players that a value is only for.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    players: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


def read_options(written: Sequence[str]) -> dict[str, str]:
    """Options as people type them, `name=value` each."""
    for option in written:
        if "=" not in option:
            raise BadInput("terminal-bad-option", option=option)
    return dict(option.split("=", 1) for option in written)


@dataclass(frozen=True)
class Component:
    """Something in the box: its name, how many there are, where that is known from, and what is on it."""

    name: str
    copies: int
    source: str
    data: Json


@dataclass(frozen=True)
class Section:
    """A heading of the rules with the ids under it."""

    title: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Event:
    """Something that happened. `own` holds what single seats see instead of the public data and text."""

    type: str
    data: Json
    text: Text | None
    own: dict[int, tuple[Json, Text | None]] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> Json:
        data, words = self.own.get(seat, (self.data, self.text)) if seat is not None else (self.data, self.text)
        return {"type": self.type, "data": data, "text": words}


@dataclass(frozen=True)
class Deed:
    """Something a seat did or got that may win games, for measuring what does: the kind of deed (named under
    `<code>-deed-<group>`), what it was (as an argument of a text), and how much it brought where that can be counted."""

    seat: int
    group: str
    name: Json
    amount: int = 1


@dataclass(frozen=True)
class Field:
    """Some numbers of an observation: where they start, how many, how low and high they go, and what they mean."""

    start: int
    name: str
    size: int
    low: int
    high: int
    meaning: str


class GameKind(ABC):
    """One game of the house. Everything people see of a position passes through here."""

    code: str
    rules_version: int
    players: range
    options: tuple[Option, ...]
    sections: tuple[Section, ...]
    designer: str
    publisher: str
    minutes: int
    move_count: int
    simulations: tuple[int, int, int, int]  # how long bots of the levels easy, medium, hard and expert think
    slips = 0  # how many of a hundred choices the level easy leaves to chance, as beginners do
    explore: float
    peer: str  # the OpenSpiel game nearest to it, for measuring speed against
    rules: type[Game]
    observation: tuple[Field, ...]
    # Whether a move can bring to light what was hidden though chance does nothing and no choice in secret is opened.
    shows_by_rule = True
    environment_version = 1  # rises when rules, observations or rewards of its learning environments change

    # --- a new position -----------------------------------------------------------------------------

    def check_players(self, players: int) -> None:
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            how_many = str(low) if low == high else f"{low}–{high}"
            raise BadInput("problem-players", game=self.code, players=players, range=how_many)

    def settle_options(self, wished: dict[str, str]) -> dict[str, str]:
        """The options in full: those wished for, checked, and the defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name, value in wished.items():
            if name not in known:
                raise BadInput("problem-option-unknown", game=self.code, name=name, known=list(known))
            if value not in known[name].values:
                raise BadInput("problem-option-value", name=name, value=str(value), known=list(known[name].values))
        return {name: wished.get(name, option.default) for name, option in known.items()}

    def new(self, players: int, options: dict[str, str], edition: Edition | None = None) -> Game:
        """An empty position; `deal` it, or set one up with `set_position`."""
        self.check_players(players)
        settled = self.settle_options(options)
        self.check_options(players, settled)
        return self.rules(*self.arguments(players, settled, edition or self.edition()))

    def check_options(self, players: int, options: dict[str, str]) -> None:
        """Some values of an option fit only some numbers of players."""
        for option in self.options:
            value = options[option.name]
            if players not in option.players.get(value, (players,)):
                raise BadInput("problem-option-players", name=option.name, value=value, players=players)

    @abstractmethod
    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        """What `rules` is made with."""

    @abstractmethod
    def edition(self, source: str | None = None, where: str = "edition.toml") -> Edition:
        """Read and validate an edition; without a source, the house's own."""

    def components(self) -> list[Component]:
        """The house edition's components for people to leaf through; none where the table shows them all."""
        return []

    # --- moves --------------------------------------------------------------------------------------

    @abstractmethod
    def names(self, game: Game) -> list[str]:
        """The short name of every move, by its number."""

    def notation(self, game: Game, move: int) -> str:
        return self.names(game)[move]

    def parse(self, game: Game, notation: str) -> int:
        """The move of this name; `BadInput` if there is none."""
        try:
            return self.names(game).index(self.tidied(notation))
        except ValueError:
            raise BadInput("problem-move-unreadable", move=notation[:80]) from None

    def tidied(self, notation: str) -> str:
        """A typed notation as it is written in `names`."""
        return notation.replace("−", "-").replace(" ", "").upper()

    @abstractmethod
    def move_json(self, game: Game, move: int) -> Json:
        """The move spelled out."""

    def from_json(self, game: Game, spelled: Json) -> int:
        """The move so spelled out; `BadInput` if there is none."""
        for move in range(self.move_count):
            if self.move_json(game, move) == spelled:
                return move
        raise BadInput("problem-move-unreadable", move=str(spelled)[:80])

    @abstractmethod
    def move_text(self, game: Game, move: int) -> Text:
        """What a player would call it."""

    def readings(self, game: Game, seat: int, typed: str) -> list[list[int]]:
        """What a typed line that is no move may mean, each as the moves that do it; by default nothing."""
        return []

    @abstractmethod
    def why_not(self, game: Game, seat: int, move: int) -> Illegal:
        """Why a move that is not legal is not: the rule and a sentence, from what the seat may know."""

    # --- what people see ----------------------------------------------------------------------------

    def board(self, game: Game, seat: int | None) -> Json:
        """The position as the seat, or a spectator, may see it."""
        return self.open_board(game) | self.own_board(game, seat)

    @abstractmethod
    def open_board(self, game: Game) -> Json:
        """What everybody sees of the position."""

    @abstractmethod
    def own_board(self, game: Game, seat: int | None) -> Json:
        """The rest of it: what depends on the eyes; its names are the same for all."""

    @abstractmethod
    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        """A board, as `board` made it, drawn for a terminal."""

    @abstractmethod
    def hidden(self, game: Game, seat: int | None) -> dict[str, list[str]]:
        """What the seat, or a spectator, may not know, by the place where it lies; for checking that nothing leaks."""

    @abstractmethod
    def prompt(self, game: Game, seat: int | None) -> Text:
        """One sentence: what is going on, and what is asked of the reader."""

    @abstractmethod
    def events(self, game: Game, notes: Sequence[tuple[int, ...]]) -> list[Event]:
        """What the journal's notes tell, in the order of the rules."""

    def deeds(self, event: Event) -> Iterable[Deed]:
        """What in this event may have helped somebody to win."""
        return ()

    @abstractmethod
    def result(self, game: Game) -> Json:
        """Once over: winners, scores, and the reason as a text."""

    # --- positions ----------------------------------------------------------------------------------

    @abstractmethod
    def position(self, game: Game) -> Json:
        """The whole truth, as data that a person can read and write."""

    @abstractmethod
    def set_position(self, game: Game, position: Json) -> None:
        """Set a new game up so; `BadInput` says precisely what is wrong with it."""

    @abstractmethod
    def broken(self, game: Game) -> list[str]:
        """Every invariant this position breaks: none, unless the rules are wrong."""

    # --- bots ---------------------------------------------------------------------------------------

    @abstractmethod
    def greedy(self, game: Game) -> Policy:
        """A player with one rule of thumb."""

    @abstractmethod
    def playout(self, game: Game) -> Policy:
        """How search plays positions out, and what it strives for."""

    # --- learning -----------------------------------------------------------------------------------

    @property
    def observation_size(self) -> int:
        return sum(field.size for field in self.observation)

    @abstractmethod
    def observer(self, game: Game, sheet: Sheet) -> Observer:
        """Writes what the seats of this position may know, as `observation` says, into the sheet."""

    # --- the whole of it ----------------------------------------------------------------------------

    def info(self) -> Json:
        """What a page needs to offer the game."""
        return {
            "code": self.code,
            "players_min": self.players[0],
            "players_max": self.players[-1],
            "designer": self.designer,
            "publisher": self.publisher,
            "minutes": self.minutes,
            "options": [
                {
                    "name": option.name,
                    "values": list(option.values),
                    "default": option.default,
                    "rule": option.rule,
                    "players": {value: list(counts) for value, counts in option.players.items()},
                }
                for option in self.options
            ],
            "rules": [{"title": s.title, "rules": list(s.rules)} for s in self.sections],
        }


def seats_in(mask: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def take_notes(game: Game) -> list[tuple[int, ...]]:
    """Empty a position's journal."""
    notes = game.journal()
    game.note_count = 0
    return [tuple(notes[at : at + NOTE_SIZE]) for at in range(0, len(notes), NOTE_SIZE)]
