"""Checks that a game has all the words it needs: what the pages ask of every game, and what a table tells."""

from collections.abc import Iterator
from typing import Any

from ..core.spec import AnyGame
from ..core.text import Json
from ..words import has, say

PAGES = ("title", "sentence", "goal")


def missing_words(spec: AnyGame) -> list[str]:
    """The messages that pages put together from the game's name, as far as there are none."""
    code, facts = spec.code, spec.facts
    wanted = [f"{code}-{name}" for name in PAGES]
    wanted += [f"{code}-section-{section.title}" for section in facts.sections]
    wanted += [f"{code}-rule-{rule}" for section in facts.sections for rule in section.rules]
    for option in facts.options:
        wanted += [f"{code}-option-{option.name}", *(f"{code}-option-{option.name}-{value}" for value in option.values)]
    wanted += [f"{code}-fact-{fact.name}" for fact in spec.study.facts]
    return [key for key in wanted if not has(key, "en")]


class Wording:
    """Says everything that a table tells, each kind of sentence once."""

    def __init__(self, players: int) -> None:
        self.names = [f"Player {seat + 1}" for seat in range(players)]
        self.said: set[tuple[str, ...]] = set()

    def unsaid(self, told: Any) -> str:
        """What cannot be said in some data, and why; empty if everything can."""
        for text in texts_in(told):
            kind = (text["key"], *sorted(text.get("args", {})))
            if kind in self.said:
                continue
            self.said.add(kind)
            if not has(text["key"], "en"):
                return f"there is no message {text['key']}"
            try:
                say(text, names=self.names)
            except (LookupError, ValueError, TypeError) as error:
                return f"the message {text['key']} cannot be said: {error}"
        return ""


def texts_in(data: Any) -> Iterator[Json]:
    """Every text anywhere in some data."""
    if isinstance(data, dict):
        if "key" in data and "args" in data:
            yield data
        else:
            for value in data.values():
                yield from texts_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts_in(value)
