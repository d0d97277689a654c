"""Receives the notifications of other servers, in a thread.

By default they come through one PostgreSQL connection that listens to one channel; the setting
`doorbell` chooses Valkey or Redis instead. A broken connection is opened again; the servers find
out by themselves what they have missed.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

from miskatonic.errors import BadOptions
from miskatonic.store.notify import CHANNEL
from miskatonic.store.urls import DatabaseLocation, PostgresLocation

LOGGER: Final = logging.getLogger(__name__)
# How often a listener checks whether it is still wanted.
LISTEN_SECONDS: Final = 0.25
PAUSE_SECONDS: Final = 0.5
CONNECT_SECONDS: Final = 5
LOG_SECONDS: Final = 60.0


class Notifications(Protocol):
    """A way to send notifications to the other servers, and to receive theirs."""

    def listen(self, listener: "Listener") -> None:
        """Listen until it is not wanted any more; raises an error if the connection breaks. The
        listener's `begins` is called once nothing can be missed any more.
        """

    def publish(self, payload: str) -> None:
        """Send a notification, from any thread; it may be lost."""

    def close(self) -> None: ...


class PostgresNotifications:
    """LISTEN and NOTIFY. The writer sends notifications with its commits (postgres_log.py)."""

    def __init__(self, location: PostgresLocation) -> None:
        self._location: Final = location

    def listen(self, listener: "Listener") -> None:
        import psycopg  # noqa: PLC0415

        from miskatonic.store.postgres import connect_arguments, conninfo  # noqa: PLC0415

        url = self._location.url
        with psycopg.connect(
            conninfo(url), autocommit=True, **connect_arguments(url)
        ) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            listener.begins()
            while listener.is_wanted():
                for notification in connection.notifies(timeout=LISTEN_SECONDS):
                    listener.tell(notification.payload)

    def publish(self, payload: str) -> None:
        raise NotImplementedError("the writer notifies with its commits")

    def close(self) -> None: ...


class ValkeyNotifications:
    """Publish and subscribe with Valkey or Redis."""

    def __init__(self, url: str) -> None:
        try:
            import valkey  # noqa: PLC0415
        except ImportError:
            raise BadOptions(
                "notifications by Valkey need its client: pip install 'miskatonic[valkey]'"
            ) from None
        self._client: Final[Any] = valkey.Valkey.from_url(
            url, socket_connect_timeout=CONNECT_SECONDS, socket_timeout=CONNECT_SECONDS
        )
        self._logs_failure = True

    def listen(self, listener: "Listener") -> None:
        with self._client.pubsub(ignore_subscribe_messages=True) as channel:
            channel.subscribe(CHANNEL)
            listener.begins()
            while listener.is_wanted():
                message = channel.get_message(timeout=LISTEN_SECONDS)
                if message is not None:
                    listener.tell(message["data"].decode())

    def publish(self, payload: str) -> None:
        """A lost notification does no harm; only the first failure is logged."""
        try:
            self._client.publish(CHANNEL, payload)
            self._logs_failure = True
        except Exception as error:  # noqa: BLE001
            if self._logs_failure:
                LOGGER.warning("cannot publish notifications: %s", error)
            self._logs_failure = False

    def close(self) -> None:
        self._client.close()


def notifications_of(location: DatabaseLocation, url: str) -> Notifications:
    if url:
        return ValkeyNotifications(url)
    assert isinstance(location, PostgresLocation)
    return PostgresNotifications(location)


class Listener:
    """The thread that listens for notifications."""

    def __init__(
        self,
        notifications: Notifications,
        received: Callable[[str], None],
        again: Callable[[], None],
    ) -> None:
        """`again` is called when it listens again after the connection was lost."""
        self._notifications: Final = notifications
        self._received: Final = received
        self._again: Final = again
        self._loop: Final = asyncio.get_running_loop()
        self._stop: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, name="notifications", daemon=True)
        # How often the connection was lost.
        self.losses = 0
        self._logged_at = -LOG_SECONDS

    def start(self) -> None:
        self._thread.start()

    def is_wanted(self) -> bool:
        return not self._stop.is_set()

    def _run(self) -> None:
        while self.is_wanted():
            try:
                self._notifications.listen(self)
            except Exception as error:  # noqa: BLE001
                if self._stop.is_set():
                    return
                self._lost(error)
                self._stop.wait(PAUSE_SECONDS)

    def _lost(self, error: Exception) -> None:
        """Log it at most once a minute."""
        self.losses += 1
        now = time.monotonic()
        if now - self._logged_at > LOG_SECONDS:
            self._logged_at = now
            LOGGER.warning("lost the connection for notifications, and will reconnect: %s", error)

    def tell(self, payload: str) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._received, payload)

    def begins(self) -> None:
        if self.losses and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._again)

    async def close(self) -> None:
        self._stop.set()
        await asyncio.to_thread(self._thread.join)
        self._notifications.close()
