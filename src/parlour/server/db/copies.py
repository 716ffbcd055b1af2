"""A copy of a SQLite database while it is in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from .connections import database_url
from .files import StorageError, make


def copy_sqlite(url: str, target: Path) -> None:
    """Copy the database as it is at one moment, even while it is written to, and sync the copy to the disk."""
    place = database_url(url)
    if place.get_backend_name() != "sqlite":
        raise StorageError("PostgreSQL has its own tool for this: pg_dump --format=custom (see docs/operating.md).")
    source = Path(place.database or "")
    if not source.is_file():
        raise StorageError(f"There is no database {source}.")
    if target.exists():
        raise StorageError(f"{target} is there already; a backup never overwrites anything.")
    try:
        _copy(source, target)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)  # half a copy would look like a whole one
        raise StorageError(f"The backup could not be made: {error}.") from error


def _copy(source: Path, target: Path) -> None:
    make(target)
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as db:
        db.execute("VACUUM INTO ?", (str(target),))
    for written in (target, target.parent):
        handle = os.open(written, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
