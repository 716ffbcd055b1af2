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
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=60), AfterValidator(_said)]
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


Source = Literal["book", "public", "house", "yours"]


class Component(Message):
    """Something in a game's box: its name, how many there are, where that is known from, and what is on it."""

    name: str
    copies: int
    source: Source
    data: dict[str, Any]


class Library(Message):
    """A library that is used here: its licence as its package names it, and where it is at home."""

    name: str
    licence: str
    home: str | None


class RuleSection(Message):
    title: str
    rules: list[str]


class NetInfo(Message):
    """A trained net that comes with a game: what it was made for, and which levels judge by it there.

    At other tables these levels play positions out.
    """

    players: int
    options: dict[str, str]
    levels: list[Level]


class GameInfo(Message):
    """A game of the house. Its words are under `<code>-title`, `<code>-sentence`, `<code>-rule-<id>`.

    `sources` says what each rule rests on. The first is the source of `<code>-rule-<id>`; what rests on
    another is under `<code>-rule-<id>-<source>`. `lesson`: there is a guided first game. `board`: the address of a
    module that brings the game's own board (docs/boards.md); null for the games of the page itself, and for those that
    are played on the board for every game.
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
    nets: list[NetInfo]
    lesson: bool
    board: str | None


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
    """Who shall sit there: the maker of the table, anybody with the link, a bot, or somebody on the maker's device.

    That person has a `name` and no device of their own: the device is passed from hand to hand.
    """

    kind: Literal["me", "open", "bot", "here"]
    level: Level | None = None
    name: Name | None = None


class Clock(Message):
    """How long people may think: `move` gives so many seconds for every move, `bank` gives them for the whole game.

    A bank grows by `increment` seconds with every move.
    """

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Field(ge=5, le=14 * 24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=24 * 3600)] = 0


class NewTable(Message):
    """`rated`: the game counts for the ratings, if nothing speaks against it in the end.

    `tutor`: everybody may use the tutor, and the game does not count. `edition`: the id of an edition that you can see;
    with other components than the standard ones the game does not count either.
    """

    game: Word
    options: dict[Word, Word] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    listed: bool = False
    clock: Clock | None = None
    rated: bool = True
    programs: bool = False
    tutor: bool = False
    edition: Word | None = None


class Player(Message):
    """Who sits there; `guest` is the number of somebody who has chosen no name, as in `Me`.

    A human with neither name nor number is somebody who has deleted everything about themselves.
    `asked`: the person is asked to play again and has not agreed yet.
    `program`: a program of somebody plays with this account. `shared`: somebody who plays on the device of another
    person at the table, under the name given there.
    """

    kind: Literal["human", "open", "bot"]
    name: str | None = None
    guest: int | None = None
    account: bool = False
    program: bool = False
    shared: bool = False
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


class BranchPlace(Message):
    """Where a table leaves the finished game that it is a branch of: the table `of`, after `at` of its moves.

    `redealt`: what one of the seats could not know was dealt again.
    """

    of: str
    at: int
    redealt: bool


class TableEdition(Message):
    """The components of a table that is not played with the standard ones.

    `titles` are names of its own: instead of the message with that key, the title is said, in every language.
    """

    name: str
    digest: str
    titles: dict[str, str]


class TableInfo(Message):
    """What everybody may know of a table; the game begins by itself when no seat is open and everybody is ready.

    `yours`: the reader made it and may say who sits where until it begins. `host`: the person who made it, null once
    they have deleted their data. `is_rematch`: the players of an earlier game are asked to play again.
    `programs`: whether programs may sit down. `tutor`: whether its maker allows everybody the tutor; a person who plays
    with bots alone may use it anyway. `unrated`: why the game does not count for the ratings; null while it
    does. `ratings`: how a rated game that is over changed them, by seat. `branch`: for a branch of a finished game,
    where it leaves it; one person may have all the seats there. `edition`: the components, null for the standard ones.
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
    tutor: bool = False
    branch: BranchPlace | None = None
    edition: TableEdition | None = None


class Join(Message):
    seat: int | None = None


class Leaving(Message):
    """Who leaves, or takes the seat back, on a device that several people share; null for all of them."""

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
    """A table in the lobby: one to sit down at (`open`), or to watch (`playing`).

    `edition`: the name of its components, null for the standard ones.
    """

    id: str
    game: str
    options: dict[str, str]
    seats: list[Player]
    state: Literal["open", "playing"]
    made_at: Time
    clock: Clock | None = None
    rated: bool
    programs: bool = False
    tutor: bool = False
    edition: str | None = None


# --- editions --------------------------------------------------------------------------------------


class Complaint(Message):
    """Something that is wrong with an edition, or that only looks odd (`warning`): then it can be played all the same.

    `at` is the way to the entry in the content, `where` the same for people. `text` says what is wrong there. `code` is
    its key, and `rule` the id of the rule that says so.
    """

    at: list[str | int]
    where: str
    code: str
    text: Text
    rule: str | None
    warning: bool


class EditionDifference(Message):
    """An entry that is not as in the standard edition: its place, and the value in either; null where it is missing.

    `at` is the way to it in the content, or in the standard one's if it is only there.
    """

    where: str
    was: Any
    becomes: Any
    at: list[str | int]


class BlankOption(Message):
    """A value that a field may have; null leaves the field out. `said` names it in the message `CODE-value-NAME`.

    `brings` are other fields of the entry that change with it; null leaves one out.
    """

    value: Any
    said: str
    brings: dict[str, Any]


class Blank(Message):
    """A field of an entry as a form shows it: the way to it in the entry, its name in the message `CODE-field-NAME`.

    `fixed`: the rulebook says what stands there, by `rule`. A `choice` has `options`; `letters` are a word of `size`
    letters out of the options; `number` and `numbers` go from `low` to `high`, and `size` says how many there are, null
    for any number; a `text` has at most `high` characters. `optional`: it may be left out.
    """

    way: list[str | int]
    name: str
    sort: Literal["choice", "number", "numbers", "text", "letters"]
    rule: str | None
    fixed: bool
    optional: bool
    options: list[BlankOption]
    low: int
    high: int
    size: int | None


class EntryWish(Message):
    """An entry of a table of some edition, as it is now, sound or not."""

    table: Word
    entry: dict[str, Any]


class EditionInfo(Message):
    """A set of components. `id` is null for the standard one. `sound`: tables can be made with it.

    `shared`: everybody who has the link sees it, that is, everybody who knows the id. `version` counts the changes.
    """

    id: str | None
    game: str
    name: str
    digest: str | None
    sound: bool
    yours: bool
    shared: bool
    version: int
    changed_at: Time | None


class EditionCheck(Message):
    """What is wrong with components, what looks odd, and what differs from the standard edition.

    `bots` says how far what the bots know holds with them; null while something is wrong.
    """

    complaints: list[Complaint]
    differences: list[EditionDifference]
    bots: Text | None


class EditionWhole(EditionInfo, EditionCheck):
    """An edition with its content, in the shape of the game's `edition.toml`."""

    content: dict[str, Any]


TomlFile = Annotated[str, StringConstraints(max_length=100_000)]


class EditionContent(Message):
    """Components as data (`content`) or as a TOML file (`source`); without either, those of the standard edition."""

    content: dict[str, Any] | None = None
    source: TomlFile | None = None


class EditionChange(EditionContent):
    """What has changed since `version`: the components, and whether the edition is shared."""

    version: int
    shared: bool | None = None


class ComparisonWish(Message):
    """Both editions are to be played so often with the same deals, by bots of that level."""

    players: int
    level: Literal["greedy", "easy", "medium"] = "greedy"
    games: Literal[100, 400, 1000] = 400


class ComparisonInfo(Message):
    """A question what an edition changes, as far as it is answered: `done` of `games` deals have been played.

    `current`: the edition still holds what it held then. `yours`: you may stop it. `over`: nothing more is played.
    `seconds_left` is a guess, null if nobody knows.
    """

    id: str
    edition: str
    players: int
    level: str
    games: int
    asked_at: Time
    current: bool
    yours: bool
    done: int
    over: bool
    seconds_left: float | None


class Estimate(Message):
    """A figure and the interval in which the true one lies with 95% confidence."""

    mean: float
    low: float
    high: float


class EstimatedChange(Estimate):
    """From the standard edition to the other. `chance`: how likely luck alone makes so large a difference."""

    chance: float


class ComparedMeasure(Message):
    """Something about whole games: wins of the first player, decisions, spread of the scores, lead of the winner, and
    games with one winner alone.

    `is_share`: the figures are shares of all games. `clear`: luck alone would hardly make such a difference, even with
    all measures looked at together. `way` says which way it goes if it is clear.
    """

    name: Literal["first", "moves", "spread", "margin", "decided"]
    is_share: bool
    before: Estimate
    after: Estimate
    change: EstimatedChange
    clear: bool
    way: Literal["up", "down", "same"]


class DeedEffect(Message):
    """How often players did something (`times`), how many did (`hands`), what share of them won, what it brought."""

    hands: int
    wins: float
    times: int
    amount: int
    share: Estimate


class ComparedDeed(Message):
    """Something that may win games, such as playing a card, in both editions.

    `group` is its heading (the message `GAME-deed-GROUP`), `name` an argument of a text. `changed`: its component
    differs. `rare`: it happened too seldom to be judged.
    """

    group: str
    name: Any
    before: DeedEffect
    after: DeedEffect
    change: EstimatedChange
    clear: bool
    changed: bool
    rare: bool


class ComparisonFound(Message):
    """What the deals say. `edition` is the name it had then, `titles` are as in `TableEdition`."""

    games: int
    edition: str
    options: dict[str, str]
    differences: list[EditionDifference]
    titles: dict[str, str]
    measures: list[ComparedMeasure]
    deeds: list[ComparedDeed]


class Comparison(ComparisonInfo):
    """With its answer; null while it is played, and if it was stopped too early."""

    found: ComparisonFound | None


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


class Example(Message):
    """A worked example of a game, which shows `rule`: the position it begins with, and what its moves do."""

    name: str
    rule: str
    steps: list[Step]


class Replay(Message):
    table: TableInfo
    seat: int | None
    steps: list[Step]


class LessonFrame(Message):
    """What the learner sees at one moment: what has happened since the frame before, and the view after it.

    `expected` is the next step of the expected move, null where nothing is to be done. `answers` says why another
    legal move is not made now, for the moves about which there is something particular to say.
    """

    events: list[Event]
    view: View
    expected: str | None
    answers: dict[str, Text]


class LessonStep(Message):
    """One idea of a lesson: what is said, what is pointed at, and a frame for each step of the expected move.

    A point names an element of the board by its data attributes: `pile:2` is the one with `data-pile="2"`. Without
    points, the move itself is pointed at. `otherwise` is said about all moves without an answer.
    """

    text: Text
    points: list[str]
    frames: list[LessonFrame]
    otherwise: Text | None


class Lesson(Message):
    """The guided first game of a game, as the learner in `seat` sees it; bots have the other seats."""

    game: str
    seat: int
    steps: list[LessonStep]


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
    the chance to win, give or take `doubt`; `why` says what it changed. `deeper`: it was judged longer than the others,
    as somebody wished.
    """

    number: int
    seat: int
    mark: Mark
    deeper: bool = False
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


class NewBranch(Message):
    """Play on from a finished game, after `at` of its moves, with the eyes of that seat.

    Bots of that `level` have the other seats; without one, the maker moves for all. `redealt`: what the seat could not
    know at that moment is dealt again.
    """

    at: int
    seat: int
    level: Level | None = None
    redealt: bool = False
    name: Title | None = None


class BranchName(Message):
    name: Title | None


class BranchInfo(Message):
    """A branch of a finished game: the table to go on at, and where it leaves the game (see `BranchPlace`).

    `yours`: the reader made it, and may give it another name or remove it.
    """

    id: str
    at: int
    name: str | None
    redealt: bool
    state: Literal["open", "playing", "over"]
    seats: list[Player]
    yours: bool


class Mistake(Message):
    """A decision of the reader that a better move would have changed, in a game of theirs."""

    table: str
    game: str
    decision: Decision


class Question(Message):
    """A decision as a question: what its seat saw then (`view`, and all events `past`), and where the better move is.

    `clues` say where to look and which kind of move it is.
    """

    table: TableInfo
    decision: Decision
    clues: list[Text]
    past: list[Event]
    view: View


class Answer(Message):
    """An answer to a question: a move in notation, all its steps separated by spaces."""

    move: Annotated[str, Field(max_length=MOVE_CHARACTERS)]


class Draft(Message):
    """The position in the middle of a move, as its maker sees it, and what has happened in the move."""

    view: View
    events: list[Event]


class Verdict(Message):
    """Whether the answer is as good as the best move, what it costs, and why the best move is better than it."""

    right: bool
    option: ReviewedOption
    cost: float
    why: list[Text]


class Answered(Message):
    """What becomes of an answer: the `verdict`, or a `draft` if the move is only half made."""

    draft: Draft | None = None
    verdict: Verdict | None = None


class Problem(Message):
    """Why a request was refused, and the rule it would have broken, if it was a rule."""

    text: Text
    rule: str | None = None


# --- the socket: what a browser says ---------------------------------------------------------------


class Play(Message):
    """Make a move, all its steps separated by spaces. A half-made one is answered with a `draft`.

    `turn` is the `turn` of the view it was chosen in, so nothing is ever played twice. With `warn`, where the tutor is
    allowed, a whole move that is as bad as that is not made but answered with `warned`. `seat` is that of the view:
    somebody who moves for all seats of a branch says it; everybody else may leave it out.
    """

    type: Literal["play"]
    id: str = Field(max_length=40)
    turn: int
    move: str = Field(max_length=MOVE_CHARACTERS)
    warn: Literal["inaccuracy", "mistake", "blunder"] | None = None
    seat: int | None = None


class Why(Message):
    """Ask why a move is not allowed."""

    type: Literal["why"]
    id: str = Field(max_length=40)
    move: str = Field(max_length=MOVE_CHARACTERS)


class AskHint(Message):
    """Ask the tutor for a hint; it is answered with `hint`. `move` holds the steps of a half-made move so far."""

    type: Literal["ask_hint"]
    id: str = Field(max_length=40)
    turn: int
    move: str = Field(default="", max_length=MOVE_CHARACTERS)


class AskProposal(Message):
    """Ask for a whole move that leads somewhere; it is answered with `proposal`, or refused if no move leads there.

    `move` holds the steps that it should have: where to, and as much more as is decided, in the order of a move.
    """

    type: Literal["ask_proposal"]
    id: str = Field(max_length=40)
    turn: int
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


class Take(Message):
    """On a device that several people share: the person in that seat takes it, or with null, it is put down.

    The answer is an `update` with everything that person may know, `anew`, and then `accepted`. A socket never gets
    the view of a seat that has not been taken with it.
    """

    type: Literal["take"]
    id: str = Field(max_length=40)
    seat: int | None


FromBrowser = Annotated[
    Play | Why | AskHint | AskProposal | Say | Mute | Undo | Agree | Take, Field(discriminator="type")
]


# --- the socket: what the server says --------------------------------------------------------------


class Device(Message):
    """What a device needs to know that several people share.

    `hidden`: one of them sees more than spectators do, so nobody else may look when they have the device. `since`: the
    number of the entry with which the person who has it moved last; null while nobody has it.
    """

    hidden: bool
    since: int | None


class Update(Message):
    """Sent on connecting (with all events after the number asked for) and after every move.

    `anew`: moves were taken back, or the device was taken by somebody else; `events` are all that still stand, in place
    of everything told before.
    """

    type: Literal["update"] = "update"
    table: TableInfo
    view: View | None
    events: list[Event]
    anew: bool = False
    device: Device | None = None


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


class Warned(Message):
    """The tutor's answer to a move that costs much: it has not been made. The same `play` without `warn` makes it."""

    type: Literal["warned"] = "warned"
    id: str
    decision: Decision


class Hint(Message):
    """The tutor's hint: `clues` say where to look and which kind of move it is, `best` is the move.

    In the middle of a move, `best` holds the steps that are left. With `back` it is a whole move: the steps made so far
    cost too much and should be taken back. `why` compares it with the option `beside`.
    """

    type: Literal["hint"] = "hint"
    id: str
    clues: list[Text]
    best: ReviewedOption
    back: bool
    why: list[Text]
    beside: ReviewedOption | None


class ProposedChoice(Message):
    """One answer to a question: the step that gives it, and the whole `move` with it; `gain` is what that brings."""

    step: str
    text: Text
    json_form: Annotated[dict[str, Any], Field(alias="json")]
    move: str
    gain: int | None


class ProposedPart(Message):
    """A question that a proposed move answers: what it is `about`, or null; `chosen` is the place of its choice."""

    question: str
    about: str | None
    choices: list[ProposedChoice]
    chosen: int


class Proposal(Message):
    """A whole move in answer to `ask_proposal`; nothing has been done. The same `move` in a `play` makes it.

    `gain` is what it brings the seat at once, null if that cannot be said yet; `events` are what the seat does in it.
    `parts` are the questions that have another answer.
    """

    type: Literal["proposal"] = "proposal"
    id: str
    move: str
    gain: int | None
    parts: list[ProposedPart]
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
    Update | People | Accepted | Drafted | Warned | Hint | Proposal | Refused | Because | Notice | Said | Chat,
    Field(discriminator="type"),
]
