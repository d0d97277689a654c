"""Requests about your own games: where it is your turn, results, and statistics."""

import contextlib
from dataclasses import dataclass
from typing import Final

import msgspec

from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.history import (
    MyGames,
    MyRecord,
    MyResult,
    MyStatistics,
    MyTable,
    MyTally,
    Outcome,
)
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables import game_results
from miskatonic.server.tables.closed_tables import fault_of_rules
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.table_lists import table_line
from miskatonic.store import my_games
from miskatonic.store.my_games import Result, Turn
from miskatonic.store.store import Listed, Store

RUNNING: Final = 100
PAGE: Final = 10
COUNTED: Final = 2000
FORM: Final = 50
# How many games without a stored result are looked up at a time.
LOOKED_UP: Final = 5
OUTCOMES: Final[dict[int | None, Outcome]] = {
    game_results.WON: "won",
    game_results.LOST: "lost",
    game_results.DRAW: "draw",
}


@dataclass(frozen=True, eq=False)
class MyGamesHandlers:
    store: Store
    tables: TableRegistry
    rate_limits: RateLimits

    @handles("GET", "/api/me/games")
    async def games(self, request: ApiRequest) -> MyGames:
        person = request.person.id
        before = read_cursor(request.query.get("before"))
        tables = [] if before is not None else await self._running(person)
        if before is None:
            await self._find_missing_results(person)
        found = await self.store.read(lambda each: my_games.results(each, person, PAGE + 1, before))
        more = f"{found[PAGE - 1].ended}-{found[PAGE - 1].table}" if len(found) > PAGE else None
        return MyGames(tables, [my_result(each) for each in found[:PAGE]], more)

    async def _running(self, person: str) -> list[MyTable]:
        """The person's running games: those that wait for them first, most urgent first."""
        rows = await self.store.read(lambda each: my_games.running(each, person, RUNNING))
        noted = await self.store.read(lambda each: my_games.turns_of(each, person, RUNNING * 2))
        return sorted((self._my_table(Listed(**row), noted, person) for row in rows), key=_urgency)

    def _my_table(self, listed: Listed, noted: dict[int, Turn], person: str) -> MyTable:
        live_table = self.tables.by_number(listed.number)
        turn = noted.get(listed.number) if live_table is None else live_table.turns.of(person)
        line = table_line(self.tables.faults, listed, True)
        if turn is None or line.fault is not None or listed.status != "playing":
            return MyTable(line, False, None, None)
        return MyTable(line, True, turn.since, turn.until)

    async def _find_missing_results(self, person: str) -> None:
        """Add results of games that ended before results were stored, or during a shutdown."""
        links = await self.store.read(
            lambda each: my_games.without_results(each, person, LOOKED_UP)
        )
        for link in links:
            if not self.rate_limits.take("replays", person):
                return
            with contextlib.suppress(Refused):
                live_table = await self.tables.find(link)
                found = await self.store.load(link)
                if found is not None:
                    at = game_results.ended_at(found[1], found[0].created)
                    await game_results.keep(self.store, game_results.outcomes_of(live_table, at))

    @handles("GET", "/api/me/statistics")
    async def statistics(self, request: ApiRequest) -> MyStatistics:
        person = request.person.id
        found = await self.store.read(lambda each: my_games.results(each, person, COUNTED))
        by_game: dict[str, list[Result]] = {}
        for each in found:
            by_game.setdefault(each.game, []).append(each)
        records = [my_record(game, of_game) for game, of_game in by_game.items()]
        records.sort(key=lambda record: (-record.games, record.game))
        return MyStatistics(len(found), COUNTED, records)


def read_cursor(asked: str | None) -> tuple[int, int] | None:
    if asked is None:
        return None
    parts = asked.split("-")
    if len(parts) != 2 or not all(each.isascii() and each.isdigit() for each in parts):
        cursor = f"invalid cursor before={asked[:64]!r}"
        raise Refused("bad-message", f"{cursor}; pass the `more` value of the previous page")
    ended, table = int(parts[0][:18]), int(parts[1][:18])
    return ended, table


def _urgency(table: MyTable) -> tuple[bool, bool, int]:
    at = table.until if table.until is not None else table.since
    return not table.turn, table.until is None, at or -table.table.created


def my_result(result: Result) -> MyResult:
    return MyResult(
        table=result.link,
        game=result.game,
        ended=result.ended,
        seat=result.seat,
        seats=result.seats,
        outcome=OUTCOMES.get(result.won),
        played_as=read_played_as(result.played_as),
        replay=fault_of_rules(result.game, result.rules) is None,
    )


def read_played_as(written: str) -> dict[str, list[str]]:
    return msgspec.json.decode(written, type=dict[str, list[str]])


def my_record(game: str, found: list[Result]) -> MyRecord:
    """The statistics of one game. Games with an unknown outcome are not counted."""
    known = [each for each in found if each.won is not None]
    count = [each.won for each in known].count
    return MyRecord(
        game=game,
        games=len(known),
        won=count(game_results.WON),
        lost=count(game_results.LOST),
        draws=count(game_results.DRAW),
        form=[OUTCOMES.get(each.won) for each in reversed(known[:FORM])],
        tallies=tallies_of(known),
    )


def tallies_of(found: list[Result]) -> list[MyTally]:
    tallies: dict[tuple[str, str], MyTally] = {}
    for each in found:
        for kind, texts in read_played_as(each.played_as).items():
            for text in texts:
                tally = tallies.setdefault((kind, text), MyTally(kind, text, 0, 0))
                tally.games += 1
                tally.won += each.won == game_results.WON
    return sorted(tallies.values(), key=lambda each: (each.kind, -each.games, each.text))
