"""The contract of a game as people meet it: one specification, made of parts, all of them for the same position class.

`rules.py` knows the game in numbers. The parts turn these into words, boards and files, and back.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from .blanks import Blank
from .complaints import BadEdition, Complaint, Difference, Place, differences, head_complaints
from .edition import Component, Edition, house_edition, parse_toml, unmarked
from .event import Deed, Event, Note
from .facts import Facts
from .features import Features
from .game import MOVES_AT_ONCE, SEATS, Game
from .judge import Tally
from .observe import NUMBERS, Observer, Sheet
from .play import Policy
from .problem import BadInput, Illegal
from .proposal import Proposals
from .search import MOVE_SPACE
from .sides import beside, is_compiled
from .text import Json, Say, Text

if TYPE_CHECKING:
    from rich.console import RenderableType

G = TypeVar("G", bound=Game)


class Moves(ABC, Generic[G]):
    """The moves by name: what people type and read, and what programs send."""

    count: int  # the size of the move space
    at_once: int = 0  # how many can be legal for a seat at the same time; 0: all of them

    @abstractmethod
    def names(self, game: G) -> Sequence[str]:
        """The short name of every move, by its number."""

    def notation(self, game: G, move: int) -> str:
        return self.names(game)[move]

    def parse(self, game: G, notation: str) -> int:
        """The move of this name; `BadInput` if there is none."""
        names = self.names(game)
        try:
            return names.index(notation)  # as programs and the page write it
        except ValueError:
            typed = self.tidied(notation)
        if typed not in names:
            raise BadInput("problem-move-unreadable", move=notation[:80])
        return names.index(typed)

    def tidied(self, notation: str) -> str:
        """A typed notation as it is written in `names`."""
        return notation.replace("−", "-").replace(" ", "").upper()

    @abstractmethod
    def json(self, game: G, move: int) -> Mapping[str, object]:
        """The move spelled out, in one of the shapes of moves."""

    def from_json(self, game: G, spelled: Json) -> int:
        """The move of this JSON form; `BadInput` if there is none."""
        for move in range(self.count):
            if self.json(game, move) == spelled:
                return move
        raise BadInput("problem-move-unreadable", move=str(spelled)[:80])

    @abstractmethod
    def text(self, game: G, move: int) -> Text:
        """What a player would call the move."""

    def clues(self, game: G, steps: Sequence[int]) -> list[Text]:
        """What a tutor says before it names the move of these steps: where to look, then which kind of move."""
        return []

    def told(self, game: G, moves: Sequence[int]) -> list[Json]:
        """The legal moves of a seat as views list them."""
        return [
            {"move": self.notation(game, move), "text": self.text(game, move), "json": self.json(game, move)}
            for move in moves
        ]

    def readings(self, game: G, seat: int, typed: str) -> list[list[int]]:
        """Guesses at a typed line that is no move: each guess is a list of moves. By default there are none."""
        return []


class Views(ABC, Generic[G]):
    """What people see of a position, and what they are told about events.

    `all_open` says that no seat may ever know more than another: such a game needs no `determinize`.
    """

    all_open = False

    def board(self, game: G, seat: int | None) -> Json:
        """The position as the seat or a spectator may see it, in the shape of the board."""
        return {**self.open_board(game), **self.own_board(game, seat)}

    @abstractmethod
    def open_board(self, game: G) -> Mapping[str, object]:
        """What everybody sees of the position."""

    @abstractmethod
    def own_board(self, game: G, seat: int | None) -> Mapping[str, object]:
        """The rest of the board, which depends on the seat. Its field names are the same for all seats."""

    @abstractmethod
    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        """A board, as `board` made it, drawn for a terminal."""

    @abstractmethod
    def hidden(self, game: G, seat: int | None) -> dict[str, list[str]]:
        """What the seat or a spectator may not know, by its place. Used to check that nothing leaks."""

    @abstractmethod
    def prompt(self, game: G, seat: int | None) -> Text:
        """One sentence: what is going on, and what is asked of the reader."""

    @abstractmethod
    def why_not(self, game: G, seat: int, move: int) -> Illegal:
        """Why a move is not legal: the rule and a sentence, made only from what the seat may know."""

    @abstractmethod
    def events(self, game: G, notes: Sequence[Note]) -> list[Event]:
        """The events that the journal's notes describe, in the order of the rules."""

    def deeds(self, event: Event) -> Iterable[Deed]:
        """The deeds in this event that may have helped a seat to win."""
        return ()

    @abstractmethod
    def result(self, game: G) -> Json:
        """Once the game is over: winners, scores, and the reason as a text."""


class Positions(ABC, Generic[G]):
    """Positions as data that a person can read and write: what FEN is to chess."""

    @abstractmethod
    def write(self, game: G) -> Json:
        """The whole position as data, including everything hidden."""

    @abstractmethod
    def read(self, game: G, position: Json) -> None:
        """Set up a new game from the data. `BadInput` says precisely what is wrong; then the game stays as it was."""

    @abstractmethod
    def broken(self, game: G) -> list[str]:
        """Every invariant this position breaks: none, unless the rules are wrong."""

    def unfit(self, game: G) -> Iterable[tuple[str, list[str]]]:
        """What does not fit about these positions: the kind of fault, and the attributes. Asked when a game registers."""
        return ()


class Editions(ABC, Generic[G]):
    """The components of the game: editions read from files, and what the rules need of them.

    `identity` names the tables of a file and, for lists, the fields by which an entry is told from the others.
    """

    code: str
    identity: ClassVar[Mapping[str, tuple[str, ...]]]

    def read(self, source: str | None = None, where: str = "edition.toml") -> Edition:
        """Read and validate an edition, by default the one that comes with the game. `where` names the file in complaints."""
        return _read_edition(self, source, where)

    def check(self, content: Json) -> list[Complaint]:
        """Everything that is wrong with the content of a file, and then everything that looks odd."""
        sheet = Place(content)
        head_complaints(sheet, self.code, tuple(self.identity))
        self.inspect(sheet)
        if sheet.sound:
            unmarked(sheet, self.standard(), self.identity)
        return sorted(sheet.found, key=lambda complaint: complaint.warning)

    def standard(self) -> Json:
        """The content of the edition that comes with the game."""
        return _house_content(type(self).__module__.rpartition(".")[0])

    def is_standard(self, edition: Edition) -> bool:
        return edition.digest == self.read().digest

    def differences(self, content: Json) -> list[Difference]:
        """What differs from the edition that comes with the game."""
        return differences(self.standard(), content, self.identity)

    def changed(self, old: Edition, new: Edition) -> list[Json]:
        """The cards that are not the same in two editions, each as the deed of playing or getting it names it."""
        return []

    def blanks(self, table: str, entry: Json) -> list[Blank]:
        """What can be filled in at an entry of this table, and what the rulebook fixes there. The entry may be unsound."""
        return []

    @abstractmethod
    def inspect(self, sheet: Place) -> None:
        """Complain of everything that is wrong with an edition file, as far as the rules depend on it."""

    @abstractmethod
    def parts(self, content: Json) -> Any:
        """What `arguments` needs from a valid edition file."""

    def titles(self, content: Json) -> dict[str, str]:
        """Names that a valid edition file gives to its components, by the message that they stand for."""
        return {}

    @abstractmethod
    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        """The arguments of the position class."""

    def components(self, edition: Edition, new: Callable[[int], G]) -> list[Component]:
        """The components of an edition. `new` makes an empty position to look them up in."""
        return []


@lru_cache(maxsize=64)  # some are long files, and they are read for every new game
def _read_edition(editions: Editions[Any], source: str | None, where: str) -> Edition:
    home = type(editions).__module__.rpartition(".")[0]
    written = house_edition(home) if source is None else source
    content = parse_toml(written, where)
    found = editions.check(content)
    wrong = [complaint for complaint in found if not complaint.warning]
    if wrong:
        raise BadEdition(where, wrong)
    parts, titles = editions.parts(content), editions.titles(content)
    return Edition(editions.code, content["name"], written, parts, content, titles, tuple(found))


@lru_cache(maxsize=16)
def _house_content(package: str) -> Json:
    return parse_toml(house_edition(package), "edition.toml")


@dataclass(frozen=True)
class Shapes:
    """What a game tells programs, declared as `TypedDict`s: its board, the data of each type of event, its moves.

    The page's types and the tables of docs/protocol.md are generated from them. The docstrings of classes and, right
    under each field, of fields go there too. A field of an event that only the seat itself receives is `NotRequired`.
    """

    board: type
    events: Mapping[str, type]
    moves: object  # a union: each member has a `type` of its own


class Levels(NamedTuple):
    """How many simulations each level of search makes, from the weakest to the strongest."""

    easy: int = 0
    medium: int = 0
    hard: int = 0
    expert: int = 0
    master: int = 0


@dataclass(frozen=True)
class Judging:
    """How nets play the game: the features they look at, and how long each level thinks where weights fit.

    `simulations` are those of two players; more players get more in proportion, as a playout takes longer the more play.
    A level with no simulations plays positions out even there.
    """

    features: type[Features]
    simulations: Levels
    explore: float = 0.3


@dataclass(frozen=True)
class Bots(Generic[G]):
    """What bots know of the game: a rule of thumb, how search plays positions out, and how long each level thinks.

    The levels easy and medium choose among all moves that seem to cost at most so much of the win as `ease` says, as
    beginners do. `explore` says how readily search tries what looks worse. In a game that is often far from even,
    *expert* and *master* go by the mean of each position and explore that much (`by_mean`). With `judging` a net can be
    trained for the game.
    """

    greedy: Callable[[G], Policy]
    playout: Callable[[G], Policy]
    simulations: Levels
    explore: float
    ease: tuple[float, float] = (0.1, 0.0)
    judging: Judging | None = None
    by_mean: float | None = None


@dataclass(frozen=True)
class Field:
    """Some numbers of an observation: where they start, how many, how low and high they go, and what they mean."""

    start: int
    name: str
    size: int
    low: int
    high: int
    meaning: str


@dataclass(frozen=True)
class Learning(Generic[G]):
    """The game for learning programs: what a seat may know as a row of numbers, and what each of them means.

    `version` rises when rules, observations or rewards of its learning environments change.
    """

    observer: Callable[[G, Sheet], Observer]
    fields: tuple[Field, ...]
    version: int = 1

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)


@dataclass(frozen=True)
class Fact:
    """Something that a tally counts, and that may say why a move is better: by the message `<game>-fact-<name>`.

    `good` is 1 if more of it speaks for a move, −1 if less of it does. A `chance` is 0 or 1 in each simulation and is said
    in per cent. A fact with `each` is counted for several things: for every seat, or of another thing as often as `size`
    says; the sentence gets the one that differs most, as an argument of that name, counted from 1.
    """

    name: str
    good: int
    chance: bool = False
    each: str = ""
    size: int = 1


MINE = Fact("mine", 1)
THEIRS = Fact("theirs", -1, each="seat", size=SEATS)


def plain_tally(game: Game) -> Tally:
    """Counts nothing but the margin."""
    return beside(game, Tally)(game)


@dataclass(frozen=True)
class Study(Generic[G]):
    """What is counted when the options of a decision are compared.

    `facts` says what the numbers of the tally are, in their order: first what the seat and what each seat collects.
    `sharpness` says how fast the accuracy of a player falls with what decisions cost on average: it is fitted so that an
    expert of this game has some 95 %, the level medium some 80 % (docs/study.md).
    """

    tally: Callable[[G], Tally] = plain_tally
    facts: tuple[Fact, ...] = ()
    sharpness: float = 10.0


@dataclass(frozen=True)
class GameSpec(Generic[G]):
    """One game: the position class and everything that is said about it.

    A game whose moves take many steps can have `proposals`: whole moves for people who say only where to.
    """

    rules: type[G]
    facts: Facts
    moves: Moves[G]
    views: Views[G]
    positions: Positions[G]
    bots: Bots[G]
    learning: Learning[G]
    editions: Editions[G]
    shapes: Shapes
    study: Study[G] = Study()
    proposals: Proposals[G] | None = None

    @property
    def code(self) -> str:
        return self.facts.code

    @property
    def home(self) -> str:
        """The package that the game is in, with its words, weights and examples."""
        package, _, module = self.rules.__module__.rpartition(".")
        return package or module

    def new(self, players: int, options: dict[str, str], edition: Edition | None = None) -> G:
        """An empty position; `deal` it, or set one up with `positions.read`."""
        self.facts.check_players(players)
        settled = self.facts.settle_options(options)
        self.facts.check_options(players, settled)
        return self.rules(*self.editions.arguments(players, settled, edition or self.editions.read()))

    def components(self, edition: Edition | None = None) -> list[Component]:
        """The components of an edition, by default the game's own, for people to browse; none if the table shows them all."""
        chosen = edition or self.editions.read()
        return self.editions.components(chosen, lambda players: self.new(players, {}, chosen))


AnyGame = GameSpec[Any]
"""Any game: for code that passes positions on without looking into them."""

# Methods that a position class must define itself.
RULES = ("deal", "waiting", "legal", "apply", "determinize", "finish")


def check_spec(spec: AnyGame) -> None:
    """Refuse a game that does not fit: a method of the rules is missing, or a limit is exceeded."""
    missing = [name for name in RULES if not defines(spec.rules, name)]
    if spec.views.all_open and "determinize" in missing:
        missing.remove("determinize")
    if missing:
        raise BadInput("problem-game-incomplete", game=spec.code, missing=missing)
    limits = {
        "players": (spec.facts.players[-1], SEATS),
        "moves": (spec.moves.count, MOVE_SPACE),
        "at-once": (spec.moves.at_once or spec.moves.count, MOVES_AT_ONCE),
        "numbers": (spec.learning.size, NUMBERS),
    }
    for what, (found, limit) in limits.items():
        if found > limit:
            raise BadInput("problem-game-limit", game=spec.code, what=what, found=found, limit=limit)


def check_parts(spec: AnyGame) -> None:
    """Refuse a game from outside whose parts do not fit together: made once for each number of players, and tried."""
    for players in spec.facts.players:
        game = _tried(spec, players, partial(_new_copy, spec, players))
        for fault, names in spec.positions.unfit(game):
            raise BadInput("problem-game-declared", game=spec.code, fault=fault, names=names)
        made = _tried(spec, players, partial(_parts_for, spec, game))
        strange = [name for name, part in made.items() if is_compiled(type(part)) != is_compiled(spec.rules)]
        if strange:
            raise BadInput("problem-game-mixed", game=spec.code, parts=strange)


def _tried(spec: AnyGame, players: int, make: Callable[[], Any]) -> Any:
    try:
        return make()
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise BadInput("problem-game-unmade", game=spec.code, players=players, detail=detail) from error


def _new_copy(spec: AnyGame, players: int) -> Any:
    """A copy of a new position: so `empty` is tried too."""
    return spec.new(players, {}).clone()


def _parts_for(spec: AnyGame, game: Any) -> dict[str, object]:
    """The parts that are made for one position."""
    return {
        "greedy": spec.bots.greedy(game),
        "playout": spec.bots.playout(game),
        "observer": spec.learning.observer(game, beside(game, Sheet)()),
        "tally": spec.study.tally(game),
    }


def defines(rules: type[Game], method: str) -> bool:
    """Does this class of positions define the method itself? (Compiled, Python cannot see the base class's own.)"""
    return any(method in vars(kind) for kind in rules.__mro__ if kind.__name__ not in (Game.__name__, "object"))
