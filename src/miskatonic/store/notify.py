"""Notifications between servers: which tables have new rows.

Notifications hold no secrets, and are fire-and-forget: a server that misses one finds the new rows
when it next polls.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, text

from miskatonic.store.dialects import is_postgres
from miskatonic.store.writer import Row

CHANNEL: Final = "miskatonic"
# PostgreSQL's limit is 8000 bytes; a batch of 256 rows seldom needs half of that.
MOST_BYTES: Final = 7_900
# How many tables fit into one notification.
MOST_AT_ONCE: Final = 256
# Instead of a `seq`: presence has changed.
PRESENCE: Final = -1
# Instead of a `seq`: the log was rewritten, so reload the table.
REWRITTEN: Final = -2
# Instead of a `seq`, with any table: a server has joined.
NEW_SERVER: Final = -3
# Instead of a `seq`: people at the table have changed whom they mute.
MUTES: Final = -4
# Instead of a table: there is a new row in the admin log.
ADMIN_ACTIONS: Final = 0


class Notification(NamedTuple):
    """The last row that `sender` has appended to a table's log."""

    sender: str
    table: int
    seq: int


class Notifier:
    """Sends this server's notifications; a single server sends none."""

    def __init__(self, name: str = "") -> None:
        self.name: Final = name
        self._in_database = False
        # Called in the writer thread.
        self._publish: Callable[[str], None] | None = None
        # Tables with people connected through other servers; only these need notifications.
        self._tables: Final[set[int]] = set()

    def begin(self, publish: Callable[[str], None] | None) -> None:
        """From now on there may be other servers. Without `publish`, the database sends
        notifications with the commit.
        """
        self._in_database = publish is None
        self._publish = publish

    def add_table(self, table: int) -> None:
        self._tables.add(table)

    def remove_table(self, table: int) -> None:
        self._tables.discard(table)

    def with_commit(self, rows: Sequence[Row]) -> str | None:
        """The notification to send in the transaction with these rows, if any."""
        return self._payload(rows) if self._in_database and self._tables else None

    def after_commit(self, rows: Sequence[Row]) -> None:
        payload = self._payload(rows) if self._publish is not None and self._tables else None
        if payload is not None and self._publish is not None:
            self._publish(payload)

    def notify(self, connection: Connection, news: Sequence[tuple[int, int]]) -> None:
        """Notify the other servers about tables and rows, or about the special numbers above."""
        for start in range(0, len(news), MOST_AT_ONCE):
            payload = written(self.name, news[start : start + MOST_AT_ONCE])
            if self._publish is not None:
                self._publish(payload)
            else:
                notify_with_commit(connection, payload)

    def _payload(self, rows: Sequence[Row]) -> str | None:
        last: dict[int, int] = {}
        for row in rows:
            if row.table in self._tables:
                last[row.table] = max(row.seq, last.get(row.table, 0))
        return written(self.name, last.items()) if last else None


def notify_with_commit(connection: Connection, payload: str) -> None:
    """Send a notification when this transaction commits (PostgreSQL only)."""
    if is_postgres(connection):
        values = {"channel": CHANNEL, "payload": payload}
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), values)


def written(sender: str, news: Iterable[tuple[int, int]]) -> str:
    return " ".join([sender, *(f"{table}:{seq}" for table, seq in news)])


def read_notifications(payload: str) -> Iterator[Notification]:
    """Parse a payload, skipping invalid parts; its end may be cut off."""
    sender, *news = payload.split(" ")
    for each in news:
        table, colon, seq = each.partition(":")
        if colon and table.isdecimal() and seq.removeprefix("-").isdecimal():
            yield Notification(sender, int(table), int(seq))
