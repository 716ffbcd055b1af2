"""Editions: the components of a game as a file, each entry with its provenance.

Somebody who owns the printed game can copy the house's file, correct a card and play with it.
"""

import hashlib
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

from .problem import BadInput

SOURCES = ("book", "public", "house")


@dataclass(frozen=True)
class Edition:
    """A validated set of components: `text` is the file as it was read, `parts` what the rules need of it."""

    game: str
    name: str
    text: str
    parts: Any

    @property
    def digest(self) -> str:
        """What tells one edition from another."""
        return hashlib.sha256(self.text.encode()).hexdigest()


def house_edition(package: str) -> str:
    """The source of the edition that lies in a game's folder."""
    return (resources.files(package) / "edition.toml").read_text(encoding="utf-8")


def parse_toml(source: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        raise BadInput("problem-edition-unreadable", file=where, detail=str(error)) from None


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("problem-file-unreadable", file=str(path), detail=_short(error)) from None


def _short(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def complain(where: str, complaints: Iterable[str]) -> None:
    """Raise everything that is wrong at once, if anything is."""
    found = list(complaints)
    if found:
        raise BadInput("problem-edition-wrong", file=where, detail="; ".join(found))


def check_source(entry: dict[str, Any], where: str) -> list[str]:
    """Every entry says where it comes from, and may have a note."""
    source, found = entry.get("source"), []
    if source not in SOURCES:
        found.append(f"{where}: source is {source!r}, not one of {', '.join(SOURCES)}")
    if not isinstance(entry.get("note", ""), str):
        found.append(f"{where}: note must be a text")
    return found
