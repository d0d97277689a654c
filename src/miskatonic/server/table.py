"""A table as its log says it is. Nothing here waits, sends or looks at a clock."""

import copy
from collections import deque
from typing import Any, Final, Literal, NamedTuple

from miskatonic.errors import BadSave
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.manifest import Manifest
from miskatonic.kernel.game import Game
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.replay import Move, Record
from miskatonic.kernel.state import State
from miskatonic.server import entries
from miskatonic.server.entries import LogEntry
from miskatonic.server.open_proposal import OpenProposal
from miskatonic.server.protocol.tables import LastUndo, Line, NewTable, SeatState, Status
from miskatonic.server.table_settings import EffectiveSettings
from miskatonic.server.tags import is_bot, tag

UNDO_DEPTH: Final = 12
CHAT_KEPT: Final = 200


def line_of(entry: entries.Chatted, at: int) -> Line:
    return Line(entry.seat, entry.name, entry.text, at, entry.who)


def play_in_place(game: Game[Any, Any], g: Any, seat: int, move: Any) -> None:
    """Play a choice or claim on this very state. The game's errors say why it cannot be."""
    if isinstance(move, dict):
        game.say(g, seat, move)
    else:
        game.play(g, seat, move)


class TableSeat:
    """A seat, and who is on it."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.name = ""
        self.level: str | None = None
        self.ready = False
        self.left = False

    @property
    def kind(self) -> Any:
        if self.level is not None:
            return "bot"
        return "empty" if self.person is None and not self.name else "person"

    def state(
        self, seat: int, table: str, connected: bool = False, by_bot: bool = False
    ) -> SeatState:
        """As a room shows it; whether somebody is there the table does not know."""
        return SeatState(
            seat=seat,
            kind=self.kind,
            name=self.name,
            level=self.level,
            ready=self.ready,
            connected=connected,
            by_bot=by_bot,
            left=self.left,
            who=tag(self.person, table),
            agent=is_bot(self.person),
        )


class UndoPoint(NamedTuple):
    """The state before a move, and whose move it was; `own` if the person made it."""

    g: Any
    seat: int
    own: bool


class Table:
    """Folds entries into what is true now. Undo needs the last states, so they are kept."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.seq = 0
        self.host = ""
        self.host_name = ""
        self.new = NewTable("", 0)
        self.options: OptionValues = {}
        self.settings = EffectiveSettings({}, self.new.settings)
        self.seats: list[TableSeat] = []
        self.kicked: set[str] = set()
        self.status: Status = "lobby"
        self.epoch = 0
        self.g: Any = None
        self.moves: list[Move] = []
        self.undo_points: deque[UndoPoint] = deque(maxlen=UNDO_DEPTH)
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.began: entries.Began | None = None
        self.rematch: str | None = None
        # The moves that were taken back last, and who has given up, if anybody did.
        self.undone: LastUndo | None = None
        self.conceded: int | None = None
        # By seat: the last one counts.
        self.analyses: dict[int, entries.Analysed] = {}
        # From which move of a finished game this one goes on, if it does.
        self.forked: int | None = None
        self.proposal: OpenProposal | None = None
        self.proposals = 0
        self.last_proposal: Literal["agreed", "declined"] | None = None
        self._game: Game[Any, Any] | None = None
        self._manifest: Manifest | None = None

    # ------------------------------------------------------------ questions

    @property
    def game(self) -> Game[Any, Any]:
        """Looked up once: a move asks for it again and again."""
        game = self._game
        if game is None or game.id != self.new.game:
            game = self._game = GAMES[self.new.game]
        return game

    @property
    def manifest(self) -> Manifest:
        manifest = self._manifest
        if manifest is None or manifest.id != self.new.game:
            manifest = self._manifest = MANIFESTS[self.new.game]
        return manifest

    @property
    def seat_count(self) -> int:
        return len(self.seats)

    @property
    def is_running(self) -> bool:
        return self.status in ("playing", "paused")

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person who has not left it."""
        for seat, chair in enumerate(self.seats):
            if person is not None and chair.person == person and not chair.left:
                return seat
        return None

    def first_empty(self) -> int | None:
        for seat, chair in enumerate(self.seats):
            if chair.kind == "empty":
                return seat
        return None

    def taken(self) -> int:
        return sum(chair.kind != "empty" for chair in self.seats)

    def people(self) -> list[str]:
        return [chair.person for chair in self.seats if chair.person is not None]

    def record(self) -> Record:
        """The game so far, as it is kept in files."""
        assert self.began is not None
        record = self.game.record(self.seat_count, self.options, bytes.fromhex(self.began.seed))
        record.moves.extend(self.moves)
        return record

    def after(self, seat: int, move: Any) -> Any:
        """The state after a choice or claim. The game's errors say why it cannot be."""
        g = self.g.clone()
        play_in_place(self.game, g, seat, move)
        return g

    def preview(self, new: list[LogEntry]) -> "Table":
        """How the table will be after these entries."""
        preview = copy.copy(self)
        preview.seats = [copy.copy(chair) for chair in self.seats]
        preview.kicked = self.kicked.copy()
        preview.moves = self.moves.copy()
        preview.undo_points = self.undo_points.copy()
        preview.chat = self.chat.copy()
        for entry in new:
            preview.apply(entry, 0)
        return preview

    # ------------------------------------------------------------ going on

    def apply(self, entry: LogEntry, at: int, g: State | None = None) -> None:
        """Go on by one entry; `g` is the state after a move where it is known already."""
        self.seq += 1
        match entry:
            case entries.Played(seat=seat, choice=choice, by=by):
                self._move(seat, choice, by == "person", g, self.g)
            case entries.Claimed(seat=seat, claim=claim, by=by):
                self._move(seat, claim, by == "person", g, self.g)
            case entries.Chatted():
                if entry.seat is not None:
                    self.chat.append(line_of(entry, at))
            case entries.Undone(keep=keep, by=by):
                self._undo(keep, by)
            case entries.Paused():
                self.status = "paused"
            case entries.Resumed():
                self.status = "playing"
            case entries.Aborted(conceded=conceded):
                self.status = "aborted"
                self.conceded = conceded
            case entries.Began():
                self._begin(entry)
            case entries.PlayerLeft(seat=seat):
                self.seats[seat].left = True
            case entries.Rematched(id=id):
                self.rematch = id
            case entries.Analysed(seat=seat):
                self.analyses[seat] = entry
            case entries.Proposed() | entries.Voted() | entries.Settled():
                self._consent(entry)
            case _:
                self._prepare(entry)

    def _consent(self, entry: entries.Proposed | entries.Voted | entries.Settled) -> None:
        if isinstance(entry, entries.Proposed):
            self.proposals = entry.id
            self.proposal = OpenProposal(entry.id, entry.what, entry.by, entry.asked, entry.until)
        elif isinstance(entry, entries.Voted):
            if self.proposal is not None:
                self.proposal = self.proposal.answered(entry.seat, entry.agree)
        else:
            self.proposal = None
            self.last_proposal = "agreed" if entry.agreed else "declined"

    def _prepare(self, entry: LogEntry) -> None:
        """What happens before a game, and who people are."""
        match entry:
            case entries.Made(person=person, name=name, table=new):
                self.host, self.host_name = person, name
                self._change(new)
            case entries.Changed(table=new):
                self._change(new)
            case entries.Sat(seat=seat, person=person, name=name):
                self._sit(seat, person, name)
            case entries.Stood(seat=seat):
                self.seats[seat] = TableSeat()
            case entries.BotCame(seat=seat, level=level):
                self.seats[seat] = TableSeat()
                self.seats[seat].level = level
                self.seats[seat].ready = True
            case entries.SaidReady(seat=seat, ready=ready):
                self.seats[seat].ready = ready
            case entries.Kicked(seat=seat):
                self.kicked.add(self.seats[seat].person or "")
                self.seats[seat] = TableSeat()
            case entries.Removed(person=person):
                self.kicked.add(person)
            case entries.HostBecame(person=person, name=name):
                self.host, self.host_name = person, name
            case entries.Became():
                self._become(entry)
            case entries.Forked(move=move):
                self.forked = move
            case entries.Imported(names=names):
                for chair, name in zip(self.seats, names, strict=True):
                    chair.name = name

    def _change(self, new: NewTable) -> None:
        """Whoever has no seat any more stands; all others must say again that they are ready."""
        self.new = new
        self._read_settings()
        sitting = [chair for chair in self.seats if chair.kind != "empty"][: new.seats]
        if new.seats >= len(self.seats):
            sitting = self.seats
        self.seats = sitting + [TableSeat() for _ in range(new.seats - len(sitting))]
        for chair in self.seats:
            chair.ready = chair.level is not None

    def _read_settings(self) -> None:
        new = self.new
        self.options = self.game.read(new.seats, new.options)
        self.settings = EffectiveSettings(self.options, new.settings, self.manifest.table_options)

    def _sit(self, seat: int, person: str, name: str) -> None:
        earlier = self.seat_of(person)
        if earlier is not None:
            self.seats[earlier] = TableSeat()
        chair = TableSeat()
        chair.person = person
        chair.name = name
        self.seats[seat] = chair

    def _become(self, entry: entries.Became) -> None:
        if self.host == entry.old:
            self.host, self.host_name = entry.new, entry.name
        for chair in self.seats:
            if chair.person == entry.old:
                chair.person = entry.new
                chair.name = entry.name

    def _begin(self, entry: entries.Began) -> None:
        if entry.rules != self.game.version:
            raise BadSave(f"a game of rules version {entry.rules}; this is {self.game.version}")
        self.began = entry
        self.g = self.game.new(self.seat_count, self.options, bytes.fromhex(entry.seed))
        self.status = "playing"
        self.epoch += 1

    def pass_over(self, entry: entries.Played | entries.Claimed) -> None:
        """A move of the past, played in place: nobody will want the state before it."""
        self.seq += 1
        move = entry.choice if isinstance(entry, entries.Played) else entry.claim
        play_in_place(self.game, self.g, entry.seat, move)
        self._move(entry.seat, move, entry.by == "person", self.g, None)

    def _move(self, seat: int, move: Any, own: bool, g: State | None, before: State | None) -> None:
        self.undo_points.append(UndoPoint(before, seat, own))
        self.g = self.after(seat, move) if g is None else g
        self.moves.append((seat, move))
        if self.g.result is not None:
            self.status = "over"
            self.epoch += 1

    def _undo(self, keep: int, by: int | None) -> None:
        asked = self.g.decisions_asked
        self.undone = LastUndo(by, len(self.moves) - keep, self.epoch + 1)
        while len(self.moves) > keep:
            self.g = self.undo_points.pop().g
            self.moves.pop()
        # No question asked from here on may be taken for one that was asked before.
        self.g = self.g.clone()
        self.g.decisions_asked = asked
        self.epoch += 1
