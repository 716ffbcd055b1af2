"""One log of everything that happens at a table, in place of the moves; several processes on one database."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, Connection, ForeignKey, Integer, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    seats = _create()
    db = op.get_bind()
    db.execute(sa.text("INSERT INTO entries SELECT table_id, number, 'move', seat, move, NULL, at FROM moves"))
    # A rematch is the last entry of the table before it.
    db.execute(
        sa.text(
            "INSERT INTO entries SELECT rematch_of, (SELECT count(*) + 1 FROM moves WHERE table_id = rematch_of),"
            " 'rematch', NULL, id, NULL, made_at FROM tables WHERE rematch_of IS NOT NULL"
        )
    )
    for table in db.execute(sa.text("SELECT id, chairs, over FROM tables")).all():
        _derive(db, seats, table)
    op.drop_column("tables", "over")
    op.drop_table("moves")
    db.execute(sa.text("DELETE FROM house WHERE key = 'schema'"))  # Alembic records the schema version from now on


def _create() -> sa.Table:
    op.create_table(
        "entries",
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("kind", String(8), nullable=False),
        Column("seat", Integer),
        Column("what", String(200), nullable=False),
        Column("spent", Integer),
        Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "processes",
        Column("id", String(40), primary_key=True),
        Column("seen_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "presence",
        Column("process", String(40), ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True, index=True),
        Column("guest", String(40), primary_key=True),
    )
    op.add_column("tables", Column("state", String(8), nullable=False, server_default="open"))
    return op.create_table(
        "seats",
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("kind", String(8), nullable=False),
        Column("guest", String(40), index=True),
        Column("level", String(8)),
    )


def _derive(db: Connection, seats: sa.Table, table: Any) -> None:
    chairs = json.loads(table.chairs) if isinstance(table.chairs, str) else table.chairs
    for seat, chair in enumerate(chairs):
        db.execute(sa.insert(seats), {"table_id": table.id, "seat": seat, **chair})
    is_open = any(chair["kind"] == "open" for chair in chairs)
    state = "over" if table.over else "open" if is_open else "playing"
    db.execute(sa.text("UPDATE tables SET state = :state WHERE id = :id"), {"state": state, "id": table.id})
