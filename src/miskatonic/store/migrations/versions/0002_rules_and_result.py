"""Each table's rules version, and the result of its game.

Both columns may be null, so that code from before this revision can use the database as well.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# The log's entries are JSON that begins with their type.
BEGAN = """
SELECT "table", body FROM log WHERE CAST(body AS TEXT) LIKE '{"type":"began",%' ORDER BY seq
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer))
    op.add_column("tables", sa.Column("result", sa.Text))
    connection = op.get_bind()
    if connection.dialect.name != "sqlite":
        # PostgreSQL is supported since a later revision, so its tables are still empty here.
        return
    for table, body in connection.exec_driver_sql(BEGAN).all():
        rules = _rules(body)
        if rules is not None:
            change = sa.text("UPDATE tables SET rules = :rules WHERE number = :table")
            connection.execute(change, {"rules": rules, "table": table})


def _rules(body: bytes) -> int | None:
    """None if the entry is damaged; the server reports that when it loads the table."""
    try:
        rules = json.loads(body)["rules"]
    except (ValueError, KeyError):
        return None
    return rules if isinstance(rules, int) else None
