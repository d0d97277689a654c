"""This server's copy of a table: everything that follows from its log."""

from collections.abc import Mapping
from typing import Final

from miskatonic.server.tables.bot_work import BotWork
from miskatonic.server.tables.loading import LoadedTable
from miskatonic.server.tables.timing import Timing


class LoadedState:
    """A table with its streams, clocks and bots. A reload replaces all of it at once."""

    __slots__ = ("bots", "deserted_at", "done", "is_stopped", "streams", "table", "timing")

    def __init__(
        self, loaded: LoadedTable, began: int, now: int, asked_at: Mapping[int, int]
    ) -> None:
        """`asked_at`: since when the open questions are open, as far as that is known."""
        self.table: Final = loaded.table
        self.streams = loaded.streams
        # Commands that were carried out, by person: sent again, they are only acknowledged.
        self.done: Final = loaded.done
        self.deserted_at = loaded.deserted_at
        self.bots: Final = BotWork()
        self.is_stopped = False
        timing = loaded.timing if self.table.settings.is_over_days else None
        if timing is None:
            # Questions from before the server began start over: how long it was down is unknown.
            asked_here = {number: at for number, at in asked_at.items() if at >= began}
            timing = Timing(self.table, now, asked_here)
        self.timing: Final = timing

    def stop(self) -> None:
        """Called before it is replaced or closed: clocks and bots must not act on it any more."""
        self.is_stopped = True
        self.bots.answers.clear()


class Replica:
    """Holds the current `LoadedState` of a table for the parts that outlive a reload."""

    __slots__ = ("id", "is_shut", "loaded", "number")

    def __init__(self, id: str, number: int, loaded: LoadedState) -> None:
        self.id: Final = id
        self.number: Final = number
        self.loaded = loaded
        # Whether the table has been closed on this server.
        self.is_shut = False
