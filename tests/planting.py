"""Errors planted into rules, for tests that must notice them."""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest

from parlour._compiled import interpreted
from parlour.table import knowledge, table

Played = TypeVar("Played")


def spoiled(rules: ModuleType, position: str, name: str, was: str, becomes: str) -> Any:
    """The position class of these rules, run from source with one piece of it exchanged; `name` says which error.

    The piece may stand in any module of the game's own that the rules are built of.
    """
    path = Path(interpreted(rules.__name__).__file__ or "")
    sources = dict(_built_of(path))
    assert any(was in source for source in sources.values()), f"the line to spoil for {name!r} is gone"
    package = f"{interpreted(rules.__name__).__package__}_planted"
    sys.modules[package] = ModuleType(package)
    for stem, source in sources.items():
        module = sys.modules[f"{package}.{stem}"] = ModuleType(f"{package}.{stem}")
        module.__package__ = package
        exec(compile(source.replace(was, becomes), name, "exec"), module.__dict__)
    return getattr(module, position)


def _built_of(path: Path) -> Iterator[tuple[str, str]]:
    """This module and those beside it that it imports, as name and source; what is built on comes first."""
    source = path.read_text()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module:
            yield from _built_of(path.with_name(f"{node.module}.py"))
    yield path.stem, source


def beginning_with(games: Sequence[Played], place: int) -> list[Played]:
    """The games from this place on, then those before it: the error is likely to be caught in the first one."""
    return [*games[place:], *games[:place]]


def find_instead(spec: Any, patch: pytest.MonkeyPatch) -> None:
    """Tables, and what bots are told, find this game whatever they look for."""
    for module in (table, knowledge):
        patch.setattr(module, "find", lambda code: spec)
