"""Tables that cannot be played on: their rules version is another one, their game is not here any
more, or their log is damaged.

They disturb nobody and count nowhere. They can be looked at as far as the log goes without playing
the game, taken away as a record, and left.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from miskatonic.errors import BadOptions, BadSave, MiskatonicError
from miskatonic.games import GAMES
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import commitment
from miskatonic.server import entries
from miskatonic.server.protocol.tables import ClosedTable, Fault, NewTable, RoomState
from miskatonic.server.refusals import Refused
from miskatonic.server.table import Table, TableSeat
from miskatonic.store.store import Listed, LogRow

# What a damaged entry can lead to. Whatever else goes wrong is a bug of ours, and logged as one.
DAMAGE: Final = (MiskatonicError, LookupError, ValueError, TypeError, AttributeError)


class TableFault(NamedTuple):
    """Why a table or record cannot be played on; `rules` is its version, `now` the game's."""

    kind: Fault
    detail: str
    rules: int | None = None
    now: int | None = None

    def refused(self, what: str = "table") -> Refused:
        """The refusal; `what` is a table or a record, of which there is something else to say."""
        text = "" if what == "table" else f"refusal-{what}-{self.kind}"
        if self.rules is None or self.now is None:
            return Refused(self.kind, self.detail, text)
        which = "earlier" if self.rules < self.now else "later"
        values = {"rules": self.rules, "now": self.now}
        return Refused(self.kind, self.detail, f"refusal-{what}-{which}-rules", values=values)


def rules_now() -> Mapping[str, int]:
    """The rules version of every game that is here."""
    return {game.id: game.version for game in GAMES.values()}


def fault_of_rules(game: str, rules: int | None) -> TableFault | None:
    """What keeps a game that began with this rules version from being played on, if anything."""
    known = GAMES.get(game)
    if known is None:
        detail = f"the game {game!r} is not here; there are {', '.join(GAMES)}"
        return TableFault("game-removed", detail, rules)
    if rules is not None and rules != known.version:
        detail = f"rules version {rules} of {game}; it is version {known.version} now"
        return TableFault("other-rules", detail, rules, known.version)
    return None


class TableClosed(Refused):
    """A request for something that only a table that is played on can do."""

    def __init__(self, fault: TableFault, listed: Listed, log: list[LogRow]) -> None:
        refusal = fault.refused().refusal
        super().__init__(refusal.reason, refusal.detail, refusal.text, refusal.word, refusal.values)
        self.fault: Final = fault
        self.listed: Final = listed
        self.log: Final = log


# ---------------------------------------------------------------- reading without playing


class UnplayedTable(Table):
    """Folds entries like a table, but plays no move and knows no rules."""

    def _read_settings(self) -> None:
        self.options = self.new.options

    def _begin(self, entry: entries.Began) -> None:
        bytes.fromhex(entry.seed)
        self.began = entry
        self.status = "playing"
        self.epoch += 1

    def _move(self, seat: int, move: Any, own: bool, g: Any, before: Any) -> None:
        if not 0 <= seat < self.seat_count:
            raise BadSave(f"a move of seat {seat}; there are {self.seat_count}, from 0")
        self.moves.append((seat, move))

    def _undo(self, keep: int, by: int | None) -> None:
        del self.moves[keep:]
        self.epoch += 1


def find_fault(listed: Listed, log: list[LogRow]) -> TableFault | None:
    """What can be found out without playing the game; before the game that is everything."""
    table = Table(listed.id) if listed.status == "lobby" else UnplayedTable(listed.id)
    try:
        for entry, row in entries.read_log(log):
            table.apply(entry, row.at)
    except Exception as error:  # noqa: BLE001
        return fault_of_error(listed, log, error)
    return None if table.began is None else fault_of_rules(listed.game, table.began.rules)


def fault_of_error(listed: Listed, log: list[LogRow], error: Exception) -> TableFault:
    """What it means that loading a table has failed like this."""
    began = read_leniently(listed, log).began
    fault = fault_of_rules(listed.game, None if began is None else began.rules)
    if fault is not None:
        return fault
    now = GAMES[listed.game].version
    if isinstance(error, BadOptions):
        return TableFault("other-rules", f"its options do not fit today's rules: {error}", now=now)
    why = str(error) or type(error).__name__
    return TableFault("unreadable", f"the log cannot be read: {why}", None, now)


def read_leniently(listed: Listed, log: list[LogRow]) -> UnplayedTable:
    """All that can be read. Moves end at a damaged entry: what follows may be out of place."""
    table = UnplayedTable(listed.id)
    table.new = NewTable(listed.game, listed.seats)
    table.host, table.host_name = listed.host, listed.host_name
    table.seats = [TableSeat() for _ in range(listed.seats)]
    moves: int | None = None
    for row in log:
        try:
            table.apply(entries.read(row.body), row.at)
        except DAMAGE:
            moves = len(table.moves) if moves is None else moves
    if moves is not None:
        del table.moves[moves:]
    table.status = listed.status  # type: ignore[assignment]
    return table


class ClosedRoom:
    """A closed table, for the few things that can still be done there."""

    def __init__(self, closed: TableClosed, now: int) -> None:
        self.id: Final = closed.listed.id
        self.number: Final = closed.listed.number
        self.listed: Final = closed.listed
        self.fault: Final = closed.fault
        self.next_seq: Final = closed.log[-1].seq + 1 if closed.log else 0
        self.table: Final = read_leniently(closed.listed, closed.log)
        self._now: Final = now

    @property
    def rules(self) -> int | None:
        began = self.table.began
        return self.listed.rules if began is None else began.rules

    def is_theirs(self, person: str | None) -> bool:
        """Whether somebody sits or sat here, or is the host."""
        return person is not None and person in (*self.table.people(), self.table.host)

    def state(self) -> RoomState:
        table = self.table
        return RoomState(
            id=self.id,
            game=self.listed.game,
            rules=self.rules or 0,
            options=table.options,
            settings=table.new.settings,
            status=table.status,
            seats=[chair.state(seat, self.id) for seat, chair in enumerate(table.seats)],
            host=table.seat_of(table.host),
            host_name=table.host_name,
            spectators=0,
            epoch=0,
            now=self._now,
            deadlines=[],
            proposal=None,
            last_proposal=None,
            rematch=table.rematch,
            forked=table.forked,
            undone=None,
            conceded=table.conceded,
            showing=None,
            commitment=None if table.began is None else commitment(bytes.fromhex(table.began.seed)),
        )

    def closed_for(self, person: str | None) -> ClosedTable:
        theirs = self.is_theirs(person)
        return ClosedTable(
            fault=self.fault.kind,
            rules=self.rules,
            rules_now=self.fault.now,
            created=self.listed.created,
            moves=len(self.table.moves),
            result=self.result,
            chat=list(self.table.chat) if theirs else [],
            record=self.table.began is not None and (theirs or self.is_over),
        )

    @property
    def is_over(self) -> bool:
        return self.listed.status == "over"

    @property
    def result(self) -> dict[str, Any] | None:
        kept = self.listed.result
        return None if kept is None else msgspec.json.decode(kept)

    def record(self) -> Record:
        """The game as it was recorded; other rules than ours can play it again."""
        table = self.table
        began = table.began
        if began is None:
            raise BadSave("there is no game to record: it has not begun")
        secret = bytes.fromhex(began.seed)
        return Record(
            self.listed.game, began.rules, table.seat_count, table.options, secret, table.moves
        )
