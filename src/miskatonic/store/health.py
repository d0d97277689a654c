"""Track whether the database works, and if not, why: for the log, /readyz and users."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

LOGGER: Final = logging.getLogger(__name__)
# The same failure is logged at most once in this many seconds.
SAID_EVERY: Final = 60.0

# Parts of error messages from SQLite and PostgreSQL, and what they mean.
_MEANINGS: Final = (
    ("disk is full", "the disk is full: free some space"),
    ("no space left", "the disk is full: free some space"),
    ("readonly", "the database is read-only: give the server write permission"),
    ("read-only", "the database is read-only: give the server write permission"),
    ("locked", "the database is locked by another program"),
    ("busy", "the database is locked by another program"),
    ("malformed", "the database is damaged: restore a backup"),
    ("not a database", "the database is damaged: restore a backup"),
    ("no such table", "the database is damaged: restore a backup"),
    ("too many clients", "the database has no free connections: raise its max_connections"),
    (
        "remaining connection slots",
        "the database has no free connections: raise its max_connections",
    ),
    ("password authentication", "the database rejected the user name or password"),
    ("does not exist", "the database, role or table does not exist: check the URL"),
    ("connection refused", "the database cannot be reached: check that it is running"),
    ("connection failed", "the database cannot be reached: check that it is running"),
    ("could not translate host", "the database cannot be reached: its host name is unknown"),
    ("server closed the connection", "the connection to the database was lost"),
    ("terminating connection", "the connection to the database was lost"),
    ("connection is lost", "the connection to the database was lost"),
    ("connection is closed", "the connection to the database was lost"),
    ("shutting down", "the connection to the database was lost"),
    ("starting up", "the database is starting"),
    ("statement timeout", "the database is too slow"),
    ("unable to open", "the database cannot be opened: check that its folder exists"),
    ("i/o error", "the disk cannot be read or written"),
)


def meaning_of(error: BaseException) -> str:
    """Explain a database error in a sentence, with what to do about it."""
    said = str(getattr(error, "orig", None) or error)
    for part, meaning in _MEANINGS:
        if part in said.lower():
            return meaning
    return f"database error: {said.splitlines()[0][:200] if said else type(error)}"


class Health:
    """Tracks whether reads and writes succeed. Thread-safe."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._lock: Final = threading.Lock()
        # The current problem, or None.
        self.trouble: str | None = None
        self._said_at: float | None = None
        self.failures = 0

    def failed(self, error: BaseException) -> str:
        """Record a failure; return what it means."""
        meaning = meaning_of(error)
        with self._lock:
            now = self._clock()
            is_new = meaning != self.trouble or self._said_at is None
            self.trouble = meaning
            self.failures += 1
            if is_new or now - (self._said_at or 0.0) >= SAID_EVERY:
                self._said_at = now
                LOGGER.error("%s (%d failures so far)", meaning, self.failures)
        return meaning

    def worked(self) -> None:
        """Record that a write succeeded after a failure."""
        with self._lock:
            if self.trouble is not None:
                LOGGER.warning("the database works again; it was: %s", self.trouble)
            self.trouble = None
