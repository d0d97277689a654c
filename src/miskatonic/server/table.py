"""A table as its log says it is. Nothing here waits, sends or looks at a clock."""

import copy
from collections import deque
from typing import Any, Final, NamedTuple

from miskatonic.errors import BadSave
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.replay import Move, Record
from miskatonic.kernel.state import State
from miskatonic.server import entries
from miskatonic.server.entries import Entry
from miskatonic.server.protocol import Line, NewTable, Status
from miskatonic.server.table_settings import Terms

UNDO_DEPTH: Final = 12
CHAT_KEPT: Final = 200


def line_of(entry: entries.Chatted, at: int) -> Line:
    return Line(entry.seat, entry.name, entry.text, at)


class Place:
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


class Past(NamedTuple):
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
        self.terms = Terms({}, self.new.settings)
        self.places: list[Place] = []
        self.kicked: set[str] = set()
        self.status: Status = "lobby"
        self.epoch = 0
        self.g: Any = None
        self.moves: list[Move] = []
        self.past: deque[Past] = deque(maxlen=UNDO_DEPTH)
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.began: entries.Began | None = None
        self.rematch: str | None = None

    # ------------------------------------------------------------ questions

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.new.game]

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def is_running(self) -> bool:
        return self.status in ("playing", "paused")

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person who has not left it."""
        for seat, place in enumerate(self.places):
            if person is not None and place.person == person and not place.left:
                return seat
        return None

    def first_empty(self) -> int | None:
        for seat, place in enumerate(self.places):
            if place.kind == "empty":
                return seat
        return None

    def taken(self) -> int:
        return sum(place.kind != "empty" for place in self.places)

    def people(self) -> list[str]:
        return [place.person for place in self.places if place.person is not None]

    def record(self) -> Record:
        """The game so far, as it is kept in files."""
        assert self.began is not None
        record = self.game.record(self.seats, self.options, bytes.fromhex(self.began.seed))
        record.moves.extend(self.moves)
        return record

    def after(self, seat: int, move: Any) -> Any:
        """The state after a choice or claim. The game's errors say why it cannot be."""
        g = self.g.clone()
        if isinstance(move, dict):
            self.game.say(g, seat, move)
        else:
            self.game.play(g, seat, move)
        return g

    def preview(self, new: list[Entry]) -> "Table":
        """How the table will be after these entries."""
        preview = copy.copy(self)
        preview.places = [copy.copy(place) for place in self.places]
        preview.kicked = self.kicked.copy()
        preview.moves = self.moves.copy()
        preview.past = self.past.copy()
        preview.chat = self.chat.copy()
        for entry in new:
            preview.apply(entry, 0)
        return preview

    # ------------------------------------------------------------ going on

    def apply(self, entry: Entry, at: int, g: State | None = None) -> None:
        """Go on by one entry; `g` is the state after a move where it is known already."""
        self.seq += 1
        match entry:
            case entries.Played(seat=seat, choice=choice, by=by):
                self._move(seat, choice, by == "person", g)
            case entries.Claimed(seat=seat, claim=claim, by=by):
                self._move(seat, claim, by == "person", g)
            case entries.Chatted():
                if entry.seat is not None:
                    self.chat.append(line_of(entry, at))
            case entries.Undone(keep=keep):
                self._undo(keep)
            case entries.Paused():
                self.status = "paused"
            case entries.Resumed():
                self.status = "playing"
            case entries.Aborted():
                self.status = "aborted"
            case entries.Began():
                self._begin(entry)
            case entries.Left(seat=seat):
                self.places[seat].left = True
            case entries.Rematched(id=id):
                self.rematch = id
            case _:
                self._prepare(entry)

    def _prepare(self, entry: Entry) -> None:
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
                self.places[seat] = Place()
            case entries.BotCame(seat=seat, level=level):
                self.places[seat] = Place()
                self.places[seat].level = level
                self.places[seat].ready = True
            case entries.SaidReady(seat=seat, ready=ready):
                self.places[seat].ready = ready
            case entries.Kicked(seat=seat):
                self.kicked.add(self.places[seat].person or "")
                self.places[seat] = Place()
            case entries.HostBecame(person=person, name=name):
                self.host, self.host_name = person, name
            case entries.Became():
                self._become(entry)
            case entries.Imported(names=names):
                for place, name in zip(self.places, names, strict=True):
                    place.name = name

    def _change(self, new: NewTable) -> None:
        """Whoever has no seat any more stands; all others must say again that they are ready."""
        self.new = new
        self.options = self.game.read(new.seats, new.options)
        self.terms = Terms(self.options, new.settings)
        sitting = [place for place in self.places if place.kind != "empty"][: new.seats]
        if new.seats >= len(self.places):
            sitting = self.places
        self.places = sitting + [Place() for _ in range(new.seats - len(sitting))]
        for place in self.places:
            place.ready = place.level is not None

    def _sit(self, seat: int, person: str, name: str) -> None:
        earlier = self.seat_of(person)
        if earlier is not None:
            self.places[earlier] = Place()
        place = Place()
        place.person = person
        place.name = name
        self.places[seat] = place

    def _become(self, entry: entries.Became) -> None:
        if self.host == entry.old:
            self.host, self.host_name = entry.new, entry.name
        for place in self.places:
            if place.person == entry.old:
                place.person = entry.new
                place.name = entry.name

    def _begin(self, entry: entries.Began) -> None:
        if entry.rules != self.game.version:
            raise BadSave(f"a game of rules version {entry.rules}; this is {self.game.version}")
        self.began = entry
        self.g = self.game.new(self.seats, self.options, bytes.fromhex(entry.seed))
        self.status = "playing"
        self.epoch += 1

    def _move(self, seat: int, move: Any, own: bool, g: State | None) -> None:
        self.past.append(Past(self.g, seat, own))
        self.g = self.after(seat, move) if g is None else g
        self.moves.append((seat, move))
        if self.g.result is not None:
            self.status = "over"
            self.epoch += 1

    def _undo(self, keep: int) -> None:
        asked = self.g.decisions_asked
        while len(self.moves) > keep:
            self.g = self.past.pop().g
            self.moves.pop()
        # No question asked from here on may be taken for one that was asked before.
        self.g = self.g.clone()
        self.g.decisions_asked = asked
        self.epoch += 1
