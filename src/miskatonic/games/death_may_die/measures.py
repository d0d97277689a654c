"""What simulations and the arena count in Death May Die: every episode against every Elder One."""

from typing import Final

from miskatonic.games.death_may_die import luck
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.kernel.state import State
from miskatonic.sim.measures import Measures


class DeathMayDieMeasures(Measures):
    """What tells bots apart is where they win."""

    together = True
    luck_weights = luck.WEIGHTS
    varied = ("episode", "elder_one")
    matrix_seats = (2, 4)
    # Everybody has the same chance to be at the table.
    matrix_options = ("investigators=random",)

    def tally(self, g: State) -> dict[str, int]:
        """Turns, whether the ritual was disrupted, and the stage that lay open at the end."""
        assert isinstance(g, DeathMayDieState)
        return {"turns": int(g.turn), "disrupted": int(g.disrupted), "stage": int(g.stage)}

    def luck_of(self, g: State) -> dict[str, list[float]]:
        assert isinstance(g, DeathMayDieState)
        return luck.luck_of(g)


MEASURES: Final = DeathMayDieMeasures()
