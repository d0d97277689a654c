"""A whole server without a network: requests and sockets in one event loop, a manual clock.

    async with open_server(tmp_path) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        socket = await ada.connect(table)

The clock stands still until `server.clock.forward(ms)`. A socket's `drain()` sends a command that
is refused, and returns everything that arrived before the refusal, so that no test has to sleep.
"""

import asyncio
import contextlib
import heapq
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from argon2 import PasswordHasher
from starlette.applications import Starlette

from miskatonic.bots import Budget, coach, make
from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng
from miskatonic.server.app import build_app
from miskatonic.server.context import ServerContext
from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.workers.fair_queue import Payer
from tests.server.databases import database_of

Json = dict[str, Any]
GAME: Final = "arkham-ritual"
ORIGIN: Final = "http://table.test"
# In seconds; reached only if the server is broken.
WATCHDOG: Final = 20
# Bots in these tests should answer, not play well.
QUICK: Final = Budget(simulations=20)
NOON: Final = 1_800_000_000_000
# With this seed a game of three seats that always take the first option lasts 61 moves.
LONG_GAME: Final = "04" * 32
GENEROUS: Final = {
    "requests_per_second": 10_000.0,
    "logins_per_second": 10_000.0,
    "coach_per_second": 10_000.0,
    "replays_per_second": 10_000.0,
    "analyses_per_second": 10_000.0,
    "imports_per_second": 10_000.0,
    "messages_per_second": 10_000.0,
    "chat_per_second": 10_000.0,
    "handshakes_per_second": 10_000.0,
    "passwords_per_second": 10_000.0,
    "account_passwords_per_second": 10_000.0,
    "tables_per_second": 10_000.0,
    "reports_per_second": 10_000.0,
    "pushes_per_second": 10_000.0,
    # No test's socket pings by itself.
    "hello_seconds": 1e9,
    "idle_seconds": 1e9,
}


class ManualTimer:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class ManualClock:
    """A clock that only moves when a test moves it, firing timers on the way."""

    def __init__(self) -> None:
        self._now = NOON
        self._timers: list[tuple[int, int, ManualTimer]] = []
        self._count = itertools.count()
        self.context: ServerContext | None = None

    def now(self) -> int:
        return self._now

    def call_at(self, when: int, call: Callable[[], None]) -> ManualTimer:
        timer = ManualTimer(call)
        heapq.heappush(self._timers, (when, next(self._count), timer))
        return timer

    def jump(self, ms: int) -> None:
        """Move the clock without firing timers."""
        self._now += ms

    async def forward(self, ms: int) -> None:
        """Let this much time pass, and fire every timer at its time."""
        assert self.context is not None
        await self.context.tasks.quiet()
        until = self._now + ms
        while self._timers and self._timers[0][0] <= until:
            when, _, timer = heapq.heappop(self._timers)
            self._now = max(self._now, when)
            if timer.call is not None:
                timer.call()
                await self.context.tasks.quiet()
        self._now = until


class InlineBots:
    """Bots that think in this process and record the views they were shown."""

    def __init__(self) -> None:
        self.shown: list[Mapping[str, Any]] = []
        self.waiting = self.thinking = self.workers = self.failures = 0
        self.delay: Callable[[], None] | None = None
        # The choice that bots always make, if set.
        self.plays: int | None = None
        # The claims of bots; None if they cannot speak.
        self.says: Callable[[Mapping[str, Any]], Json | None] | None = None

    async def think(
        self, payer: Payer, game: str, level: str, view: Mapping[str, Any], seed: bytes
    ) -> int:
        self.shown.append(view)
        if self.delay is not None:
            self.delay()
        if self.plays is not None:
            return self.plays
        return make(game, level).choose(view, view["decision"], Rng(seed), QUICK)

    async def speak(
        self, payer: Payer, game: str, level: str, view: Mapping[str, Any], seed: bytes
    ) -> Any:
        return None if self.says is None else self.says(view)

    def speaks(self, game: str, level: str) -> bool:
        return self.says is not None

    async def advise(
        self, payer: Payer, game: str, view: Mapping[str, Any]
    ) -> dict[str, Any] | None:
        self.shown.append(view)
        return coach(game, view)

    async def close(self) -> None:
        pass


def plain(view: object) -> Json:
    """A view as a client receives it."""
    sent: Json = msgspec.json.decode(msgspec.json.encode(view))
    return sent


def after_update(view: Json, told: Json) -> Json:
    """The view after an update or a replay step, applied as the protocol defines."""
    grown = {key: view[key] + new for key, new in told["added"].items()}
    return {**view, **told["changed"], **grown, "history": view["history"] + told["events"]}


class LocalSocket:
    """The client's end of a socket."""

    def __init__(self, app: Starlette, path: str, headers: Mapping[str, str]) -> None:
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self._out: asyncio.Queue[Json] = asyncio.Queue()
        self._clock: Callable[[], int] = app.state.context.clock.now
        # While this is not set, the client reads nothing and the server's sends block.
        self.reads = asyncio.Event()
        self.reads.set()
        # Every frame as it was sent, with its time.
        self.transcript: list[tuple[int, str]] = []
        self.close_code: int | None = None
        self.status: int | None = None
        self.view: Json | None = None
        self.at: tuple[int, int] = (0, 0)
        self.seat: int | None = None
        self._ids = itertools.count(1)
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": ("table.test", 80),
            "client": ("127.0.0.1", 50_000),
            "root_path": "",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(key.encode(), value.encode()) for key, value in headers.items()],
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
            "state": {},
        }
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._in.get, self._send))

    async def _send(self, message: Any) -> None:
        await self.reads.wait()
        if message["type"] == "websocket.send":
            self.transcript.append((self._clock(), message["text"]))
        elif message["type"] == "websocket.close":
            self.close_code = message["code"]
            self._in.put_nowait({"type": "websocket.disconnect", "code": message["code"]})
        elif message["type"] == "websocket.http.response.start":
            self.status = message["status"]
        self._out.put_nowait(message)

    async def opened(self) -> "LocalSocket":
        message = await self._next()
        assert message["type"] == "websocket.accept", message
        return self

    async def refused(self) -> Json:
        """The refusal that was sent instead of accepting the socket."""
        message = await self._next()
        assert message["type"] == "websocket.http.response.start", message
        body: Json = json.loads((await self._next())["body"])
        return body

    async def _next(self) -> Json:
        async with asyncio.timeout(WATCHDOG):
            return await self._out.get()

    # ------------------------------------------------------------ messages

    def send_raw(self, text: str | bytes) -> None:
        key = "text" if isinstance(text, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", key: text})

    def send(self, type: str, **fields: Any) -> None:
        self.send_raw(json.dumps({"type": type, **fields}))

    async def receive(self) -> Json:
        """The next message, applied to the view."""
        message = await self._next()
        assert message["type"] == "websocket.send", message
        heard: Json = json.loads(message["text"])
        self._follow(heard)
        return heard

    async def closed(self) -> Json:
        """The last message of a socket that the server closes."""
        while True:
            heard = await self.receive()
            if heard["type"] == "bye":
                assert (await self._next())["type"] == "websocket.close"
                await self._task
                return heard

    def _follow(self, heard: Json) -> None:
        """Apply a message as the client does."""
        if heard["type"] == "welcome":
            self.seat = heard["seat"]
        if heard["type"] == "snapshot":
            self.view = heard["view"]
        if heard["type"] == "update" and (heard["epoch"], heard["n"] - 1) == self.at:
            assert self.view is not None
            self.view = after_update(self.view, heard)
        if heard["type"] in ("snapshot", "update", "said"):
            self.at = (heard["epoch"], heard["n"])

    async def receive_until(self, type: str) -> Json:
        async with asyncio.timeout(WATCHDOG):
            while True:
                heard = await self.receive()
                if heard["type"] == type:
                    return heard

    async def hello(self, **seen: Any) -> "LocalSocket":
        self.send("hello", **seen)
        await self.receive_until("welcome")
        await self.drain()
        return self

    async def drain(self) -> list[Json]:
        """Everything that was on its way to this client."""
        mark = f"drain-{next(self._ids)}"
        self.send("vote", id=mark, proposal=-1, agree=False)
        heard: list[Json] = []
        while True:
            heard.append(await self.receive())
            if heard[-1]["type"] == "nack" and heard[-1]["id"] == mark:
                return heard[:-1]

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send a command and return its ack or nack; earlier messages are applied."""
        fields.setdefault("id", f"{type}-{next(self._ids)}")
        self.send(type, **fields)
        while True:
            heard = await self.receive()
            if heard["type"] in ("ack", "nack") and heard["id"] in (fields["id"], ""):
                return heard

    @property
    def decision(self) -> Json | None:
        return None if self.view is None else self.view["decision"]

    async def play(self, choice: int | None = None, **fields: Any) -> Json:
        """Answer the open decision, by default with its first option."""
        decision = self.decision
        assert decision is not None
        fields.setdefault("decision", decision["id"])
        return await self.ask(
            "play", choice=decision["options"][0] if choice is None else choice, **fields
        )

    async def hang_up(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task


class Visitor:
    """A person with a browser."""

    def __init__(self, app: Starlette, client: httpx.AsyncClient) -> None:
        self._app: Final = app
        self.client: Final = client

    async def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        if body is None:
            return await self.client.request(method, path)
        return await self.client.request(method, path, json=body)

    async def do(self, method: str, path: str, body: Any = None) -> Json:
        response = await self.request(method, path, body)
        assert response.status_code == 200, response.text
        answer: Json = response.json()
        return answer

    async def refusal(self, method: str, path: str, body: Any = None) -> str:
        response = await self.request(method, path, body)
        assert response.status_code >= 400, response.text
        reason: str = response.json()["reason"]
        return reason

    async def make_table(self, seats: int = 3, **new: Any) -> str:
        body = {"game": GAME, "seats": seats, **new}
        answer = await self.do("POST", "/api/tables", body)
        table: str = answer["room"]["id"]
        return table

    async def sit(self, table: str, ready: bool = True) -> int:
        answer = await self.do("POST", f"/api/tables/{table}/sit", {})
        if ready:
            await self.do("POST", f"/api/tables/{table}/ready", {"ready": True})
        seat: int = answer["seat"]
        return seat

    def headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{key}={value}" for key, value in self.client.cookies.items())
        return {"host": "table.test", "origin": ORIGIN, "cookie": cookies}

    def socket(self, table: str, **headers: str) -> LocalSocket:
        return LocalSocket(self._app, f"/api/tables/{table}/socket", {**self.headers(), **headers})

    async def connect(self, table: str) -> LocalSocket:
        return await (await self.socket(table).opened()).hello()


class LocalServer:
    """The server, its clock and its bots."""

    __test__ = False

    def __init__(self, app: Starlette, clock: ManualClock, bots: InlineBots) -> None:
        self.app: Final = app
        self.clock: Final = clock
        self.bots: Final = bots
        self._clients: list[httpx.AsyncClient] = []

    @property
    def context(self) -> ServerContext:
        server: ServerContext = self.app.state.context
        return server

    def anonymous(self, address: str = "127.0.0.1") -> Visitor:
        transport = httpx.ASGITransport(
            self.app, raise_app_exceptions=False, client=(address, 50_000)
        )
        client = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN})
        self._clients.append(client)
        return Visitor(self.app, client)

    async def visitor(self, name: str) -> Visitor:
        visitor = self.anonymous()
        await visitor.do("PUT", "/api/me", {"name": name})
        return visitor

    async def live_table(self, table: str) -> LiveTable:
        return await self.context.tables.live_table(table)

    async def game(
        self, people: int = 3, seed: str = LONG_GAME, seats: int = 0, **new: Any
    ) -> "GameAtTable":
        """A started game with all players connected."""
        visitors = [await self.visitor(f"Person {number}") for number in range(people)]
        seats = max(people, seats, GAMES[new.get("game", GAME)].seats[0])
        table = await visitors[0].make_table(seats, **new)
        for visitor in visitors[1:]:
            await visitor.sit(table)
        for _ in range(seats - people):
            await visitors[0].do("POST", f"/api/tables/{table}/bots", {"level": "random"})
        sockets = [await visitor.connect(table) for visitor in visitors]
        await begin_with(await self.live_table(table), seed)
        for socket in sockets:
            await socket.drain()
        return GameAtTable(table, visitors, sockets, await self.live_table(table))

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()


class GameAtTable:
    def __init__(
        self, id: str, visitors: list[Visitor], sockets: list[LocalSocket], live_table: LiveTable
    ) -> None:
        self.id: Final = id
        self.visitors: Final = visitors
        self.sockets: Final = sockets
        self.live_table: Final = live_table

    async def drain(self) -> None:
        for socket in self.sockets:
            await socket.drain()

    def asked(self) -> LocalSocket:
        """The socket of a seat that has to decide now."""
        for socket in self.sockets:
            if socket.decision is not None and not socket.decision["optional"]:
                return socket
        raise AssertionError("nobody is asked")

    async def play_on(self, moves: int = 10_000) -> int:
        """Play first options until the game is over; returns the number of moves."""
        for made in range(moves):
            if self.sockets[0].view is not None and self.sockets[0].view["result"] is not None:
                return made
            answer = await self.asked().play()
            assert answer["type"] == "ack", answer
            await self.drain()
        return moves


async def begin_with(live_table: LiveTable, seed: str, clock: str = "00", bots: str = "11") -> None:
    """Start a game with a known seed."""
    from miskatonic.server.tables.model.entries import Began

    async with live_table.lock:
        await live_table.enter([Began(live_table.table.game.version, seed, clock, bots)])


def legacy_cookie(server: LocalServer, person: str, number: int = 0) -> str:
    """A session cookie from before sessions were stored: signed data only."""
    signer = server.context.people._signer
    return str(signer.dumps([person, number, server.clock.now()]))


@contextlib.asynccontextmanager
async def open_server(
    directory: Path,
    static: Path | None = None,
    configuration: Configuration | None = None,
    **limits: Any,
) -> AsyncIterator[LocalServer]:
    clock = ManualClock()
    bots = InlineBots()
    # Some games are over after four moves, so each run of a test has to deal the same ones.
    seeds = random.Random("seeds")
    settings = configuration or Configuration()
    if not settings.database:
        settings = msgspec.structs.replace(settings, database=database_of(directory))

    def opened() -> ServerContext:
        clock.context = ServerContext(
            directory,
            clock,
            bots,
            Limits(**{**GENEROUS, **limits}),
            draw_seed=lambda length: seeds.randbytes(length).hex(),
            configuration=settings,
        )
        clock.context.people.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        return clock.context

    app = build_app(opened, static or directory / "static")
    async with app.router.lifespan_context(app):
        server = LocalServer(app, clock, bots)
        yield server
        await server.close()
