"""Unique skills that act at a moment: Surgeon, Self-Defense, Sly, Relic Seeker."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.rules.choices import (
    DONE,
    INVESTIGATOR,
    SPACE,
    YES,
    YES_NO,
    choices_in,
)
from miskatonic.games.death_may_die.rules.components import ELDER, bit, lowest
from miskatonic.games.death_may_die.rules.counting import ones
from miskatonic.games.death_may_die.rules.discovery import DrawDiscovery
from miskatonic.games.death_may_die.rules.enemies import SURGEON, follow_up, kill, place_enemy
from miskatonic.games.death_may_die.rules.enemy_attacks import SELF_DEFENSE
from miskatonic.games.death_may_die.rules.holdings import (
    DEFENSE_HEAL,
    DEFENSE_KILL,
    DEFENSE_PUSH,
    SEEKER_HEAL,
    SURGEON_AMOUNT,
    SURGEON_EACH,
    SURGEON_WITHIN,
    skill,
)
from miskatonic.games.death_may_die.rules.movement import SLY
from miskatonic.games.death_may_die.rules.state import (
    USED_SLY,
    DeathMayDieState,
    investigators_at,
    is_safe,
    seat_of,
)
from miskatonic.games.death_may_die.rules.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.targets import investigators_within, it_of, you_of
from miskatonic.games.death_may_die.rules.wounds import (
    HealPoints,
    cards_of_kind,
    heal_stress,
)
from miskatonic.kernel.state import ask, push, then

RELIC_SEEKER: Final[i64] = 14
SURGEON_ASKS: Final = "skill:surgeon"


def resolve_skill(g: DeathMayDieState, hook: i64, ctx: i64) -> None:
    """What a skill does at the moment it was gathered for."""
    who = you_of(ctx)
    if hook == SURGEON:
        treat(g, who, it_of(ctx))
    elif hook == SELF_DEFENSE:
        defend(g, who, it_of(ctx))
    elif hook == SLY:
        if not g.turn_used & USED_SLY and is_safe(g, g.space[who]) and g.discovery:
            push(g, MayInvestigate(who))
    elif hook == RELIC_SEEKER:
        items = ones(cards_of_kind(g, who, word.SIDE_ITEM))
        heal_stress(g, who, skill(g, who, SEEKER_HEAL) * (ones(g.relics[who]) + items))


# ---------------------------------------------------------------- Surgeon


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
    """Surgeon: the points are divided among oneself and those near, one at a time."""

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


# ---------------------------------------------------------------- Self-Defense


def defend(g: DeathMayDieState, who: i64, attacker: i64) -> None:
    """Attacked and dealt no wounds: heal, and push the attacker away or kill it."""
    heal_stress(g, who, skill(g, who, DEFENSE_HEAL))
    if g.figure_space[attacker] < 0:
        return
    if skill(g, who, DEFENSE_KILL) > 0 and attacker != ELDER:
        pending: list[int] = []
        kill(g, attacker, who, pending)
        follow_up(g, pending)
    elif skill(g, who, DEFENSE_PUSH) > 0:
        push(g, PushAttacker(who, attacker))


class PushAttacker(QuestionStep):
    """Self-Defense: the attacker may be pushed 1 space."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "attacker")

    def __init__(self, who: i64, attacker: i64) -> None:
        self.who: Final[i64] = who
        self.attacker: Final[i64] = attacker

    def run(self, g: DeathMayDieState) -> None:
        space: i64 = g.figure_space[self.attacker]
        if space >= 0 and g.paths.plain.near[space]:
            options = choices_in(SPACE, g.paths.plain.near[space], DONE)
            ask(g, self, seat_of(g, self.who), "push", "skill:self-defense", options)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != DONE:
            place_enemy(g, self.attacker, choice - SPACE)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "figure": self.attacker}


# ---------------------------------------------------------------- Sly


class MayInvestigate(QuestionStep):
    """Sly: once a turn, after a Run with a sneak, on a safe space, one may investigate."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, seat_of(g, self.who), "may-investigate", "skill:sly", YES_NO)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == YES:
            g.turn_used |= USED_SLY
            push(g, DrawDiscovery(self.who, False))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}
