"""One connection of one viewer.

Spoken in plain ASGI: a move costs a few messages, and everything in between counts.
What is to be sent waits in a list of its own, so that a slow reader never holds up a table.
"""

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any, Final

import msgspec
from starlette.requests import cookie_parser

from miskatonic.server import protocol
from miskatonic.server.frames import Viewer, padded
from miskatonic.server.house import House
from miskatonic.server.limits import Bucket
from miskatonic.server.origins import is_ours
from miskatonic.server.people import COOKIE
from miskatonic.server.refusals import Refused, status_of
from miskatonic.server.room import Room
from miskatonic.store.store import Person

LOGGER: Final = logging.getLogger(__name__)
_ENCODE: Final = msgspec.json.Encoder().encode
_DECODER: Final[msgspec.json.Decoder[protocol.FromClient]] = msgspec.json.Decoder(
    protocol.FromClient
)
_PATH: Final = re.compile(r"/api/tables/(?P<id>[^/]+)/socket")
# AC-N29  A refusal is as long as any other.
NACK_BYTES: Final = 512
# A socket that keeps sending too fast is closed.
PATIENCE: Final = 20

Message = dict[str, Any]


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


class Socket:
    """A connected viewer; to the room it is a Connection."""

    def __init__(self, house: House, person: Person, send: Any) -> None:
        now = house.clock.now()
        self.person = person
        self.viewer: Viewer = None
        self.greeted = False
        self.farewell: protocol.Refusal | None = None
        self._clock: Final = house.clock
        self._chat_bucket: Final = Bucket(house.limits.chat_per_second, now)
        self.bucket: Final = Bucket(house.limits.messages_per_second, now)
        self.impatience = 0
        self._most: Final = house.limits.unsent_bytes
        self._send: Final = send
        self._unsent: deque[bytes] = deque()
        self._bytes = 0
        self._stuck: StartedCoroutine | None = None
        self._is_busy = False
        self._wake: Final = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Never waits. Who reads too slowly is cut off, and gets a snapshot when it comes back."""
        if self.farewell is not None:
            return
        if not self._is_busy:
            self._send_at_once(frame)
            return
        self._unsent.append(frame)
        self._bytes += len(frame)
        if self._bytes > self._most:
            self.close(Refused("too-big", "too much is waiting to be read").refusal)

    def _send_at_once(self, frame: bytes) -> None:
        """Nearly always there is room in the buffers, and no other task need be woken up for it."""
        sending = self._send({"type": "websocket.send", "text": frame.decode()})
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

    def may_chat(self) -> bool:
        """Whether this line is not one too many."""
        return self._chat_bucket.takes(self._clock.now())

    def close(self, refusal: protocol.Refusal) -> None:
        if self.farewell is None:
            self.farewell = refusal
            self._wake.set()

    async def write(self) -> None:
        """Send what could not be sent at once, until the socket is closed from this side.

        As long as this is busy everything else queues up behind it, so that nothing overtakes.
        """
        while self.farewell is None:
            await self._wake.wait()
            self._wake.clear()
            if self._stuck is not None:
                await self._stuck
                self._stuck = None
            while self._unsent:
                frame = self._unsent.popleft()
                self._bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame.decode()})
            self._is_busy = False
        bye = _ENCODE(protocol.Bye(self.farewell)).decode()
        await self._send({"type": "websocket.send", "text": bye})
        await self._send({"type": "websocket.close", "code": _close_code(self.farewell)})


def _close_code(refusal: protocol.Refusal) -> int:
    """1012: come back soon; 1008 and the rest: not like this."""
    return 1012 if refusal.reason == "try-again" else 1008


class SocketApp:
    """The ASGI application behind /api/tables/{id}/socket."""

    def __init__(self, house: House) -> None:
        self._house: Final = house

    async def __call__(self, scope: Message, receive: Any, send: Any) -> None:
        await receive()
        try:
            person, room = await self._admit(scope)
        except Refused as refused:
            await _turn_away(scope, send, refused.refusal)
            return
        await send({"type": "websocket.accept"})
        socket = Socket(self._house, person, send)
        await self._serve(socket, room, receive)

    async def _admit(self, scope: Message) -> tuple[Person, Room]:
        """Who may come in; everything is checked before the socket is accepted."""
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        house = self._house
        host = house.public_host or headers.get("host")
        if not is_ours(headers.get("origin"), host, scope["scheme"]):
            raise Refused("foreign-origin", "sockets are for pages of this server only")
        if house.is_closing or house.sockets >= house.limits.sockets:
            raise Refused("try-again", "no more sockets at the moment")
        person = await house.people.by_cookie(own_cookie(headers.get("cookie", "")))
        if person is None:
            raise Refused("who-are-you", "give yourself a name first: PUT /api/me")
        wanted = _PATH.fullmatch(scope["path"])
        if wanted is None:
            raise Refused("not-found", "there are no sockets here")
        room = await house.room(wanted["id"])
        mine = sum(connection.person.id == person.id for connection in room.connections)
        if mine >= house.limits.sockets_per_person:
            raise Refused("too-many", "you have this table open too often")
        return person, room

    async def _serve(self, socket: Socket, room: Room, receive: Any) -> None:
        house = self._house
        writing = asyncio.ensure_future(socket.write())
        house.sockets += 1
        try:
            room.join(socket)
            try:
                await self._read(socket, room, receive)
            finally:
                room.leave(socket)
        except Refused as refused:
            socket.close(refused.refusal)
            await asyncio.wait([writing])
        finally:
            house.sockets -= 1
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)

    async def _read(self, socket: Socket, room: Room, receive: Any) -> None:
        """Until the socket is closed; whether by the other side or by us, we hear it like this."""
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            await self._take(socket, room, message)

    async def _take(self, socket: Socket, room: Room, message: Message) -> None:
        """Deal with one message; whatever it is, it must not end anything but itself."""
        began = time.perf_counter()
        command = None
        try:
            command = self._decoded(socket, message)
            await room.commands.receive(socket, command)
            outcome = "done"
        except Refused as refused:
            outcome = refused.refusal.reason
            self._refuse(socket, _id_of(command), refused.refusal)
        except Exception:
            LOGGER.exception("a command failed")
            outcome = "internal"
            refusal = Refused("internal", "something went wrong here; nothing was changed").refusal
            self._refuse(socket, _id_of(command), refusal)
        kind = "unknown" if command is None else type(command).__name__.lower()
        self._house.metrics.count(kind, outcome, time.perf_counter() - began)

    def _decoded(self, socket: Socket, message: Message) -> protocol.FromClient:
        data = message.get("text") or message.get("bytes") or ""
        if len(data) > self._house.limits.message_bytes:
            raise Refused("too-big", f"at most {self._house.limits.message_bytes} bytes")
        now = self._house.clock.now()
        if not socket.bucket.takes(now):
            socket.impatience += 1
            if socket.impatience > PATIENCE:
                socket.close(Refused("too-fast", "far too many messages").refusal)
            raise Refused("too-fast", "too many messages; wait a little")
        try:
            return _DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:200]) from None

    def _refuse(self, socket: Socket, command: str, refusal: protocol.Refusal) -> None:
        socket.send(padded(_ENCODE(protocol.Nack(command, refusal)), NACK_BYTES))


def _id_of(command: protocol.FromClient | None) -> str:
    return str(getattr(command, "id", ""))


def own_cookie(header: str) -> str | None:
    """Ours, whatever else is there: other sites of the same host may set what they like."""
    return cookie_parser(header).get(COOKIE)


async def _turn_away(scope: Message, send: Any, refusal: protocol.Refusal) -> None:
    """An HTTP answer instead of a socket."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    headers = [(b"content-type", b"application/json")]
    status = status_of(refusal)
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": _ENCODE(refusal)})
