"""Estimate how long a person would wait at a table of bots, given the server's delays.

Time is simulated. Every seat, the person's too, takes as long as a bot at the table's pace. The
person waits while no question for that seat is open.
"""

from collections.abc import Iterable
from typing import Final

from miskatonic.bots.pace import release_time
from miskatonic.games.manifest import Manifest
from miskatonic.kernel.options import OptionValues

PACE: Final = "natural"


class WaitingTimes:
    """The simulated clock of a table, and the waiting times of one of its seats."""

    def __init__(self, seed: str, person: int, least: dict[str, int], pace: str = PACE) -> None:
        self._seed: Final = seed
        self._person: Final = person
        self._least: Final = least
        self._pace: Final = pace
        # When each open question was asked, by its id.
        self._asked: dict[int, int] = {}
        self._steps = 0
        self._free_since = 0
        self.now = 0
        # The person's waiting times, in milliseconds.
        self.waits: Final[list[int]] = []

    def look(self, questions: Iterable[tuple[int, int]]) -> None:
        """Register the open questions: their ids and seats."""
        known, self._asked = self._asked, {}
        for question, seat in questions:
            self._asked[question] = known.get(question, self.now)
            if seat == self._person and question not in known:
                self._has_waited(self.now)

    def answer(self, id: int, seat: int, prompt: str) -> None:
        """Advance the clock to when the answer to a question is due; others may stay open."""
        self._steps += 1
        least = 1000 * self._least.get(prompt.partition("-")[0], 0)
        asked = self._asked.get(id, self.now)
        due = release_time(self._seed, self._pace, asked, seat, prompt, self._steps, least)
        self.now = max(self.now, due)
        if seat == self._person:
            self._free_since = due

    def end(self) -> None:
        """End the game, and with it the current wait."""
        self._has_waited(self.now)

    def _has_waited(self, now: int) -> None:
        if now > self._free_since:
            self.waits.append(now - self._free_since)
        self._free_since = now


def least_times(manifest: Manifest, options: OptionValues) -> dict[str, int]:
    """The minimum time of questions in seconds, by the first word of the prompt."""
    found: dict[str, int] = {}
    for word, option in manifest.table_options.least_times.items():
        value = options[option]
        assert isinstance(value, int)
        found[word] = value
    return found
