"""Send junk over sockets and requests: malformed, truncated, duplicated or almost valid.

Messages are generated from the protocol's types, so that new ones are covered automatically.
"""

import asyncio
import contextlib
import json
import random
import typing
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from bench.soak.load import LOST_LINE, Findings, Json, opened
from bench.soak.server import Server
from miskatonic.games import GAMES
from miskatonic.server.protocol.messages import FromClient
from miskatonic.server.protocol.routes import ROUTES

VALUES: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 1, 2, 2**63, 10**40, 1.5, "", "\u0000", "é💀", "\u202e", "a" * 600,
    "me", "pause", [], [[]], {}, {"kind": "text", "text": "x"}, {"kind": "rule"}, ["a"],
)  # fmt: skip
MESSAGES: Final = typing.get_args(FromClient)
# Each of these takes a lot of CPU time, so they are sent rarely.
COSTLY: Final = ("/api/login", "/api/account", "/api/recover", "/api/account/codes")
BATCH: Final = 50


class Fuzzer:
    """Sends junk; concurrent runs share one count and end when it is reached."""

    def __init__(self, server: Server, findings: Findings, wanted: int, seed: int) -> None:
        self._server: Final = server
        self._findings: Final = findings
        self._chance: Final = random.Random(f"junk {seed}")
        self.wanted: Final = wanted
        self.sent = 0

    async def run(self) -> None:
        while self.sent < self.wanted:
            await self._server.up.wait()
            with contextlib.suppress(*LOST_LINE):
                await self._for_a_while()
            await asyncio.sleep(0.02)

    async def _for_a_while(self) -> None:
        async with httpx.AsyncClient(base_url=self._server.base, timeout=20) as client:
            (await client.put("/api/me", json={"name": "Junk"})).raise_for_status()
            game = self._chance.choice(sorted(GAMES))
            new = {"game": game, "seats": GAMES[game].seats[0]}
            made = (await client.post("/api/tables", json=new)).raise_for_status().json()
            table = made["room"]["id"]
            if self._chance.random() < 0.5:
                await self._begin(client, table, GAMES[game].seats[0])
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            async with opened(self._server.base, client, table) as socket:
                await socket.send('{"type":"hello"}')
                listening = asyncio.ensure_future(self._listen(socket))
                try:
                    await self._batch(socket, table, cookie)
                finally:
                    listening.cancel()

    async def _begin(self, client: httpx.AsyncClient, table: str, seats: int) -> None:
        for _ in range(seats - 1):
            await client.post(f"/api/tables/{table}/bots", json={"level": "random"})
        await client.post(f"/api/tables/{table}/start")

    async def _batch(self, socket: ClientConnection, table: str, cookie: str) -> None:
        connection = HttpConnection(self._server.base, cookie)
        try:
            for _ in range(BATCH):
                await socket.send(self._message())
                await self._request(connection, table)
                self.sent += 2
        finally:
            connection.close()

    async def _listen(self, socket: ClientConnection) -> None:
        with contextlib.suppress(*LOST_LINE):
            async for heard in socket:
                if '"internal"' in str(heard):
                    self._findings.bugs.append(str(heard)[:200])

    async def _request(self, connection: "HttpConnection", table: str) -> None:
        chance = self._chance
        route = chance.choice(ROUTES)
        if route.path in COSTLY and chance.random() < 0.9:
            return
        name = chance.choice([table, table, table, "x" * 22, "%00", "y" * 300])
        path = route.path.replace("{id}", name).replace("{seat}", chance.choice(["0", "9", "x"]))
        path += chance.choice(["", "", f"?eyes={chance.choice(['1', '9' * 5000, 'me', '%00'])}"])
        method = route.method if chance.random() < 0.9 else chance.choice(["PATCH", "PUT", "GET"])
        kind = "application/json" if chance.random() < 0.95 else "text/plain"
        body = b"" if route.body is None else self._written(self._filled(route.body))
        status, answer = await connection.ask(method, path, kind, body)
        if status == 500 or '"internal"' in answer:
            self._findings.bugs.append(f"{method} {path[:60]} {body[:80]!r}: {answer[:200]}")

    # ------------------------------------------------------------ messages

    def _message(self) -> str:
        kind = self._chance.choice(MESSAGES)
        tag = kind.__struct_config__.tag
        known = {"type": tag, **self._filled(kind)}
        if self._chance.random() < 0.1:
            known["type"] = self._chance.choice(VALUES)
        return self._written(known).decode("utf-8", "replace")

    def _filled(self, kind: Any) -> Json:
        """Return an object with the right field names and valid or random values."""
        hints = typing.get_type_hints(kind)
        filled: Json = {}
        for each in msgspec.structs.fields(kind):
            if self._chance.random() < 0.85:
                filled[each.encode_name] = self._value(hints[each.name])
        if self._chance.random() < 0.05:
            filled["unknown"] = 1
        return filled

    def _value(self, hint: Any) -> Any:
        chance = self._chance
        if chance.random() < 0.25:
            return chance.choice(VALUES)
        options = typing.get_args(hint)
        if typing.get_origin(hint) is typing.Literal:
            return chance.choice(options)
        if hint is bool:
            return chance.random() < 0.5
        if hint is int:
            return chance.choice([0, 1, 2, 3, 7, 100, 2**53])
        if hint is str:
            return chance.choice(["Ada", "ada", "1", "arkham-ritual", "random", "0" * 32, "x" * 24])
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self._filled(hint)
        return self._value(chance.choice(options)) if options else chance.choice(VALUES)

    def _written(self, message: Json) -> bytes:
        chance = self._chance
        written = json.dumps(message).encode()
        bent = chance.random()
        if bent < 0.1:
            return written[: chance.randrange(len(written))]
        if bent < 0.15:
            return b"[" * chance.choice([10, 5_000])
        if bent < 0.2:
            at = chance.randrange(len(written))
            return written[:at] + bytes([chance.randrange(256)]) + written[at + 1 :]
        return written


class HttpConnection:
    """A minimal HTTP client, which sends invalid requests too."""

    def __init__(self, base: str, cookie: str) -> None:
        self._host: Final = base.partition("//")[2]
        self._cookie: Final = cookie
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, kind: str, body: bytes) -> tuple[int, str]:
        if self._writer is None:
            host, _, port = self._host.partition(":")
            self._reader, self._writer = await asyncio.open_connection(host, int(port))
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self._host}\r\ncookie: {self._cookie}\r\n"
            f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        self._writer.write(head.encode() + body)
        async with asyncio.timeout(20):
            return await self._answer()

    async def _answer(self) -> tuple[int, str]:
        assert self._reader is not None
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        length = head.partition("content-length:")[2].partition("\r\n")[0].strip()
        body = await self._reader.readexactly(int(length)) if length else b""
        if "connection: close" in head or not length:
            self.close()
        return status, body.decode("utf-8", "replace")

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None
