"""Games that begin with a position, as after a lesson, or when a branch is dealt again."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", Column("start", sa.JSON))
