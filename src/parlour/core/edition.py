"""Editions: the components of a game as a file, each entry with its provenance.

A person who owns the printed game can copy the file that comes with it, correct a card and play with the copy.
"""

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

from .problem import BadInput
from .text import Json

SOURCES = ("book", "public", "house")


@dataclass(frozen=True)
class Edition:
    """A validated set of components: `text` is the file as it was read, `parts` holds what the rules need from it."""

    game: str
    name: str
    text: str
    parts: Any

    @property
    def digest(self) -> str:
        """The hash that distinguishes this edition from others."""
        return hashlib.sha256(self.text.encode()).hexdigest()


@dataclass(frozen=True)
class Component:
    """A component in the box: its name, how many there are, the source for that, and what is on it."""

    name: str
    copies: int
    source: str
    data: Json


def house_edition(package: str) -> str:
    """The source of the edition that lies in a game's folder."""
    return (resources.files(package) / "edition.toml").read_text(encoding="utf-8")


def parse_toml(source: str, where: str) -> Json:
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
    """Raise one error with everything that is wrong, if anything is."""
    found = list(complaints)
    if found:
        raise BadInput("problem-edition-wrong", file=where, detail="; ".join(found))


# --- what can be wrong with any edition ---------------------------------------------------------------


def head_complaints(content: Json, game: str, tables: Sequence[str]) -> list[str]:
    """Check that the file names its game and itself, and otherwise holds only the tables of that game."""
    found = unknown_fields(content, ("game", "name", *tables))
    if content.get("game") != game:
        found.append(f"game is {content.get('game')!r}, not {game!r}")
    if not isinstance(content.get("name"), str):
        found.append("name is missing")
    return found


def entries(content: Json, table: str, found: list[str]) -> list[Json]:
    """The entries of a table. A missing table is added to the complaints."""
    listed = content.get(table)
    if not isinstance(listed, list) or not all(isinstance(entry, dict) for entry in listed):
        found.append(f"there are no [[{table}]] entries")
        return []
    return listed


def unknown_fields(entry: Json, known: Sequence[str], where: str = "") -> list[str]:
    at = f"{where}: " if where else ""
    return [f"{at}unknown field {name!r}" for name in entry if name not in known]


def not_once(names: Sequence[str], listed: Sequence[Any], label: str, rule: str = "") -> list[str]:
    """Check that each name stands once in the list. Complaints put the label before the name."""
    counts = {name: listed.count(name) for name in names}
    why = f" ({rule})" if rule else ""
    return [f"{label}{name} stands {count} times, not once{why}" for name, count in counts.items() if count != 1]


def check_source(entry: Json, where: str) -> list[str]:
    """Check that every entry states its source. It may have a note."""
    source, found = entry.get("source"), []
    if source not in SOURCES:
        found.append(f"{where}: source is {source!r}, not one of {', '.join(SOURCES)}")
    if not isinstance(entry.get("note", ""), str):
        found.append(f"{where}: note must be a text")
    return found
