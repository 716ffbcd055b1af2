"""The two sides of the core in one process: compiled for compiled games, run from its source for games that are not.

C code cannot call methods that Python defines. So a game outside that is not compiled derives from the interpreted
`Game`, and is searched, watched and played out by the interpreted twins of the same classes. Compiled games never
notice: for them `beside` returns what it is given.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

from .._compiled import ALIAS, house_rules, interpreted

if TYPE_CHECKING:
    from .game import Game

P = TypeVar("P")
TWINS = f"parlour{ALIAS}."


def beside(game: "Game | type[Game]", part: P) -> P:
    """A class or function of the core on the side that this game is on."""
    kind = game if isinstance(game, type) else type(game)
    return _twin(part) if runs_interpreted(kind) else part


def runs_interpreted(kind: type) -> bool:
    """Does this class run from its source beside a compiled house?"""
    return house_rules() == "compiled" and _derives_from_a_twin(cast(Any, kind))


@cache
def _derives_from_a_twin(kind: Any) -> bool:
    return any(base.__module__.startswith(TWINS) for base in kind.__mro__)


@cache
def _twin(part: Any) -> Any:
    return getattr(interpreted(part.__module__), part.__name__)


def is_compiled(kind: type) -> bool:
    """Is this class compiled? The objects of Python's own classes have a dictionary."""
    return kind.__dictoffset__ == 0
