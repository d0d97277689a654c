"""Finished games as files: exporting, verifying and importing them.

A file holds the record (ADR 9) and what it is checked against. Anyone can replay the game from it:
the seed must match the commitment that was shown when the game began, and the moves must lead to
the result.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from miskatonic.errors import BadSave
from miskatonic.games import GAMES
from miskatonic.kernel.numbers import shown
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.replay import Move, Record, read_record
from miskatonic.kernel.rng import commitment
from miskatonic.kernel.view import view_result
from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.people.sessions import tidy
from miskatonic.server.protocol.tables import NewTable, TableRef, TableSettings
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.closed_tables import UnplayableTable, fault_of_rules
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.tables.model.table import Table
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.requested_table import requested_any_table
from miskatonic.server.workers.heavy_work import HeavyWork
from miskatonic.text import Texts

# Limits for an imported file: its moves, and the time to replay them.
MOST_MOVES: Final = 5_000
SECONDS: Final = 10.0


@dataclass(frozen=True, eq=False)
class RecordHandlers:
    tables: TableRegistry
    rate_limits: RateLimits
    work: HeavyWork

    @handles("GET", "/api/tables/{id}/export")
    async def export(self, request: ApiRequest) -> bytes:
        live_table = await requested_any_table(self.tables, request)
        if isinstance(live_table, UnplayableTable):
            return await self._export_closed(request, live_table)
        table = live_table.table
        if table.g is None or table.g.result is None:
            raise Refused("not-over", "only a finished game can be exported")
        return exported(table.record(), table, view_result(table.g))

    async def _export_closed(self, request: ApiRequest, closed: UnplayableTable) -> bytes:
        """Export a game that cannot go on, for those who played it.

        The record holds its secrets, so the game is aborted and cannot go on under any rules.
        """
        if closed.table.began is None:
            raise Refused("not-begun", "there is no record: the game has not begun")
        if not closed.is_over and not closed.is_theirs(request.person.id):
            raise Refused("not-a-player", "only its players can export an unfinished game")
        if closed.table.is_running:
            await self.tables.append_to_closed(closed, [entries.Aborted()])
        return exported(closed.record(), closed.table, closed.result)

    @handles("POST", "/api/import")
    async def import_game(self, request: ApiRequest) -> TableRef:
        """Make a table of a finished game from a file, to look at and to share."""
        data: bytes = request.body
        person = request.person
        self.rate_limits.charge_request("imports", request)
        self.rate_limits.charge_request("tables", request)
        try:
            plain = await self.work.replay(person.id, SECONDS, verify_import, data)
        except BadSave as error:
            raise Refused("bad-file", str(error)) from None
        found = Imported(*plain)
        new = NewTable(found.game, found.seats, dict(found.options), TableSettings())
        more: list[LogEntry] = [
            entries.Imported(found.names),
            entries.Began(GAMES[found.game].version, found.seed.hex(), "", ""),
            *(entries.of_move(move, "person") for move in found.moves),
        ]
        return TableRef((await self.tables.make_table(person, new, more)).id)


def exported(record: Record, table: Table, result: object) -> bytes:
    """The record with what is needed to verify it: commitment, result and the names of seats."""
    plain: dict[str, Any] = msgspec.json.decode(record.to_json())
    plain["commitment"] = commitment(record.seed)
    plain["result"] = result
    plain["names"] = [_name_of(seat, seated.name) for seat, seated in enumerate(table.seats)]
    return msgspec.json.format(msgspec.json.encode(plain), indent=1)


def _name_of(seat: int, name: str) -> str:
    """The name of a person, or of the bot on this seat."""
    texts, own = Texts(), f"bot-name-{seat + 1}"
    return name or (texts(own) if own in texts else _numbered(seat))


class Verdict(NamedTuple):
    """Whether the replayed game matches the file, and the findings."""

    matches: bool
    found: list[str]


def verify(file: Path) -> Verdict:
    """Replay an exported game and compare. Raises BadSave if it is unreadable."""
    return judged(file.read_bytes())


def judged(data: bytes) -> Verdict:
    record = read_record(data)
    game = GAMES.get(record.game)
    if game is None:
        raise BadSave(f"unknown game {record.game!r}; the games are {', '.join(GAMES)}")
    plain: dict[str, Any] = msgspec.json.decode(data)
    g = game.replay(record)
    found = [f"{len(record.moves)} moves replayed as recorded"]
    wrong = []
    for name, said, is_so in (
        ("commitment", plain.get("commitment"), g.commitment),
        ("result", plain.get("result"), game.view(g, None)["result"]),
    ):
        if said == is_so:
            found.append(f"the {name} matches")
        else:
            wrong.append(f"the {name} is {shown(said)}; replayed, it is {is_so!r}")
    return Verdict(not wrong, wrong or found)


class Imported(NamedTuple):
    """A verified record, and the names of its seats."""

    game: str
    seats: int
    options: OptionValues
    seed: bytes
    moves: list[Move]
    names: list[str]


def verify_import(data: bytes) -> Imported:
    """Verify a finished game from a file. Called in another process, because it may take long."""
    record = read_record(data)
    if len(record.moves) > MOST_MOVES:
        raise BadSave(f"the record has {len(record.moves)} moves; at most {MOST_MOVES} are allowed")
    fault = fault_of_rules(record.game, record.version)
    if fault is not None:
        raise fault.refused("record")
    verdict = judged(data)
    if not verdict.matches:
        raise BadSave("; ".join(verdict.found))
    plain: dict[str, Any] = msgspec.json.decode(data)
    if plain.get("result") is None:
        raise BadSave("the game in this file is not finished")
    names = _names(plain, record.seats)
    return Imported(record.game, record.seats, record.options, record.seed, record.moves, names)


def _names(plain: dict[str, Any], seats: int) -> list[str]:
    given = plain.get("names")
    if isinstance(given, list) and len(given) == seats:
        return [_name(name) for name in given]
    return [_numbered(seat) for seat in range(seats)]


def _numbered(seat: int) -> str:
    return f"Seat {seat + 1}"


def _name(given: object) -> str:
    """A name without control characters, at most as long as any other."""
    try:
        return tidy(str(given)[:200])[:24].rstrip()
    except Refused:
        return "?"
