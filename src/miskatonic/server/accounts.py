"""Requests about oneself: name, account, password and sessions."""

import contextlib
from typing import Final

from miskatonic.server.closed_tables import ClosedRoom
from miskatonic.server.entries import Became
from miskatonic.server.house import House, session_ended
from miskatonic.server.people import Session, fold
from miskatonic.server.proposed_names import name_at
from miskatonic.server.protocol.fields import Done
from miskatonic.server.protocol.people import (
    AccountInfo,
    Credentials,
    Me,
    NewPassword,
    Recover,
    RecoveryCodes,
    Rename,
    SessionInfo,
    Who,
    WithPassword,
)
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.store.people_store import StoredSession
from miskatonic.store.store import Person

# So much of a session's hash is its name; its secret cannot be told from that.
_ID_LETTERS: Final = 16


def me(person: Person) -> Me:
    return Me(person.name, person.login)


async def who(request: ApiRequest) -> Who:
    """Every page begins with this; so it is where old cookies are exchanged for new ones."""
    session = request.session
    if session is None:
        return Who(None)
    request.new_cookie = await request.house.people.renewed(session)
    return Who(me(session.person))


async def rename(request: ApiRequest) -> Me:
    body: Rename = request.body
    request.house.bans.check_name(body.name, request.house.clock.now())
    if request.visitor is None:
        request.log_in_not_too_often()
        guest = await request.house.people.guest(body.name)
        await request.begin_session(guest)
        return me(guest)
    person = await request.house.people.rename(request.visitor, body.name)
    await _go_on_as(request.house, person, person)
    return me(person)


# ---------------------------------------------------------------- logging in and out


async def make_account(request: ApiRequest) -> Me:
    """The guest's sessions end; this browser goes on with a new one."""
    body: Credentials = request.body
    request.house.bans.check_name(body.login, request.house.clock.now())
    request.log_in_not_too_often()
    person = await request.house.people.make_account(request.person, body.login, body.password)
    new = await request.begin_session(person)
    request.know_browser(person.login)
    _carry_over(request, new)
    close_sockets(request.house, person.id, but=new.key)
    return me(person)


async def log_in(request: ApiRequest) -> Me:
    """A guest's tables come along into the account. What was this browser's session ends."""
    body: Credentials = request.body
    where = request.try_not_too_often(fold(body.login))
    person = await request.house.people.log_in(body.login, body.password, where)
    await _become(request, person)
    return me(person)


async def recover(request: ApiRequest) -> Me:
    body: Recover = request.body
    request.try_not_too_often(fold(body.login), is_code=True)
    person = await request.house.people.recover(body.login, body.code, body.password)
    close_sockets(request.house, person.id)
    await _become(request, person)
    return me(person)


async def _become(request: ApiRequest, person: Person) -> None:
    house, earlier = request.house, request.session
    house.bans.check(house.clock.now(), request.address, person)
    if earlier is not None and earlier.person.login is None:
        guest = earlier.person
        await _go_on_as(house, guest, person)
        await house.store.hand_over(guest.id, person.id)
        await house.store.hand_over_bots(guest.id, person.id)
        await house.people.end_sessions(guest.id)
        close_sockets(house, guest.id)
    new = await request.begin_session(person)
    request.know_browser(person.login)
    if earlier is None or earlier.person.login is None:
        return
    if earlier.person.id == person.id:
        _carry_over(request, new)
    await house.people.end_session(earlier)
    close_session(house, earlier.key)


async def log_out(request: ApiRequest) -> Done:
    if request.session is not None:
        await request.house.people.end_session(request.session)
        close_session(request.house, request.session.key)
    request.new_cookie = ""
    return Done()


async def log_out_everywhere(request: ApiRequest) -> Done:
    await request.house.people.end_sessions(request.person.id)
    close_sockets(request.house, request.person.id)
    request.new_cookie = ""
    return Done()


def _carry_over(request: ApiRequest, new: Session) -> None:
    """The sockets of this browser stay open."""
    if request.session is None or request.session.is_old:
        return
    for room in request.house.rooms():
        for connection in room.connections:
            if connection.session == request.session.key:
                connection.session = new.key


def close_session(house: House, key: str) -> None:
    for room in house.rooms():
        for connection in list(room.connections):
            if connection.session == key:
                connection.close(session_ended().refusal)


def close_sockets(house: House, person: str, but: str | None = None) -> None:
    """All sockets of a person, save those of one session."""
    for room in house.rooms():
        for connection in list(room.connections):
            if connection.person.id == person and connection.session != but:
                connection.close(session_ended().refusal)


# ---------------------------------------------------------------- the account


async def account(request: ApiRequest) -> AccountInfo:
    person = request.person
    return AccountInfo(
        person.login,
        await request.house.store.count_recovery(person.id),
        await sessions_of(request),
    )


async def sessions_of(request: ApiRequest) -> list[SessionInfo]:
    current = None if request.session is None else request.session.key
    return [
        SessionInfo(_id(stored), stored.created, stored.seen, stored.hash == current)
        for stored in await request.house.store.sessions_of(request.person.id)
    ]


def _id(stored: StoredSession) -> str:
    return stored.hash[:_ID_LETTERS]


async def end_one_session(request: ApiRequest) -> AccountInfo:
    house, person = request.house, request.person
    for stored in await house.store.sessions_of(person.id):
        if _id(stored) == request.path["id"]:
            await house.people.end_session(Session(person, stored.hash, stored.created))
            close_session(house, stored.hash)
            if request.session is not None and request.session.key == stored.hash:
                request.new_cookie = ""
            return await account(request)
    raise Refused("not-found", f"you have no session {request.path['id']!r}")


async def change_password(request: ApiRequest) -> Done:
    body: NewPassword = request.body
    request.log_in_not_too_often()
    person, session = request.person, request.session
    assert session is not None
    await request.house.people.change_password(session, body.old, body.new)
    if session.is_old:
        session = await request.begin_session(person)
    close_sockets(request.house, person.id, but=session.key)
    return Done()


async def new_codes(request: ApiRequest) -> RecoveryCodes:
    body: WithPassword = request.body
    request.log_in_not_too_often()
    return RecoveryCodes(await request.house.people.new_codes(request.person, body.password))


async def _go_on_as(house: House, old: Person, new: Person) -> None:
    """Tell every open table where this person sits that it goes on under another name.

    A table that does not answer keeps nobody from having another name.
    """
    for table in await house.store.open_tables_of(old.id):
        with contextlib.suppress(Refused):
            await _go_on_at(house, table, old, new)


async def _go_on_at(house: House, table: str, old: Person, new: Person) -> None:
    room = await house.find(table)
    if isinstance(room, ClosedRoom):
        # Nobody is there to read a new name; but whoever logs in must be able to leave.
        if old.id != new.id:
            await house.append_to_closed(room, [Became(old.id, new.id, new.name)])
        return
    async with room.lock:
        # Two seats at one table would be one too many.
        if old.id != new.id and room.table.seat_of(new.id) is not None:
            return
        name = name_at(room.table.seats, old.id, new.name)
        await room.enter([Became(old.id, new.id, name)])
    if old.id != new.id:
        room.hang_up(old.id, Refused("try-again", "you go on under another name"))


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/me"): who,
    ("PUT", "/api/me"): rename,
    ("POST", "/api/account"): make_account,
    ("POST", "/api/login"): log_in,
    ("POST", "/api/logout"): log_out,
    ("POST", "/api/logout-everywhere"): log_out_everywhere,
    ("POST", "/api/recover"): recover,
    ("GET", "/api/account"): account,
    ("PUT", "/api/account/password"): change_password,
    ("POST", "/api/account/codes"): new_codes,
    ("DELETE", "/api/sessions/{id}"): end_one_session,
}
