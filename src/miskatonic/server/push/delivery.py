"""Sends a message to a push service: over TLS, to public addresses only, without following
redirects. It blocks, so it runs in a thread.
"""

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Collection
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from miskatonic.server.base.refusals import Refused

SECONDS: Final = 10.0
LONGEST_ENDPOINT: Final = 1024
# How many bytes of a response are read.
READ: Final = 4096
# How long a push service keeps a message for a browser that is offline.
KEPT_SECONDS: Final = 24 * 3600
GONE: Final = (404, 410)


class Delivery(NamedTuple):
    """The HTTP status of a delivery; 0 if there was no response."""

    status: int
    why: str = ""

    @property
    def is_done(self) -> bool:
        return 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        """Whether the subscription has ended or never existed."""
        return self.status in GONE


class NotAllowed(Exception):
    """The address is not public."""


def read_endpoint(endpoint: str, own_hosts: Collection[str]) -> SplitResult:
    """The parts of an endpoint; refused if it is not allowed. `own_hosts` may be anywhere."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise Refused("bad-message", f"{endpoint[:100]!r} is not a URL") from None
    is_own = parts.netloc in own_hosts
    if len(endpoint) > LONGEST_ENDPOINT or not parts.hostname or parts.username is not None:
        raise Refused("bad-message", f"{endpoint[:100]!r} is not the URL of a push service")
    if not endpoint.isascii() or any(each <= " " for each in endpoint):
        raise Refused("bad-message", f"{endpoint[:100]!r} is not the URL of a push service")
    if parts.scheme != "https" and not (is_own and parts.scheme == "http"):
        raise Refused("bad-message", f"unsupported endpoint {endpoint[:100]!r}; use https://…")
    if port not in (None, 443) and not is_own:
        raise Refused("bad-message", f"unsupported port in {endpoint[:100]!r}; use 443")
    return parts


def origin_of(parts: SplitResult) -> str:
    return f"{parts.scheme}://{parts.netloc}"


def deliver(
    endpoint: str, body: bytes, authorization: str, own_hosts: Collection[str] = ()
) -> Delivery:
    parts = read_endpoint(endpoint, own_hosts)
    connection: http.client.HTTPConnection | None = None
    try:
        connection = _connect(parts, parts.netloc in own_hosts)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request(
            "POST",
            path or "/",
            body,
            {
                "Authorization": authorization,
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT_SECONDS),
                "Urgency": "normal",
            },
        )
        answer = connection.getresponse()
        answer.read(READ)
        return Delivery(answer.status, answer.reason)
    except (OSError, http.client.HTTPException, NotAllowed) as error:
        return Delivery(0, str(error) or type(error).__name__)
    finally:
        if connection is not None:
            connection.close()


def _connect(parts: SplitResult, is_own: bool) -> http.client.HTTPConnection:
    """Connect to the address that was checked; the name could resolve to another one next time."""
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = allowed_address(host, port, is_own)
    stream = socket.create_connection((address, port), SECONDS)
    connection = http.client.HTTPConnection(parts.netloc, timeout=SECONDS)
    if parts.scheme == "https":
        try:
            stream = ssl.create_default_context().wrap_socket(stream, server_hostname=host)
        except OSError:
            stream.close()
            raise
    connection.sock = stream
    return connection


def allowed_address(host: str, port: int, is_own: bool) -> str:
    """A public address of this host, so that no one can make this server probe its own network."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    for address in addresses:
        if is_own or is_public(address):
            return address
    raise NotAllowed(f"{host} is at {', '.join(addresses)}, which is not public")


def is_public(address: str) -> bool:
    parsed = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(parsed, "ipv4_mapped", None) or getattr(parsed, "sixtofour", None)
    if mapped is not None:
        parsed = mapped
    return parsed.is_global and not parsed.is_multicast
