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
    ("disk is full", "the disk is full: make room on it"),
    ("no space left", "the disk is full: make room on it"),
    ("readonly", "the database is read-only: give the server the right to write to it"),
    ("read-only", "the database is read-only: give the server the right to write to it"),
    ("locked", "the database is locked: another program holds it"),
    ("busy", "the database is locked: another program holds it"),
    ("malformed", "the database is damaged: restore a backup"),
    ("not a database", "the database is damaged: restore a backup"),
    ("no such table", "the database is damaged: restore a backup"),
    ("too many clients", "the database lets nobody in any more: raise its max_connections"),
    ("remaining connection slots", "the database lets nobody in: raise its max_connections"),
    ("password authentication", "the database does not know this user or password"),
    ("does not exist", "there is no such database, role or table: see that the address is right"),
    ("connection refused", "the database cannot be reached: see that it runs"),
    ("connection failed", "the database cannot be reached: see that it runs"),
    ("could not translate host", "the database cannot be reached: its name is not known"),
    ("server closed the connection", "the database has gone away"),
    ("terminating connection", "the database has gone away"),
    ("connection is lost", "the database has gone away"),
    ("connection is closed", "the database has gone away"),
    ("shutting down", "the database has gone away"),
    ("starting up", "the database is starting"),
    ("statement timeout", "the database is too slow"),
    ("unable to open", "the database cannot be opened: see that its folder is there"),
    ("i/o error", "the disk cannot be read or written: check it"),
)


def meaning_of(error: BaseException) -> str:
    """Explain a database error in a sentence, with what to do about it."""
    said = str(getattr(error, "orig", None) or error)
    for part, meaning in _MEANINGS:
        if part in said.lower():
            return meaning
    return f"the database does not work: {said.splitlines()[0][:200] if said else type(error)}"


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
                LOGGER.warning("over: %s", self.trouble)
            self.trouble = None
