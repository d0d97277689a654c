"""Requests for lists of tables: public ones, games to watch, and your own."""

from dataclasses import dataclass
from typing import Final

from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.protocol.tables import LiveGame, LiveGames, TableLine, Tables
from miskatonic.server.tables.closed_tables import TableFaults, rules_now
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.store.store import Listed, Store

# The longest list of games to watch.
LIVE_SHOWN: Final = 100


def table_line(faults: TableFaults, listed: Listed, mine: bool) -> TableLine:
    fault = faults.of(listed)
    return TableLine(
        id=listed.id,
        game=listed.game,
        status=listed.status,  # type: ignore[arg-type]
        visibility=listed.visibility,  # type: ignore[arg-type]
        seats=listed.seats,
        taken=listed.taken,
        host_name=listed.host_name,
        created=listed.created,
        mine=mine,
        rules=listed.rules,
        fault=None if fault is None else fault.kind,
        days=listed.days or 0,
    )


@dataclass(frozen=True, eq=False)
class TableLists:
    store: Store
    tables: TableRegistry

    @handles("GET", "/api/tables")
    async def public_tables(self, request: ApiRequest) -> Tables:
        """Tables that wait for players or are being played."""
        mine: set[int] = set()
        if request.visitor is not None:
            mine = {each.number for each in await self.store.tables_of(request.visitor.id)}
        listed = await self.store.public_tables(rules_now())
        blockers = await self._blockers(request)
        faults = self.tables.faults
        # Closed tables are only listed for the people who sat there.
        playable = [
            each for each in listed if faults.of(each) is None and each.host not in blockers
        ]
        return Tables([table_line(faults, each, each.number in mine) for each in playable])

    async def _blockers(self, request: ApiRequest) -> set[str]:
        """The people who have blocked the visitor."""
        if request.visitor is None:
            return set()
        return await self.store.blockers_of(request.visitor.id)

    @handles("GET", "/api/tables/live")
    async def live_games(self, request: ApiRequest) -> LiveGames:
        """Games to watch, the most watched first, without the visitor's own."""
        who = None if request.visitor is None else request.visitor.id
        blockers = await self._blockers(request)
        games = [
            _live_game(live_table)
            for live_table in await self.tables.attended(LIVE_SHOWN)
            if _is_watchable(live_table)
            and live_table.table.host not in blockers
            and who not in live_table.table.kicked
            and live_table.table.seat_of(who) is None
        ]
        return LiveGames(sorted(games, key=lambda each: -each.watching)[:LIVE_SHOWN])

    @handles("GET", "/api/tables/mine")
    async def my_tables(self, request: ApiRequest) -> Tables:
        listed = await self.store.tables_of(request.person.id)
        return Tables([table_line(self.tables.faults, each, True) for each in listed])


def _is_watchable(live_table: LiveTable) -> bool:
    table = live_table.table
    is_public = table.new.settings.visibility == "public" and table.settings.spectators != "off"
    return is_public and table.is_running and live_table.is_attended


def _live_game(live_table: LiveTable) -> LiveGame:
    table = live_table.table
    return LiveGame(
        id=live_table.id,
        game=table.new.game,
        names=[occupant.name for occupant in table.seats],
        host_name=table.host_name,
        status=table.status,
        spectators=table.settings.spectators,
        watching=len(live_table.audience.spectators()),
    )
