"""A game in progress: seats, move log, record and replay, positions, fair shuffling."""

from ..core.event import Event
from ..core.problem import BadInput, Illegal, Problem
from .knowledge import Knowledge
from .record import Branch, branches_of, steps
from .table import Play, Reading, Table

__all__ = [
    "BadInput",
    "Branch",
    "Event",
    "Illegal",
    "Knowledge",
    "Play",
    "Problem",
    "Reading",
    "Table",
    "branches_of",
    "steps",
]
