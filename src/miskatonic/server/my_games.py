"""Requests about one's own games: whose turn it is, results, and what they come to."""

import contextlib
from typing import Final

import msgspec

from miskatonic.server import results
from miskatonic.server.closed_tables import fault_of_rules
from miskatonic.server.house import House
from miskatonic.server.lobby import table_line
from miskatonic.server.protocol.my_games import (
    MyGames,
    MyRecord,
    MyResult,
    MyStatistics,
    MyTable,
    MyTally,
    Outcome,
)
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.store import my_games
from miskatonic.store.my_games import Result, Turn
from miskatonic.store.store import Listed

RUNNING: Final = 100
PAGE: Final = 10
COUNTED: Final = 2000
FORM: Final = 50
# So many games that ended without being written down are looked up at a time.
LOOKED_UP: Final = 5
OUTCOMES: Final[dict[int | None, Outcome]] = {
    results.WON: "won",
    results.LOST: "lost",
    results.DRAW: "draw",
}


async def games(request: ApiRequest) -> MyGames:
    house, person = request.house, request.person.id
    before = read_cursor(request.query.get("before"))
    tables = [] if before is not None else await running(house, person)
    if before is None:
        await look_up_missing(house, person)
    found = await house.store.look(lambda each: my_games.results(each, person, PAGE + 1, before))
    more = f"{found[PAGE - 1].ended}-{found[PAGE - 1].table}" if len(found) > PAGE else None
    return MyGames(tables, [shown(each) for each in found[:PAGE]], more)


def read_cursor(asked: str | None) -> tuple[int, int] | None:
    if asked is None:
        return None
    parts = asked.split("-")
    if len(parts) != 2 or not all(each.isascii() and each.isdigit() for each in parts):
        raise Refused("bad-message", f"before={asked[:64]!r}; it takes what `more` said")
    ended, table = int(parts[0][:18]), int(parts[1][:18])
    return ended, table


async def running(house: House, person: str) -> list[MyTable]:
    """Those that wait for this person first, the most urgent of them before the others."""
    rows = await house.store.look(lambda each: my_games.running(each, person, RUNNING))
    noted = await house.store.look(lambda each: my_games.turns_of(each, person, RUNNING * 2))
    tables = [_running(house, Listed(**row), noted, person) for row in rows]
    return sorted(tables, key=_urgency)


def _running(house: House, listed: Listed, noted: dict[int, Turn], person: str) -> MyTable:
    room = house.room_by_number(listed.number)
    turn = noted.get(listed.number) if room is None else room.turns.of(person)
    line = table_line(house, listed, True)
    if turn is None or line.fault is not None or listed.status != "playing":
        return MyTable(line, False, None, None)
    return MyTable(line, True, turn.since, turn.until)


def _urgency(table: MyTable) -> tuple[bool, bool, int]:
    at = table.until if table.until is not None else table.since
    return not table.turn, table.until is None, at or -table.table.created


async def look_up_missing(house: House, person: str) -> None:
    """Games that ended before results were kept, or while the server was going down."""
    links = await house.store.look(lambda each: my_games.without_results(each, person, LOOKED_UP))
    for link in links:
        if not house.allowances.takes("replays", person):
            return
        with contextlib.suppress(Refused):
            room = await house.find(link)
            found = await house.store.load(link)
            if found is not None:
                at = results.ended_at(found[1], found[0].created)
                await results.keep(house, results.outcomes_of(room, at))


def shown(result: Result) -> MyResult:
    return MyResult(
        table=result.link,
        game=result.game,
        ended=result.ended,
        seat=result.seat,
        seats=result.seats,
        outcome=OUTCOMES.get(result.won),
        played_as=read_as(result.played_as),
        replay=fault_of_rules(result.game, result.rules) is None,
    )


def read_as(written: str) -> dict[str, list[str]]:
    return msgspec.json.decode(written, type=dict[str, list[str]])


# ---------------------------------------------------------------- what they come to


async def statistics(request: ApiRequest) -> MyStatistics:
    person = request.person.id
    found = await request.house.store.look(lambda each: my_games.results(each, person, COUNTED))
    by_game: dict[str, list[Result]] = {}
    for each in found:
        by_game.setdefault(each.game, []).append(each)
    records = [record_of(game, of_game) for game, of_game in by_game.items()]
    records.sort(key=lambda record: (-record.games, record.game))
    return MyStatistics(len(found), COUNTED, records)


def record_of(game: str, found: list[Result]) -> MyRecord:
    """What is not known to have ended counts nowhere."""
    known = [each for each in found if each.won is not None]
    count = [each.won for each in known].count
    return MyRecord(
        game=game,
        games=len(known),
        won=count(results.WON),
        lost=count(results.LOST),
        draws=count(results.DRAW),
        form=[OUTCOMES.get(each.won) for each in reversed(known[:FORM])],
        tallies=tallies_of(known),
    )


def tallies_of(found: list[Result]) -> list[MyTally]:
    tallies: dict[tuple[str, str], MyTally] = {}
    for each in found:
        for kind, texts in read_as(each.played_as).items():
            for text in texts:
                tally = tallies.setdefault((kind, text), MyTally(kind, text, 0, 0))
                tally.games += 1
                tally.won += each.won == results.WON
    return sorted(tallies.values(), key=lambda each: (each.kind, -each.games, each.text))


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/me/games"): games,
    ("GET", "/api/me/statistics"): statistics,
}
