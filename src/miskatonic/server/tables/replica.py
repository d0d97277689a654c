"""This server's copy of a table: everything that follows from its log."""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.server.tables import entries
from miskatonic.server.tables.clocks.timing import OpenQuestion, Timing
from miskatonic.server.tables.entries import Chatted, Claimed, LogEntry, Played
from miskatonic.server.tables.loading import LoadedTable
from miskatonic.server.tables.table import line_of
from miskatonic.server.tables.viewers.stream import Viewer


class Broadcast:
    """What is sent after an entry: frames by viewer, and whether all viewers get a snapshot."""

    __slots__ = ("frames", "restarts")

    def __init__(self, frames: dict[Viewer, list[bytes]], restarts: bool) -> None:
        self.frames: Final = frames
        self.restarts: Final = restarts


class Play:
    """A table with its streams and clocks. Loading the table again replaces all of it at once."""

    __slots__ = ("deserted_at", "done", "is_stopped", "streams", "table", "timing")

    def __init__(
        self, loaded: LoadedTable, began: int, now: int, asked_at: Mapping[int, int]
    ) -> None:
        """`asked_at`: since when the open questions are open, as far as that is known."""
        self.table: Final = loaded.table
        self.streams = loaded.streams
        # Commands that were carried out, by person: sent again, they are only acknowledged.
        self.done: Final = loaded.done
        self.deserted_at = loaded.deserted_at
        # Set before it is replaced: clocks and bots must not act on it any more.
        self.is_stopped = False
        timing = loaded.timing if self.table.settings.is_over_days else None
        if timing is None:
            # Questions from before the server began start over: nobody knows how long it was down.
            asked_here = {number: at for number, at in asked_at.items() if at >= began}
            timing = Timing(self.table, now, asked_here)
        self.timing: Final = timing

    def follow(self, entry: LogEntry, at: int, g: Any = None) -> Broadcast:
        """Apply an entry of the log; `g` is the state after a move if it is known already."""
        table, streams = self.table, self.streams
        frames: dict[Viewer, list[bytes]] = {}
        epoch = table.epoch
        table.apply(entry, at, g)
        if isinstance(entry, Played | Claimed):
            if table.settings.is_over_days:
                self.timing.moved(entry.seat, entry.by)
            frames = streams.moved(table)
        elif isinstance(entry, Chatted):
            frames = streams.said(table, line_of(entry, at))
        elif isinstance(entry, entries.Made | entries.Changed):
            streams.fit(table)
        elif isinstance(entry, entries.PlayerLeft):
            self.deserted_at = at
        if table.epoch == epoch:
            return Broadcast(frames, False)
        streams.restart(table)
        return Broadcast(frames, True)

    def is_open(self, question: OpenQuestion) -> bool:
        """Whether the seat has yet to answer. Only the seat itself is told of a sealed answer."""
        decision = self.table.game.decision(self.table.g, question.seat)
        return decision is not None and decision.id == question.id


class Replica:
    """Holds the current `Play` of a table for the parts that outlive a reload."""

    __slots__ = ("id", "is_shut", "number", "play")

    def __init__(self, id: str, number: int, play: Play) -> None:
        self.id: Final = id
        self.number: Final = number
        self.play = play
        # Whether the table has been closed on this server.
        self.is_shut = False
