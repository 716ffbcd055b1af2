"""Entries as they are stored, for tests that write a log."""

from datetime import datetime

from parlour.server.db.queries.log import parsed
from parlour.server.domain.entries import Entry


def an_entry(number: int, kind: str, seat: int | None, what: str, at: datetime, spent: int | None = None) -> Entry:
    return Entry(number, at, parsed(kind, seat, what, spent))
