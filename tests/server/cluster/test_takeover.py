"""When a server is killed, another takes over its clocks and bots within five seconds."""

import asyncio
import contextlib
import re
import signal
import time
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server import databases
from tests.server.live import WATCHDOG, Json, LiveSocket, Server, game_with_a_bot, running_server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
# The promised limit, and how often the test tries to meet it.
SECONDS: Final = 5.0
ATTEMPTS: Final = 3


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


async def until_a_bot_moves(sockets: list[LiveSocket], folder: Path) -> None:
    """Answer the players' questions until a bot has moved."""
    count = 'SELECT count(*) FROM log WHERE position(\'"by":"bot"\'::bytea IN body) > 0'
    before = (await asyncio.to_thread(databases.ask, folder, count))[0][0]
    async with asyncio.timeout(WATCHDOG):
        while (await asyncio.to_thread(databases.ask, folder, count))[0][0] == before:
            for socket in sockets:
                decision = socket.view["decision"] if socket.view else None
                if decision:
                    choice = decision["options"][0]
                    name = f"move-{decision['id']}"
                    await socket.send("play", id=name, decision=decision["id"], choice=choice)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.2):
                        await socket.receive()


async def test_another_server_takes_over_from_a_killed_one_within_five_seconds(
    tmp_path: Path,
) -> None:
    databases.begin(databases.POSTGRES)
    # A machine that is busy with other tests can make any single attempt late.
    times: list[float] = []
    for attempt in range(ATTEMPTS):
        times.append(await take_over(tmp_path / str(attempt)))
        if times[-1] <= SECONDS:
            break
    assert times[-1] <= SECONDS, times


async def take_over(folder: Path) -> float:
    """Kill the server that holds a table's lease; returns how long another one took to get it."""
    folders = [folder / name for name in ("one", "two")]
    for each in folders:
        each.mkdir(parents=True)
    database: Json = {"MISKATONIC_DATABASE": databases.postgres_of(folder)}
    table, cookies = await game_with_a_bot(folders[0], **database)
    async with contextlib.AsyncExitStack() as stack:
        servers = await asyncio.gather(
            *(stack.enter_async_context(running_server(each, **database)) for each in folders)
        )
        names = [await name_of(server) for server in servers]
        assert len(set(names)) == 2
        people = [[server.with_cookies(each) for each in cookies] for server in servers]
        sockets = [await at.connect(table) for at in (people[0][0], people[1][1])]
        dead = names.index(await held_by(folder, set(names)))
        other = 1 - dead
        servers[dead].process.send_signal(signal.SIGKILL)
        began = time.monotonic()
        assert await held_by(folder, {names[other]}) == names[other]
        taken = time.monotonic() - began
        # The other server is ready, and the bot plays on there.
        async with httpx.AsyncClient(timeout=WATCHDOG) as client:
            assert (await client.get(f"{servers[other].base}/readyz")).status_code == 200
        sockets = [await at.connect(table) for at in people[other]]
        await until_a_bot_moves(sockets, folder)
    return taken
