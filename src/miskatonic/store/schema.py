"""The tables of the database.

The log is the truth: a table is what its rows say, in the order of `seq`. Everything in `tables`
but its number, id and time of making can be told from the log; it is kept for the lists.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy import String as PlainString
from sqlalchemy import Text as PlainText
from sqlalchemy.types import TypeEngine

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class String(TypeDecorator[str]):
    """Text without the character 0, which PostgreSQL does not take; so SQLite is not given it."""

    impl = PlainString
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return value.replace("\0", "\ufffd") if value is not None and "\0" in value else value


class Text(String):
    """The same, of any length."""

    impl = PlainText
    cache_ok = True


def folded(length: int) -> TypeEngine[str]:
    """Folding makes some words longer. SQLite does not count, so there the length is as ever."""
    return String(length).with_variant(Text(), "postgresql")


# SQLite gives out row numbers by itself only to a column of type INTEGER.
_NUMBER: Final = BigInteger().with_variant(Integer, "sqlite")

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", folded(64), unique=True),
    Column("password", String(200)),
    Column("session", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    # When the person was last here, as far as that is known.
    Column("seen", BigInteger),
)

# A session is ended by deleting its row. The cookie holds the secret, the row only its hash.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "person"),
)

# Browsers that want to be told when it is somebody's turn: where to send it, and how to encrypt it.
# They are forgotten with the session, so whoever logs out there is told nothing any more.
PUSHES: Final = Table(
    "pushes",
    METADATA,
    # Of the address.
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("session", String(64), ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    # How often it could not be reached since it last could.
    Column("failures", Integer, nullable=False),
    Index(None, "person"),
    Index(None, "session"),
)

# Codes that let somebody in who has forgotten the password; each works once.
RECOVERY: Final = Table(
    "recovery",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Index(None, "person"),
)

# Bots from outside: people who are none, and who answers for them. A token is a session.
BOTS: Final = Table(
    "bots",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "owner"),
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
    # How many days a decision may take, and when something is due there by itself; null where the
    # game is not played over days.
    Column("days", Integer),
    Column("due", BigInteger),
    Index(None, "visibility", "status"),
    Index(None, "due"),
)

# Who sits or sat where, for the list of one's own tables.
PLACES: Final = Table(
    "places",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", _NUMBER, ForeignKey("tables.number"), primary_key=True),
)

# Code of before this table deletes people and games without knowing of it: so rows go with them.
# Whom an unfinished table waits for, as far as that person is not there. `told`: when a message was
# sent about it, if any was; whoever sets it sends it.
TURNS: Final = Table(
    "turns",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", _NUMBER, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True),
    Column("question", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    # When the clock runs out; null where there is none, or it stands.
    Column("until", BigInteger),
    Column("told", BigInteger),
    Index(None, "table"),
)

# How the games of a person ended. `won` is null for a draw, `played_as` JSON: ids of texts by kind.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", _NUMBER, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("won", Integer),
    Column("played_as", Text, nullable=False),
    Index(None, "person", "ended", "table"),
    Index(None, "table"),
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

# Whom somebody does not want to hear (mute) or to have at their own tables (block).
SHUNNED: Final = Table(
    "shunned",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
    Column("how", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# What people have reported to those who run the server.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("number", _NUMBER, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("table", _NUMBER),
    Column("reason", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", BigInteger),
)

# Who or what is not let in: a person's id, an address or network, or a name.
BANS: Final = Table(
    "bans",
    METADATA,
    Column("kind", String(16), primary_key=True),
    Column("value", folded(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    # Null for good.
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)

# What those who run the server have done.
ADMIN_LOG: Final = Table(
    "admin_log",
    METADATA,
    Column("number", _NUMBER, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(32), nullable=False),
    Column("about", Text, nullable=False),
)

# How much of a limit somebody has left, and when that was so: servers share it here.
BUCKETS: Final = Table(
    "buckets",
    METADATA,
    Column("key", folded(128), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "at"),
)

# What all servers of a house have in common: its secret, and which of them may still use it.
HOUSE: Final = Table(
    "house",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# The servers of a house. Times here are the database's own, so that no two clocks are compared. A
# server that has not been seen for some seconds is gone, and with it what else is noted of it: who
# is at a table through it, and for which tables it lets clocks and bots run.
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("table", _NUMBER, primary_key=True, autoincrement=False),
    Column("person", String(32), primary_key=True),
    Column("sockets", Integer, nullable=False, server_default="1"),
    Index(None, "table"),
)

# Who leads where a finished game is looked at together, through which server, and where they are:
# after so many moves, through these eyes (JSON).
LEADERS: Final = Table(
    "leaders",
    METADATA,
    Column("table", _NUMBER, primary_key=True, autoincrement=False),
    Column("process", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("move", Integer, nullable=False),
    Column("eyes", String(16), nullable=False),
    Index(None, "process"),
)

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table", _NUMBER, primary_key=True, autoincrement=False),
    Column("holder", String(32), nullable=False),
    Index(None, "holder"),
)
