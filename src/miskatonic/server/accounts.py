"""Requests about oneself."""

from typing import Final

from miskatonic.server.entries import Became
from miskatonic.server.house import House
from miskatonic.server.protocol import Credentials, Done, Me, Rename, Who
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import Asked, Handler
from miskatonic.store.store import Person

OPEN: Final = ("lobby", "playing", "paused")


def me(person: Person) -> Me:
    return Me(person.name, person.login)


async def who(asked: Asked) -> Who:
    return Who(None if asked.visitor is None else me(asked.visitor))


async def rename(asked: Asked) -> Me:
    body: Rename = asked.body
    if asked.visitor is None:
        _not_too_often(asked)
        asked.logged_in = await asked.house.people.guest(body.name)
        return me(asked.logged_in)
    person = await asked.house.people.rename(asked.visitor, body.name)
    await _go_on_as(asked.house, person, person)
    return me(person)


async def make_account(asked: Asked) -> Me:
    body: Credentials = asked.body
    person = asked.person
    _not_too_often(asked)
    asked.logged_in = await asked.house.people.make_account(person, body.login, body.password)
    return me(asked.logged_in)


async def log_in(asked: Asked) -> Me:
    """A guest's tables come along into the account."""
    body: Credentials = asked.body
    _not_too_often(asked)
    person = await asked.house.people.log_in(body.login, body.password)
    guest = asked.visitor
    if guest is not None and guest.login is None:
        await _go_on_as(asked.house, guest, person)
        await asked.house.store.hand_over(guest.id, person.id)
    asked.logged_in = person
    return me(person)


async def log_out(asked: Asked) -> Done:
    asked.logged_out = True
    return Done()


def _not_too_often(asked: Asked) -> None:
    if not asked.house.logins.takes(asked.address, asked.house.clock.now()):
        raise Refused("too-fast", "too many names and passwords from here; wait a little")


async def _go_on_as(house: House, old: Person, new: Person) -> None:
    """Tell every open table where this person sits that it goes on under another name."""
    for listed in await house.store.tables_of(old.id):
        if listed.status not in OPEN:
            continue
        room = await house.room(listed.id)
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
