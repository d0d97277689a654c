"""When a server is killed, another takes over its clocks and bots within five seconds."""

import asyncio
import contextlib
import os
import re
import signal
import time
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server import databases
from tests.server.live import WATCHDOG, Json, Line, Person, Server, running_server
from tools.compile import ROOT, fingerprint, is_current

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
# The promised limit.
SECONDS: Final = 5.0


async def name_of(server: Server) -> str:
    """The process name in the server's metrics."""
    async with httpx.AsyncClient(timeout=WATCHDOG) as client:
        figures = (await client.get(f"{server.base}/metrics")).text
    [name] = set(re.findall(r'process="(\w+)"', figures))
    return str(name)


def holders(folder: Path) -> list[str]:
    """The holders of all tables' leases."""
    return [row[0] for row in databases.ask(folder, 'SELECT holder FROM leases WHERE "table" > 0')]


async def held_by(folder: Path, names: set[str]) -> str:
    async with asyncio.timeout(WATCHDOG):
        while True:
            found = set(await asyncio.to_thread(holders, folder)) & names
            if found:
                return found.pop()
            await asyncio.sleep(0.02)


async def game_with_a_bot(ada: Person, ben: Person) -> str:
    settings = {"clock": {"bot_pace": "fast"}}
    new = {"game": "arkham-ritual", "seats": 3, "settings": settings}
    table: str = (await ada.do("POST", "/api/tables", new))["room"]["id"]
    await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
    await ben.do("POST", f"/api/tables/{table}/sit", {})
    await ben.do("POST", f"/api/tables/{table}/ready", {"ready": True})
    await ada.do("POST", f"/api/tables/{table}/start", {})
    return table


async def until_a_bot_moves(lines: list[Line], folder: Path) -> None:
    """Answer the players' questions until a bot has moved."""
    count = 'SELECT count(*) FROM log WHERE position(\'"by":"bot"\'::bytea IN body) > 0'
    before = (await asyncio.to_thread(databases.ask, folder, count))[0][0]
    async with asyncio.timeout(WATCHDOG):
        while (await asyncio.to_thread(databases.ask, folder, count))[0][0] == before:
            for line in lines:
                decision = line.view["decision"] if line.view else None
                if decision:
                    choice = decision["options"][0]
                    name = f"move-{decision['id']}"
                    await line.say("play", id=name, decision=decision["id"], choice=choice)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.2):
                        await line.hear()


async def test_another_server_takes_over_from_a_killed_one_within_five_seconds(
    tmp_path: Path,
) -> None:
    if os.environ.get("MISKATONIC_PURE") and is_current(ROOT, fingerprint(ROOT)):
        pytest.skip("run once, by the compiled tests")
    databases.begin(databases.POSTGRES)
    database: Json = {"MISKATONIC_DATABASE": databases.postgres_of(tmp_path)}
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    async with contextlib.AsyncExitStack() as stack:
        servers = await asyncio.gather(
            *(stack.enter_async_context(running_server(each, **database)) for each in folders)
        )
        names = [await name_of(server) for server in servers]
        assert len(set(names)) == 2
        ada, ben = await servers[0].visitor("Ada"), await servers[0].visitor("Ben")
        table = await game_with_a_bot(ada, ben)
        people = [
            [server.with_cookies(dict(person.client.cookies)) for person in (ada, ben)]
            for server in servers
        ]
        lines = [await at.connect(table) for at in (people[0][0], people[1][1])]
        dead = names.index(await held_by(tmp_path, set(names)))
        other = 1 - dead
        servers[dead].process.send_signal(signal.SIGKILL)
        began = time.monotonic()
        assert await held_by(tmp_path, {names[other]}) == names[other]
        assert time.monotonic() - began <= SECONDS
        # The other server is ready, and the bot plays on there.
        async with httpx.AsyncClient(timeout=WATCHDOG) as client:
            assert (await client.get(f"{servers[other].base}/readyz")).status_code == 200
        lines = [await at.connect(table) for at in people[other]]
        await until_a_bot_moves(lines, tmp_path)
