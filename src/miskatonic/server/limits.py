"""How much one person may ask of the server."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

Rate = Annotated[float, Meta(gt=0)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All limits in one place; benchmarks and tests bring their own."""

    messages_per_second: Annotated[Rate, Meta(description="messages over one socket")] = 40.0
    chat_per_second: Annotated[Rate, Meta(description="lines of chat of one person")] = 1.0
    requests_per_second: Annotated[Rate, Meta(description="requests from one address")] = 20.0
    logins_per_second: Annotated[
        Rate, Meta(description="new names, accounts and logins from one address")
    ] = 0.2
    coach_per_second: Annotated[Rate, Meta(description="questions of one person to a coach")] = 0.5
    replays_per_second: Annotated[Rate, Meta(description="replays that one person asks for")] = 1.0
    imports_per_second: Annotated[Rate, Meta(description="games that one person imports")] = 0.05
    tables_per_person: Annotated[int, Meta(ge=1, description="unfinished tables of one host")] = 20
    sockets_per_person: Annotated[
        int, Meta(ge=1, description="sockets of one person at one table")
    ] = 8
    sockets: Annotated[int, Meta(ge=1, description="sockets in all")] = 10_000
    message_bytes: Annotated[int, Meta(ge=1024, description="the longest message")] = 16_384
    body_bytes: Annotated[int, Meta(ge=1024, description="the longest request")] = 65_536
    import_bytes: Annotated[int, Meta(ge=1024, description="the longest game to import")] = (
        1_048_576
    )
    unsent_bytes: Annotated[
        int, Meta(ge=65_536, description="what may wait for a slow reader before it is cut off")
    ] = 1_048_576


class Bucket:
    """Lets through so many a second, and three seconds' worth (at least `burst`) at once."""

    def __init__(self, per_second: float, now: int, burst: int = 5) -> None:
        self._per_ms: Final = per_second / 1000
        self._most: Final = max(float(burst), per_second * 3)
        self._left = self._most
        self._at = now

    def takes(self, now: int) -> bool:
        self._left = min(self._most, self._left + (now - self._at) * self._per_ms)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for everybody. When there are too many, all begin anew."""

    def __init__(self, per_second: float, most: int = 10_000) -> None:
        self._per_second: Final = per_second
        self._most: Final = most
        self._buckets: dict[str, Bucket] = {}

    def takes(self, who: str, now: int) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {}
            bucket = self._buckets[who] = Bucket(self._per_second, now)
        return bucket.takes(now)
