"""Sessions that can be ended, recovery codes, mutes and blocks, reports, bans, rate limits.

Only new tables and a column that may be null, so that code from before this revision can use the
database as well.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def folded(length: int) -> Any:
    return sa.String(length).with_variant(sa.Text(), "postgresql")


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.BigInteger))
    _of_people()
    _of_operators()
    op.create_table(
        "buckets",
        sa.Column("key", folded(128), nullable=False),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_buckets"),
    )
    op.create_index("ix_buckets_at", "buckets", ["at"])


def _of_people() -> None:
    times = (
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    for name, columns in (("sessions", times), ("recovery", ())):
        op.create_table(
            name,
            sa.Column("hash", sa.String(64), nullable=False),
            sa.Column("person", sa.String(32), nullable=False),
            *columns,
            sa.PrimaryKeyConstraint("hash", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{name}_person"),
        )
        op.create_index(f"ix_{name}_person", name, ["person"])
    op.create_table(
        "shunned",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "how", name="pk_shunned"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_shunned_person"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_shunned_other"),
    )


def _of_operators() -> None:
    op.create_table(
        "reports",
        sa.Column("number", NUMBER, nullable=False, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table", NUMBER),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("value", folded(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("kind", "value", name="pk_bans"),
    )
    op.create_table(
        "admin_log",
        sa.Column("number", NUMBER, nullable=False, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_admin_log"),
    )
