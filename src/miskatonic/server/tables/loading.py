"""Builds a table by replaying its log, without the frames that were sent.

Moves are played in place. Where a move can still be undone, the state before it is kept and the
move is played on a copy. Nothing here waits or looks at a clock, so it runs in a thread.
"""

from bisect import bisect_left
from collections import deque
from collections.abc import Iterable
from typing import Any, Final

from miskatonic.kernel.view import waiting_for
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import Chatted, Claimed, LogEntry, Played, Undone
from miskatonic.server.tables.model.table import UNDO_DEPTH, Table, line_of
from miskatonic.server.tables.streams.frames import SpectatorStream, Streams
from miskatonic.server.tables.timing import Timing
from miskatonic.store.store import LogRow


class LoadedTable:
    """A table, and what else a live table needs to know about the past."""

    def __init__(self, id: str, base: int) -> None:
        self.table: Final = Table(id)
        self.streams: Final = Streams(base)
        self.done: Final[set[tuple[str, str]]] = set()
        self.deserted_at = 0
        # When the questions that are open at the end were asked, by number.
        self.asked_at: dict[int, int] = {}
        # At a correspondence table: its clocks.
        self.timing: Timing | None = None

    def let_time_pass(self, entry: LogEntry, at: int) -> None:
        if self.timing is None:
            self.timing = Timing(self.table, at)
        if isinstance(entry, Played | Claimed):
            self.timing.moved(entry.seat, entry.by)
        self.timing.follow(at)


def load(id: str, log: Iterable[LogRow], base: int) -> LoadedTable:
    """Replay a log. Frames are counted in a new epoch: `base` is a number that no earlier epoch of
    this table can have.
    """
    read = list(entries.read_log(log))
    loaded = LoadedTable(id, base)
    replay(loaded, [(entry, row.at) for entry, row in read])
    for _, row in read:
        if row.person is not None and row.command is not None:
            loaded.done.add((row.person, row.command))
    return loaded


def replay(loaded: LoadedTable, log: list[tuple[LogEntry, int]]) -> None:
    table, streams = loaded.table, loaded.streams
    kept = _states_to_keep([entry for entry, _ in log])
    asking = _Asking()
    for number, (entry, at) in enumerate(log):
        if isinstance(entry, Played | Claimed) and table.g is not None:
            told = table.game.told_so_far(table.g)
            if number in kept:
                table.apply(entry, at)
            else:
                table.apply_in_place(entry)
            streams.public_steps += has_public_events(table.g, told)
            asking.note(table.g, at)
            if table.settings.is_over_days:
                loaded.let_time_pass(entry, at)
            continue
        table.apply(entry, at)
        if isinstance(entry, entries.Began | Undone | entries.Resumed):
            asking.begin(table.g, at)
        if table.settings.is_over_days:
            loaded.let_time_pass(entry, at)
        if isinstance(entry, Chatted):
            streams.spectators.heard(line_of(entry, at))
        elif isinstance(entry, entries.PlayerLeft):
            loaded.deserted_at = at
    loaded.asked_at = asking.times(table.g)
    streams.begin(table)


class _Asking:
    """When questions were asked, found out from the number of questions after each move."""

    def __init__(self) -> None:
        self._counts: list[int] = []
        self._times: list[int] = []
        self._began = 0

    def note(self, g: Any, at: int) -> None:
        if not self._counts or g.decisions_asked > self._counts[-1]:
            self._counts.append(g.decisions_asked)
            self._times.append(at)

    def begin(self, g: Any, at: int) -> None:
        """Questions that are open now count as asked now."""
        self._began = at
        self.note(g, at)

    def times(self, g: Any) -> dict[int, int]:
        waiting = [] if g is None else waiting_for(g)
        at = {each["id"]: bisect_left(self._counts, each["id"]) for each in waiting}
        return {number: max(self._times[place], self._began) for number, place in at.items()}


def _states_to_keep(log: list[LogEntry]) -> set[int]:
    """The numbers of the moves before which the state is needed: because the log goes back to it,
    or because the move can still be undone at the end.
    """
    kept = set()
    moves: list[int] = []
    points: deque[int] = deque(maxlen=UNDO_DEPTH)
    for number, entry in enumerate(log):
        if isinstance(entry, Played | Claimed):
            moves.append(number)
            points.append(number)
        elif isinstance(entry, Undone):
            kept.update(moves[entry.keep : entry.keep + 1])
            for _ in moves[entry.keep :]:
                if points:
                    points.pop()
            del moves[entry.keep :]
    return kept.union(points)


def has_public_events(g: Any, since: int) -> bool:
    """Whether there was a public event after event number `since`."""
    return g.log is not None and bool(g.log.number > since)


def replay_for_spectators(id: str, log: Iterable[LogRow]) -> SpectatorStream:
    """Find out what delayed spectators may see by now, and what waits for them.

    Loading skips this, because it needs every past state and most tables have no spectators.
    """
    table, streams = Table(id), Streams(0)
    for entry, row in entries.read_log(log):
        epoch = table.epoch
        told = 0 if table.g is None else table.game.told_so_far(table.g)
        table.apply(entry, row.at)
        if isinstance(entry, Played | Claimed):
            # As in a live game, a move without public events is not a step.
            if has_public_events(table.g, told):
                streams.public_steps += 1
                streams.wait(table)
        elif isinstance(entry, Chatted):
            streams.wait(table, line_of(entry, row.at))
        if table.epoch != epoch:
            streams.go_back(table)
    return streams.spectators
