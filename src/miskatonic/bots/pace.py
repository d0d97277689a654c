"""The delay of a bot's answer, from public facts only.

It depends on nothing secret, so it leaks nothing. The server delays answers by this time, and the
arena uses it to estimate how long people wait.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

# Shortest and longest delay by pace, in milliseconds. A late answer waits for the next step.
PACES: Final = {"fast": (150, 400), "natural": (800, 2_500), "slow": (2_000, 5_000)}
STEPS: Final = {"fast": 100, "natural": 400, "slow": 800}
# The probability that a bot may speak while one seat is asked; while several are, it always may.
TALKATIVE: Final = 0.25


def release_time(
    seed: str, pace: str, asked_at: int, seat: int, prompt: str, public_steps: int, least: int
) -> int:
    """AC-N23  When a bot's answer is due, derived from the prompt and public facts only."""
    shortest, longest = PACES[pace]
    draw = _draw(f"{seed} {public_steps} {seat} {prompt}", b"bot clock")
    return asked_at + max(least, shortest + int((longest - shortest) * draw))


def speech_time(
    seed: str, pace: str, at: int, seat: int, prompts: Sequence[str], public_steps: int
) -> int | None:
    """AC-N25  When, if at all, a bot may speak after a public step; derived in the same way.

    `prompts` are the publicly known open questions.
    """
    key = f"{seed} {public_steps} {seat} {' '.join(sorted(prompts))}"
    if len(prompts) < 2 and _draw(key, b"bot word") >= TALKATIVE:
        return None
    shortest, longest = PACES[pace]
    return at + shortest + int((longest - shortest) * _draw(key, b"bot speech"))


def _draw(key: str, person: bytes) -> float:
    """A pseudorandom number from 0 to 1, determined by the key."""
    return int.from_bytes(blake2b(key.encode(), digest_size=4, person=person).digest()) / 2**32


def next_step(due: int, now: int, pace: str) -> int:
    """AC-N23  When a late answer is released: at the next whole step of the same clock."""
    if now <= due:
        return due
    step = STEPS[pace]
    return due + -(-(now - due) // step) * step
