"""The ASGI application of the sockets: admits viewers and connects them to their tables."""

import functools
import re
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.requests import cookie_parser

from miskatonic.server.base.addresses import is_same_origin, network_of
from miskatonic.server.base.handlers import Session
from miskatonic.server.base.refusals import Refused, refused_by, status_of
from miskatonic.server.base.tasks import Tasks
from miskatonic.server.people.bans import Bans
from miskatonic.server.people.sessions import COOKIE, People
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.mutes import muted_by, without_muted
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.transport.admission import Admission
from miskatonic.server.transport.channels import EXTENSION, AsgiChannel, Message, Outbox
from miskatonic.server.transport.sockets import (
    Receiver,
    Socket,
    SocketRules,
    read_messages,
    sending,
)
from miskatonic.store.failpoints import HAS_FAILPOINT
from miskatonic.store.store import Store

_ENCODE: Final = msgspec.json.Encoder().encode
_PATH: Final = re.compile(r"/api/tables/(?P<id>[^/]+)/socket")


@dataclass(frozen=True, eq=False)
class JoinChecks:
    """Limits connections, of people and external bots alike."""

    admission: Admission
    limits: Limits
    peers: Peers

    async def check(self, live_table: LiveTable, person: str) -> None:
        """Refuse a connection if the server is full or the person has too many at this table."""
        table = live_table.table
        seat = table.seat_of(person)
        is_player = seat is not None and table.is_running
        self.admission.check_socket(is_player)
        mine = sum(connection.person.id == person for connection in live_table.connections)
        mine += await self.peers.sockets_on_other_servers(live_table.number, person)
        if mine >= self.limits.sockets_per_person:
            raise Refused("too-many", "you have this table open too many times")
        if seat is None:
            await live_table.prepare_for_spectators()


@dataclass(frozen=True, eq=False)
class SocketApp:
    """Admits viewers, and serves their sockets until they are closed."""

    rules: SocketRules
    tasks: Tasks
    store: Store
    people: People
    bans: Bans
    tables: TableRegistry
    admission: Admission
    joins: JoinChecks
    public_host: str
    # A process that dies at a failpoint must have sent everything before it.
    outbox: Outbox | None = field(default_factory=lambda: None if HAS_FAILPOINT else Outbox())

    async def __call__(self, scope: Message, receive: Any, send: Any) -> None:
        await receive()
        client = scope.get("client")
        address = "" if client is None else str(client[0])
        try:
            session, live_table, muted = await self._admit(scope, address)
        except Exception as error:  # noqa: BLE001
            await reject(scope, send, refused_by(error).refusal)
            return
        await send({"type": "websocket.accept"})
        receiver = receiver_of(live_table)
        direct = scope.get("extensions", {}).get(EXTENSION)
        channel = AsgiChannel(send) if direct is None else direct
        socket = Socket(self.rules, session, channel, receiver, address, muted)
        if direct is None:
            async with sending(channel, socket):
                await self._serve(socket, live_table, receive)
            return
        direct.start(socket.arrived, self.outbox, self.rules.limits.unread_seconds)
        if not await self._serve(socket, live_table, receive):
            # The last frame is sent before the connection ends.
            while (await receive())["type"] == "websocket.receive":
                pass

    async def _admit(
        self, scope: Message, address: str
    ) -> tuple[Session, LiveTable, frozenset[str]]:
        """Check everything before the socket is accepted."""
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        if not self.rules.handshakes.take(network_of(address), self.rules.clock.now()):
            raise Refused("too-fast", "too many sockets from here; wait a moment")
        host = self.public_host or headers.get("host")
        if not is_same_origin(headers.get("origin"), host, scope["scheme"]):
            raise Refused("foreign-origin", "sockets are for pages of this server only")
        if self.tasks.is_closing:
            raise Refused("try-again", "the server is shutting down")
        session = await self.people.by_cookie(cookie_in(headers.get("cookie", ""), COOKIE))
        self.bans.check(address, None if session is None else session.person)
        if session is None:
            raise Refused("who-are-you", "choose a name first: PUT /api/me")
        wanted = _PATH.fullmatch(scope["path"])
        if wanted is None:
            raise Refused("not-found", "there is no socket at this address")
        person = session.person.id
        self.admission.check_socket()
        live_table = await self.tables.live_table(wanted["id"])
        table = live_table.table
        await self.tables.check_welcome(table, person)
        await self.joins.check(live_table, person)
        # Only games with free text in claims need the list here; the browser hides chat.
        has_free_text = live_table.has_free_text
        muted = await muted_by(self.store, person) if has_free_text else frozenset()
        return session, await self.tables.current(live_table), muted

    async def _serve(self, socket: Socket, live_table: LiveTable, receive: Any) -> bool:
        """Serve a socket until it is closed; False if the table did not let it in."""
        self.admission.socket_opened()
        try:
            live_table.join(socket)
            try:
                await read_messages(socket, receive)
            finally:
                socket.is_gone = True
                live_table.leave(socket)
        except Refused as refused:
            socket.close(refused.refusal)
            return False
        finally:
            self.admission.socket_closed()
        return True


def receiver_of(live_table: LiveTable) -> Receiver:
    """Connects a socket to a table."""
    return Receiver(live_table.commands.receive, functools.partial(_without_muted, live_table))


def _without_muted(
    live_table: LiveTable, muted: frozenset[str], frames: list[bytes]
) -> list[bytes]:
    return without_muted(live_table.table, muted, frames)


def cookie_in(header: str, name: str) -> str | None:
    """One cookie of a Cookie header; other sites on the same host may have set any others."""
    return cookie_parser(header).get(name)


async def reject(scope: Message, send: Any, refusal: Refusal) -> None:
    """Answer a handshake with an HTTP error instead of a socket."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    headers = [(b"content-type", b"application/json")]
    status = status_of(refusal)
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": _ENCODE(refusal)})
