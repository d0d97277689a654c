"""Questions that no rule of thumb answers: every answer is played out to where its effect is over,
and the one that leaves the team best is taken.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.choices import DONE, NO
from miskatonic.games.death_may_die.rules.dice import EndRoll
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.kernel.state import Decision, close_questions

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.bots.acting import Acting

# An effect that goes on longer than this is weighed as it then stands.
MOST_STEPS: Final[i64] = 60
# A question within an effect that is tried out is tried out, too; deeper ones are not.
DEEPEST: Final[i64] = 2


def best_outcome(
    policy: "Acting", g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
) -> int:
    """The answer, of some, after which the team stands best; among equals the first."""
    if policy.samples == 0 or policy.depth >= DEEPEST:
        return first_that_acts(options)
    best = options[0]
    most: i64 = 0
    is_first = True
    for option in options:
        value = outcome(policy, g, decision, option)
        if is_first or value > most:
            most = value
            best = option
            is_first = False
    return best


def outcome(policy: "Acting", g: DeathMayDieState, decision: Decision, choice: i64) -> i64:
    """What a state is worth after a choice, as far as the choice itself goes; while dice lie on the
    table, until all that they do is done.
    """
    total: i64 = 0
    count: i64 = 0
    samples = policy.samples if policy.depth == 0 else 1
    while count < samples:
        after = g.clone()
        after.loud = False
        after.rng = policy.fresh_rng(g, count)
        _settle(policy, after, decision, choice)
        total += policy.evaluation.value(after)
        count += 1
    return total // samples


def _settle(policy: "Acting", g: DeathMayDieState, decision: Decision, choice: i64) -> None:
    """Go on until nothing is left of what the choice set off, or the same question comes again."""
    rolling = g.roll is not None
    bottom = _end_of_roll(g) if rolling else len(g.agenda)
    aim, aimer = policy.aim, policy.aimer
    policy.depth += 1
    answered = decision
    answer: i64 = choice
    steps: i64 = 0
    while steps < MOST_STEPS:
        close_questions(g)
        answered.step.answer(g, answered.seat, answer)
        while g.question is None and g.result is None:
            if len(g.agenda) <= bottom or (not rolling and g.agenda[-1] is decision.step):
                break
            g.agenda.pop().run(g)
        if g.question is None or g.result is not None:
            break
        answered = g.asked[0]
        answer = policy.choose(g, answered)
        steps += 1
    policy.depth -= 1
    policy.aim = aim
    policy.aimer = aimer


def _end_of_roll(g: DeathMayDieState) -> i64:
    """How long the agenda is once the open roll has ended."""
    at: i64 = len(g.agenda) - 1
    while at >= 0 and not isinstance(g.agenda[at], EndRoll):
        at -= 1
    return max(at, 0)


def first_that_acts(options: tuple[int, ...]) -> int:
    """The first answer that does something."""
    for option in options:
        if option != DONE and option != NO:
            return option
    return options[0]
