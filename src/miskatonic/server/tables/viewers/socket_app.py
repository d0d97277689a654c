"""The ASGI application of the sockets: admits viewers and connects them to their tables."""

import functools
import re
from typing import Any, Final

from miskatonic.server.base.addresses import is_same_origin, network_of
from miskatonic.server.base.handlers import Session
from miskatonic.server.base.refusals import Refused, refused_by
from miskatonic.server.base.tasks import Tasks
from miskatonic.server.people.bans import Bans
from miskatonic.server.people.sessions import COOKIE, People
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.viewers.joining import JoinChecks
from miskatonic.server.tables.viewers.mutes import muted_by, without_muted
from miskatonic.server.transport.channels import EXTENSION, AsgiChannel, Message, Outbox
from miskatonic.server.transport.sockets import (
    Receiver,
    Socket,
    SocketRules,
    address_of,
    cookie_in,
    read_messages,
    reject,
    sending,
)
from miskatonic.store.failpoints import HAS_FAILPOINT
from miskatonic.store.store import Store

_PATH: Final = re.compile(r"/api/tables/(?P<id>[^/]+)/socket")


class SocketApp:
    def __init__(
        self,
        rules: SocketRules,
        tasks: Tasks,
        store: Store,
        people: People,
        bans: Bans,
        tables: TableRegistry,
        joins: JoinChecks,
        public_host: str,
    ) -> None:
        self._rules: Final = rules
        self._tasks: Final = tasks
        self._store: Final = store
        self._people: Final = people
        self._bans: Final = bans
        self._tables: Final = tables
        self._joins: Final = joins
        self._admission: Final = joins.admission
        self._public_host: Final = public_host
        # A process that dies at a failpoint must have sent everything before it.
        self._outbox: Final = None if HAS_FAILPOINT else Outbox()

    async def __call__(self, scope: Message, receive: Any, send: Any) -> None:
        await receive()
        try:
            session, live_table, muted = await self._admit(scope)
        except Exception as error:  # noqa: BLE001
            await reject(scope, send, refused_by(error).refusal)
            return
        await send({"type": "websocket.accept"})
        receiver = receiver_of(live_table)
        direct = scope.get("extensions", {}).get(EXTENSION)
        channel = AsgiChannel(send) if direct is None else direct
        socket = Socket(self._rules, session, channel, receiver, address_of(scope), muted)
        if direct is None:
            async with sending(channel, socket):
                await self._serve(socket, live_table, receive)
            return
        direct.start(socket.arrived, self._outbox, self._rules.limits.unread_seconds)
        if not await self._serve(socket, live_table, receive):
            # The last frame is sent before the connection ends.
            while (await receive())["type"] == "websocket.receive":
                pass

    async def _admit(self, scope: Message) -> tuple[Session, LiveTable, frozenset[str]]:
        """Check everything before the socket is accepted."""
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        address = address_of(scope)
        if not self._rules.rate_limits.take("handshakes", network_of(address)):
            raise Refused("too-fast", "too many sockets from here; wait a moment")
        host = self._public_host or headers.get("host")
        if not is_same_origin(headers.get("origin"), host, scope["scheme"]):
            raise Refused("foreign-origin", "sockets are for pages of this server only")
        if self._tasks.is_closing:
            raise Refused("try-again", "the server is shutting down")
        session = await self._people.by_cookie(cookie_in(headers.get("cookie", ""), COOKIE))
        self._bans.check(address, None if session is None else session.person)
        if session is None:
            raise Refused("who-are-you", "choose a name first: PUT /api/me")
        wanted = _PATH.fullmatch(scope["path"])
        if wanted is None:
            raise Refused("not-found", "there is no socket at this address")
        person = session.person.id
        self._admission.check_socket()
        live_table = await self._tables.live_table(wanted["id"])
        await self._tables.check_welcome(live_table, person)
        await self._joins.check(live_table, person)
        # Only games with free text in claims need the list here; the browser hides chat.
        has_free_text = bool(live_table.table.manifest.free_text)
        muted = await muted_by(self._store, person) if has_free_text else frozenset()
        return session, await self._tables.kept(live_table), muted

    async def _serve(self, socket: Socket, live_table: LiveTable, receive: Any) -> bool:
        """Serve a socket until it is closed; False if the table did not let it in."""
        self._admission.socket_opened()
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
            self._admission.socket_closed()
        return True


def receiver_of(live_table: LiveTable) -> Receiver:
    """Connects a socket to a table."""
    return Receiver(live_table.commands.receive, functools.partial(_without_muted, live_table))


def _without_muted(
    live_table: LiveTable, muted: frozenset[str], frames: list[bytes]
) -> list[bytes]:
    return without_muted(live_table.table, muted, frames)
