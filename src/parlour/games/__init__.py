"""The games of the house, one folder each. They register themselves as entry points `parlour.games`."""

from functools import cache
from importlib import metadata

from ..core.kind import GameKind
from ..core.problem import BadInput


@cache
def kinds() -> list[GameKind]:
    """Every game of the house, by name."""
    points = metadata.entry_points(group="parlour.games")
    return [point.load() for point in sorted(points, key=lambda point: point.name)]


def find(code: str) -> GameKind:
    """The game of this name."""
    for kind in kinds():
        if kind.code == code:
            return kind
    raise BadInput("problem-game-unknown", game=code, known=[kind.code for kind in kinds()])
