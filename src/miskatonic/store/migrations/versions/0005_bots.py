"""External bots and their owners.

Only a new table, so that code from before this revision can use the database as well.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bots",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_bots"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bots_person"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_bots_owner"),
    )
    op.create_index("ix_bots_owner", "bots", ["owner"])
