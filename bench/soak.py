"""A server under load while everything goes wrong: `python -m bench.soak --seconds 600`.

People play at tables of all games. Meanwhile the server is killed, bot workers are stopped and
killed, the disk is full for a while, and junk arrives over sockets and requests. In the end every
move that was acknowledged must be in the database, once; no process may be left; nothing may have
failed as a bug of ours; and no callback may have held the event loop for long.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.soak_serve import MOST_SECONDS
from miskatonic.games import GAMES

Json = dict[str, Any]
LOST_LINE: Final = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)
MB: Final = 1024 * 1024
# A server of this age has loaded what it needs; from here on its memory is to be flat.
WARM_SECONDS: Final = 60.0
MOST_GROWTH_MB: Final = 60
FUZZERS: Final = 4


class Server:
    """The process, and what is known of all that it was."""

    def __init__(self, directory: Path) -> None:
        self.directory: Final = directory
        self.base = ""
        self.process: subprocess.Popen[str] | None = None
        self.born = 0.0
        self.up: Final = asyncio.Event()
        self.children: Final[set[int]] = set()
        self.kills = 0
        self.growth = 0
        self._warm: int | None = None

    async def start(self) -> None:
        self.process = self._process()
        assert self.process.stdout is not None
        port = await asyncio.to_thread(self.process.stdout.readline)
        self.base = f"http://127.0.0.1:{int(port)}"
        async with httpx.AsyncClient(timeout=60) as client:
            (await client.get(f"{self.base}/readyz")).raise_for_status()
        self.born, self._warm = time.monotonic(), None
        self.up.set()

    def _process(self) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "bench.soak_serve", str(self.directory)]
        with (self.directory / "log").open("a") as log:
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)

    def kill(self) -> None:
        assert self.process is not None
        self.up.clear()
        self.note_children()
        self.process.kill()
        self.process.wait()
        self.kills += 1

    def note_children(self) -> list[int]:
        assert self.process is not None
        found = [pid for pid, parent in _parents() if parent == self.process.pid]
        self.children.update(found)
        return found

    def measure(self) -> None:
        """How much memory has grown since the server was warm."""
        assert self.process is not None
        if not self.up.is_set() or time.monotonic() - self.born < WARM_SECONDS:
            return
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        now = pages * resource.getpagesize() // MB
        self._warm = self._warm or now
        self.growth = max(self.growth, now - self._warm)

    def orphans(self) -> list[int]:
        return [pid for pid in self.children if Path(f"/proc/{pid}").exists() and not _is_dead(pid)]


def _parents() -> list[tuple[int, int]]:
    found = []
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            with contextlib.suppress(OSError):
                found.append((int(each.name), int(_stat(int(each.name))[1])))
    return found


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _is_dead(pid: int) -> bool:
    try:
        return _stat(pid)[0] == "Z"
    except OSError:
        return True


class Soak:
    """The load, the faults and what was found."""

    def __init__(self, server: Server, seconds: float, fuzzed: int, seed: int) -> None:
        self.server: Final = server
        self.until: Final = time.monotonic() + seconds
        self.seconds: Final = seconds
        self.to_fuzz: Final = fuzzed
        self.chance: Final = random.Random(seed)
        self.acked: Final[list[str]] = []
        self.fuzzed = 0
        self.refused_by_the_disk = 0
        self.stopped_workers = 0
        self.full_times = 0
        self.bugs: Final[list[str]] = []
        self.games_over = 0
        # The last reason why somebody had to begin again, to look at if nothing goes on.
        self.why_lost = ""

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self.until

    # ------------------------------------------------------------ people

    async def person(self, number: int) -> None:
        """Plays one game after the other, whatever happens to the server."""
        games = sorted(GAMES)
        player = Player(self, f"Person {number}", games[number % len(games)])
        while not self.is_over:
            await self.server.up.wait()
            try:
                await player.play_on()
            except LOST_LINE as error:
                self.why_lost = repr(error)[:200]
                await asyncio.sleep(0.2)

    # ------------------------------------------------------------ faults

    async def kill_servers(self) -> None:
        # The last third is quiet, so that memory can be measured and everything comes to its end.
        while time.monotonic() < self.until - self.seconds / 3:
            await asyncio.sleep(self.chance.uniform(0.08, 0.2) * min(self.seconds, 150))
            self.server.kill()
            await self.server.start()

    async def stop_workers(self) -> None:
        while not self.is_over:
            await asyncio.sleep(self.chance.uniform(2, 6))
            if not self.server.up.is_set():
                continue
            workers = self.server.note_children()
            if workers:
                how = self.chance.choice([signal.SIGSTOP, signal.SIGKILL])
                with contextlib.suppress(ProcessLookupError):
                    os.kill(self.chance.choice(workers), how)
                    self.stopped_workers += 1

    async def fill_disk(self) -> None:
        """As if the disk were full: for a while no file of the server may grow."""
        while not self.is_over:
            await asyncio.sleep(self.chance.uniform(0.1, 0.2) * min(self.seconds, 150))
            if not self.server.up.is_set() or self.is_over:
                continue
            assert self.server.process is not None
            pid = self.server.process.pid
            with contextlib.suppress(ProcessLookupError):
                _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
                self.full_times += 1
                await asyncio.sleep(2)
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))

    # ------------------------------------------------------------ junk

    async def fuzz(self) -> None:
        while self.fuzzed < self.to_fuzz:
            await self.server.up.wait()
            with contextlib.suppress(*LOST_LINE):
                await self._fuzz_for_a_while()
            await asyncio.sleep(0.02)

    async def _fuzz_for_a_while(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.base, timeout=20) as client:
            (await client.put("/api/me", json={"name": "Junk"})).raise_for_status()
            game = sorted(GAMES)[0]
            new = {"game": game, "seats": GAMES[game].seats[0]}
            table = (
                (await client.post("/api/tables", json=new)).raise_for_status().json()["room"]["id"]
            )
            async with opened(self.server.base, client, table) as socket:
                await socket.send('{"type":"hello"}')
                listening = asyncio.ensure_future(self._listen(socket))
                try:
                    for _ in range(50):
                        await socket.send(self._junk())
                        await self._junk_request(client, table)
                        self.fuzzed += 2
                finally:
                    listening.cancel()

    async def _listen(self, socket: ClientConnection) -> None:
        async for heard in socket:
            if '"internal"' in str(heard):
                self.bugs.append(str(heard)[:200])

    async def _junk_request(self, client: httpx.AsyncClient, table: str) -> None:
        chance = self.chance
        paths = ["", "/sit", "/bots", "/bots/9", "/ready", "/replay", "/coach", "/x", "/notes"]
        path = f"/api/tables/{chance.choice([table, 'x' * 22, '%00'])}{chance.choice(paths)}"
        path = chance.choice([path, "/api/me", "/api/login", "/api/import", f"/{'y' * 300}"])
        method = chance.choice(["GET", "POST", "PUT", "DELETE", "PATCH"])
        headers = {"content-type": "application/json"}
        body = self._junk().encode() if method != "GET" else b""
        params = {"eyes": chance.choice(["1", "9" * 5000, "me", "\x00"])}
        response = await client.request(
            method, path, content=body, headers=headers, params=params, cookies={}
        )
        if response.status_code == 500:
            self.bugs.append(f"{method} {path[:60]}: {response.text[:200]}")

    def _junk(self) -> str:
        chance = self.chance
        kinds = ["hello", "play", "say", "chat", "undo", "propose", "vote", "ping", "x", 5, None]
        values: list[Any] = [None, True, -1, 2**63, 1.5, "", "\u0000", "é💀", "a" * 600, [], {}]
        message: Json = {"type": chance.choice(kinds), "id": chance.choice(["1", "2", 3])}
        for name in ("decision", "choice", "text", "claim", "what", "proposal", "agree", "name"):
            if chance.random() < 0.4:
                message[name] = chance.choice(values)
        written = json.dumps(message)
        if chance.random() < 0.3:
            written = written[: chance.randrange(len(written))]
        return written if chance.random() < 0.95 else "[" * chance.choice([10, 5_000])

    async def measure(self) -> None:
        began = time.monotonic()
        while not self.is_over:
            await asyncio.sleep(1)
            with contextlib.suppress(OSError):
                self.server.measure()
            part = min(1.0, (time.monotonic() - began) / self.seconds)
            bar = "█" * int(part * 30)
            print(f"\r{bar:░<30} {part:4.0%}  {len(self.acked)} moves", end="", file=sys.stderr)
        print(file=sys.stderr)


@contextlib.asynccontextmanager
async def opened(base: str, client: httpx.AsyncClient, table: str) -> Any:
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
    """One person, who plays against bots and chooses at random."""

    def __init__(self, soak: Soak, name: str, game: str) -> None:
        self._soak: Final = soak
        self._name: Final = name
        self._game: Final = game
        self._cookies: dict[str, str] = {}
        self._table: str | None = None
        self._moves = 0

    async def play_on(self) -> None:
        base = self._soak.server.base
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
            bot = {"level": "novice" if self._soak.chance.random() < 0.5 else "random"}
            (await client.post(f"/api/tables/{table}/bots", json=bot)).raise_for_status()
        (await client.post(f"/api/tables/{table}/start")).raise_for_status()
        return table

    async def _play(self, socket: ClientConnection) -> None:
        await socket.send('{"type":"hello"}')
        asked: Json | None = None
        sent = ""
        while not self._soak.is_over:
            async with asyncio.timeout(30):
                heard: Json = json.loads(await socket.recv())
            kind = heard["type"]
            if kind == "snapshot":
                asked, sent = heard["view"]["decision"], ""
                if heard["view"]["result"] is not None:
                    self._over()
                    return
            elif kind == "update":
                changed = heard.get("changed") or {}
                if changed.get("result") is not None:
                    self._over()
                    return
                if "decision" in changed:
                    asked, sent = changed["decision"], ""
            elif kind == "ack":
                self._soak.acked.append(heard["id"])
                asked = None if asked is not None and not sent else asked
            elif kind == "nack":
                asked = await self._refused(socket, heard, asked)
                sent = ""
            elif kind == "bye":
                return
            if asked is not None and not sent and asked["options"]:
                self._moves += 1
                sent = f"{self._name} {self._moves}"
                choice = self._soak.chance.choice(asked["options"])
                play = {"type": "play", "id": sent, "decision": asked["id"], "choice": choice}
                await socket.send(json.dumps(play))

    def _over(self) -> None:
        self._soak.games_over += 1
        self._table = None

    async def _refused(
        self, socket: ClientConnection, heard: Json, asked: Json | None
    ) -> Json | None:
        refusal = heard["refusal"]
        if refusal["reason"] == "internal":
            self._soak.bugs.append(str(refusal)[:200])
        if refusal["reason"] in ("try-again", "too-early"):
            self._soak.refused_by_the_disk += refusal["reason"] == "try-again"
            await asyncio.sleep(0.3)
            return asked
        await asyncio.sleep(0.05)
        await socket.send('{"type":"hello"}')
        return None


# ---------------------------------------------------------------- the verdict


def found_in(directory: Path) -> dict[str, int]:
    """How often each command is in the database."""
    with contextlib.closing(sqlite3.connect(directory / "miskatonic.sqlite3")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = connection.execute(
            "SELECT command, count(*) FROM log WHERE command IS NOT NULL GROUP BY person, command"
        )
        return {str(command): int(number) for command, number in rows}


def verdict(soak: Soak) -> list[tuple[str, object, bool]]:
    """What was looked at, what was found, and whether that is right."""
    server = soak.server
    written = found_in(server.directory)
    lost = [command for command in soak.acked if command not in written]
    twice = [command for command, number in written.items() if number > 1]
    slow = (server.directory / "slow").read_text().splitlines()
    tracebacks = (server.directory / "log").read_text().count("should not")
    return [
        ("moves acknowledged", len(soak.acked), len(soak.acked) > 0),
        ("lost", len(lost), not lost),
        ("twice", len(twice), not twice),
        ("games played to their end", soak.games_over, True),
        ("kill -9 of the server", server.kills, server.kills > 0),
        ("bot workers stopped or killed", soak.stopped_workers, True),
        ("times the disk was full", soak.full_times, soak.full_times > 0),
        ("told to try again", soak.refused_by_the_disk, True),
        ("orphans", len(server.orphans()), not server.orphans()),
        ("fuzzed frames and requests", soak.fuzzed, soak.fuzzed >= soak.to_fuzz),
        ("answers of 500 or internal", len(soak.bugs), not soak.bugs),
        ("bugs in the log", tracebacks, tracebacks == 0),
        (f"callbacks over {MOST_SECONDS * 1000:.0f} ms", len(slow), not slow),
        ("memory grown, MB", server.growth, server.growth <= MOST_GROWTH_MB),
    ]


async def run(seconds: float, tables: int, fuzzed: int, seed: int, directory: Path) -> Soak:
    server = Server(directory)
    await server.start()
    soak = Soak(server, seconds, fuzzed, seed)
    people = [soak.person(number) for number in range(tables)]
    fuzzers = [soak.fuzz() for _ in range(FUZZERS)]
    faults = [soak.kill_servers(), soak.stop_workers(), soak.fill_disk(), soak.measure()]
    await asyncio.wait(
        [asyncio.ensure_future(each) for each in (*people, *faults, *fuzzers)],
        timeout=seconds * 2 + 30,
    )
    server.kill()
    # A worker finds out by itself that its server is gone.
    for _ in range(100):
        if not server.orphans():
            break
        await asyncio.sleep(0.1)
    return soak


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--fuzz", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        soak = asyncio.run(run(given.seconds, given.tables, given.fuzz, given.seed, Path(folder)))
        rows = verdict(soak)
        slow = (Path(folder) / "slow").read_text().splitlines()
    for name, value, is_right in rows:
        print(f"{'ok ' if is_right else 'BAD'}  {name:<34} {value}")
    for line in [*soak.bugs[:5], *slow[:5], soak.why_lost]:
        print(f"     {line[:160]}")
    return 0 if all(is_right for _, _, is_right in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
