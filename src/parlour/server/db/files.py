"""The file of a SQLite database: readable by its owner alone, checked before use, and open in one server only."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import IO

import sqlalchemy as sa

OWNER_ONLY = 0o600
RESTORE = "Stop the server, put a backup in its place and remove the -wal and -shm files beside it (docs/operating.md)."


class StorageError(Exception):
    """The database cannot be used. The message says why in one sentence."""


def prepare(place: sa.URL) -> None:
    """Create the file if it is missing. Otherwise check that it is an undamaged Parlour database."""
    if not place.database or place.database.startswith((":memory:", "file:")):
        return
    path = Path(place.database)
    if not path.exists():
        try:
            make(path)
        except OSError as error:
            raise StorageError(f"The database {path} cannot be made: {error.strerror}.") from error
    elif path.stat().st_size:
        _look_into(path)


def make(path: Path) -> None:
    """Create an empty file that only its owner can read: it will hold seeds, password hashes and the cookie key."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))


def _look_into(path: Path) -> None:
    """Check the file without changing anything, not even its journal mode."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if names and not names & {"house", "alembic_version"}:
                raise StorageError(f"{path} is another program's database: name a file of its own for Parlour.")
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise StorageError(f"{path} is no database.") from error
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        found = str(error)
    if found != "ok":
        raise StorageError(f"The database {path} is damaged ({found.strip().splitlines()[-1]}). {RESTORE}")


def reserve(path: Path) -> IO[str] | None:
    """Lock the database for this server, until the returned file is closed or this process ends."""
    if sys.platform == "win32":
        return None
    import fcntl

    try:
        file = open(f"{path}-server", "a", opener=_for_owner)  # noqa: SIM115
    except OSError as error:
        raise StorageError(f"The database {path} cannot be used: {error.strerror}.") from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise StorageError(f"Another server has {path} open: stop it, or name another --db.") from error
    return file


def _for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, OWNER_ONLY)
