"""Several servers on one database: shared state, membership and leases.

Only new tables, so that code from before this revision can use the database as well.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_house"),
    )
    # Rows that are written every second are worthless after a crash of the database.
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
        prefixes=unlogged,
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("table", NUMBER, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("process", "table", "person", name="pk_presence"),
        prefixes=unlogged,
    )
    op.create_index("ix_presence_table", "presence", ["table"])
    op.create_table(
        "leases",
        sa.Column("table", NUMBER, nullable=False, autoincrement=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_leases"),
        prefixes=unlogged,
    )
    op.create_index("ix_leases_holder", "leases", ["holder"])
