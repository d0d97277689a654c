"""The phases of a turn (rulebook, course of the game; DMD-084)."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.components import TOKEN_SOURCE, TYPE_SOURCE, bit
from miskatonic.games.death_may_die.model.events import TurnBegan
from miskatonic.games.death_may_die.model.holdings import (
    SEEKER_DRAW,
    SEEKER_HEAL,
    SEEKER_KEEP,
    SWIFTNESS_ACTIONS,
    bonus_of,
    skill,
)
from miskatonic.games.death_may_die.model.state import (
    PHASE_ACTIONS,
    PHASE_END,
    PHASE_SUMMONING,
    DeathMayDieState,
    is_alive,
    tokens_at,
)
from miskatonic.games.death_may_die.rules.actions import CHOOSE_ACTION
from miskatonic.games.death_may_die.rules.discovery import INVESTIGATE_OR_FIGHT
from miskatonic.games.death_may_die.rules.elder_one import (
    CHECK_DISCARD,
    CHECK_SUMMONING,
    ElderEndOfTurn,
)
from miskatonic.games.death_may_die.rules.fire import BURN
from miskatonic.games.death_may_die.rules.mythos import MYTHOS_PHASE
from miskatonic.games.death_may_die.rules.run_effects import check_goal
from miskatonic.games.death_may_die.rules.skills import RelicSeekerHeals
from miskatonic.games.death_may_die.rules.triggers import (
    TURN_BITS,
    TURN_MARK,
    Pending,
    fire,
    gather,
    gather_global,
    gather_own,
    gather_stages,
    renew,
)
from miskatonic.games.death_may_die.rules.unknown import DrawRelics
from miskatonic.games.death_may_die.rules.uses import USE_WINDOW
from miskatonic.kernel.state import Step, push, tell, then


class BeginTurn(Step[DeathMayDieState]):
    """DMD-084  The four phases, the last one in five steps."""

    def run(self, g: DeathMayDieState) -> None:
        who = g.active
        g.turn += 1
        g.phase = PHASE_ACTIONS
        g.began_at = g.space[who]
        g.did = 0
        g.turn_used = 0
        renew(g, TURN_MARK, TURN_BITS)
        g.actions = actions_of(g, who)
        g.next_actions[who] = 0
        if g.loud:
            tell(g, TurnBegan(who, g.turn, g.actions))
        then(
            g,
            START_OF_TURN,
            CHOOSE_ACTION,
            MYTHOS_PHASE,
            USE_WINDOW,
            INVESTIGATE_OR_FIGHT,
            USE_WINDOW,
            END_EFFECTS,
            USE_WINDOW,
            BURN,
            USE_WINDOW,
            CHECK_DISCARD,
            SUMMONING,
            CHECK_SUMMONING,
            FIRST_STAGE_EFFECTS,
            NEXT_TURN,
        )


def actions_of(g: DeathMayDieState, who: i64) -> i64:
    """DMD-085, DMD-194  3 actions, plus and minus skills, cards and effects."""
    more = skill(g, who, SWIFTNESS_ACTIONS) + bonus_of(g, who, word.BONUS_ACTIONS)
    return max(g.rules.actions + more + g.next_actions[who], 0)


class StartOfTurn(Step[DeathMayDieState]):
    """Triggers before the first action."""

    def run(self, g: DeathMayDieState) -> None:
        who = g.active
        pending: list[Pending] = []
        gather_own(g, pending, word.TURN_START, who)
        gather_global(g, pending, word.TURN_START, who)
        gather_stages(g, pending, word.TURN_START, who)
        gather_board(g, pending, word.TURN_START)
        fire(g, pending)
        if not g.began & bit(who):
            g.began |= bit(who)
            if skill(g, who, SEEKER_DRAW) > 0:
                keep = skill(g, who, SEEKER_KEEP)
                push(g, DrawRelics(who, skill(g, who, SEEKER_DRAW), keep))


class EndEffects(Step[DeathMayDieState]):
    """DMD-141  End of turn, step 1: everything but the Elder One, in an order of choice."""

    def run(self, g: DeathMayDieState) -> None:
        who = g.active
        if not is_alive(g, who):
            return
        g.phase = PHASE_END
        pending: list[Pending] = []
        gather_own(g, pending, word.TURN_END, who)
        gather_global(g, pending, word.TURN_END, who)
        gather_board(g, pending, word.TURN_END)
        if skill(g, who, SEEKER_HEAL) > 0:
            pending.append(RelicSeekerHeals(context(who)))
        fire(g, pending)


def gather_board(g: DeathMayDieState, pending: list[Pending], moment: i64) -> None:
    """Add the triggers of tokens on spaces and enemies on the board, in every turn."""
    if g.components.token_moments & bit(moment):
        token: i64 = 0
        while token < len(g.pool):
            if g.components.moments[TOKEN_SOURCE + token] & bit(moment):
                _gather_token(g, pending, moment, token)
            token += 1
    if g.components.type_moments & bit(moment):
        figure: i64 = 1
        while figure < g.components.figures:
            if g.figure_space[figure] >= 0:
                source = TYPE_SOURCE + g.components.figure_type[figure]
                gather(g, pending, source, moment, context(g.active, figure, -1, source))
            figure += 1


def _gather_token(g: DeathMayDieState, pending: list[Pending], moment: i64, token: i64) -> None:
    source = TOKEN_SOURCE + token
    space: i64 = 0
    while space < g.components.spaces:
        if tokens_at(g, space, token) > 0:
            gather(g, pending, source, moment, context(g.active, -1, space, source))
        space += 1


class Summoning(Step[DeathMayDieState]):
    """DMD-150  Check the goal once more before summoning."""

    def run(self, g: DeathMayDieState) -> None:
        g.phase = PHASE_SUMMONING
        if g.changed:
            check_goal(g)


class NextTurn(Step[DeathMayDieState]):
    """DMD-155, DMD-161  The next investigator clockwise, skipping lost ones."""

    def run(self, g: DeathMayDieState) -> None:
        count = g.rules.count
        who = (g.active + 1) % count
        while not is_alive(g, who):
            who = (who + 1) % count
        g.active = who
        then(g, BEGIN_TURN)


BEGIN_TURN: Final = BeginTurn()
START_OF_TURN: Final = StartOfTurn()
END_EFFECTS: Final = EndEffects()
SUMMONING: Final = Summoning()
FIRST_STAGE_EFFECTS: Final = ElderEndOfTurn(1)
NEXT_TURN: Final = NextTurn()
