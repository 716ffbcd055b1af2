"""The schema of the first version, which called it "1"."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, String

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "house",
        Column("key", String(40), primary_key=True),
        Column("value", String(200), nullable=False),
    )
    op.create_table(
        "guests",
        Column("id", String(40), primary_key=True),
        Column("name", String(24)),
        Column("language", String(8)),
    )
    op.create_table(
        "tables",
        Column("id", String(40), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("rules", Integer, nullable=False),
        Column("options", sa.JSON, nullable=False),
        Column("chairs", sa.JSON, nullable=False),
        Column("seed", LargeBinary(32), nullable=False),
        Column("made_at", sa.DateTime(timezone=True), nullable=False),
        Column("over", sa.Boolean, nullable=False),
        Column("rematch_of", String(40), ForeignKey("tables.id"), unique=True),
    )
    op.create_table(
        "moves",
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer, nullable=False),
        Column("move", String(80), nullable=False),
        Column("at", sa.DateTime(timezone=True), nullable=False),
    )
