"""Who may connect at all: as many as there are descriptors for, and nobody who only waits.

A connection that has not asked for anything yet can be pushed out by a newer one. So half-sent
requests, however many, keep nobody out: whoever asks in time is answered.
"""

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from miskatonic.server.limits import Limits, network_of
from miskatonic.server.lines import let_go
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.refusals import Refused, status_of

LOGGER: Final = logging.getLogger(__name__)
# Descriptors for files, the database, pipes of bots, and what Python needs.
FOR_FILES: Final = 96
# Of the connections, so much is kept for requests, and so much of the sockets for who plays.
FOR_REQUESTS: Final = 0.1
FOR_PLAYERS: Final = 0.1
MOST_DESCRIPTORS: Final = 65_536
SAID_EVERY: Final = 60.0
FULL: Final = "the house is full at the moment; try again in a minute"


def raise_descriptor_limit() -> int:
    """As many descriptors as the system lets us have; how many that are."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


class TrustedProxies:
    """Addresses and networks, as the setting `trusted_proxies` names them; `*` is everybody."""

    def __init__(self, named: tuple[str, ...]) -> None:
        self._everybody: Final = "*" in named
        self._networks: Final = [
            ipaddress.ip_network(each, strict=False) for each in named if _is_network(each)
        ]

    def __contains__(self, address: object) -> bool:
        if self._everybody or not self._networks:
            return self._everybody
        try:
            parsed = ipaddress.ip_address(str(address).partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(parsed, "ipv4_mapped", None)
        return any((mapped or parsed) in network for network in self._networks)


def _is_network(named: str) -> bool:
    try:
        ipaddress.ip_network(named, strict=False)
    except ValueError:
        return False
    return True


class Doors:
    """All connections, and which of them have not asked for anything yet."""

    def __init__(
        self, limits: Limits, descriptors: int | None = None, proxies: tuple[str, ...] = ()
    ) -> None:
        found = raise_descriptor_limit() if descriptors is None else descriptors
        self.limits: Final = limits
        self.most: Final = max(16, found - FOR_FILES)
        # Sockets in all, and as long as it is not somebody's who plays.
        self.sockets: Final = min(limits.sockets, int(self.most * (1 - FOR_REQUESTS)))
        self.sockets_of_others: Final = max(1, int(self.sockets * (1 - FOR_PLAYERS)))
        self._proxies: Final = TrustedProxies(proxies)
        # In the order in which they came.
        self._waiting: Final[dict[GuardedHttp, str | None]] = {}
        self._by_network: Final[Counter[str | None]] = Counter()
        self._said_at = -SAID_EVERY
        self.turned_away = 0

    def enter(self, connection: "GuardedHttp", open_connections: int) -> bool:
        """Whether there is a place for it; who has waited longest makes room."""
        network = self._network_of(connection)
        if self._by_network[network] >= self.limits.waiting_per_address:
            self._push_out(network)
        if open_connections > self.most and not self._push_out(None):
            self.say_full()
            return False
        self._note(connection, network)
        return True

    def _network_of(self, connection: "GuardedHttp") -> str | None:
        """What counts as one address. Behind a trusted proxy are many people: None counts as no
        address at all.
        """
        address = "" if connection.client is None else connection.client[0]
        return None if address in self._proxies else network_of(address)

    def _note(self, connection: "GuardedHttp", network: str | None) -> None:
        self._waiting[connection] = network
        if network is not None:
            self._by_network[network] += 1

    def _push_out(self, network: str | None) -> bool:
        for connection, its in self._waiting.items():
            if network in (None, its):
                self.asked(connection)
                connection.cut_off()
                return True
        return False

    def asked(self, connection: "GuardedHttp") -> None:
        """It has asked for something, or is gone: it does not wait any more."""
        network = self._waiting.pop(connection, None)
        if network is not None:
            self._by_network[network] -= 1
            if not self._by_network[network]:
                del self._by_network[network]

    def waits(self, connection: "GuardedHttp") -> None:
        """It has been answered, and may ask again."""
        if connection not in self._waiting:
            self._note(connection, self._network_of(connection))

    def say_full(self) -> None:
        """In the log, once a minute."""
        self.turned_away += 1
        now = time.monotonic()
        if now - self._said_at >= SAID_EVERY:
            self._said_at = now
            LOGGER.error(
                "the house is full: %d were turned away so far; there are descriptors for %d"
                " connections (ulimit -n)",
                self.turned_away,
                self.most,
            )


class GuardedHttp(HttpToolsProtocol):
    """Uvicorn's protocol, with an end to waiting: for a head, a body, or somebody who reads."""

    doors: Doors
    _timer: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.doors.enter(self, len(self.connections)):
            self._wait(self.doors.limits.header_seconds)
        else:
            self._answer(Refused("try-again", FULL).refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.asked(self)
        self._stop_waiting()
        self._read_on()
        super().connection_lost(exc)
        let_go(self.transport)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:
            self._wait(self.doors.limits.header_seconds)

    def on_headers_complete(self) -> None:
        self.doors.asked(self)
        self._wait(self.doors.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self.doors.waits(self)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self.doors.asked(self)
        super().handle_websocket_upgrade()
        # It refers back to this, which nobody needs any more.
        self.parser = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        self._answer(Refused("bad-message", msg).refusal)

    # ------------------------------------------------------------ waiting, and its end

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        refusal = Refused("try-again", "this request took too long to arrive").refusal
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            self._answer(refusal, 408)
        else:
            self.cut_off()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.doors.limits.unread_seconds, self.cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def _read_on(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def cut_off(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def _answer(self, refusal: Refusal, status: int = 0) -> None:
        """Without asking the application, and that was all."""
        body = msgspec.json.encode(refusal)
        head = (
            f"HTTP/1.1 {status or status_of(refusal)} Refused\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\ncache-control: no-store\r\nretry-after: 60\r\n"
            "connection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


def guarded_by(doors: Doors) -> type[GuardedHttp]:
    """Uvicorn makes a protocol for each connection; all of these share the doors."""
    return type("GuardedHttp", (GuardedHttp,), {"doors": doors})
