"""Death May Die as a Game object."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from miskatonic.errors import NotYourDecision
from miskatonic.games.death_may_die.rules import (
    actions,
    attack,
    costs,
    dice,
    discovery,
    elder_one,
    enemies,
    enemy_attacks,
    fire,
    irregular,
    movement,
    mythos,
    resting,
    sanity,
    script,
    setup,
    skills,
    tally,
    triggers,
    turn,
    unknown,
    uses,
    verbs,
    verbs_enemies,
    verbs_flow,
    verbs_tokens,
    verbs_you,
    wounds,
)
from miskatonic.games.death_may_die.rules.arrange import Person, arrange
from miskatonic.games.death_may_die.rules.choices import CHOICES, CONVERT, DONE, NO, SELF, YES
from miskatonic.games.death_may_die.rules.difficulty import difficulty
from miskatonic.games.death_may_die.rules.events import EVENT_KINDS
from miskatonic.games.death_may_die.rules.holdings import is_against
from miskatonic.games.death_may_die.rules.legend import DeathMayDieLegend, legend
from miskatonic.games.death_may_die.rules.options import OPTIONS, Rules, read_rules
from miskatonic.games.death_may_die.rules.redeal import DeathMayDieWorlds, rebuild
from miskatonic.games.death_may_die.rules.roll import Roll
from miskatonic.games.death_may_die.rules.setup import BEGIN_GAME, empty_table
from miskatonic.games.death_may_die.rules.state import DEATH_MAY_DIE_FIELDS, DeathMayDieState
from miskatonic.games.death_may_die.rules.view import DeathMayDieView, build_view
from miskatonic.kernel.game import Game, Outlook
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import then

CLASSES: Final[tuple[type[Any], ...]] = (
    Rules,
    Roll,
    actions.ChooseAction,
    actions.GrantedAction,
    attack.ChooseTarget,
    attack.MoreTargets,
    attack.ResolveAttack,
    attack.KillerInstinct,
    attack.DealWounds,
    attack.SplitWounds,
    costs.PickDiscard,
    costs.ConfirmLethal,
    discovery.InvestigateOrFight,
    discovery.DrawDiscovery,
    discovery.RelicInstead,
    discovery.PutAway,
    discovery.ResolveDiscovery,
    discovery.FollowLine,
    discovery.RollForLine,
    discovery.ResolveLineRoll,
    discovery.TakeSide,
    elder_one.CheckDiscard,
    elder_one.AdvanceEffects,
    elder_one.Reshuffle,
    elder_one.CheckSummoning,
    elder_one.AfterSummoning,
    elder_one.RevealStage,
    elder_one.PickLocation,
    elder_one.ElderEndOfTurn,
    enemies.PickEnd,
    enemies.PickCarried,
    enemies.HurtFigure,
    enemies.ShareWounds,
    enemy_attacks.Fight,
    enemy_attacks.EnemyAttack,
    enemy_attacks.ResolveEnemyAttack,
    enemy_attacks.AfterEnemyAttack,
    fire.Burn,
    fire.ResolveFire,
    fire.PutOut,
    irregular.CollapsePassage,
    movement.Leg,
    movement.ChooseSpace,
    movement.EndRun,
    movement.LeaveBehind,
    movement.TakeAlong,
    movement.FollowAlong,
    mythos.MythosPhase,
    mythos.DrawMythos,
    mythos.DiscardMythos,
    resting.ChooseTraded,
    resting.ChooseReceiver,
    resting.Consent,
    resting.HandOver,
    dice.RestoreRoll,
    dice.CalmDown,
    dice.Throw,
    dice.Rerolls,
    dice.EndRoll,
    sanity.LoseSanity,
    sanity.IgnoreSanity,
    sanity.GatherThresholds,
    sanity.ResolveThresholds,
    sanity.ReachThreshold,
    sanity.TriggerInsanity,
    sanity.LevelUp,
    sanity.AfterThreshold,
    sanity.EndMadness,
    script.RunScript,
    setup.BeginGame,
    setup.ChooseCharacter,
    setup.SetUpMap,
    skills.ChoosePatient,
    skills.TreatPatient,
    skills.DivideHealing,
    skills.PushAttacker,
    skills.MayInvestigate,
    tally.Tally,
    tally.ChangeSigns,
    tally.SilentWitness,
    tally.SumUp,
    triggers.ResolveTriggers,
    triggers.MayTrigger,
    triggers.FireOwn,
    turn.BeginTurn,
    turn.StartOfTurn,
    turn.EndEffects,
    turn.Summoning,
    turn.NextTurn,
    unknown.SummonUnknown,
    unknown.PlaceUnknown,
    unknown.LayOutRelics,
    unknown.DrawRelics,
    unknown.ChooseRelic,
    unknown.ReturnRelics,
    uses.PerformUse,
    uses.LeaveIt,
    uses.UseWindow,
    verbs.PickPlace,
    verbs_enemies.SummonOne,
    verbs_enemies.SummonAtEach,
    verbs_enemies.EachEnemy,
    verbs_enemies.PickEnemy,
    verbs_flow.Choose,
    verbs_flow.TakeOption,
    verbs_flow.EachInvestigator,
    verbs_flow.PickInvestigator,
    verbs_flow.EachSpace,
    verbs_flow.Times,
    verbs_flow.ResolveRoll,
    verbs_flow.ResolveRollAgainst,
    verbs_flow.AfterRollAgainst,
    verbs_tokens.PickToken,
    verbs_tokens.ShiftFreely,
    verbs_tokens.ShiftByPath,
    verbs_tokens.PickBarred,
    verbs_tokens.OpenPassage,
    verbs_you.TakeTokens,
    verbs_you.FreeAction,
    wounds.HealPoints,
    wounds.TakeWounds,
    wounds.IgnoreWounds,
    wounds.AssignWounds,
)

PROMPTS: Final = (
    "action",
    "assign-wound",
    "attacker",
    "bar-passage",
    "calm-down",
    "character",
    "choose",
    "collapse",
    "confirm-lethal",
    "convert",
    "discard-card",
    "discovery",
    "elder-location",
    "enemy-path",
    "follow",
    "free-action",
    "granted-action",
    "heal",
    "ignore-sanity",
    "ignore-wound",
    "killer-instinct",
    "leave-behind",
    "level-up",
    "may-investigate",
    "may-trigger",
    "more-targets",
    "move",
    "move-token",
    "open-passage",
    "order",
    "patient",
    "pick-enemy",
    "pick-investigator",
    "pick-space",
    "pick-token",
    "push",
    "relic",
    "relic-instead",
    "reroll",
    "silent-witness",
    "split-wounds",
    "summon-at",
    "take-along",
    "take-token",
    "target",
    "token-path",
    "trade-card",
    "trade-consent",
    "trade-receiver",
    "use",
)


class DeathMayDie(Game[DeathMayDieState, DeathMayDieView]):
    """1 to 5 seats; see docs/rules/death-may-die.md."""

    def __init__(self) -> None:
        super().__init__(
            "death-may-die",
            1,
            range(1, 6),
            OPTIONS,
            CHOICES,
            PROMPTS,
            EVENT_KINDS,
            CLASSES,
            DEATH_MAY_DIE_FIELDS,
        )

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> DeathMayDieState:
        g = empty_table(read_rules(seats, options), rng)
        then(g, BEGIN_GAME)
        return g

    def _blank(self) -> DeathMayDieState:
        return empty_table(read_rules(2, self.read(2, {})), Rng(bytes(32)))

    def load(self, data: object) -> DeathMayDieState:
        g = super().load(data)
        g.setting = g.rules.setting
        rebuild(g)
        return g

    def view(self, g: DeathMayDieState, seat: int | None, since: int = 0) -> DeathMayDieView:
        return build_view(g, self.id, self.version, seat, since)

    def default(self, g: DeathMayDieState, seat: int) -> int:
        """Nothing that costs anything: stop, decline, ignore harm, wound a companion first."""
        decision = self.decision(g, seat)
        if decision is None or decision.optional:
            raise NotYourDecision(f"seat {seat} has no open decision that could be made for it")
        options = decision.options
        if decision.prompt in ("ignore-wound", "ignore-sanity", "calm-down"):
            return YES
        if decision.prompt == "convert" and CONVERT in options:
            assert g.roll is not None
            return DONE if is_against(g.roll.kind) else CONVERT
        for choice in (DONE, NO):
            if choice in options:
                return choice
        return options[0] if options[0] != SELF else options[-1]

    def arrange(
        self,
        people: Sequence[Person],
        options: Mapping[str, object] | None = None,
        solo: bool = False,
        **position: Any,
    ) -> DeathMayDieState:
        """A position at its first question; see arrange.py for what it may be made of."""
        seats = 1 if solo else len(people)
        rules = read_rules(seats, self.read(seats, options or {}))
        return arrange(rules, people, **position)

    def legend(self, seats: int, options: Mapping[str, object]) -> DeathMayDieLegend:
        values = self.read(seats, options)
        return legend(str(values["episode"]), str(values["elder_one"]))

    def outlooks(self) -> Sequence[Outlook]:
        return difficulty()

    def worlds(self, view: DeathMayDieView) -> DeathMayDieWorlds:
        return DeathMayDieWorlds(view, self.codec.classes)


DEATH_MAY_DIE: Final = DeathMayDie()
