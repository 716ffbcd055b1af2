"""What has been played, kept in an SQLite file: an interrupted run loses only what was not finished.

A file belongs to one game with its players, options, edition and version of the rules, and refuses others.
Every part is written in a transaction of its own. For `parlour sim` a part is the tally of the games from `first` to
before `last`; for `parlour arena` it is a deal with its games.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ..bots.own import digest, is_own
from ..core.problem import BadInput
from ..measure.playing import Setting, Span

FORMAT = "1"
SCHEMA = """
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE parts (
  what TEXT NOT NULL, bots TEXT NOT NULL, seed INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
  result TEXT NOT NULL, PRIMARY KEY (what, bots, seed, first, last)
)
"""


class Results:
    """A file of results; `what` is the command that they belong to."""

    def __init__(self, path: Path, what: str, setting: Setting) -> None:
        self.path = path
        self.what = what
        try:
            self._db = sqlite3.connect(path, timeout=60)
            with self._db:
                self._db.execute("BEGIN IMMEDIATE")
                self._set_up()
                self._claim(setting)
        except sqlite3.Error as error:
            raise BadInput("problem-results-unusable", file=str(path), detail=str(error)) from None

    def _set_up(self) -> None:
        tables = {name for (name,) in self._db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not tables:
            for statement in SCHEMA.split(";"):
                self._db.execute(statement)
            self._db.execute("INSERT INTO about VALUES ('parlour results', ?)", (FORMAT,))
        elif not {"about", "parts"} <= tables or self._known("parlour results") != FORMAT:
            raise BadInput("problem-results-foreign", file=str(self.path))

    def _claim(self, setting: Setting) -> None:
        """Write down what the file is for, or refuse if it is for something else."""
        about = {name: json.dumps(value, sort_keys=True) for name, value in setting.about().items()}
        about |= {code: digest(code) for code in setting.bots if is_own(code)}
        for name, value in about.items():
            self._db.execute("INSERT OR IGNORE INTO about VALUES (?, ?)", (name, value))
            found = self._known(name)
            if found != value and is_own(name):
                raise BadInput("problem-results-bot-changed", file=str(self.path), bot=name)
            if found != value:
                raise BadInput("problem-results-other", file=str(self.path), name=name, found=str(found), wanted=value)

    def _known(self, name: str) -> str | None:
        found = self._db.execute("SELECT value FROM about WHERE name = ?", (name,)).fetchone()
        return found[0] if found else None

    def add(self, bots: tuple[str, ...], seed: int, parts: Mapping[Span, Any]) -> None:
        """Keep what is finished, all of it or nothing."""
        rows = [(self.what, json.dumps(bots), seed, *span, json.dumps(part)) for span, part in parts.items()]
        try:
            with self._db:
                self._db.executemany("INSERT OR IGNORE INTO parts VALUES (?, ?, ?, ?, ?, ?)", rows)
        except sqlite3.Error as error:
            raise BadInput("problem-results-unusable", file=str(self.path), detail=str(error)) from None

    def parts(self) -> Iterator[tuple[tuple[str, ...], int, Span, Any]]:
        """All parts kept for this command: bots, seed, first and last game, and the result."""
        query = "SELECT bots, seed, first, last, result FROM parts WHERE what = ? ORDER BY bots, seed, first, last"
        for bots, seed, first, last, result in self._db.execute(query, (self.what,)):
            yield tuple(json.loads(bots)), seed, (first, last), json.loads(result)

    def close(self) -> None:
        self._db.close()
