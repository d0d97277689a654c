"""Request handlers and their arguments."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from miskatonic.server.base.refusals import Refused
from miskatonic.store.store import Person


class Session(NamedTuple):
    """A person who is logged in. `key` is the hash of the cookie's secret.

    Cookies from before sessions were stored (`is_old`) have the person and a number as their key.
    """

    person: Person
    key: str
    created: int
    is_old: bool = False
    cookie: str = ""


class ApiRequest:
    """A request: its session, path, query and body, and the cookies to set with the answer."""

    def __init__(
        self,
        session: Session | None,
        path: Mapping[str, Any],
        query: Mapping[str, str],
        body: Any,
        address: str,
        browser: str | None = None,
    ) -> None:
        self.session: Final = session
        self.visitor: Final = None if session is None else session.person
        self.path: Final = path
        self.query: Final = query
        self.body: Final = body
        self.address: Final = address
        # The cookie of a browser that has logged in to an account before.
        self.browser: Final = browser
        # The session cookie to set; "" deletes it, None leaves it unchanged.
        self.new_cookie: str | None = None
        # The cookie to set for a browser that has just logged in.
        self.new_browser: str | None = None

    @property
    def person(self) -> Person:
        if self.visitor is None:
            raise Refused("who-are-you", "choose a name first: PUT /api/me")
        return self.visitor


Handler = Callable[[ApiRequest], Awaitable[Any]]
# Handlers by method and path.
Handlers = Mapping[tuple[str, str], Handler]

F = TypeVar("F", bound=Callable[..., Awaitable[Any]])
_REQUEST: Final = "request"


def handles(method: str, path: str) -> Callable[[F], F]:
    """Say which request a method handles; protocol/routes.py declares them all."""

    def marked(handler: F) -> F:
        setattr(handler, _REQUEST, (method, path))
        return handler

    return marked


def handlers_of(group: object) -> Handlers:
    """The methods of an object that handle requests."""
    methods = [getattr(group, name) for name in vars(type(group))]
    return {getattr(each, _REQUEST): each for each in methods if hasattr(each, _REQUEST)}
