"""Outcomes of a roll with given dice, found by running the rules on a copy.

Only the roll itself counts: its wounds, whether it succeeded, and the sanity lost to tentacles.
Reactions of enemies, cards and skills are left out. The roller makes the best of it: converts Elder
Signs where they help, ignores harm where possible, and lets companions take wounds first.
"""

from typing import Final, NamedTuple

from miskatonic.games.death_may_die.card_data.abilities import Need
from miskatonic.games.death_may_die.card_effects.rolls import (
    CountForRoll,
    ResolveRoll,
    ResolveRollAgainst,
)
from miskatonic.games.death_may_die.coach.dice_odds import Faces
from miskatonic.games.death_may_die.coach.stepping import answer, copy_of
from miskatonic.games.death_may_die.model.choices import (
    CONVERT,
    DONE,
    FIGURE,
    HEAL,
    PREVENT,
    SELF,
    YES,
)
from miskatonic.games.death_may_die.model.holdings import is_against
from miskatonic.games.death_may_die.model.roll import Roll, is_met
from miskatonic.games.death_may_die.model.state import DeathMayDieState, is_alive, open_roll
from miskatonic.games.death_may_die.rules.attack import (
    DealWounds,
    KillerInstinct,
    ResolveAttack,
    SplitWounds,
)
from miskatonic.games.death_may_die.rules.dice import EndRoll
from miskatonic.games.death_may_die.rules.discovery import CountForLine, ResolveLineRoll, line_of
from miskatonic.games.death_may_die.rules.enemies import wounds_left
from miskatonic.games.death_may_die.rules.enemy_attacks import ResolveEnemyAttack
from miskatonic.games.death_may_die.rules.fire import ResolveFire
from miskatonic.games.death_may_die.rules.sanity import IgnoreSanity, LoseSanity
from miskatonic.games.death_may_die.rules.tally import (
    ChangeSigns,
    SilentWitness,
    SumUp,
    Tally,
    TellTally,
    count,
)
from miskatonic.games.death_may_die.rules.wounds import AssignWounds, IgnoreWounds, TakeWounds
from miskatonic.kernel.state import close_questions

# The steps of a roll up to its tentacles, and those of the tentacles.
_RESOLVING: Final = (
    Tally,
    ChangeSigns,
    SilentWitness,
    SumUp,
    ResolveAttack,
    KillerInstinct,
    DealWounds,
    SplitWounds,
    ResolveEnemyAttack,
    ResolveFire,
    CountForRoll,
    CountForLine,
    TellTally,
    ResolveRoll,
    ResolveRollAgainst,
    ResolveLineRoll,
    TakeWounds,
    IgnoreWounds,
    AssignWounds,
)
_ENDING: Final = (EndRoll, LoseSanity, IgnoreSanity)

# Successes, Elder Signs, tentacles and blanks: everything that the rules look at.
TallyKey = tuple[int, int, int, int]


class RollOutcome(NamedTuple):
    """The outcome of a roll; `wounds` are dealt or, on a roll against you, taken with stress."""

    defeated: int
    is_met: bool
    successes: int
    wounds: int
    loss: int
    threshold: bool
    lost: bool


class RollOutcomes:
    """The outcomes of one roll. `base` is the world right before the tally."""

    def __init__(self, base: DeathMayDieState) -> None:
        assert base.roll is not None
        self.base: Final = base
        self.who: Final[int] = base.roll.who
        self.is_against: Final = is_against(base.roll.kind)
        self.floor: Final = max(
            [at for at, step in enumerate(base.agenda) if isinstance(step, EndRoll)]
        )
        self.targets: Final = [
            f for f in range(base.components.figures) if base.roll.targets >> f & 1
        ]
        self.need: Final = self._need()
        self._counter: Final = copy_of(base)

    def _need(self) -> Need | None:
        resolve = self.base.agenda[self.floor + 1]
        if isinstance(resolve, (ResolveRoll, ResolveRollAgainst)):
            return resolve.asked_for(self.base).need
        if isinstance(resolve, ResolveLineRoll):
            return line_of(self.base, resolve.card, resolve.line).need
        return None

    def tally(self, faces: Faces) -> TallyKey:
        roll = self._counter.roll
        assert roll is not None
        roll.faces = list(faces)
        count(self._counter, roll)
        return roll.successes, roll.signs, roll.tentacles, roll.blanks

    def possible(self, faces: Faces, stress: int) -> list[RollOutcome]:
        """The possible outcomes of these dice with this stress on the track."""
        found: list[RollOutcome] = []
        for converted in range(self._most_converted(faces) + 1):
            outcome = self._outcome(faces, stress, converted)
            if outcome not in found:
                found.append(outcome)
        return found

    def _most_converted(self, faces: Faces) -> int:
        """The most Elder Signs that can count as successes; 0 on a roll against you."""
        roll = self.base.roll
        assert roll is not None
        if self.is_against:
            return 0
        return min(self.tally(faces)[1], int(roll.signs_by_skill + roll.signs_by_card))

    def _outcome(self, faces: Faces, stress: int, converted: int) -> RollOutcome:
        g = copy_of(self.base)
        roll = open_roll(g)
        roll.faces = list(faces)
        g.stress[self.who] = stress
        self._resolve(g, converted)
        defeated = [figure for figure in self.targets if _is_defeated(g, figure)]
        harm = roll.dealt
        if self.is_against:
            harm += g.stress[self.who] - stress
        before: int = g.sanity[self.who]
        self._end(g)
        return RollOutcome(
            len(defeated),
            is_met(self.need, roll),
            roll.successes,
            harm,
            g.sanity[self.who] - before,
            g.sanity[self.who] in g.components.dice.thresholds and g.sanity[self.who] > before,
            not is_alive(g, self.who),
        )

    def _resolve(self, g: DeathMayDieState, converted: int) -> None:
        """Run the roll up to the tentacles, skipping steps that don't belong to it."""
        while g.result is None:
            if g.asked:
                choice = self._choice(g, converted)
                converted -= choice >= CONVERT and g.asked[0].prompt == "convert"
                answer(g, choice)
                continue
            if isinstance(g.agenda[-1], EndRoll):
                return
            step = g.agenda.pop()
            if isinstance(step, _RESOLVING):
                step.run(g)

    def _end(self, g: DeathMayDieState) -> None:
        """DMD-083  Resolve the tentacles last, without the effects of a threshold."""
        while g.result is None and (g.asked or len(g.agenda) > self.floor):
            if g.asked:
                answer(g, YES)
                continue
            step = g.agenda.pop()
            if isinstance(step, _ENDING):
                step.run(g)

    def _choice(self, g: DeathMayDieState, converted: int) -> int:
        decision = g.asked[0]
        options = decision.options
        if decision.prompt == "convert":
            return options[1] if converted > 0 else int(DONE)
        if decision.prompt == "silent-witness":
            return next(each for each in (PREVENT, HEAL, DONE) if each in options)
        if decision.prompt == "split-wounds":
            return min(options, key=lambda choice: int(wounds_left(g, choice - FIGURE)))
        if decision.prompt == "assign-wound":
            return next((each for each in options if each != SELF), int(SELF))
        return int(YES)


def _is_defeated(g: DeathMayDieState, figure: int) -> bool:
    return g.result is not None or g.figure_space[figure] < 0 or wounds_left(g, figure) <= 0


def steps_to_tally(g: DeathMayDieState) -> Roll | None:
    """Drop the steps before the tally of the open roll; None if it is past the tally."""
    if g.asked:
        close_questions(g)
    while g.agenda and not isinstance(g.agenda[-1], (Tally, EndRoll)):
        g.agenda.pop()
    return g.roll if g.agenda and isinstance(g.agenda[-1], Tally) else None
