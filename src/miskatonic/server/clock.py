"""Time: the server's clock, and when a bot's answer may be shown.

Everything that waits takes its time from a Clock, so that tests can turn the hands themselves.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final, Protocol

# Shortest and longest thought by pace, in milliseconds; a late thought waits for the next step.
PACES: Final = {"fast": (150, 400), "natural": (800, 2_500), "slow": (2_000, 5_000)}
STEPS: Final = {"fast": 100, "natural": 400, "slow": 800}
# How likely it is that a bot has the word while one seat is asked; while several are, it has it.
TALKATIVE: Final = 0.25
# Before what has failed is tried again, in milliseconds.
FIRST_WAIT: Final = 1_000
LONGEST_WAIT: Final = 30_000


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Milliseconds since 1970."""

    def now(self) -> int: ...

    def call_at(self, when: int, call: Callable[[], None]) -> Timer: ...


class Patience:
    """How long to wait before trying again what has failed: longer each time."""

    def __init__(self) -> None:
        self.until = 0
        self._wait = FIRST_WAIT

    def failed(self, now: int) -> None:
        self.until = now + self._wait
        self._wait = min(self._wait * 2, LONGEST_WAIT)

    def worked(self) -> None:
        if self.until:
            self.until = 0
            self._wait = FIRST_WAIT


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
    draw = _draw(f"{seed} {public_steps} {seat} {prompt}", b"bot clock")
    return asked_at + max(least, shortest + int((longest - shortest) * draw))


def speech_time(
    seed: str, pace: str, at: int, seat: int, prompts: Sequence[str], public_steps: int
) -> int | None:
    """AC-N25  When a bot has the word after a public step, if it has it: drawn in the same way.

    `prompts` are the questions that everybody knows to be open.
    """
    key = f"{seed} {public_steps} {seat} {' '.join(sorted(prompts))}"
    if len(prompts) < 2 and _draw(key, b"bot word") >= TALKATIVE:
        return None
    shortest, longest = PACES[pace]
    return at + shortest + int((longest - shortest) * _draw(key, b"bot speech"))


def _draw(key: str, person: bytes) -> float:
    """A number from 0 to 1 that follows from the key."""
    return int.from_bytes(blake2b(key.encode(), digest_size=4, person=person).digest()) / 2**32


def next_step(due: int, now: int, pace: str) -> int:
    """AC-N23  Who thought longer answers at the next whole step of the same clock."""
    if now <= due:
        return due
    step = STEPS[pace]
    return due + -(-(now - due) // step) * step
