"""Requests about oneself."""

import contextlib
from typing import Final

from miskatonic.server.closed_tables import ClosedRoom
from miskatonic.server.entries import Became
from miskatonic.server.house import House
from miskatonic.server.protocol import Credentials, Done, Me, Rename, Who
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.store.store import Person

OPEN: Final = ("lobby", "playing", "paused")


def me(person: Person) -> Me:
    return Me(person.name, person.login)


async def who(request: ApiRequest) -> Who:
    return Who(None if request.visitor is None else me(request.visitor))


async def rename(request: ApiRequest) -> Me:
    body: Rename = request.body
    request.house.bans.check_name(body.name, request.house.clock.now())
    if request.visitor is None:
        _not_too_often(request)
        request.logged_in = await request.house.people.guest(body.name)
        return me(request.logged_in)
    person = await request.house.people.rename(request.visitor, body.name)
    await _go_on_as(request.house, person, person)
    return me(person)


async def make_account(request: ApiRequest) -> Me:
    body: Credentials = request.body
    person = request.person
    request.house.bans.check_name(body.login, request.house.clock.now())
    _not_too_often(request)
    request.logged_in = await request.house.people.make_account(person, body.login, body.password)
    return me(request.logged_in)


async def log_in(request: ApiRequest) -> Me:
    """A guest's tables come along into the account."""
    body: Credentials = request.body
    _not_too_often(request)
    person = await request.house.people.log_in(body.login, body.password)
    request.house.bans.check(request.house.clock.now(), request.address, person)
    guest = request.visitor
    if guest is not None and guest.login is None:
        await _go_on_as(request.house, guest, person)
        await request.house.store.hand_over(guest.id, person.id)
    request.logged_in = person
    return me(person)


async def log_out(request: ApiRequest) -> Done:
    request.logged_out = True
    return Done()


def _not_too_often(request: ApiRequest) -> None:
    if not request.house.logins.takes(request.address, request.house.clock.now()):
        raise Refused("too-fast", "too many names and passwords from here; wait a little")


async def _go_on_as(house: House, old: Person, new: Person) -> None:
    """Tell every open table where this person sits that it goes on under another name."""
    for listed in await house.store.tables_of(old.id):
        if listed.status not in OPEN:
            continue
        room = await house.find(listed.id)
        if isinstance(room, ClosedRoom):
            # Nobody is there to read a new name; but whoever logs in must be able to leave.
            if old.id != new.id:
                with contextlib.suppress(Refused):
                    await house.append_to_closed(room, [Became(old.id, new.id, new.name)])
            continue
        async with room.lock:
            # Two seats at one table would be one too many.
            if old.id != new.id and room.table.seat_of(new.id) is not None:
                continue
            await room.enter([Became(old.id, new.id, new.name)])
        if old.id != new.id:
            room.hang_up(old.id)


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/me"): who,
    ("PUT", "/api/me"): rename,
    ("POST", "/api/account"): make_account,
    ("POST", "/api/login"): log_in,
    ("POST", "/api/logout"): log_out,
}
