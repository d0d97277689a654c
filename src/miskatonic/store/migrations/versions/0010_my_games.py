"""Pending turns of people away from their tables, and each person's results.

Only new tables, so that code from before this revision can use the database as well.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "turns",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", number, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("told", sa.BigInteger),
        sa.PrimaryKeyConstraint("person", "table", name="pk_turns"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_turns_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.number"], name="fk_turns_table", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_turns_table", "turns", ["table"])
    op.create_table(
        "results",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", number, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer),
        sa.Column("played_as", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "table", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_results_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.number"], name="fk_results_table", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_results_person_ended_table", "results", ["person", "ended", "table"])
    op.create_index("ix_results_table", "results", ["table"])
