"""The skill Surgeon: who kills an enemy treats wounds and stress."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.choices import (
    DONE,
    HEAL_STRESS,
    HEAL_WOUND,
    INVESTIGATOR,
    choices_in,
)
from miskatonic.games.death_may_die.rules.components import ELDER, bit
from miskatonic.games.death_may_die.rules.context import Context
from miskatonic.games.death_may_die.rules.holdings import (
    SURGEON_AMOUNT,
    SURGEON_EACH,
    SURGEON_WITHIN,
    skill,
)
from miskatonic.games.death_may_die.rules.state import (
    DeathMayDieState,
    investigators_at,
    is_alive,
    seat_of,
)
from miskatonic.games.death_may_die.rules.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.targets import investigators_within
from miskatonic.games.death_may_die.rules.triggers import HOOK_SOURCE, PendingSkill
from miskatonic.games.death_may_die.rules.wounds import HealPoints, heal_stress, heal_wounds
from miskatonic.kernel.state import ask, push, then

SURGEON: Final[i64] = 11
SURGEON_ASKS: Final = "skill:surgeon"


class SurgeonTreats(PendingSkill):
    """On a kill; `it` is the victim."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(HOOK_SOURCE + SURGEON, 0, ctx)

    def resolve(self, g: DeathMayDieState) -> None:
        treat(g, self.ctx.you, self.ctx.it)


def treat(g: DeathMayDieState, who: i64, victim: i64) -> None:
    """On a kill: so many points, for one, divided, or to each."""
    points = skill(g, who, SURGEON_AMOUNT)
    if points == 0:
        points = victim_health(g, victim)
    within = skill(g, who, SURGEON_WITHIN)
    if skill(g, who, SURGEON_EACH) > 0:
        patients = investigators_within(g, g.space[who], within)
        other: i64 = 0
        while patients >> other:
            if patients & bit(other):
                push(g, HealPoints(other, points, SURGEON_ASKS))
            other += 1
    elif within > 0:
        push(g, DivideHealing(who, points))
    else:
        push(g, ChoosePatient(who, points))


def victim_health(g: DeathMayDieState, victim: i64) -> i64:
    """The printed health of what was killed; of a stage, that of the stage just defeated."""
    if victim == ELDER:
        return g.components.elder.stages[g.stage - 2].health
    return g.components.types[g.components.figure_type[victim]].health


class ChoosePatient(QuestionStep):
    """Surgeon: one investigator in the own space, oneself included."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "points")

    def __init__(self, who: i64, points: i64) -> None:
        self.who: Final[i64] = who
        self.points: Final[i64] = points

    def run(self, g: DeathMayDieState) -> None:
        patients = hurt_among(g, investigators_at(g, g.space[self.who]))
        if patients:
            options = choices_in(INVESTIGATOR, patients, DONE)
            ask(g, self, seat_of(g, self.who), "patient", SURGEON_ASKS, options)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != DONE:
            patient = choice - INVESTIGATOR
            push(g, TreatPatient(self.who, patient, self.points))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "points": self.points}


def hurt_among(g: DeathMayDieState, patients: i64) -> i64:
    found: i64 = 0
    who: i64 = 0
    while patients >> who:
        if patients & bit(who) and g.stress[who] + g.wounds[who] > 0:
            found |= bit(who)
        who += 1
    return found


class TreatPatient(QuestionStep):
    """Surgeon: point by point, stress or wounds of the patient; the surgeon decides."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "patient", "points")

    def __init__(self, who: i64, patient: i64, points: i64) -> None:
        self.who: Final[i64] = who
        self.patient: Final[i64] = patient
        self.points: Final[i64] = points

    def run(self, g: DeathMayDieState) -> None:
        if self.points <= 0 or not is_alive(g, self.patient):
            return
        options: list[int] = []
        if g.stress[self.patient] > 0:
            options.append(HEAL_STRESS)
        if g.wounds[self.patient] > 0:
            options.append(HEAL_WOUND)
        if options:
            options.append(DONE)
            ask(g, self, seat_of(g, self.who), "heal", SURGEON_ASKS, tuple(options))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != DONE:
            if choice == HEAL_STRESS:
                heal_stress(g, self.patient, 1)
            else:
                heal_wounds(g, self.patient, 1)
            push(g, TreatPatient(self.who, self.patient, self.points - 1))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.patient, "points": self.points}


class DivideHealing(QuestionStep):
    """Surgeon: the points are divided among oneself and those near, one at a time."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "points")

    def __init__(self, who: i64, points: i64) -> None:
        self.who: Final[i64] = who
        self.points: Final[i64] = points

    def run(self, g: DeathMayDieState) -> None:
        within = skill(g, self.who, SURGEON_WITHIN)
        patients = hurt_among(g, investigators_within(g, g.space[self.who], within))
        if patients and self.points > 0:
            options = choices_in(INVESTIGATOR, patients, DONE)
            ask(g, self, seat_of(g, self.who), "patient", SURGEON_ASKS, options)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != DONE:
            then(
                g,
                TreatPatient(self.who, choice - INVESTIGATOR, 1),
                DivideHealing(self.who, self.points - 1),
            )

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "points": self.points}
