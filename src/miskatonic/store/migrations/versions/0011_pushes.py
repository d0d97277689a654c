"""Push subscriptions of browsers.

Only a new table, so that code from before this revision can use the database as well.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_pushes"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_pushes_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.hash"], name="fk_pushes_session", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_index("ix_pushes_session", "pushes", ["session"])
