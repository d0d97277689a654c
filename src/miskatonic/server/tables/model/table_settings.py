"""The settings that a table is played with: the host's, or the game's options that replace them.

Among Cultists, for example, has its time limits among its options. The game's manifest says which
option replaces which setting (`table_options`).
"""

from typing import Any, Final

from miskatonic.games.manifest import TableOptions
from miskatonic.kernel.options import OptionValues
from miskatonic.server.protocol.tables import Spectators, TableSettings

NO_OPTIONS: Final = TableOptions()
# In seconds.
DAY: Final = 86_400


class EffectiveSettings:
    """Computed once for a table; they only change in the lobby."""

    def __init__(
        self, options: OptionValues, settings: TableSettings, stands_for: TableOptions = NO_OPTIONS
    ) -> None:
        clock = settings.clock
        own: dict[str, Any] = {
            name: options[option] for name, option in stands_for.settings.items()
        }
        self.is_over_days: Final = clock.decision_days > 0
        self._general: Final[int] = (
            DAY * clock.decision_days
            if self.is_over_days
            else own.get("decision_seconds", clock.decision_seconds)
        )
        # A game's own time limits do not apply to correspondence games.
        self._windows: Final = {} if self.is_over_days else _seconds(options, stands_for.windows)
        limits = {} if self.is_over_days else _seconds(options, stands_for.time_limits)
        self._limits: Final = limits | self._windows
        self._leasts: Final = _seconds(options, stands_for.least_times) | self._windows
        self.grace_ms: Final[int] = 1000 * own.get("grace_seconds", clock.grace_seconds)
        self.pace: Final[str] = own.get("bot_pace", clock.bot_pace)
        self.spectators: Final[Spectators] = own.get("spectators", settings.spectators)
        self.chat_is_open: Final[bool] = settings.chat and own.get("chat", True)
        self.has_limits: Final = self._general > 0 or bool(self._limits)
        self.has_times: Final = self.has_limits or bool(self._leasts)

    def limit_ms(self, prompt: str) -> int:
        """How long a question of this kind may stay open, for every seat (AC-N27); 0: for ever."""
        return 1000 * self._limits.get(_first_word(prompt), self._general)

    def least_ms(self, prompt: str) -> int:
        """AC-N17  The least time before it can be answered, for every seat."""
        return 1000 * self._leasts.get(_first_word(prompt), 0)

    def is_window(self, prompt: str) -> bool:
        """AC-N16  Whether a question of this kind closes exactly at its time limit."""
        return _first_word(prompt) in self._windows


def _seconds(options: OptionValues, by_word: Any) -> dict[str, int]:
    values: dict[str, Any] = dict(options)
    return {word: values[option] for word, option in by_word.items()}


def _first_word(prompt: str) -> str:
    return prompt.partition("-")[0]
