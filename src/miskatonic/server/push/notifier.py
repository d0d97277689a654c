"""Notifies people by web push that it is their turn.

A message names the table and its game, and nothing else. With several servers, the one that marks
a turn as notified in the database sends the message. The queue is bounded; messages are encrypted
and sent in threads.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
from sqlalchemy import Connection

from miskatonic.games import MANIFESTS
from miskatonic.server.base.clock import Clock
from miskatonic.server.base.tasks import Spawn
from miskatonic.server.push.delivery import Delivery, deliver, origin_of, read_endpoint
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.store import push_subscriptions
from miskatonic.store.cluster_settings import add_setting, read_setting
from miskatonic.store.push_subscriptions import Notice
from miskatonic.store.store import Conflict, Store, Unavailable
from miskatonic.text import Texts

LOGGER: Final = logging.getLogger(__name__)
KEY: Final = "push-key"
THREADS: Final = 2
MOST_WAITING: Final = 500
BROWSERS: Final = 8
FILES: Final = ("card.ftl", "push.ftl")
# Push services want to know whom to contact; this says that no contact is configured.
NO_CONTACT: Final = "mailto:nobody@example.invalid"


class PushNotifier:
    """Sends push messages. `count` records the outcome of each; `contact` is for push services."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        spawn: Spawn,
        rate_limits: RateLimits,
        count: Callable[[str], None],
        contact: str = "",
        own_hosts: tuple[str, ...] = (),
    ) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._spawn: Final = spawn
        self._rate_limits: Final = rate_limits
        self._count: Final = count
        self._contact: Final = contact or NO_CONTACT
        self._threads: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._waiting = 0
        self._key: str | None = None
        self._public_key: str | None = None
        self.own_hosts: Final = frozenset(own_hosts)

    @property
    def waiting(self) -> int:
        return self._waiting

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------ keys

    async def key(self) -> str:
        """The private key that all servers of this database share; made when first needed."""
        if self._key is None:
            made = await asyncio.to_thread(_new_key)

            def work(connection: Connection) -> str:
                add_setting(connection, KEY, made)
                return read_setting(connection, KEY) or ""

            self._key = await self._store.write(work)
        return self._key

    async def public_key(self) -> str:
        if self._public_key is None:
            key = await self.key()
            self._public_key = await asyncio.to_thread(_public_key_of, key)
        return self._public_key

    # ------------------------------------------------------------ sending

    async def tell(self, table: int) -> None:
        """Notify the people whose turn it is at this table, unless they have been notified."""
        now = self._clock.now()
        notices = await self._store.write(lambda each: push_subscriptions.to_tell(each, table, now))
        if notices:
            await self.key()
        for notice in notices:
            self._send(notice)

    def _send(self, notice: Notice) -> None:
        is_full = self._waiting >= MOST_WAITING
        if is_full or not self._rate_limits.take("pushes", notice.to.person):
            self._count("dropped")
            return
        self._waiting += 1
        self._spawn(self._sent(notice))

    async def _sent(self, notice: Notice) -> None:
        loop = asyncio.get_running_loop()
        try:
            came = await loop.run_in_executor(self._threads, self._deliver, notice)
        finally:
            self._waiting -= 1
        outcome = "sent" if came.is_done else "gone" if came.is_gone else "failed"
        self._count(outcome)
        if not came.is_done:
            LOGGER.info("a push message could not be delivered: %s %s", came.status, came.why)
        with contextlib.suppress(Unavailable, Conflict):
            await self._store.write(lambda each: self._note(each, notice, came))

    def _note(self, connection: Connection, notice: Notice, came: Delivery) -> None:
        if came.is_done:
            push_subscriptions.reached(connection, notice.to.hash)
        else:
            push_subscriptions.missed(connection, notice.to.hash, came.is_gone)

    def _deliver(self, notice: Notice) -> Delivery:
        """Encrypt and send a message; runs in a thread."""
        from miskatonic.server.push.encryption import (  # noqa: PLC0415
            authorization,
            encrypt,
            read_key,
        )

        to = notice.to
        key = read_key(self._key or "")
        origin = origin_of(read_endpoint(to.endpoint, self.own_hosts))
        signed = authorization(key, origin, self._contact, self._clock.now())
        body = encrypt(message_of(notice), to.p256dh, to.auth)
        return deliver(to.endpoint, body, signed, self.own_hosts)


# The cryptography library is imported when first needed, in a thread: it takes some 50 ms.


def _new_key() -> str:
    from miskatonic.server.push.encryption import new_key  # noqa: PLC0415

    return new_key()


def _public_key_of(key: str) -> str:
    from miskatonic.server.push.encryption import point, read_key, to_text  # noqa: PLC0415

    return to_text(point(read_key(key).public_key()))


def objection_to_keys(p256dh: str, auth: str) -> str | None:
    """Why these keys of a browser are invalid, or None."""
    from miskatonic.server.push.encryption import BadKeys, read_auth, read_point  # noqa: PLC0415

    try:
        read_point(p256dh)
        read_auth(auth)
    except BadKeys as error:
        return str(error)
    return None


def message_of(notice: Notice) -> bytes:
    """The whole content of a message, before encryption."""
    texts = Texts(notice.to.language, FILES)
    manifest = MANIFESTS.get(notice.game)
    name = f"{manifest.prefix}-name" if manifest is not None else ""
    game = texts(name) if name in texts else notice.game
    said = {"title": texts("push-title"), "body": texts("push-body", game=game)}
    return msgspec.json.encode({**said, "table": notice.table})
