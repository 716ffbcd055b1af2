"""Games looked at afterwards: what each decision was worth, and why."""

from .judging import DEEP, NORMAL, QUICK, Budget, Judgement, Option, judge, known
from .reviewing import Decision, Performance, Review, review

__all__ = [
    "DEEP",
    "NORMAL",
    "QUICK",
    "Budget",
    "Decision",
    "Judgement",
    "Option",
    "Performance",
    "Review",
    "judge",
    "known",
    "review",
]
