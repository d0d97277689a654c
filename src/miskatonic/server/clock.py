"""Time: the server's clock, and when a bot's answer may be shown.

Everything that waits takes its time from a Clock, so that tests can turn the hands themselves.
"""

import asyncio
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, Protocol

# Shortest and longest thought by pace, in milliseconds; a late thought waits for the next step.
PACES: Final = {"fast": (150, 400), "natural": (800, 2_500), "slow": (2_000, 5_000)}
STEPS: Final = {"fast": 100, "natural": 400, "slow": 800}


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Milliseconds since 1970."""

    def now(self) -> int: ...

    def call_at(self, when: int, call: Callable[[], None]) -> Timer: ...


class WallClock:
    """The real one; its time never runs backwards while the server lives."""

    def __init__(self) -> None:
        self._began: Final = time.time() - time.monotonic()

    def now(self) -> int:
        return int((self._began + time.monotonic()) * 1000)

    def call_at(self, when: int, call: Callable[[], None]) -> Timer:
        delay = max(0, when - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, call)


def release_time(
    seed: str, pace: str, asked_at: int, seat: int, prompt: str, public_steps: int, least: int
) -> int:
    """AC-N23  When a bot's answer is due: a matter of the prompt and of public facts alone."""
    shortest, longest = PACES[pace]
    key = f"{seed} {public_steps} {seat} {prompt}".encode()
    draw = int.from_bytes(blake2b(key, digest_size=4, person=b"bot clock").digest()) / 2**32
    return asked_at + max(least, shortest + int((longest - shortest) * draw))


def next_step(due: int, now: int, pace: str) -> int:
    """AC-N23  Who thought longer answers at the next whole step of the same clock."""
    if now <= due:
        return due
    step = STEPS[pace]
    return due + -(-(now - due) // step) * step
