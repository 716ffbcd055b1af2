"""Chat lines of the tables, and which guests have muted which."""

from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.people import Line
from ..connections import insert_missing, utc
from ..notices import tell
from ..schema import chat, guests, mutes

# Put together once, because whoever opens a table asks them.
_NEWEST = (
    sa.select(chat, guests.c.name)
    .outerjoin(guests, guests.c.id == chat.c.guest)
    .where(
        chat.c.table_id == sa.bindparam("table"),
        chat.c.number > sa.bindparam("after"),
        chat.c.guest.is_not(None),
    )
    .order_by(chat.c.number.desc())
    .limit(sa.bindparam("most"))
)
_MUTED = sa.select(mutes.c.guest, mutes.c.muted).where(mutes.c.table_id == sa.bindparam("table"))


def read(db: Connection, table_id: str, after: int, most: int) -> tuple[list[Line], dict[str, set[str]]]:
    """The last chat lines after that number, and the people each guest has muted."""
    rows = db.execute(_NEWEST, {"table": table_id, "after": after, "most": most}).all()
    lines = [Line(row.number, row.guest, row.name, row.text, utc(row.at), row.seat) for row in reversed(rows)]
    muted: dict[str, set[str]] = {}
    for row in db.execute(_MUTED, {"table": table_id}):
        muted.setdefault(row.guest, set()).add(row.muted)
    return lines, muted


def add(db: Connection, table_id: str, guest: str, seat: int | None, text: str) -> int | None:
    """Store a chat line. Returns its number; None if another process has taken the same number."""
    last = db.scalar(sa.select(sa.func.max(chat.c.number)).where(chat.c.table_id == table_id))
    row: dict[str, Any] = {"table_id": table_id, "number": (last or 0) + 1, "guest": guest, "seat": seat}
    if not insert_missing(db, chat, [row | {"text": text, "at": datetime.now(UTC)}]):
        return None
    tell(db, "chat", table_id, row["number"])
    return int(row["number"])


def keep_mute(db: Connection, table_id: str, guest: str, other: str, on: bool) -> None:
    row = {"table_id": table_id, "guest": guest, "muted": other}
    if on:
        insert_missing(db, mutes, [row])
    else:
        db.execute(sa.delete(mutes).where(*(mutes.c[name] == value for name, value in row.items())))
    tell(db, "chat", table_id, 0)
