"""Notifications over Valkey (or Redis) instead of the database, and reconnecting."""

import asyncio
import contextlib
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection
from typing import Final

import pytest

from miskatonic.errors import BadOptions
from miskatonic.server.cluster.log_follower import LogFollower
from miskatonic.server.cluster.notifications import Listener, ValkeyNotifications
from miskatonic.server.ops.configuration import Configuration
from miskatonic.store.notify import Notification, Notifier, read_notifications, written
from miskatonic.store.postgres import read_url
from miskatonic.store.writer import Row
from tests.server import databases
from tests.server.harness import open_server
from tests.server.two_servers import eventually, see_each_other, split
from tools.services import free_port
from tools.services import valkey as valkey_server

pytestmark = pytest.mark.anyio
WATCHDOG: Final = 20


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_a_notification_names_watched_tables_and_their_last_rows() -> None:
    notifier = Notifier("me")
    rows = [Row(table, seq, 0, None, None, b"{}") for table, seq in ((7, 1), (8, 4), (7, 2))]
    assert notifier.with_commit(rows) is None
    notifier.begin(None)
    assert notifier.with_commit(rows) is None
    notifier.add_table(7)
    said = notifier.with_commit(rows)
    assert said is not None
    assert list(read_notifications(said)) == [Notification("me", 7, 2)]


def test_unreadable_parts_of_a_notification_are_skipped() -> None:
    assert written("me", [(7, 2), (8, -1)]) == "me 7:2 8:-1"
    assert list(read_notifications("me 7:2 8:-1 x:3 9: 9")) == [
        Notification("me", 7, 2),
        Notification("me", 8, -1),
    ]
    assert list(read_notifications("")) == []


@pytest.mark.parametrize(
    ("given", "told"),
    [("mysql://x/y", "begins with mysql://"), ("::", "cannot be read")],
)
def test_an_invalid_url_is_reported_without_its_password(given: str, told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        read_url(given)
    with pytest.raises(BadOptions) as raised:
        read_url("oracle://me:hush@host/x")
    assert "hush" not in str(raised.value)
    with pytest.raises(ValueError, match="valkey://host"):
        Configuration(doorbell="http://host")


@contextlib.contextmanager
def valkey(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    program = valkey_server()
    if program is None:
        pytest.skip("there is neither Valkey nor Redis here: python -m tools.services")
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    running = [start(command, folder, port)]
    try:
        yield f"valkey://127.0.0.1:{port}", running
    finally:
        for each in running:
            each.kill()
            each.wait()


def start(command: list[str], folder: Path, port: int) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    until = time.monotonic() + WATCHDOG
    while time.monotonic() < until:
        with contextlib.suppress(OSError), create_connection(("127.0.0.1", port)):
            return process
        time.sleep(0.02)
    raise AssertionError("it does not start")


async def test_a_listener_reconnects_to_valkey(tmp_path: Path) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    with valkey(tmp_path) as (url, running):
        notifier = ValkeyNotifications(url)
        again = asyncio.Event()
        listener = Listener(notifier, heard.put_nowait, again.set)
        listener.start()
        try:
            assert await published(notifier, heard, "me 1:1")
            assert not again.is_set()
            port = int(url.rpartition(":")[2])
            command = list(map(str, running[0].args))  # type: ignore[arg-type]
            running[0].kill()
            running[0].wait()
            # While Valkey is down, publishing neither blocks nor fails.
            notifier.publish("me 1:2")
            running.append(await asyncio.to_thread(start, command, tmp_path, port))
            assert await published(notifier, heard, "me 1:3")
            assert listener.losses > 0
            assert again.is_set()
        finally:
            await listener.close()


async def published(notifier: ValkeyNotifications, heard: "asyncio.Queue[str]", said: str) -> bool:
    """Publish until it is received: a listener that has not begun receives nothing."""
    async with asyncio.timeout(WATCHDOG):
        while True:
            notifier.publish(said)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.1):
                    if await heard.get() == said:
                        return True


@pytest.mark.slow
async def test_servers_see_each_others_moves_at_once_over_valkey(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: LogFollower) -> None: ...

    # No server polls the log, so everything it sees came by notification.
    monkeypatch.setattr(LogFollower, "look", nothing)
    databases.begin(databases.POSTGRES)
    with valkey(tmp_path) as (url, _):
        settings = Configuration(doorbell=url)
        async with (
            open_server(tmp_path, configuration=settings) as here,
            open_server(tmp_path, configuration=settings) as there,
        ):
            await eventually(lambda: see_each_other(here, there))
            game = await here.game()
            sockets = await split(game, there)
            live_tables = [await here.live_table(game.id), await there.live_table(game.id)]
            await eventually(lambda: all(live_table.audience.remote for live_table in live_tables))
            for number in range(1, 11):
                asked = next(each for each in sockets if each.decision)
                assert (await asked.play())["type"] == "ack"
                await eventually(lambda: live_tables[0].table.seq == live_tables[1].table.seq)
                assert len(live_tables[0].table.moves) == number
                for socket in sockets:
                    await socket.drain()
