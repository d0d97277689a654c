"""The frames that each viewer is sent of the game and the chat.

A viewer is a seat, or None for the spectators. A viewer for whom nothing has changed is sent
nothing and counts nothing (AC-N29), so a sealed answer leaves no trace.

Spectators are shown what happens at once, or after the round is over. With open cards they also see
what happened in secret, but only later, and nothing that would tell the future: neither the seed
nor the order of the cards.
"""

import logging
from collections import deque
from typing import Any, Final

import msgspec

from miskatonic.kernel.game import Game
from miskatonic.kernel.state import Result
from miskatonic.kernel.view import ViewChange
from miskatonic.server.protocol.messages import Snapshot
from miskatonic.server.protocol.tables import Line
from miskatonic.server.tables.model.table import CHAT_KEPT, Table
from miskatonic.server.tables.streams.stream import (
    GRAIN,
    SeatStreams,
    Stream,
    View,
    Viewer,
    grain,
    padded,
    plain,
    too_long,
)

LOGGER: Final = logging.getLogger(__name__)
_ENCODE: Final = msgspec.json.Encoder().encode
# How far behind delayed spectators are in a game whose view has no rounds.
UPDATES_BEHIND: Final = 20


class Pending:
    """A state or a line of chat that spectators will be shown, and when it happened."""

    __slots__ = ("g", "is_fresh", "line", "moves", "round", "step")

    def __init__(self, table: Table, step: int, round: object, line: Line | None = None) -> None:
        self.g: Final = table.g
        self.moves: Final = len(table.moves)
        self.step: Final = step
        self.round: Final = round
        self.line: Final = line
        # Shown before its time because there is nothing else to show, so without any secret.
        self.is_fresh = False

    def is_old(self, now: "Pending") -> bool:
        if isinstance(self.round, int) and isinstance(now.round, int):
            return self.round < now.round
        return now.step - self.step >= UPDATES_BEHIND


class SpectatorStream:
    """The spectators' stream. Live spectators are shown every state at once, delayed ones (AC-O21)
    when its round is over.

    Without spectators (`is_watched`) frames are only counted. After a table is loaded, what delayed
    spectators may see is unknown (`is_known`) until the log has been replayed for it.
    """

    def __init__(self) -> None:
        self.stream: Final = Stream(None)
        self.lines: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.shown: Pending | None = None
        self.is_watched = False
        self.is_known = True
        self._pending: deque[Pending] = deque()

    def heard(self, line: Line) -> None:
        """Keep a line of the past, or one without spectators."""
        self.lines.append(line)

    def begin(self, table: Table, now: Pending, epoch: int) -> None:
        """Start after loading."""
        self.is_known = not is_late(table)
        self.shown = now if self.is_known and now.g is not None else None
        self.stream.restart(epoch, {})

    def take_over(self, known: "SpectatorStream") -> None:
        """Take over what a replay of the log has found out."""
        self.lines, self.shown, self._pending = known.lines, known.shown, known._pending
        self.is_known = True
        self.stream.skip()

    def go_back(self, table: Table, now: Pending) -> None:
        """A game began or ended, or moves were undone. What was not due before is not due now."""
        late = is_late(table)
        if not late or self.is_known:
            kept = [each for each in self._pending if each.moves <= now.moves or each.line]
            self._pending.clear()
            self._pending.extend(kept)
            if self.shown is None or self.shown.moves > now.moves or not late:
                self.shown = now
                now.is_fresh = True
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
        """Set the view that the next change is compared with, if there are spectators."""
        self.stream.view = {}
        if self.is_watched and self.shown is not None and self.shown.g is not None:
            told = table.game.told_so_far(self.shown.g)
            self.stream.view = view_of(table, self.shown, told)

    def watch(self, table: Table, watched: bool) -> None:
        """Note whether there are spectators."""
        if watched != self.is_watched:
            self.is_watched = watched
            self._find_view(table)

    # ------------------------------------------------------------ going on

    def follow(self, table: Table, now: Pending, view: View, change: ViewChange) -> list[bytes]:
        """The frames that are due after a `change` that led to `view`."""
        if is_late(table):
            return self._wait(table, now)
        frames = self._show_all(table)
        if frames or not self.is_watched:
            return [*frames, *self._show(table, now)]
        self.shown = now
        self.stream.view = view
        return self._frame(change)

    def follow_line(self, table: Table, now: Pending) -> list[bytes]:
        """The frames that are due after a seat's line of chat."""
        if is_late(table):
            return self._wait(table, now)
        assert now.line is not None
        return [*self._show_all(table), *self.say(now.line)]

    def wait(self, now: Pending) -> None:
        """Queue something of the past, and show what is due."""
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
        if before.is_fresh and is_open(table):
            # The cards are turned over, so earlier secrets are shown as well.
            self.stream.skip()
            self._find_view(table)
            return [self.snapshot(table)]
        view = view_of(table, due, table.game.told_so_far(before.g))
        private_bytes = table.manifest.private_bytes if is_open(table) else None
        return self._frame(self.stream.change_to(view), private_bytes)

    def snapshot(self, table: Table) -> bytes:
        """Everything spectators may know by now."""
        assert self.is_known, "what spectators may see is not known yet"
        shown = self.shown
        if shown is None:
            view = None if table.g is None else table.game.view(table.g, None)
        else:
            view = None if shown.g is None else view_of(table, shown)
        frame = _ENCODE(Snapshot(self.stream.epoch, self.stream.n, view, list(self.lines)))
        return padded(frame, grain(len(frame))) if is_open(table) else frame

    def _frame(self, change: ViewChange, private_bytes: int | None = None) -> list[bytes]:
        """Padded by `private_bytes`, so that the length does not reveal what is private."""
        if change.is_nothing:
            return []
        frame = self.stream.update(change)
        length = len(frame) if private_bytes is None else grain(len(frame) + private_bytes)
        return [self.stream.keep(frame, length)]

    def say(self, line: Line) -> list[bytes]:
        self.lines.append(line)
        return [self.stream.said(line)]


def is_late(table: Table) -> bool:
    return table.settings.spectators in ("delayed", "open") and table.is_running


def is_open(table: Table) -> bool:
    """Whether spectators see all cards; always delayed until the game is over."""
    return table.settings.spectators == "open" and table.is_running


def view_of(table: Table, shown: Pending, since: int = 0) -> View:
    """What spectators see of a state."""
    if is_open(table) and not shown.is_fresh:
        return open_view(table.game, shown.g, since)
    view: View = table.game.view(shown.g, None, since)
    return view


def open_view(game: Game[Any, Any], g: Any, since: int = 0) -> View:
    """Everything open, as at the end of a game, but without the result and the seed."""
    opened = g.clone()
    opened.result = Result((), (), (), "")
    return {**game.view(opened, None, since), "result": None, "seed": None}


class Streams(SeatStreams):
    """The streams of all viewers of a table: the seats', and the spectators'."""

    def __init__(self, base: int = 0) -> None:
        super().__init__(base)
        self.spectators: Final = SpectatorStream()

    def of(self, viewer: Viewer) -> Stream:
        return self.spectators.stream if viewer is None else self.seats[viewer]

    # ------------------------------------------------------------ following the log

    def begin(self, table: Table) -> None:
        """Start after the table was loaded."""
        self.start_seats(table)
        self.spectators.begin(table, self._now(table), self._base + table.epoch)

    def restart(self, table: Table) -> None:
        """Start a new epoch: a game began or ended, or moves were undone."""
        self.start_seats(table)
        self.spectators.restart(table, self._now(table), self._base + table.epoch)

    def moved(self, table: Table) -> dict[Viewer, list[bytes]]:
        """The frames after a move, for the viewers for whom anything changed."""
        sent, public = self.seats_moved(table)
        if not public.is_nothing:
            view = {**self._shared, **self._public} if self.spectators.is_watched else {}
            sent[None] = self.spectators.follow(table, self._now(table), view, public)
        return sent

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
            self._shared = plain(table.game.shared(table.g))
        if is_late(table) and (line is None or line.seat is not None):
            self.spectators.wait(self._now(table, line))
        elif line is not None:
            self.spectators.lines.append(line)

    def go_back(self, table: Table) -> None:
        self._shared = plain(table.game.shared(table.g))
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
            # The viewer still needs its snapshot, so its length tells as little as possible.
            LOGGER.error("%s: %s", table.new.game, too_long(viewer, len(frame), length))
            while len(frame) > length:
                length *= 2
        return padded(frame, length)


def _snapshot(table: Table, stream: Stream, g: Any, chat: list[Line]) -> bytes:
    view = None if g is None else table.game.view(g, stream.viewer)
    return _ENCODE(Snapshot(stream.epoch, stream.n, view, chat))
