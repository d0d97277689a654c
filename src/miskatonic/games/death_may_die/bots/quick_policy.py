"""Quick play: answers any question at once. Used by the novice, and in all playouts."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from miskatonic.games.death_may_die.bots.acting import best_outcome
from miskatonic.games.death_may_die.bots.card_answers import CardAnswers
from miskatonic.games.death_may_die.card_effects.flow import ChooseOption
from miskatonic.games.death_may_die.card_effects.shift import ShiftFreely
from miskatonic.games.death_may_die.card_effects.summoning import SummonAtEach, SummonOne
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.death_may_die.rules.actions import ChooseAction, GrantedAction
from miskatonic.games.death_may_die.rules.attack import (
    ChooseTarget,
    KillerInstinct,
    MoreTargets,
    SplitWounds,
)
from miskatonic.games.death_may_die.rules.costs import ConfirmLethal
from miskatonic.games.death_may_die.rules.dice import CalmDown, Rerolls
from miskatonic.games.death_may_die.rules.discovery import ResolveDiscovery
from miskatonic.games.death_may_die.rules.enemies import PickEnd
from miskatonic.games.death_may_die.rules.enemy_attacks import Fight
from miskatonic.games.death_may_die.rules.movement import ChooseSpace, LeaveBehind
from miskatonic.games.death_may_die.rules.resting import ChooseReceiver, ChooseTraded, Consent
from miskatonic.games.death_may_die.rules.sanity import IgnoreSanity, LevelUp
from miskatonic.games.death_may_die.rules.setup import ChooseCharacter
from miskatonic.games.death_may_die.rules.skills import MayInvestigate
from miskatonic.games.death_may_die.rules.tally import ChangeSigns, SilentWitness
from miskatonic.games.death_may_die.rules.wounds import AssignWounds, HealPoints, IgnoreWounds
from miskatonic.games.death_may_die.views.view import DeathMayDieKnowledge
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision, Step


class QuickPolicy(CardAnswers):
    """Plays by rules of thumb, or by trying answers out where there are none."""

    def choose(self, g: DeathMayDieState, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        answer = ANSWERS.get(type(decision.step))
        if answer is not None:
            return answer(self, g, decision, options)
        return best_outcome(self, g, decision, options)

    def answer_action(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        return self.act(g, g.active, decision)

    def answer_granted_action(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        step = decision.step
        assert isinstance(step, GrantedAction)
        return self.act(g, step.who, decision)

    def answer_move(self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]) -> int:
        step = decision.step
        assert isinstance(step, ChooseSpace)
        return self.move(g, step.who, options)


Handler = Callable[[QuickPolicy, DeathMayDieState, Decision, tuple[int, ...]], int]

# Answers by the step that asks.
ANSWERS: Final[dict[type[Step[Any]], Handler]] = {
    Rerolls: QuickPolicy.answer_reroll,
    ChooseAction: QuickPolicy.answer_action,
    GrantedAction: QuickPolicy.answer_granted_action,
    ChooseSpace: QuickPolicy.answer_move,
    ChooseTarget: QuickPolicy.answer_target,
    MoreTargets: QuickPolicy.answer_more_targets,
    ChangeSigns: QuickPolicy.answer_convert,
    HealPoints: QuickPolicy.answer_heal,
    LevelUp: QuickPolicy.answer_level_up,
    ResolveDiscovery: QuickPolicy.answer_discovery,
    ShiftFreely: QuickPolicy.answer_move_token,
    ChooseOption: QuickPolicy.answer_choose,
    AssignWounds: QuickPolicy.answer_assign_wound,
    ChooseTraded: QuickPolicy.answer_trade_card,
    ChooseReceiver: QuickPolicy.answer_trade_receiver,
    Consent: QuickPolicy.answer_trade_consent,
    ChooseCharacter: QuickPolicy.answer_character,
    SplitWounds: QuickPolicy.answer_split_wounds,
    SilentWitness: QuickPolicy.answer_silent_witness,
    KillerInstinct: QuickPolicy.answer_killer_instinct,
    PickEnd: QuickPolicy.answer_enemy_space,
    SummonOne: QuickPolicy.answer_enemy_space,
    SummonAtEach: QuickPolicy.answer_enemy_space,
    LeaveBehind: QuickPolicy.answer_leave_behind,
    Fight: QuickPolicy.answer_attacker,
    MayInvestigate: QuickPolicy.answer_may_investigate,
    IgnoreWounds: QuickPolicy.answer_yes,
    IgnoreSanity: QuickPolicy.answer_yes,
    CalmDown: QuickPolicy.answer_yes,
    ConfirmLethal: QuickPolicy.answer_no,
}


def one_world(known: Mapping[str, Any], rng: Rng) -> DeathMayDieState:
    """A state that fits the knowledge of a seat, without events."""
    g = DEATH_MAY_DIE.worlds(cast(DeathMayDieKnowledge, known)).deal(rng)
    g.loud = False
    return g
