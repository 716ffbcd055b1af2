"""What editions change: questions that people have asked, and the answers."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "comparisons",
        Column("id", String(40), primary_key=True),
        Column("edition", String(40), ForeignKey("editions.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("digest", String(64), nullable=False),
        Column("rules", Integer, nullable=False),
        Column("guest", String(40), index=True),
        Column("players", Integer, nullable=False),
        Column("level", String(8), nullable=False),
        Column("games", Integer, nullable=False),
        Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        Column("began_at", sa.DateTime(timezone=True), nullable=False),
        Column("heard_at", sa.DateTime(timezone=True), nullable=False),
        Column("done", Integer, nullable=False),
        Column("over", sa.Boolean, nullable=False),
        Column("found", sa.JSON(none_as_null=True)),
    )
