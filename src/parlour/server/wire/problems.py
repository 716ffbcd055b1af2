"""A refusal as a message."""

from ..domain.refusals import STATUS, Refusal
from .messages import Problem, Text


def problem_of(refusal: Refusal) -> Problem:
    return Problem(text=Text.model_validate(refusal.text), rule=refusal.rule)


def unreadable(kind: str, where: tuple[str | int, ...]) -> Refusal:
    """The refusal for a validation error of that type in that field."""
    return Refusal(kind if kind in STATUS else "problem-input", field=".".join(map(str, where)))
