"""Limits open connections and sockets.

A connection that has not sent a request yet can be dropped in favour of a newer one, so clients
that open many connections and send nothing keep no one out.
"""

import ipaddress
import logging
import time
from collections import Counter
from typing import Final, Protocol

from miskatonic.server.base.addresses import network_of
from miskatonic.server.base.refusals import Refused
from miskatonic.server.rate_limits.policy import Limits

LOGGER: Final = logging.getLogger(__name__)
# Descriptors for files, the database, the pipes of bots, and Python itself.
FOR_FILES: Final = 96
# The share of connections reserved for requests, and the share of sockets reserved for players.
FOR_REQUESTS: Final = 0.1
FOR_PLAYERS: Final = 0.1
MOST_DESCRIPTORS: Final = 65_536
# How often the log says that the server is full.
LOGGED_EVERY_SECONDS: Final = 60.0
FULL: Final = "the server is full at the moment; try again in a minute"


def raise_descriptor_limit() -> int:
    """Raise the limit of open files as far as the system allows, and return it."""
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
    """The addresses and networks of the setting `trusted_proxies`; `*` matches every address."""

    def __init__(self, named: tuple[str, ...]) -> None:
        self._all: Final = "*" in named
        self._networks: Final = [
            ipaddress.ip_network(each, strict=False) for each in named if _is_network(each)
        ]

    def __contains__(self, address: object) -> bool:
        if self._all or not self._networks:
            return self._all
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


class HttpConnection(Protocol):
    """An HTTP connection that can be dropped while it is idle."""

    client: tuple[str, int] | None

    def cut_off(self) -> None: ...


class Admission:
    """Counts sockets, and knows which HTTP connections have not sent a request yet."""

    def __init__(
        self, limits: Limits, descriptors: int | None = None, proxies: tuple[str, ...] = ()
    ) -> None:
        found = raise_descriptor_limit() if descriptors is None else descriptors
        self.limits: Final = limits
        self.most: Final = max(16, found - FOR_FILES)
        self.most_sockets: Final = min(limits.sockets, int(self.most * (1 - FOR_REQUESTS)))
        # Beyond this number only players may open sockets.
        self.most_sockets_of_others: Final = max(1, int(self.most_sockets * (1 - FOR_PLAYERS)))
        # How many sockets are open, those of external bots included.
        self.open_sockets = 0
        self._proxies: Final = TrustedProxies(proxies)
        # Connections that have not sent a request, oldest first, with their network.
        self._idle: Final[dict[HttpConnection, str | None]] = {}
        self._idle_by_network: Final[Counter[str | None]] = Counter()
        self._logged_at = -LOGGED_EVERY_SECONDS
        self.turned_away = 0

    # ------------------------------------------------------------ sockets

    def check_socket(self, is_player: bool = True) -> None:
        """Refuse another socket if there are too many; the last ones are for players."""
        most = self.most_sockets if is_player else self.most_sockets_of_others
        if self.open_sockets >= most:
            self.turn_away()
            raise Refused("try-again", FULL)

    def socket_opened(self) -> None:
        self.open_sockets += 1

    def socket_closed(self) -> None:
        self.open_sockets -= 1

    # ------------------------------------------------------------ HTTP connections

    def connected(self, connection: HttpConnection, open_connections: int) -> bool:
        """Admit a new connection, dropping the oldest idle one if necessary; False if full."""
        network = self._network_of(connection)
        if self._idle_by_network[network] >= self.limits.waiting_per_address:
            self._drop_oldest(network)
        if open_connections > self.most and not self._drop_oldest(None):
            self.turn_away()
            return False
        self._add(connection, network)
        return True

    def _network_of(self, connection: HttpConnection) -> str | None:
        """The address that a connection counts for; None behind a trusted proxy, which stands for
        many people.
        """
        address = "" if connection.client is None else connection.client[0]
        return None if address in self._proxies else network_of(address)

    def _add(self, connection: HttpConnection, network: str | None) -> None:
        self._idle[connection] = network
        if network is not None:
            self._idle_by_network[network] += 1

    def _drop_oldest(self, network: str | None) -> bool:
        for connection, its in self._idle.items():
            if network in (None, its):
                self.not_idle(connection)
                connection.cut_off()
                return True
        return False

    def not_idle(self, connection: HttpConnection) -> None:
        """The connection has sent a request, or is closed."""
        network = self._idle.pop(connection, None)
        if network is not None:
            self._idle_by_network[network] -= 1
            if not self._idle_by_network[network]:
                del self._idle_by_network[network]

    def idle_again(self, connection: HttpConnection) -> None:
        """The request has been answered, and the connection may send another one."""
        if connection not in self._idle:
            self._add(connection, self._network_of(connection))

    def turn_away(self) -> None:
        """Count a connection that was turned away, and log it at most once a minute."""
        self.turned_away += 1
        now = time.monotonic()
        if now - self._logged_at >= LOGGED_EVERY_SECONDS:
            self._logged_at = now
            LOGGER.error(
                "%d connections rejected so far; the file descriptor limit allows %d (ulimit -n)",
                self.turned_away,
                self.most,
            )
