"""The table as a bot plays through it in its head."""

from collections.abc import Mapping
from typing import Any, cast

from miskatonic.games.death_may_die.rules.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.games.death_may_die.rules.view import DeathMayDieKnowledge
from miskatonic.kernel.rng import Rng


def one_world(known: Mapping[str, Any], rng: Rng) -> DeathMayDieState:
    """A state that fits what is known: all that is hidden in it is dealt as it is needed."""
    g = DEATH_MAY_DIE.worlds(cast(DeathMayDieKnowledge, known)).deal(rng)
    g.loud = False
    return g
