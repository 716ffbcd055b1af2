"""Everything that passes between the server and a browser, as Pydantic models.

This file is the protocol: FastAPI validates with it, `web/src/protocol.ts` is generated from it and
`docs/protocol.md` explains it. Words are never sent as sentences but as a `Text` (a key of the Fluent
catalogue with its arguments), so each reader sees them in their own language.
"""

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

Level = Literal["random", "greedy", "easy", "medium", "hard", "expert"]
Language = Literal["en", "ru", "cs", "uk"]


NAME_CHARACTERS = 24
JOINERS = "\u200c\u200d"  # invisible, but they make one emoji of several, and words of some scripts
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and symbols by class that look like nothing


def _name(name: str) -> str:
    """A name can be seen, stays on its line and does not turn the text around it about."""
    on_its_line = all(character.isprintable() or character in JOINERS for character in name)
    if len(name) > NAME_CHARACTERS or not on_its_line or not any(map(_can_be_seen, name)):
        # The type of the error is the key of the sentence that the house answers with.
        raise PydanticCustomError("problem-name", "a name is 1 to 24 characters, not all of them invisible")
    return name


def _can_be_seen(character: str) -> bool:
    """Letters, numbers, punctuation and symbols; a mark needs one of them to be put on."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANKS


Name = Annotated[str, StringConstraints(strip_whitespace=True), AfterValidator(_name)]
# With a limit on it Pydantic also refuses half a surrogate pair, which JSON can spell but no answer quote.
Word = Annotated[str, StringConstraints(max_length=40)]


class Message(BaseModel):
    """A message refuses fields it does not know, so a typing error never passes in silence."""

    model_config = ConfigDict(extra="forbid")


class Text(Message):
    """A sentence to be said in the reader's language.

    An argument is a number or string as it is; `{"$seat": 2}` stands for that player's name;
    `{"$text": "ninjan-card", …}` is a message of its own, with the other fields as its arguments;
    a list stands for its members, joined the way the language joins lists.
    """

    key: str
    args: dict[str, Any] = {}


# --- the games -------------------------------------------------------------------------------------


class Choice(Message):
    """An option of a game, and the values it may take; `players` names the numbers of players a value is only for."""

    name: str
    values: list[str]
    default: str
    rule: str
    players: dict[str, list[int]]


class Component(Message):
    """Something in a game's box: its name, how many there are, where that is known from, and what is on it."""

    name: str
    copies: int
    source: Literal["book", "public", "house"]
    data: dict[str, Any]


class RuleSection(Message):
    title: str
    rules: list[str]


class GameInfo(Message):
    """A game of the house. Its words are under `<code>-title`, `<code>-sentence`, `<code>-rule-<id>`."""

    code: str
    players_min: int
    players_max: int
    designer: str
    publisher: str
    minutes: int
    options: list[Choice]
    rules: list[RuleSection]
    levels: list[Level]


# --- people and tables -----------------------------------------------------------------------------


class Me(Message):
    """Who the reader is: a guest known by a signed cookie.

    Who has chosen no name is the guest of that number, for the page to say in the reader's language;
    `name` says it in English.
    """

    id: str
    name: str
    guest: int | None = None
    language: Language | None


class Rename(Message):
    name: Name | None = None
    language: Language | None = None


class SeatWish(Message):
    """Who shall sit there: the maker of the table, anybody with the link, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class NewTable(Message):
    game: Word
    options: dict[Word, Word] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]


class Seat(Message):
    """Who sits there; `guest` is the number of somebody who has chosen no name, as in `Me`."""

    kind: Literal["human", "open", "bot"]
    name: str | None = None
    guest: int | None = None
    level: Level | None = None
    online: bool = False
    you: bool = False


class TableInfo(Message):
    """What everybody may know of a table; the game begins by itself when no seat is open."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    state: Literal["open", "playing", "over"]
    commitment: str
    rematch: str | None = None


class Join(Message):
    seat: int | None = None


# --- a game in progress ----------------------------------------------------------------------------


class Move(Message):
    """A legal move: `move` is its notation, which is what a player sends back."""

    move: str
    text: Text
    json_form: Annotated[dict[str, Any], Field(alias="json")]


class Result(Message):
    winners: list[int]
    scores: list[int]
    reason: Text


class View(Message):
    """What one seat (or, with `seat` null, a spectator) may know of the position."""

    game: str
    players: int
    number: int
    seat: int | None
    turn: int
    waiting: list[int]
    moves: list[Move]
    prompt: Text
    over: bool
    result: Result | None
    board: dict[str, Any]


class Event(Message):
    """Something that happened, as the receiver may see it, in the order the rules say."""

    number: int
    type: str
    data: dict[str, Any]
    text: Text | None


class Step(Message):
    """A replay's frame: what happened with move `number`, and the view after it."""

    number: int
    seat: int | None
    move: str | None
    events: list[Event]
    view: View


class Replay(Message):
    table: TableInfo
    seat: int | None
    steps: list[Step]


class Thought(Message):
    """How a bot judges one move: `value` is the share of the win it expects, 0 to 1."""

    move: str
    text: Text
    visits: int
    value: float


class Analysis(Message):
    number: int
    seat: int
    played: str | None
    thoughts: list[Thought]


class Problem(Message):
    """Why a request was refused, and the rule it would have broken, if it was a rule."""

    text: Text
    rule: str | None = None


# --- the socket: what a browser says ---------------------------------------------------------------


class Play(Message):
    """Make a move. `turn` is the `turn` of the view it was chosen in, so nothing is ever played twice."""

    type: Literal["play"]
    id: str = Field(max_length=40)
    turn: int
    move: str = Field(max_length=80)


class Why(Message):
    """Ask why a move is not allowed."""

    type: Literal["why"]
    id: str = Field(max_length=40)
    move: str = Field(max_length=80)


FromBrowser = Annotated[Play | Why, Field(discriminator="type")]


# --- the socket: what the server says --------------------------------------------------------------


class Update(Message):
    """Sent on connecting (with all events after the number asked for) and after every move."""

    type: Literal["update"] = "update"
    table: TableInfo
    view: View | None
    events: list[Event]


class People(Message):
    """The table has changed but the position has not: somebody sat down, came or went."""

    type: Literal["people"] = "people"
    table: TableInfo


class Accepted(Message):
    type: Literal["accepted"] = "accepted"
    id: str
    number: int


class Refused(Message):
    type: Literal["refused"] = "refused"
    id: str | None
    problem: Problem


class Because(Message):
    """The answer to `why`; `problem` is null when the move is allowed."""

    type: Literal["because"] = "because"
    id: str
    problem: Problem | None


ToBrowser = Annotated[Update | People | Accepted | Refused | Because, Field(discriminator="type")]
