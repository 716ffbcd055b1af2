"""The games of the house, one folder each, and those from outside. All register as entry points `parlour.games`.

>>> from parlour import games
>>> [(spec.code, spec.facts.players[-1]) for spec in games.specs()]
[('ninjan', 5), ('pandaspin', 5), ('pandorum', 4), ('pinata', 2)]
>>> games.find("pinata").facts.rules_version
1
"""

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import metadata
from pathlib import Path

from ..core.problem import BadInput
from ..core.spec import AnyGame, GameSpec, check_parts, check_spec
from ..words import forget_guest, missing_languages, welcome_guest

__all__ = ["GameWarning", "find", "specs", "visiting"]

HOUSE = "parlour."


class GameWarning(UserWarning):
    """A game from outside that is left out, or that lacks something."""


_visitors: dict[str, AnyGame] = {}


def specs() -> list[AnyGame]:
    """Every game of the house, by name. One from outside that does not fit is left out, with a warning.

    Returns:
        Their specifications: `facts`, `moves`, `views` and the other parts.

    >>> [spec.code for spec in specs() if spec.code.startswith("pan")]
    ['pandaspin', 'pandorum']
    """
    registered = [spec for spec in _registered() if spec.code not in _visitors]
    return sorted([*registered, *_visitors.values()], key=lambda spec: spec.code) if _visitors else registered


@cache
def _registered() -> list[AnyGame]:
    points = sorted(metadata.entry_points(group="parlour.games"), key=lambda point: point.name)
    ours = [point for point in points if point.module.startswith(HOUSE)]
    found: dict[str, AnyGame] = {}
    for point in [*ours, *(point for point in points if point not in ours)]:
        if point in ours:
            found[point.name] = point.load()
            check_spec(found[point.name])
        elif spec := _guest(point, found):
            found[point.name] = spec
            _warn_of_languages(spec.code)
    return [found[name] for name in sorted(found)]


def _guest(point: metadata.EntryPoint, found: dict[str, AnyGame]) -> AnyGame | None:
    """A game from outside; none if it cannot be loaded, or does not fit. Nothing that is wrong there breaks this."""
    try:
        if point.name in found:
            raise BadInput("problem-game-twice", game=point.name)
        spec: AnyGame = point.load()
        if not isinstance(spec, GameSpec):
            raise BadInput("problem-game-no-spec", game=point.name, found=type(spec).__name__)
        if spec.code != point.name:
            raise BadInput("problem-game-code", game=point.name, code=spec.code)
        check_guest(spec)
    except Exception as error:
        why = str(error) if isinstance(error, BadInput) else f"{type(error).__name__}: {error}"
        _warn(f"The game {point.name} ({point.value}) is left out. {why}")
        return None
    return spec


def check_guest(spec: AnyGame) -> None:
    """Refuse a game from outside that does not fit, with a sentence that names the game and what is wrong."""
    check_spec(spec)
    check_parts(spec)


def _warn_of_languages(code: str) -> None:
    missing = missing_languages(code)
    if missing:
        said = ", ".join(missing)
        _warn(f"The game {code} has no words in: {said}. English is used there.")


def _warn(sentence: str) -> None:
    """Once: the processes that this one starts have nothing new to say."""
    from multiprocessing import parent_process  # seldom needed, and heavy

    if parent_process() is None:
        warnings.warn(sentence, GameWarning, stacklevel=6)


def find(code: str) -> AnyGame:
    """The game of this name.

    Args:
        code: its name, as `parlour games` lists it.

    Returns:
        Its specification.

    Raises:
        BadInput: if there is no such game; the sentence lists those there are.

    >>> find("ninjan").facts.players
    range(2, 6)
    """
    for spec in specs():
        if spec.code == code:
            return spec
    raise BadInput("problem-game-unknown", game=code, known=[spec.code for spec in specs()])


@contextmanager
def visiting(spec: AnyGame) -> Iterator[AnyGame]:
    """For so long, this process knows the game `spec`, which need not be registered: its words lie beside its rules.

    >>> with visiting(find("ninjan")) as spec:
    ...     spec in specs()
    True
    """
    if spec in specs():
        yield spec
        return
    before = _visitors.get(spec.code)
    _visitors[spec.code] = spec
    file = getattr(sys.modules[spec.rules.__module__], "__file__", None)
    welcome_guest(spec.code, Path(file or ".").parent)
    try:
        yield spec
    finally:
        del _visitors[spec.code]
        if before:
            _visitors[spec.code] = before
        else:
            forget_guest(spec.code)
