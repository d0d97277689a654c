"""One connection of one viewer.

A message is dealt with where it arrives, if nothing has to be waited for; a move never does, unless
its table is busy. Whatever else arrives at a socket meanwhile waits its turn.
"""

import asyncio
import re
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from starlette.requests import cookie_parser

from miskatonic.server.doors import FULL
from miskatonic.server.house import House
from miskatonic.server.limits import network_of
from miskatonic.server.lines import EXTENSION, AsgiLine, Line, Message, TableProtocol
from miskatonic.server.muting import for_ears_of, muted_by
from miskatonic.server.origins import is_ours
from miskatonic.server.people import COOKIE, Session
from miskatonic.server.protocol.messages import Bye, FromClient, Nack
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.refusals import Refused, refused_by, status_of
from miskatonic.server.room import Room
from miskatonic.server.stream import Viewer, padded
from miskatonic.store.failpoints import is_any_set

_ENCODE: Final = msgspec.json.Encoder().encode
_DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_PATH: Final = re.compile(r"/api/tables/(?P<id>[^/]+)/socket")
# AC-N29  A refusal is as long as any other.
NACK_BYTES: Final = 512
# A socket that keeps sending too fast is closed.
PATIENCE: Final = 20
# So many messages may wait for the one before them; then nothing more is read.
MOST_WAITING: Final = 16


class Socket:
    """A connected viewer; to the room it is a Connection."""

    def __init__(
        self, house: House, session: Session, room: Room, line: Line, address: str = ""
    ) -> None:
        self.person = session.person
        self.session = session.key
        self.address = address
        self.viewer: Viewer = None
        # The people whom this person does not want to hear.
        self.muted: frozenset[str] = frozenset()
        self.greeted = False
        self.farewell: Refusal | None = None
        self._house: Final = house
        self._room: Final = room
        self._line: Final = line
        self._messages: Final = house.allowances["messages"]
        self.heard_at = house.clock.now()
        self._impatience = 0
        # The message that is being dealt with, and since when; and those that wait for it.
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
        """Never waits. Who reads too slowly is cut off, and gets a snapshot when it comes back."""
        if self.farewell is not None or not frames:
            return
        if self.muted:
            frames = for_ears_of(self._room, self.muted, list(frames))
        self._line.write(frames)
        if self._line.unsent() > self._house.limits.unsent_bytes:
            self.close(Refused("too-big", "too much is waiting to be read").refusal)

    def check_chat(self) -> None:
        """Refuse a line that is one too many, from whichever socket of this person it comes."""
        refusal = "too many lines; wait a little"
        self._house.allowances.charge("chat", self.person.id, self.address, refusal)

    def close(self, refusal: Refusal) -> None:
        if self.farewell is None:
            self.farewell = refusal
            self._line.hang_up(_ENCODE(Bye(refusal)), _close_code(refusal))

    def close_if_silent(self) -> None:
        """Browsers say hello at once, and something every few seconds; who does not is gone."""
        limits = self._house.limits
        seconds = limits.idle_seconds if self.greeted else limits.hello_seconds
        if self._house.clock.now() - self.heard_at > seconds * 1000:
            self.close(Refused("try-again", f"you have said nothing for {seconds:.0f} s").refusal)

    # ------------------------------------------------------------ receiving

    def arrived(self, data: str | bytes) -> None:
        """A message. In the order in which they arrive, one after the other."""
        if not self._is_busy:
            self._take(data)
            return
        self._waiting.append(data)
        if len(self._waiting) >= MOST_WAITING:
            self._line.pause(True)

    async def is_free(self) -> None:
        """Wait until the last message is dealt with."""
        if self._is_busy:
            self._is_free = asyncio.Event()
            await self._is_free.wait()

    def _take(self, data: str | bytes) -> None:
        """Deal with one message; whatever it is, it must not end anything but itself."""
        self._began = time.perf_counter()
        self._command = None
        self._is_busy = True
        try:
            command = self._command = self._decoded(data)
            is_taken = self._house.takes_at_once and self._room.commands.take_at_once(
                self, command, self._finish
            )
        except Exception as error:  # noqa: BLE001
            self._finish(refused_by(error))
        else:
            if not is_taken:
                self._house.spawn(self._receive(command))

    async def _receive(self, command: FromClient) -> None:
        """The same, for what has to wait."""
        try:
            await self._room.commands.receive(self, command)
        except Exception as error:  # noqa: BLE001
            self._finish(refused_by(error))
        else:
            self._finish(None)

    def _finish(self, refused: Refused | None) -> None:
        """A message is dealt with; the next one may be."""
        command = self._command
        outcome = "done"
        if refused is not None:
            outcome = refused.refusal.reason
            nack = Nack(str(getattr(command, "id", "")), refused.refusal)
            self.send(padded(_ENCODE(nack), NACK_BYTES))
        kind = "unknown" if command is None else type(command).__name__.lower()
        self._house.metrics.count(kind, outcome, time.perf_counter() - self._began)
        self._is_busy = False
        if self._waiting:
            # Not from here: whoever has come this far wants to come to an end.
            asyncio.get_running_loop().call_soon(self._take_next)
        elif self._is_free is not None:
            self._is_free.set()

    def _take_next(self) -> None:
        if self.is_gone or self.farewell is not None:
            self._waiting.clear()
        if self._is_busy or not self._waiting:
            return
        self._take(self._waiting.popleft())
        if not self._waiting:
            self._line.pause(False)

    def _decoded(self, data: str | bytes) -> FromClient:
        if len(data) > self._house.limits.message_bytes:
            raise Refused("too-big", f"at most {self._house.limits.message_bytes} bytes")
        now = self.heard_at = self._house.clock.now()
        if not self._messages.takes(self.person.id, now):
            self._impatience += 1
            if self._impatience > PATIENCE:
                self.close(Refused("too-fast", "far too many messages").refusal)
            raise Refused("too-fast", "too many messages; wait a little")
        try:
            return _DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:200]) from None


def _close_code(refusal: Refusal) -> int:
    """1012: come back soon; 1008 and the rest: not like this."""
    return 1012 if refusal.reason == "try-again" else 1008


class SocketApp:
    """The ASGI application behind /api/tables/{id}/socket."""

    def __init__(self, house: House) -> None:
        self._house: Final = house

    async def __call__(self, scope: Message, receive: Any, send: Any) -> None:
        await receive()
        try:
            session, room, muted = await self._admit(scope)
        except Exception as error:  # noqa: BLE001
            await _turn_away(scope, send, refused_by(error).refusal)
            return
        await send({"type": "websocket.accept"})
        line = scope.get("extensions", {}).get(EXTENSION)
        if isinstance(line, TableProtocol):
            socket = Socket(self._house, session, room, line, _address(scope))
            socket.muted = muted
            line.unread_seconds = self._house.limits.unread_seconds
            # Whoever dies after telling somebody must have told them.
            line.outbox = None if is_any_set() else self._house.outbox
            line.deliver = socket.arrived
            if not await self._serve(socket, room, receive):
                # The farewell goes out before the connection ends.
                while (await receive())["type"] == "websocket.receive":
                    pass
        else:
            line = AsgiLine(send)
            socket = Socket(self._house, session, room, line, _address(scope))
            socket.muted = muted
            await self._serve_asgi(socket, line, room, receive)

    async def _admit(self, scope: Message) -> tuple[Session, Room, frozenset[str]]:
        """Who may come in; everything is checked before the socket is accepted."""
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        house = self._house
        if not house.allowances.takes("handshakes", network_of(_address(scope))):
            raise Refused("too-fast", "too many sockets from here; wait a little")
        host = house.public_host or headers.get("host")
        if not is_ours(headers.get("origin"), host, scope["scheme"]):
            raise Refused("foreign-origin", "sockets are for pages of this server only")
        if house.is_closing:
            raise Refused("try-again", "the server is closing")
        session = await house.people.by_cookie(own_cookie(headers.get("cookie", "")))
        person = None if session is None else session.person
        house.bans.check(house.clock.now(), _address(scope), person)
        if session is None:
            raise Refused("who-are-you", "give yourself a name first: PUT /api/me")
        person = session.person
        wanted = _PATH.fullmatch(scope["path"])
        if wanted is None:
            raise Refused("not-found", "there are no sockets here")
        check_doors(house)
        room = await house.room(wanted["id"])
        await house.check_welcome(room, person.id)
        await check_place(house, room, person.id)
        # Elsewhere nobody says anything in their own words but in the chat.
        speaks = bool(room.table.manifest.free_text)
        muted = await muted_by(house, person.id) if speaks else frozenset()
        return session, await house.kept(room), muted

    async def _serve_asgi(self, socket: Socket, line: AsgiLine, room: Room, receive: Any) -> None:
        writing = asyncio.ensure_future(line.run())
        try:
            await self._serve(socket, room, receive)
            if socket.farewell is not None:
                await asyncio.wait([writing])
        finally:
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)

    async def _serve(self, socket: Socket, room: Room, receive: Any) -> bool:
        """Whether the room took it in, and it was there until it was closed."""
        self._house.sockets += 1
        try:
            room.join(socket)
            try:
                await self._read(socket, receive)
            finally:
                socket.is_gone = True
                room.leave(socket)
        except Refused as refused:
            socket.close(refused.refusal)
            return False
        finally:
            self._house.sockets -= 1
        return True

    async def _read(self, socket: Socket, receive: Any) -> None:
        """Until the socket is closed; whether by the other side or by us, we hear it like this.

        A line that delivers by itself has nothing else to say here.
        """
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            socket.arrived(message.get("text") or message.get("bytes") or "")
            await socket.is_free()


def check_doors(house: House) -> None:
    if house.sockets >= house.doors.sockets:
        house.doors.say_full()
        raise Refused("try-again", FULL)


async def check_place(house: House, room: Room, person: str) -> None:
    """Whether there is a place for one more connection; the last ones are for those who play."""
    is_player = room.table.seat_of(person) is not None and room.table.is_running
    if house.sockets >= house.doors.sockets_of_others and not is_player:
        house.doors.say_full()
        raise Refused("try-again", FULL)
    mine = sum(connection.person.id == person for connection in room.connections)
    mine += await house.neighbours.sockets_elsewhere(room, person)
    if mine >= house.limits.sockets_per_person:
        raise Refused("too-many", "you have this table open too often")
    if room.table.seat_of(person) is None and not room.streams.spectators.is_known:
        async with room.lock:
            await room.look_back()


def _address(scope: Message) -> str:
    client = scope.get("client")
    return "" if client is None else str(client[0])


def own_cookie(header: str) -> str | None:
    """Ours, whatever else is there: other sites of the same host may set what they like."""
    return cookie_parser(header).get(COOKIE)


async def _turn_away(scope: Message, send: Any, refusal: Refusal) -> None:
    """An HTTP answer instead of a socket."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    headers = [(b"content-type", b"application/json")]
    status = status_of(refusal)
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": _ENCODE(refusal)})
