"""The two ways in which something asked for cannot be done, each with its sentence in every language."""

from typing import Any

Text = dict[str, Any]
"""A sentence as data: `{"key": …, "args": {…}}`, a key of the word catalogue and what to fill in."""


def text(key: str, **args: Any) -> Text:
    return {"key": key, "args": args}


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
    """It cannot be read, or names something that does not exist."""


class Illegal(Problem):
    """A rule forbids it now; `rule` names the rule."""
