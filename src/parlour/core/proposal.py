"""Whole moves proposed to a person who says only where their move should lead.

A move of several steps asks one question after another. A proposal answers all of them at once; each answer can be
exchanged for another one, and with it comes the whole move that follows.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .event import Event
from .game import Game

G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class Choice:
    """One answer to a question of a proposed move: the step that gives it, and the whole move with it.

    `gain` is what that move brings its seat at once, as far as the rules can say it beforehand; None if they cannot.
    """

    step: int
    steps: tuple[int, ...]
    gain: int | None


@dataclass(frozen=True)
class Part:
    """A question that a proposed move answers: its name, what it is about, all answers, and the place of the chosen one."""

    question: str
    about: str | None
    choices: tuple[Choice, ...]
    chosen: int


@dataclass(frozen=True)
class Proposal:
    """A complete move, what it brings, the questions it answers that have several answers, and what happens in it.

    `events` are the seat's own doings only. What follows the move may depend on what the seat cannot know.
    """

    steps: tuple[int, ...]
    gain: int | None
    parts: tuple[Part, ...]
    events: tuple[Event, ...]


class Proposals(ABC, Generic[G]):
    """Proposes complete moves, made only from what the seat may know."""

    @abstractmethod
    def aims(self, game: G, seat: int) -> Sequence[int]:
        """The steps that the seat to move can name as the aim of a move: one proposal, at least, leads to each."""

    @abstractmethod
    def propose(self, game: G, seat: int, wish: Sequence[int]) -> Proposal:
        """The best complete move that has the steps of `wish` in it, in that order.

        The wish is an aim, with or without further steps, or a whole move, which is then proposed itself. Of several
        wishes that no move fulfils together, the aim comes first. `Illegal` says why no move leads there.
        """


def told(proposal: Proposal, spelled: Mapping[int, Any], seat: int, number: int) -> dict[str, Any]:
    """A proposal as the seat is told it; `spelled` are its steps as a view lists moves, `number` is that of the move."""

    def move(steps: Sequence[int]) -> str:
        return " ".join(spelled[step]["move"] for step in steps)

    def choice(one: Choice) -> dict[str, Any]:
        words = spelled[one.step]
        return {
            "step": words["move"],
            "text": words["text"],
            "json": words["json"],
            "move": move(one.steps),
            "gain": one.gain,
        }

    return {
        "move": move(proposal.steps),
        "gain": proposal.gain,
        "parts": [
            {
                "question": part.question,
                "about": part.about,
                "choices": [choice(one) for one in part.choices],
                "chosen": part.chosen,
            }
            for part in proposal.parts
        ],
        "events": [event.told(number, seat) for event in proposal.events],
    }


def steps_in(proposal: Proposal) -> set[int]:
    """Every step of a proposal and of its choices."""
    choices = [one for part in proposal.parts for one in part.choices]
    return set(proposal.steps).union(*(one.steps for one in choices), (one.step for one in choices))
