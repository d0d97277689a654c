"""The counted frames of one viewer, and of all seats.

The length of a frame tells nothing. It depends only on what a spectator would be sent, which is
public; frames are padded with white space. What a seat is told beyond that fits into the
`private_bytes` that its game declares; if it did not, that would be a bug (`TooLong`).
"""

from collections import deque
from typing import Any, Final

import msgspec

from miskatonic.kernel.view import ViewChange, change_between
from miskatonic.server.protocol.messages import LineAdded, Update
from miskatonic.server.protocol.tables import Line
from miskatonic.server.tables.model.table import Table

Viewer = int | None
View = dict[str, Any]

# A viewer that has missed more than this is sent a snapshot.
FRAMES_KEPT: Final = 48
GRAIN: Final = 1024

_ENCODE: Final = msgspec.json.Encoder().encode


def padded(frame: bytes, length: int) -> bytes:
    return frame.ljust(length)


def grain(length: int) -> int:
    return -(-length // GRAIN) * GRAIN


def written_update(epoch: int, n: int, change: ViewChange) -> bytes:
    return _ENCODE(Update(epoch, n, change.events, change.changed, change.added))


class TooLong(AssertionError):
    """A seat is told more than its game's manifest says it can be."""


def too_long(viewer: Viewer, length: int, most: int) -> str:
    return (
        f"a frame of {length} bytes for seat {viewer}, which must be at most {most}: "
        "raise `private_bytes` in the game's manifest"
    )


class Stream:
    """The counted frames of one viewer.

    `view` is what the next change is measured against: of a seat its own part alone, since the
    part that all viewers share is compared once for all of them.
    """

    __slots__ = ("_kept", "epoch", "n", "view", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer: Final = viewer
        self.epoch = 0
        self.n = 0
        self.view: View = {}
        self._kept: deque[tuple[bytes, int]] = deque(maxlen=FRAMES_KEPT)

    def restart(self, epoch: int, view: View) -> None:
        """Start a new epoch; earlier frames do not count any more."""
        self.epoch = epoch
        self.n = 0
        self.view = view
        self._kept.clear()

    def follow(self, view: View, shared: ViewChange, length: int) -> bytes | None:
        """The frame for a seat's new view, filled up to `length`; None if nothing changed."""
        change = change_between(self.view, view, shared)
        self.view = view
        if change.is_nothing:
            return None
        frame = self.update(change)
        if len(frame) > length:
            raise TooLong(too_long(self.viewer, len(frame), length))
        self._kept.append((frame, length))
        return frame.ljust(length)

    def change_to(self, view: View) -> ViewChange:
        change = change_between(self.view, view)
        self.view = view
        return change

    def update(self, change: ViewChange) -> bytes:
        """The frame for a change; `keep` pads it."""
        self.n += 1
        return written_update(self.epoch, self.n, change)

    def said(self, line: Line) -> bytes:
        self.n += 1
        frame = _ENCODE(LineAdded(self.epoch, self.n, line))
        return self.keep(frame, len(frame))

    def keep(self, frame: bytes, length: int) -> bytes:
        self._kept.append((frame, length))
        return padded(frame, length)

    def skip(self) -> None:
        """Count a frame without making it: no one is connected. The next viewer gets a snapshot."""
        self.n += 1
        self._kept.clear()

    def since(self, epoch: int, n: int) -> list[bytes] | None:
        """The frames after number n, as they were sent; None if the viewer needs a snapshot."""
        missed = self.n - n
        if epoch != self.epoch or not 0 <= missed <= len(self._kept):
            return None
        first = len(self._kept) - missed
        return [padded(*self._kept[at]) for at in range(first, len(self._kept))]


class SeatStreams:
    """The streams of all seats of a table; frames are counted even if no one is connected.

    Epochs are counted from `base`, a number that no server has used for this table before.
    """

    def __init__(self, base: int = 0) -> None:
        self._base: Final = base
        self.seats: list[Stream] = []
        # How many moves had a public effect: the progress of the game that everyone knows.
        self.public_steps = 0
        # What everyone sees and what spectators see beyond that, after the last move.
        self._shared: View = {}
        self._public: View = {}
        self._told = 0

    def start_seats(self, table: Table) -> None:
        """Start a new epoch for all seats."""
        self.fit(table)
        game, g = table.game, table.g
        if g is None:
            return
        self._told = told = game.told_so_far(g)
        for stream in self.seats:
            stream.restart(self._base + table.epoch, plain(game.own(g, stream.viewer, told)))
        self._shared = plain(game.shared(g))
        self._public = plain(game.own(g, None, told))

    def fit(self, table: Table) -> None:
        """Make a stream for every seat; the host can change their number in the lobby."""
        del self.seats[table.seat_count :]
        while len(self.seats) < table.seat_count:
            stream = Stream(len(self.seats))
            stream.restart(self._base + table.epoch, {})
            self.seats.append(stream)

    def seats_moved(self, table: Table) -> tuple[dict[Viewer, list[bytes]], ViewChange]:
        """The frames after a move, for the seats for whom anything changed; and what changed for
        spectators.
        """
        game, g, told = table.game, table.g, self._told
        self._told = game.told_so_far(g)
        shared, own = plain(game.shared(g)), plain(game.own(g, None, told))
        common = change_between(self._shared, shared)
        public = change_between(self._public, own, common)
        self._shared, self._public = shared, own
        length = self._length(table, public)
        sent: dict[Viewer, list[bytes]] = {}
        for stream in self.seats:
            frame = stream.follow(plain(game.own(g, stream.viewer, told)), common, length)
            if frame is not None:
                sent[stream.viewer] = [frame]
        return sent, public

    def _length(self, table: Table, public: ViewChange) -> int:
        """The length of all seats' frames; it depends only on what is public."""
        if public.is_nothing:
            return grain(table.manifest.private_bytes)
        self.public_steps += 1
        epoch = self._base + table.epoch
        return grain(len(written_update(epoch, 0, public)) + table.manifest.private_bytes)


def plain(part: Any) -> View:
    """A part of a view as a dict; nearly every game makes one already."""
    return part if type(part) is dict else dict(part)
