"""Saying no: with a reason, to the sender alone, and without a trace anywhere else."""

import logging
from typing import Final

from miskatonic.server.protocol.refusal import Reason, Refusal
from miskatonic.store.store import Conflict, Unavailable

LOGGER: Final = logging.getLogger(__name__)


class Refused(Exception):
    """What was asked for is not done."""

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
    """Another server was quicker. By now the table is as that one left it: whoever knows what was
    wanted looks again, as if it had come later; to everybody else it is a refusal.
    """

    def __init__(self) -> None:
        super().__init__("try-again", "the table has gone on meanwhile")


# The HTTP status of each reason; every other is a conflict with how the table is now (409).
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
    """What somebody is told of an error. A bug of ours is logged with all there is to know."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, Unavailable):
        return Refused("try-again", unavailable(error))
    if isinstance(error, Conflict):
        return Refused("try-again", "somebody else was quicker; try again")
    LOGGER.error("something failed that should not", exc_info=error)
    return Refused("internal", "something went wrong here; nothing was changed")


def unavailable(error: Exception) -> str:
    return f"{error}; nothing is lost, try again later"
