"""The counted frames of one viewer."""

from collections import deque
from typing import Any, Final

import msgspec

from miskatonic.kernel.change import ViewChange, change_between
from miskatonic.server.protocol.messages import LineAdded, Update
from miskatonic.server.protocol.tables import Line

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
        """Count a frame without making it, as nobody is there; the next viewer gets a snapshot."""
        self.n += 1
        self._kept.clear()

    def since(self, epoch: int, n: int) -> list[bytes] | None:
        """The frames after number n, as they were sent; None if the viewer needs a snapshot."""
        missed = self.n - n
        if epoch != self.epoch or not 0 <= missed <= len(self._kept):
            return None
        first = len(self._kept) - missed
        return [padded(*self._kept[at]) for at in range(first, len(self._kept))]
