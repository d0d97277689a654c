"""The terms on which a table is played: its settings, or the game's own options where it has some.

Among Cultists, for one, lists its times among its options. Any game may: an option that is called
`decision_seconds`, `grace_seconds`, `bot_pace`, `spectators` or `free_text` takes the place of the
setting of the table. An option like `guess_seconds` is the limit of the questions whose prompt has
the same first word (`guess`, `guess-again`; an option may say more of it: `discussion_seconds` is
for `discuss`), and one like `night_step_seconds` the least time before `night-…` can be answered.
"""

from typing import Any, Final

from miskatonic.kernel.options import OptionValues
from miskatonic.server.protocol import TableSettings


class Terms:
    """Read once for a table; they change only in the lobby."""

    def __init__(self, options: OptionValues, settings: TableSettings) -> None:
        clock = settings.clock
        given: dict[str, Any] = dict(options)
        self._options: Final = given
        self._general: Final[int] = given.get("decision_seconds", clock.decision_seconds)
        self._limits: Final[dict[str, int]] = {}
        self._leasts: Final[dict[str, int]] = {}
        self.grace_ms: Final[int] = 1000 * given.get("grace_seconds", clock.grace_seconds)
        self.pace: Final[str] = given.get("bot_pace", clock.bot_pace)
        self.spectators: Final[str] = given.get("spectators", settings.spectators)
        self.chat_is_open: Final[bool] = settings.chat and given.get("free_text", True)
        self.has_limits: Final = self._general > 0 or any(map(_is_limit, given))
        self.has_times: Final = self.has_limits or any("_step_seconds" in name for name in given)

    def limit_ms(self, prompt: str) -> int:
        """How long a question of this kind may stay open; 0 is for ever. For all alike (AC-N27)."""
        limit = self._limits.get(prompt)
        if limit is None:
            word = prompt.partition("-")[0]
            own = [name for name in self._options if name.startswith(word) and _is_limit(name)]
            limit = 1000 * (self._options[own[0]] if own else self._general)
            self._limits[prompt] = limit
        return limit

    def least_ms(self, prompt: str) -> int:
        """AC-N17  How long it takes at least, whoever is asked."""
        least = self._leasts.get(prompt)
        if least is None:
            word = prompt.partition("-")[0]
            least = self._leasts[prompt] = 1000 * self._options.get(f"{word}_step_seconds", 0)
        return least


def _is_limit(name: str) -> bool:
    return (
        name.endswith("_seconds")
        and not name.endswith("_step_seconds")
        and name not in ("decision_seconds", "grace_seconds")
    )
