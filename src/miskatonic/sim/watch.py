"""What a game adds to the arena: teams, settings, and measures of single choices."""

from typing import Any

from miskatonic.bots import Bot
from miskatonic.kernel.state import State

Measures = list[tuple[str, float]]


class Watch:
    """As it stands, there are no teams, one setting, and nothing is measured."""

    teams: tuple[str, ...] = ()
    # Whether all at the table win or lose together: then nobody has a share of his own.
    together: bool = False
    # Options through whose values the games go, unless they are given.
    varied: tuple[str, ...] = ()

    def team_of(self, g: State, seat: int) -> str | None:
        """The team that a seat is in; None as long as that is open."""
        return None

    def measure(self, g: State, seat: int, view: Any, choice: int, bot: Bot) -> Measures:
        """What a choice, about to be made, says about its bot: named numbers, to be averaged."""
        return []
