"""The games of the house, one folder each. They register themselves as entry points `parlour.games`.

>>> from parlour import games
>>> [(spec.code, spec.facts.players[-1]) for spec in games.specs()]
[('ninjan', 5), ('pandaspin', 5), ('pandorum', 4), ('pinata', 2)]
>>> games.find("pinata").facts.rules_version
1
"""

from functools import cache
from importlib import metadata

from ..core.problem import BadInput
from ..core.spec import AnyGame, check_spec

__all__ = ["find", "specs"]


@cache
def specs() -> list[AnyGame]:
    """Every game of the house, by name; one that does not fit the house is refused."""
    points = metadata.entry_points(group="parlour.games")
    found: list[AnyGame] = [point.load() for point in sorted(points, key=lambda point: point.name)]
    for spec in found:
        check_spec(spec)
    return found


def find(code: str) -> AnyGame:
    """The game of this name."""
    for spec in specs():
        if spec.code == code:
            return spec
    raise BadInput("problem-game-unknown", game=code, known=[spec.code for spec in specs()])
