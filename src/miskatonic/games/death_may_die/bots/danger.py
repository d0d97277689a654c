"""How dangerous an enemy is, by the dice it throws."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.components import ELDER
from miskatonic.games.death_may_die.rules.elder_one import black_dice, green_dice
from miskatonic.games.death_may_die.rules.enemies import wounds_left
from miskatonic.games.death_may_die.rules.state import DeathMayDieState

# Half of all faces wound, a third of the black ones cost sanity as well.
BLACK: Final[i64] = 13
GREEN: Final[i64] = 10


def danger_of(g: DeathMayDieState, figure: i64) -> i64:
    """What its attack is to be feared for."""
    if figure == ELDER:
        return BLACK * black_dice(g) + GREEN * green_dice(g)
    type_ = g.components.types[g.components.figure_type[figure]]
    return BLACK * type_.black + GREEN * type_.green


def lasting_danger(g: DeathMayDieState, figure: i64) -> i64:
    """The same; of two alike, who is harder to kill."""
    return 10 * danger_of(g, figure) + wounds_left(g, figure)
