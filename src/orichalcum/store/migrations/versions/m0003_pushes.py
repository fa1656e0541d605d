"""Web-push.  A migration only adds, so that the backup of an older house can always be restored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("mark"),
    )
    op.create_index(op.f("ix_pushes_person"), "pushes", ["person"])
