"""What names look like, so that nobody can impersonate another person; cookies that are no longer valid."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, String

from parlour.server.domain.names import likenesses

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "voided",
        Column("key", String(64), primary_key=True),
        Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    for name in ("alike", "alike_as_written"):
        op.add_column("guests", Column(name, String(200)))
        op.create_index(f"ix_guests_{name}", "guests", [name])
    db = op.get_bind()
    for guest in db.execute(sa.text("SELECT id, name FROM guests WHERE name IS NOT NULL")).all():
        small, written = (likeness[:200] for likeness in likenesses(guest.name))
        db.execute(
            sa.text("UPDATE guests SET alike = :small, alike_as_written = :written WHERE id = :id"),
            {"small": small, "written": written, "id": guest.id},
        )
