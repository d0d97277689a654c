"""The ASGI application: routes, handlers, sockets, and the server's start and end."""

import contextlib
import functools
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from miskatonic.server.base.handlers import Handlers, handlers_of
from miskatonic.server.base.refusals import refused_by
from miskatonic.server.context import ServerContext
from miskatonic.server.external_bots.accounts import BotTokens
from miskatonic.server.external_bots.api import BotHandlers, BotOwnerHandlers
from miskatonic.server.external_bots.stream import BotRules
from miskatonic.server.history.analysis import AnalysisHandlers
from miskatonic.server.history.my_games import MyGamesHandlers
from miskatonic.server.history.personal_data import PersonalDataHandlers
from miskatonic.server.history.records import RecordHandlers
from miskatonic.server.history.replays import ReplayHandlers
from miskatonic.server.http_api import ROUTE, HttpApi, api_route, not_found, refusal_response
from miskatonic.server.ops.admin import AdminHandlers, Overviews
from miskatonic.server.people.accounts import AccountHandlers
from miskatonic.server.people.guest_names import bot_names
from miskatonic.server.protocol.openapi import openapi
from miskatonic.server.protocol.routes import ROUTES
from miskatonic.server.push.handlers import PushHandlers
from miskatonic.server.tables.mutes import Mutes
from miskatonic.server.tables.people_at_tables import PeopleAtTables
from miskatonic.server.tables.requests import game_info
from miskatonic.server.tables.requests.forks import ForkHandlers
from miskatonic.server.tables.requests.link_previews import read_texts, with_preview
from miskatonic.server.tables.requests.lobby import LobbyHandlers
from miskatonic.server.tables.requests.moderation import ModerationHandlers
from miskatonic.server.tables.requests.player_aids import PlayerAidHandlers
from miskatonic.server.tables.requests.quick_start import HomeHandlers, QuickStartHandlers
from miskatonic.server.tables.requests.table_lists import TableLists
from miskatonic.server.tables.socket_app import JoinChecks, SocketApp
from miskatonic.server.transport.sockets import SocketRules
from miskatonic.server.transport.static_files import STATIC, Pages, SecurityHeaders

LOOPBACK: Final = ("127.0.0.1", "::1")


class Application(Starlette):
    """Starlette for requests. Sockets bypass it, because its layers would cost time per frame."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.state.sockets(scope, receive, send)
        elif scope["type"] == "http" and self.state.context.access_log is not None:
            await self._logged(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _logged(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Note the request in the access log: the route as declared, without ids."""
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
            context: ServerContext = self.state.context
            assert context.access_log is not None
            # Everything without a route is a page.
            route = scope.get(ROUTE, "/…")
            client = scope.get("client")
            address = "" if client is None else str(client[0])
            seconds = time.perf_counter() - began
            context.access_log.note(
                context.clock.now(), scope["method"], route, status, seconds, address
            )


def build_app(open_server: Callable[[], ServerContext], static: Path = STATIC) -> Starlette:
    """The application; `open_server` is called when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        read_texts()
        bot_names(1)
        context = open_server()
        joins = JoinChecks(context.admission, context.limits, context.peers)
        app.state.context = context
        app.state.is_secure = context.is_secure
        app.state.api = _api(context, _handlers(context, joins))
        app.state.sockets = _sockets(context, joins)
        app.state.with_preview = functools.partial(with_preview, context.store, context.public_base)
        await context.start()
        yield
        await context.close()

    async def add_preview(page: str, request: Request, table: str) -> str:
        tagged: str = await request.app.state.with_preview(page, request, table)
        return tagged

    pages = Pages(static, add_preview)
    return Application(
        routes=[
            *(api_route(route) for route in ROUTES),
            Route("/api/openapi.json", _openapi),
            Route("/api/{path:path}", _NotFound()),
            Route("/healthz", _healthz),
            Route("/readyz", _readyz),
            Route("/metrics", _metrics),
            Route("/", pages.__call__),
            Route("/{path:path}", pages.__call__),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(RefusalMiddleware)],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )


# ---------------------------------------------------------------- handlers and sockets


def _handlers(context: ServerContext, joins: JoinChecks) -> Handlers:
    """All request handlers, each given the parts of the server that it uses."""
    store, clock, tables, peers = context.store, context.clock, context.tables, context.peers
    people, bans, attempts = context.people, context.bans, context.login_attempts
    limits, work, draw_seed = context.rate_limits, context.work, context.draw_seed
    at_tables = PeopleAtTables(store, people, tables, peers)
    lists = TableLists(store, tables)
    overviews = Overviews(store, clock, tables, context.admission)
    bots = BotRules(clock, context.limits, limits, context.admission, joins)
    groups: list[Any] = [
        AccountHandlers(store, people, attempts, bans, at_tables),
        AdminHandlers(
            store,
            clock,
            context.configuration,
            overviews,
            people,
            at_tables,
            context.admin_actions,
            peers,
        ),
        PersonalDataHandlers(store, people, tables, at_tables, limits),
        ModerationHandlers(store, clock, tables, Mutes(store, tables, peers)),
        lists,
        LobbyHandlers(store, tables, limits, draw_seed),
        PlayerAidHandlers(store, tables, limits, work, context.bots),
        ForkHandlers(store, tables, limits, draw_seed),
        HomeHandlers(store, people, lists),
        QuickStartHandlers(people, attempts, tables, limits, draw_seed),
        MyGamesHandlers(store, tables, limits),
        ReplayHandlers(tables, limits, work),
        RecordHandlers(tables, limits, work),
        AnalysisHandlers(tables, context.analyses, limits),
        PushHandlers(store, clock, context.push, limits),
        BotOwnerHandlers(store, people, attempts, bans, tables, at_tables, bots),
        BotHandlers(tables, work, bots),
    ]
    found = dict(game_info.HANDLERS)
    for group in groups:
        found |= handlers_of(group)
    return found


def _api(context: ServerContext, handlers: Handlers) -> HttpApi:
    tokens = BotTokens(context.store, context.people, context.bans, context.rate_limits)
    return HttpApi(
        handlers,
        context.people,
        tokens,
        context.bans,
        context.limits,
        context.rate_limits,
        context.metrics.count_request,
        context.public_host,
        context.is_secure,
    )


def _sockets(context: ServerContext, joins: JoinChecks) -> SocketApp:
    limits, rates = context.limits, context.rate_limits
    messages, handshakes = rates["messages"], rates["handshakes"]
    rules = SocketRules(context.clock, limits, rates, messages, handshakes, context.metrics.count)
    return SocketApp(
        rules,
        context.tasks,
        context.store,
        context.people,
        context.bans,
        context.tables,
        context.admission,
        joins,
        context.public_host,
    )


# ---------------------------------------------------------------- other routes


class _NotFound:
    """Answers what no other route has taken, whatever the method."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await not_found(Request(scope))(scope, receive, send)


class RefusalMiddleware:
    """Turns every error behind it into a refusal."""

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
    """For example, a method that a page does not support."""
    assert isinstance(error, HTTPException)
    response = not_found(request)
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _openapi(_request: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type="application/json")


async def _healthz(_request: Request) -> Response:
    return PlainTextResponse("alive\n")


async def _readyz(request: Request) -> Response:
    context: ServerContext = request.app.state.context
    if context.tasks.is_closing:
        return PlainTextResponse("not ready: the server is shutting down\n", 503)
    trouble = await context.store.trouble()
    if trouble is not None:
        return PlainTextResponse(f"not ready: {trouble}\n", 503)
    return PlainTextResponse("ready\n")


async def _metrics(request: Request) -> Response:
    """AC-N37  Only for this machine: even a sum can reveal when someone answered in secret."""
    context: ServerContext = request.app.state.context
    client = "" if request.client is None else request.client.host
    if client not in LOOPBACK or "x-forwarded-for" in request.headers:
        return not_found(request)
    metrics = context.metrics
    for fault, tables in (await context.tables.faults.count()).items():
        metrics.closed.labels(fault).set(tables)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")
