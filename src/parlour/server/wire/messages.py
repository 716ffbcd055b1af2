"""Everything that passes between the server and a browser, as Pydantic models.

This file is the protocol: the routes validate with it, `web/src/protocol.ts` is generated from it and
`docs/protocol.md` explains it. Words are never sent as sentences but as a `Text` (a key of the Fluent
catalogue with its arguments), so each reader sees them in their own language.
"""

import unicodedata
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    PlainSerializer,
    SecretStr,
    StringConstraints,
    WithJsonSchema,
)
from pydantic_core import PydanticCustomError

from ..domain.chairs import Level
from ..domain.names import JOINERS, can_be_seen, is_name, tidied
from ..domain.ratings import WhyUnrated

Language = Literal["en", "ru", "cs", "uk"]


def _name(written: str) -> str:
    name = tidied(written)
    if not is_name(name):
        # The type of the error is the key of the sentence that the server answers with.
        raise PydanticCustomError("problem-name", "a name is 1 to 24 characters, not all of them invisible or dots")
    return name


PASSWORD_CHARACTERS = range(8, 201)


def _password(password: SecretStr) -> SecretStr:
    """Keyboards encode one letter in several ways: all are the same password. Half a surrogate pair is no letter."""
    letters = unicodedata.normalize("NFC", password.get_secret_value())
    if len(letters) not in PASSWORD_CHARACTERS or any(unicodedata.category(letter) == "Cs" for letter in letters):
        raise PydanticCustomError("problem-password", "a password is 8 to 200 characters")
    return SecretStr(letters)


SAID_CHARACTERS = 300
MOVE_CHARACTERS = 200  # the most that the log can hold


def _said(text: str) -> str:
    """Text on one line that does not reverse the text around it."""
    on_its_line = all(c.isprintable() or c in JOINERS or unicodedata.category(c) == "Zs" for c in text)
    if len(text) > SAID_CHARACTERS or not on_its_line or not any(map(can_be_seen, text)):
        raise PydanticCustomError("problem-said", "what is said is 1 to 300 characters on one line")
    return text


Name = Annotated[str, AfterValidator(_name)]
Password = Annotated[
    SecretStr,
    AfterValidator(_password),
    WithJsonSchema({"type": "string", "format": "password", "minLength": 8, "maxLength": 200}),
]
Words = Annotated[str, StringConstraints(strip_whitespace=True), AfterValidator(_said)]
# With a length limit Pydantic also refuses half a surrogate pair, which JSON can hold but no answer can quote.
Word = Annotated[str, StringConstraints(max_length=40)]


Time = Annotated[datetime, PlainSerializer(lambda time: time.isoformat(timespec="milliseconds"), return_type=str)]


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
    """A game of the house. Its words are under `<code>-title`, `<code>-sentence`, `<code>-rule-<id>`.

    `sources` says what each rule rests on. The first is the source of `<code>-rule-<id>`; what rests on
    another is under `<code>-rule-<id>-<source>`.
    """

    code: str
    players_min: int
    players_max: int
    designer: str
    publisher: str
    minutes: int
    options: list[Choice]
    rules: list[RuleSection]
    sources: dict[str, list[Literal["book", "public", "house", "ruling"]]]
    levels: list[Level]


# --- people and tables -----------------------------------------------------------------------------


class Me(Message):
    """The reader: a guest known by a signed cookie, by the number `guest` if they have chosen no name.

    A guest without a chosen name is called by that number, for the page to say in the reader's language;
    `name` says it in English.
    """

    id: str
    name: str
    guest: int | None = None
    account: bool = False
    program: bool = False
    language: Language | None


class Rename(Message):
    name: Name | None = None
    language: Language | None = None


class NewAccount(Message):
    """Make an account of the guest who asks."""

    name: Name
    password: Password


class Login(Message):
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]
    password: Password


class NewPassword(Message):
    old: Password
    new: Password


class Farewell(Message):
    """Delete me; who has an account says the password once more."""

    password: Password | None = None


class NewProgram(Message):
    """Make an account for a program of the asking person."""

    name: Name


class Program(Message):
    """An account that a program of the reader plays with; `active` while it has a token."""

    id: str
    name: str
    active: bool


class ProgramToken(Message):
    """A program with its new token, which is told only once."""

    program: Program
    token: str


class SeatWish(Message):
    """Who shall sit there: the maker of the table, anybody with the link, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class Clock(Message):
    """How long people may think: `move` gives so many seconds for every move, `bank` gives them for the whole game.

    A bank grows by `increment` seconds with every move.
    """

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Field(ge=5, le=14 * 24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=24 * 3600)] = 0


class NewTable(Message):
    """`rated`: the game counts for the ratings, if nothing speaks against it in the end."""

    game: Word
    options: dict[Word, Word] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    listed: bool = False
    clock: Clock | None = None
    rated: bool = True
    programs: bool = False


class Player(Message):
    """Who sits there; `guest` is the number of somebody who has chosen no name, as in `Me`.

    A human with neither name nor number is somebody who has deleted everything about themselves.
    `asked`: the person is asked to play again and has not agreed yet.
    `program`: a program of somebody plays with this account.
    """

    kind: Literal["human", "open", "bot"]
    name: str | None = None
    guest: int | None = None
    account: bool = False
    program: bool = False
    level: Level | None = None
    asked: bool = False
    you: bool = False


class Seat(Player):
    """`ready`: does not keep the game from beginning. `stand_in`: the level of the bot that plays for the person now.

    `absent`: the table waits for somebody who has been away for so long that the others may let a stand-in play.
    `left_by`: the person who had this open seat and does not want to play, or left the game before a rematch.
    """

    online: bool = False
    ready: bool = True
    stand_in: Level | None = None
    absent: bool = False
    left_by: Player | None = None


class Clocks(Message):
    """How many milliseconds each seat had left at the server's time `at`, null for bots; those of `running` run on."""

    left: list[int | None]
    running: list[int]
    at: Time


class UndoOffer(Message):
    """Somebody would like to take their last move back; `moves` would go, once all `needed` seats have agreed."""

    number: int
    seat: int
    moves: int
    needed: list[int]


class RatingChange(Message):
    """The rating of a player before and after a game."""

    before: int
    after: int


class TableInfo(Message):
    """What everybody may know of a table; the game begins by itself when no seat is open and everybody is ready.

    `yours`: the reader made it and may say who sits where until it begins. `host`: the person who made it, null once
    they have deleted their data. `is_rematch`: the players of an earlier game are asked to play again.
    `programs`: whether programs may sit down. `unrated`: why the game does not count for the ratings; null while it
    does. `ratings`: how a rated game that is over changed them, by seat.
    """

    id: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    state: Literal["open", "playing", "over"]
    commitment: str
    rematch: str | None = None
    listed: bool
    yours: bool = False
    host: Player | None = None
    is_rematch: bool = False
    unrated: WhyUnrated | None = None
    ratings: list[RatingChange | None] | None = None
    clock: Clock | None = None
    clocks: Clocks | None = None
    undo: UndoOffer | None = None
    programs: bool = False


class Join(Message):
    seat: int | None = None


class Ready(Message):
    ready: bool


class Absent(Message):
    """Let a stand-in play for the person in that seat, who is away."""

    seat: int


class Turn(Message):
    """A running game in which it is the reader's turn; with a clock, until `due_at`.

    It is `pressing` when the clock runs or other people wait; bots alone have all the time there is.
    """

    id: str
    game: str
    due_at: Time | None
    pressing: bool


class ListedTable(Message):
    """A table in the lobby: one to sit down at (`open`), or to watch (`playing`)."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Player]
    state: Literal["open", "playing"]
    made_at: Time
    clock: Clock | None = None
    rated: bool
    programs: bool = False


# --- ratings and history ---------------------------------------------------------------------------


class Standing(Message):
    """A line of a game's leaderboard: an account (`name`), perhaps a program's, or a level of bots (`level`)."""

    name: str | None
    program: bool
    level: Level | None
    rating: int
    uncertainty: int
    games: int
    you: bool


class Strength(Message):
    """How strong somebody is at one game."""

    game: str
    rating: int
    uncertainty: int
    games: int


class PastGame(Message):
    """A table somebody sits or sat at. `places` (from 1) and `scores` are by seat, null until it is over.

    `id` is null for a reader who cannot have known of the table: it was private and they did not sit there.
    """

    id: str | None
    game: str
    options: dict[str, str]
    seats: list[Player]
    state: Literal["open", "playing", "over"]
    made_at: Time
    over_at: Time | None
    places: list[int] | None
    scores: list[int] | None
    rated: bool
    clock: Clock | None = None


class PastGames(Message):
    """The newest first; `next` is the `before` that asks for the following ones, null when these were the last."""

    games: list[PastGame]
    next: int | None


class Profile(Message):
    """What everybody may know of an account."""

    name: str
    program: bool
    since: Time
    strengths: list[Strength]
    finished: PastGames


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
    """What one seat (or, with `seat` null, a spectator) may know of the position.

    `undo`: whether the seat could take its last move back at once (`now`) or only if the others agree (`ask`).
    `draft`: the steps of the receiver's own half-made move; `moves` are then its next steps.
    """

    game: str
    players: int
    number: int
    seat: int | None
    turn: int
    waiting: list[int]
    moves: list[Move]
    draft: list[str] = []
    prompt: Text
    over: bool
    result: Result | None
    board: dict[str, Any]
    undo: Literal["now", "ask"] | None = None


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


class ReviewedOption(Message):
    """A move that was possible: `texts` names its steps, `chance` is what it leaves its player to win, 0 to 1.

    `error` is the standard error of that; `margin` is by how much one then leads or trails on average, in what the
    game counts.
    """

    move: str
    texts: list[Text]
    chance: float
    error: float
    margin: float


Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Decision(Message):
    """A choice that a seat had after `number` moves, judged from what the seat knew.

    `options` are the best ones, the best first, and what was `played` (its place among them). That cost so much of
    the chance to win, give or take `doubt`; `why` says what it changed.
    """

    number: int
    seat: int
    mark: Mark
    cost: float
    doubt: float
    played: int | None
    why: list[Text]
    options: list[ReviewedOption]


class Performance(Message):
    """How a seat has played. `accuracy` is 0 to 100; `marks` says how many decisions got each mark.

    `skill` (what its decisions cost), `others` (what theirs gave it) and `luck` add up to its result less an equal
    share of the win.
    """

    accuracy: float
    marks: dict[Mark, int]
    skill: float
    others: float
    luck: float


class Review(Message):
    """A finished game explained. `curve` has the chances of all seats before the first move, after it, and so on.

    `moments` are the numbers of the decisions that changed the chances most.
    """

    curve: list[list[float]]
    decisions: list[Decision]
    performances: list[Performance]
    moments: list[int]


class ReviewState(Message):
    """The review as far as it is: first nothing, then one made quickly, then the whole.

    Of the pass that is being made, `done` of `total` moments are ready. `review` is left out if the reader knows it.
    """

    stage: Literal["quick", "whole"] | None
    done: int
    total: int
    review: Review | None


class Problem(Message):
    """Why a request was refused, and the rule it would have broken, if it was a rule."""

    text: Text
    rule: str | None = None


# --- the socket: what a browser says ---------------------------------------------------------------


class Play(Message):
    """Make a move, all its steps separated by spaces. A half-made one is answered with a `draft`.

    `turn` is the `turn` of the view it was chosen in, so nothing is ever played twice.
    """

    type: Literal["play"]
    id: str = Field(max_length=40)
    turn: int
    move: str = Field(max_length=MOVE_CHARACTERS)


class Why(Message):
    """Ask why a move is not allowed."""

    type: Literal["why"]
    id: str = Field(max_length=40)
    move: str = Field(max_length=MOVE_CHARACTERS)


class Say(Message):
    """Say something to everybody at the table."""

    type: Literal["say"]
    id: str = Field(max_length=40)
    text: Words


class Mute(Message):
    """Hear no more, or hear again, what the person in that seat says."""

    type: Literal["mute"]
    id: str = Field(max_length=40)
    seat: int
    on: bool


class Undo(Message):
    """Take one's last move back, or ask the others to agree. `number` is that of the view it was wished in."""

    type: Literal["undo"]
    id: str = Field(max_length=40)
    number: int


class Agree(Message):
    """Answer the offer of that number to take a move back; with `on` false by the one who asked, it is withdrawn."""

    type: Literal["agree"]
    id: str = Field(max_length=40)
    number: int
    on: bool


FromBrowser = Annotated[Play | Why | Say | Mute | Undo | Agree, Field(discriminator="type")]


# --- the socket: what the server says --------------------------------------------------------------


class Update(Message):
    """Sent on connecting (with all events after the number asked for) and after every move.

    `anew`: moves were taken back; `events` are all that still stand, in place of everything told before.
    """

    type: Literal["update"] = "update"
    table: TableInfo
    view: View | None
    events: list[Event]
    anew: bool = False


class People(Message):
    """The table has changed but the position has not: somebody sat down, came or went."""

    type: Literal["people"] = "people"
    table: TableInfo


class Accepted(Message):
    type: Literal["accepted"] = "accepted"
    id: str
    number: int


class Drafted(Message):
    """The answer to a half-made move: the position as its maker sees it now, and what has happened in the move.

    Nobody else learns of it, and nothing is kept: the next `play` says all steps again. The update about the whole move
    tells these events once more.
    """

    type: Literal["draft"] = "draft"
    id: str
    view: View
    events: list[Event]


class Refused(Message):
    type: Literal["refused"] = "refused"
    id: str | None
    problem: Problem


class Because(Message):
    """The answer to `why`; `problem` is null when the move is allowed."""

    type: Literal["because"] = "because"
    id: str
    problem: Problem | None


class Notice(Message):
    """Something about the house that everybody at the table should see until it is no longer so (`text` null)."""

    type: Literal["notice"] = "notice"
    text: Text | None


class Said(Message):
    """Somebody at the table said something; `seat` is null for a spectator, `name` and `guest` are as in `Player`."""

    type: Literal["said"] = "said"
    number: int
    seat: int | None
    name: str | None
    guest: int | None
    text: str
    at: Time


class Chat(Message):
    """What was said last, without those the reader has muted. Sent on connecting and after a `mute`."""

    type: Literal["chat"] = "chat"
    said: list[Said]
    muted: list[int]


ToBrowser = Annotated[
    Update | People | Accepted | Drafted | Refused | Because | Notice | Said | Chat, Field(discriminator="type")
]
