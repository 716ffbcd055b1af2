"""Accounts, results and ratings, the lobby, and what people say at the tables."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", Column("seen_at", sa.DateTime(timezone=True)))
    op.create_index("ix_tables_seen_at", "tables", ["seen_at"])
    sat_down = sa.text("kind = 'sit'")
    op.create_index("ix_entries_sit", "entries", ["what"], sqlite_where=sat_down, postgresql_where=sat_down)
    op.create_table(
        "accounts",
        Column("guest", String(40), primary_key=True),
        Column("folded", String(100), nullable=False, unique=True),
        Column("password", String(200), nullable=False),
        Column("epoch", Integer, nullable=False),
        Column("made_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "finished",
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
        Column("over_at", sa.DateTime(timezone=True), nullable=False),
        Column("places", sa.JSON, nullable=False),
        Column("scores", sa.JSON, nullable=False),
        Column("rated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "ratings",
        Column("game", String(40), primary_key=True),
        Column("player", String(40), primary_key=True, index=True),
        Column("mu", sa.Double, nullable=False),
        Column("sigma", sa.Double, nullable=False),
        Column("games", Integer, nullable=False),
    )
    op.create_table(
        "chat",
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("guest", String(40), index=True),
        Column("text", String(300), nullable=False),
        Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "mutes",
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
        Column("guest", String(40), primary_key=True),
        Column("muted", String(40), primary_key=True),
    )
