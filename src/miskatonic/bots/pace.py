"""How long a bot's thought seems to take: a matter of public facts alone, so that it tells nothing.

The server shows answers by this rule, and the arena reckons by it how long people wait.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

# Shortest and longest thought by pace, in milliseconds; a late thought waits for the next step.
PACES: Final = {"fast": (150, 400), "natural": (800, 2_500), "slow": (2_000, 5_000)}
STEPS: Final = {"fast": 100, "natural": 400, "slow": 800}
# How likely it is that a bot has the word while one seat is asked; while several are, it has it.
TALKATIVE: Final = 0.25


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
