"""Token buckets for rate limits, shared by all servers on one database."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, select

from miskatonic.store.dialects import replacing
from miskatonic.store.schema import BUCKETS
from miskatonic.store.store import Store

KEYS_AT_ONCE: Final = 500


class Charge(NamedTuple):
    """Tokens taken from a bucket since the last charge. It refills by `per_ms`, up to `most`."""

    key: str
    taken: float
    per_ms: float
    most: float


class Left(NamedTuple):
    key: str
    left: float
    at: int


class BucketStore:
    """Reads the shared buckets, and charges them."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    def read_all(self, since: int) -> list[Left]:
        """Read all buckets. Blocks, so call it only at startup."""
        return self._store.read_now(lambda connection: _all_since(connection, since))

    def charge(
        self,
        charges: list[Charge],
        now: int,
        horizon: int,
        done: Callable[[list[Charge], list[Left] | None], None],
    ) -> None:
        """Charge without waiting; `done` is called in the event loop, with None after an error."""
        future = self._store.writer.submit([], _work(charges, now, horizon))

        def finished(_: object) -> None:
            if not future.cancelled():
                done(charges, None if future.exception() is not None else future.result())

        future.add_done_callback(finished)

    async def charge_and_wait(self, charges: list[Charge], now: int, horizon: int) -> None:
        await self._store.write(_work(charges, now, horizon))


def _all_since(connection: Connection, since: int) -> list[Left]:
    return [Left(*row) for row in connection.execute(select(BUCKETS).where(BUCKETS.c.at >= since))]


def _work(charges: list[Charge], now: int, horizon: int) -> Callable[[Connection], Any]:
    def work(connection: Connection) -> list[Left]:
        # Sorted, so that two servers never deadlock.
        known = _known(connection, sorted(charge.key for charge in charges))
        left = [_after(charge, known.get(charge.key), now) for charge in charges]
        left.sort()
        row = replacing(connection, BUCKETS, ("key",), ("left", "at"))
        connection.execute(row, [each._asdict() for each in left])
        # Buckets this old are full again.
        connection.execute(delete(BUCKETS).where(BUCKETS.c.at < now - horizon))
        return left

    return work


def _known(connection: Connection, keys: list[str]) -> dict[str, Left]:
    known = {}
    for at in range(0, len(keys), KEYS_AT_ONCE):
        some = BUCKETS.c.key.in_(keys[at : at + KEYS_AT_ONCE])
        # Lock the rows until we commit.
        query = select(BUCKETS).where(some).order_by(BUCKETS.c.key).with_for_update()
        for row in connection.execute(query):
            known[row.key] = Left(*row)
    return known


def _after(charge: Charge, known: Left | None, now: int) -> Left:
    left = charge.most
    if known is not None:
        left = min(charge.most, known.left + max(0, now - known.at) * charge.per_ms)
    return Left(charge.key, max(-charge.most, left - charge.taken), now)
