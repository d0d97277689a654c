"""What simulations and the arena count in Death May Die: every episode against every Elder One, and
what bots leave undone.
"""

from typing import Any, Final

from miskatonic.games.death_may_die import luck
from miskatonic.games.death_may_die.bots.danger import lasting_danger
from miskatonic.games.death_may_die.rules.choices import DONE, FIGURE
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.games.death_may_die.studies import every_study
from miskatonic.kernel.state import State
from miskatonic.sim.measures import Act, Measures

# Why nothing comes of an act.
UNUSED: Final = "left-unused"
DRAGGED: Final = "dragged-along"


class DeathMayDieMeasures(Measures):
    """What tells bots apart is where they win."""

    together = True
    luck_weights = luck.WEIGHTS
    varied = ("episode", "elder_one")
    matrix_seats = (2, 4)
    # Everybody has the same chance to be at the table.
    matrix_options = ("investigators=random",)
    studies = every_study()

    def tally(self, g: State) -> dict[str, int]:
        """Turns, whether the ritual was disrupted, and the stage that lay open at the end."""
        assert isinstance(g, DeathMayDieState)
        return {"turns": int(g.turn), "disrupted": int(g.disrupted), "stage": int(g.stage)}

    def luck_of(self, g: State) -> dict[str, list[float]]:
        assert isinstance(g, DeathMayDieState)
        return luck.luck_of(g)

    def rounds_of(self, g: State) -> int:
        """In a round everybody has a turn."""
        assert isinstance(g, DeathMayDieState)
        return -(-int(g.turn) // int(g.rules.count))

    def acts_of_choice(self, g: State, seat: int, view: Any, choice: int) -> list[Act]:
        """Every action, used or not; and who is shaken off in a Run."""
        assert isinstance(g, DeathMayDieState)
        prompt = g.asked[0].prompt
        if prompt == "action":
            if choice == DONE:
                idle = Act(seat, "no-action", wasted=UNUSED, public=False)
                return [idle] * int(g.actions)
            return [Act(seat, "action")]
        if prompt == "leave-behind" and choice >= FIGURE:
            return [self._shaken_off(g, seat, choice - int(FIGURE))]
        return []

    def _shaken_off(self, g: DeathMayDieState, seat: int, figure: int) -> Act:
        """A waste, if somebody more dangerous is dragged along."""
        others = [each - int(FIGURE) for each in g.asked[0].options if each >= FIGURE]
        most = max(int(lasting_danger(g, each)) for each in others)
        is_wrong = int(lasting_danger(g, figure)) < most
        return Act(seat, "shaken-off", wasted=DRAGGED if is_wrong else "")


MEASURES: Final = DeathMayDieMeasures()
