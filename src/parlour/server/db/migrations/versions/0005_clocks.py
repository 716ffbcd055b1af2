"""Clocks: how long people may think at a table, whose clock runs there, and when all clocks stood still."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", Column("clock", sa.JSON))
    op.create_table(
        "turns",
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("person", sa.Boolean, nullable=False),
        Column("due_at", sa.DateTime(timezone=True), nullable=False, index=True),
    )
    op.create_table(
        "outages",
        Column("began_at", sa.DateTime(timezone=True), primary_key=True),
        Column("ended_at", sa.DateTime(timezone=True), nullable=False),
    )
