"""Tables where everybody may use the tutor."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", Column("tutor", sa.Boolean, nullable=False, server_default=sa.false()))
