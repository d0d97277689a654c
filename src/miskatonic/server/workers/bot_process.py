"""A process in which bots think: it reads jobs from its standard input, and writes the results.

It has no state, so the server may kill it at any time. It ends with the server (spawn.py).
"""

import contextlib
import os
import pickle
from collections.abc import Callable
from typing import Any, Final

from miskatonic import bots
from miskatonic.bots import coach
from miskatonic.kernel.rng import Rng
from miskatonic.server.workers.pipes import framed, read_body


def choose(game: str, level: str, view: Any, seed: bytes, seconds: float) -> int:
    """A bot's answer to the open decision of a view."""
    budget = bots.Budget(seconds=seconds)
    return bots.make(game, level).choose(view, view["decision"], Rng(seed), budget)


def utter(game: str, level: str, view: Any, seed: bytes) -> dict[str, Any] | None:
    """A claim that a bot makes now, if any."""
    bot = bots.make(game, level)
    return bot.speak(view, Rng(seed)) if isinstance(bot, bots.Speaker) else None


JOBS: Final[dict[str, Callable[..., Any]]] = {"choose": choose, "utter": utter, "advise": coach}

# ---------------------------------------------------------------- messages


def packed(message: object) -> bytes:
    return framed(pickle.dumps(message, pickle.HIGHEST_PROTOCOL))


def unpacked(body: bytes) -> Any:
    """Decode a message. It comes from a process that the server has started itself."""
    return pickle.loads(body)  # noqa: S301


# ---------------------------------------------------------------- the process


def main() -> None:
    jobs = os.fdopen(os.dup(0), "rb")
    results = os.fdopen(os.dup(1), "wb")
    # A bot's prints must not get between the results.
    os.dup2(2, 1)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            name, arguments = unpacked(read_body(jobs))
            results.write(packed(_done(name, arguments)))
            results.flush()


def _done(name: str, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether a job succeeded, and its result or error."""
    try:
        return True, JOBS[name](*arguments)
    except Exception as error:  # noqa: BLE001
        return False, f"{type(error).__name__}: {error}"
