"""The state of a table, computed from its log. Nothing here waits, sends or looks at a clock."""

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
from miskatonic.server.base.public_ids import is_bot, public_id
from miskatonic.server.protocol.tables import (
    LastUndo,
    Line,
    NewTable,
    Proposal,
    SeatState,
    Status,
)
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.tables.model.table_settings import EffectiveSettings

UNDO_DEPTH: Final = 12
CHAT_KEPT: Final = 200


def line_of(entry: entries.Chatted, at: int) -> Line:
    return Line(entry.seat, entry.name, entry.text, at, entry.who)


def play_in_place(game: Game[Any, Any], g: Any, seat: int, move: Any) -> None:
    """Play a choice or claim on this state itself. Raises the game's errors."""
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
        # The person that `_who` stands for, their public id, and whether it is an external bot.
        self._shown: str | None = None
        self._who = ""
        self._is_agent = False

    @property
    def kind(self) -> Any:
        if self.level is not None:
            return "bot"
        return "empty" if self.person is None and not self.name else "person"

    def state(
        self, seat: int, table: str, connected: bool = False, by_bot: bool = False
    ) -> SeatState:
        """As a live table shows it; who is connected, the table itself does not know."""
        if self._shown != self.person:
            self._shown, self._who = self.person, public_id(self.person, table)
            self._is_agent = is_bot(self.person)
        return SeatState(
            seat=seat,
            kind=self.kind,
            name=self.name,
            level=self.level,
            ready=self.ready,
            connected=connected,
            by_bot=by_bot,
            left=self.left,
            who=self._who,
            agent=self._is_agent,
        )


class OpenProposal:
    """A proposal that waits for answers; the proposer agrees. Immutable: an answer makes a copy."""

    def __init__(
        self,
        id: int,
        what: entries.What,
        by: int,
        asked: list[int],
        until: int,
        answers: dict[int, bool] | None = None,
    ) -> None:
        self.id: Final = id
        self.what: Final = what
        self.by: Final = by
        self.asked: Final = asked
        self.until: Final = until
        self._answers: Final = {by: True} if answers is None else answers

    def answered(self, seat: int, agree: bool) -> "OpenProposal":
        answers = {**self._answers, seat: agree}
        return OpenProposal(self.id, self.what, self.by, self.asked, self.until, answers)

    @property
    def is_complete(self) -> bool:
        return all(seat in self._answers for seat in self.asked)

    @property
    def is_agreed(self) -> bool:
        return all(self._answers.get(seat, False) for seat in self.asked)

    def shown(self) -> Proposal:
        """As viewers see it: without the answers."""
        return Proposal(self.id, self.what, self.by, self.asked, self.until)


class UndoPoint(NamedTuple):
    """The state before a move, and whose move it was; `own` if the person made it."""

    g: Any
    seat: int
    own: bool


class Table:
    """Applies the entries of a log. The last states are kept for undo."""

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
        # Playing or paused.
        self.is_running = False
        self.epoch = 0
        self.g: Any = None
        self.moves: list[Move] = []
        self.undo_points: deque[UndoPoint] = deque(maxlen=UNDO_DEPTH)
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.began: entries.Began | None = None
        self.rematch: str | None = None
        # The last undo, and the seat that has conceded, if one did.
        self.undone: LastUndo | None = None
        self.conceded: int | None = None
        # The latest of each seat.
        self.analyses: dict[int, entries.Analysed] = {}
        # The move of a finished game from which this one goes on, if it is a fork.
        self.forked: int | None = None
        self.proposal: OpenProposal | None = None
        self.proposals = 0
        self.last_proposal: Literal["agreed", "declined"] | None = None
        # Set with the options.
        self.game: Game[Any, Any]
        self.manifest: Manifest

    # ------------------------------------------------------------ questions

    @property
    def seat_count(self) -> int:
        return len(self.seats)

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person who has not left it."""
        for seat, seated in enumerate(self.seats):
            if person is not None and seated.person == person and not seated.left:
                return seat
        return None

    def first_empty(self) -> int | None:
        for seat, seated in enumerate(self.seats):
            if seated.kind == "empty":
                return seat
        return None

    def taken(self) -> int:
        return sum(seated.kind != "empty" for seated in self.seats)

    def people(self) -> list[str]:
        return [seated.person for seated in self.seats if seated.person is not None]

    def record(self) -> Record:
        """The game so far, as a record for a file."""
        assert self.began is not None
        record = self.game.record(self.seat_count, self.options, bytes.fromhex(self.began.seed))
        record.moves.extend(self.moves)
        return record

    def after(self, seat: int, move: Any) -> Any:
        """The state after a choice or claim. Raises the game's errors."""
        g = self.g.clone()
        play_in_place(self.game, g, seat, move)
        return g

    def preview(self, new: list[LogEntry]) -> "Table":
        """A copy of the table after these entries."""
        preview = copy.copy(self)
        preview.seats = [copy.copy(seated) for seated in self.seats]
        preview.kicked = self.kicked.copy()
        preview.moves = self.moves.copy()
        preview.undo_points = self.undo_points.copy()
        preview.chat = self.chat.copy()
        for entry in new:
            preview.apply(entry, 0)
        return preview

    # ------------------------------------------------------------ going on

    def apply(self, entry: LogEntry, at: int, g: State | None = None) -> None:
        """Apply an entry; `g` is the state after a move if it is known already."""
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
                self.set_status("paused")
            case entries.Resumed():
                self.set_status("playing")
            case entries.Aborted(conceded=conceded):
                self.set_status("aborted")
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
                self._apply_proposal(entry)
            case _:
                self._apply_in_lobby(entry)

    def set_status(self, status: Status) -> None:
        self.status = status
        self.is_running = status in ("playing", "paused")

    def _apply_proposal(self, entry: entries.Proposed | entries.Voted | entries.Settled) -> None:
        if isinstance(entry, entries.Proposed):
            self.proposals = entry.id
            self.proposal = OpenProposal(entry.id, entry.what, entry.by, entry.asked, entry.until)
        elif isinstance(entry, entries.Voted):
            if self.proposal is not None:
                self.proposal = self.proposal.answered(entry.seat, entry.agree)
        else:
            self.proposal = None
            self.last_proposal = "agreed" if entry.agreed else "declined"

    def _apply_in_lobby(self, entry: LogEntry) -> None:
        """Entries of the lobby, and of people who change their name."""
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
                for seated, name in zip(self.seats, names, strict=True):
                    seated.name = name

    def _change(self, new: NewTable) -> None:
        """People without a seat now stand; all others must say again that they are ready."""
        self.new = new
        self._read_settings()
        sitting = [seated for seated in self.seats if seated.kind != "empty"][: new.seats]
        if new.seats >= len(self.seats):
            sitting = self.seats
        self.seats = sitting + [TableSeat() for _ in range(new.seats - len(sitting))]
        for seated in self.seats:
            seated.ready = seated.level is not None

    def _read_settings(self) -> None:
        new = self.new
        self.game, self.manifest = GAMES[new.game], MANIFESTS[new.game]
        self.options = self.game.read(new.seats, new.options)
        self.settings = EffectiveSettings(self.options, new.settings, self.manifest.table_options)

    def _sit(self, seat: int, person: str, name: str) -> None:
        earlier = self.seat_of(person)
        if earlier is not None:
            self.seats[earlier] = TableSeat()
        seated = TableSeat()
        seated.person = person
        seated.name = name
        self.seats[seat] = seated

    def _become(self, entry: entries.Became) -> None:
        if self.host == entry.old:
            self.host, self.host_name = entry.new, entry.name
        for seated in self.seats:
            if seated.person == entry.old:
                seated.person = entry.new
                seated.name = entry.name

    def _begin(self, entry: entries.Began) -> None:
        if entry.rules != self.game.version:
            raise BadSave(
                f"the game has rules version {entry.rules}; this server has {self.game.version}"
            )
        self.began = entry
        self.g = self.game.new(self.seat_count, self.options, bytes.fromhex(entry.seed))
        self.set_status("playing")
        self.epoch += 1

    def apply_in_place(self, entry: entries.Played | entries.Claimed) -> None:
        """Apply a move in place; the state before it is not needed any more."""
        self.seq += 1
        move = entry.choice if isinstance(entry, entries.Played) else entry.claim
        play_in_place(self.game, self.g, entry.seat, move)
        self._move(entry.seat, move, entry.by == "person", self.g, None)

    def _move(self, seat: int, move: Any, own: bool, g: State | None, before: State | None) -> None:
        self.undo_points.append(UndoPoint(before, seat, own))
        self.g = self.after(seat, move) if g is None else g
        self.moves.append((seat, move))
        if self.g.result is not None:
            self.set_status("over")
            self.epoch += 1

    def _undo(self, keep: int, by: int | None) -> None:
        asked = self.g.decisions_asked
        self.undone = LastUndo(by, len(self.moves) - keep, self.epoch + 1)
        while len(self.moves) > keep:
            self.g = self.undo_points.pop().g
            self.moves.pop()
        # Later questions must not have the numbers of earlier ones.
        self.g = self.g.clone()
        self.g.decisions_asked = asked
        self.epoch += 1
