"""Real sockets: frames go directly from the connection to the table, and none is lost."""

import asyncio
import base64
import gc
import json
import os
import signal
import struct
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.run import config, listen
from miskatonic.server.tables.socket_app import receiver_of
from miskatonic.server.transport.channels import MOST_HELD_BACK, Outbox
from miskatonic.server.transport.direct_channel import head
from miskatonic.server.transport.guarded_http import GuardedHttp
from miskatonic.server.transport.sockets import Socket, SocketRules
from tests.server.harness import LocalServer
from tests.server.live import WATCHDOG, LiveSocket, Person, Server, running_server
from tests.server.tables.test_crash import Prepared, prepared, sockets_at

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
__all__ = ["prepared"]


@pytest.mark.parametrize("length", [0, 125, 126, 1024, 65_535, 65_536])
async def test_a_frame_is_encoded_as_websockets_encodes_it(length: int) -> None:
    text = b"x" * length
    assert head(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class HeldTransport:
    """Keeps what is written to it."""

    def __init__(self, is_closing: bool = False) -> None:
        self.written: list[bytes] = []
        self._is_closing = is_closing

    def is_closing(self) -> bool:
        return self._is_closing

    def write(self, data: bytes) -> None:
        self.written.append(data)


async def test_messages_of_one_loop_iteration_are_sent_together_and_in_order() -> None:
    loop, outbox = asyncio.get_running_loop(), Outbox()
    one, two, gone = HeldTransport(), HeldTransport(), HeldTransport(is_closing=True)
    for to, data in [(one, b"1"), (two, b"2"), (gone, b"3"), (one, b"4")]:
        outbox.put(loop, to, data)  # type: ignore[arg-type]
    assert one.written == two.written == []
    await asyncio.sleep(0)
    assert (one.written, two.written, gone.written) == ([b"1", b"4"], [b"2"], [])


async def test_the_outbox_holds_back_a_limited_number_of_messages() -> None:
    loop, outbox, transport = asyncio.get_running_loop(), Outbox(), HeldTransport()
    for number in range(MOST_HELD_BACK + 1):
        outbox.put(loop, transport, b"%d" % number)  # type: ignore[arg-type]
    assert transport.written == [b"%d" % number for number in range(MOST_HELD_BACK)]
    await asyncio.sleep(0)
    assert transport.written[-1] == b"%d" % MOST_HELD_BACK


def frame(payload: bytes, opcode: int, fin: bool = True) -> bytes:
    """A masked frame, as a client sends it."""
    head = bytes(((0x80 if fin else 0) | opcode,))
    if len(payload) < 126:
        head += bytes((0x80 | len(payload),))
    else:
        head += struct.pack("!BH", 0x80 | 126, len(payload))
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


class RawSocket:
    """A socket to which a test writes raw bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, person: Person, table: str) -> "RawSocket":
        host, port = person.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {host}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Origin: {person.base}",
            f"Cookie: {person.headers()['Cookie']}",
        )
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        return cls(reader, writer)

    async def receive(self) -> tuple[int, bytes]:
        """The next frame: its opcode and payload."""
        async with asyncio.timeout(WATCHDOG):
            first, length = await self.reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 15, await self.reader.readexactly(length)

    async def receive_until(self, *types: str) -> Any:
        while True:
            opcode, payload = await self.receive()
            if opcode == 8:
                return struct.unpack("!H", payload[:2])[0]
            if opcode == 1 and json.loads(payload)["type"] in types:
                return json.loads(payload)

    def close(self) -> None:
        self.writer.close()


async def ada_at_a_table(server: Server) -> tuple[Person, str]:
    ada = await server.visitor("Ada")
    return ada, await ada.make_table()


async def test_messages_may_come_in_pieces_and_many_at_once(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ada, table = await ada_at_a_table(server)
        socket = await RawSocket.open(ada, table)
        hello = b'{"type":"hello"}'
        socket.writer.write(frame(hello[:5], 1, fin=False))
        socket.writer.write(frame(b"ping in between", 9))
        socket.writer.write(frame(hello[5:], 0))
        assert (await socket.receive())[0] == 10
        await socket.receive_until("snapshot")
        # Messages are answered in order, whether they come in one packet or byte by byte.
        many = b"".join(
            frame(b'{"type":"chat","id":"c%d","text":"line %d"}' % (n, n), 1) for n in range(5)
        )
        socket.writer.write(many)
        assert [(await socket.receive_until("ack"))["id"] for _ in range(5)] == [
            f"c{n}" for n in range(5)
        ]
        for byte in frame(b'{"type":"vote","id":"v","proposal":1,"agree":true}', 1):
            socket.writer.write(bytes((byte,)))
            await socket.writer.drain()
        assert (await socket.receive_until("nack"))["id"] == "v"
        socket.close()


async def test_invalid_text_or_an_invalid_frame_closes_only_its_own_socket(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ada, table = await ada_at_a_table(server)
        good = await ada.connect(table)
        for bad, code in (
            (frame(b"\xff\xfe", 1), 1007),
            (b"\x81\x02hi", 1002),
            (frame(b"x" * 20_000, 1), 1009),
            (frame(b"", 3), 1002),
        ):
            socket = await RawSocket.open(ada, table)
            socket.writer.write(frame(b'{"type":"hello"}', 1))
            await socket.receive_until("snapshot")
            socket.writer.write(bad)
            assert await socket.receive_until("nothing") == code
            socket.close()
        await good.send("vote", id="v", proposal=1, agree=True)
        assert (await good.receive_until("nack"))["id"] == "v"
        assert "Traceback" not in server.log()


async def test_a_flood_is_read_no_faster_than_it_is_answered(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ada, table = await ada_at_a_table(server)
        socket = await RawSocket.open(ada, table)
        socket.writer.write(frame(b'{"type":"hello"}', 1))
        await socket.receive_until("snapshot")
        chat = b"".join(
            frame(b'{"type":"chat","id":"c%d","text":"line"}' % n, 1) for n in range(100)
        )
        socket.writer.write(chat)
        heard = [await socket.receive_until("ack", "nack") for _ in range(100)]
        assert [each["id"] for each in heard] == [f"c{n}" for n in range(100)]
        assert {each["type"] for each in heard} == {"ack", "nack"}
        socket.close()


class DeafChannel:
    """A channel whose client reads nothing."""

    def __init__(self) -> None:
        self.unread = 0
        self.farewell: tuple[bytes, int] | None = None

    def write(self, frames: Sequence[bytes]) -> int:
        self.unread += sum(map(len, frames))
        return self.unread

    def hang_up(self, bye: bytes, code: int) -> None:
        self.farewell = (bye, code)

    def pause(self, paused: bool) -> None:
        pass


async def test_a_client_that_never_reads_is_disconnected_and_does_not_disturb_others(
    server: LocalServer,
) -> None:
    game = await server.game()
    people = server.context.people
    session, _ = await people.begin_session(await people.guest("Deaf"))
    channel = DeafChannel()
    context = server.context
    limits, rates = context.limits, context.rate_limits
    messages, handshakes = rates["messages"], rates["handshakes"]
    rules = SocketRules(context.clock, limits, rates, messages, handshakes, context.metrics.count)
    deaf = Socket(rules, session, channel, receiver_of(game.live_table))
    game.live_table.join(deaf)
    while channel.farewell is None:
        deaf.arrived('{"type":"hello"}')
        assert channel.unread < 2 * server.context.limits.unsent_bytes
    assert b"too-big" in channel.farewell[0]
    unread = channel.unread
    assert (await game.asked().play())["type"] == "ack"
    assert channel.unread == unread


async def test_a_refused_spectator_is_told_why_and_then_disconnected(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ada, table = await ada_at_a_table(server)
        new = {"game": "arkham-ritual", "seats": 3, "settings": {"spectators": "off"}}
        await ada.do("PUT", f"/api/tables/{table}", new)
        for _ in range(2):
            await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
        await ada.do("POST", f"/api/tables/{table}/start")
        eve = await RawSocket.open(await server.visitor("Eve"), table)
        assert (await eve.receive_until("bye"))["refusal"]["reason"] == "no-spectators"
        assert await eve.receive_until("nothing") == 1008
        eve.close()


async def test_a_stopping_server_closes_all_sockets_cleanly(
    prepared: Prepared, tmp_path: Path
) -> None:
    at = prepared.copy(tmp_path)
    async with running_server(tmp_path) as server:
        sockets: list[LiveSocket] = await sockets_at(server, at)
        server.process.terminate()
        for socket in sockets:
            with pytest.raises(ConnectionClosed, match="1012"):
                await socket.receive_until("nothing")
        # uvicorn stops cleanly, and then passes the signal on.
        assert await server.ended() in (0, -signal.SIGTERM)


def alive(kind: type) -> int:
    return sum(isinstance(each, kind) for each in gc.get_objects())


async def test_a_closed_connection_is_freed_without_the_collector(tmp_path: Path) -> None:
    listener = listen("127.0.0.1", 0)
    base = f"http://127.0.0.1:{listener.getsockname()[1]}"
    server = uvicorn.Server(config(Configuration(data=str(tmp_path))))
    serving = asyncio.ensure_future(server.serve(sockets=[listener]))
    person = Person(base, httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=60))
    try:
        await person.do("PUT", "/api/me", {"name": "Ada"})
        table = await person.make_table()
        live_table = await server.config.loaded_app.state.context.tables.live_table(table)
        gc.collect()
        gc.disable()
        heads = alive(GuardedHttp)
        socket = await RawSocket.open(person, table)
        socket.writer.write(frame(b'{"type":"hello"}', 1))
        await socket.receive_until("snapshot")
        gone = [asyncio.Event(), asyncio.Event(), asyncio.Event()]
        weakref.finalize(live_table.connections[0], gone[0].set)
        weakref.finalize(live_table.connections[0]._channel, gone[1].set)
        weakref.finalize(live_table.connections[0]._channel.transport, gone[2].set)
        socket.close()
        async with asyncio.timeout(WATCHDOG):
            for each in gone:
                await each.wait()
            # Fewer if the client's idle connection was closed meanwhile.
            while alive(GuardedHttp) > heads:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    finally:
        gc.enable()
        await person.client.aclose()
        server.should_exit = True
        await serving
