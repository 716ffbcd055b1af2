"""Rated by choice, people who are asked to play again, and how a game changed the ratings."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", Column("asked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("finished", Column("ratings", sa.JSON))
