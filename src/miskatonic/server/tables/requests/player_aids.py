"""Requests for a player's private notes and for advice from the coach."""

from dataclasses import dataclass

from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.tables import Coaching, Notes
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.lobby import own_seat
from miskatonic.server.tables.requests.requested_table import requested_any_table, requested_table
from miskatonic.server.workers.bots import BotLost, BotRunner
from miskatonic.server.workers.fair_queue import Payer
from miskatonic.server.workers.heavy_work import HeavyWork
from miskatonic.store.store import Store


@dataclass(frozen=True, eq=False)
class PlayerAidHandlers:
    store: Store
    tables: TableRegistry
    rate_limits: RateLimits
    work: HeavyWork
    bots: BotRunner

    @handles("GET", "/api/tables/{id}/notes")
    async def notes(self, request: ApiRequest) -> Notes:
        live_table = await requested_any_table(self.tables, request)
        own_seat(live_table, request.person.id)
        return Notes(await self.store.notes(live_table.number, request.person.id))

    @handles("PUT", "/api/tables/{id}/notes")
    async def keep_notes(self, request: ApiRequest) -> Notes:
        body: Notes = request.body
        live_table = await requested_table(self.tables, request)
        own_seat(live_table, request.person.id)
        await self.store.keep_notes(live_table.number, request.person.id, body.text)
        return body

    @handles("GET", "/api/tables/{id}/coach")
    async def coach(self, request: ApiRequest) -> Coaching:
        """Advice from the seat's own view. No one else learns that it was asked for."""
        live_table = await requested_table(self.tables, request)
        seat = own_seat(live_table, request.person.id)
        table = live_table.table
        if not table.new.settings.coach:
            raise Refused("no-coach", "the coach is turned off at this table")
        if table.g is None:
            raise Refused("not-begun", "the game has not begun")
        self.rate_limits.charge_request("coach", request)
        view = table.game.knowledge(table.g, seat)
        game = table.new.game
        payer = Payer(request.person.id, live_table.id)
        try:
            advice = await self.work.advise(
                request.person.id, lambda: self.bots.advise(payer, game, view)
            )
        except BotLost:
            raise Refused("try-again", "the coach did not answer; try again in a moment") from None
        return Coaching(advice)
