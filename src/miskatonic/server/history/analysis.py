"""Requests to analyse a finished game, follow the progress, and cancel it.

In a finished game the analysis of every seat is public. Before the end there is no analysis,
not even for a player's own seat: it would be help with an open game.
"""

from dataclasses import dataclass
from typing import Any, Final, cast

import msgspec

from miskatonic.analysis.report import VERSION
from miskatonic.kernel.numbers import shown
from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.history import AnalysisState
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.requested_table import requested_table
from miskatonic.server.workers.analysis_process import Job
from miskatonic.server.workers.analysis_queue import PROCESSOR_SECONDS, AnalysisQueue, Order

_PATH: Final = "/api/tables/{id}/analysis/{seat}"


@dataclass(frozen=True, eq=False)
class AnalysisHandlers:
    tables: TableRegistry
    queue: AnalysisQueue
    rate_limits: RateLimits

    @handles("GET", _PATH)
    async def analysis(self, request: ApiRequest) -> AnalysisState:
        return self._state(*await self._finished(request))

    @handles("POST", _PATH)
    async def begin(self, request: ApiRequest) -> AnalysisState:
        person = request.person
        live_table, seat = await self._finished(request)
        queue = self.queue
        if _kept(live_table, seat) is None and queue.find(live_table.id, seat) is None:
            queue.check_can_add(person.id)
            self.rate_limits.charge_request("analyses", request)
            job = Job(live_table.table.record().to_json(), seat, PROCESSOR_SECONDS)

            async def keep(found: bytes) -> None:
                await _keep(await self.tables.live_table(live_table.id), seat, found)

            queue.add(Order((live_table.id, seat), person.id, job, keep))
        return self._state(live_table, seat)

    @handles("DELETE", _PATH)
    async def cancel(self, request: ApiRequest) -> AnalysisState:
        """Cancel an unfinished analysis; only the person who asked for it can."""
        person = request.person
        live_table, seat = await self._finished(request)
        order = self.queue.find(live_table.id, seat)
        if order is not None:
            if order.who != person.id:
                raise Refused("not-a-player", "someone else has asked for this analysis")
            await self.queue.cancel(order)
        return self._state(live_table, seat)

    async def _finished(self, request: ApiRequest) -> tuple[LiveTable, int]:
        live_table = await requested_table(self.tables, request)
        table = live_table.table
        given: str = request.path["seat"]
        known = given.isdecimal() and given.isascii() and len(given) < 4
        if not known or int(given) >= table.seat_count:
            last = table.seat_count - 1
            raise Refused("no-such-seat", f"no seat {shown(given)}; the seats are 0 to {last}")
        if table.g is None or table.g.result is None:
            raise Refused("not-over", "only a finished game can be analysed")
        return live_table, int(given)

    def _state(self, live_table: LiveTable, seat: int) -> AnalysisState:
        kept = _kept(live_table, seat)
        if kept is not None:
            return AnalysisState(live_table.id, seat, "done", 1.0, analysis=cast(Any, kept))
        order = self.queue.find(live_table.id, seat)
        if order is None:
            failed = self.queue.has_failed(live_table.id, seat)
            return AnalysisState(live_table.id, seat, "failed" if failed else "none")
        if order.is_running:
            return AnalysisState(live_table.id, seat, "running", round(order.progress, 3))
        return AnalysisState(live_table.id, seat, "waiting", ahead=self.queue.ahead_of(order))


def _kept(live_table: LiveTable, seat: int) -> msgspec.Raw | None:
    """An earlier result, unless it was made by another version of the analysis."""
    kept = live_table.table.analyses.get(seat)
    return None if kept is None or kept.version != VERSION else kept.found


async def _keep(live_table: LiveTable, seat: int, found: bytes) -> None:
    """Store the result in the table's log, so that it is only made once."""
    async with live_table.lock:
        await live_table.enter([entries.Analysed(seat, VERSION, msgspec.Raw(found))])
