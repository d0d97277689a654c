"""The doorbell between servers: who has written rings, and says at which tables up to which row.

A ring says nothing that is secret, and nobody relies on it: a server that misses one finds out by
itself a little later. So it is never waited for, and never repeated.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from miskatonic.store.writer import Row

CHANNEL: Final = "miskatonic"
# PostgreSQL takes less than 8000 bytes; with a batch of 256 rows it is seldom half of that.
MOST_BYTES: Final = 7_900
# A ring with this instead of a row: look who is there.
PRESENCE: Final = -1
# Or this: what is in its log is not what it was, so load it again.
REWRITTEN: Final = -2
# So many tables go into one ring.
MOST_AT_ONCE: Final = 256
# Or this: look whom those who are there have muted.
MUTES: Final = -4
# Or, with any table: there is a new server.
NEW_SERVER: Final = -3
# A ring with this table: look what admins did.
ACTS: Final = 0


class Ring(NamedTuple):
    """The last row that `sender` has written at a table."""

    sender: str
    table: int
    seq: int


class Bell:
    """How this server rings. Alone, it does not."""

    def __init__(self, name: str = "") -> None:
        self.name: Final = name
        # Whether a ring goes through the database, together with what it is about.
        self.in_database = False
        # Or some other way, after it is on the disk; called in the writer's thread.
        self.outside: Callable[[str], None] | None = None
        # The tables where somebody is through another server: only there anybody has to hear it.
        self.tables: Final[set[int]] = set()

    def with_commit(self, rows: Sequence[Row]) -> str | None:
        """What is rung together with these rows, if anything."""
        return self._ring_of(rows) if self.in_database and self.tables else None

    def ring_outside(self, rows: Sequence[Row]) -> None:
        ring = self._ring_of(rows) if self.outside is not None and self.tables else None
        if ring is not None and self.outside is not None:
            self.outside(ring)

    def _ring_of(self, rows: Sequence[Row]) -> str | None:
        last: dict[int, int] = {}
        for row in rows:
            if row.table in self.tables:
                last[row.table] = max(row.seq, last.get(row.table, 0))
        return written(self.name, last.items()) if last else None


def written(sender: str, rung: Iterable[tuple[int, int]]) -> str:
    return " ".join([sender, *(f"{table}:{seq}" for table, seq in rung)])


def read_rings(said: str) -> Iterator[Ring]:
    """What of it can be read; the end may have been cut off."""
    sender, *rung = said.split(" ")
    for each in rung:
        table, colon, seq = each.partition(":")
        if colon and table.isdecimal() and seq.removeprefix("-").isdecimal():
            yield Ring(sender, int(table), int(seq))
