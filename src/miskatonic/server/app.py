"""The application: requests in, answers out."""

import contextlib
import re
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from miskatonic.server import (
    accounts,
    admin,
    analysis,
    bot_api,
    forks,
    known_browsers,
    lobby,
    moderation,
    my_games,
    personal_data,
    push_requests,
    records,
    replays,
    way_in,
)
from miskatonic.server.bot_people import session_of_bot
from miskatonic.server.commands import TRIES
from miskatonic.server.house import House
from miskatonic.server.housekeeping import Housekeeping
from miskatonic.server.limits import network_of
from miskatonic.server.openapi import openapi
from miskatonic.server.origins import is_ours
from miskatonic.server.people import COOKIE, COOKIE_SECONDS, Session
from miskatonic.server.previews import read_texts, with_preview
from miskatonic.server.proposed_names import bot_names
from miskatonic.server.protocol.routes import ROUTES, ApiRoute
from miskatonic.server.refusals import Overtaken, Refused, refused_by, status_of
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.server.sockets import SocketApp
from miskatonic.server.static import STATIC, Pages, SecurityHeaders

HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    **accounts.HANDLERS,
    **admin.HANDLERS,
    **personal_data.HANDLERS,
    **moderation.HANDLERS,
    **lobby.HANDLERS,
    **my_games.HANDLERS,
    **push_requests.HANDLERS,
    **replays.HANDLERS,
    **analysis.HANDLERS,
    **forks.HANDLERS,
    **records.HANDLERS,
    **way_in.HANDLERS,
    **bot_api.HANDLERS,
}
LOOPBACK: Final = ("127.0.0.1", "::1")
# Where a request keeps the route it was taken by.
ROUTE: Final = "miskatonic.route"
# Whoever is banned can still find out about it, take their data along, and have it deleted.
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


class Application(Starlette):
    """Starlette for requests. Sockets go past it: each layer would be paid for with every frame."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.state.sockets(scope, receive, send)
        elif scope["type"] == "http" and self.state.house.access_log is not None:
            await self._logged(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _logged(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The route is noted as it is declared, without ids; whatever else there is, is a page."""
        began = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await super().__call__(scope, receive, answer)
        finally:
            house: House = self.state.house
            assert house.access_log is not None
            route = scope.get(ROUTE, "/…")
            client = scope.get("client")
            address = "" if client is None else str(client[0])
            seconds = time.perf_counter() - began
            house.access_log.note(
                house.clock.now(), scope["method"], route, status, seconds, address
            )


def build_app(open_house: Callable[[], House], static: Path = STATIC) -> Starlette:
    """The house is opened when the server starts, and closed when it ends."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        read_texts()
        bot_names(1)
        house = open_house()
        app.state.house = house
        app.state.sockets = SocketApp(house)
        house.beat()
        house.spawn(house.check_tables())
        await house.neighbours.start()
        keeping = Housekeeping(house)
        await keeping.start()
        yield
        keeping.stop()
        await house.close()

    pages = Pages(static, with_preview)
    return Application(
        routes=[
            *(_route(route) for route in ROUTES),
            Route("/api/openapi.json", _openapi),
            Route("/api/{path:path}", _Nowhere()),
            Route("/healthz", _healthz),
            Route("/readyz", _readyz),
            Route("/metrics", _metrics),
            Route("/", pages.__call__),
            Route("/{path:path}", pages.__call__),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(Refusing)],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )


class _Nowhere:
    """What no other route has taken, by whatever method."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await _nowhere(Request(scope))(scope, receive, send)


class Refusing:
    """Whatever goes wrong behind it, the answer is a refusal."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except Exception as error:
            if begun or scope["type"] != "http":
                raise
            await refusal_response(refused_by(error))(scope, receive, send)


async def _http_error(request: Request, error: Exception) -> Response:
    """A page that takes no such method, say."""
    assert isinstance(error, HTTPException)
    response = _nowhere(request)
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


# ---------------------------------------------------------------- requests


def _route(route: ApiRoute) -> Route:
    handler = HANDLERS[route.method, route.path]
    decoder = None if route.body is None else msgspec.json.Decoder(route.body)

    async def endpoint(request: Request) -> Response:
        house: House = request.app.state.house
        request.scope[ROUTE] = route.path
        try:
            response = await _answer(house, request, handler, decoder, route.path)
        except Exception as error:  # noqa: BLE001
            response = refusal_response(refused_by(error))
        house.metrics.requests.labels(str(response.status_code)).inc()
        return response

    return Route(route.path, endpoint, methods=[route.method], name=f"{route.method} {route.path}")


async def _answer(
    house: House,
    request: Request,
    handler: Handler,
    decoder: "msgspec.json.Decoder[Any] | None",
    path: str,
) -> Response:
    address = "" if request.client is None else request.client.host
    _check_sender(house, request, address)
    session = await _session(house, request, path)
    if (request.method, path) not in FOR_THE_BANNED:
        person = None if session is None else session.person
        house.bans.check(house.clock.now(), address, person)
    body = await _body(house, request, decoder, path)
    asking = ApiRequest(
        house,
        session,
        request.path_params,
        request.query_params,
        body,
        address,
        request.cookies.get(known_browsers.COOKIE),
    )
    answer = await _answered(handler, asking)
    if isinstance(answer, Response):
        return answer
    data = answer if isinstance(answer, bytes) else _ENCODE(answer)
    response = Response(data, media_type="application/json", headers=_NEVER_CACHED)
    if path.endswith("/export"):
        response.headers["content-disposition"] = 'attachment; filename="miskatonic.replay.json"'
    if asking.new_browser:
        _set_cookie(house, request, response, known_browsers.COOKIE, asking.new_browser)
    if asking.new_cookie:
        _set_cookie(house, request, response, COOKIE, asking.new_cookie)
    elif asking.new_cookie is not None:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


async def _session(house: House, request: Request, path: str) -> Session | None:
    """A browser has a cookie, a bot from outside a token."""
    header = request.headers.get("authorization")
    if header is not None:
        return await session_of_bot(house, header, request.method, path)
    return await house.people.by_cookie(request.cookies.get(COOKIE))


async def _answered(handler: Handler, asking: ApiRequest) -> Any:
    """Whoever is overtaken by another server is answered as if they had come later."""
    for _ in range(TRIES - 1):
        try:
            return await handler(asking)
        except Overtaken:
            continue
    return await handler(asking)


def _check_sender(house: House, request: Request, address: str) -> None:
    """Not too often, and nothing but looking from pages of others."""
    if not house.allowances.takes("requests", network_of(address)):
        raise Refused("too-fast", "too many requests; wait a little")
    origin = request.headers.get("origin")
    if request.method == "GET" or origin is None:
        return
    host = house.public_host or request.headers.get("host")
    if not is_ours(origin, host, request.url.scheme):
        raise Refused("foreign-origin", "only pages of this server may do that")


async def _body(
    house: House, request: Request, decoder: "msgspec.json.Decoder[Any] | None", path: str
) -> Any:
    whole = path == "/api/import"
    if decoder is None and not whole:
        return None
    # A form of another page can send anything but this type without asking us first.
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("bad-message", f"a body of type {kind!r}; it takes application/json")
    data = await _read(request, house.limits.import_bytes if whole else house.limits.body_bytes)
    if decoder is None:
        return data
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", str(error)[:300]) from None


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


def _set_cookie(house: House, request: Request, response: Response, name: str, cookie: str) -> None:
    response.set_cookie(
        name,
        cookie,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=house.is_secure or request.url.scheme == "https",
    )


def refusal_response(refused: Refused) -> Response:
    refusal = refused.refusal
    return Response(
        _ENCODE(refusal), status_of(refusal), media_type="application/json", headers=_NEVER_CACHED
    )


# ---------------------------------------------------------------- besides


async def _openapi(_request: Request) -> Response:
    return Response(_ENCODE(openapi()), media_type="application/json")


def _nowhere(request: Request) -> Response:
    """No such address; or one that takes other methods."""
    path = request.url.path
    allowed = [route.method for route in ROUTES if route.path == path] or [
        method for method, pattern in _PATTERNS if pattern.match(path)
    ]
    response = refusal_response(
        Refused("not-found", "there is nothing like this here; see /api/openapi.json")
    )
    if allowed:
        response.status_code = 405
        response.headers["allow"] = ", ".join(sorted(allowed))
    return response


async def _healthz(_request: Request) -> Response:
    return PlainTextResponse("alive\n")


async def _readyz(request: Request) -> Response:
    house: House = request.app.state.house
    if house.is_closing:
        return PlainTextResponse("not ready: the server is closing\n", 503)
    trouble = await house.store.trouble()
    if trouble is not None:
        return PlainTextResponse(f"not ready: {trouble}\n", 503)
    return PlainTextResponse("ready\n")


async def _metrics(request: Request) -> Response:
    """AC-N37  Only for this machine: even a sum can betray when somebody answered in secret."""
    house: House = request.app.state.house
    client = "" if request.client is None else request.client.host
    if client not in LOOPBACK or "x-forwarded-for" in request.headers:
        return _nowhere(request)
    metrics = house.metrics
    metrics.sockets.set(house.sockets)
    metrics.tables.set(len(house.rooms()))
    for fault, tables in (await house.count_closed()).items():
        metrics.closed.labels(fault).set(tables)
    metrics.commits.set(house.store.writer.groups)
    metrics.rows.set(house.store.writer.written)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")
