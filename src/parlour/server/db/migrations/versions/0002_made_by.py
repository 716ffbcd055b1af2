"""The maker of each table. Parlour called this schema "2"."""

from alembic import op
from sqlalchemy import Column, String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", Column("made_by", String(40)))
    op.create_index("ix_tables_made_by", "tables", ["made_by"])
