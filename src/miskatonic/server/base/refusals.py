"""Refusals: why a request or command was rejected, told to its sender only."""

import logging
from typing import Final

from miskatonic.server.protocol.refusal import Reason, Refusal
from miskatonic.store.store import Conflict, Unavailable

LOGGER: Final = logging.getLogger(__name__)


class Refused(Exception):
    """The request was rejected; nothing has changed."""

    def __init__(
        self,
        reason: Reason,
        detail: str,
        text: str = "",
        word: str = "",
        values: dict[str, int] | None = None,
    ) -> None:
        super().__init__(detail)
        self.refusal: Final = Refusal(reason, detail, text, word, values or {})


class Overtaken(Refused):
    """Another server appended to the table's log first. The table has been brought up to date, so a
    caller that can redo its request does; for all others it is a refusal.
    """

    def __init__(self) -> None:
        super().__init__("try-again", "the table has changed in the meantime")


# The HTTP status of each reason; all others conflict with the table's current state (409).
STATUS: Final[dict[str, int]] = {
    "bad-message": 400,
    "bad-options": 400,
    "bad-file": 400,
    "who-are-you": 401,
    "wrong-password": 403,
    "not-a-player": 403,
    "not-the-host": 403,
    "banned": 403,
    "not-an-admin": 403,
    "kicked": 403,
    "blocked": 403,
    "no-account": 403,
    "bad-name": 400,
    "no-such-person": 404,
    "no-spectators": 403,
    "foreign-origin": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-level": 404,
    "no-such-seat": 404,
    "no-such-move": 404,
    "not-found": 404,
    "too-big": 413,
    "too-fast": 429,
    "too-many": 429,
    "internal": 500,
    "try-again": 503,
}


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.reason, 409)


def refused_by(error: Exception) -> Refused:
    """The refusal to send for an error. Unexpected errors are logged with their traceback."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, Unavailable):
        return Refused("try-again", unavailable(error))
    if isinstance(error, Conflict):
        return Refused("try-again", "someone else made a change first; try again")
    LOGGER.error("unexpected error", exc_info=error)
    return Refused("internal", "internal server error; nothing was changed")


def unavailable(error: Exception) -> str:
    return f"{error}; nothing is lost, try again later"


def session_ended() -> Refused:
    return Refused("who-are-you", "this session has ended", "refusal-session-ended")
