"""Players who play one game after the other, whatever happens to the server."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.soak.server import Server
from miskatonic.games import GAMES

Json = dict[str, Any]
LOST_LINE: Final = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)


class Findings:
    """The findings of all players, and the progress of the soak.

    Faults happen during the first two thirds. The last third is quiet, so that games can end. On a
    busy machine each phase may take up to three times as long: `has_enough` says whether enough
    faults have happened, `has_ended` whether all players are back.
    """

    def __init__(self, seconds: float) -> None:
        self.began: Final = time.monotonic()
        self.seconds: Final = seconds
        self.has_enough: Callable[[], bool] = lambda: True
        self.has_ended: Callable[[], bool] = lambda: True
        self._quiet_since: float | None = None
        self.acked: Final[list[str]] = []
        self.bugs: Final[list[str]] = []
        self.told_to_wait = 0
        self.games_over = 0
        # The last reason for a reconnect, for debugging a stuck soak.
        self.why_lost = ""

    @property
    def is_quiet(self) -> bool:
        passed = time.monotonic() - self.began
        enough = self.has_enough() or passed >= self.seconds * 2
        if self._quiet_since is None and enough and passed >= self.seconds * 2 / 3:
            self._quiet_since = time.monotonic()
        return self._quiet_since is not None

    @property
    def is_over(self) -> bool:
        if not self.is_quiet or self._quiet_since is None:
            return False
        passed = time.monotonic() - self._quiet_since
        return passed >= self.seconds / 3 and (self.has_ended() or passed >= self.seconds)


@contextlib.asynccontextmanager
async def opened(
    base: str, client: httpx.AsyncClient, table: str
) -> AsyncIterator[ClientConnection]:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    async with connect(
        f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        origin=base,  # type: ignore[arg-type]
        additional_headers={"Cookie": cookie},
        compression=None,
        max_size=None,
        ping_interval=None,
        close_timeout=1,
    ) as socket:
        yield socket


class Player:
    """A person who plays against bots and chooses at random."""

    def __init__(
        self, server: Server, findings: Findings, number: int, seed: int, pace: float
    ) -> None:
        self._server: Final = server
        self._findings: Final = findings
        self._name: Final = f"Person {number}"
        games = sorted(GAMES)
        self._game: Final = games[number % len(games)]
        self._chance: Final = random.Random(f"{seed} {number}")
        # Thinking time before each move, in seconds.
        self._pace: Final = pace
        self._cookies: dict[str, str] = {}
        self._table: str | None = None
        self._moves = 0
        # Moves acknowledged in the quiet third; 0 means that the player is stuck.
        self.late_moves = 0
        self._asked: Json | None = None
        self._is_sent = False

    async def run(self) -> None:
        while not self._findings.is_over:
            await self._server.up.wait()
            try:
                await self._play_on()
            except LOST_LINE as error:
                self._findings.why_lost = repr(error)[:200]
                await asyncio.sleep(0.2)

    async def _play_on(self) -> None:
        base = self._server.base
        async with httpx.AsyncClient(base_url=base, timeout=20, cookies=self._cookies) as client:
            if not self._cookies:
                (await client.put("/api/me", json={"name": self._name})).raise_for_status()
                self._cookies = dict(client.cookies)
            if self._table is None:
                self._table = await self._begin(client)
            async with opened(base, client, self._table) as socket:
                await self._play(socket)

    async def _begin(self, client: httpx.AsyncClient) -> str:
        seats = GAMES[self._game].seats[0]
        settings = {"clock": {"bot_pace": "fast"}}
        new = {"game": self._game, "seats": seats, "settings": settings}
        made = (await client.post("/api/tables", json=new)).raise_for_status().json()
        table = str(made["room"]["id"])
        for _ in range(seats - 1):
            bot = {"level": "novice" if self._chance.random() < 0.5 else "random"}
            (await client.post(f"/api/tables/{table}/bots", json=bot)).raise_for_status()
        (await client.post(f"/api/tables/{table}/start")).raise_for_status()
        return table

    async def _play(self, socket: ClientConnection) -> None:
        await socket.send('{"type":"hello"}')
        self._asked, self._is_sent = None, False
        while not self._findings.is_over:
            async with asyncio.timeout(30):
                heard: Json = json.loads(await socket.recv())
            if not await self._hear(socket, heard):
                return
            await self._answer(socket)

    async def _hear(self, socket: ClientConnection, heard: Json) -> bool:
        """Handle a message; return whether to expect more."""
        match heard["type"]:
            case "snapshot":
                return self._see(heard["view"])
            case "update":
                return self._see(heard.get("changed") or {})
            case "ack":
                self._findings.acked.append(heard["id"])
                self.late_moves += self._findings.is_quiet
            case "nack":
                await self._refused(socket, heard["refusal"])
            case "bye":
                return False
        return True

    def _see(self, view: Json) -> bool:
        if view.get("result") is not None:
            self._findings.games_over += 1
            self._table = None
            return False
        if "decision" in view:
            self._asked, self._is_sent = view["decision"], False
        return True

    async def _answer(self, socket: ClientConnection) -> None:
        asked = self._asked
        if asked is None or self._is_sent or not asked["options"]:
            return
        if self._pace:
            await asyncio.sleep(self._chance.uniform(0.5, 1.5) * self._pace)
        self._moves += 1
        self._is_sent = True
        choice = self._chance.choice(asked["options"])
        name = f"{self._name} {self._moves}"
        play = {"type": "play", "id": name, "decision": asked["id"], "choice": choice}
        await socket.send(json.dumps(play))

    async def _refused(self, socket: ClientConnection, refusal: Json) -> None:
        self._is_sent = False
        if refusal["reason"] == "internal":
            self._findings.bugs.append(str(refusal)[:200])
        if refusal["reason"] in ("try-again", "too-early"):
            self._findings.told_to_wait += refusal["reason"] == "try-again"
            await asyncio.sleep(0.3)
            return
        self._asked = None
        await asyncio.sleep(0.05)
        await socket.send('{"type":"hello"}')
