"""Finished games as files: taking them away, checking them, bringing them back.

A file holds the record (docs/adr/0009) and what it is checked against. Whoever has it can run the
game again: the seed must fit the commitment that was shown when the game began, and the moves must
lead to the result.
"""

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
from miskatonic.server import entries
from miskatonic.server.closed_tables import ClosedRoom, fault_of_rules
from miskatonic.server.entries import LogEntry
from miskatonic.server.house import House
from miskatonic.server.people import tidy
from miskatonic.server.protocol.tables import NewTable, TableRef, TableSettings
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.server.room import Room
from miskatonic.server.table import Table
from miskatonic.store.store import Person
from miskatonic.text import Texts

# What a file may take: so many moves, and so many seconds to play them again.
MOST_MOVES: Final = 5_000
SECONDS: Final = 10.0


def exported(record: Record, table: Table, result: object) -> bytes:
    """The record with what is needed to check it: commitment, result, and the names of seats."""
    plain: dict[str, Any] = msgspec.json.decode(record.to_json())
    plain["commitment"] = commitment(record.seed)
    plain["result"] = result
    plain["names"] = [_called(seat, chair.name) for seat, chair in enumerate(table.seats)]
    return msgspec.json.format(msgspec.json.encode(plain), indent=1)


def _called(seat: int, name: str) -> str:
    """A person's name, or the one under which the bot of this seat played."""
    texts, own = Texts(), f"bot-name-{seat + 1}"
    return name or (texts(own) if own in texts else _numbered(seat))


async def export(request: ApiRequest) -> bytes:
    room = await request.any_room()
    if isinstance(room, ClosedRoom):
        return await _export_closed(request, room)
    table = room.table
    if table.g is None or table.g.result is None:
        raise Refused("not-over", "only a finished game can be taken away as a file")
    return exported(table.record(), table, view_result(table.g))


async def _export_closed(request: ApiRequest, room: ClosedRoom) -> bytes:
    """A game that cannot go on may be taken away by those who played it.

    The record holds its secrets, so from then on it cannot go on under any rules.
    """
    if room.table.began is None:
        raise Refused("not-begun", "there is no record: the game has not begun")
    if not room.is_over and not room.is_theirs(request.person.id):
        raise Refused("not-a-player", "only who sat here can take an unfinished game away")
    if room.table.is_running:
        await request.house.append_to_closed(room, [entries.Aborted()])
    return exported(room.record(), room.table, room.result)


class Verdict(NamedTuple):
    """Whether a file's game, played again, is what the file says; and what was found."""

    matches: bool
    found: list[str]


def verify(file: Path) -> Verdict:
    """Run an exported game again and compare. BadSave says what makes it unreadable."""
    return judged(file.read_bytes())


def judged(data: bytes) -> Verdict:
    record = read_record(data)
    game = GAMES.get(record.game)
    if game is None:
        raise BadSave(f"a record of {record.game!r}; there are {', '.join(GAMES)}")
    plain: dict[str, Any] = msgspec.json.decode(data)
    g = game.replay(record)
    found = [f"{len(record.moves)} moves can be played as recorded"]
    wrong = []
    for name, said, is_so in (
        ("commitment", plain.get("commitment"), g.commitment),
        ("result", plain.get("result"), game.view(g, None)["result"]),
    ):
        if said == is_so:
            found.append(f"the {name} matches")
        else:
            wrong.append(f"the {name} is {shown(said)}; played again it is {is_so!r}")
    return Verdict(not wrong, wrong or found)


class Examined(NamedTuple):
    """A record that was found to be right, and the names of its seats."""

    game: str
    seats: int
    options: OptionValues
    seed: bytes
    moves: list[Move]
    names: list[str]


def examined(data: bytes) -> Examined:
    """A finished game from a file. This is called in another process: it may take long."""
    record = read_record(data)
    if len(record.moves) > MOST_MOVES:
        raise BadSave(f"a record of {len(record.moves)} moves; at most {MOST_MOVES} are taken")
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
    return Examined(record.game, record.seats, record.options, record.seed, record.moves, names)


async def import_game(request: ApiRequest) -> TableRef:
    """A finished game from a file becomes a table of its own, to look at and to show around."""
    data: bytes = request.body
    person = request.person
    request.not_too_often("imports")
    request.not_too_often("tables")
    try:
        found = await request.house.work.play_again(person.id, SECONDS, examined, data)
    except BadSave as error:
        raise Refused("bad-file", str(error)) from None
    room = await _lay_out(request.house, person, Examined(*found))
    return TableRef(room.id)


def _names(plain: dict[str, Any], seats: int) -> list[str]:
    given = plain.get("names")
    if isinstance(given, list) and len(given) == seats:
        return [_name(name) for name in given]
    return [_numbered(seat) for seat in range(seats)]


def _numbered(seat: int) -> str:
    return f"Seat {seat + 1}"


def _name(given: object) -> str:
    """A name like any other: nothing in it that cannot be read, or that turns the text around."""
    try:
        return tidy(str(given)[:200])[:24].rstrip()
    except Refused:
        return "?"


async def _lay_out(house: House, person: Person, found: Examined) -> Room:
    version = GAMES[found.game].version
    new = NewTable(found.game, found.seats, dict(found.options), TableSettings())
    more: list[LogEntry] = [
        entries.Imported(found.names),
        entries.Began(version, found.seed.hex(), "", ""),
        *(_entry(move) for move in found.moves),
    ]
    return await house.make_table(person, new, more)


def _entry(move: Move) -> LogEntry:
    seat, what = move
    if isinstance(what, int):
        return entries.Played(seat, what, "person")
    return entries.Claimed(seat, what)


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/tables/{id}/export"): export,
    ("POST", "/api/import"): import_game,
}
