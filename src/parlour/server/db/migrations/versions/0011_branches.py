"""Branches of finished games."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "branches",
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
        Column("of", String(40), ForeignKey("tables.id"), nullable=False, index=True),
        Column("at", Integer, nullable=False),
        Column("redealt", sa.Boolean, nullable=False),
        Column("name", String(60)),
    )
