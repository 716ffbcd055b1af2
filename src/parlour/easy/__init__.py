"""Everything that a game outside the house is written with.

`Game`, `Policy`, `Observer`, `Tally` and `Rng` are what its rules derive from and use. Compiled, they are those of the
compiled core; interpreted, they run from their sources, and so does everything that plays the game. `easy_game` makes
the rest of a game from declarations. docs/adding-a-game.md is the tutorial.
"""

from typing import TYPE_CHECKING, Any

from .._compiled import house_rules, interpreted
from ..compiling.homes import HOMES
from ..core.facts import Option
from ..core.spec import Levels
from .declared import Act, Kind, Number, Place, Tells
from .game import easy_game
from .parts import EasyViews

if TYPE_CHECKING:
    from ..core.features import Features
    from ..core.game import MOVES_AT_ONCE, SEATS, Game
    from ..core.judge import Tally
    from ..core.observe import Observer, Sheet
    from ..core.play import Policy, Random, first_seat
    from ..core.rng import Rng

__all__ = [
    "MOVES_AT_ONCE",
    "SEATS",
    "Act",
    "EasyViews",
    "Features",
    "Game",
    "Kind",
    "Levels",
    "Number",
    "Observer",
    "Option",
    "Place",
    "Policy",
    "Random",
    "Rng",
    "Sheet",
    "Tally",
    "Tells",
    "easy_game",
    "first_seat",
]


def __getattr__(name: str) -> Any:
    """The core's classes from their sources, where the house itself runs compiled."""
    from importlib import import_module

    if name not in HOMES:
        raise AttributeError(f"module 'parlour.easy' has no attribute {name!r}")
    load = interpreted if house_rules() == "compiled" else import_module
    return getattr(load(HOMES[name]), name)
