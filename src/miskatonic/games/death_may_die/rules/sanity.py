"""Sanity, insanity thresholds, level-ups (rulebook, investigators)."""

from typing import ClassVar, Final

from librt.vecs import append, pop, remove
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.choices import SKILL, YES, YES_NO, choices_in
from miskatonic.games.death_may_die.model.components import bit, lowest
from miskatonic.games.death_may_die.model.counting import holds, ones
from miskatonic.games.death_may_die.model.events import (
    InsanityTriggered,
    LeveledUp,
    RelicsTransformed,
    SanityLost,
    ThresholdReached,
)
from miskatonic.games.death_may_die.model.holdings import (
    MOST_LEVELS,
    SKILLS_EACH,
    TOUGHNESS_SANITY,
    bonus_of,
    refresh,
)
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    clockwise,
    is_alive,
    seat_of,
)
from miskatonic.games.death_may_die.model.steps import HarmStep, QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.death import die
from miskatonic.games.death_may_die.rules.run_effects import run_script
from miskatonic.games.death_may_die.rules.triggers import Pending, fire, gather_global, gather_own
from miskatonic.games.death_may_die.rules.wounds import (
    AS_COST,
    KIND_OF_CAUSE,
    heal_stress,
    toughness,
)
from miskatonic.kernel.state import Step, ask, push, tell, then


def lose_sanity(g: DeathMayDieState, who: i64, n: i64, cause: i64) -> None:
    """Lose sanity next, as a single loss."""
    if n > 0 and is_alive(g, who):
        push(g, LoseSanity(who, n, cause))


class LoseSanity(HarmStep):
    """DMD-032, DMD-R10, DMD-R11  Subtract what is ignored; during a threshold the loss waits."""

    def run(self, g: DeathMayDieState) -> None:
        who = self.who
        if not is_alive(g, who):
            return
        if g.maddening or who in g.reached:
            loss = (((who << 8) | min(self.n, 255)) << 8) | self.cause
            g.losses = append(g.losses, loss)
            return
        left = self.n
        if self.cause & AS_COST == 0:
            left -= bonus_of(g, who, word.BONUS_IGNORE_SANITY, self.cause & KIND_OF_CAUSE)
            ignorable = toughness(g, who, self.cause, TOUGHNESS_SANITY)
            if left > 0 and ignorable > 0:
                push(g, IgnoreSanity(who, left, ignorable))
                return
        if left > 0:
            move_marker(g, who, left)


class IgnoreSanity(QuestionStep):
    """DMD-195  Toughness: part of the loss can be ignored."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "n", "ignorable")

    def __init__(self, who: i64, n: i64, ignorable: i64) -> None:
        self.who: Final[i64] = who
        self.n: Final[i64] = n
        self.ignorable: Final[i64] = ignorable

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, seat_of(g, self.who), "ignore-sanity", "skill:toughness", YES_NO)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        left = self.n
        if choice == YES:
            left -= 1
            if left > 0 and self.ignorable > 1:
                push(g, IgnoreSanity(self.who, left, self.ignorable - 1))
                return
        if left > 0:
            move_marker(g, self.who, left)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "sanity": self.n}


def move_marker(g: DeathMayDieState, who: i64, n: i64) -> None:
    """DMD-034, DMD-033  Stop at the next threshold; on the skull the investigator is lost."""
    before: i64 = g.sanity[who]
    threshold: i64 = g.components.next_threshold[before]
    after = min(before + n, threshold)
    g.sanity[who] = after
    if g.loud:
        tell(g, SanityLost(who, after - before, after))
    if after >= g.components.dice.sanity:
        die(g, who, "insane")
    elif after == threshold:
        g.reached = append(g.reached, who)
        if g.gathering == 0:
            push(g, RESOLVE_THRESHOLDS)


# ---------------------------------------------------------------- thresholds


class GatherThresholds(Step[DeathMayDieState]):
    """DMD-038  After an effect has hit several investigators, resolve their thresholds."""

    def run(self, g: DeathMayDieState) -> None:
        g.gathering -= 1
        if g.gathering == 0:
            push(g, RESOLVE_THRESHOLDS)


class ResolveThresholds(Step[DeathMayDieState]):
    """DMD-038, DMD-R11  One after another, clockwise; then the losses that waited."""

    def run(self, g: DeathMayDieState) -> None:
        if g.maddening:
            return
        waiting: i64 = 0
        for who in g.reached:
            waiting |= bit(who)
        if waiting:
            first = clockwise(g, waiting)
            g.reached = remove(g.reached, first)
            push(g, RESOLVE_THRESHOLDS)
            if is_alive(g, first):
                g.maddening = 1
                then(g, ReachThreshold(first), END_MADNESS)
        elif g.losses:
            g.losses, loss = pop(g.losses, 0)
            then(g, LoseSanity(loss >> 16, (loss >> 8) & 255, loss & 255), RESOLVE_THRESHOLDS)


class ReachThreshold(Step[DeathMayDieState]):
    """DMD-035, DMD-R11  Flip the relic, gain the die, insanity, level-up."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        who = self.who
        number: i64 = g.components.thresholds_by[g.sanity[who]]
        if g.loud:
            dice = g.components.bonus_dice_by[g.sanity[who]]
            tell(g, ThresholdReached(who, number, dice))
        if number == g.components.dice.relic_threshold and g.relics[who]:
            transform_relics(g, who)
        then(g, TriggerInsanity(who), LevelUp(who, "rule:DMD-039"), AfterThreshold(who))


def transform_relics(g: DeathMayDieState, who: i64) -> None:
    """DMD-189  The third threshold turns relics over."""
    g.transformed |= g.relics[who]
    if g.loud:
        tell(g, RelicsTransformed(who))
    refresh(g, who)


class TriggerInsanity(Step[DeathMayDieState]):
    """DMD-037  Heal all stress if the card's condition holds, otherwise suffer its symptoms."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        who = self.who
        if not is_alive(g, who):
            return
        insanity = g.components.library.insanities[g.insanity[who]]
        calm = holds(g, insanity.calm_if, context(who))
        if g.loud:
            tell(g, InsanityTriggered(who, insanity.index, calm))
        if calm:
            heal_stress(g, who, g.stress[who])
        else:
            run_script(g, insanity.then, context(who))


class LevelUp(QuestionStep):
    """DMD-039  Choose a skill to level up, to at most 4."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "source")

    def __init__(self, who: i64, source: str) -> None:
        self.who: Final[i64] = who
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        who = self.who
        if not is_alive(g, who):
            return
        open_skills: i64 = 0
        place: i64 = 0
        while place < SKILLS_EACH:
            if g.levels[who * SKILLS_EACH + place] < MOST_LEVELS:
                open_skills |= bit(place)
            place += 1
        if ones(open_skills) > 1:
            ask(g, self, seat_of(g, who), "level-up", self.source, choices_in(SKILL, open_skills))
        elif open_skills:
            self._raise(g, lowest(open_skills))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self._raise(g, choice - SKILL)

    def _raise(self, g: DeathMayDieState, place: i64) -> None:
        at = self.who * SKILLS_EACH + place
        g.levels[at] = g.levels[at] + 1
        if g.loud:
            tell(g, LeveledUp(self.who, place, g.levels[at]))
        refresh(g, self.who)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}


class AfterThreshold(Step[DeathMayDieState]):
    """Triggers of cards and the episode at a threshold."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        if is_alive(g, self.who):
            pending: list[Pending] = []
            gather_own(g, pending, word.THRESHOLD, self.who)
            gather_global(g, pending, word.THRESHOLD, self.who)
            fire(g, pending)


class EndMadness(Step[DeathMayDieState]):
    """DMD-R11  The threshold is resolved; losses no longer wait."""

    def run(self, g: DeathMayDieState) -> None:
        g.maddening = 0


RESOLVE_THRESHOLDS: Final = ResolveThresholds()
GATHER_THRESHOLDS: Final = GatherThresholds()
END_MADNESS: Final = EndMadness()
