"""Dice and rolls (rulebook, dice): throw, reroll, change, tally, resolve."""

from typing import ClassVar, Final

from librt.vecs import pop
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.choices import (
    DONE,
    FACES,
    REROLL,
    STRESS_REROLL,
    TOKEN,
    USE,
    YES,
    YES_NO,
)
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.events import Rerolled, Rolled
from miskatonic.games.death_may_die.model.holdings import (
    ARCANE_SIGNS,
    ARCANE_WORTH,
    BRAWLING_GREEN,
    BRAWLING_REROLLS,
    DEFENSE_REROLLS,
    EXPLOSIVES_REROLLS,
    MARKSMAN_GREEN,
    PHOTO_GREEN,
    PROFICIENT_EXTRA,
    PROFICIENT_HEAL,
    PROFICIENT_HEAL_OTHERS,
    PROFICIENT_OTHERS,
    SHOW_OFF_EACH,
    SHOW_OFF_GREEN,
    SHOW_OFF_REROLLS,
    SHOW_OFF_WITHIN,
    TOUGHNESS_REROLLS,
    applies,
    is_against,
    is_attack,
    skill,
    source_of,
)
from miskatonic.games.death_may_die.model.roll import GREEN, Roll, listed, no_faces, shown
from miskatonic.games.death_may_die.model.state import (
    NO_FIGURE,
    DeathMayDieState,
    investigators_at,
    is_alive,
    open_roll,
    seat_of,
    tokens_on,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.model.targets import investigators_within
from miskatonic.games.death_may_die.model.tokens import drop_tokens
from miskatonic.games.death_may_die.rules.enemies import has_trait
from miskatonic.games.death_may_die.rules.sanity import lose_sanity
from miskatonic.games.death_may_die.rules.tally import SUM_UP, TALLY, TELL_TALLY
from miskatonic.games.death_may_die.rules.triggers import ROLL_BITS, ROLL_MARK, renew
from miskatonic.games.death_may_die.rules.uses import pay_for_use, usable
from miskatonic.games.death_may_die.rules.wounds import (
    heal_stress,
    may_keep,
    stress_left,
    take_stress,
)
from miskatonic.kernel.state import Step, ask, push, tell, then

# ---------------------------------------------------------------- beginning


def start_roll(
    g: DeathMayDieState,
    kind: i64,
    who: i64,
    black: i64,
    green: i64,
    resolve: Step[DeathMayDieState],
    foe: i64 = NO_FIGURE,
    targets: i64 = 0,
    count: Step[DeathMayDieState] | None = None,
) -> None:
    """DMD-063 … 083  Push the steps of a whole roll; `resolve` applies its successes and effects.

    `count` adds successes that depend on the purpose of the roll, such as 1 for each of something.
    """
    if g.roll is not None:
        push(g, RestoreRoll(g.roll))
    roll = Roll(kind, who, foe, targets, no_faces())
    roll.black = black
    roll.green = green
    g.roll = roll
    renew(g, ROLL_MARK, ROLL_BITS)
    then(g, resolve, END_ROLL)
    push(g, TELL_TALLY)
    if count is not None:
        push(g, count)
    then(g, THROW, REROLLS, TALLY, SUM_UP)
    if not is_against(kind):
        _add_own_dice(g, roll)
    _add_bonuses(g, roll)
    _add_rerolls(g, roll)
    if _may_calm_down(g, roll):
        push(g, CALM_DOWN)


def _add_own_dice(g: DeathMayDieState, roll: Roll) -> None:
    """DMD-036, DMD-070  Add permanent dice and those of skills; never on rolls against you."""
    who = roll.who
    roll.green += g.components.bonus_dice_by[g.sanity[who]]
    if roll.kind == word.ON_ATTACK_HERE:
        roll.green += skill(g, who, BRAWLING_GREEN)
    elif roll.kind == word.ON_ATTACK_AWAY:
        roll.green += skill(g, who, MARKSMAN_GREEN)
    if skill(g, who, SHOW_OFF_GREEN) > 0:
        roll.green += skill(g, who, SHOW_OFF_GREEN) * _audience(g, who)
    here = investigators_at(g, g.space[who]) & ~bit(who)
    other: i64 = 0
    while here:
        if here & 1:
            roll.green += skill(g, other, PHOTO_GREEN)
        here >>= 1
        other += 1


def _audience(g: DeathMayDieState, who: i64) -> i64:
    """Show-Off: other investigators within range, counted once or each."""
    within = skill(g, who, SHOW_OFF_WITHIN)
    others = ones(investigators_within(g, g.space[who], within) & ~bit(who))
    return others if skill(g, who, SHOW_OFF_EACH) > 0 else min(others, 1)


def _add_bonuses(g: DeathMayDieState, roll: Roll) -> None:
    """Add the bonuses of cards, relics, stages and the episode."""
    for bonus in g.bonuses[roll.who]:
        what = bonus.what
        if what <= word.BONUS_HARM and applies(g, roll.who, bonus, roll.kind):
            n: i64 = bonus.n
            if what == word.BONUS_GREEN:
                if not is_against(roll.kind):
                    roll.green = max(roll.green + n, 0)
            elif what == word.BONUS_REROLL:
                roll.free += n
            elif what == word.BONUS_SUCCESS:
                roll.plus += n
                roll.note(-n if is_against(roll.kind) else n, source_of(g, roll.who, bonus))
            elif what == word.BONUS_CALM:
                roll.calm += n
            elif what == word.BONUS_SIGN:
                roll.signs_by_card += n
            else:
                roll.harm += n


def _add_rerolls(g: DeathMayDieState, roll: Roll) -> None:
    """Add free rerolls of skills, and the Elder Signs of Arcane Mastery."""
    who = roll.who
    kind = roll.kind
    if kind == word.ON_ATTACKED or kind == word.ON_FIRE:
        roll.free += skill(g, who, TOUGHNESS_REROLLS)
    if kind == word.ON_ATTACKED:
        roll.free += skill(g, who, DEFENSE_REROLLS)
    if kind == word.ON_ATTACK_HERE:
        roll.free += skill(g, who, BRAWLING_REROLLS)
    if is_attack(kind):
        roll.free += skill(g, who, EXPLOSIVES_REROLLS) * ones(roll.targets)
    if skill(g, who, SHOW_OFF_REROLLS) > 0:
        roll.free += skill(g, who, SHOW_OFF_REROLLS) * _audience(g, who)
    roll.signs_by_skill = skill(g, who, ARCANE_SIGNS)
    roll.worth = skill(g, who, ARCANE_WORTH)


class RestoreRoll(Step[DeathMayDieState]):
    """Resume a roll that was interrupted by another one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("roll",)

    def __init__(self, roll: Roll) -> None:
        self.roll: Final = roll

    def run(self, g: DeathMayDieState) -> None:
        g.roll = self.roll.clone()


def _may_calm_down(g: DeathMayDieState, roll: Roll) -> bool:
    number = PROFICIENT_HEAL if is_attack(roll.kind) else PROFICIENT_HEAL_OTHERS
    return skill(g, roll.who, number) > 0 and g.stress[roll.who] > 0


class CalmDown(QuestionStep):
    """Proficient: heal 1 stress before the roll (DMD-R36: ask if they might keep it)."""

    def run(self, g: DeathMayDieState) -> None:
        who = open_roll(g).who
        if may_keep(g, who):
            ask(g, self, seat_of(g, who), "calm-down", "skill:proficient", YES_NO)
        else:
            heal_stress(g, who, 1)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        assert g.roll is not None
        if choice == YES:
            heal_stress(g, g.roll.who, 1)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": open_roll(g).who}


# ---------------------------------------------------------------- throwing


class Throw(Step[DeathMayDieState]):
    """DMD-063, DMD-064, DMD-072  All dice at once."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        faces = roll.faces
        count: i64 = 0
        while count < roll.black:
            face = _throw_one(g, 0)
            faces[face] = faces[face] + 1
            count += 1
        count = 0
        while count < roll.green:
            face = _throw_one(g, GREEN)
            faces[face] = faces[face] + 1
            count += 1
        if g.loud:
            black, green = listed(roll.faces, 0), listed(roll.faces, GREEN)
            tell(g, Rolled(roll.who, roll.kind, roll.foe, black, green))


def _throw_one(g: DeathMayDieState, colour: i64) -> i64:
    if g.forced:
        g.forced, face = pop(g.forced, 0)
        return colour + face
    if colour == GREEN:
        return GREEN + g.components.dice.green[g.rng.below(6)]
    return g.components.dice.black[g.rng.below(6)]


# ---------------------------------------------------------------- rerolling

# Options by the mask of faces shown (16 bits) and whether free and stress rerolls are possible.
_reroll_options: Final[list[tuple[int, ...]]] = [()] * (1 << 18)


def _dice_options(faces: i64, free: bool, stress: bool) -> tuple[int, ...]:
    """The options: done, and each die that can be rerolled for free or for stress."""
    key = (faces << 2) | (2 if free else 0) | (1 if stress else 0)
    found = _reroll_options[key]
    if not found:
        listing: list[int] = [DONE]
        face: i64 = 0
        while face < FACES:
            if faces & bit(face):
                if free:
                    listing.append(REROLL + face)
                if stress:
                    listing.append(STRESS_REROLL + face)
            face += 1
        found = tuple(listing)
        _reroll_options[key] = found
    return found


class Rerolls(QuestionStep):
    """DMD-024, DMD-074, DMD-R16, DMD-R17  One die at a time, for free or for 1 stress."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        who = roll.who
        if not is_alive(g, who):
            return
        free = roll.free + roll.extra > 0
        stress = stress_left(g, who) > 0 and may_spend_stress(g, roll)
        options = _dice_options(shown(roll.faces), free, stress)
        more = _other_options(g, roll)
        if more:
            options = options + tuple(more)
        if len(options) > 1:
            ask(g, self, seat_of(g, who), "reroll", "rule:DMD-074", options)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        roll = open_roll(g)
        if choice == DONE:
            return
        push(g, self)
        if choice >= USE:
            pay_for_use(g, roll.who, choice - USE)
        elif choice >= STRESS_REROLL:
            take_stress(g, roll.who, 1)
            reroll(g, roll, choice - STRESS_REROLL)
            proficient = is_attack(roll.kind) or skill(g, roll.who, PROFICIENT_OTHERS) > 0
            if proficient and skill(g, roll.who, PROFICIENT_EXTRA) > 0:
                roll.extra = skill(g, roll.who, PROFICIENT_EXTRA)
        elif choice >= REROLL:
            if roll.extra > 0:
                roll.extra -= 1
            else:
                roll.free -= 1
            reroll(g, roll, choice - REROLL)
        else:
            drop_tokens(g, roll.who, choice - TOKEN, 1)
            roll.free += 1

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": open_roll(g).who}


def may_spend_stress(g: DeathMayDieState, roll: Roll) -> bool:
    """Whether stress can be spent; rolls of some attackers forbid it."""
    if roll.kind != word.ON_ATTACKED:
        return True
    return not has_trait(g, roll.foe, word.UNNERVING)


def reroll(g: DeathMayDieState, roll: Roll, face: i64) -> None:
    """DMD-074  Reroll a die; the old result is lost."""
    roll.faces[face] = roll.faces[face] - 1
    new = _throw_one(g, face & GREEN)
    roll.faces[new] = roll.faces[new] + 1
    if g.loud:
        tell(g, Rerolled(roll.who, face, new))


def _other_options(g: DeathMayDieState, roll: Roll) -> list[int]:
    """Uses of cards and relics in an open roll, and tokens that pay for a reroll."""
    found: list[int] = []
    for source in g.own[roll.who]:
        if g.components.timings[source] & bit(word.TIMING_ROLL):
            usable(g, found, roll.who, source, word.TIMING_ROLL)
    if g.components.paying:
        token: i64 = 0
        while token < len(g.pool):
            if g.components.paying & bit(token) and tokens_on(g, roll.who, token) > 0:
                found.append(TOKEN + token)
            token += 1
    return found


# ---------------------------------------------------------------- tentacles and end


class EndRoll(Step[DeathMayDieState]):
    """DMD-068, DMD-083, DMD-R8, DMD-R9  Tentacles are a single loss, resolved last."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        g.roll = None
        lose_sanity(g, roll.who, roll.tentacles - roll.calm - roll.forgiven, roll.kind)


THROW: Final = Throw()
REROLLS: Final = Rerolls()
END_ROLL: Final = EndRoll()
CALM_DOWN: Final = CalmDown()
