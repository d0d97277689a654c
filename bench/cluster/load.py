"""Parties of two who play one game after the other, on the servers that the proxy chooses."""

import asyncio
import json
import random
import ssl
import time
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from bench.cluster.deployment import unchecked
from bench.soak.load import LOST_LINE, Findings
from miskatonic.bots import levels
from miskatonic.games import GAMES, MANIFESTS

Json = dict[str, Any]
PEOPLE: Final = 2
# Longer pauses are reported.
NOTED_SECONDS: Final = 3.0
LATELY: Final = 10
# Delay before a page opens a socket again, as in the client (socket.ts).
FIRST_DELAY: Final = 0.4
LONGEST_DELAY: Final = 8.0
DELAY_GROWTH: Final = 1.5


class TryAgain(Exception):
    """The server refused for the moment."""


LOST: Final = (*LOST_LINE, TryAgain)


class Pause(NamedTuple):
    """A period in which nothing happened at a table, and what its players did meanwhile."""

    began: float
    seconds: float
    game: str
    diary: list[tuple[float, str]]


class Party:
    """Two players at one table, and bots on the other seats."""

    def __init__(self, base: str, findings: Findings, number: int, seed: int) -> None:
        self.base: Final = base
        self.findings: Final = findings
        games = sorted(GAMES)
        self.game: Final = games[number % len(games)]
        self.chance: Final = random.Random(f"{seed} {number}")
        self.tls: Final[ssl.SSLContext] = unchecked()
        self.people: Final = [Person(self, f"Person {number}.{each}") for each in range(PEOPLE)]
        self.table: str | None = None
        self.late_moves = 0
        # When something last happened here, and the longest pause.
        self._moved = time.monotonic()
        self.stuck = 0.0
        self._diary: list[tuple[float, str]] = []
        self.pauses: Final[list[Pause]] = []

    async def run(self) -> None:
        try:
            await asyncio.gather(*(person.run() for person in self.people))
        finally:
            self.went_on()

    def went_on(self) -> None:
        now = time.monotonic()
        pause = now - self._moved
        self.stuck = max(self.stuck, pause)
        if pause > NOTED_SECONDS:
            self.pauses.append(Pause(self._moved, pause, self.game, self._diary))
        self._diary = []
        self._moved = now

    def note(self, what: str) -> None:
        """Note what a player does, to explain a pause; recent repetitions are skipped."""
        if what not in [earlier for _, earlier in self._diary[-LATELY:]]:
            self._diary.append((time.monotonic(), what))

    def over(self, table: str) -> None:
        self.went_on()
        if self.table == table:
            self.findings.games_over += 1
            self.table = None


def quick_options(game: str) -> Json:
    """Return options with the shortest timers, so that a waiting table does not look stuck."""
    own = MANIFESTS[game].table_options
    waits = {*own.least_times.values(), *own.windows.values()}
    options: Json = {each.name: each.low for each in GAMES[game].options if each.name in waits}
    if "bot_pace" in own.settings:
        options[own.settings["bot_pace"]] = "fast"
    return options


class Person:
    def __init__(self, party: Party, name: str) -> None:
        self._party: Final = party
        self._name: Final = name
        self._cookie = ""
        # The table whose page is open.
        self._at: str | None = None
        self._delay = FIRST_DELAY
        self._moves = 0
        self._asked: Json | None = None
        self._sent: Json | None = None

    async def run(self) -> None:
        """Play with one HTTP client for all requests, as a browser does."""
        party, findings = self._party, self._party.findings
        async with httpx.AsyncClient(base_url=party.base, timeout=20, verify=party.tls) as client:
            while not findings.is_over:
                try:
                    await self._play_on(client)
                except LOST as error:
                    findings.why_lost = f"{self._name}: {error!r}"[:300]
                    self._note(f"lost: {error!r}"[:160])
                    await asyncio.sleep(self._delay * party.chance.uniform(0.8, 1.2))
                    self._delay = min(LONGEST_DELAY, self._delay * DELAY_GROWTH)

    def _note(self, what: str) -> None:
        self._party.note(f"{self._name} {what}")

    async def _play_on(self, client: httpx.AsyncClient) -> None:
        """Reopen a lost socket without any other request, as the page does."""
        party = self._party
        if not self._cookie:
            await self._do(client, "PUT", "/api/me", {"name": self._name})
            self._cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        if party.table is None or self._at != party.table:
            self._at = await self._seated(client)
        table = self._at
        if table is None:
            await asyncio.sleep(0.1)
            return
        self._note("opens a socket")
        try:
            await self._at_socket(table)
        except InvalidStatus:
            # The table may have changed or closed by now.
            self._at = None
            raise

    async def _at_socket(self, table: str) -> None:
        party = self._party
        async with connect(
            f"{party.base.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            ssl=party.tls,
            origin=party.base,  # type: ignore[arg-type]
            additional_headers={"Cookie": self._cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            close_timeout=1,
            open_timeout=20,
        ) as socket:
            await self._play(socket, table)

    async def _do(
        self, client: httpx.AsyncClient, method: str, path: str, body: Any = None
    ) -> Json:
        self._note(f"{method} {path.rpartition('/')[2]}")
        answer = await client.request(method, path, json=body)
        if answer.status_code >= 500 and '"internal"' in answer.text:
            self._party.findings.bugs.append(f"{method} {path}: {answer.text[:200]}")
        if answer.status_code >= 400:
            self._party.findings.told_to_wait += '"try-again"' in answer.text
            raise TryAgain(f"{method} {path}: {answer.status_code} {answer.text[:100]}")
        if method != "GET":
            self._party.went_on()
        told: Json = answer.json()
        return told

    async def _seated(self, client: httpx.AsyncClient) -> str | None:
        """Return the table once its game has begun; the first of the party is its host."""
        party = self._party
        if party.table is None:
            if self is not party.people[0]:
                return None
            party.table = await self._made(client)
        table = party.table
        look = await self._do(client, "GET", f"/api/tables/{table}")
        if look["room"]["status"] != "lobby":
            return table
        if look["seat"] is None:
            await self._do(client, "POST", f"/api/tables/{table}/sit", {})
        await self._do(client, "POST", f"/api/tables/{table}/ready", {"ready": True})
        if self is not party.people[0]:
            return table
        kinds = [each["kind"] for each in look["room"]["seats"]]
        if kinds.count("bot") < len(kinds) - PEOPLE:
            bot = {"level": levels(party.game)[0]}
            await self._do(client, "POST", f"/api/tables/{table}/bots", bot)
        elif "empty" not in kinds:
            await self._do(client, "POST", f"/api/tables/{table}/start")
        return None

    async def _made(self, client: httpx.AsyncClient) -> str:
        seats = GAMES[self._party.game].seats[0]
        seats = max(seats, PEOPLE)
        settings = {"clock": {"bot_pace": "fast"}}
        options = quick_options(self._party.game)
        new = {"game": self._party.game, "seats": seats, "options": options, "settings": settings}
        made = await self._do(client, "POST", "/api/tables", new)
        return str(made["room"]["id"])

    async def _play(self, socket: ClientConnection, table: str) -> None:
        self._note("says hello")
        await socket.send('{"type":"hello"}')
        if self._sent is not None and self._sent["table"] != table:
            # The game ended before we were told.
            self._sent = None
        # Resend unacknowledged commands, as browsers do.
        if self._sent is not None:
            await socket.send(json.dumps(self._sent["play"]))
        self._asked = None
        while not self._party.findings.is_over:
            try:
                async with asyncio.timeout(5):
                    heard: Json = json.loads(await socket.recv())
            except TimeoutError:
                if self._party.table != table:
                    return
                self._note("has heard nothing for 5 s")
                await socket.send('{"type":"hello"}')
                continue
            if not await self._hear(socket, heard, table):
                return
            await self._answer(socket, table)

    async def _hear(self, socket: ClientConnection, heard: Json, table: str) -> bool:
        if heard["type"] in ("snapshot", "nack", "bye"):
            self._note(f"hears {heard['type']} {heard.get('refusal', {}).get('reason', '')}")
        match heard["type"]:
            case "snapshot":
                self._delay = FIRST_DELAY
                self._asked = None
                return self._see(heard["view"] or {}, table)
            case "update":
                self._party.went_on()
                return self._see(heard.get("changed") or {}, table)
            case "ack":
                self._acknowledged(heard["id"])
            case "nack":
                await self._refused(socket, heard["refusal"])
            case "bye":
                raise TryAgain(f"the server hangs up: {heard.get('refusal')}"[:120])
        return True

    def _acknowledged(self, command: str) -> None:
        party = self._party
        party.went_on()
        if self._sent is not None and self._sent["play"]["id"] == command:
            party.findings.acked.append(command)
            party.late_moves += party.findings.is_quiet
            self._sent = None

    def _see(self, view: Json, table: str) -> bool:
        if view.get("result") is not None:
            self._party.over(table)
            return False
        if "decision" in view:
            self._asked = view["decision"]
        return True

    async def _answer(self, socket: ClientConnection, table: str) -> None:
        asked = self._asked
        if asked is None or self._sent is not None or not asked["options"]:
            return
        self._moves += 1
        choice = self._party.chance.choice(asked["options"])
        name = f"{self._name} {self._moves}"
        play = {"type": "play", "id": name, "decision": asked["id"], "choice": choice}
        self._sent = {"table": table, "play": play}
        await asyncio.sleep(0.02)
        self._note("plays")
        await socket.send(json.dumps(play))

    async def _refused(self, socket: ClientConnection, refusal: Json) -> None:
        findings = self._party.findings
        self._sent = None
        if refusal["reason"] == "internal":
            findings.bugs.append(str(refusal)[:200])
        findings.told_to_wait += refusal["reason"] == "try-again"
        await asyncio.sleep(0.3 if refusal["reason"] in ("try-again", "too-early") else 0.05)
        self._asked = None
        await socket.send('{"type":"hello"}')
