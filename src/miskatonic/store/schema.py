"""The tables of the database.

The log is the truth: a table is what its rows say, in the order of `seq`. Everything in `tables`
but its number, id and time of making can be told from the log; it is kept for the lists.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite gives out row numbers by itself only to a column of type INTEGER.
_NUMBER: Final = BigInteger().with_variant(Integer, "sqlite")

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(200)),
    Column("session", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("number", _NUMBER, primary_key=True, autoincrement=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("host", String(32), nullable=False),
    Column("host_name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    # The rules version of the game that began here; null before.
    Column("rules", Integer),
    # The result as JSON; null before the end, and for games that ended before it was kept here.
    Column("result", Text),
    Index(None, "visibility", "status"),
)

# Who sits or sat where, for the list of one's own tables.
PLACES: Final = Table(
    "places",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", _NUMBER, ForeignKey("tables.number"), primary_key=True),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("row", _NUMBER, primary_key=True, autoincrement=True),
    Column("table", _NUMBER, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32)),
    Column("command", String(64)),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table", "seq"),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", _NUMBER, ForeignKey("tables.number"), primary_key=True),
    Column("text", Text, nullable=False),
)
