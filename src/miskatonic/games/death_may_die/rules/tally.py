"""The tally of a roll, and what skills make of it (rulebook, results; DMD-077, DMD-190)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content.schema import SIGN, SUCCESS, TENTACLE
from miskatonic.games.death_may_die.rules.choices import (
    CONVERT,
    CONVERT_BY_CARD,
    DONE,
    FACES,
    HEAL,
    PREVENT,
)
from miskatonic.games.death_may_die.rules.components import bit
from miskatonic.games.death_may_die.rules.events import Tallied
from miskatonic.games.death_may_die.rules.holdings import (
    ARCANE_HEAL,
    WITNESS_BOTH,
    WITNESS_HEAL,
    WITNESS_PREVENT,
    is_against,
    skill,
)
from miskatonic.games.death_may_die.rules.roll import GREEN, Roll
from miskatonic.games.death_may_die.rules.state import (
    DeathMayDieState,
    QuestionAbout,
    QuestionStep,
    is_alive,
    seat_of,
    tokens_at,
)
from miskatonic.games.death_may_die.rules.wounds import HealPoints, heal_stress
from miskatonic.kernel.state import Step, ask, push, tell


class Tally(Step[DeathMayDieState]):
    """DMD-077  Count after the rerolls; then skills may change what was counted."""

    def run(self, g: DeathMayDieState) -> None:
        roll = g.roll
        assert roll is not None
        count(g, roll)
        if not is_alive(g, roll.who):
            return
        is_own = not is_against(roll.kind)
        if is_own and roll.tentacles > 0 and skill(g, roll.who, WITNESS_HEAL) > 0:
            push(g, SilentWitness(roll.tentacles))
        if roll.signs > 0 and roll.signs_by_skill + roll.signs_by_card > 0:
            push(g, CHANGE_SIGNS)


class ChangeSigns(QuestionStep):
    """DMD-078, DMD-190, DMD-R18  Elder Signs count as successes, and as signs no more."""

    def run(self, g: DeathMayDieState) -> None:
        roll = g.roll
        assert roll is not None
        if roll.signs <= 0:
            return
        options: list[int] = [DONE]
        source = "rule:DMD-078"
        if roll.signs_by_skill > 0:
            options.append(CONVERT)
            source = "skill:arcane-mastery"
        if roll.signs_by_card > 0:
            options.append(CONVERT_BY_CARD)
        if len(options) > 1:
            ask(g, self, seat_of(g, roll.who), "convert", source, tuple(options))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        roll = g.roll
        assert roll is not None
        if choice == DONE:
            return
        roll.signs -= 1
        if choice == CONVERT:
            roll.signs_by_skill -= 1
            roll.successes += roll.worth
            heal_stress(g, roll.who, skill(g, roll.who, ARCANE_HEAL))
        else:
            roll.signs_by_card -= 1
            roll.successes += 1
        push(g, self)


class SilentWitness(QuestionStep):
    """Silent Witness: for each tentacle heal, prevent the loss, or both, as the level says."""

    __match_args__: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def run(self, g: DeathMayDieState) -> None:
        roll = g.roll
        assert roll is not None
        who = roll.who
        if self.left == 0 or not is_alive(g, who):
            return
        options: list[int] = [DONE]
        if g.stress[who] + g.wounds[who] > 0 or skill(g, who, WITNESS_BOTH) > 0:
            options.append(HEAL)
        if skill(g, who, WITNESS_PREVENT) > 0 and skill(g, who, WITNESS_BOTH) == 0:
            options.append(PREVENT)
        if len(options) > 1:
            ask(g, self, seat_of(g, who), "silent-witness", "skill:silent-witness", tuple(options))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        roll = g.roll
        assert roll is not None
        who = roll.who
        if choice == DONE:
            return
        push(g, SilentWitness(self.left - 1))
        if choice == PREVENT or skill(g, who, WITNESS_BOTH) > 0:
            roll.forgiven += 1
        if choice == HEAL:
            push(g, HealPoints(who, skill(g, who, WITNESS_HEAL), "skill:silent-witness"))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"tentacles": self.left}


class SumUp(Step[DeathMayDieState]):
    """What is added to the successes, or on a roll against you taken off them."""

    def run(self, g: DeathMayDieState) -> None:
        roll = g.roll
        assert roll is not None
        if is_against(roll.kind):
            roll.successes = max(roll.successes - roll.plus, 0)
        else:
            roll.successes = max(roll.successes + roll.plus, 0)
        if g.loud:
            tell(g, Tallied(roll.who, roll.successes, roll.signs, roll.tentacles))


def count(g: DeathMayDieState, roll: Roll) -> None:
    """Count the symbols as they lie there."""
    roll.successes = 0
    roll.signs = 0
    roll.tentacles = 0
    face: i64 = 0
    while face < FACES:
        dice: i64 = roll.faces[face]
        if dice > 0:
            if face & SUCCESS:
                roll.successes += dice
            if face & SIGN:
                roll.signs += dice
            if face & TENTACLE:
                roll.tentacles += dice
        face += 1
    roll.blanks = roll.faces[0] + roll.faces[GREEN]
    if blanks_are_tentacles(g, roll.who):
        roll.tentacles += roll.blanks


def blanks_are_tentacles(g: DeathMayDieState, who: i64) -> bool:
    """Whether a token in the space of whoever rolls turns them into tentacles."""
    if g.components.blanking == 0:
        return False
    token: i64 = 0
    while token < len(g.pool):
        if g.components.blanking & bit(token) and tokens_at(g, g.space[who], token) > 0:
            return True
        token += 1
    return False


TALLY: Final = Tally()
SUM_UP: Final = SumUp()
CHANGE_SIGNS: Final = ChangeSigns()
