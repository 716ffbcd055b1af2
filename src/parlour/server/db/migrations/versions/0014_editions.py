"""Components of one's own: the sets that people have made, and those that tables are played with."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, Integer, String

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "printings",
        Column("digest", String(64), primary_key=True),
        Column("name", String(60), nullable=False),
        Column("source", sa.Text, nullable=False),
    )
    op.create_table(
        "editions",
        Column("id", String(40), primary_key=True),
        Column("guest", String(40), nullable=False, index=True),
        Column("game", String(40), nullable=False),
        Column("name", String(60), nullable=False),
        Column("source", sa.Text, nullable=False),
        Column("digest", String(64)),
        Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),
        Column("version", Integer, nullable=False),
        Column("changed_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("tables", Column("edition", String(64)))
