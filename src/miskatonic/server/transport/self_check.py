"""Checks at start-up that uvicorn and websockets still fit our subclasses of their protocols.

`DirectChannel` and `GuardedHttp` override methods that are not public, so a new version can break
them. The check looks for everything they rely on, then opens a socket over an in-memory transport
and exchanges messages. If it fails, the server uses uvicorn's own protocols and plain ASGI.
"""

import asyncio
import inspect
import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from typing import Any, Final

import uvicorn
from uvicorn.server import ServerState

from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.transport.admission import Admission
from miskatonic.server.transport.channels import EXTENSION, Outbox

LOGGER: Final = logging.getLogger(__name__)
SECONDS: Final = 10.0
# The parameters of the methods that we override or call, by base class.
WEBSOCKET_METHODS: Final[Mapping[str, Sequence[str]]] = {
    "handle_connect": ("self", "event"),
    "send": ("self", "message"),
    "send_receive_event_to_app": ("self",),
    "handle_parser_exception": ("self",),
    "on_task_complete": ("self", "task"),
    "pause_writing": ("self",),
    "resume_writing": ("self",),
    "connection_lost": ("self", "exc"),
}
HTTP_METHODS: Final[Mapping[str, Sequence[str]]] = {
    "connection_made": ("self", "transport"),
    "connection_lost": ("self", "exc"),
    "on_message_begin": ("self",),
    "on_headers_complete": ("self",),
    "on_message_complete": ("self",),
    "on_response_complete": ("self",),
    "handle_websocket_upgrade": ("self",),
    "send_400_response": ("self", "msg"),
    "pause_writing": ("self",),
    "resume_writing": ("self",),
}
WEBSOCKET_ATTRIBUTES: Final = (
    "conn",
    "transport",
    "loop",
    "tasks",
    "frames",
    "curr_msg_data_type",
    "close_sent",
    "disconnected",
    "handshake_initiated",
    "handshake_complete",
    "initial_response",
    "scope",
)
HTTP_ATTRIBUTES: Final = ("connections", "client", "cycle", "loop", "parser", "transport")


class DoesNotFit(Exception):
    """Something that our protocols rely on is missing or works differently."""


def uvicorn_protocols(admission: Admission) -> dict[str, Any]:
    """The `http` and `ws` arguments for uvicorn.Config: our protocols, or uvicorn's own."""
    try:
        return check(admission)
    except Exception as error:  # noqa: BLE001
        LOGGER.warning(
            "uvicorn %s and websockets %s do not fit this version of Miskatonic (%s: %s); falling"
            " back to plain ASGI, which is slower and has no time limits for slow requests",
            version("uvicorn"),
            version("websockets"),
            type(error).__name__,
            error,
        )
        return {"http": "auto", "ws": "websockets-sansio"}


def check(admission: Admission) -> dict[str, Any]:
    """Our protocols for uvicorn; raises an error if they do not work with this version of it."""
    # Imported here, because the imports themselves may fail.
    from miskatonic.server.transport.direct_channel import DirectChannel  # noqa: PLC0415
    from miskatonic.server.transport.guarded_http import guarded_by  # noqa: PLC0415

    _check_methods(DirectChannel.__base__, WEBSOCKET_METHODS)
    http_check = guarded_by(Admission(Limits(), descriptors=1024))
    _check_methods(http_check.__mro__[2], HTTP_METHODS)
    # In a thread, because an event loop may be running in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _exchange_messages(http_check, DirectChannel)).result(SECONDS)
    return {"http": guarded_by(admission), "ws": DirectChannel}


def _check_methods(base: Any, methods: Mapping[str, Sequence[str]]) -> None:
    for name, parameters in methods.items():
        method = getattr(base, name, None)
        if method is None:
            raise DoesNotFit(f"{base.__name__} has no method {name}")
        found = tuple(inspect.signature(method).parameters)
        if found != tuple(parameters):
            raise DoesNotFit(f"{base.__name__}.{name} takes {', '.join(found)}")


def _check_attributes(protocol: Any, names: Sequence[str]) -> None:
    for name in names:
        if not hasattr(protocol, name):
            raise DoesNotFit(f"{type(protocol).__name__} has no attribute {name}")


class _MemoryTransport(asyncio.Transport):
    """Keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.protocol: Any = None
        self._is_closing = False

    def write(self, data: Any) -> None:
        self.written += data

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def get_write_buffer_size(self) -> int:
        return 0


async def _exchange_messages(http: Any, channel: Any) -> None:
    """Send a request, upgrade to a socket, send a message each way, and close it."""
    from websockets.client import ClientProtocol  # noqa: PLC0415
    from websockets.frames import Frame  # noqa: PLC0415
    from websockets.uri import parse_uri  # noqa: PLC0415

    delivered: list[str | bytes] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        await receive()
        await send({"type": "websocket.accept"})
        offered = scope["extensions"][EXTENSION]
        offered.start(delivered.append, Outbox(), SECONDS)
        offered.write([b"one", b"two"])
        await receive()

    config = uvicorn.Config(
        app, http=http, ws=channel, ws_per_message_deflate=False, log_config=None, access_log=False
    )
    config.load()
    transport = _MemoryTransport()
    transport.protocol = http(config=config, server_state=ServerState(), app_state={})
    transport.protocol.connection_made(transport)
    _check_attributes(transport.protocol, HTTP_ATTRIBUTES)
    transport.protocol.data_received(b"GET / HTTP/1.1\r\nhost: check\r\n\r\n")
    await _until(lambda: transport.written.startswith(b"HTTP/1.1 204"), "an HTTP response")

    transport.written = b""
    client = ClientProtocol(parse_uri("ws://check/"))
    client.send_request(client.connect())
    transport.protocol.data_received(b"".join(client.data_to_send()))
    await _until(lambda: transport.written.endswith(b"two"), "two frames")
    client.receive_data(transport.written)
    heard = [bytes(each.data) for each in client.events_received() if isinstance(each, Frame)]
    if heard != [b"one", b"two"]:
        raise DoesNotFit(f"the client was sent {heard}")
    socket = transport.protocol
    _check_attributes(socket, WEBSOCKET_ATTRIBUTES)
    client.send_text(b"three")
    socket.data_received(b"".join(client.data_to_send()))
    if delivered != ["three"]:
        raise DoesNotFit(f"the socket was delivered {delivered}")
    socket.connection_lost(None)
    if EXTENSION in socket.scope["extensions"]:
        raise DoesNotFit("a closed channel is still offered")


async def _until(is_so: Any, what: str) -> None:
    for _ in range(20):
        if is_so():
            return
        await asyncio.sleep(0)
    raise DoesNotFit(f"{what} did not arrive")
