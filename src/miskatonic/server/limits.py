"""How much one person, or one address, may ask of the server."""

import functools
import ipaddress
from collections.abc import Callable
from typing import Annotated, Final

from msgspec import Meta

from miskatonic.server.settings import Bytes, Number, Rate, Seconds, Settings


class Limits(Settings, frozen=True, kw_only=True):
    """All limits in one place; benchmarks and tests bring their own."""

    messages_per_second: Annotated[
        Rate, Meta(description="messages of one person, over all sockets")
    ] = 40.0
    chat_per_second: Annotated[
        Rate, Meta(description="lines of chat and claims of one person, over all sockets")
    ] = 1.0
    requests_per_second: Annotated[Rate, Meta(description="requests from one address")] = 20.0
    handshakes_per_second: Annotated[Rate, Meta(description="sockets that one address opens")] = (
        10.0
    )
    logins_per_second: Annotated[
        Rate, Meta(description="new names, accounts and logins from one address")
    ] = 0.2
    passwords_per_second: Annotated[
        Rate, Meta(description="passwords tried for one account, from one address or known browser")
    ] = 0.05
    account_passwords_per_second: Annotated[
        Rate, Meta(description="the same from all addresses; browsers it knows do not count")
    ] = 0.02
    coach_per_second: Annotated[Rate, Meta(description="questions of one person to a coach")] = 0.5
    replays_per_second: Annotated[Rate, Meta(description="replays that one person asks for")] = 1.0
    analyses_per_second: Annotated[
        Rate, Meta(description="analyses of games that one person asks for")
    ] = 0.02
    imports_per_second: Annotated[Rate, Meta(description="games that one person imports")] = 0.05
    tables_per_second: Annotated[
        Rate, Meta(description="tables that one person makes, imported games among them")
    ] = 0.05
    reports_per_second: Annotated[Rate, Meta(description="reports that one person makes")] = 0.02
    pushes_per_second: Annotated[
        Rate, Meta(description="messages to the browsers of one person that it is their turn")
    ] = 0.05
    people_per_address: Annotated[
        Number, Meta(description="as much as so many people may come from one address")
    ] = 8
    tables_per_person: Annotated[Number, Meta(description="unfinished tables of one host")] = 20
    bots_per_person: Annotated[
        Number, Meta(description="bots from outside that one person answers for")
    ] = 8
    sockets_per_person: Annotated[
        Number, Meta(description="sockets of one person at one table")
    ] = 8
    sockets: Annotated[
        Number,
        Meta(description="sockets in all; never more than the system has descriptors for"),
    ] = 10_000
    waiting_per_address: Annotated[
        Number, Meta(description="connections of one address that have not asked for anything yet")
    ] = 64
    header_seconds: Annotated[
        Seconds, Meta(description="how long the head of a request may take")
    ] = 10.0
    body_seconds: Annotated[Seconds, Meta(description="how long its body may take")] = 60.0
    hello_seconds: Annotated[
        Seconds, Meta(description="how long a socket may take until it says hello")
    ] = 20.0
    idle_seconds: Annotated[
        Seconds, Meta(description="how long a socket may say nothing; browsers say something")
    ] = 120.0
    unread_seconds: Annotated[
        Seconds, Meta(description="how long somebody may read nothing of what is sent")
    ] = 30.0
    message_bytes: Annotated[Bytes, Meta(description="the longest message")] = 16_384
    body_bytes: Annotated[Bytes, Meta(description="the longest request")] = 65_536
    import_bytes: Annotated[Bytes, Meta(description="the longest game to import")] = 1_048_576
    unsent_bytes: Annotated[
        Bytes, Meta(description="what may wait for a slow reader before it is cut off")
    ] = 1_048_576


class Bucket:
    """Lets through so many a second, and three seconds' worth (at least `burst`) at once."""

    __slots__ = ("_at", "_per_ms", "left", "most", "unshared")

    def __init__(self, per_second: float, now: int, burst: int = 5) -> None:
        self._per_ms: Final = per_second / 1000
        self.most: Final = max(float(burst), per_second * 3)
        self.left = self.most
        # What was taken since others were told of it.
        self.unshared = 0.0
        self._at = now

    def refill(self, now: int) -> float:
        """What is left now."""
        if now > self._at:
            self.left = min(self.most, self.left + (now - self._at) * self._per_ms)
            self._at = now
        return self.left

    def takes(self, now: int) -> bool:
        if self.refill(now) < 1:
            return False
        self.left -= 1
        self.unshared += 1
        return True

    def is_full_soon(self, now: int) -> bool:
        """Within a second, if nobody takes anything."""
        return self.refill(now) + self._per_ms * 1000 >= self.most

    def agree(self, left: float, now: int) -> None:
        """So much is left for all servers together, before what was taken here since."""
        self.left = min(self.refill(now), max(-self.most, left - self.unshared))


class Buckets:
    """A bucket for everybody, under one name. `most` are kept: the fullest are forgotten first, for
    they say least.
    """

    def __init__(
        self,
        name: str,
        per_second: float,
        burst: int = 5,
        most: int = 10_000,
        wake: Callable[[], None] | None = None,
    ) -> None:
        self.name: Final = name
        # Called whenever something is taken.
        self._wake: Final = wake
        self.per_second: Final = per_second
        self.burst: Final = burst
        self._most: Final = most
        self._buckets: Final[dict[str, Bucket]] = {}
        # Whose bucket has to be shared with other servers.
        self.touched: Final[set[str]] = set()

    def __len__(self) -> int:
        return len(self._buckets)

    def takes(self, who: str, now: int) -> bool:
        is_taken = self.of(who, now).takes(now)
        if who not in self.touched:
            self.touched.add(who)
            if self._wake is not None:
                self._wake()
        return is_taken

    def of(self, who: str, now: int) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(self.per_second, now, self.burst)
        return bucket

    def known(self, who: str) -> Bucket | None:
        return self._buckets.get(who)

    def _forget(self, now: int) -> None:
        """A tenth of all, so that this is done rarely."""
        order = sorted(self._buckets, key=lambda who: -self._buckets[who].refill(now))
        for who in order[: max(1, self._most // 10)]:
            del self._buckets[who]
            self.touched.discard(who)

    @property
    def full_after_ms(self) -> int:
        """After this time without anything taken, any bucket is full."""
        most = max(float(self.burst), self.per_second * 3)
        return int(2 * most / self.per_second * 1000) + 1


@functools.lru_cache(4096)
def network_of(address: str) -> str:
    """What counts as one address: of IPv6, the network that one house is given."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
