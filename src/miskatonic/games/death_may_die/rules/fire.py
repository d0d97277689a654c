"""Fire (rulebook, end of turn; DMD-142 … 146)."""

from typing import Final

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.components import FIRE
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    is_alive,
    open_roll,
    tokens_on,
)
from miskatonic.games.death_may_die.model.tokens import drop_tokens
from miskatonic.games.death_may_die.rules.dice import start_roll
from miskatonic.games.death_may_die.rules.triggers import FireOwn
from miskatonic.games.death_may_die.rules.wounds import BY_ROLL, take_wounds
from miskatonic.kernel.state import Step, push


class Burn(Step[DeathMayDieState]):
    """DMD-142  One black die for each fire on the investigator's board."""

    def run(self, g: DeathMayDieState) -> None:
        who = g.active
        if is_alive(g, who) and tokens_on(g, who, FIRE) > 0:
            push(g, PUT_OUT)
            start_roll(g, word.ON_FIRE, who, tokens_on(g, who, FIRE), 0, RESOLVE_FIRE)


class ResolveFire(Step[DeathMayDieState]):
    """DMD-142  Each success is a wound."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        push(g, FireOwn(word.ROLLED, roll.who))
        take_wounds(g, roll.who, roll.successes, roll.kind | BY_ROLL)


class PutOut(Step[DeathMayDieState]):
    """DMD-143  Then remove all fire, including fire caught during the roll."""

    def run(self, g: DeathMayDieState) -> None:
        if is_alive(g, g.active):
            drop_tokens(g, g.active, FIRE, tokens_on(g, g.active, FIRE))


RESOLVE_FIRE: Final = ResolveFire()
PUT_OUT: Final = PutOut()
BURN: Final = Burn()
