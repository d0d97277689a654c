"""Idle, silent and slow connections do not keep others out."""

import asyncio
import contextlib
import json
import resource
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.transport.admission import FOR_FILES, Admission
from tests.server.harness import LocalServer, open_server
from tests.server.live import WATCHDOG, Server, running_server

pytestmark = pytest.mark.anyio
# A time limit in seconds that no test reaches.
NEVER = "1000"
HALF = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def address(server: Server) -> tuple[str, int]:
    url = httpx.URL(server.base)
    assert url.port is not None
    return url.host, url.port


@contextlib.asynccontextmanager
async def half_sent(server: Server, number: int) -> AsyncIterator[list[Streams]]:
    """Open connections that have begun a request and do not finish it."""
    opened: list[Streams] = []
    try:
        for _ in range(number):
            streams = await asyncio.open_connection(*address(server))
            streams[1].write(HALF)
            opened.append(streams)
        yield opened
    finally:
        for _, writer in opened:
            writer.close()


async def answer(server: Server, said: bytes) -> tuple[int, dict[str, Any]]:
    """The status and body that the server answers to raw bytes."""
    reader, writer = await asyncio.open_connection(*address(server))
    try:
        writer.write(said)
        async with asyncio.timeout(WATCHDOG):
            head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)
    finally:
        writer.close()


async def test_half_sent_requests_do_not_keep_others_out(tmp_path: Path) -> None:
    """1,100 of them, with 1,024 descriptors: players go on, and newcomers get in."""
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    )
    async with running_server(
        tmp_path, descriptors=1024, MISKATONIC_LIMITS_HEADER_SECONDS=NEVER
    ) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        for _ in range(2):
            await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
        socket = await ada.connect(table)
        await ada.do("POST", f"/api/tables/{table}/start")
        await socket.receive_until("snapshot")
        async with half_sent(server, 1_100):
            bob = await server.visitor("Bob")
            await bob.do("GET", "/api/games")
            await bob.connect(table)
            await socket.send("ping", epoch=0, n=0)
            await socket.receive_until("pong")
            await socket.send("chat", id="still here", text="I am still here")
            assert (await socket.receive_until("ack", "nack"))["type"] == "ack"
        assert "Traceback" not in server.log()


async def test_an_unfinished_request_is_answered_and_disconnected(tmp_path: Path) -> None:
    async with running_server(
        tmp_path, MISKATONIC_LIMITS_HEADER_SECONDS="1", MISKATONIC_LIMITS_BODY_SECONDS="1"
    ) as server:
        status, refusal = await answer(server, HALF)
        assert (status, refusal["reason"]) == (408, "try-again")
        status, refusal = await answer(server, b"")
        assert status == 408
        reader, writer = await asyncio.open_connection(*address(server))
        body = b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        writer.write(body + b"content-length: 100\r\n\r\n{")
        async with asyncio.timeout(WATCHDOG):
            with contextlib.suppress(ConnectionError):
                await reader.read()
        writer.close()


async def test_invalid_http_and_refused_handshakes_are_answered(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        status, refusal = await answer(server, b"this is not HTTP\r\n\r\n")
        assert (status, refusal["reason"]) == (400, "bad-message")
        # A connection can send a second request.
        async with httpx.AsyncClient(base_url=server.base, timeout=WATCHDOG) as client:
            for _ in range(2):
                assert (await client.get("/healthz")).status_code == 200
        ada = await server.visitor("Ada")
        handshake = (
            f"GET /api/tables/{'x' * 22}/socket HTTP/1.1\r\nhost: {address(server)[0]}\r\n"
            f"origin: {server.base}\r\ncookie: {ada.headers()['Cookie']}\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        status, refusal = await answer(server, handshake.encode())
        assert status in (403, 404)
        assert refusal["reason"] in ("foreign-origin", "no-such-table")
        await ada.do("GET", "/api/me")
        assert "handshake" not in server.log()


async def test_a_socket_that_never_reads_is_disconnected(tmp_path: Path) -> None:
    async with running_server(
        tmp_path,
        MISKATONIC_LIMITS_UNREAD_SECONDS="0.5",
        MISKATONIC_LIMITS_UNSENT_BYTES="500000000",
        MISKATONIC_LIMITS_MESSAGES_PER_SECOND="1000000",
    ) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        reading = await ada.connect(table)
        handshake = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\n"
            f"host: {httpx.URL(server.base).netloc.decode()}\r\n"
            f"origin: {server.base}\r\ncookie: {ada.headers()['Cookie']}\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(*address(server), limit=1024)
        writer.write(handshake.encode())
        await reader.readuntil(b"\r\n\r\n")
        hello = masked(b'{"type":"hello"}')
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(WATCHDOG):
                while not writer.transport.is_closing():
                    writer.write(hello * 50)
                    await writer.drain()
                    # Nothing is read: the reader's own limit has stopped its transport.
                    await asyncio.sleep(0.001)
        assert writer.transport.is_closing()
        await reading.send("ping", epoch=0, n=0)
        await reading.receive_until("pong")


def masked(text: bytes) -> bytes:
    """A frame of a client, with a mask of zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def test_a_silent_socket_is_closed(tmp_path: Path) -> None:
    async with open_server(tmp_path, hello_seconds=15.0, idle_seconds=50.0) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        mute = await ada.socket(table).opened()
        idle = await (await ada.socket(table).opened()).hello()
        lively = await (await ada.socket(table).opened()).hello()
        await server.clock.forward(20_000)
        assert (await mute.closed())["refusal"]["reason"] == "try-again"
        assert mute.close_code == 1012
        for _ in range(3):
            await server.clock.forward(20_000)
            await lively.ask("vote", proposal=1, agree=True)
        closed = await idle.closed()
        assert closed["refusal"]["detail"] == "no message for 50 s"
        assert len((await server.live_table(table)).connections) == 1


# ---------------------------------------------------------------- a full server


async def test_the_last_sockets_are_reserved_for_players(tmp_path: Path) -> None:
    async with open_server(tmp_path, sockets=10) as server:
        assert server.context.admission.most_sockets_of_others == 9
        game = await server.game()
        watcher = await server.visitor("Watcher")
        for _ in range(6):
            await watcher.connect(game.id)
        refused = watcher.socket(game.id)
        assert (await refused.refused())["detail"].startswith("the server is full")
        assert refused.status == 503
        await game.visitors[0].connect(game.id)
        assert (await game.visitors[0].socket(game.id).refused())["reason"] == "try-again"
        assert server.context.admission.turned_away == 2


def test_the_socket_limit_follows_the_descriptor_limit() -> None:
    admission = Admission(Limits(), descriptors=1024)
    assert admission.most == 1024 - FOR_FILES
    assert admission.most_sockets_of_others < admission.most_sockets < admission.most
    assert Admission(Limits(sockets=50), descriptors=1024).most_sockets == 50


class Waiting:
    """A connection as `Admission` sees it."""

    def __init__(self, address: str) -> None:
        self.client = (address, 1)
        self.is_cut_off = False

    def cut_off(self) -> None:
        self.is_cut_off = True


@pytest.mark.parametrize(
    ("trusted", "address", "kept"),
    [
        ((), "10.1.2.3", 2),
        (("192.0.2.1",), "10.1.2.3", 2),
        (("10.1.2.3",), "10.1.2.3", 5),
        (("10.0.0.0/8",), "10.1.2.3", 5),
        (("10.0.0.0/8",), "::ffff:10.1.2.3", 5),
        (("fd00::/8",), "fd00::1", 5),
        (("fd00::/8", "proxy.example"), "fe80::1%eth0", 2),
        (("*",), "203.0.113.1", 5),
    ],
)
def test_connections_behind_a_trusted_proxy_are_not_limited_by_address(
    trusted: tuple[str, ...], address: str, kept: int
) -> None:
    admission = Admission(Limits(waiting_per_address=2), 1024, trusted)
    waiting: list[Any] = [Waiting(address) for _ in range(5)]
    for number, each in enumerate(waiting, 1):
        assert admission.connected(each, number)
    assert [each.is_cut_off for each in waiting] == [True] * (5 - kept) + [False] * kept
    for each in waiting:
        admission.not_idle(each)
        admission.idle_again(each)
        admission.not_idle(each)
    assert not admission._idle_by_network


async def test_a_server_out_of_descriptors_refuses_quickly(tmp_path: Path) -> None:
    """All descriptors are taken by sockets in use, and none of those may be closed."""
    async with running_server(
        tmp_path,
        descriptors=FOR_FILES + 30,
        MISKATONIC_LIMITS_HEADER_SECONDS=NEVER,
        MISKATONIC_LIMITS_IDLE_SECONDS=NEVER,
        MISKATONIC_LIMITS_SOCKETS_PER_PERSON="100",
        MISKATONIC_LIMITS_HANDSHAKES_PER_SECOND="1000",
    ) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        sockets = [await ada.connect(table) for _ in range(24)]
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\n"
        head += f"host: {httpx.URL(server.base).netloc.decode()}\r\norigin: {server.base}\r\n"
        head += f"cookie: {ada.headers()['Cookie']}\r\nupgrade: websocket\r\n"
        head += "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        head += "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        for _ in range(3):
            status, refusal = await answer(server, head.encode())
            assert (status, refusal["reason"]) == (503, "try-again")
            assert "full" in refusal["detail"]
        await sockets[0].send("ping", epoch=0, n=0)
        await sockets[0].receive_until("pong")
        assert server.log().count("connections rejected so far") == 1
        # A kill saves saying goodbye to the 24 sockets one by one.
        server.process.kill()


async def test_the_configured_limits_reach_the_server(server: LocalServer) -> None:
    assert server.context.admission.most_sockets == server.context.limits.sockets
