"""Answers API requests: checks the sender, finds the session, and calls the handler."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from miskatonic.server.base.addresses import is_same_origin, network_of
from miskatonic.server.base.handlers import ApiRequest, Handler, Handlers, Session
from miskatonic.server.base.refusals import Overtaken, Refused, refused_by, status_of
from miskatonic.server.external_bots.accounts import BotTokens
from miskatonic.server.people.bans import Bans
from miskatonic.server.people.login_attempts import BROWSER_COOKIE
from miskatonic.server.people.sessions import COOKIE, COOKIE_SECONDS, People
from miskatonic.server.protocol.routes import ROUTES, ApiRoute
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.commands import TRIES

# Where a request's scope keeps the path of its route.
ROUTE: Final = "miskatonic.route"
# Banned people can still find out about the ban, export their data, and have it deleted.
FOR_THE_BANNED: Final = {
    ("GET", "/api/me"),
    ("GET", "/api/start"),
    ("GET", "/api/games"),
    ("GET", "/api/privacy"),
    ("GET", "/api/me/data"),
    ("POST", "/api/me/delete"),
    ("POST", "/api/logout"),
}
_ENCODE: Final = msgspec.json.Encoder().encode
_NEVER_CACHED: Final = {"cache-control": "no-store"}
_PATTERNS: Final = [
    (route.method, re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(route.path)) + "$"))
    for route in ROUTES
]
Decoder = msgspec.json.Decoder[Any]


@dataclass(frozen=True, eq=False)
class HttpApi:
    """Answers requests through their handlers. `count` records the HTTP status of each answer.
    `public_host` is the host that browsers use; if empty, it is the one in the request.
    """

    handlers: Handlers
    people: People
    tokens: BotTokens
    bans: Bans
    limits: Limits
    rate_limits: RateLimits
    count: Callable[[int], None]
    public_host: str
    is_secure: bool

    async def answer(self, request: Request, route: ApiRoute, decoder: Decoder | None) -> Response:
        request.scope[ROUTE] = route.path
        try:
            response = await self._answer(request, route.path, decoder)
        except Exception as error:  # noqa: BLE001
            response = refusal_response(refused_by(error))
        self.count(response.status_code)
        return response

    async def _answer(self, request: Request, path: str, decoder: Decoder | None) -> Response:
        address = "" if request.client is None else request.client.host
        self._check_sender(request, address)
        session = await self._session(request, path)
        if (request.method, path) not in FOR_THE_BANNED:
            self.bans.check(address, None if session is None else session.person)
        body = await self._body(request, decoder, path)
        asked = ApiRequest(
            session,
            request.path_params,
            request.query_params,
            body,
            address,
            request.cookies.get(BROWSER_COOKIE),
        )
        answer = await _handled(self.handlers[request.method, path], asked)
        if isinstance(answer, Response):
            return answer
        data = answer if isinstance(answer, bytes) else _ENCODE(answer)
        response = Response(data, media_type="application/json", headers=_NEVER_CACHED)
        if path.endswith("/export"):
            file = 'attachment; filename="miskatonic.replay.json"'
            response.headers["content-disposition"] = file
        if asked.new_browser:
            self._set_cookie(request, response, BROWSER_COOKIE, asked.new_browser)
        if asked.new_cookie:
            self._set_cookie(request, response, COOKIE, asked.new_cookie)
        elif asked.new_cookie is not None:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return response

    def _check_sender(self, request: Request, address: str) -> None:
        """Check the rate limit, and allow pages of other sites nothing but GET."""
        if not self.rate_limits.take("requests", network_of(address)):
            raise Refused("too-fast", "too many requests; wait a moment")
        origin = request.headers.get("origin")
        if request.method == "GET" or origin is None:
            return
        host = self.public_host or request.headers.get("host")
        if not is_same_origin(origin, host, request.url.scheme):
            raise Refused("foreign-origin", "only pages of this server may do that")

    async def _session(self, request: Request, path: str) -> Session | None:
        """The session of a browser's cookie, or of an external bot's token."""
        header = request.headers.get("authorization")
        if header is not None:
            return await self.tokens.session(header, request.method, path)
        return await self.people.by_cookie(request.cookies.get(COOKIE))

    async def _body(self, request: Request, decoder: Decoder | None, path: str) -> Any:
        is_import = path == "/api/import"
        if decoder is None and not is_import:
            return None
        # Forms of other sites can send any type but this one without asking us first.
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            detail = f"unsupported content type {kind!r}; use application/json"
            raise Refused("bad-message", detail)
        most = self.limits.import_bytes if is_import else self.limits.body_bytes
        data = await _read(request, most)
        if decoder is None:
            return data
        try:
            return decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:300]) from None

    def _set_cookie(self, request: Request, response: Response, name: str, cookie: str) -> None:
        response.set_cookie(
            name,
            cookie,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.is_secure or request.url.scheme == "https",
        )


async def _handled(handler: Handler, asked: ApiRequest) -> Any:
    """Call a handler, again if another server changed the table first."""
    for _ in range(TRIES - 1):
        try:
            return await handler(asked)
        except Overtaken:
            continue
    return await handler(asked)


async def _read(request: Request, most: int) -> bytes:
    data = bytearray()
    try:
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise Refused("too-big", f"at most {most} bytes")
    except ClientDisconnect:
        raise Refused("bad-message", "the body ended early") from None
    return bytes(data)


def api_route(route: ApiRoute) -> Route:
    decoder = None if route.body is None else msgspec.json.Decoder(route.body)

    async def endpoint(request: Request) -> Response:
        api: HttpApi = request.app.state.api
        return await api.answer(request, route, decoder)

    return Route(route.path, endpoint, methods=[route.method], name=f"{route.method} {route.path}")


def refusal_response(refused: Refused) -> Response:
    refusal = refused.refusal
    return Response(
        _ENCODE(refusal), status_of(refusal), media_type="application/json", headers=_NEVER_CACHED
    )


def not_found(request: Request) -> Response:
    """The answer to an unknown path, or to a method that a path does not support."""
    path = request.url.path
    allowed = [route.method for route in ROUTES if route.path == path] or [
        method for method, pattern in _PATTERNS if pattern.match(path)
    ]
    response = refusal_response(Refused("not-found", "unknown address; see /api/openapi.json"))
    if allowed:
        response.status_code = 405
        response.headers["allow"] = ", ".join(sorted(allowed))
    return response
