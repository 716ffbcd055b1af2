"""Parlour: a house of tabletop games.

The rules run compiled where the build could compile them, and interpreted otherwise, with the same results.

What programs use, loaded when it is asked for:

- `Table`: a game in progress. `BadInput` and `Illegal` are what it raises.
- `games`: the games of the house, `games.specs()` and `games.find(name)`.
- `Player`: what fills a seat without a person; `player(name, spec)` makes one. `decide` asks one for a move, `analyse`
  for what it thinks of every move.
- `check_game`: the conformance suite for a game of one's own.
- `RULES`: "compiled" or "interpreted"; `choose_rules` decides it for a package outside (docs/adding-a-game.md).

`parlour.envs` and `parlour.arena` need packages of their own and are imported by name.
"""

from typing import TYPE_CHECKING, Any

from ._compiled import choose_rules
from ._compiled import house_rules as _house_rules

__version__ = "0.4.0"
__all__ = [
    "RULES",
    "BadInput",
    "Illegal",
    "Player",
    "Table",
    "analyse",
    "check_game",
    "choose_rules",
    "decide",
    "games",
    "player",
]

RULES = _house_rules()

if TYPE_CHECKING:
    from . import games
    from .bots import Player, analyse, decide, player
    from .table import BadInput, Illegal, Table
    from .table.check import check_game

_HOMES = {
    "BadInput": "table",
    "Illegal": "table",
    "Player": "bots",
    "Table": "table",
    "analyse": "bots",
    "check_game": "table.check",
    "decide": "bots",
    "player": "bots",
}


def __getattr__(name: str) -> Any:
    """Load what is asked for when it is asked for, so that `import parlour` stays quick."""
    from importlib import import_module

    if name == "games":
        return import_module(".games", __name__)
    if name not in _HOMES:
        raise AttributeError(f"module 'parlour' has no attribute {name!r}")
    return getattr(import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])
