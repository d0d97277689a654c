"""Requests of those who run the server: accounts that the setting `admins` names."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection

from miskatonic.server.accounts import close_sockets
from miskatonic.server.admin_acts import Admin
from miskatonic.server.bans import BadAct, Bans
from miskatonic.server.people import fold
from miskatonic.server.protocol.admin import (
    AdminAct,
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
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.store import operating
from miskatonic.store.forgetting import find_traces
from miskatonic.store.operating import Ban


def admin(request: ApiRequest) -> Admin:
    """Who asks; to a stranger there is nothing here."""
    person, admins = request.visitor, request.house.configuration.admins
    if person is None or person.login is None or not admins:
        raise Refused("not-found", "there is nothing like this here; see /api/openapi.json")
    if person.login not in {fold(login) for login in admins}:
        raise Refused("not-an-admin", f"{person.login!r} is no admin of this server")
    return Admin(person.login, request.house.clock.now())


async def overview(request: ApiRequest) -> AdminOverview:
    admin(request)
    return await _overview(request)


async def _overview(request: ApiRequest) -> AdminOverview:
    house = request.house
    here = {
        room.number: len({each.person.id for each in room.connections}) for room in house.rooms()
    }

    def look(connection: Connection) -> AdminOverview:
        reports = operating.reports(connection)
        return AdminOverview(
            now=house.clock.now(),
            counts=AdminCounts(**operating.figures(connection), sockets=house.sockets),
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
            bans=[_ban(connection, ban) for ban in operating.bans(connection)[: operating.SHOWN]],
            tables=[
                AdminTable(**each._asdict(), here=here.get(each.number, 0))
                for each in operating.open_tables(connection)
            ],
            acts=[AdminAct(*each) for each in operating.acts(connection)],
        )

    return await house.store.look_apart(look)


def _ban(connection: Connection, ban: Ban) -> AdminBan:
    found = operating.find_people(connection, ban.value) if ban.kind == "person" else []
    return AdminBan(**ban._asdict(), name=found[0].name if found else "")


async def _act(request: ApiRequest, act: Callable[[Connection], Any]) -> AdminOverview:
    """Do something, let it take effect, and show how things are then."""
    bad = await request.house.store.change(lambda each: _try(each, act))
    if bad is not None:
        raise refused_act(bad)
    request.house.neighbours.acted()
    await request.house.follow_acts()
    return await _overview(request)


def _try(connection: Connection, act: Callable[[Connection], Any]) -> BadAct | None:
    """What cannot be done leaves nothing behind."""
    try:
        with connection.begin_nested():
            act(connection)
    except BadAct as bad:
        return bad
    return None


async def ban(request: ApiRequest) -> AdminOverview:
    who, body = admin(request), request.body
    assert isinstance(body, NewBan)

    def act(connection: Connection) -> None:
        new = who.ban(connection, body.kind, body.value, body.days, body.reason)
        bans = Bans()
        bans.replace([new])
        if bans.of_address(request.address, who.now) or bans.of_person(request.person, who.now):
            raise BadAct("admin-ban-self")

    return await _act(request, act)


async def unban(request: ApiRequest) -> AdminOverview:
    who, body = admin(request), request.body
    assert isinstance(body, OldBan)
    return await _act(request, lambda each: who.unban(each, body.kind, body.value))


async def close_table(request: ApiRequest) -> AdminOverview:
    who, body = admin(request), request.body
    assert isinstance(body, CloseTable)
    return await _act(request, lambda each: who.close_table(each, str(body.table), body.reason))


async def close_report(request: ApiRequest) -> AdminOverview:
    who, body = admin(request), request.body
    assert isinstance(body, CloseReport)
    return await _act(request, lambda each: who.close_report(each, body.number))


async def rename(request: ApiRequest) -> AdminOverview:
    who, body = admin(request), request.body
    assert isinstance(body, RenamePerson)
    return await _act(request, lambda each: who.rename(each, body.person, body.name))


async def delete(request: ApiRequest) -> AdminOverview:
    """Somebody who is gone does nothing more, so what is personal is looked for after that."""
    who, body = admin(request), request.body
    assert isinstance(body, DeletePerson)
    house = request.house
    try:
        person = await house.store.look(lambda each: who.person(each, body.person))
        who.check_delete(person, request.person.id, body.name)
    except BadAct as bad:
        raise refused_act(bad) from None
    await house.people.end_sessions(person.id)
    close_sockets(house, person.id)
    traces = await house.store.look_apart(lambda each: find_traces(each, person.id))
    return await _act(request, lambda each: who.delete_person(each, person.id, traces))


def refused_act(bad: BadAct) -> Refused:
    return Refused("bad-act", str(bad), bad.text, bad.word)


async def privacy(request: ApiRequest) -> Privacy:
    """The numbers are those by which this server deletes."""
    settings = request.house.configuration
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


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/privacy"): privacy,
    ("GET", "/api/admin"): overview,
    ("POST", "/api/admin/ban"): ban,
    ("POST", "/api/admin/unban"): unban,
    ("POST", "/api/admin/close-table"): close_table,
    ("POST", "/api/admin/close-report"): close_report,
    ("POST", "/api/admin/rename"): rename,
    ("POST", "/api/admin/delete"): delete,
}
