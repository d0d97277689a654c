"""What a game adds to simulations and to the arena: teams, settings, and what is counted."""

from typing import Any

from miskatonic.bots import Bot
from miskatonic.games import MANIFESTS
from miskatonic.kernel.state import State

Measured = list[tuple[str, float]]


class Measures:
    """As it stands, there are no teams, one setting, and nothing is counted but wins."""

    teams: tuple[str, ...] = ()
    # Whether all at the table win or lose together: then nobody has a share of his own.
    together: bool = False
    # Options through whose values the games go, unless they are given.
    varied: tuple[str, ...] = ()
    # How a balance matrix of those is set up, unless the command says otherwise.
    matrix_seats: tuple[int, ...] = ()
    matrix_options: tuple[str, ...] = ()
    # The level of a bot that is shown more than it may know: a ceiling for strength.
    oracle: str | None = None

    def team_of(self, g: State, seat: int) -> str | None:
        """The team that a seat is in; None as long as that is open."""
        return None

    def measure(self, g: State, seat: int, view: Any, choice: int, bot: Bot) -> Measured:
        """What a choice, about to be made, says about its bot: named numbers, to be averaged."""
        return []

    def tally(self, g: State) -> dict[str, int]:
        """Numbers of a finished game that kept its events, by name."""
        return {}

    def shown_to_oracle(self, g: State, seat: int) -> State:
        """The table as the oracle on this seat sees it."""
        return g


def measures_of(game_id: str) -> Measures:
    measures: Measures = MANIFESTS[game_id].measures or Measures()
    return measures
