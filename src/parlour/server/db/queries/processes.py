"""The processes that share the database: which are alive, their connected guests, and when no process was alive."""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.clocks import Outage
from ..connections import insert_missing, utc
from ..notices import tell, tell_many
from ..schema import outages, presence, processes

DEAD_SECONDS = 15.0  # a process without a heartbeat for this long is gone
OUTAGE_DAYS = 60  # longer than any clock can run


def beat(db: Connection, process: str) -> list[Outage]:
    """Record that this process is alive, remove dead ones, and learn when none was alive."""
    now = db.scalar(sa.select(sa.func.now())) if db.dialect.name == "postgresql" else datetime.now(UTC)
    assert isinstance(now, datetime)
    _note_outage(db, now)
    own = sa.update(processes).where(processes.c.id == process).values(seen_at=now)
    if not db.execute(own).rowcount:
        db.execute(sa.insert(processes), {"id": process, "seen_at": now})
    _bury(db, now - timedelta(seconds=DEAD_SECONDS))
    lately = sa.select(outages).where(outages.c.ended_at > now - timedelta(days=OUTAGE_DAYS))
    return [Outage(utc(row.began_at), utc(row.ended_at)) for row in db.execute(lately)]


def _note_outage(db: Connection, now: datetime) -> None:
    last = db.scalar(sa.select(sa.func.max(processes.c.seen_at)))
    if last and now - utc(last) > timedelta(seconds=DEAD_SECONDS):
        # If several processes start again at once, the first one records the outage.
        insert_missing(db, outages, [{"began_at": utc(last), "ended_at": now}])


def _bury(db: Connection, not_seen_since: datetime) -> None:
    """Remove the connected guests of processes that are gone."""
    dead = sa.select(processes.c.id).where(processes.c.seen_at < not_seen_since)
    left = sa.delete(presence).where(presence.c.process.in_(dead)).returning(presence.c.table_id)
    for table_id in {row.table_id for row in db.execute(left)}:
        tell(db, "people", table_id, "-")
    db.execute(sa.delete(processes).where(processes.c.id.in_(dead)))


def keep_presence(db: Connection, process: str, changes: dict[str, set[str]]) -> None:
    """Store which guests are connected to these tables through the process."""
    db.execute(sa.delete(presence).where(presence.c.process == process, presence.c.table_id.in_(changes)))
    rows = [
        {"process": process, "table_id": table_id, "guest": guest}
        for table_id, listening in changes.items()
        for guest in listening
    ]
    if rows:
        db.execute(sa.insert(presence), rows)
    tell_many(db, [f"people {table_id} {process}" for table_id in changes])


def present(db: Connection, table_id: str, but: str) -> dict[str, set[str]]:
    """The guests connected to the table through other processes, by process."""
    others = sa.select(presence.c.process, presence.c.guest).where(
        presence.c.table_id == table_id, presence.c.process != but
    )
    found: dict[str, set[str]] = {}
    for row in db.execute(others):
        found.setdefault(row.process, set()).add(row.guest)
    return found
