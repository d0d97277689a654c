"""The skill Surgeon: heal wounds and stress after killing an enemy."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.model.choices import INVESTIGATOR, choices_in
from miskatonic.games.death_may_die.model.components import ELDER, HOOK_SOURCE, bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.holdings import (
    SURGEON_AMOUNT,
    SURGEON_EACH,
    SURGEON_WITHIN,
    skill,
)
from miskatonic.games.death_may_die.model.state import DeathMayDieState, investigators_at, seat_of
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.model.targets import investigators_within
from miskatonic.games.death_may_die.rules.triggers import PendingSkill
from miskatonic.games.death_may_die.rules.wounds import HealPoints
from miskatonic.kernel.state import ask, push, then

SURGEON: Final[i64] = 11
SURGEON_ASKS: Final = "skill:surgeon"


class SurgeonTreats(PendingSkill):
    """Surgeon: heal after a kill; `it` is the enemy killed."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(HOOK_SOURCE + SURGEON, 0, ctx)

    def resolve(self, g: DeathMayDieState) -> None:
        treat(g, self.ctx.you, self.ctx.it)


def treat(g: DeathMayDieState, who: i64, victim: i64) -> None:
    """Heal points after a kill: for one investigator, divided, or for each."""
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
    """The printed health of the enemy killed, or of the stage just defeated."""
    if victim == ELDER:
        return g.components.elder.stages[g.stage - 2].health
    return g.components.types[g.components.figure_type[victim]].health


class ChoosePatient(QuestionStep):
    """Surgeon: pick an investigator in the surgeon's space, the surgeon included."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "points")

    def __init__(self, who: i64, points: i64) -> None:
        self.who: Final[i64] = who
        self.points: Final[i64] = points

    def run(self, g: DeathMayDieState) -> None:
        patients = hurt_among(g, investigators_at(g, g.space[self.who]))
        if ones(patients) > 1:
            options = choices_in(INVESTIGATOR, patients)
            ask(g, self, seat_of(g, self.who), "patient", SURGEON_ASKS, options)
        elif patients:
            self._treat(g, lowest(patients))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self._treat(g, choice - INVESTIGATOR)

    def _treat(self, g: DeathMayDieState, patient: i64) -> None:
        push(g, HealPoints(patient, self.points, SURGEON_ASKS, -1, self.who))

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


class DivideHealing(QuestionStep):
    """Surgeon: divide the points among the surgeon and others in range, one at a time."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "points")

    def __init__(self, who: i64, points: i64) -> None:
        self.who: Final[i64] = who
        self.points: Final[i64] = points

    def run(self, g: DeathMayDieState) -> None:
        within = skill(g, self.who, SURGEON_WITHIN)
        patients = hurt_among(g, investigators_within(g, g.space[self.who], within))
        if ones(patients) > 1 and self.points > 0:
            options = choices_in(INVESTIGATOR, patients)
            ask(g, self, seat_of(g, self.who), "patient", SURGEON_ASKS, options)
        elif patients:
            push(g, HealPoints(lowest(patients), self.points, SURGEON_ASKS, -1, self.who))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        then(
            g,
            HealPoints(choice - INVESTIGATOR, 1, SURGEON_ASKS, -1, self.who),
            DivideHealing(self.who, self.points - 1),
        )

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "points": self.points}
