"""The coach: exact odds of the open roll and of rolls that a choice leads to, and a way to win.

It uses the view alone: it deals a world, runs the rules in copies up to the dice, and enumerates
all faces instead of rolling. A choice that draws a card before the roll has no odds.
"""

from typing import Any, Final, TypedDict

from miskatonic.games.death_may_die.card_data.keywords import ROLL_KINDS
from miskatonic.games.death_may_die.coach.reroll_odds import (
    STOP,
    Aim,
    Ends,
    RerollOdds,
    RerollsLeft,
    Spread,
)
from miskatonic.games.death_may_die.coach.roll_outcomes import (
    RollOutcome,
    RollOutcomes,
    steps_to_tally,
)
from miskatonic.games.death_may_die.coach.stepping import answer, copy_of, go_on, is_before_dice
from miskatonic.games.death_may_die.coach.way_to_win import WayToWin, way_to_win
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.model.choices import DONE, REROLL, STRESS_REROLL, USE, YES
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.death_may_die.views.view import DeathMayDieKnowledge
from miskatonic.kernel.rng import Rng, seed_bytes

MOST_PLANS: Final = 16
MOST_QUESTIONS: Final = 3
# Questions that can lead to a roll, and those that can come between another and its roll.
_BETWEEN: Final = frozenset(
    ("calm-down", "choose", "more-targets", "pick-enemy", "pick-token", "target")
)
_BEFORE: Final = _BETWEEN | {
    "action",
    "attacker",
    "discovery",
    "granted-action",
    "may-trigger",
    "use",
}


class Chances(TypedDict):
    """The expected results of a way to play.

    `reaches`: the chance to reach the aim; `successes` and `wounds`: expected numbers (wounds
    dealt, or on a roll against you taken, with the stress of rolls that stress); `loss`: the
    expected sanity lost to tentacles; `threshold`: the chance that they reach the next insanity
    threshold; `lost`: the chance that the investigator doesn't survive the roll; `stress`: the
    expected cost of rerolls.
    """

    reaches: float
    successes: float
    wounds: float
    loss: float
    threshold: float
    lost: float
    stress: float


class RollAdvice(TypedDict):
    """A roll, open or to come.

    `aim` is defeat (the targets), need (the required result), most (successes) or harm (as little
    as possible); `needed`: the fewest successes that reach it, None if no number does; `asked`: the
    successes required, None if there are none.

    `spread[n]` is the chance of n successes without rerolls. `plain` holds the chances without
    rerolls, `best[n]` those of the best use of rerolls with at most n stress; `best[0]` uses only
    free ones. `until` is the sanity left before the next threshold.
    """

    who: int
    kind: str
    foe: int
    targets: list[int]
    black: int
    green: int
    free: int
    until: int
    aim: Aim
    needed: int | None
    asked: int | None
    spread: list[float]
    plain: Chances
    best: list[Chances]


class OptionAdvice(TypedDict):
    """An option for the open roll.

    `alone`: the chances without further rerolls; `best`: with the best use of the remaining ones.
    """

    choice: int
    alone: Chances
    best: Chances


class PlanAdvice(TypedDict):
    """The roll that a sequence of choices leads to."""

    choices: list[int]
    roll: RollAdvice


class DeathMayDieAdvice(TypedDict):
    """`roll` is the open roll, `plans` are the rolls that the open question can lead to.

    `options` are the choices of the seat that is asked; `choice` is the best of the rerolls, or to
    stop. A card can be better still: its odds are given, but not its cost. `way`: how the party
    could win from here.
    """

    roll: RollAdvice | None
    options: list[OptionAdvice]
    choice: int | None
    plans: list[PlanAdvice]
    way: WayToWin | None


def advise(known: DeathMayDieKnowledge) -> DeathMayDieAdvice | None:
    """Advice, or None if no roll is open or ahead and no way to win is known."""
    if known["seat"] is None or known["result"] is not None or not known["waiting"]:
        return None
    world = copy_of(DEATH_MAY_DIE.worlds(known).deal(Rng(seed_bytes(0))))
    decision = known["decision"]
    if world.asked[0].prompt == "reroll":
        open_roll = OpenRoll(world)
        options = [] if decision is None else decision["options"]
        advised = open_roll.options(options)
        choice = open_roll.choice() if advised else None
        return {
            "roll": open_roll.advice(),
            "options": advised,
            "choice": choice,
            "plans": [],
            "way": way_to_win(world),
        }
    way = way_to_win(world) if min(world.character) >= 0 else None
    plans = [] if decision is None else plans_from(world)
    if not plans and way is None:
        return None
    return {"roll": None, "options": [], "choice": None, "plans": plans, "way": way}


# ---------------------------------------------------------------- one roll


class OpenRoll:
    """The odds of an open roll, or of one about to be rolled (not `thrown`)."""

    def __init__(self, world: DeathMayDieState, thrown: bool = True) -> None:
        self.world: Final = world
        base = copy_of(world)
        roll = steps_to_tally(base)
        assert roll is not None
        self.roll: Final = roll
        self.reroll_odds: Final = RerollOdds(RollOutcomes(base))
        results = self.reroll_odds.results
        # The number of the current result.
        self.result: Final = (
            results.number[self.reroll_odds.odds.seen(roll.faces)] if thrown else STOP
        )
        self.spread: Final[Spread] = (
            {self.result: 1.0} if thrown else dict(enumerate(results.chances))
        )

    def advice(self) -> RollAdvice:
        roll, reroll_odds = self.roll, self.reroll_odds
        components = self.world.components
        sanity: int = self.world.sanity[roll.who]
        start = reroll_odds.start
        return {
            "who": roll.who,
            "kind": ROLL_KINDS[roll.kind],
            "foe": roll.foe,
            "targets": reroll_odds.outcomes.targets,
            "black": roll.black,
            "green": roll.green,
            "free": roll.free + roll.extra,
            "until": components.next_threshold[sanity] - sanity,
            "aim": reroll_odds.aim,
            "needed": self._needed(),
            "asked": self._asked(),
            "spread": self._spread(),
            "plain": self.chances(self.spread),
            "best": [self.best(start._replace(allowed=n)) for n in range(start.allowed + 1)],
        }

    def _needed(self) -> int | None:
        reroll_odds = self.reroll_odds
        every = [reroll_odds.outcome(result, 0) for result in range(len(reroll_odds.results.faces))]
        return min([each.successes for each in every if reroll_odds.reaches(each)], default=None)

    def _asked(self) -> int | None:
        need = self.reroll_odds.outcomes.need
        return int(need.successes) if need is not None and need.successes > 0 else None

    def _spread(self) -> list[float]:
        shares: dict[int, float] = {}
        for result, chance in self.spread.items():
            successes = self.reroll_odds.outcome(result, 0).successes
            shares[successes] = shares.get(successes, 0.0) + chance
        return [shares.get(n, 0.0) for n in range(max(shares) + 1)]

    def chances(self, spread: Spread) -> Chances:
        """The chances without rerolls."""
        return self._weigh({(result, 0): chance for result, chance in spread.items()})

    def best(self, left: RerollsLeft) -> Chances:
        return self._weigh(self.reroll_odds.played(self.spread, left))

    def _weigh(self, ends: Ends) -> Chances:
        reroll_odds = self.reroll_odds
        found: list[tuple[RollOutcome, int, float]] = [
            (reroll_odds.outcome(result, spent), spent, chance)
            for (result, spent), chance in ends.items()
        ]
        return {
            "reaches": sum(p * reroll_odds.reaches(each) for each, _, p in found),
            "successes": sum(p * each.successes for each, _, p in found),
            "wounds": sum(p * each.wounds for each, _, p in found),
            "loss": sum(p * each.loss for each, _, p in found),
            "threshold": sum(p * each.threshold for each, _, p in found),
            "lost": sum(p * each.lost for each, _, p in found),
            "stress": sum(p * stress for _, stress, p in found),
        }

    # ------------------------------------------------------------ what may be done now

    def choice(self) -> int:
        """The best choice now."""
        prospects = self.reroll_odds.prospects(self.reroll_odds.start)
        kind = prospects.kinds[self.result]
        if kind == STOP:
            return int(DONE)
        # The first of equivalent dice.
        wanted, kept = prospects.faces[self.result], self.reroll_odds.odds.kept
        shown = [face for face, dice in enumerate(self.roll.faces) if dice]
        return kind + next(face for face in shown if face & kept == wanted)

    def options(self, choices: list[int]) -> list[OptionAdvice]:
        found: list[OptionAdvice] = []
        for choice in choices:
            advised = self._reroll(choice) if _is_a_die(choice) else self._other(choice)
            if advised is not None:
                found.append(advised)
        return found

    def _reroll(self, choice: int) -> OptionAdvice:
        kind = int(STRESS_REROLL if choice >= STRESS_REROLL else REROLL)
        reroll_odds = self.reroll_odds
        left = reroll_odds.after(reroll_odds.start, kind)
        assert left is not None
        spread = reroll_odds.again(self.result, (choice - kind) & reroll_odds.odds.kept)
        alone = {(result, left.spent): chance for result, chance in spread.items()}
        best = reroll_odds.played(spread, left)
        return {"choice": choice, "alone": self._weigh(alone), "best": self._weigh(best)}

    def _other(self, choice: int) -> OptionAdvice | None:
        """The odds of stopping, paying a token, or using a card that changes the roll."""
        if choice == DONE:
            chances = self.chances(self.spread)
            return {"choice": choice, "alone": chances, "best": chances}
        world = copy_of(self.world)
        answer(world, choice)
        if not go_on(world) or not world.asked or world.asked[0].prompt != "reroll":
            return None
        after = OpenRoll(world)
        alone = after.chances(after.spread)
        return {"choice": choice, "alone": alone, "best": after.best(after.reroll_odds.start)}


def _is_a_die(choice: int) -> bool:
    return REROLL <= choice < USE


# ---------------------------------------------------------------- rolls to come


def plans_from(world: DeathMayDieState) -> list[PlanAdvice]:
    """The rolls that the open question can lead to, with the choices for each."""
    found: list[PlanAdvice] = []
    if world.asked[0].prompt in _BEFORE:
        _look_ahead(world, [], found, set())
    return found


def _look_ahead(
    world: DeathMayDieState, before: list[int], found: list[PlanAdvice], seen: set[Any]
) -> None:
    for choice in _choices(world):
        after = copy_of(world)
        answer(after, choice)
        if len(found) == MOST_PLANS or not go_on(after):
            continue
        choices = [*before, choice]
        if is_before_dice(after):
            key = _likeness(after, before, choices)
            if key not in seen:
                seen.add(key)
                found.append({"choices": choices, "roll": OpenRoll(after, False).advice()})
        elif after.asked and after.asked[0].prompt in _BETWEEN and len(choices) < MOST_QUESTIONS:
            _look_ahead(after, choices, found, seen)


def _choices(world: DeathMayDieState) -> tuple[int, ...]:
    """All options, except that calming down is always accepted."""
    decision = world.asked[0]
    return (int(YES),) if decision.prompt == "calm-down" else decision.options


def _likeness(world: DeathMayDieState, before: list[int], choices: list[int]) -> tuple[Any, ...]:
    """A key that is equal for rolls by or against identical figures."""
    roll = world.roll
    assert roll is not None
    figures = [f for f in range(world.components.figures) if roll.targets >> f & 1]
    if not figures and roll.foe >= 0:
        figures = [int(roll.foe)]
    if not figures:
        return tuple(choices)
    alike = sorted((world.components.figure_type[f], world.figure_wounds[f]) for f in figures)
    return (tuple(before), roll.kind, tuple(alike))
