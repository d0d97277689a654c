"""The tally of a roll, and skills that change it (rulebook, results; DMD-077, DMD-190)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import Amount
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.schema import SIGN, SUCCESS, TENTACLE
from miskatonic.games.death_may_die.model.choices import (
    CONVERT,
    CONVERT_BY_CARD,
    DONE,
    FACES,
    HEAL,
    PREVENT,
)
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.events import BlanksTurned, Tallied
from miskatonic.games.death_may_die.model.holdings import (
    ARCANE_HEAL,
    WITNESS_BOTH,
    WITNESS_HEAL,
    WITNESS_PREVENT,
    applies,
    is_against,
    skill,
    source_of,
)
from miskatonic.games.death_may_die.model.roll import GREEN, Roll
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    is_alive,
    open_roll,
    seat_of,
    tokens_at,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.wounds import HealPoints, heal_stress, may_keep
from miskatonic.kernel.state import Step, ask, push, tell

BY_SKILL: Final = "skill:arcane-mastery"


class Tally(Step[DeathMayDieState]):
    """DMD-077  Count after the rerolls; then skills can change the result."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        count(g, roll)
        if not is_alive(g, roll.who):
            return
        is_own = not is_against(roll.kind)
        if is_own and roll.tentacles > 0 and skill(g, roll.who, WITNESS_HEAL) > 0:
            push(g, SilentWitness(roll.tentacles))
        if roll.signs > 0 and roll.signs_by_skill + roll.signs_by_card > 0:
            push(g, CHANGE_SIGNS)


class ChangeSigns(QuestionStep):
    """DMD-078, DMD-190, DMD-R18  Elder Signs count as successes, and no longer as signs."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        if roll.signs <= 0:
            return
        options: list[int] = [DONE]
        source = "rule:DMD-078"
        if roll.signs_by_skill > 0:
            options.append(CONVERT)
            source = BY_SKILL
        if roll.signs_by_card > 0:
            options.append(CONVERT_BY_CARD)
        if len(options) > 1:
            ask(g, self, seat_of(g, roll.who), "convert", source, tuple(options))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        roll = open_roll(g)
        if choice == DONE:
            return
        roll.signs -= 1
        if choice == CONVERT:
            roll.signs_by_skill -= 1
            roll.successes += roll.worth
            roll.note(roll.worth, BY_SKILL)
            heal_stress(g, roll.who, skill(g, roll.who, ARCANE_HEAL))
        else:
            roll.signs_by_card -= 1
            roll.successes += 1
            roll.note(1, _card_for_signs(g, roll))
        push(g, self)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": open_roll(g).who}


def _card_for_signs(g: DeathMayDieState, roll: Roll) -> str:
    """The card that lets Elder Signs count as successes; "" if it is used up."""
    for bonus in g.bonuses[roll.who]:
        if bonus.what == word.BONUS_SIGN and applies(g, roll.who, bonus, roll.kind):
            return source_of(g, roll.who, bonus)
    return ""


class SilentWitness(QuestionStep):
    """Silent Witness: heal or prevent the loss for each tentacle, or both, by level."""

    __match_args__: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        who = roll.who
        if self.left == 0 or not is_alive(g, who):
            return
        options: list[int] = [DONE]
        if g.stress[who] + g.wounds[who] > 0 or skill(g, who, WITNESS_BOTH) > 0:
            options.append(HEAL)
        if skill(g, who, WITNESS_PREVENT) > 0 and skill(g, who, WITNESS_BOTH) == 0:
            options.append(PREVENT)
        if options == [DONE, HEAL] and skill(g, who, WITNESS_BOTH) == 0 and not may_keep(g, who):
            self._use(g, HEAL)
        elif len(options) > 1:
            ask(g, self, seat_of(g, who), "silent-witness", "skill:silent-witness", tuple(options))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != DONE:
            self._use(g, choice)

    def _use(self, g: DeathMayDieState, choice: i64) -> None:
        roll = open_roll(g)
        who = roll.who
        push(g, SilentWitness(self.left - 1))
        if choice == PREVENT or skill(g, who, WITNESS_BOTH) > 0:
            roll.forgiven += 1
        if choice == HEAL:
            push(g, HealPoints(who, skill(g, who, WITNESS_HEAL), "skill:silent-witness"))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": open_roll(g).who, "tentacles": self.left}


class SumUp(Step[DeathMayDieState]):
    """Add bonus successes, or subtract them on a roll against you."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        if is_against(roll.kind):
            roll.successes = max(roll.successes - roll.plus, 0)
        else:
            roll.successes = max(roll.successes + roll.plus, 0)


def count_amount(g: DeathMayDieState, of: Amount, sign: i64, ctx: Context, source: str) -> None:
    """DMD-081  Add an amount to the successes (or subtract it with -1), and record the source."""
    roll = open_roll(g)
    n = sign * of.count(g, ctx)
    roll.successes += n
    if n != 0:
        roll.note(n, of.counted_thing(g) or source)


class TellTally(Step[DeathMayDieState]):
    """DMD-077  Tell the final result, with all changes and their sources."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        roll.successes = max(roll.successes, 0)
        if g.loud:
            changed, by = roll.changed[:], roll.changed_by[:]
            token = blanking_token(g, roll.who)
            if token >= 0 and roll.blanks > 0:
                tell(g, BlanksTurned(roll.who, roll.blanks, token))
            tell(
                g,
                Tallied(roll.who, roll.successes, roll.signs, roll.tentacles, len(by), changed, by),
            )


def count(g: DeathMayDieState, roll: Roll) -> None:
    """Count the symbols on the dice."""
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
    return blanking_token(g, who) >= 0


def blanking_token(g: DeathMayDieState, who: i64) -> i64:
    """The token in the roller's space that turns blanks into tentacles, or -1."""
    if g.components.blanking == 0:
        return -1
    token: i64 = 0
    while token < len(g.pool):
        if g.components.blanking & bit(token) and tokens_at(g, g.space[who], token) > 0:
            return token
        token += 1
    return -1


TALLY: Final = Tally()
TELL_TALLY: Final = TellTally()
SUM_UP: Final = SumUp()
CHANGE_SIGNS: Final = ChangeSigns()
