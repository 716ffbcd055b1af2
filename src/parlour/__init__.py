"""Parlour: a house of tabletop games.

The rules run compiled where the build could compile them, and interpreted otherwise, with the same results.
"""

from typing import TYPE_CHECKING, Any

from ._compiled import choose_rules as _choose_rules

__version__ = "0.4.0"
__all__ = ["RULES", "BadInput", "Illegal", "Table", "check_game"]

RULES = _choose_rules()

if TYPE_CHECKING:
    from .table import BadInput, Illegal, Table
    from .table.check import check_game

_HOMES = {"Table": "table", "Illegal": "table", "BadInput": "table", "check_game": "table.check"}


def __getattr__(name: str) -> Any:
    """Load what is asked for when it is asked for, so that `import parlour` stays quick."""
    if name not in _HOMES:
        raise AttributeError(f"module 'parlour' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_HOMES[name]}", __name__), name)
