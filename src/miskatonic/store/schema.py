"""The tables of the database.

The log is the source of truth: a table's state follows from its rows, in the order of `seq`. Apart
from number, id and creation time, `tables` only caches what the log says, for listing.
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
    """Text with NUL characters replaced, because PostgreSQL rejects them."""

    impl = PlainString
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return value.replace("\0", "\ufffd") if value is not None and "\0" in value else value


class Text(String):
    """A `String` of any length."""

    impl = PlainText
    cache_ok = True


def folded(length: int) -> TypeEngine[str]:
    """Case-folded text. Folding can lengthen it, and only PostgreSQL enforces the length."""
    return String(length).with_variant(Text(), "postgresql")


# SQLite only autoincrements columns of type INTEGER.
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
    # When the person was last seen, if known.
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

# Web push subscriptions of browsers, to notify people when it is their turn. A subscription is
# deleted with its session, so logging out stops the notifications.
PUSHES: Final = Table(
    "pushes",
    METADATA,
    # SHA-256 of the endpoint.
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("session", String(64), ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    # Failed deliveries since the last successful one.
    Column("failures", Integer, nullable=False),
    Index(None, "person"),
    Index(None, "session"),
)

# Recovery codes for forgotten passwords; each works once.
RECOVERY: Final = Table(
    "recovery",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Index(None, "person"),
)

# External bots: accounts with an owner. A token is a session.
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
    # The rules version of the game; null before it begins.
    Column("rules", Integer),
    # The result as JSON; null before the end, and for games that ended before this column.
    Column("result", Text),
    # For correspondence games, else null: days for each decision, and the next deadline.
    Column("days", Integer),
    Column("due", BigInteger),
    Index(None, "visibility", "status"),
    Index(None, "due"),
)

# Who sits or sat at which table, for a person's list of tables.
PLACES: Final = Table(
    "places",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", _NUMBER, ForeignKey("tables.number"), primary_key=True),
)

# Absent people whom an unfinished table waits for. The server that sets `told` sends the push
# notification. Rows cascade, because older servers delete people and games without knowing this
# table.
TURNS: Final = Table(
    "turns",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", _NUMBER, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True),
    Column("question", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    # When the clock runs out; null without a running clock.
    Column("until", BigInteger),
    Column("told", BigInteger),
    Index(None, "table"),
)

# Results of a person's games. `won` is null for a draw; `played_as` is JSON: text ids by kind.
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

# People whom a person mutes, or blocks from their tables.
MUTED_OR_BLOCKED: Final = Table(
    "shunned",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
    Column("how", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

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

# Bans of a person's id, an address or network, or a name.
BANS: Final = Table(
    "bans",
    METADATA,
    Column("kind", String(16), primary_key=True),
    Column("value", folded(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    # Null: permanent.
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)

ADMIN_LOG: Final = Table(
    "admin_log",
    METADATA,
    Column("number", _NUMBER, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(32), nullable=False),
    Column("about", Text, nullable=False),
)

# Token buckets of rate limits: the tokens left at a time.
BUCKETS: Final = Table(
    "buckets",
    METADATA,
    Column("key", folded(128), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "at"),
)

# Settings shared by all servers: the secret, and the oldest revision that may use the database.
CLUSTER_SETTINGS: Final = Table(
    "house",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# The servers of a cluster, and their last heartbeat by the database's clock. Once a server is gone,
# its rows in `presence`, `leaders` and `leases` are ignored.
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

# Leaders of shared replays: their server, the move they are at, and whose view they show (JSON).
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
