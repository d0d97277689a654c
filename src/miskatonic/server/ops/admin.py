"""Requests of admins: the accounts named in the setting `admins`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.ops.admin_actions import Admin
from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.ops.maintenance import AdminActionFollower
from miskatonic.server.people.bans import BadAct, Bans
from miskatonic.server.people.sessions import People, fold
from miskatonic.server.protocol.admin import (
    AdminAction,
    AdminBan,
    AdminCounts,
    AdminOverview,
    AdminReport,
    AdminTable,
    CloseReport,
    CloseTable,
    DeletePerson,
    NewBan,
    OldBan,
    Privacy,
    RenamePerson,
)
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.people_at_tables import PeopleAtTables
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.transport.admission import Admission
from miskatonic.store import administration
from miskatonic.store.administration import Ban
from miskatonic.store.erasure import find_traces
from miskatonic.store.store import Store


@dataclass(frozen=True, eq=False)
class Overviews:
    """The data for the admin page: figures, reports, bans, tables and the admin log."""

    store: Store
    clock: Clock
    tables: TableRegistry
    admission: Admission

    async def overview(self) -> AdminOverview:
        here = {
            live_table.number: len({each.person.id for each in live_table.connections})
            for live_table in self.tables.all()
        }
        now, sockets = self.clock.now(), self.admission.open_sockets

        def query(connection: Connection) -> AdminOverview:
            reports = administration.reports(connection)
            return AdminOverview(
                now=now,
                counts=AdminCounts(**administration.figures(connection), sockets=sockets),
                reports=[
                    AdminReport(
                        **{
                            **each._asdict(),
                            "by_name": each.by_name or "",
                            "about_name": each.about_name or "",
                        }
                    )
                    for each in reports
                ],
                bans=[
                    _ban(connection, ban)
                    for ban in administration.bans(connection)[: administration.SHOWN]
                ],
                tables=[
                    AdminTable(**each._asdict(), here=here.get(each.number, 0))
                    for each in administration.open_tables(connection)
                ],
                actions=[AdminAction(*each) for each in administration.actions(connection)],
            )

        return await self.store.slow_read(query)


def _ban(connection: Connection, ban: Ban) -> AdminBan:
    found = administration.find_people(connection, ban.value) if ban.kind == "person" else []
    return AdminBan(**ban._asdict(), name=found[0].name if found else "")


@dataclass(frozen=True, eq=False)
class AdminHandlers:
    store: Store
    clock: Clock
    settings: Configuration
    overviews: Overviews
    people: People
    people_at_tables: PeopleAtTables
    actions: AdminActionFollower
    peers: Peers

    def _admin(self, request: ApiRequest) -> Admin:
        """The admin who sent the request; strangers are told that there is nothing here."""
        person = request.visitor
        admins = {fold(login) for login in self.settings.admins}
        if person is None or person.login is None or not admins:
            raise Refused("not-found", "unknown address; see /api/openapi.json")
        if person.login not in admins:
            raise Refused("not-an-admin", f"{person.login!r} is not an admin of this server")
        return Admin(person.login, self.clock.now())

    @handles("GET", "/api/admin")
    async def overview(self, request: ApiRequest) -> AdminOverview:
        self._admin(request)
        return await self.overviews.overview()

    async def _act(self, act: Callable[[Connection], Any]) -> AdminOverview:
        """Do something, apply it, and show the new state."""
        bad = await self.store.write(lambda each: _try(each, act))
        if bad is not None:
            raise refused_act(bad)
        self.peers.admin_acted()
        await self.actions.follow()
        return await self.overviews.overview()

    @handles("POST", "/api/admin/ban")
    async def ban(self, request: ApiRequest) -> AdminOverview:
        who, body = self._admin(request), request.body
        assert isinstance(body, NewBan)

        def act(connection: Connection) -> None:
            new = who.ban(connection, body.kind, body.value, body.days, body.reason)
            bans = Bans(self.clock)
            bans.replace([new])
            if bans.find(request.address, request.person) is not None:
                raise BadAct("admin-ban-self")

        return await self._act(act)

    @handles("POST", "/api/admin/unban")
    async def unban(self, request: ApiRequest) -> AdminOverview:
        who, body = self._admin(request), request.body
        assert isinstance(body, OldBan)
        return await self._act(lambda each: who.unban(each, body.kind, body.value))

    @handles("POST", "/api/admin/close-table")
    async def close_table(self, request: ApiRequest) -> AdminOverview:
        who, body = self._admin(request), request.body
        assert isinstance(body, CloseTable)
        return await self._act(lambda each: who.close_table(each, str(body.table), body.reason))

    @handles("POST", "/api/admin/close-report")
    async def close_report(self, request: ApiRequest) -> AdminOverview:
        who, body = self._admin(request), request.body
        assert isinstance(body, CloseReport)
        return await self._act(lambda each: who.close_report(each, body.number))

    @handles("POST", "/api/admin/rename")
    async def rename(self, request: ApiRequest) -> AdminOverview:
        who, body = self._admin(request), request.body
        assert isinstance(body, RenamePerson)
        return await self._act(lambda each: who.rename(each, body.person, body.name))

    @handles("POST", "/api/admin/delete")
    async def delete(self, request: ApiRequest) -> AdminOverview:
        """Delete a person. Their sessions end first, so that they leave no new traces."""
        who, body = self._admin(request), request.body
        assert isinstance(body, DeletePerson)
        try:
            person = await self.store.read(lambda each: who.person(each, body.person))
            who.check_delete(person, request.person.id, body.name)
        except BadAct as bad:
            raise refused_act(bad) from None
        await self.people.end_sessions(person.id)
        self.people_at_tables.close_sockets(person.id)
        traces = await self.store.slow_read(lambda each: find_traces(each, person.id))
        return await self._act(lambda each: who.delete_person(each, person.id, traces))

    @handles("GET", "/api/privacy")
    async def privacy(self, request: ApiRequest) -> Privacy:
        """How long this server keeps things, as it is configured."""
        settings = self.settings
        kept = settings.retention
        return Privacy(
            lobby_days=kept.lobby_days,
            unfinished_days=kept.unfinished_days,
            finished_days=kept.finished_days,
            guest_days=kept.guest_days,
            report_days=kept.report_days,
            admin_log_days=kept.admin_log_days,
            access_log_days=kept.access_log_days,
            access_log=settings.access_log,
            log_addresses=settings.access_log and settings.log_addresses,
        )


def _try(connection: Connection, act: Callable[[Connection], Any]) -> BadAct | None:
    """Do something in a nested transaction, so that a failure leaves nothing behind."""
    try:
        with connection.begin_nested():
            act(connection)
    except BadAct as bad:
        return bad
    return None


def refused_act(bad: BadAct) -> Refused:
    return Refused("bad-act", str(bad), bad.text, bad.word)
