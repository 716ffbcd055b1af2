"""Editions: the components of a game as a file, each entry with its provenance.

A person who owns the printed game can copy the file that comes with it, correct a card and play with the copy.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any

from .complaints import Complaint, Place
from .problem import BadInput
from .text import Json

LARGEST_FILE = 40_000  # characters; those of the house have up to 9,000
DEEPEST = 6  # lists and tables in one another


@dataclass(frozen=True)
class Edition:
    """A validated set of components: `text` is the file as it was read, `parts` holds what the rules need from it.

    `titles` are names of the edition's own, by the message that they stand for. `warnings` do not keep it from being
    played.
    """

    game: str
    name: str
    text: str
    parts: Any
    content: Json = field(repr=False, compare=False)
    titles: Mapping[str, str] = field(default_factory=dict, compare=False)
    warnings: tuple[Complaint, ...] = field(default=(), compare=False)

    @cached_property
    def digest(self) -> str:
        """The hash that distinguishes this edition from others: of what it holds, however the file is laid out."""
        return content_digest(self.content)


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


def content_digest(content: Json) -> str:
    return hashlib.sha256(json.dumps(content, sort_keys=True, default=str).encode()).hexdigest()


# --- files ----------------------------------------------------------------------------------------------


def parse_toml(source: str, where: str) -> Json:
    """The content of a file; `BadInput` if it is none, too long, or nested too deep."""
    if len(source) > LARGEST_FILE:
        raise BadInput("problem-edition-large", file=where, size=len(source), most=LARGEST_FILE)
    try:
        source.encode()  # half a surrogate pair can be stored nowhere
        content = tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        raise BadInput("problem-edition-unreadable", file=where, detail=str(error)) from None
    check_depth(content, where)
    return content


def check_depth(content: Any, where: str) -> None:
    """Refuse content that is nested deeper than any edition. Looks no deeper than that itself."""
    level: list[Any] = [content]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
    if level:
        raise BadInput("problem-edition-deep", file=where, most=DEEPEST)


def _inside(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def write_toml(content: Json) -> str:
    """The content of an edition as a file: plain fields first, then the tables and the lists of tables.

    >>> print(write_toml({"game": "ninjan", "cards": [{"suit": "rock", "values": [1, 2]}]}))
    game = "ninjan"
    <BLANKLINE>
    [[cards]]
    suit = "rock"
    values = [1, 2]
    <BLANKLINE>
    """
    plain = {name: value for name, value in content.items() if not _is_tables(value)}
    lines = [f"{_key(name)} = {_inline(value)}" for name, value in plain.items()]
    for name, value in content.items():
        for entry in () if name in plain else value if isinstance(value, list) else [value]:
            head = f"[[{_key(name)}]]" if isinstance(value, list) else f"[{_key(name)}]"
            lines += ["", head, *(f"{_key(field)} = {_inline(inner)}" for field, inner in entry.items())]
    return "\n".join(lines) + "\n"


def _is_tables(value: Any) -> bool:
    entries = value if isinstance(value, list) else [value]
    return bool(entries) and all(isinstance(entry, dict) for entry in entries)


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_inline(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return _string(value) if isinstance(value, str) else str(value)


def _key(name: str) -> str:
    return name if name and set(name) <= BARE else _string(name)


BARE = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")


def _string(value: str) -> str:
    """As JSON writes it; TOML wants one more character escaped."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("problem-file-unreadable", file=str(path), detail=_short(error)) from None


def _short(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


# --- sources --------------------------------------------------------------------------------------------


def unmarked(sheet: Place, standard: Json, identity: Mapping[str, tuple[str, ...]]) -> None:
    """Warn of entries that differ from the standard edition and still give its source."""
    for table, naming in identity.items():
        theirs = _by_name(standard.get(table, ()), naming)
        single = isinstance(sheet.get(table), dict)
        entries = [sheet.part(table)] if single else sheet.entries(table, *naming, optional=True)
        for number, entry in enumerate(entries):
            same = theirs.get(_name(entry.value, naming, number))
            if same != entry.value and entry.get("source") != "yours":
                entry.part("source").warn("edition-unmarked", source=entry.get("source"))


def _by_name(entries: Any, naming: tuple[str, ...]) -> dict[Any, Json]:
    listed = [entries] if isinstance(entries, dict) else entries
    return {_name(entry, naming, number): entry for number, entry in enumerate(listed)}


def _name(entry: Json, naming: tuple[str, ...], number: int) -> Any:
    return tuple(str(entry.get(name)) for name in naming) if naming else number
