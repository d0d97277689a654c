"""A real server in its own process, and clients over loopback sockets."""

import asyncio
import contextlib
import json
import os
import resource
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from miskatonic.games import GAMES
from miskatonic.server.tables.model.entries import Began, write
from miskatonic.store.store import Store
from miskatonic.store.writer import Row
from tests.server.harness import LONG_GAME, after_update

Json = dict[str, Any]
WATCHDOG: Final = 30
ROOT: Final = Path(__file__).resolve().parents[2]


class LiveSocket:
    """One socket of a person."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection: Final = connection
        self.view: Json | None = None
        self.at = (0, 0)

    async def send(self, type: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"type": type, **fields}))

    async def receive(self) -> Json:
        async with asyncio.timeout(WATCHDOG):
            heard: Json = json.loads(await self.connection.recv())
        if heard["type"] == "snapshot":
            self.view = heard["view"]
            self.at = (heard["epoch"], heard["n"])
        elif heard["type"] == "update" and (heard["epoch"], heard["n"] - 1) == self.at:
            assert self.view is not None
            self.view = after_update(self.view, heard)
            self.at = (heard["epoch"], heard["n"])
        return heard

    async def receive_until(self, *types: str) -> Json:
        # The server sends something every 20 seconds, so a timeout per message is not enough.
        async with asyncio.timeout(WATCHDOG):
            while True:
                heard = await self.receive()
                if heard["type"] in types:
                    return heard


class Person:
    def __init__(self, base: str, client: httpx.AsyncClient) -> None:
        self.base: Final = base
        self.client: Final = client
        self.connections: Final[list[ClientConnection]] = []

    async def do(self, method: str, path: str, body: Any = None) -> Json:
        response = await self.client.request(method, path, json=body)
        assert response.status_code == 200, response.text
        answer: Json = response.json()
        return answer

    async def make_table(self, seats: int = 3, **more: Any) -> str:
        new = {"game": "arkham-ritual", "seats": seats, **more}
        table: str = (await self.do("POST", "/api/tables", new))["room"]["id"]
        return table

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{k}={v}" for k, v in self.client.cookies.items())}

    async def connect(self, table: str, base: str = "") -> LiveSocket:
        base = base or self.base
        connection = await connect(
            f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=base,  # type: ignore[arg-type]
            additional_headers=self.headers(),
            compression=None,
            max_size=None,
            ping_interval=None,
            close_timeout=1,
        )
        self.connections.append(connection)
        socket = LiveSocket(connection)
        await socket.send("hello")
        await socket.receive_until("snapshot")
        return socket


class Server:
    """A server process; it can be killed and started again on the same data."""

    def __init__(self, directory: Path, process: asyncio.subprocess.Process, base: str) -> None:
        self.directory: Final = directory
        self.process: Final = process
        self.base: Final = base
        self._people: list[Person] = []

    async def visitor(self, name: str) -> Person:
        person = self.with_cookies({})
        await person.do("PUT", "/api/me", {"name": name})
        return person

    def with_cookies(self, cookies: dict[str, str]) -> Person:
        """A person with an existing session."""
        client = httpx.AsyncClient(
            base_url=self.base, headers={"origin": self.base}, cookies=cookies, timeout=WATCHDOG
        )
        self._people.append(Person(self.base, client))
        return self._people[-1]

    async def ended(self) -> int:
        async with asyncio.timeout(WATCHDOG):
            return await self.process.wait()

    def log(self) -> str:
        return (self.directory / "server.log").read_text(encoding="utf-8")

    async def close(self) -> None:
        for person in self._people:
            for connection in person.connections:
                await connection.close()
            await person.client.aclose()
        if self.process.returncode is None:
            self.process.kill()
            await self.ended()


def restore_sigint() -> None:
    """Restore SIGINT: background jobs of a shell ignore it, and so do their children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def prepared(descriptors: int) -> None:
    restore_sigint()
    if descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))


@contextlib.asynccontextmanager
async def running_server(
    directory: Path, descriptors: int = 0, **environment: str
) -> AsyncIterator[Server]:
    """A server on a free loopback port, once it has printed its address and is ready."""
    with (directory / "server.log").open("w", encoding="utf-8") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "miskatonic.server", "--port", "0", "--no-browser"),
            *("--data", str(directory / "data")),
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment},
            preexec_fn=lambda: prepared(descriptors),
        )
    assert process.stdout is not None
    async with asyncio.timeout(WATCHDOG):
        said = (await process.stdout.readline()).decode()
    base = said.split(" at ")[1].split("/  ")[0]
    server = Server(directory, process, base)
    try:
        await _wait_until_ready(base)
        yield server
    finally:
        await server.close()


async def _wait_until_ready(base: str) -> None:
    """The port opens before the server is ready; the first request waits until it is."""
    async with asyncio.timeout(WATCHDOG), httpx.AsyncClient(timeout=WATCHDOG) as client:
        response = await client.get(f"{base}/readyz")
        assert response.status_code == 200, response.text


# ---------------------------------------------------------------- prepared games


async def game_with_a_bot(directory: Path, **environment: str) -> tuple[str, list[dict[str, str]]]:
    """A long game of Ada, a bot and Ben: its table, and the cookies of both people."""
    settings = {"clock": {"bot_pace": "fast"}}
    async with running_server(directory, 0, **environment) as server:
        ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
        table = await ada.make_table(settings=settings)
        await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
        await ben.do("POST", f"/api/tables/{table}/sit", {})
        await ben.do("POST", f"/api/tables/{table}/ready", {"ready": True})
        server.process.terminate()
        await server.ended()
        cookies = [dict(person.client.cookies) for person in (ada, ben)]
    database = environment.get("MISKATONIC_DATABASE", "")
    await begin_long_game(Store(directory / "data", database), table)
    return table, cookies


async def begin_long_game(store: Store, table: str) -> None:
    """Start a game while no server runs, with a seed that makes it long: by chance, a game may be
    over after four moves.
    """
    try:
        found = await store.load(table)
        assert found is not None
        listed, log = found
        began = write(Began(GAMES[listed.game].version, LONG_GAME, "00", "11"))
        row = Row(listed.number, len(log), log[-1].at, None, None, began)
        await store.append(listed.number, [row], {"status": "playing"})
    finally:
        store.close()
