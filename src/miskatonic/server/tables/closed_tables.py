"""Unplayable tables: of another rules version, of a game that was removed, or with a damaged log.

They can be viewed as far as the log tells without playing the game, exported as a record, and left.
They do not count towards any limit.
"""

import logging
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, get_args

import msgspec

from miskatonic.errors import BadOptions, BadSave, MiskatonicError
from miskatonic.games import GAMES
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import commitment
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.tables import ClosedTable, Fault, NewTable, TableState
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.table import Table, TableSeat
from miskatonic.store.store import Listed, LogRow, Store

LOGGER: Final = logging.getLogger(__name__)
# Errors that a damaged entry can cause. All others are bugs, and logged as such.
DAMAGE: Final = (MiskatonicError, LookupError, ValueError, TypeError, AttributeError)


class TableFault(NamedTuple):
    """Why a table or record is unplayable; `rules` is its version, `now` the game's."""

    kind: Fault
    detail: str
    rules: int | None = None
    now: int | None = None

    def refused(self, what: str = "table") -> Refused:
        """The refusal for a `table` or a `record`; they have different texts."""
        text = "" if what == "table" else f"refusal-{what}-{self.kind}"
        if self.rules is None or self.now is None:
            return Refused(self.kind, self.detail, text)
        which = "earlier" if self.rules < self.now else "later"
        values = {"rules": self.rules, "now": self.now}
        return Refused(self.kind, self.detail, f"refusal-{what}-{which}-rules", values=values)


def rules_now() -> Mapping[str, int]:
    """The rules version of every installed game."""
    return {game.id: game.version for game in GAMES.values()}


def fault_of_rules(game: str, rules: int | None) -> TableFault | None:
    """Why a game that began with this rules version is unplayable, or None."""
    known = GAMES.get(game)
    if known is None:
        detail = f"the game {game!r} is not installed; there are {', '.join(GAMES)}"
        return TableFault("game-removed", detail, rules)
    if rules is not None and rules != known.version:
        detail = f"rules version {rules} of {game}; it is version {known.version} now"
        return TableFault("other-rules", detail, rules, known.version)
    return None


class TableFaults:
    """The faults that were found when tables were loaded or checked, by table number."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._found: Final[dict[int, TableFault]] = {}

    @property
    def numbers(self) -> Iterable[int]:
        return self._found

    def of(self, listed: Listed) -> TableFault | None:
        """Why a table is unplayable, as far as that is known without loading it."""
        return self._found.get(listed.number) or fault_of_rules(listed.game, listed.rules)

    def note(self, table: int, fault: TableFault, bug: Exception | None = None) -> None:
        """Remember a fault and log it once; `bug` is logged with its traceback."""
        if table not in self._found:
            self._found[table] = fault
            LOGGER.warning("table %d is closed: %s", table, fault.detail, exc_info=bug)

    async def count(self) -> dict[str, int]:
        """Count the unfinished tables that are unplayable, by fault."""
        count: dict[str, int] = dict.fromkeys(get_args(Fault), 0)
        for game, rules, tables in await self._store.count_by_rules(self._found):
            fault = fault_of_rules(game, rules)
            if fault is not None:
                count[fault.kind] += tables
        for number in await self._store.unfinished(self._found):
            count[self._found[number].kind] += 1
        return count


class TableClosed(Refused):
    """A request for something that only a playable table can do."""

    def __init__(self, fault: TableFault, listed: Listed, log: list[LogRow]) -> None:
        refusal = fault.refused().refusal
        super().__init__(refusal.reason, refusal.detail, refusal.text, refusal.word, refusal.values)
        self.fault: Final = fault
        self.listed: Final = listed
        self.log: Final = log


# ---------------------------------------------------------------- reading without playing


class TableWithoutRules(Table):
    """Applies entries like a table, but plays no move and knows no rules."""

    def _read_settings(self) -> None:
        self.options = self.new.options

    def _begin(self, entry: entries.Began) -> None:
        bytes.fromhex(entry.seed)
        self.began = entry
        self.set_status("playing")
        self.epoch += 1

    def _move(self, seat: int, move: Any, own: bool, g: Any, before: Any) -> None:
        if not 0 <= seat < self.seat_count:
            raise BadSave(f"a move of seat {seat}, but seats go from 0 to {self.seat_count - 1}")
        self.moves.append((seat, move))

    def _undo(self, keep: int, by: int | None) -> None:
        del self.moves[keep:]
        self.epoch += 1


def find_fault(listed: Listed, log: list[LogRow]) -> TableFault | None:
    """Find a fault without playing the game; in the lobby that finds all of them."""
    table = Table(listed.id) if listed.status == "lobby" else TableWithoutRules(listed.id)
    try:
        for entry, row in entries.read_log(log):
            table.apply(entry, row.at)
    except Exception as error:  # noqa: BLE001
        return fault_of_error(listed, log, error)
    return None if table.began is None else fault_of_rules(listed.game, table.began.rules)


def fault_of_error(listed: Listed, log: list[LogRow], error: Exception) -> TableFault:
    """The fault of a table that could not be loaded because of this error."""
    began = read_leniently(listed, log).began
    fault = fault_of_rules(listed.game, None if began is None else began.rules)
    if fault is not None:
        return fault
    now = GAMES[listed.game].version
    if isinstance(error, BadOptions):
        return TableFault("other-rules", f"its options do not fit today's rules: {error}", now=now)
    why = str(error) or type(error).__name__
    return TableFault("unreadable", f"the log cannot be read: {why}", None, now)


def read_leniently(listed: Listed, log: list[LogRow]) -> TableWithoutRules:
    """Read as much as possible. Moves end at a damaged entry, since later ones may not fit."""
    table = TableWithoutRules(listed.id)
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
    table.set_status(listed.status)  # type: ignore[arg-type]
    return table


class UnplayableTable:
    """An unplayable table, for the few things that can still be done with it."""

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
        """Whether a person sits or sat here, or is the host."""
        return person is not None and person in (*self.table.people(), self.table.host)

    def state(self) -> TableState:
        table = self.table
        return TableState(
            id=self.id,
            game=self.listed.game,
            rules=self.rules or 0,
            options=table.options,
            settings=table.new.settings,
            status=table.status,
            seats=[occupant.state(seat, self.id) for seat, occupant in enumerate(table.seats)],
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
        """The game as it was recorded, for the rules version that it was played with."""
        return record_of(self.listed, self.table)


def record_of(listed: Listed, table: TableWithoutRules) -> Record:
    """The game in a table's log; BadSave if it has not begun."""
    began = table.began
    if began is None:
        raise BadSave("there is no game to record: it has not begun")
    secret = bytes.fromhex(began.seed)
    return Record(listed.game, began.rules, table.seat_count, table.options, secret, table.moves)
