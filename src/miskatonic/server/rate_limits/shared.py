"""Rate limits, shared with other servers and kept across restarts.

Requests are charged in memory and never wait for the database. Once a second, what was taken is
written there, and what is left for all servers together is read back. Buckets that are full again
within a second are not shared, so ordinary play never causes a write. With several servers a limit
is exact to within a second.
"""

from collections.abc import Iterable
from typing import Final

from miskatonic.server.base.addresses import network_of
from miskatonic.server.base.clock import Clock, Timer
from miskatonic.server.base.handlers import ApiRequest
from miskatonic.server.base.refusals import Refused
from miskatonic.server.rate_limits.policy import Buckets, Limits
from miskatonic.store.rate_limits import BucketStore, Charge, Left
from miskatonic.store.store import Conflict, Unavailable

SHARE_MS: Final = 1_000
MOST_AT_ONCE: Final = 2_000
ADDRESS: Final = "address"


class RateLimits:
    """All rate limits by name. Expensive requests are charged to the person and to the address."""

    def __init__(self, limits: Limits, store: BucketStore, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._timer: Timer | None = None
        self._all: Final[dict[str, Buckets]] = {}
        each, by_address = self._add, self._add_for_address
        each("messages", limits.messages_per_second)
        each("requests", limits.requests_per_second)
        each("handshakes", limits.handshakes_per_second, burst=30)
        each("logins", limits.logins_per_second)
        each("passwords", limits.passwords_per_second)
        each("pushes", limits.pushes_per_second, burst=20)
        each("account-passwords", limits.account_passwords_per_second, burst=50)
        for name, rate, burst in (
            ("chat", limits.chat_per_second, 5),
            ("coach", limits.coach_per_second, 5),
            ("replays", limits.replays_per_second, 5),
            ("analyses", limits.analyses_per_second, 5),
            ("imports", limits.imports_per_second, 5),
            ("tables", limits.tables_per_second, limits.tables_per_person),
            ("reports", limits.reports_per_second, 5),
        ):
            each(name, rate, burst)
            by_address(name, rate, burst, limits.people_per_address)
        self._remember(store.read_all(clock.now() - self._horizon))

    def _add(self, name: str, per_second: float, burst: int = 5) -> None:
        self._all[name] = Buckets(name, per_second, burst, wake=self._wake)

    def _add_for_address(self, name: str, per_second: float, burst: int, people: int) -> None:
        self._add(f"{ADDRESS}-{name}", per_second * people, burst * people)

    def __getitem__(self, name: str) -> Buckets:
        return self._all[name]

    # ------------------------------------------------------------ taking

    def take(self, name: str, who: str) -> bool:
        """Take one from a person's or address's bucket; False if it is empty."""
        return self._all[name].take(who, self._clock.now())

    def charge(self, name: str, person: str | None, address: str, refusal: str) -> None:
        """Charge the person, and the address with the limit of several people; or refuse."""
        network = network_of(address)
        if not self.take(f"{ADDRESS}-{name}", network) or not self.take(name, person or network):
            raise Refused("too-fast", refusal)

    def charge_request(self, name: str, request: ApiRequest) -> None:
        """Charge the sender of a request; or refuse it."""
        person = None if request.visitor is None else request.visitor.id
        self.charge(name, person, request.address, f"too many {name}; wait a moment")

    def charge_chat(self, person: str, address: str) -> None:
        """Charge a chat line or claim, whichever socket it came through; or refuse it."""
        self.charge("chat", person, address, "too many chat lines; wait a moment")

    # ------------------------------------------------------------ sharing

    @property
    def _horizon(self) -> int:
        return max(buckets.full_after_ms for buckets in self._all.values())

    def _wake(self) -> None:
        if self._timer is None:
            self._timer = self._clock.call_at(self._clock.now() + SHARE_MS, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        charges = self._to_share(self._clock.now())
        if charges:
            self._store.charge(charges, self._clock.now(), self._horizon, self._shared)

    def _to_share(self, now: int) -> list[Charge]:
        charges: list[Charge] = []
        for buckets in self._all.values():
            while buckets.touched and len(charges) < MOST_AT_ONCE:
                who = buckets.touched.pop()
                bucket = buckets.known(who)
                if bucket is None:
                    continue
                if not bucket.is_full_soon(now):
                    rate = buckets.per_second / 1000
                    charges.append(
                        Charge(f"{buckets.name} {who}", bucket.unshared, rate, bucket.most)
                    )
                bucket.unshared = 0.0
        if any(buckets.touched for buckets in self._all.values()):
            self._wake()
        return charges

    def _shared(self, charges: list[Charge], left: list[Left] | None) -> None:
        """Adopt what is left; None if the write failed, and it is retried with the next one."""
        if left is not None:
            self._remember(left)
            return
        for charge in charges:
            buckets, who = self._found(charge.key)
            bucket = None if buckets is None else buckets.known(who)
            if buckets is not None and bucket is not None:
                bucket.unshared += charge.taken
                buckets.touched.add(who)
                self._wake()

    def _found(self, key: str) -> tuple[Buckets | None, str]:
        name, _, who = key.partition(" ")
        return self._all.get(name), who

    def _remember(self, rows: Iterable[Left]) -> None:
        now = self._clock.now()
        for key, left, at in rows:
            buckets, who = self._found(key)
            if buckets is not None:
                refilled = left + max(0, now - at) * buckets.per_second / 1000
                if refilled < max(float(buckets.burst), buckets.per_second * 3):
                    buckets.of(who, now).sync(refilled, now)

    async def close(self) -> None:
        """Write what was taken since the last write."""
        if self._timer is not None:
            self._timer.cancel()
        charges = self._to_share(self._clock.now())
        if charges:
            try:
                await self._store.charge_and_wait(charges, self._clock.now(), self._horizon)
            except (Unavailable, Conflict):
                return
