"""Hearing the doorbell: in a thread of its own, since whoever listens waits most of the time.

The database's own bell is one connection that listens to one channel. Valkey or Redis stand in for
it where the setting `doorbell` says so. A bell that breaks is hung up again; what was missed
meanwhile the neighbours find out by themselves.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

from miskatonic.errors import BadOptions
from miskatonic.store.bell import CHANNEL
from miskatonic.store.places import Place, PostgresPlace

LOGGER: Final = logging.getLogger(__name__)
# So long a listener hears nothing before it looks whether it is still wanted.
LISTEN_SECONDS: Final = 0.25
PAUSE_SECONDS: Final = 0.5
CONNECT_SECONDS: Final = 5
SAID_EVERY: Final = 60.0


class Doorbell(Protocol):
    def listen(
        self,
        is_wanted: Callable[[], bool],
        heard: Callable[[str], None],
        begins: Callable[[], None],
    ) -> None:
        """Until it is not wanted any more, or breaks: then it raises an error. `begins` is called
        once, from when on nothing is missed.
        """

    def ring(self, said: str) -> None:
        """In whatever thread; it may fail."""

    def close(self) -> None: ...


class PostgresBell:
    """LISTEN and NOTIFY. What is rung with a commit goes out with that commit (postgres_log.py)."""

    def __init__(self, place: PostgresPlace) -> None:
        self._place: Final = place

    def listen(
        self,
        is_wanted: Callable[[], bool],
        heard: Callable[[str], None],
        begins: Callable[[], None],
    ) -> None:
        import psycopg  # noqa: PLC0415

        from miskatonic.store.postgres import connect_arguments, conninfo  # noqa: PLC0415

        url = self._place.url
        with psycopg.connect(
            conninfo(url), autocommit=True, **connect_arguments(url)
        ) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            begins()
            while is_wanted():
                for ring in connection.notifies(timeout=LISTEN_SECONDS):
                    heard(ring.payload)

    def ring(self, said: str) -> None:
        raise NotImplementedError("the writer rings, with what it writes")

    def close(self) -> None: ...


class ValkeyBell:
    """Publish and subscribe of Valkey, or of Redis."""

    def __init__(self, url: str) -> None:
        try:
            import valkey  # noqa: PLC0415
        except ImportError:
            raise BadOptions(
                "a doorbell on Valkey needs its client: pip install 'miskatonic[valkey]'"
            ) from None
        self._client: Final[Any] = valkey.Valkey.from_url(
            url, socket_connect_timeout=CONNECT_SECONDS, socket_timeout=CONNECT_SECONDS
        )
        self._says_so = True

    def listen(
        self,
        is_wanted: Callable[[], bool],
        heard: Callable[[str], None],
        begins: Callable[[], None],
    ) -> None:
        with self._client.pubsub(ignore_subscribe_messages=True) as line:
            line.subscribe(CHANNEL)
            begins()
            while is_wanted():
                message = line.get_message(timeout=LISTEN_SECONDS)
                if message is not None:
                    heard(message["data"].decode())

    def ring(self, said: str) -> None:
        """A ring that is lost is no loss; one line in the log for all of them."""
        try:
            self._client.publish(CHANNEL, said)
            self._says_so = True
        except Exception as error:  # noqa: BLE001
            if self._says_so:
                LOGGER.warning("the doorbell does not ring: %s", error)
            self._says_so = False

    def close(self) -> None:
        self._client.close()


def doorbell_of(place: Place, url: str) -> Doorbell:
    if url:
        return ValkeyBell(url)
    assert isinstance(place, PostgresPlace)
    return PostgresBell(place)


class Listener:
    """The thread that listens, for as long as it is wanted."""

    def __init__(
        self, bell: Doorbell, heard: Callable[[str], None], again: Callable[[], None]
    ) -> None:
        """`again` is called when it listens again after the line was lost."""
        self._bell: Final = bell
        self._heard: Final = heard
        self._again: Final = again
        self._loop: Final = asyncio.get_running_loop()
        self._stop: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, name="doorbell", daemon=True)
        # How often the line was lost.
        self.losses = 0
        self._said_at = -SAID_EVERY

    def start(self) -> None:
        self._thread.start()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._bell.listen(lambda: not self._stop.is_set(), self._tell, self._begins)
            except Exception as error:  # noqa: BLE001
                if self._stop.is_set():
                    return
                self._lost(error)
                self._stop.wait(PAUSE_SECONDS)

    def _lost(self, error: Exception) -> None:
        """The log says it once a minute."""
        self.losses += 1
        now = time.monotonic()
        if now - self._said_at > SAID_EVERY:
            self._said_at = now
            LOGGER.warning("the doorbell is out of order, and is hung up again: %s", error)

    def _tell(self, said: str) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, said)

    def _begins(self) -> None:
        if self.losses and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._again)

    async def close(self) -> None:
        self._stop.set()
        await asyncio.to_thread(self._thread.join)
        self._bell.close()
