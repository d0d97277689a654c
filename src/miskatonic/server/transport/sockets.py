"""A WebSocket connection of one viewer.

Messages are handled one at a time, in order. A move is handled where it arrives, without a task,
unless its table is busy; messages that arrive in the meantime wait.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.handlers import Session
from miskatonic.server.base.refusals import Refused, refused_by
from miskatonic.server.protocol.messages import Bye, FromClient, Nack
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.rate_limits.policy import Buckets, Limits
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.transport.channels import AsgiChannel, Channel

_ENCODE: Final = msgspec.json.Encoder().encode
_DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
# AC-N29  A refusal is as long as any other.
NACK_BYTES: Final = 512
# A socket that sends this many messages above the rate limit is closed.
MOST_TOO_FAST: Final = 20
# When this many messages wait for the one before them, reading stops.
MOST_WAITING: Final = 16

# Called when a message has been handled, with the refusal if it was refused.
Done = Callable[[Refused | None], None]


class SocketRules(NamedTuple):
    """Shared by all sockets of a server. `measure` records a message's kind, outcome and time."""

    clock: Clock
    limits: Limits
    rate_limits: RateLimits
    messages: Buckets
    handshakes: Buckets
    measure: Callable[[str, str, float], None]


class Receiver(NamedTuple):
    """The table at the other end: handles messages, and hides frames from a muting viewer."""

    receive: Callable[["Socket", FromClient, Done], None]
    without_muted: Callable[[frozenset[str], list[bytes]], list[bytes]]


class Socket:
    """A connected viewer; for the live table it is a Connection."""

    def __init__(
        self,
        rules: SocketRules,
        session: Session,
        channel: Channel,
        receiver: Receiver,
        address: str = "",
        muted: frozenset[str] = frozenset(),
    ) -> None:
        self.person = session.person
        self.session = session.key
        self.address = address
        # The viewer's seat; None for a spectator.
        self.viewer: int | None = None
        # The ids of the people this person has muted.
        self.muted = muted
        self.greeted = False
        self.farewell: Refusal | None = None
        self._rules: Final = rules
        self._receiver: Final = receiver
        self._channel: Final = channel
        self._messages: Final = rules.messages
        self.heard_at = rules.clock.now()
        self._too_fast = 0
        # The message that is being handled, and since when; and those that wait for it.
        self._command: FromClient | None = None
        self._began = 0.0
        self._is_busy = False
        self._waiting: deque[str | bytes] = deque()
        self._is_free: asyncio.Event | None = None
        self.is_gone = False

    # ------------------------------------------------------------ sending

    def send(self, frame: bytes) -> None:
        self.send_all((frame,))

    def send_all(self, frames: Sequence[bytes]) -> None:
        """Send without waiting. A client that reads too slowly is disconnected, and gets a snapshot
        when it comes back.
        """
        if self.farewell is not None or not frames:
            return
        if self.muted:
            frames = self._receiver.without_muted(self.muted, list(frames))
        if self._channel.write(frames) > self._rules.limits.unsent_bytes:
            self.close(Refused("too-big", "too much unread data").refusal)

    def check_chat(self) -> None:
        """Refuse a chat line or claim that exceeds the rate limit."""
        self._rules.rate_limits.charge_chat(self.person.id, self.address)

    def close(self, refusal: Refusal) -> None:
        if self.farewell is None:
            self.farewell = refusal
            self._channel.hang_up(_ENCODE(Bye(refusal)), _close_code(refusal))

    def close_if_silent(self) -> None:
        """Close a socket that has sent nothing for too long: browsers send pings."""
        limits = self._rules.limits
        seconds = limits.idle_seconds if self.greeted else limits.hello_seconds
        if self._rules.clock.now() - self.heard_at > seconds * 1000:
            self.close(Refused("try-again", f"no message for {seconds:.0f} s").refusal)

    # ------------------------------------------------------------ receiving

    def arrived(self, data: str | bytes) -> None:
        """Handle a message, after those that arrived before it."""
        if not self._is_busy:
            self._handle(data)
            return
        self._waiting.append(data)
        if len(self._waiting) >= MOST_WAITING:
            self._channel.pause(True)

    async def is_free(self) -> None:
        """Wait until the last message has been handled."""
        if self._is_busy:
            self._is_free = asyncio.Event()
            await self._is_free.wait()

    def _handle(self, data: str | bytes) -> None:
        """Handle one message; an error ends nothing but this message."""
        self._began = time.perf_counter()
        self._command = None
        self._is_busy = True
        try:
            command = self._command = self._decoded(data)
        except Exception as error:  # noqa: BLE001
            self._finish(refused_by(error))
        else:
            self._receiver.receive(self, command, self._finish)

    def _finish(self, refused: Refused | None) -> None:
        """A message has been handled; go on with the next one."""
        command = self._command
        outcome = "done"
        if refused is not None:
            outcome = refused.refusal.reason
            nack = Nack(str(getattr(command, "id", "")), refused.refusal)
            self.send(_ENCODE(nack).ljust(NACK_BYTES))
        kind = "unknown" if command is None else type(command).__name__.lower()
        self._rules.measure(kind, outcome, time.perf_counter() - self._began)
        self._is_busy = False
        if self._waiting:
            # In the next turn of the loop: the caller has to finish first.
            asyncio.get_running_loop().call_soon(self._handle_next)
        elif self._is_free is not None:
            self._is_free.set()

    def _handle_next(self) -> None:
        if self.is_gone or self.farewell is not None:
            self._waiting.clear()
        if self._is_busy or not self._waiting:
            return
        self._handle(self._waiting.popleft())
        if not self._waiting:
            self._channel.pause(False)

    def _decoded(self, data: str | bytes) -> FromClient:
        limits = self._rules.limits
        if len(data) > limits.message_bytes:
            raise Refused("too-big", f"at most {limits.message_bytes} bytes")
        now = self.heard_at = self._rules.clock.now()
        if not self._messages.take(self.person.id, now):
            self._too_fast += 1
            if self._too_fast > MOST_TOO_FAST:
                self.close(Refused("too-fast", "far too many messages").refusal)
            raise Refused("too-fast", "too many messages; wait a moment")
        try:
            return _DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:200]) from None


def _close_code(refusal: Refusal) -> int:
    """1012 invites the client to come back soon, 1008 does not."""
    return 1012 if refusal.reason == "try-again" else 1008


# ---------------------------------------------------------------- ASGI


async def read_messages(socket: Socket, receive: Any) -> None:
    """Pass messages to a socket until it is closed by either side.

    A channel that delivers messages itself only reports the end here.
    """
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        socket.arrived(message.get("text") or message.get("bytes") or "")
        await socket.is_free()


@contextlib.asynccontextmanager
async def sending(channel: AsgiChannel, socket: Socket) -> AsyncIterator[None]:
    """Run a channel while its socket is served, and let it send the last frame."""
    writing = asyncio.ensure_future(channel.run())
    try:
        yield
        if socket.farewell is not None:
            await asyncio.wait([writing])
    finally:
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
