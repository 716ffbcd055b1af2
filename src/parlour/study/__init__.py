"""Games explained: what each decision was worth and why, and what a tutor says before it."""

from .judging import DEEP, NORMAL, QUICK, Budget, Judgement, Option, judge, known
from .reviewing import Decision, Performance, Review, review
from .tutoring import Hint, hint

__all__ = [
    "DEEP",
    "NORMAL",
    "QUICK",
    "Budget",
    "Decision",
    "Hint",
    "Judgement",
    "Option",
    "Performance",
    "Review",
    "hint",
    "judge",
    "known",
    "review",
]
