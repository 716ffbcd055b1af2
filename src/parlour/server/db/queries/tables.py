"""Tables as they were made, and the rows derived from their logs for queries."""

from dataclasses import asdict, fields, replace
from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.branches import Branch
from ...domain.chairs import Chair
from ...domain.clocks import Clock
from ...domain.entries import Entry
from ...domain.ratings import Ending, RatingChange, RatingChanges
from ...domain.state import Stage
from ...domain.tables import Derived, Made, Saved, StoredTable
from ..connections import utc
from ..notices import tell
from ..schema import branches, finished, printings, seats, tables
from ..schema import entries as every_entry
from . import deadlines, editions, log
from .guests import names
from .ratings import rate

_COLUMNS = [field.name for field in fields(StoredTable) if field.name != "branch"]
_PLACE = (branches.c.of, branches.c.at, branches.c.redealt)
_AS_MADE = [printings.c.source.label(name) if name == "edition" else tables.c[name] for name in _COLUMNS]
_MADE = sa.select(*_AS_MADE, tables.c.state, *_PLACE).select_from(tables)
_MADE = _MADE.outerjoin(branches, branches.c.table_id == tables.c.id)
_MADE = _MADE.outerjoin(printings, printings.c.digest == tables.c.edition)

# Put together once: SQLAlchemy takes longer for that than the database for its part, and every game ends with them.
_TABLE: sa.BindParameter[str] = sa.bindparam("table")
_FINISH = sa.update(tables).where(tables.c.id == _TABLE, tables.c.state != "over").values(state="over")
_KEEP_RESULT = sa.insert(finished)
_RATINGS = sa.select(finished.c.ratings).where(finished.c.table_id == _TABLE)


def add(db: Connection, table: StoredTable) -> None:
    state = table.state()
    _insert(db, table, state.stage)
    deadlines.keep(db, table.id, state.dues(table.made_at, ()))


def add_branch(db: Connection, table: StoredTable, moves: list[Entry], name: str | None) -> None:
    """Store a branch of a finished game, with the moves of that game."""
    assert table.branch
    _insert(db, table, "playing")
    db.execute(sa.insert(branches), {"table_id": table.id, "name": name, **asdict(table.branch)})
    if moves:
        db.execute(sa.insert(every_entry), [log.row(table.id, entry) for entry in moves])


def _insert(db: Connection, table: StoredTable, stage: Stage) -> None:
    made = {name: value for name, value in asdict(table).items() if name != "branch"}
    printed = table.edition and editions.printed(db, table.game, table.edition)
    derived = {"seen_at": table.made_at if table.listed else None, "state": stage, "edition": printed}
    db.execute(sa.insert(tables), made | derived)
    db.execute(sa.insert(seats), _seat_rows(table.id, table.chairs))


def saved(db: Connection, table_id: str) -> Saved | None:
    row = db.execute(_MADE.where(tables.c.id == table_id)).first()
    if row is None:
        return None
    *made, stage, of, at, redealt = row
    table = replace(
        StoredTable(*made),
        chairs=[Chair(**chair) for chair in row.chairs],
        made_at=utc(row.made_at),
        clock=row.clock and Clock(**row.clock),
        branch=Branch(of, at, redealt) if of else None,
    )
    entries = log.read(db, table_id, after=0)
    people = [chair.guest for chair in table.chairs if chair.guest] + log.sitters(entries)
    people += [table.made_by] if table.made_by else []
    return Saved(table, entries, names(db, people), stage, ratings_of(db, table_id) if stage == "over" else None)


def keep_derived(db: Connection, table_id: str, derived: Derived) -> None:
    if derived.chairs is not None:
        keep_seating(db, table_id, derived.chairs, derived.stage)
    if derived.dues is not None:
        deadlines.keep(db, table_id, derived.dues)


def keep_seating(db: Connection, table_id: str, chairs: list[Chair], stage: Stage) -> None:
    db.execute(sa.update(tables).where(tables.c.id == table_id).values(state=stage))
    db.execute(sa.delete(seats).where(seats.c.table_id == table_id))
    db.execute(sa.insert(seats), _seat_rows(table_id, chairs))


def _seat_rows(table_id: str, chairs: list[Chair]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, "seat": seat, **asdict(chair)} for seat, chair in enumerate(chairs)]


def made_by(db: Connection, guest: str) -> Made:
    now = datetime.now(UTC)
    made = sa.select(sa.func.count()).where(tables.c.made_by == guest)
    lately = made.where(tables.c.made_at > now - timedelta(minutes=1))
    today = made.where(tables.c.made_at > now - timedelta(days=1))
    branched = tables.c.id.in_(sa.select(branches.c.table_id))
    unfinished = today.where(tables.c.state != "over", ~branched)
    return Made(*(db.scalars(wanted).one() for wanted in (lately, unfinished, today.where(branched))))


def finish(db: Connection, table_id: str, ending: Ending) -> RatingChanges | None:
    """The table's game is over: store the result and rate it. A second call changes nothing.

    Returns how the game changed the ratings, like `ratings_of`.
    """
    if not db.execute(_FINISH, {"table": table_id}).rowcount:
        return ratings_of(db, table_id)
    row = {"over_at": datetime.now(UTC), "places": ending.places, "scores": ending.scores, "rated": ending.rated}
    changes: RatingChanges | None = [*rate(db, ending)] if ending.rated else None
    db.execute(_KEEP_RESULT, {"table_id": table_id, **row, "ratings": changes})
    if changes:
        tell(db, "rated", table_id)
    return changes


def ratings_of(db: Connection, table_id: str) -> RatingChanges | None:
    """How the finished game changed the ratings, by seat; None if it did not."""
    changes = db.scalar(_RATINGS, {"table": table_id})
    return changes and [change and RatingChange(*change) for change in changes]
