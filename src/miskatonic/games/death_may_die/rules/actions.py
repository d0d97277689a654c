"""The action phase (rulebook, 3 actions; DMD-084 … 089)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import ORIGIN_ACTION, context
from miskatonic.games.death_may_die.model.choices import (
    ATTACK,
    DONE,
    EPISODE_ACTION,
    FREE_ATTACK,
    FREE_RUN,
    GRANT,
    MOST_USES,
    REST,
    RUN,
    TRADE,
    USE,
    choices_in,
)
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.counting import holds
from miskatonic.games.death_may_die.model.events import EpisodeActionTaken
from miskatonic.games.death_may_die.model.holdings import (
    MARKSMAN_FREE,
    PHOTO_FREE,
    SWIFTNESS_FREE_RUN,
    skill,
)
from miskatonic.games.death_may_die.model.routes import costly_ways, private_ways, routes
from miskatonic.games.death_may_die.model.state import (
    USED_FREE_ACTION,
    USED_FREE_ATTACK,
    USED_FREE_RUN,
    DeathMayDieState,
    investigators_at,
    is_alive,
    is_safe,
    seat_of,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.attack import ChooseTarget, targets_of
from miskatonic.games.death_may_die.rules.movement import followers, run_length, start_run
from miskatonic.games.death_may_die.rules.resting import (
    can_rest,
    can_trade,
    start_rest,
    start_trade,
)
from miskatonic.games.death_may_die.rules.run_effects import check_goal, run_script
from miskatonic.games.death_may_die.rules.uses import pay_for_use, uses_of
from miskatonic.kernel.state import ask, push, tell

# ---------------------------------------------------------------- what is possible


def standard_actions(g: DeathMayDieState, who: i64) -> i64:
    """DMD-086, DMD-087  A mask of the choices that cost an action: standard and episode actions."""
    here: i64 = g.space[who]
    found: i64 = 0
    if g.paths.plain.near[here] or private_ways(g, who) | costly_ways(g, who):
        found |= bit(RUN)
    if targets_of(g, who, False):
        found |= bit(ATTACK)
    safe = is_safe(g, here)
    if safe and can_rest(g, who):
        found |= bit(REST)
    if g.rules.count > 1 and can_trade(g, who):
        found |= bit(TRADE)
    ctx = context(who, -1, -1, -1, ORIGIN_ACTION)
    for place, action in enumerate(g.components.episode.actions):
        if (safe or not action.safe) and holds(g, action.conditions, ctx):
            found |= bit(EPISODE_ACTION + place)
    return found


def free_actions(g: DeathMayDieState, who: i64) -> i64:
    """DMD-088, DMD-R28  Free actions of skills, each once per turn."""
    found: i64 = 0
    if skill(g, who, SWIFTNESS_FREE_RUN) > 0 and not g.turn_used & USED_FREE_RUN:
        found |= bit(FREE_RUN)
    has_shot = skill(g, who, MARKSMAN_FREE) > 0 and not g.turn_used & USED_FREE_ATTACK
    if has_shot and targets_of(g, who, True):
        found |= bit(FREE_ATTACK)
    if skill(g, who, PHOTO_FREE) > 0 and not g.turn_used & USED_FREE_ACTION:
        found |= investigators_at(g, g.space[who]) << GRANT
    return found


# Options by the mask of plain choices, with episode actions in the higher bits; built on demand.
PLAIN_BITS: Final[i64] = 11
_menus: Final[list[tuple[int, ...]]] = [()] * (1 << 13)


def menu(found: i64) -> tuple[int, ...]:
    """The options for a mask of choices."""
    if found >> GRANT:
        return choices_in(0, found)
    key = (found & (bit(PLAIN_BITS) - 1)) | ((found >> EPISODE_ACTION) << PLAIN_BITS)
    options = _menus[key]
    if not options:
        options = choices_in(0, found)
        _menus[key] = options
    return options


class ChooseAction(QuestionStep):
    """DMD-085, DMD-088, DMD-089  One action after another, free ones before and after."""

    def run(self, g: DeathMayDieState) -> None:
        if g.changed:
            push(g, self)
            check_goal(g)
            return
        who = g.active
        if not is_alive(g, who):
            return
        found = free_actions(g, who) | bit(DONE)
        if g.actions > 0:
            found |= standard_actions(g, who)
        options = menu(found)
        if g.own[who]:
            options += tuple(self._uses(g, who))
        if len(options) > 1:
            ask(g, self, seat_of(g, who), "action", "rule:DMD-085", options)
        else:
            g.actions = 0

    def _uses(self, g: DeathMayDieState, who: i64) -> list[int]:
        uses = uses_of(g, who, word.TIMING_ANY) + uses_of(g, who, word.TIMING_FREE)
        if g.actions > 0:
            uses += uses_of(g, who, word.TIMING_ACTION)
        return uses

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        who = g.active
        if choice == DONE:
            g.actions = 0
            return
        push(g, self)
        if choice == FREE_RUN:
            g.turn_used |= USED_FREE_RUN
            start_run(g, who)
        elif choice == FREE_ATTACK:
            g.turn_used |= USED_FREE_ATTACK
            push(g, ChooseTarget(who, True))
        elif GRANT <= choice < GRANT + g.rules.count:
            g.turn_used |= USED_FREE_ACTION
            push(g, GrantedAction(choice - GRANT))
        else:
            if choice < USE or _costs_action(g, choice - USE):
                g.actions -= 1
            perform_action(g, who, choice)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        who = g.active
        return {
            "who": who,
            "actions": g.actions,
            "followers": followers(g, who),
            "routes": routes(g, g.space[who], run_length(g, who)),
        }


def _costs_action(g: DeathMayDieState, code: i64) -> bool:
    """DMD-089  Whether a use is a special action, which costs an action."""
    use = g.components.powers[code // MOST_USES].uses[code % MOST_USES]
    return use.timing == word.TIMING_ACTION


def perform_action(g: DeathMayDieState, who: i64, choice: i64) -> None:
    if choice >= USE:
        pay_for_use(g, who, choice - USE)
    elif choice == RUN:
        start_run(g, who)
    elif choice == ATTACK:
        push(g, ChooseTarget(who, False))
    elif choice == REST:
        start_rest(g, who)
    elif choice == TRADE:
        start_trade(g, who)
    else:
        action = g.components.episode.actions[choice - EPISODE_ACTION]
        if g.loud:
            tell(g, EpisodeActionTaken(who, choice - EPISODE_ACTION))
        run_script(g, action.then, context(who, -1, -1, -1, ORIGIN_ACTION))


class GrantedAction(QuestionStep):
    """Avid Photographer: she or someone in her space gets an action of their choice."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        options = choices_in(0, standard_actions(g, self.who) | bit(DONE))
        options += tuple(uses_of(g, self.who, word.TIMING_ACTION))
        if len(options) > 1:
            ask(g, self, seat_of(g, self.who), "granted-action", "skill:avid-photographer", options)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != DONE:
            perform_action(g, self.who, choice)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}


CHOOSE_ACTION: Final = ChooseAction()
