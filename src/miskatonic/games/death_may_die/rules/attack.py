"""The Attack action (rulebook, Attack; DMD-096 … 099, DMD-191, DMD-192)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.choices import (
    ALL,
    DONE,
    FIGURE,
    MOST_FIGURES,
    YES,
    YES_NO,
    choices_in,
)
from miskatonic.games.death_may_die.model.components import ELDER, bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.events import Attacked, WoundsAdded
from miskatonic.games.death_may_die.model.holdings import (
    BRAWLING_ALL,
    BRAWLING_FULL,
    EXPLOSIVES_EXTRA,
    EXPLOSIVES_FULL,
    INSTINCT_EVERY,
    INSTINCT_STRESS,
    INSTINCT_WOUNDS,
    MARKSMAN_RANGE,
    applies,
    bonus_of,
    skill,
    source_of,
)
from miskatonic.games.death_may_die.model.roll import Roll
from miskatonic.games.death_may_die.model.state import (
    DID_ATTACK,
    USED_KILLER_INSTINCT,
    DeathMayDieState,
    is_alive,
    open_roll,
    seat_of,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.dice import start_roll
from miskatonic.games.death_may_die.rules.enemies import (
    follow_up,
    is_attackable,
    wound_figure,
    wounds_left,
)
from miskatonic.games.death_may_die.rules.triggers import Pending, gather_enemy, gather_own
from miskatonic.games.death_may_die.rules.wounds import stress_left, take_stress
from miskatonic.kernel.state import Step, ask, push, tell

# ---------------------------------------------------------------- targets


def attackable_at(g: DeathMayDieState, space: i64) -> i64:
    figures: i64 = g.crowd[space]
    if figures & 1 and not is_attackable(g, ELDER):
        figures &= ~bit(ELDER)
    return figures


def targets_of(g: DeathMayDieState, who: i64, only_away: bool) -> i64:
    """DMD-096, DMD-192  Enemies in the attacker's space, or within range."""
    here: i64 = g.space[who]
    found: i64 = 0 if only_away else attackable_at(g, here)
    far = skill(g, who, MARKSMAN_RANGE) + bonus_of(g, who, word.BONUS_RANGE)
    if far > 0:
        space: i64 = 0
        while space < g.components.spaces:
            is_near = g.paths.plain.distance(here, space) <= far
            if is_near and space != here:
                found |= attackable_at(g, space)
            space += 1
    return found


class ChooseTarget(QuestionStep):
    """DMD-096, DMD-191  The target is chosen before the roll, unless there is only one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "only_away")

    def __init__(self, who: i64, only_away: bool) -> None:
        self.who: Final[i64] = who
        self.only_away: Final = only_away

    def run(self, g: DeathMayDieState) -> None:
        figures = targets_of(g, self.who, self.only_away)
        if figures == 0:
            return
        if ones(figures) == 1:
            self._attack(g, lowest(figures))
            return
        extra: i64 = ALL if self._may_attack_all(g) else -1
        options = choices_in(FIGURE, figures, extra)
        ask(g, self, seat_of(g, self.who), "target", "rule:DMD-096", options)

    def _may_attack_all(self, g: DeathMayDieState) -> bool:
        """DMD-191  From its second level on, Brawling can attack all enemies in the space."""
        brawls = skill(g, self.who, BRAWLING_ALL) > 0 and not self.only_away
        return brawls and ones(attackable_at(g, g.space[self.who])) > 1

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == ALL:
            _note_attack(g, self.who)
            begin_attack(g, self.who, attackable_at(g, g.space[self.who]))
        else:
            self._attack(g, choice - FIGURE)

    def _attack(self, g: DeathMayDieState, figure: i64) -> None:
        """Attack this figure, and more if a skill allows it."""
        _note_attack(g, self.who)
        is_here = g.figure_space[figure] == g.space[self.who]
        if is_here and g.rules.any_number and self._may_attack_all(g):
            push(g, MoreTargets(self.who, bit(figure), MOST_FIGURES, "skill:brawling"))
            return
        more = skill(g, self.who, EXPLOSIVES_EXTRA)
        if more > 0:
            push(g, MoreTargets(self.who, bit(figure), more, "skill:chemical-explosives"))
        else:
            begin_attack(g, self.who, bit(figure))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}


def _note_attack(g: DeathMayDieState, who: i64) -> None:
    if who == g.active:
        g.did |= DID_ATTACK


class MoreTargets(QuestionStep):
    """DMD-191, DMD-R37  More figures in the target's space, as many as the skill allows."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "targets", "more", "source")

    def __init__(self, who: i64, targets: i64, more: i64, source: str) -> None:
        self.who: Final[i64] = who
        self.targets: Final[i64] = targets
        self.more: Final[i64] = more
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        space: i64 = g.figure_space[lowest(self.targets)]
        others = attackable_at(g, space) & ~self.targets
        if others and self.more > 0:
            options = choices_in(FIGURE, others, DONE)
            ask(g, self, seat_of(g, self.who), "more-targets", self.source, options)
        else:
            begin_attack(g, self.who, self.targets)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == DONE:
            begin_attack(g, self.who, self.targets)
        else:
            targets = self.targets | bit(choice - FIGURE)
            push(g, MoreTargets(self.who, targets, self.more - 1, self.source))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}


def begin_attack(g: DeathMayDieState, who: i64, targets: i64) -> None:
    first = lowest(targets)
    here = g.figure_space[first] == g.space[who]
    kind: i64 = word.ON_ATTACK_HERE if here else word.ON_ATTACK_AWAY
    if g.loud:
        figures = [figure for figure in range(g.components.figures) if targets & bit(figure)]
        tell(g, Attacked(who, figures))
    start_roll(g, kind, who, g.components.dice.roll, 0, RESOLVE_ATTACK, first, targets)


# ---------------------------------------------------------------- resolving


class ResolveAttack(Step[DeathMayDieState]):
    """DMD-079  Each success is a wound; Killer Instinct can add more."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        who = roll.who
        if not is_alive(g, who):
            return
        push(g, DEAL_WOUNDS)
        if skill(g, who, INSTINCT_EVERY) > 0:
            add_instinct(g, roll)
        elif skill(g, who, INSTINCT_WOUNDS) > 0 and may_be_instinctive(g, who):
            push(g, KILLER_INSTINCT)


def may_be_instinctive(g: DeathMayDieState, who: i64) -> bool:
    """Whether it is unused this turn and its stress fits on the track."""
    if g.turn_used & USED_KILLER_INSTINCT:
        return False
    return stress_left(g, who) >= skill(g, who, INSTINCT_STRESS)


class KillerInstinct(QuestionStep):
    """Killer Instinct: more wounds once per turn, for 1 stress at the lower levels."""

    def run(self, g: DeathMayDieState) -> None:
        assert g.roll is not None
        ask(g, self, seat_of(g, g.roll.who), "killer-instinct", "skill:killer-instinct", YES_NO)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        roll = open_roll(g)
        if choice == YES:
            g.turn_used |= USED_KILLER_INSTINCT
            take_stress(g, roll.who, skill(g, roll.who, INSTINCT_STRESS))
            add_instinct(g, roll)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": open_roll(g).who}


def add_instinct(g: DeathMayDieState, roll: Roll) -> None:
    """DMD-R35  These wounds are added even without a success."""
    wounds = skill(g, roll.who, INSTINCT_WOUNDS)
    roll.successes += wounds
    if g.loud:
        tell(g, WoundsAdded(roll.who, wounds, "skill:killer-instinct"))


class DealWounds(Step[DeathMayDieState]):
    """DMD-099, DMD-191  All wounds to one target, split among several, or all to each."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        wounds = roll.successes
        if wounds > 0 and roll.harm > 0:
            wounds += roll.harm
            _tell_harm(g, roll)
        number = ones(roll.targets)
        who = roll.who
        full = skill(g, who, EXPLOSIVES_FULL) > 0
        if roll.kind == word.ON_ATTACK_HERE:
            full = full or skill(g, who, BRAWLING_FULL) > 0
        if number > 1 and not full and wounds > 0:
            given: list[int] = [0] * number
            push(g, SplitWounds(wounds, tuple(given)))
        else:
            every: list[int] = [max(wounds, 0)] * number
            inflict(g, tuple(every))


def _tell_harm(g: DeathMayDieState, roll: Roll) -> None:
    """DMD-R35  Tell which cards add how many wounds."""
    if not g.loud:
        return
    for bonus in g.bonuses[roll.who]:
        if bonus.what == word.BONUS_HARM and applies(g, roll.who, bonus, roll.kind):
            tell(g, WoundsAdded(roll.who, bonus.n, source_of(g, roll.who, bonus)))


class SplitWounds(QuestionStep):
    """DMD-191  Assign wounds one by one to targets that can still take one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("left", "given")

    def __init__(self, left: i64, given: tuple[int, ...]) -> None:
        self.left: Final[i64] = left
        self.given: Final = given

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        figures = self._open(g, roll.targets)
        if figures == 0 or self.left == 0:
            inflict(g, self.given)
        elif ones(figures) == 1:
            self._give(g, lowest(figures), self.left)
        else:
            ask(
                g,
                self,
                seat_of(g, roll.who),
                "split-wounds",
                "rule:DMD-191",
                choices_in(FIGURE, figures),
            )

    def _open(self, g: DeathMayDieState, targets: i64) -> i64:
        """The targets that can take another wound."""
        figures: i64 = 0
        place: i64 = 0
        figure: i64 = 0
        while targets >> figure:
            if targets & bit(figure):
                if g.figure_space[figure] >= 0 and self.given[place] < wounds_left(g, figure):
                    figures |= bit(figure)
                place += 1
            figure += 1
        return figures

    def _give(self, g: DeathMayDieState, figure: i64, n: i64) -> None:
        roll = open_roll(g)
        place = ones(roll.targets & (bit(figure) - 1))
        given = list(self.given)
        given[place] = given[place] + n
        push(g, SplitWounds(self.left - n, tuple(given)))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self._give(g, choice - FIGURE, 1)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": open_roll(g).who, "left": self.left, "given": list(self.given)}


def inflict(g: DeathMayDieState, given: tuple[int, ...]) -> None:
    """DMD-082, DMD-191  Wounds first, then everything they trigger, in an order of choice."""
    roll = open_roll(g)
    pending: list[Pending] = []
    targets = roll.targets
    who = roll.who
    place: i64 = 0
    figure: i64 = 0
    while targets >> figure:
        if targets & bit(figure):
            if given[place] > 0:
                roll.dealt += wound_figure(g, figure, given[place], who, pending)
                if g.result is not None:
                    return
            place += 1
        figure += 1
    figure = 0
    while targets >> figure:
        if targets & bit(figure):
            gather_enemy(g, pending, word.ATTACKED, figure, who)
        figure += 1
    gather_own(g, pending, word.ROLLED, who)
    follow_up(g, pending)


RESOLVE_ATTACK: Final = ResolveAttack()
DEAL_WOUNDS: Final = DealWounds()
KILLER_INSTINCT: Final = KillerInstinct()
