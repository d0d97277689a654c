"""Measures for simulations and the arena: results by episode and Elder One, wasted actions."""

from typing import Any, Final

from miskatonic.games.death_may_die.model.choices import DONE, FIGURE
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.measures import Act, Measures, Study
from miskatonic.kernel.state import State

# Why an act was wasted.
UNUSED: Final = "left-unused"
DRAGGED: Final = "dragged-along"


class DeathMayDieMeasures(Measures):
    """Compares bots by the episodes and Elder Ones they beat."""

    cooperative = True
    varied = ("episode", "elder_one")

    @property
    def studies(self) -> tuple[Study, ...]:
        from miskatonic.games.death_may_die.studies import every_study

        return every_study()

    def tally(self, g: State) -> dict[str, int]:
        """Turns, whether the ritual was disrupted, and the final stage."""
        assert isinstance(g, DeathMayDieState)
        return {"turns": int(g.turn), "disrupted": int(g.disrupted), "stage": int(g.stage)}

    def rounds_of(self, g: State) -> int:
        """The number of rounds, each with one turn per investigator."""
        assert isinstance(g, DeathMayDieState)
        return -(-int(g.turn) // int(g.rules.count))

    def acts_of_choice(self, g: State, seat: int, view: Any, choice: int) -> list[Act]:
        """Actions, used or not, and enemies left behind in a Run."""
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
        """Wasted if a more dangerous enemy follows."""
        from miskatonic.games.death_may_die.bots.dice_power import lasting_danger

        others = [each - int(FIGURE) for each in g.asked[0].options if each >= FIGURE]
        most = max(int(lasting_danger(g, each)) for each in others)
        is_wrong = int(lasting_danger(g, figure)) < most
        return Act(seat, "shaken-off", wasted=DRAGGED if is_wrong else "")


MEASURES: Final = DeathMayDieMeasures()
