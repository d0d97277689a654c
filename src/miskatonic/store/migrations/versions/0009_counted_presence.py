"""Several servers: sockets per person and table, and who leads a shared replay.

A column with a default and a new table, so that code from before this revision can use the
database as well.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0006"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    sockets = sa.Column("sockets", sa.Integer, nullable=False, server_default="1")
    op.add_column("presence", sockets)
    # Worthless after a crash of the database, like all rows about connections.
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "leaders",
        sa.Column("table", NUMBER, nullable=False, autoincrement=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("eyes", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_leaders"),
        prefixes=unlogged,
    )
    op.create_index("ix_leaders_process", "leaders", ["process"])
