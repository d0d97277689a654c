"""Requests about your own name, account, password and sessions."""

from dataclasses import dataclass
from typing import Final, Protocol

from miskatonic.server.base.handlers import ApiRequest, Session, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.people.bans import Bans
from miskatonic.server.people.login_attempts import LoginAttempts
from miskatonic.server.people.sessions import People, fold
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
from miskatonic.store.people import StoredSession
from miskatonic.store.store import Person, Store

# How much of a session's hash is its public id; its secret cannot be derived from that.
_ID_LETTERS: Final = 16


class PeopleAtTables(Protocol):
    """Changes at the tables where a person sits (tables/people_at_tables.py)."""

    async def rename(self, old: Person, new: Person) -> None: ...

    def move_session(self, old: str, new: str) -> None: ...

    def close_session(self, key: str) -> None: ...

    def close_sockets(self, person: str, but: str | None = None) -> None: ...


def me(person: Person) -> Me:
    return Me(person.name, person.login)


async def sessions_of(store: Store, request: ApiRequest) -> list[SessionInfo]:
    current = None if request.session is None else request.session.key
    return [
        SessionInfo(_id(stored), stored.created, stored.seen, stored.hash == current)
        for stored in await store.sessions_of(request.person.id)
    ]


def _id(stored: StoredSession) -> str:
    return stored.hash[:_ID_LETTERS]


@dataclass(frozen=True, eq=False)
class AccountHandlers:
    store: Store
    people: People
    attempts: LoginAttempts
    bans: Bans
    tables: PeopleAtTables

    @handles("GET", "/api/me")
    async def who(self, request: ApiRequest) -> Who:
        """Who the visitor is. Pages ask this first, so old cookies are replaced here."""
        session = request.session
        if session is None:
            return Who(None)
        request.new_cookie = await self.people.renewed(session)
        return Who(me(session.person))

    @handles("PUT", "/api/me")
    async def rename(self, request: ApiRequest) -> Me:
        body: Rename = request.body
        self.bans.check_name(body.name)
        if request.visitor is None:
            self.attempts.check_address(request)
            guest = await self.people.guest(body.name)
            await self.people.log_in_browser(request, guest)
            return me(guest)
        person = await self.people.rename(request.visitor, body.name)
        await self.tables.rename(person, person)
        return me(person)

    # ------------------------------------------------------------ logging in and out

    @handles("POST", "/api/account")
    async def make_account(self, request: ApiRequest) -> Me:
        """Turn the guest into an account. The guest's sessions end; this browser gets a new one."""
        body: Credentials = request.body
        self.bans.check_name(body.login)
        self.attempts.check_address(request)
        person = await self.people.make_account(request.person, body.login, body.password)
        new = await self.people.log_in_browser(request, person)
        self.attempts.remember_browser(request, person.login)
        self._move_sockets(request, new)
        self.tables.close_sockets(person.id, but=new.key)
        return me(person)

    @handles("POST", "/api/login")
    async def log_in(self, request: ApiRequest) -> Me:
        """Log in. A guest's tables move to the account, and this browser's old session ends."""
        body: Credentials = request.body
        where = self.attempts.check_password(request, fold(body.login))
        person = await self.people.log_in(body.login, body.password, where)
        await self._become(request, person)
        return me(person)

    @handles("POST", "/api/recover")
    async def recover(self, request: ApiRequest) -> Me:
        body: Recover = request.body
        self.attempts.check_password(request, fold(body.login), is_code=True)
        person = await self.people.recover(body.login, body.code, body.password)
        self.tables.close_sockets(person.id)
        await self._become(request, person)
        return me(person)

    async def _become(self, request: ApiRequest, person: Person) -> None:
        earlier = request.session
        self.bans.check(request.address, person)
        if earlier is not None and earlier.person.login is None:
            guest = earlier.person
            await self.tables.rename(guest, person)
            await self.store.hand_over(guest.id, person.id)
            await self.store.hand_over_bots(guest.id, person.id)
            await self.people.end_sessions(guest.id)
            self.tables.close_sockets(guest.id)
        new = await self.people.log_in_browser(request, person)
        self.attempts.remember_browser(request, person.login)
        if earlier is None or earlier.person.login is None:
            return
        if earlier.person.id == person.id:
            self._move_sockets(request, new)
        await self.people.end_session(earlier)
        self.tables.close_session(earlier.key)

    @handles("POST", "/api/logout")
    async def log_out(self, request: ApiRequest) -> Done:
        if request.session is not None:
            await self.people.end_session(request.session)
            self.tables.close_session(request.session.key)
        request.new_cookie = ""
        return Done()

    @handles("POST", "/api/logout-everywhere")
    async def log_out_everywhere(self, request: ApiRequest) -> Done:
        await self.people.end_sessions(request.person.id)
        self.tables.close_sockets(request.person.id)
        request.new_cookie = ""
        return Done()

    def _move_sockets(self, request: ApiRequest, new: Session) -> None:
        """Keep this browser's sockets open under the new session."""
        if request.session is not None and not request.session.is_old:
            self.tables.move_session(request.session.key, new.key)

    # ------------------------------------------------------------ the account

    @handles("GET", "/api/account")
    async def account(self, request: ApiRequest) -> AccountInfo:
        person = request.person
        return AccountInfo(
            person.login,
            await self.store.count_recovery(person.id),
            await sessions_of(self.store, request),
        )

    @handles("DELETE", "/api/sessions/{id}")
    async def end_one_session(self, request: ApiRequest) -> AccountInfo:
        person = request.person
        for stored in await self.store.sessions_of(person.id):
            if _id(stored) == request.path["id"]:
                await self.people.end_session(Session(person, stored.hash, stored.created))
                self.tables.close_session(stored.hash)
                if request.session is not None and request.session.key == stored.hash:
                    request.new_cookie = ""
                return await self.account(request)
        raise Refused("not-found", f"you have no session {request.path['id']!r}")

    @handles("PUT", "/api/account/password")
    async def change_password(self, request: ApiRequest) -> Done:
        body: NewPassword = request.body
        self.attempts.check_address(request)
        person, session = request.person, request.session
        assert session is not None
        await self.people.change_password(session, body.old, body.new)
        if session.is_old:
            session = await self.people.log_in_browser(request, person)
        self.tables.close_sockets(person.id, but=session.key)
        return Done()

    @handles("POST", "/api/account/codes")
    async def new_codes(self, request: ApiRequest) -> RecoveryCodes:
        body: WithPassword = request.body
        self.attempts.check_address(request)
        return RecoveryCodes(await self.people.new_codes(request.person, body.password))
