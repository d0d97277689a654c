"""What each viewer is sent of the game and the chat, frame by frame.

A viewer is a seat, or None: the spectators. A viewer for whom nothing has changed is sent nothing
and counts nothing (AC-N29): a sealed answer leaves no trace outside.

The length of a frame says nothing either. It depends on what a spectator would be sent, which is
public, and on nothing else; frames are filled up with white space. What a seat is told beyond that
has room in the allowance that its game declares; if it had not, that would be a bug (`TooLong`).
"""

import logging
from collections import deque
from typing import Any, Final

import msgspec

from miskatonic.kernel.change import ViewChange, change_between
from miskatonic.server.protocol import Line, LineAdded, Snapshot, Update
from miskatonic.server.table import CHAT_KEPT, Table

LOGGER: Final = logging.getLogger(__name__)

Viewer = int | None
View = dict[str, Any]

# A viewer that has missed more than this is sent a snapshot.
FRAMES_KEPT: Final = 48
GRAIN: Final = 1024
# How far behind delayed spectators are in a game whose view has no rounds.
UPDATES_BEHIND: Final = 20

_ENCODE: Final = msgspec.json.Encoder().encode


class TooLong(AssertionError):
    """A seat is told more than its game's manifest says it can be."""


def padded(frame: bytes, length: int) -> bytes:
    return frame.ljust(length)


def grain(length: int) -> int:
    return -(-length // GRAIN) * GRAIN


def _update(epoch: int, n: int, change: ViewChange) -> bytes:
    return _ENCODE(Update(epoch, n, change.events, change.changed, change.added))


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
        """From here on nothing sent before counts any more."""
        self.epoch = epoch
        self.n = 0
        self.view = view
        self._kept.clear()

    def change_to(self, view: View) -> ViewChange:
        change = change_between(self.view, view)
        self.view = view
        return change

    def update(self, change: ViewChange) -> bytes:
        """The frame for a change; its length is settled by `keep`."""
        self.n += 1
        return _update(self.epoch, self.n, change)

    def said(self, line: Line) -> bytes:
        self.n += 1
        frame = _ENCODE(LineAdded(self.epoch, self.n, line))
        return self.keep(frame, len(frame))

    def keep(self, frame: bytes, length: int) -> bytes:
        self._kept.append((frame, length))
        return padded(frame, length)

    def skip(self) -> None:
        """Count a frame that nobody was there to be sent; who comes back gets a snapshot."""
        self.n += 1
        self._kept.clear()

    def since(self, epoch: int, n: int) -> list[bytes] | None:
        """The frames after number n, just as they were sent; None if only a snapshot will do."""
        missed = self.n - n
        if epoch != self.epoch or not 0 <= missed <= len(self._kept):
            return None
        first = len(self._kept) - missed
        return [padded(*self._kept[at]) for at in range(first, len(self._kept))]


class Pending:
    """A state or a line of chat that spectators shall see, and when it was."""

    __slots__ = ("g", "line", "moves", "round", "step")

    def __init__(self, table: Table, step: int, round: object, line: Line | None = None) -> None:
        self.g: Final = table.g
        self.moves: Final = len(table.moves)
        self.step: Final = step
        self.round: Final = round
        self.line: Final = line

    def is_old(self, now: "Pending") -> bool:
        if isinstance(self.round, int) and isinstance(now.round, int):
            return self.round < now.round
        return now.step - self.step >= UPDATES_BEHIND


class SpectatorStream:
    """The spectators' stream. Live spectators are shown every state at once; for delayed ones
    (AC-O21) it waits until the round that it belongs to is over.

    `is_watched` says whether there are any spectators: without them nothing is made for them, only
    counted. After loading, what delayed ones may see by now is not known (`is_known`) before the
    room has looked back for it.
    """

    def __init__(self) -> None:
        self.stream: Final = Stream(None)
        self.lines: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.shown: Pending | None = None
        self.is_watched = False
        self.is_known = True
        self._pending: deque[Pending] = deque()

    def heard(self, line: Line) -> None:
        """A line of the past, or one that nobody is there to hear."""
        self.lines.append(line)

    def begin(self, table: Table, now: Pending, epoch: int) -> None:
        """After loading."""
        self.is_known = not is_late(table)
        self.shown = now if self.is_known and now.g is not None else None
        self.stream.restart(epoch, {})

    def take_over(self, known: "SpectatorStream") -> None:
        """What a look back has found out takes the place of what was not known."""
        self.lines, self.shown, self._pending = known.lines, known.shown, known._pending
        self.is_known = True
        self.stream.skip()

    def go_back(self, table: Table, now: Pending) -> None:
        """A game began or ended, or moves are undone. What was not due before is not due now."""
        late = is_late(table)
        if not late or self.is_known:
            kept = [each for each in self._pending if each.moves <= now.moves or each.line]
            self._pending.clear()
            self._pending.extend(kept)
            if self.shown is None or self.shown.moves > now.moves or not late:
                self.shown = now
        if not late:
            self.lines.extend(each.line for each in self._pending if each.line is not None)
            self._pending.clear()
            self.is_known = True

    def restart(self, table: Table, now: Pending, epoch: int) -> None:
        """The same, in a new epoch."""
        self.go_back(table, now)
        self.stream.restart(epoch, {})
        self._find_view(table)

    def _find_view(self, table: Table) -> None:
        """What the next change is measured against, if there is anybody to be sent it."""
        self.stream.view = {}
        if self.is_watched and self.shown is not None:
            g = self.shown.g
            self.stream.view = (
                {} if g is None else table.game.view(g, None, table.game.told_so_far(g))
            )

    def watch(self, table: Table, watched: bool) -> None:
        """Somebody has come to watch, or nobody does any more."""
        if watched != self.is_watched:
            self.is_watched = watched
            self._find_view(table)

    # ------------------------------------------------------------ going on

    def follow(self, table: Table, now: Pending, view: View, change: ViewChange) -> list[bytes]:
        """A `change` led to `view`: the frames of what is due now."""
        if is_late(table):
            return self._wait(table, now)
        frames = self._show_all(table)
        if frames or not self.is_watched:
            return [*frames, *self._show(table, now)]
        self.shown = now
        self.stream.view = view
        return self._frame(change)

    def follow_line(self, table: Table, now: Pending) -> list[bytes]:
        """The same with a line of chat of a seat."""
        if is_late(table):
            return self._wait(table, now)
        assert now.line is not None
        return [*self._show_all(table), *self.say(now.line)]

    def wait(self, now: Pending) -> None:
        """Let something of the past wait, and show what is due."""
        self._pending.append(now)
        while self._pending[0].is_old(now):
            due = self._pending.popleft()
            if due.line is None:
                self.shown = due
            else:
                self.lines.append(due.line)

    def _wait(self, table: Table, now: Pending) -> list[bytes]:
        if not self.is_known:
            if now.line is not None:
                self.heard(now.line)
            self.stream.skip()
            return []
        self._pending.append(now)
        frames: list[bytes] = []
        while self._pending and self._pending[0].is_old(now):
            frames += self._show(table, self._pending.popleft())
        return frames

    def _show_all(self, table: Table) -> list[bytes]:
        frames: list[bytes] = []
        while self._pending:
            frames += self._show(table, self._pending.popleft())
        return frames

    def _show(self, table: Table, due: Pending) -> list[bytes]:
        if due.line is not None:
            return self.say(due.line)
        before, self.shown = self.shown, due
        if not self.is_watched or before is None:
            self.stream.skip()
            return []
        view = table.game.view(due.g, None, table.game.told_so_far(before.g))
        return self._frame(self.stream.change_to(view))

    def _frame(self, change: ViewChange) -> list[bytes]:
        if change.is_nothing:
            return []
        frame = self.stream.update(change)
        return [self.stream.keep(frame, len(frame))]

    def say(self, line: Line) -> list[bytes]:
        self.lines.append(line)
        return [self.stream.said(line)]


def is_late(table: Table) -> bool:
    return table.is_running and table.settings.spectators == "delayed"


class Streams:
    """The streams of all viewers of a table.

    Epochs are counted from `base`: what was sent of this table before it was loaded, by whichever
    process, was counted from another number.
    """

    def __init__(self, base: int = 0) -> None:
        self._base: Final = base
        self.seats: list[Stream] = []
        self.spectators: Final = SpectatorStream()
        # How many moves had a public effect: what everybody knows of how far the game has come.
        self.public_steps = 0
        self._shared: View = {}
        self._public: View = {}
        self._told = 0

    def of(self, viewer: Viewer) -> Stream:
        return self.spectators.stream if viewer is None else self.seats[viewer]

    def followed(self) -> list[Stream]:
        """The seats' streams. All of them, even if nobody looks: their numbers must be right."""
        return self.seats

    # ------------------------------------------------------------ following the log

    def begin(self, table: Table) -> None:
        """The table was loaded."""
        self._start_seats(table)
        self.spectators.begin(table, self._now(table), self._base + table.epoch)

    def restart(self, table: Table) -> None:
        """A new epoch: a game began or ended, or moves are undone."""
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
        """A stream for every seat, however many the lobby has now."""
        del self.seats[table.seat_count :]
        while len(self.seats) < table.seat_count:
            stream = Stream(len(self.seats))
            stream.restart(self._base + table.epoch, {})
            self.seats.append(stream)

    def _own(self, table: Table, viewer: Viewer, since: int) -> View:
        return _plain(table.game.own(table.g, viewer, since))

    def moved(self, table: Table) -> dict[Viewer, list[bytes]]:
        """A move was made: the frames of those for whom anything changed."""
        game, g, told = table.game, table.g, self._told
        self._told = game.told_so_far(g)
        shared, own = _plain(game.shared(g)), _plain(game.own(g, None, told))
        common = change_between(self._shared, shared)
        public = change_between(self._public, own).beside(common)
        self._shared, self._public = shared, own
        length = self._length(table, public)
        sent: dict[Viewer, list[bytes]] = {}
        for stream in self.followed():
            change = stream.change_to(_plain(game.own(g, stream.viewer, told))).beside(common)
            if not change.is_nothing:
                frame = stream.update(change)
                if len(frame) > length:
                    raise TooLong(_too_long(table, stream.viewer, len(frame), length))
                sent[stream.viewer] = [stream.keep(frame, length)]
        if not public.is_nothing:
            view = {**shared, **own} if self.spectators.is_watched else {}
            sent[None] = self.spectators.follow(table, self._now(table), view, public)
        return sent

    def _length(self, table: Table, public: ViewChange) -> int:
        """How long a seat's frame is, by what is public of a move."""
        if public.is_nothing:
            return grain(table.manifest.private_bytes)
        self.public_steps += 1
        epoch = self._base + table.epoch
        return grain(len(_update(epoch, 0, public)) + table.manifest.private_bytes)

    def _now(self, table: Table, line: Line | None = None) -> Pending:
        return Pending(table, self.public_steps, self._round(table), line)

    def _round(self, table: Table) -> object:
        key = table.manifest.round_of
        return None if key is None else self._shared.get(key)

    def said(self, table: Table, line: Line) -> dict[Viewer, list[bytes]]:
        """A line of chat: the seats' goes to everybody, the spectators' to spectators alone."""
        if line.seat is None:
            return {None: self.spectators.say(line)}
        sent: dict[Viewer, list[bytes]] = {
            stream.viewer: [stream.said(line)] for stream in self.seats
        }
        sent[None] = self.spectators.follow_line(table, self._now(table, line))
        return sent

    # ------------------------------------------------------------ looking back

    def wait(self, table: Table, line: Line | None = None) -> None:
        """A move or line of the past, as delayed spectators come to see it."""
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
        """All that a viewer may know, for one who has seen nothing or has missed too much."""
        if viewer is None:
            shown = self.spectators.shown
            g = table.g if shown is None else shown.g
            assert self.spectators.is_known, "nobody has looked back for what spectators may see"
            return _snapshot(table, self.spectators.stream, g, list(self.spectators.lines))
        frame = _snapshot(table, self.of(viewer), table.g, list(table.chat))
        if table.g is None:
            return frame
        public = _snapshot(table, self.spectators.stream, table.g, list(table.chat))
        # A seat's history says more of each event than a spectator's, but not twice as much.
        length = grain(2 * len(public) + 4 * table.manifest.private_bytes)
        if len(frame) > length:
            LOGGER.error("%s", _too_long(table, viewer, len(frame), length))
        return padded(frame, length)


def _plain(part: Any) -> View:
    """A part of a view as a dict: as nearly every game makes it."""
    return part if type(part) is dict else dict(part)


def _too_long(table: Table, viewer: Viewer, length: int, most: int) -> str:
    return (
        f"a frame of {length} bytes for seat {viewer}, which must be at most {most}: "
        f"raise `private_bytes` in the manifest of {table.new.game}"
    )


def _snapshot(table: Table, stream: Stream, g: Any, chat: list[Line]) -> bytes:
    view = None if g is None else table.game.view(g, stream.viewer)
    return _ENCODE(Snapshot(stream.epoch, stream.n, view, chat))
