"""What a request handler is given, and what it may ask of it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar

from miskatonic.server.closed_tables import ClosedRoom
from miskatonic.server.house import House
from miskatonic.server.limits import network_of
from miskatonic.server.people import Session
from miskatonic.server.protocol.tables import Seated
from miskatonic.server.refusals import Refused
from miskatonic.server.room import Room
from miskatonic.store.store import Person

R = TypeVar("R", Room, ClosedRoom, Room | ClosedRoom)


class ApiRequest:
    """A request: who asks, for what, with which body."""

    def __init__(
        self,
        house: House,
        session: Session | None,
        path: Mapping[str, Any],
        query: Mapping[str, str],
        body: Any,
        address: str,
        browser: str | None = None,
    ) -> None:
        self.house: Final = house
        self.session: Final = session
        self.visitor: Final = None if session is None else session.person
        self.path: Final = path
        self.query: Final = query
        self.body: Final = body
        self.address: Final = address
        # The cookie of a browser in which somebody has logged in before.
        self._browser: Final = browser
        # The cookie that the answer sets; empty ends it, None leaves it as it is.
        self.new_cookie: str | None = None
        # Set when somebody has logged in.
        self.new_browser: str | None = None

    @property
    def person(self) -> Person:
        if self.visitor is None:
            raise Refused("who-are-you", "give yourself a name first: PUT /api/me")
        return self.visitor

    async def begin_session(self, person: Person) -> Session:
        """From the answer on, this browser is that person's."""
        session, self.new_cookie = await self.house.people.begin_session(person)
        return session

    def not_too_often(self, what: str) -> None:
        """Refuse what costs much, if somebody asks for it again and again."""
        who = None if self.visitor is None else self.visitor.id
        self.house.allowances.charge(what, who, self.address, f"too many {what}; wait a little")

    def log_in_not_too_often(self) -> None:
        """By address, whatever it is about."""
        if not self.house.allowances.takes("logins", network_of(self.address)):
            raise Refused("too-fast", "too many names and passwords from here; wait a little")

    def try_not_too_often(self, login: str, is_code: bool = False) -> str:
        """By account, where a password or a recovery code is tried; where that is.

        A browser that the account knows has tries of its own, so that no stranger can use up what
        its owner needs. Nobody can guess a code, so strangers may try as many as they like.
        """
        takes, where = self.house.allowances.takes, self._place_of(login)
        is_known = where != network_of(self.address)
        if not is_known:
            self.log_in_not_too_often()
        if not takes("passwords", f"{login} {where}"):
            raise Refused("too-fast", "too many passwords from here; wait a little")
        if not (is_known or is_code or takes("account-passwords", login)):
            raise Refused(
                "too-fast",
                "too many passwords for this account; use a browser that knows it, or a code",
                "refusal-account-guarded",
            )
        return where

    def _place_of(self, login: str) -> str:
        if self.session is not None and self.session.person.login == login:
            return self.session.key
        number = self.house.people.browsers.number_of(self._browser, login)
        return network_of(self.address) if number is None else number

    def know_browser(self, login: str | None) -> None:
        """From now on this browser is known to the account."""
        if login is not None:
            browsers = self.house.people.browsers
            if browsers.number_of(self._browser, login) is None:
                self.new_browser = browsers.cookie(login)

    async def room(self) -> Room:
        """The table that is asked for; refused if it cannot be played on."""
        return await self._welcome(await self.house.room(self.path["id"]))

    async def any_room(self) -> Room | ClosedRoom:
        """The table that is asked for, whether it can be played on or not."""
        return await self._welcome(await self.house.find(self.path["id"]))

    async def _welcome(self, room: R) -> R:
        if self.visitor is not None:
            await self.house.check_welcome(room, self.visitor.id)
        return room


Handler = Callable[[ApiRequest], Awaitable[Any]]


def seated(room: Room | ClosedRoom, person: Person | None) -> Seated:
    """The table as it is now, to somebody in particular."""
    who = None if person is None else person.id
    closed = room.closed_for(who) if isinstance(room, ClosedRoom) else None
    is_host = who is not None and room.table.host == who
    return Seated(room.state(), room.table.seat_of(who), is_host, closed)
