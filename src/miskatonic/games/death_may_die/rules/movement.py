"""Run and other moves: followers, fire, sneaking (rulebook, Run; DMD-090 … 095)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.choices import (
    DONE,
    FIGURE,
    INVESTIGATOR,
    SPACE,
    YES,
    YES_NO,
    choices_in,
)
from miskatonic.games.death_may_die.model.components import FIRE, bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.events import Sneaked
from miskatonic.games.death_may_die.model.holdings import (
    PHOTO_FOLLOW,
    SLY_EACH,
    SLY_HEAL,
    SLY_HURT,
    SLY_INVESTIGATE,
    STEALTH_HURT,
    STEALTH_SNEAKS,
    SWIFTNESS_ALONG,
    SWIFTNESS_RUN,
    bonus_of,
    skill,
    source_of,
)
from miskatonic.games.death_may_die.model.routes import costly_ways, private_ways, routes
from miskatonic.games.death_may_die.model.state import (
    DID_RUN,
    DeathMayDieState,
    clockwise,
    figures_of,
    investigators_at,
    is_alive,
    seat_of,
    tokens_at,
    tokens_on,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.enemies import HurtFigure
from miskatonic.games.death_may_die.rules.entering import entered, follow, move_investigators
from miskatonic.games.death_may_die.rules.sanity import lose_sanity
from miskatonic.games.death_may_die.rules.skills import SlyInvestigates
from miskatonic.games.death_may_die.rules.triggers import (
    RUN_BITS,
    RUN_MARK,
    Pending,
    fire,
    gather_own,
    renew,
)
from miskatonic.games.death_may_die.rules.wounds import AS_COST, HealPoints, heal_stress
from miskatonic.kernel.state import Step, ask, push, tell

# The kind of move, and what has happened in it.
IS_RUN: Final[i64] = 1
SNEAKED: Final[i64] = 2
MUST: Final[i64] = 4
HEALED: Final[i64] = 8
MOVED: Final[i64] = 16

RUN_ASKS: Final = "rule:DMD-090"


class Leg:
    """One space of a move: who moves, where to, and the rest of the move.

    `stay` holds the enemies that don't follow, `spared` those among them that needed no sneak;
    `along` holds the investigators who come along, `asked` those who have been asked.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "who",
        "to",
        "left",
        "sneaks",
        "flags",
        "toward",
        "source",
        "stay",
        "spared",
        "along",
        "asked",
    )

    def __init__(
        self,
        who: i64,
        to: i64,
        left: i64,
        sneaks: i64,
        flags: i64,
        toward: i64,
        source: str,
        stay: i64 = 0,
        spared: i64 = 0,
        along: i64 = 0,
        asked: i64 = 0,
    ) -> None:
        self.who: Final[i64] = who
        self.to: Final[i64] = to
        self.left: Final[i64] = left
        self.sneaks: Final[i64] = sneaks
        self.flags: Final[i64] = flags
        self.toward: Final[i64] = toward
        self.source: Final = source
        self.stay: Final[i64] = stay
        self.spared: Final[i64] = spared
        self.along: Final[i64] = along
        self.asked: Final[i64] = asked

    def leaving(self, sneaks: i64, flags: i64, stay: i64, spared: i64) -> "Leg":
        return Leg(
            who=self.who,
            to=self.to,
            left=self.left,
            sneaks=sneaks,
            flags=flags,
            toward=self.toward,
            source=self.source,
            stay=stay,
            spared=spared,
        )

    def taking(self, along: i64, asked: i64) -> "Leg":
        return Leg(
            who=self.who,
            to=self.to,
            left=self.left,
            sneaks=self.sneaks,
            flags=self.flags,
            toward=self.toward,
            source=self.source,
            stay=self.stay,
            spared=self.spared,
            along=along,
            asked=asked,
        )


# ---------------------------------------------------------------- beginning and end


def run_length(g: DeathMayDieState, who: i64) -> i64:
    """DMD-090, DMD-194  3 spaces, plus and minus skills, cards and burdens, at least 1."""
    length = g.components.dice.run + skill(g, who, SWIFTNESS_RUN) + bonus_of(g, who, word.BONUS_RUN)
    if g.components.slowing:
        token: i64 = 0
        while token < len(g.pool):
            if g.components.slowing & bit(token):
                length -= tokens_on(g, who, token)
            token += 1
    return max(length, 1)


def start_run(g: DeathMayDieState, who: i64) -> None:
    if who == g.active:
        g.did |= DID_RUN
    renew(g, RUN_MARK, RUN_BITS)
    sneaks = skill(g, who, STEALTH_SNEAKS) + bonus_of(g, who, word.BONUS_SNEAK)
    push(g, ChooseSpace(who, run_length(g, who), sneaks, IS_RUN, -1, RUN_ASKS))


def start_walk(
    g: DeathMayDieState, who: i64, n: i64, sneaks: i64, must: bool, toward: i64, source: str
) -> None:
    """DMD-094  A move that isn't a Run: fire and followers apply, skills for Runs don't."""
    push(g, ChooseSpace(who, n, sneaks, MUST if must else 0, toward, source))


class ChooseSpace(QuestionStep):
    """DMD-090, DMD-091  One space after another, as far as the player likes."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "who",
        "left",
        "sneaks",
        "flags",
        "toward",
        "source",
    )

    def __init__(
        self, who: i64, left: i64, sneaks: i64, flags: i64, toward: i64, source: str
    ) -> None:
        self.who: Final[i64] = who
        self.left: Final[i64] = left
        self.sneaks: Final[i64] = sneaks
        self.flags: Final[i64] = flags
        self.toward: Final[i64] = toward
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        if not is_alive(g, self.who):
            return
        spaces = self._spaces(g) if self.left > 0 else 0
        if spaces == 0:
            self._end(g)
            return
        here: i64 = g.space[self.who]
        if self.flags & MUST and not self.flags & MOVED:
            if ones(spaces) == 1:
                self._go(g, lowest(spaces))
                return
            options = choices_in(SPACE, spaces)
        elif spaces == g.paths.plain.near[here]:
            options = g.paths.plain.options(here)
        else:
            options = choices_in(SPACE, spaces, DONE)
        ask(g, self, seat_of(g, self.who), "move", self.source, options)

    def _spaces(self, g: DeathMayDieState) -> i64:
        here: i64 = g.space[self.who]
        spaces: i64 = g.paths.plain.near[here]
        if self.toward >= 0:
            return _nearer(g, here, self.toward) & spaces
        if self.flags & IS_RUN and g.relics[self.who]:
            spaces |= private_ways(g, self.who) | costly_ways(g, self.who)
        return spaces

    def _end(self, g: DeathMayDieState) -> None:
        if self.flags & IS_RUN:
            push(g, EndRun(self.who, self.flags))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == DONE:
            self._end(g)
        else:
            self._go(g, choice - SPACE)

    def _go(self, g: DeathMayDieState, to: i64) -> None:
        leg = Leg(self.who, to, self.left, self.sneaks, self.flags, self.toward, self.source)
        if self.flags & IS_RUN and g.relics[self.who] and _is_costly(g, self.who, to):
            push(g, LeaveBehind(leg))
            lose_sanity(g, self.who, 1, AS_COST)
        else:
            leave_behind(g, leg)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {
            "who": self.who,
            "left": self.left,
            "sneaks": self.sneaks,
            "followers": followers(g, self.who),
            "routes": self._routes(g),
        }

    def _routes(self, g: DeathMayDieState) -> list[list[int]]:
        """Routes to show; none for a move toward something, which leaves no choice."""
        return [] if self.toward >= 0 else routes(g, g.space[self.who], self.left)


def _nearer(g: DeathMayDieState, here: i64, target: i64) -> i64:
    found: i64 = 0
    paths = g.paths.plain
    space: i64 = 0
    while space < paths.size:
        if paths.distance(space, target) < paths.distance(here, target):
            found |= bit(space)
        space += 1
    return found


def _is_costly(g: DeathMayDieState, who: i64, to: i64) -> bool:
    open_ways: i64 = g.paths.plain.near[g.space[who]]
    return not (open_ways | private_ways(g, who)) & bit(to) and bool(costly_ways(g, who) & bit(to))


class EndRun(Step[DeathMayDieState]):
    """Triggers at the end of a Run."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "flags")

    def __init__(self, who: i64, flags: i64) -> None:
        self.who: Final[i64] = who
        self.flags: Final[i64] = flags

    def run(self, g: DeathMayDieState) -> None:
        if not is_alive(g, self.who):
            return
        pending: list[Pending] = []
        gather_own(g, pending, word.RAN, self.who)
        if self.flags & SNEAKED and skill(g, self.who, SLY_INVESTIGATE) > 0:
            pending.append(SlyInvestigates(context(self.who)))
        fire(g, pending)


# ---------------------------------------------------------------- leaving a space


def followers(g: DeathMayDieState, who: i64) -> list[int]:
    """DMD-092  The enemies that follow the investigator unless something stops them."""
    here = g.crowd[g.space[who]] if is_alive(g, who) else 0
    return [figure for figure in range(g.components.figures) if here >> figure & 1]


class LeaveBehind(QuestionStep):
    """DMD-092, DMD-193  All enemies follow, except those sneaked past or stopped by a card."""

    __match_args__: ClassVar[tuple[str, ...]] = ("leg",)

    def __init__(self, leg: Leg) -> None:
        self.leg: Final = leg

    def run(self, g: DeathMayDieState) -> None:
        leg = self.leg
        if not is_alive(g, leg.who):
            return
        if not _is_still_next(g, leg):
            again = ChooseSpace(leg.who, leg.left, leg.sneaks, leg.flags, leg.toward, leg.source)
            push(g, again)
            return
        figures = _may_stay(g, leg)
        if figures:
            options = choices_in(FIGURE, figures, DONE)
            ask(g, self, seat_of(g, leg.who), "leave-behind", _why_stay(g, leg), options)
        else:
            take_along(g, leg)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        leg = self.leg
        if choice == DONE:
            take_along(g, leg)
            return
        figure = choice - FIGURE
        stay = leg.stay | bit(figure)
        if _is_kept_off(g, leg, figure):
            kept = leg.leaving(leg.sneaks, leg.flags, stay, leg.spared | bit(figure))
            push(g, LeaveBehind(kept))
            return
        flags = leg.flags
        if flags & IS_RUN:
            flags |= SNEAKED | HEALED
        push(g, LeaveBehind(leg.leaving(leg.sneaks - 1, flags, stay, leg.spared)))
        if flags & IS_RUN:
            _sneak(g, leg, figure)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.leg.who, "to": self.leg.to, "sneaks": self.leg.sneaks}


def _why_stay(g: DeathMayDieState, leg: Leg) -> str:
    """The source of leaving an enemy behind: a sneak, or the card that stops it."""
    if leg.sneaks > 0:
        return "rule:DMD-193" if leg.flags & IS_RUN else leg.source
    for bonus in g.bonuses[leg.who]:
        if bonus.what == word.BONUS_NO_FOLLOW:
            return source_of(g, leg.who, bonus)
    raise AssertionError("an enemy stays behind without a reason")


def _is_still_next(g: DeathMayDieState, leg: Leg) -> bool:
    """Whether the move still applies; paying or sneaking can have moved the investigator."""
    spaces: i64 = g.paths.plain.near[g.space[leg.who]]
    if leg.flags & IS_RUN and g.relics[leg.who]:
        spaces |= private_ways(g, leg.who) | costly_ways(g, leg.who)
    return spaces & bit(leg.to) != 0


def leave_behind(g: DeathMayDieState, leg: Leg) -> None:
    if g.crowd[g.space[leg.who]]:
        push(g, LeaveBehind(leg))
    else:
        take_along(g, leg)


def _may_stay(g: DeathMayDieState, leg: Leg) -> i64:
    followers: i64 = g.crowd[g.space[leg.who]] & ~leg.stay
    if leg.sneaks > 0:
        return followers
    found: i64 = 0
    figure: i64 = 0
    while followers >> figure:
        if followers & bit(figure) and _is_kept_off(g, leg, figure):
            found |= bit(figure)
        figure += 1
    return found


def _is_kept_off(g: DeathMayDieState, leg: Leg, figure: i64) -> bool:
    """Whether a card stops this enemy from following, without a sneak."""
    for bonus in g.bonuses[leg.who]:
        if bonus.what == word.BONUS_NO_FOLLOW:
            alike = figures_of(g, bonus.kind)
            if alike & bit(figure) and ones(alike & leg.spared) < bonus.n:
                return True
    return False


def _sneak(g: DeathMayDieState, leg: Leg, figure: i64) -> None:
    """Apply skills to an enemy that is sneaked past."""
    who = leg.who
    if g.loud:
        tell(g, Sneaked(who, figure))
    hurt = skill(g, who, STEALTH_HURT) + skill(g, who, SLY_HURT)
    if hurt > 0:
        push(g, HurtFigure(figure, hurt, who))
    if skill(g, who, SLY_EACH) > 0:
        push(g, HealPoints(who, 1, "skill:sly"))
    elif not leg.flags & HEALED:
        heal_stress(g, who, skill(g, who, SLY_HEAL))


class TakeAlong(QuestionStep):
    """DMD-194, DMD-R20  Swiftness: investigators in the space can be taken along."""

    __match_args__: ClassVar[tuple[str, ...]] = ("leg",)

    def __init__(self, leg: Leg) -> None:
        self.leg: Final = leg

    def run(self, g: DeathMayDieState) -> None:
        leg = self.leg
        others = investigators_at(g, g.space[leg.who]) & ~bit(leg.who) & ~leg.along
        if others and ones(leg.along) < skill(g, leg.who, SWIFTNESS_ALONG):
            options = choices_in(INVESTIGATOR, others, DONE)
            ask(g, self, seat_of(g, leg.who), "take-along", "skill:swiftness", options)
        else:
            ask_to_follow(g, leg)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == DONE:
            ask_to_follow(g, self.leg)
        else:
            along = self.leg.along | bit(choice - INVESTIGATOR)
            push(g, TakeAlong(self.leg.taking(along, 0)))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.leg.who, "to": self.leg.to}


def take_along(g: DeathMayDieState, leg: Leg) -> None:
    if leg.flags & IS_RUN and skill(g, leg.who, SWIFTNESS_ALONG) > 0:
        push(g, TakeAlong(leg))
    else:
        ask_to_follow(g, leg)


class FollowAlong(QuestionStep):
    """Avid Photographer: she can follow an investigator who leaves her space."""

    __match_args__: ClassVar[tuple[str, ...]] = ("leg", "other")

    def __init__(self, leg: Leg, other: i64) -> None:
        self.leg: Final = leg
        self.other: Final[i64] = other

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, seat_of(g, self.other), "follow", "skill:avid-photographer", YES_NO)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        leg = self.leg
        along = leg.along | bit(self.other) if choice == YES else leg.along
        ask_to_follow(g, leg.taking(along, leg.asked | bit(self.other)))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.leg.who, "to": self.leg.to, "follower": self.other}


def ask_to_follow(g: DeathMayDieState, leg: Leg) -> None:
    others = investigators_at(g, g.space[leg.who]) & ~bit(leg.who) & ~leg.along & ~leg.asked
    while others:
        other = clockwise(g, others)
        if skill(g, other, PHOTO_FOLLOW) > 0:
            push(g, FollowAlong(leg, other))
            return
        others &= ~bit(other)
    go(g, leg)


# ---------------------------------------------------------------- going


def go(g: DeathMayDieState, leg: Leg) -> None:
    """DMD-092, DMD-093, DMD-R19  Everyone who leaves catches fire; enemies follow once."""
    start: i64 = g.space[leg.who]
    push(
        g, ChooseSpace(leg.who, leg.left - 1, leg.sneaks, leg.flags | MOVED, leg.toward, leg.source)
    )
    if not is_alive(g, leg.who):
        return
    movers = leg.along | bit(leg.who)
    flames = tokens_at(g, start, FIRE)
    move_investigators(g, movers, start, leg.to, flames)
    followers: i64 = g.crowd[start] & ~leg.stay
    if followers:
        follow(g, followers, leg.to)
    entered(g, movers, leg.to)
