"""The two kinds of problem with a request, each with its sentence in every language."""

from typing import Any

from .text import text


class Problem(ValueError):
    """Why something was refused. `str()` says it in English, `parlour.words.say(problem.text, …)` in any language."""

    def __init__(self, key: str, rule: str | None = None, **args: Any) -> None:
        super().__init__(key, rule)  # the rest is in `text`, so that it can be pickled
        self.rule = rule
        self.text = text(key, **args)

    def __str__(self) -> str:
        from ..words import say

        return say(self.text)


class BadInput(Problem):
    """The request cannot be read, or names something that does not exist."""


class Illegal(Problem):
    """A rule forbids the move now; `rule` names the rule."""
