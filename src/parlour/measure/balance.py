"""What many games say about a game: who wins from which seat, how long it takes, and what wins it."""

import json
import math
from collections import Counter
from dataclasses import dataclass, field
from statistics import pstdev
from typing import NamedTuple

from ..core.event import take_notes
from ..core.play import first_seat
from ..core.text import Json
from .playing import Board, Outcome, Setting, Span
from .stats import Share


@dataclass
class Effect:
    """How a deed went with winning: the hands (a seat in a game) that did it, what they won, how often they did it,
    and how much it brought."""

    hands: int = 0
    wins: float = 0.0
    times: int = 0
    amount: int = 0

    @property
    def share(self) -> Share:
        return Share(self.wins, self.hands)

    def add(self, other: "Effect") -> None:
        self.hands += other.hands
        self.wins += other.wins
        self.times += other.times
        self.amount += other.amount


DeedName = tuple[str, str]
"""The group of a deed, and what it was, as JSON."""


class Row(NamedTuple):
    """One game in figures, to be compared with the same deal in another setting.

    `first`: what the player with the first move won. `spread`: the standard deviation of the final scores.
    `margin`: the lead of the winner. `decided`: 1 if there is one winner alone.
    """

    first: float
    moves: int
    spread: float
    margin: int
    decided: int


@dataclass
class Balance:
    """Counts over some games. Counts of several workers can be added up."""

    games: int = 0
    wins: list[float] = field(default_factory=list)  # by place in turn order; place 0 had the first move
    lengths: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    winning_scores: Counter[int] = field(default_factory=Counter)
    margins: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    end_texts: dict[str, Json] = field(default_factory=dict)  # by way to end: the first game's sentence
    deeds: dict[DeedName, Effect] = field(default_factory=dict)
    rows: dict[int, Row] = field(default_factory=dict)  # by the number of the game

    def add(self, other: "Balance") -> None:
        self.games += other.games
        before = self.wins or [0.0] * len(other.wins)
        self.wins = [ours + theirs for ours, theirs in zip(before, other.wins, strict=True)]
        for name in ("lengths", "scores", "winning_scores", "margins", "ends"):
            getattr(self, name).update(getattr(other, name))
        self.end_texts = other.end_texts | self.end_texts
        self.rows |= other.rows
        for deed, effect in other.deeds.items():
            self.deeds.setdefault(deed, Effect()).add(effect)

    def share(self, place: int) -> Share:
        return Share(self.wins[place], self.games)

    def groups(self) -> list[str]:
        return list(dict.fromkeys(group for group, _ in sorted(self.deeds)))

    def effects(self, group: str) -> dict[str, Effect]:
        """The deeds of a group, those that went with winning most often first."""
        found = {name: effect for (one, name), effect in self.deeds.items() if one == group}
        return dict(sorted(found.items(), key=lambda item: (-item[1].share.mean, item[0])))


def mean(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / max(1, counts.total())


def spread(counts: Counter[int]) -> float:
    """The standard deviation."""
    middle = mean(counts)
    return math.sqrt(sum(count * (value - middle) ** 2 for value, count in counts.items()) / max(1, counts.total()))


# --- watching games -----------------------------------------------------------------------------------


def watch_part(task: tuple[Setting, Span]) -> Balance:
    """Play the games of a part, and look at what happens in them."""
    setting, (first, last) = task
    watcher = Watcher(setting)
    balance = Balance()
    for number in range(first, last):
        balance.add(watcher.watch(number))
    return balance


class Watcher:
    """Plays games of a setting, by their numbers, and counts what happens in each."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.board = Board(setting)
        self.board.game.listening = 1

    def watch(self, number: int) -> Balance:
        onlooker = Onlooker(self.board)
        bots = [self.setting.bots[index] for index in self.setting.seated(number)]
        outcome = self.board.play(bots, number // self.setting.turns, number, onlooker.look)
        balance = onlooker.summed(outcome)
        scores = sorted(outcome.scores)
        decided = int(max(outcome.shares) == 1)
        balance.rows[number] = Row(balance.wins[0], outcome.moves, pstdev(scores), scores[-1] - scores[-2], decided)
        return balance


class Onlooker:
    """Watches one game: which seat has the first move, and what each seat does."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.first: int | None = None
        self.done: dict[tuple[int, DeedName], Effect] = {}

    def look(self) -> None:
        spec, game = self.board.spec, self.board.game
        if self.first is None:
            self.first = first_seat(game.waiting())
        for event in spec.views.events(game, take_notes(game)):
            for deed in spec.views.deeds(event):
                name = deed.group, json.dumps(deed.name, sort_keys=True)
                self.done.setdefault((deed.seat, name), Effect()).add(Effect(times=1, amount=deed.amount))

    def summed(self, outcome: Outcome) -> Balance:
        first = self.first or 0
        one = _counted(self.board.spec.views.result(self.board.game), outcome)
        one.wins = [*outcome.shares[first:], *outcome.shares[:first]]
        for (seat, name), effect in self.done.items():
            effect.hands, effect.wins = 1, outcome.shares[seat]
            one.deeds.setdefault(name, Effect()).add(effect)
        return one


def _counted(result: Json, outcome: Outcome) -> Balance:
    scores = sorted(outcome.scores)
    return Balance(
        games=1,
        lengths=Counter([outcome.moves]),
        scores=Counter(scores),
        winning_scores=Counter(outcome.scores[seat] for seat in result["winners"]),
        margins=Counter([scores[-1] - scores[-2]]),
        ends=Counter([result["reason"]["key"]]),
        end_texts={result["reason"]["key"]: result["reason"]},
    )
