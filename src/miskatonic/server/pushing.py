"""Tells people that it is their turn, where they have asked for it: web push.

A message says at which table and of which game, and nothing else. Who sends it is decided by the
database: whoever marks a turn as told. Messages wait in a queue that has an end, and are encrypted
and sent in threads, beside the event loop.
"""

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

import msgspec

from miskatonic.games import MANIFESTS
from miskatonic.server.push_delivery import Delivery, deliver, origin_of, read_endpoint
from miskatonic.store import pushes
from miskatonic.store.house_facts import fact, put_fact
from miskatonic.store.pushes import Notice
from miskatonic.store.store import Conflict, Unavailable
from miskatonic.text import Texts

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from miskatonic.server.house import House

LOGGER: Final = logging.getLogger(__name__)
KEY: Final = "push-key"
THREADS: Final = 2
MOST_WAITING: Final = 500
BROWSERS: Final = 8
FILES: Final = ("card.ftl", "push.ftl")
# Push services want to know whom to ask; this says that nobody has been named.
NO_CONTACT: Final = "mailto:nobody@example.invalid"


class Pushing:
    def __init__(self, house: "House") -> None:
        self._house: Final = house
        self._threads: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._waiting = 0
        self._key: str | None = None
        self._public_key: str | None = None
        self.own_hosts: Final = frozenset(house.configuration.push_own_hosts)

    @property
    def waiting(self) -> int:
        return self._waiting

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------ keys

    async def key(self) -> str:
        """This house's private key. Whoever first needs it makes it; all servers share it."""
        if self._key is None:
            made = await asyncio.to_thread(_new_key)

            def work(connection: "Connection") -> str:
                put_fact(connection, KEY, made)
                return fact(connection, KEY) or ""

            self._key = await self._house.store.change(work)
        return self._key

    async def public_key(self) -> str:
        if self._public_key is None:
            key = await self.key()
            self._public_key = await asyncio.to_thread(_public_key_of, key)
        return self._public_key

    # ------------------------------------------------------------ telling

    async def tell(self, table: int) -> None:
        """Whoever wants to know and has not been told yet that this table waits for them."""
        house = self._house
        now = house.clock.now()
        notices = await house.store.change(lambda each: pushes.to_tell(each, table, now))
        if notices:
            await self.key()
        for notice in notices:
            self._send(notice)

    def _send(self, notice: Notice) -> None:
        house = self._house
        if self._waiting >= MOST_WAITING or not house.allowances.takes("pushes", notice.to.person):
            house.metrics.pushes.labels("dropped").inc()
            return
        self._waiting += 1
        house.spawn(self._sent(notice))

    async def _sent(self, notice: Notice) -> None:
        loop = asyncio.get_running_loop()
        try:
            came = await loop.run_in_executor(self._threads, self._deliver, notice)
        finally:
            self._waiting -= 1
        outcome = "sent" if came.is_done else "gone" if came.is_gone else "failed"
        self._house.metrics.pushes.labels(outcome).inc()
        if not came.is_done:
            LOGGER.info("a push could not be delivered: %s %s", came.status, came.why)
        with contextlib.suppress(Unavailable, Conflict):
            await self._house.store.change(lambda each: self._note(each, notice, came))

    def _note(self, connection: "Connection", notice: Notice, came: Delivery) -> None:
        if came.is_done:
            pushes.reached(connection, notice.to.hash)
        else:
            pushes.missed(connection, notice.to.hash, came.is_gone)

    def _deliver(self, notice: Notice) -> Delivery:
        """In a thread of its own."""
        from miskatonic.server.push_encryption import (  # noqa: PLC0415
            authorization,
            encrypt,
            read_key,
        )

        house, to = self._house, notice.to
        key = read_key(self._key or "")
        origin = origin_of(read_endpoint(to.endpoint, self.own_hosts))
        contact = house.configuration.push_contact or house.configuration.public_url or NO_CONTACT
        signed = authorization(key, origin, contact, house.clock.now())
        body = encrypt(message_of(notice), to.p256dh, to.auth)
        return deliver(to.endpoint, body, signed, self.own_hosts)


# Cryptography is loaded when it is needed, and beside the event loop: it takes some 50 ms.


def _new_key() -> str:
    from miskatonic.server.push_encryption import new_key  # noqa: PLC0415

    return new_key()


def _public_key_of(key: str) -> str:
    from miskatonic.server.push_encryption import point, read_key, to_text  # noqa: PLC0415

    return to_text(point(read_key(key).public_key()))


def objection_to_keys(p256dh: str, auth: str) -> str | None:
    """Why nothing can be encrypted for a browser with these keys, or None."""
    from miskatonic.server.push_encryption import BadKeys, read_auth, read_point  # noqa: PLC0415

    try:
        read_point(p256dh)
        read_auth(auth)
    except BadKeys as error:
        return str(error)
    return None


def message_of(notice: Notice) -> bytes:
    """All that leaves the house, encrypted for the browser."""
    texts = Texts(notice.to.language, FILES)
    manifest = MANIFESTS.get(notice.game)
    name = f"{manifest.prefix}-name" if manifest is not None else ""
    game = texts(name) if name in texts else notice.game
    said = {"title": texts("push-title"), "body": texts("push-body", game=game)}
    return msgspec.json.encode({**said, "table": notice.table})
