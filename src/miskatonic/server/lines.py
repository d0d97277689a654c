"""The two ways in which a socket's messages come and go.

`TableProtocol` is how the house is served: websockets reads and writes the frames, uvicorn shakes
hands, and what is read goes straight to the socket, without a queue and a task on the way.
`AsgiLine` speaks plain ASGI, under any other server and in tests.
"""

import asyncio
import functools
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Sequence
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

Message = dict[str, Any]
EXTENSION: Final = "miskatonic.line"
# Whoever does not even read the farewell is cut off after so many seconds.
FAREWELL_SECONDS: Final = 5.0
# So much is sent in one go; it takes about a millisecond.
MOST_HELD_BACK: Final = 48


class Line(Protocol):
    """What a socket needs of its connection."""

    def write(self, frames: Sequence[bytes]) -> None:
        """Send text frames, in one go where that is possible; never waits."""

    def unsent(self) -> int:
        """How many bytes the other side has still to read."""

    def hang_up(self, bye: bytes, code: int) -> None:
        """A last frame, and the end."""

    def pause(self, paused: bool) -> None:
        """Whether to stop reading for now."""


def head(frame: bytes) -> bytes:
    """What stands before the bytes of a text frame."""
    return _head(len(frame))


@functools.lru_cache(maxsize=1024)
def _head(length: int) -> bytes:
    """Most frames have one of a few lengths, so websockets is asked once for each. Frames are never
    compressed: their length would tell what is in them.
    """
    written = Frame(Opcode.TEXT, bytes(length)).serialize(mask=False)
    return written[: len(written) - length]


def let_go(transport: Any) -> None:
    """A transport of asyncio's own keeps a method of itself, so only the collector could free it;
    uvloop's keeps none. It is closed: nobody will call that method again.
    """
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None


class Outbox:
    """What all lines of a house have to send, held back until the turn of the loop is over.

    Whoever reads is woken up by what is sent, and that is the dearest part of sending it. Sent in
    one go, what many tables have to say wakes up far fewer: a sixth of the time of a move.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[asyncio.Transport, bytes]] = []

    def put(self, loop: asyncio.AbstractEventLoop, to: asyncio.Transport, data: bytes) -> None:
        if not self._waiting:
            loop.call_soon(self.empty)
        self._waiting.append((to, data))
        if len(self._waiting) >= MOST_HELD_BACK:
            self.empty()

    def empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for transport, data in waiting:
            if not transport.is_closing():
                transport.write(data)


class TableProtocol(WebSocketsSansIOProtocol):
    """A line without ASGI in between, once a socket asks for what it reads (`deliver`)."""

    deliver: Callable[[str | bytes], None] | None = None
    outbox: Outbox | None = None
    # How long the other side may read nothing of what waits for it.
    unread_seconds = 30.0
    _unread: asyncio.TimerHandle | None = None
    _is_full = False
    _is_paused = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            # The application is called in the next turn of the loop at the earliest.
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # An answer instead of a handshake; uvicorn would complain that there was none.
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        deliver = self.deliver
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

    def write(self, frames: Sequence[bytes]) -> None:
        conn = self.conn
        if self.close_sent or self.disconnected or conn.state is not State.OPEN:
            return
        # Nothing else waits to be sent: uvicorn sends at once what the parser has to say.
        if len(frames) == 1:
            data = head(frames[0]) + frames[0]
        else:
            data = b"".join([part for each in frames for part in (head(each), each)])
        if self.outbox is None:
            self.transport.write(data)
        else:
            self.outbox.put(self.loop, self.transport, data)

    def pause_writing(self) -> None:
        self._is_full = True
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.unread_seconds, self._cut_off)

    def resume_writing(self) -> None:
        self._is_full = False
        super().resume_writing()
        self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing refers back to it from here on, so that it is freed without the collector."""
        self._read_on()
        super().connection_lost(exc)
        let_go(self.transport)
        self.deliver = None
        self.conn.parser.close()
        if self.handshake_initiated:
            extensions: Any = self.scope["extensions"]
            extensions.pop(EXTENSION, None)

    def _read_on(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def unsent(self) -> int:
        return self.transport.get_write_buffer_size() if self._is_full else 0

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


class StartedCoroutine:
    """A coroutine that was begun outside of any task and then had to wait; `await` sees it through.

    What it waits for was never handed to a task, so it can still be handed to this one.
    """

    def __init__(self, begun: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._begun: Final = begun
        self._waits_for: Final = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self._waits_for
        while True:
            yield waits_for
            try:
                waits_for = self._begun.send(None)
            except StopIteration:
                return


class AsgiLine:
    """What cannot be sent at once waits in a list, so that a slow reader never holds up a table."""

    def __init__(self, send: Any) -> None:
        self._send: Final = send
        self._unsent: deque[bytes] = deque()
        self._bytes = 0
        self._stuck: StartedCoroutine | None = None
        self._is_busy = False
        self._farewell: tuple[bytes, int] | None = None
        self._wake: Final = asyncio.Event()

    def write(self, frames: Sequence[bytes]) -> None:
        for frame in frames:
            if self._is_busy:
                self._unsent.append(frame)
                self._bytes += len(frame)
            else:
                self._send_at_once(frame)

    def unsent(self) -> int:
        return self._bytes

    def pause(self, paused: bool) -> None:
        """The socket is asked after every message whether it can take another."""

    def _send_at_once(self, frame: bytes) -> None:
        """Nearly always there is room in the buffers, and no other task need be woken up for it."""
        sending = self._send(_text(frame))
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except OSError:
            # The other side is gone; whoever reads from it will hear so.
            return
        self._stuck = StartedCoroutine(sending, waits_for)
        self._is_busy = True
        self._wake.set()

    def hang_up(self, bye: bytes, code: int) -> None:
        self._farewell = (bye, code)
        self._wake.set()

    async def run(self) -> None:
        """Send what could not be sent at once, until the socket is closed from this side.

        As long as this is busy everything else queues up behind it, so that nothing overtakes.
        """
        while self._farewell is None:
            await self._wake.wait()
            self._wake.clear()
            if self._stuck is not None:
                await self._stuck
                self._stuck = None
            while self._unsent:
                frame = self._unsent.popleft()
                self._bytes -= len(frame)
                await self._send(_text(frame))
            self._is_busy = False
        bye, code = self._farewell
        await self._send(_text(bye))
        await self._send({"type": "websocket.close", "code": code})


def _text(frame: bytes) -> Message:
    return {"type": "websocket.send", "text": frame.decode()}
