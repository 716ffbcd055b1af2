"""Accounts that programs play with, and tables where they may sit down."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, ForeignKey, String

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "programs",
        Column("guest", String(40), ForeignKey("accounts.guest", ondelete="CASCADE"), primary_key=True),
        Column("owner", String(40), ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False),
        Column("token", String(64), unique=True),
    )
    op.create_index("ix_programs_owner", "programs", ["owner"])
    op.add_column("tables", Column("programs", sa.Boolean, nullable=False, server_default=sa.false()))
