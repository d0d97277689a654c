"""A minimal WebSocket client, so that benchmarks measure the server and not the client."""

import asyncio
import base64
import os
import random
import struct
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

CLOSE: Final = 8
PING: Final = 9


class Decision(msgspec.Struct):
    id: int
    options: list[int]
    optional: bool


class Changed(msgspec.Struct):
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    result: Any = None


class Message(msgspec.Struct):
    """The parts of a message that a player reads."""

    type: str
    id: str = ""
    view: Changed | None = None
    changed: Changed | None = None


_DECODE: Final = msgspec.json.Decoder(Message).decode


class Player(asyncio.Protocol):
    """A seat that plays any option as soon as it is asked."""

    def __init__(self, table: str, cookie: str, origin: str, report: "Report") -> None:
        self._table: Final = table
        self._cookie: Final = cookie
        self._origin: Final = origin
        self._report: Final = report
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._open = False
        self._count = 0
        self._sent_at = 0.0
        self.joined: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.over: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.may_play = False
        self._asked: Decision | None = None
        self._chance: Final = random.Random(table + cookie)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{self._table}/socket HTTP/1.1",
            f"Host: {self._origin.partition('//')[2]}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Origin: {self._origin}",
            f"Cookie: {self._cookie}",
        )
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.joined.done():
            self.joined.set_exception(ConnectionError(f"the server hung up: {exc}"))
            # After the measurement nothing awaits it; retrieve the exception to avoid a warning.
            self.joined.exception()
        if not self.over.done():
            self.over.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                # The measurement is over, and the server is closing.
                assert self._transport is not None
                self._transport.close()
                return
            self._open = True
            self._buffer = bytearray(rest)
            self.send(b'{"type":"hello"}')
        self._frames()

    def _frames(self) -> None:
        buffer = self._buffer
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                if len(buffer) - at < 4:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if len(buffer) - at < 10:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            self._frame(buffer[at] & 15, bytes(buffer[start : start + length]))
            at = start + length
        del buffer[:at]

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode == PING:
            self.send(payload, 10)
        elif opcode != CLOSE:
            self._hear(_DECODE(payload))

    def send(self, payload: bytes, opcode: int = 1) -> None:
        """Send a frame masked with zeros, which servers must accept and which costs nothing."""
        assert self._transport is not None
        short = len(payload) < 126
        head = (
            bytes((128 | opcode, 128 | len(payload)))
            if short
            else struct.pack("!BBH", 128 | opcode, 254, len(payload))
        )
        self._transport.write(head + b"\0\0\0\0" + payload)

    def _hear(self, message: Message) -> None:
        if message.type == "ack":
            self._report.acknowledged(time.perf_counter() - self._sent_at)
            return
        now = message.view or message.changed
        if now is None:
            assert message.type not in ("nack", "bye"), message
            return
        if now.result is not None and not self.over.done():
            self.over.set_result(None)
        if now.decision is not msgspec.UNSET:
            self._asked = now.decision
            self.play()
        if message.type == "snapshot" and not self.joined.done():
            self.joined.set_result(None)

    def play(self) -> None:
        asked = self._asked
        if not self.may_play or asked is None or asked.optional:
            return
        self._asked = None
        self._count += 1
        choice = self._chance.choice(asked.options)
        self._sent_at = time.perf_counter()
        self.send(
            b'{"type":"play","id":"%d-%d","decision":%d,"choice":%d}'
            % (asked.id, self._count, asked.id, choice)
        )

    def hang_up(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Report:
    """Counts acknowledged moves and how long each took."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock: Final = clock
        self.began = 0.0
        self.ended = 0.0
        self.seconds: list[float] = []

    def begin(self, seconds: float) -> None:
        self.began = self._clock()
        self.ended = self.began + seconds
        self.seconds.clear()

    def acknowledged(self, seconds: float) -> None:
        if self._clock() < self.ended:
            self.seconds.append(seconds)

    def per_second(self) -> float:
        return len(self.seconds) / (self.ended - self.began)

    def quantile(self, part: float) -> float:
        """Return a quantile of the times, in milliseconds."""
        ranked = sorted(self.seconds)
        return 1000 * ranked[min(len(ranked) - 1, int(part * len(ranked)))] if ranked else 0.0
