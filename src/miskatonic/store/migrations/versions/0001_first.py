"""People, tables, places, the log and notes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(64).with_variant(sa.Text(), "postgresql")),
        sa.Column("password", sa.String(200)),
        sa.Column("session", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "tables",
        sa.Column("number", NUMBER, nullable=False, autoincrement=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("visibility", sa.String(16), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("host_name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_tables"),
        sa.UniqueConstraint("id", name="uq_tables_id"),
    )
    op.create_index("ix_tables_visibility_status", "tables", ["visibility", "status"])
    for name, extra in (("places", []), ("notes", [sa.Column("text", sa.Text, nullable=False)])):
        op.create_table(
            name,
            sa.Column("person", sa.String(32), nullable=False),
            sa.Column("table", NUMBER, nullable=False),
            *extra,
            sa.PrimaryKeyConstraint("person", "table", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{name}_person"),
            sa.ForeignKeyConstraint(["table"], ["tables.number"], name=f"fk_{name}_table"),
        )
    op.create_table(
        "log",
        sa.Column("row", NUMBER, nullable=False, autoincrement=True),
        sa.Column("table", NUMBER, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("command", sa.String(64)),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("row", name="pk_log"),
        sa.UniqueConstraint("table", "seq", name="uq_log_table_seq"),
    )
