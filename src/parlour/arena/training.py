"""Training a net in rounds: every worker plays and learns by itself, then their weights are averaged.

With the same seed, rounds and workers the result is the same, on the same build. A round starts from what the round
before has learnt and from nothing else, so a training that was stopped goes on from its checkpoint.
"""

import json
import time
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from ..bots.learned import features_for, features_version
from ..core.features import Features
from ..core.game import Game
from ..core.problem import BadInput
from ..core.puct import Puct
from ..core.rng import Rng
from ..core.sides import beside, runs_interpreted
from ..core.spec import Judging
from ..core.student import Student, draw_nearer
from ..core.text import Json
from ..core.train import Trainer
from ..core.weights import OBSERVATION, OWN, Header, Weights, header_for, new_student, rounded
from ..measure.playing import Setting
from .crew import Crew

HIDDEN_UNITS = 32  # unless told otherwise
LOOK, SEARCH = "look", "search"
GAMES = {LOOK: 500, SEARCH: 50}  # in a round of each stage, for every worker
FEWER = 5  # times as few of a game that is not compiled, so that its rounds end too
LOOK_SHARE = 0.25  # of the time, at most LOOK_MINUTES; the search gets the rest
LOOK_MINUTES = 3.0
SIMULATIONS = 200  # a move, while the search teaches
CURIOUS = 0.1  # the part of the root's weights that is spread over all moves
FRESH = 10  # games by search until it uses what has been learnt
RECENT = 3  # in the mean over the rounds of a stage, round number n counts as much as n to this power

Numbers = Sequence[bytes]
"""Everything a student knows, as the bytes of its arrays."""


@dataclass(frozen=True)
class Lesson:
    """One worker's part of a round."""

    setting: Setting
    hidden: int
    stage: str
    seed: int
    known: Numbers


@dataclass(frozen=True)
class Learnt:
    """What came of a lesson: what the student knows now, and how wrong it was on average."""

    known: Numbers
    positions: int
    value_error: float
    choice_error: float
    seconds: float


@dataclass
class Progress:
    """How far a training is: rounds of each stage, processor seconds of a worker, what rounds and matches gave."""

    rounds: dict[str, int] = field(default_factory=lambda: {LOOK: 0, SEARCH: 0})
    seconds: float = 0.0
    log: list[Json] = field(default_factory=list)
    strength: list[Json] = field(default_factory=list)


def header(setting: Setting, hidden: int) -> Header:
    """What weights for this setting are made for."""
    spec, edition, kind = setting.spec, setting.components, _kind(setting)
    made = header_for(
        _looks(setting),
        game=spec.code,
        options=setting.options,
        rules_version=spec.facts.rules_version,
        edition=edition.digest,
        hidden=hidden,
        moves=spec.moves.count,
        looks=kind,
    )
    version = features_version(spec, kind)
    assert version is not None
    return replace(made, features=version)


def _kind(setting: Setting) -> str:
    """What the net looks at: the game's own features, or an observation where it has none."""
    return OWN if setting.spec.bots.judging else OBSERVATION


def _looks(setting: Setting) -> Features:
    """Features that look at a new position."""
    game = setting.spec.new(setting.players, setting.options, setting.components)
    return features_for(setting.spec, _kind(setting), game)


def games_in_round(setting: Setting, stage: str) -> int:
    """How many games each worker plays in a round of this stage."""
    fewer = FEWER if runs_interpreted(setting.spec.rules) else 1
    return max(1, GAMES[stage] // fewer)


def beginner(setting: Setting, hidden: int) -> Numbers:
    """What a student knows before its first game."""
    student = new_student(header(setting, hidden), setting.spec.rules)
    student.begin(Rng(setting.seed))
    return _known(student)


def study(lesson: Lesson) -> Learnt:
    """Play the games of a lesson and learn from them."""
    setting, made = lesson.setting, header(lesson.setting, lesson.hidden)
    spec, start = setting.spec, time.process_time()
    student, games = restored(made, lesson.known, spec.rules), games_in_round(setting, lesson.stage)
    game, world, child, searched = (_looks(setting) for _ in range(4))
    search = beside(spec.rules, Puct)(student, searched, (spec.bots.judging or Judging).explore)
    search.curious = CURIOUS
    trainer, rng = beside(spec.rules, Trainer)(student, game, world, child, search), Rng(lesson.seed)
    if lesson.stage == LOOK:
        trainer.play_games(games, rng)
    else:
        trainer.simulations = SIMULATIONS
        for _ in range(games // FRESH):
            search.judge = rounded(student, made).net(spec.rules)
            trainer.play_games(FRESH, rng)
    value = trainer.value_error / max(1, trainer.positions) / setting.players
    choice = trainer.choice_error / max(1, trainer.choices)
    return Learnt(_known(student), trainer.positions, value, choice, time.process_time() - start)


def restored(made: Header, known: Numbers, rules: type[Game]) -> Student:
    student = new_student(made, rules)
    for mine, theirs in zip(_arrays(student), known, strict=True):
        mine[:] = array("f", theirs)
    return student


def _known(student: Student) -> Numbers:
    return [bytes(numbers) for numbers in _arrays(student)]


def _arrays(student: Student) -> list[memoryview]:
    lent: tuple[Any, ...] = (student.layer, student.heads, student.bias, student.layer_pace, student.head_pace)
    return [memoryview(numbers) for numbers in lent]


def averaged(several: Sequence[Numbers]) -> Numbers:
    """The mean of what several students know."""
    if len(several) == 1:
        return several[0]
    columns = ([array("f", one) for one in column] for column in zip(*several, strict=True))
    return [array("f", map(_mean, zip(*column, strict=True))).tobytes() for column in columns]


def _mean(numbers: tuple[float, ...]) -> float:
    return sum(numbers) / len(numbers)


def nearer(mean: Numbers, known: Numbers, share: float) -> Numbers:
    """The mean of earlier rounds, drawn nearer to what is known now."""
    drawn = [array("f", numbers) for numbers in mean]
    for mine, theirs in zip(drawn, known, strict=True):
        draw_nearer(memoryview(mine), memoryview(array("f", theirs)), len(mine), share)
    return [numbers.tobytes() for numbers in drawn]


class Training:
    """A training from its beginning, or from its checkpoint if there is one, to its end.

    `known` is what the last round has learnt. Each round learns something wrong from the luck of its games. The weights
    are therefore the `mean` over the rounds of the stage, later ones above all.
    """

    def __init__(self, setting: Setting, hidden: int, checkpoint: Path | None) -> None:
        self.setting = setting
        self.hidden = hidden
        self.checkpoint = checkpoint
        self.progress = Progress()
        self.known: Numbers = beginner(setting, hidden)
        self.mean: Numbers = self.known
        self._continue()

    def work(self, crew: Crew, minutes: float, rounds: tuple[int, int] | None) -> Iterator[float]:
        """Train for this time or for these rounds. Yields after each round which part of it is done."""
        while (stage := self._next(minutes, rounds)) is not None:
            number = sum(self.progress.rounds.values())
            seeds = [((self.setting.seed * 10_000 + number) * 1_000 + worker) for worker in range(crew.size)]
            lessons = [Lesson(self.setting, self.hidden, stage, seed, self.known) for seed in seeds]
            results = {lesson.seed: learnt for lesson, learnt in crew.work(study, lessons)}
            self._take_in(stage, [results[seed] for seed in seeds])
            yield self._done(minutes, rounds)

    def _next(self, minutes: float, rounds: tuple[int, int] | None) -> str | None:
        made = self.progress.rounds
        if rounds:
            return LOOK if made[LOOK] < rounds[0] else SEARCH if made[SEARCH] < rounds[1] else None
        if self.progress.seconds >= 60 * minutes:
            return None
        return LOOK if self.progress.seconds < 60 * min(LOOK_SHARE * minutes, LOOK_MINUTES) else SEARCH

    def _done(self, minutes: float, rounds: tuple[int, int] | None) -> float:
        if rounds:
            return sum(self.progress.rounds.values()) / max(1, sum(rounds))
        return min(1.0, self.progress.seconds / (60 * minutes))

    def _take_in(self, stage: str, learnt: Sequence[Learnt]) -> None:
        self.known = averaged([one.known for one in learnt])
        self.progress.rounds[stage] += 1
        self.mean = nearer(self.mean, self.known, (RECENT + 1) / (RECENT + self.progress.rounds[stage]))
        self.progress.seconds += max(one.seconds for one in learnt)
        played = sum(games_in_round(self.setting, name) * made for name, made in self.progress.rounds.items())
        self.progress.log.append(
            {
                "stage": stage,
                "seconds": round(self.progress.seconds, 1),
                "games": len(learnt) * played,
                "value_error": _mean(tuple(one.value_error for one in learnt)),
                "choice_error": _mean(tuple(one.choice_error for one in learnt)),
            }
        )
        self._keep()

    def weights(self) -> Weights:
        """What has been learnt so far, as integers."""
        made = header(self.setting, self.hidden)
        return rounded(restored(made, self.mean, self.setting.spec.rules), made)

    # --- the checkpoint -----------------------------------------------------------------------------

    def _about(self) -> Json:
        return asdict(header(self.setting, self.hidden)) | {"seed": self.setting.seed}

    def _keep(self) -> None:
        """Write the checkpoint, first under another name, so that it is whole or not there."""
        if self.checkpoint is None:
            return
        numbers = [*self.known, *self.mean]
        state = {"about": self._about(), "progress": asdict(self.progress), "sizes": list(map(len, numbers))}
        part = self.checkpoint.with_name(self.checkpoint.name + ".part")
        part.write_bytes(json.dumps(state).encode() + b"\n" + b"".join(numbers))
        part.replace(self.checkpoint)

    def _continue(self) -> None:
        if self.checkpoint is None or not self.checkpoint.exists():
            return
        line, _, numbers = self.checkpoint.read_bytes().partition(b"\n")
        state = json.loads(line)
        if state["about"] != self._about():
            raise BadInput("problem-checkpoint-foreign", file=str(self.checkpoint))
        self.progress = Progress(**state["progress"])
        kept, start = [], 0
        for size in state["sizes"]:
            kept.append(numbers[start : start + size])
            start += size
        self.known, self.mean = kept[: len(kept) // 2], kept[len(kept) // 2 :]
