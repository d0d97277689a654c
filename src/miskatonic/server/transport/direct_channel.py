"""A channel on top of uvicorn's WebSocket protocol, without ASGI in between.

It overrides methods of uvicorn that are not public. self_check.py verifies at start-up that they
still work as expected; if not, the server uses plain ASGI.
"""

import asyncio
import functools
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from miskatonic.server.transport.channels import EXTENSION, Deliver, Outbox

# A client that does not read the last frame either is disconnected after this time.
FAREWELL_SECONDS: Final = 5.0


def head(frame: bytes) -> bytes:
    """The WebSocket header of a text frame."""
    return _head(len(frame))


@functools.lru_cache(maxsize=1024)
def _head(length: int) -> bytes:
    """Cached: most frames have one of a few lengths. Frames are never compressed, because their
    length would then depend on their content.
    """
    written = Frame(Opcode.TEXT, bytes(length)).serialize(mask=False)
    return written[: len(written) - length]


def release_transport(transport: Any) -> None:
    """Break the reference cycle in a closed asyncio transport, so that it is freed at once.

    It keeps a bound method of itself, which is not called any more. uvloop's transports do not.
    """
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None


class DirectChannel(WebSocketsSansIOProtocol):
    """Passes messages straight to a socket, once `start` has been called."""

    _deliver: Deliver | None = None
    _outbox: Outbox | None = None
    _unread_seconds = 30.0
    _unread: asyncio.TimerHandle | None = None
    _is_full = False
    _is_paused = False

    def start(self, deliver: Deliver, outbox: Outbox | None, unread_seconds: float) -> None:
        """Deliver messages to this function from now on. Without an outbox, send at once.

        A client that reads nothing of what waits for it for `unread_seconds` is disconnected.
        """
        self._deliver = deliver
        self._outbox = outbox
        self._unread_seconds = unread_seconds

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            # The application is called in the next turn of the event loop at the earliest.
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # An HTTP response instead of a handshake; uvicorn would log that there was none.
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        deliver = self._deliver
        if deliver is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            deliver(bytes(data))
            return
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            self.conn.fail(1007, "invalid UTF-8")
            self.handle_parser_exception()
            return
        deliver(text)

    def write(self, frames: Sequence[bytes]) -> int:
        conn = self.conn
        if self.close_sent or self.disconnected or conn.state is not State.OPEN:
            return 0
        # Nothing else waits to be sent: uvicorn sends the parser's output at once.
        if len(frames) == 1:
            data = head(frames[0]) + frames[0]
        else:
            data = b"".join([part for each in frames for part in (head(each), each)])
        if self._outbox is None:
            self.transport.write(data)
        else:
            self._outbox.put(self.loop, self.transport, data)
        return self.transport.get_write_buffer_size() if self._is_full else 0

    def pause_writing(self) -> None:
        self._is_full = True
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self._unread_seconds, self._cut_off)

    def resume_writing(self) -> None:
        self._is_full = False
        super().resume_writing()
        self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles, so that it is freed without the garbage collector."""
        self._read_on()
        super().connection_lost(exc)
        release_transport(self.transport)
        self._deliver = None
        self.conn.parser.close()
        if self.handshake_initiated:
            extensions: Any = self.scope["extensions"]
            extensions.pop(EXTENSION, None)

    def _read_on(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def pause(self, paused: bool) -> None:
        if paused == self._is_paused or self.disconnected or self.transport.is_closing():
            return
        self._is_paused = paused
        if paused:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def hang_up(self, bye: bytes, code: int) -> None:
        self.write([bye])
        self.pause(False)
        if not self.disconnected:
            ending = self.loop.create_task(self.send({"type": "websocket.close", "code": code}))
            self.tasks.add(ending)
            ending.add_done_callback(self.on_task_complete)
            self.loop.call_later(FAREWELL_SECONDS, self._cut_off)

    def _cut_off(self) -> None:
        if not self.disconnected:
            self.transport.abort()
