"""How much one person may ask of the server."""

from typing import Final


class Limits:
    """All limits in one place; benchmarks and tests bring their own."""

    def __init__(
        self,
        messages_per_second: float = 40,
        chat_per_second: float = 1,
        requests_per_second: float = 20,
        logins_per_second: float = 0.2,
        coach_per_second: float = 0.5,
        replays_per_second: float = 1,
        imports_per_second: float = 0.05,
        tables_per_person: int = 20,
        sockets_per_person: int = 8,
        sockets: int = 10_000,
        message_bytes: int = 16_384,
        body_bytes: int = 65_536,
        import_bytes: int = 1_048_576,
        unsent_bytes: int = 1_048_576,
    ) -> None:
        self.messages_per_second: Final = messages_per_second
        self.chat_per_second: Final = chat_per_second
        self.requests_per_second: Final = requests_per_second
        self.logins_per_second: Final = logins_per_second
        self.coach_per_second: Final = coach_per_second
        self.replays_per_second: Final = replays_per_second
        self.imports_per_second: Final = imports_per_second
        self.tables_per_person: Final = tables_per_person
        self.sockets_per_person: Final = sockets_per_person
        self.sockets: Final = sockets
        self.message_bytes: Final = message_bytes
        self.body_bytes: Final = body_bytes
        self.import_bytes: Final = import_bytes
        self.unsent_bytes: Final = unsent_bytes


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
