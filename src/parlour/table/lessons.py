"""Lessons: a guided first game, written as data and played with the real rules.

A game's `lesson.toml` holds a position, the learner's seat, and steps: what is said, what is pointed at, the move that
is expected, what is said about other moves, and what the other seats do then. `docs/lessons.md` explains every field.
Here a lesson is read, played to its end and cut into frames: what the learner sees at each moment, as a table would
tell it. A lesson that the rules do not allow is refused.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from ..core.problem import BadInput, Illegal
from ..core.spec import AnyGame
from ..core.text import Json, Text
from ..games import find
from .shuffle import new_seed
from .table import Table

FIELDS = ("seat", "seed", "position", "steps")
STEP_FIELDS = ("say", "points", "move", "answers", "otherwise", "bots")


@dataclass(frozen=True)
class Frame:
    """What the learner sees at one moment: what has happened since the frame before, and the view after it.

    `expected` is the next step of the expected move, None where nothing is to be done. `answers` says why another legal
    move is not made now, for the moves about which there is something particular to say.
    """

    events: list[Json]
    view: Json
    expected: str | None
    answers: dict[str, Text]


@dataclass(frozen=True)
class LessonStep:
    """One idea: what is said, the parts of the board that are pointed at, and the frames of the expected move.

    A move of several steps has a frame for each of them; it may also go on in the next step of the lesson. `otherwise`
    is said about all other moves.
    """

    text: Text
    points: list[str]
    frames: list[Frame]
    otherwise: Text | None


@dataclass(frozen=True)
class Lesson:
    """A whole lesson; `table` is the table at its end, where the game can go on."""

    seat: int
    steps: list[LessonStep]
    table: Table

    def onward(self) -> Json:
        """The last position, to play on from. What the learner cannot know is dealt anew each time."""
        seed = int.from_bytes(new_seed()[:7], "big")
        imagined = self.table.imagine(self.seat, seed)
        return {"game": imagined.game, "players": imagined.players, "options": imagined.options} | imagined.position


def has_lesson(game: str) -> bool:
    return _file(game).is_file()


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game that has one.

    >>> lesson("ninjan").steps[0].text
    {'key': 'ninjan-lesson-goal', 'args': {}}
    """
    return read_lesson(find(game), tomllib.loads(_file(game).read_text(encoding="utf-8")))


def _file(game: str) -> Traversable:
    home = find(game).home
    return resources.files(home) / "lesson.toml"


def read_lesson(spec: AnyGame, content: Json) -> Lesson:
    """Play a lesson to its end. `BadInput` says what in it the rules do not allow."""
    _known(content, FIELDS, "the lesson")
    table = Table.from_position({"game": spec.code} | content["position"], seed=content["seed"])
    played = _Played(spec, table, content["seat"])
    steps = [played.step(number, written) for number, written in enumerate(content["steps"], start=1)]
    if table.over or table.draft:
        played.wrong("the lesson must end between two moves of a game that goes on")
    return Lesson(content["seat"], steps, table)


def _known(entry: Json, fields: Sequence[str], where: str) -> None:
    for name in entry:
        if name not in fields:
            raise BadInput("problem-lesson", detail=f"{where}: unknown field {name!r}")


class _Played:
    """A lesson as far as it has been played."""

    def __init__(self, spec: AnyGame, table: Table, seat: int) -> None:
        self.spec, self.table, self.seat = spec, table, seat
        self.where = "the position"
        self.told = 0  # how many moves the frames so far have told
        self.drafted = 0  # how many events of the half-made move
        self._check_position()

    def wrong(self, detail: str) -> None:
        raise BadInput("problem-lesson", detail=f"{self.where}: {detail}")

    def step(self, number: int, written: Json) -> LessonStep:
        self.where = f"step {number}"
        _known(written, STEP_FIELDS, self.where)
        answers: dict[str, str] = written.get("answers", {})
        frames = list(self._frames(written.get("move", "").split(), answers))
        said = set().union(*(frame.answers for frame in frames)) if frames else set()
        for pattern in answers:
            if not any(fnmatchcase(move, pattern) for move in said):
                self.wrong(f"an answer to {pattern!r}, which is no legal move besides the expected one")
        for answer in written.get("bots", []):
            self._answer(answer)
        otherwise = written.get("otherwise")
        if "move" in written and (otherwise is None) != _all_answered(frames):
            self.wrong("“otherwise” must be there exactly if some other legal moves have no answer")
        return LessonStep(
            self._text(written["say"]), written.get("points", []), frames, otherwise and self._text(otherwise)
        )

    def _frames(self, words: list[str], answers: dict[str, str]) -> Iterator[Frame]:
        if not words:
            yield self._frame(None, {})
            return
        for place, word in enumerate(words, start=1):
            yield self._frame(word, answers)
            self._play(self.seat, word)
            if place < len(words) and not self.table.draft:
                self.wrong(f"{' '.join(words)!r} is more than one move")

    def _frame(self, expected: str | None, answers: dict[str, str]) -> Frame:
        if self.table.draft:
            new = self.table.draft_events()[self.drafted :]
            self.drafted += len(new)
        else:
            new = self.table.events(self.seat, after=self.told)[self.drafted :]
            self.told, self.drafted = self.table.number, 0
        others = [move for move in self.table.moves(self.seat) if move != expected] if expected else []
        said = {move: self._text(key) for move in others for key in [_matching(answers, move)] if key is not None}
        return Frame(new, self.table.view(self.seat), expected, said)

    def _answer(self, answer: str) -> None:
        seat, _, move = answer.partition(":")
        if int(seat) == self.seat:
            self.wrong(f"{answer!r} is a move of the learner")
        self._play(int(seat), move)

    def _play(self, seat: int, move: str) -> None:
        try:
            self.table.play(seat, move)
        except (BadInput, Illegal) as refusal:
            self.wrong(f"seat {seat} cannot play {move!r} ({refusal}); it can play {', '.join(self.table.moves(seat))}")
        self._check_position()

    def _check_position(self) -> None:
        if not self.table.draft:
            for broken in self.spec.positions.broken(self.table.game):
                self.wrong(broken)

    def _text(self, key: str) -> Text:
        return {"key": f"{self.spec.code}-lesson-{key}", "args": {}}


def _matching(answers: dict[str, str], move: str) -> str | None:
    return next((key for pattern, key in answers.items() if fnmatchcase(move, pattern)), None)


def _all_answered(frames: list[Frame]) -> bool:
    """Is something said about every legal move besides the expected one?"""
    return all(
        move["move"] == frame.expected or move["move"] in frame.answers
        for frame in frames
        for move in frame.view["moves"]
    )


def keys(lesson: Lesson) -> set[str]:
    """The keys of everything that a lesson says."""
    texts: list[Any] = []
    for step in lesson.steps:
        texts += [step.text, *([step.otherwise] if step.otherwise else [])]
        texts += [text for frame in step.frames for text in frame.answers.values()]
    return {text["key"] for text in texts}
