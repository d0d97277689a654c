"""What each viewer is sent of the game and the chat, frame by frame.

A viewer is a seat, or None: the spectators. Its frames follow from the log alone, so after a crash
they are the same again, byte by byte and number by number. A viewer for whom nothing has changed is
sent nothing and counts nothing (AC-N29): a sealed answer leaves no trace outside.

The length of a frame says nothing either. It depends on what a spectator would be sent, which is
public, and on nothing else; frames are filled up with white space.
"""

from collections import deque
from typing import Any, Final

import msgspec

from miskatonic.server.protocol import Line, LineAdded, Snapshot, Update
from miskatonic.server.table import CHAT_KEPT, Table

Viewer = int | None
View = dict[str, Any]

# A viewer that has missed more than this is sent a snapshot.
FRAMES_KEPT: Final = 48
# Room for what a seat is told beyond what everybody is told.
ALLOWANCE: Final = 1024
GRAIN: Final = 1024
# How far behind delayed spectators are in a game whose view has no rounds.
UPDATES_BEHIND: Final = 20

_ENCODER: Final = msgspec.json.Encoder()


def padded(frame: bytes, length: int) -> bytes:
    return frame.ljust(length)


def grain(length: int) -> int:
    return -(-length // GRAIN) * GRAIN


class ViewChange:
    """What one move changes for a viewer: new values, and what lists have at their end now."""

    def __init__(self, events: list[View], changed: View, added: dict[str, list[Any]]) -> None:
        self.events: Final = events
        self.changed: Final = changed
        self.added: Final = added

    @property
    def is_nothing(self) -> bool:
        return not self.events and not self.changed and not self.added

    def beside(self, shared: "ViewChange") -> "ViewChange":
        """This change of a viewer's own part, and that of the part that all viewers share."""
        if shared.is_nothing:
            return self
        changed = {**shared.changed, **self.changed}
        return ViewChange(self.events, changed, {**shared.added, **self.added})


def change_between(before: View, after: View) -> ViewChange:
    """`after` is a view, or a part of one, whose history holds only what is new."""
    changed = {
        key: value
        for key, value in after.items()
        if key != "history" and (key not in before or before[key] != value)
    }
    added = {
        key: value[len(before[key]) :]
        for key, value in changed.items()
        if _is_longer(before.get(key), value)
    }
    for key in added:
        del changed[key]
    return ViewChange(after.get("history", []), changed, added)


def _is_longer(before: object, after: object) -> bool:
    """Whether a list has gained something at its end, and nothing else about it is new."""
    if not isinstance(after, list) or not isinstance(before, list):
        return False
    return 0 < len(before) < len(after) and after[: len(before)] == before


def _update(epoch: int, n: int, change: ViewChange) -> bytes:
    return _ENCODER.encode(Update(epoch, n, change.events, change.changed, change.added))


class Stream:
    """The counted frames of one viewer.

    `view` is what the next change is measured against: of a seat its own part alone, since the
    part that all viewers share is compared once for all of them.
    """

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
        frame = _ENCODER.encode(LineAdded(self.epoch, self.n, line))
        return self.keep(frame, len(frame))

    def keep(self, frame: bytes, length: int) -> bytes:
        self._kept.append((frame, length))
        return padded(frame, length)

    def since(self, epoch: int, n: int) -> list[bytes] | None:
        """The frames after number n, just as they were sent; None if only a snapshot will do."""
        missed = self.n - n
        if epoch != self.epoch or not 0 <= missed <= len(self._kept):
            return None
        first = len(self._kept) - missed
        return [padded(*self._kept[at]) for at in range(first, len(self._kept))]


class SpectatorStream:
    """The spectators' stream. Live spectators are shown every state at once; for delayed ones
    (AC-O21) it waits until the round that it belongs to is over.
    """

    def __init__(self) -> None:
        self.stream: Final = Stream(None)
        self.lines: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.shown: Pending | None = None
        self._pending: deque[Pending] = deque()

    def restart(self, table: Table, now: "Pending") -> None:
        """A new epoch. Undone moves are dropped; what was not due before is not due now either."""
        kept = [each for each in self._pending if each.moves <= now.moves or each.line is not None]
        self._pending.clear()
        self._pending.extend(kept)
        if self.shown is None or self.shown.moves > now.moves or not _is_late(table):
            self.shown = now
        self.stream.restart(table.epoch, _tip(table, self.shown.g, None))
        if not _is_late(table):
            lines = [each.line for each in self._pending if each.line is not None]
            self._pending.clear()
            self.lines.extend(lines)

    def follow(
        self, table: Table, now: "Pending", view: View, change: ViewChange | None
    ) -> list[bytes]:
        """A `change` led to `view`, or there is a line of chat: the frames of what is due now."""
        if _is_late(table):
            self._pending.append(now)
            frames: list[bytes] = []
            while self._pending and self._pending[0].is_old(now):
                frames += self._show(table, self._pending.popleft())
            return frames
        frames = []
        while self._pending:
            frames += self._show(table, self._pending.popleft())
        if now.line is not None:
            return [*frames, self.say(now.line)]
        if frames or change is None or self.shown is None:
            return [*frames, *self._show(table, now)]
        self.shown = now
        self.stream.view = view
        return self._frame(change)

    def _show(self, table: Table, due: "Pending") -> list[bytes]:
        if due.line is not None:
            return [self.say(due.line)]
        assert self.shown is not None
        view = table.game.view(due.g, None, table.game.told_so_far(self.shown.g))
        self.shown = due
        return self._frame(self.stream.change_to(view))

    def _frame(self, change: ViewChange) -> list[bytes]:
        if change.is_nothing:
            return []
        frame = self.stream.update(change)
        return [self.stream.keep(frame, len(frame))]

    def say(self, line: Line) -> bytes:
        self.lines.append(line)
        return self.stream.said(line)


def _is_late(table: Table) -> bool:
    return table.is_running and table.settings.spectators == "delayed"


class Pending:
    """A state or a line of chat that spectators shall see, and when it was."""

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


class Streams:
    """The streams of all viewers of a table."""

    def __init__(self) -> None:
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

    def restart(self, table: Table) -> None:
        """A new epoch: a game began or ended, or moves are undone."""
        self.fit(table)
        self._told = table.game.told_so_far(table.g)
        for stream in self.followed():
            own = table.game.own(table.g, stream.viewer, self._told)
            stream.restart(table.epoch, dict(own))
        self._shared = dict(table.game.shared(table.g))
        self._public = dict(table.game.own(table.g, None, self._told))
        self.spectators.restart(table, self._now(table))

    def fit(self, table: Table) -> None:
        """A stream for every seat, however many the lobby has now."""
        del self.seats[table.seat_count :]
        while len(self.seats) < table.seat_count:
            self.seats.append(Stream(len(self.seats)))

    def moved(self, table: Table) -> dict[Viewer, list[bytes]]:
        """A move was made: the frames of those for whom anything changed."""
        game, g, told = table.game, table.g, self._told
        self._told = game.told_so_far(g)
        shared, own = dict(game.shared(g)), dict(game.own(g, None, told))
        common = change_between(self._shared, shared)
        public = change_between(self._public, own).beside(common)
        self._shared, self._public = shared, own
        frames: list[tuple[Stream, bytes]] = []
        for stream in self.followed():
            change = stream.change_to(dict(game.own(g, stream.viewer, told))).beside(common)
            if not change.is_nothing:
                frames.append((stream, stream.update(change)))
        longest = max([self._length(table, public), *(len(frame) for _, frame in frames)])
        sent = {stream.viewer: [stream.keep(frame, grain(longest))] for stream, frame in frames}
        view = {**shared, **own}
        sent[None] = self.spectators.follow(table, self._now(table), view, public)
        return sent

    def _length(self, table: Table, public: ViewChange) -> int:
        """How long a seat's frame may be by what is public of a move."""
        if public.is_nothing:
            return ALLOWANCE
        self.public_steps += 1
        return len(_update(table.epoch, 0, public)) + ALLOWANCE

    def _now(self, table: Table, line: Line | None = None) -> Pending:
        return Pending(table, self.public_steps, self._round(table), line)

    def _round(self, table: Table) -> object:
        key = table.manifest.round_of
        return None if key is None else self._shared.get(key)

    def said(self, table: Table, line: Line) -> dict[Viewer, list[bytes]]:
        """A line of chat: the seats' goes to everybody, the spectators' to spectators alone."""
        if line.seat is None:
            return {None: [self.spectators.say(line)]}
        sent: dict[Viewer, list[bytes]] = {
            stream.viewer: [stream.said(line)] for stream in self.seats
        }
        sent[None] = self.spectators.follow(table, self._now(table, line), {}, None)
        return sent

    # ------------------------------------------------------------ joining

    def snapshot(self, table: Table, viewer: Viewer) -> bytes:
        """All that a viewer may know, for one who has seen nothing or has missed too much."""
        shown = table.g if self.spectators.shown is None else self.spectators.shown.g
        spectators = list(self.spectators.lines)
        if viewer is None:
            return _snapshot(table, self.spectators.stream, shown, spectators)
        frame = _snapshot(table, self.of(viewer), table.g, list(table.chat))
        if table.g is None:
            return frame
        public = _snapshot(table, self.spectators.stream, table.g, list(table.chat))
        # A seat's history says more of each event than a spectator's, but not twice as much.
        return padded(frame, grain(2 * len(public) + 4 * ALLOWANCE))


def _snapshot(table: Table, stream: Stream, g: Any, chat: list[Line]) -> bytes:
    view = None if g is None else table.game.view(g, stream.viewer)
    return _ENCODER.encode(Snapshot(stream.epoch, stream.n, view, chat))


def _tip(table: Table, g: Any, viewer: Viewer) -> View:
    """The view without any history: what the next change is measured against."""
    view: View = table.game.view(g, viewer, table.game.told_so_far(g))
    return view
