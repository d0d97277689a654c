"""The frames that each viewer is sent of the game and the chat.

A viewer is a seat, or None for the spectators. A viewer for whom nothing has changed is sent
nothing and counts nothing (AC-N29), so a sealed answer leaves no trace.

The length of a frame tells nothing either. It depends only on what a spectator would be sent, which
is public; frames are padded with white space. What a seat is told beyond that fits into the
allowance that its game declares (`private_bytes`); if it did not, that would be a bug (`TooLong`).
"""

import logging
from typing import Any, Final

import msgspec

from miskatonic.kernel.change import ViewChange, change_between
from miskatonic.server.protocol.messages import Snapshot
from miskatonic.server.protocol.tables import Line
from miskatonic.server.tables.table import Table
from miskatonic.server.tables.viewers.spectators import Pending, SpectatorStream, is_late
from miskatonic.server.tables.viewers.stream import (
    GRAIN,
    Stream,
    View,
    Viewer,
    grain,
    padded,
    too_long,
    written_update,
)

LOGGER: Final = logging.getLogger(__name__)
_ENCODE: Final = msgspec.json.Encoder().encode


class Streams:
    """The streams of all viewers of a table.

    Epochs are counted from `base`, a number that no server has used for this table before.
    """

    def __init__(self, base: int = 0) -> None:
        self._base: Final = base
        self.seats: list[Stream] = []
        self.spectators: Final = SpectatorStream()
        # How many moves had a public effect: the progress of the game that everyone knows.
        self.public_steps = 0
        self._shared: View = {}
        self._public: View = {}
        self._told = 0

    def of(self, viewer: Viewer) -> Stream:
        return self.spectators.stream if viewer is None else self.seats[viewer]

    def followed(self) -> list[Stream]:
        """All seats' streams; they are counted even if nobody is connected."""
        return self.seats

    # ------------------------------------------------------------ following the log

    def begin(self, table: Table) -> None:
        """Start after the table was loaded."""
        self._start_seats(table)
        self.spectators.begin(table, self._now(table), self._base + table.epoch)

    def restart(self, table: Table) -> None:
        """Start a new epoch: a game began or ended, or moves were undone."""
        self._start_seats(table)
        self.spectators.restart(table, self._now(table), self._base + table.epoch)

    def _start_seats(self, table: Table) -> None:
        self.fit(table)
        if table.g is None:
            return
        self._told = table.game.told_so_far(table.g)
        for stream in self.followed():
            stream.restart(self._base + table.epoch, self._own(table, stream.viewer, self._told))
        self._shared = _plain(table.game.shared(table.g))
        self._public = self._own(table, None, self._told)

    def fit(self, table: Table) -> None:
        """Make a stream for every seat; the host can change their number in the lobby."""
        del self.seats[table.seat_count :]
        while len(self.seats) < table.seat_count:
            stream = Stream(len(self.seats))
            stream.restart(self._base + table.epoch, {})
            self.seats.append(stream)

    def _own(self, table: Table, viewer: Viewer, since: int) -> View:
        return _plain(table.game.own(table.g, viewer, since))

    def moved(self, table: Table) -> dict[Viewer, list[bytes]]:
        """The frames after a move, for the viewers for whom anything changed."""
        game, g, told = table.game, table.g, self._told
        self._told = game.told_so_far(g)
        shared, own = _plain(game.shared(g)), _plain(game.own(g, None, told))
        common = change_between(self._shared, shared)
        public = change_between(self._public, own, common)
        self._shared, self._public = shared, own
        length = self._length(table, public)
        sent: dict[Viewer, list[bytes]] = {}
        for stream in self.followed():
            frame = stream.follow(_plain(game.own(g, stream.viewer, told)), common, length)
            if frame is not None:
                sent[stream.viewer] = [frame]
        if not public.is_nothing:
            view = {**shared, **own} if self.spectators.is_watched else {}
            sent[None] = self.spectators.follow(table, self._now(table), view, public)
        return sent

    def _length(self, table: Table, public: ViewChange) -> int:
        """The length of all seats' frames; it depends only on what is public."""
        if public.is_nothing:
            return grain(table.manifest.private_bytes)
        self.public_steps += 1
        epoch = self._base + table.epoch
        return grain(len(written_update(epoch, 0, public)) + table.manifest.private_bytes)

    def _now(self, table: Table, line: Line | None = None) -> Pending:
        return Pending(table, self.public_steps, self._round(table), line)

    def _round(self, table: Table) -> object:
        key = table.manifest.round_of
        return None if key is None else self._shared.get(key)

    def said(self, table: Table, line: Line) -> dict[Viewer, list[bytes]]:
        """The frames for a line of chat. Only spectators are sent what spectators write."""
        if line.seat is None:
            return {None: self.spectators.say(line)}
        sent: dict[Viewer, list[bytes]] = {
            stream.viewer: [stream.said(line)] for stream in self.seats
        }
        sent[None] = self.spectators.follow_line(table, self._now(table, line))
        return sent

    # ------------------------------------------------------------ looking back

    def wait(self, table: Table, line: Line | None = None) -> None:
        """Queue a move or line of the past for delayed spectators."""
        if line is None:
            self._shared = _plain(table.game.shared(table.g))
        if is_late(table) and (line is None or line.seat is not None):
            self.spectators.wait(self._now(table, line))
        elif line is not None:
            self.spectators.lines.append(line)

    def go_back(self, table: Table) -> None:
        self._shared = _plain(table.game.shared(table.g))
        self.spectators.go_back(table, self._now(table))

    # ------------------------------------------------------------ joining

    def snapshot(self, table: Table, viewer: Viewer) -> bytes:
        """Everything a viewer may know, for one that has seen nothing or missed too much."""
        if viewer is None:
            return self.spectators.snapshot(table)
        frame = _snapshot(table, self.of(viewer), table.g, list(table.chat))
        if table.g is None:
            return frame
        public = _snapshot(table, self.spectators.stream, table.g, list(table.chat))
        # A seat's history tells more about each event than a spectator's, but not twice as much.
        length = max(GRAIN, grain(2 * len(public) + 4 * table.manifest.private_bytes))
        if len(frame) > length:
            # The viewer needs its snapshot all the same, so its length tells as little as possible.
            LOGGER.error("%s: %s", table.new.game, too_long(viewer, len(frame), length))
            while len(frame) > length:
                length *= 2
        return padded(frame, length)


def _plain(part: Any) -> View:
    """A part of a view as a dict; nearly every game makes one already."""
    return part if type(part) is dict else dict(part)


def _snapshot(table: Table, stream: Stream, g: Any, chat: list[Line]) -> bytes:
    view = None if g is None else table.game.view(g, stream.viewer)
    return _ENCODE(Snapshot(stream.epoch, stream.n, view, chat))
