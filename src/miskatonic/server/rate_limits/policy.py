"""The limits per person and per address, and the token buckets that enforce them."""

from collections.abc import Callable
from typing import Annotated, Final

from miskatonic.server.base.settings import Bytes, Number, Rate, Seconds, Settings, about


class Limits(Settings, frozen=True, kw_only=True):
    """All limits; benchmarks and tests use their own values."""

    messages_per_second: Annotated[Rate, about("messages per person, over all sockets")] = 40.0
    chat_per_second: Annotated[
        Rate, about("chat lines and claims per person, over all sockets")
    ] = 1.0
    requests_per_second: Annotated[Rate, about("requests per address")] = 20.0
    handshakes_per_second: Annotated[Rate, about("sockets opened per address")] = 10.0
    logins_per_second: Annotated[Rate, about("new names, accounts and logins per address")] = 0.2
    passwords_per_second: Annotated[
        Rate, about("password attempts per account, from one address or known browser")
    ] = 0.05
    account_passwords_per_second: Annotated[
        Rate, about("the same from all addresses; known browsers do not count")
    ] = 0.02
    coach_per_second: Annotated[Rate, about("coach requests per person")] = 0.5
    replays_per_second: Annotated[Rate, about("replays per person")] = 1.0
    analyses_per_second: Annotated[Rate, about("game analyses per person")] = 0.02
    imports_per_second: Annotated[Rate, about("imported games per person")] = 0.05
    tables_per_second: Annotated[Rate, about("new tables per person, including imported games")] = (
        0.05
    )
    reports_per_second: Annotated[Rate, about("reports per person")] = 0.02
    pushes_per_second: Annotated[Rate, about("turn notifications per person")] = 0.05
    people_per_address: Annotated[Number, about("how many people's limits one address gets")] = 8
    tables_per_person: Annotated[Number, about("unfinished tables per host")] = 20
    bots_per_person: Annotated[Number, about("external bots per owner")] = 8
    sockets_per_person: Annotated[Number, about("sockets per person and table")] = 8
    sockets: Annotated[
        Number, about("sockets in total; never more than there are file descriptors")
    ] = 10_000
    waiting_per_address: Annotated[
        Number, about("idle connections per address: no request sent yet")
    ] = 64
    header_seconds: Annotated[Seconds, about("time limit for receiving a request's headers")] = 10.0
    body_seconds: Annotated[Seconds, about("time limit for receiving a request's body")] = 60.0
    hello_seconds: Annotated[Seconds, about("time limit for a socket's first message (hello)")] = (
        20.0
    )
    idle_seconds: Annotated[
        Seconds, about("a socket that sends nothing for this long is closed")
    ] = 120.0
    unread_seconds: Annotated[
        Seconds, about("a client that reads nothing for this long is disconnected")
    ] = 30.0
    message_bytes: Annotated[Bytes, about("maximum message size")] = 16_384
    body_bytes: Annotated[Bytes, about("maximum request size")] = 65_536
    import_bytes: Annotated[Bytes, about("maximum size of an imported game")] = 1_048_576
    unsent_bytes: Annotated[
        Bytes, about("unsent data after which a slow reader is disconnected")
    ] = 1_048_576


class Bucket:
    """A token bucket: `per_second` on average, three seconds' worth (at least `burst`) at once."""

    __slots__ = ("_at", "_per_ms", "left", "most", "unshared")

    def __init__(self, per_second: float, now: int, burst: int = 5) -> None:
        self._per_ms: Final = per_second / 1000
        self.most: Final = max(float(burst), per_second * 3)
        self.left = self.most
        # Taken since the last exchange with other servers.
        self.unshared = 0.0
        self._at = now

    def refill(self, now: int) -> float:
        """How much is left now."""
        if now > self._at:
            self.left = min(self.most, self.left + (now - self._at) * self._per_ms)
            self._at = now
        return self.left

    def take(self, now: int) -> bool:
        if self.refill(now) < 1:
            return False
        self.left -= 1
        self.unshared += 1
        return True

    def is_full_soon(self, now: int) -> bool:
        """Whether it will be full within a second if nothing is taken."""
        return self.refill(now) + self._per_ms * 1000 >= self.most

    def sync(self, left: float, now: int) -> None:
        """Adopt what is left for all servers together, minus what was taken here since."""
        self.left = min(self.refill(now), max(-self.most, left - self.unshared))


class Buckets:
    """The buckets of one limit, by person or address. At most `most` are kept; the fullest are
    dropped first.
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
        # Whose buckets have to be shared with other servers.
        self.touched: Final[set[str]] = set()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: str, now: int) -> bool:
        is_taken = self.of(who, now).take(now)
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
        """Drop a tenth of all buckets, so that this happens rarely."""
        order = sorted(self._buckets, key=lambda who: -self._buckets[who].refill(now))
        for who in order[: max(1, self._most // 10)]:
            del self._buckets[who]
            self.touched.discard(who)

    @property
    def full_after_ms(self) -> int:
        """After this time without use, any bucket is full."""
        most = max(float(self.burst), self.per_second * 3)
        return int(2 * most / self.per_second * 1000) + 1
