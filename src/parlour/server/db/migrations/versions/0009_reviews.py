"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reviews",
        Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("engine", Integer, nullable=False),
        Column("whole", sa.Boolean, nullable=False),
        Column("at", sa.DateTime(timezone=True), nullable=False),
        Column("found", sa.JSON, nullable=False),
    )
