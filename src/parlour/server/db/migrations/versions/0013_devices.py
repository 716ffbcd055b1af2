"""People who share a device: their names, and which of them said something."""

from alembic import op
from sqlalchemy import Column, Integer, String

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("seats", Column("called", String(24)))
    op.add_column("chat", Column("seat", Integer))
