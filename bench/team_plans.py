"""Does a bot of Death May Die win more often that plans for the whole team? An experiment.

    python -m bench.team_plans --games 100 [--turns 2] [--alone] [--simulations 480]

A plan for the team is a first action, as the adept has them, and an order for at most one other
investigator: go there and work, or get away and rest. Each plan is played out over a whole round,
all of them in the same worlds, and the worse half is dropped again and again, within a fixed number
of simulations for a decision. Every deal is played twice: by adepts, and by this bot on all seats.
With `--turns` it looks that many turns ahead, with `--alone` it gives no orders.
Nobody is offered it; what came of it stands in docs/adr/0055-no-master-of-death-may-die.md.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from miskatonic.bots import Bot, Budget, make
from miskatonic.bots.thinker import Thinker
from miskatonic.games import GAMES
from miskatonic.games.death_may_die.bots.acting import NO_AIM
from miskatonic.games.death_may_die.bots.evaluation import Evaluation, evaluation_for
from miskatonic.games.death_may_die.bots.planner import Plan, Planner
from miskatonic.games.death_may_die.bots.quick_policy import QuickPolicy
from miskatonic.games.death_may_die.bots.world import one_world
from miskatonic.games.death_may_die.rules.choices import DONE, FREE_RUN, REST, RUN
from miskatonic.games.death_may_die.rules.components import ELDER
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.games.death_may_die.rules.turn import BeginTurn
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision, close_questions
from miskatonic.kernel.view import OpenDecision
from miskatonic.sim.simulate import PLAYERS, play_with_bots, seed_of

GAME: Final = "death-may-die"
LEVEL: Final = "adept"
# What the adept tries of its own plans before the team's are made of the best of them.
FIRST_TRIES: Final = 6
OWN_PLANS: Final = 4
# So many places are thought of for another investigator, besides getting away.
PLACES: Final = 2
HALVINGS: Final = 3
MOST_STEPS: Final = 900
SEED_BYTES: Final = 32
# 95 % of a normal distribution.
SURE: Final = 1.96


class Order:
    """What another investigator shall do in its next turn: go somewhere, and rest there or not."""

    def __init__(self, who: int, space: int, rests: bool) -> None:
        self.who: Final = who
        self.space: Final = space
        self.rests: Final = rests


class TeamPlan:
    """An own plan, an order for somebody else or none, and how it went so far."""

    def __init__(self, own: Plan, order: Order | None) -> None:
        self.own: Final = own
        self.order: Final = order
        self.total = 0
        self.tries = 0

    def mean(self) -> float:
        return self.total / max(self.tries, 1) + int(self.own.bonus)


class Effort(NamedTuple):
    """How many tries an action takes, how many turns ahead (0 for a round), and whether alone."""

    simulations: int
    turns: int = 0
    alone: bool = False


class TeamPlanner:
    """Thinks about one action, for everybody, as far ahead as it is told."""

    def __init__(
        self, table: DeathMayDieState, evaluation: Evaluation, seed: bytes, effort: Effort
    ) -> None:
        self.table: Final = table
        self.effort: Final = effort
        self.turns: Final = effort.turns or int(table.rules.count)
        self.evaluation: Final = evaluation
        self.seed: Final = seed
        self.policy: Final = QuickPolicy(evaluation, 0)
        self.adept: Final = Planner(table, evaluation, seed)

    def decide(self, decision: Decision) -> int:
        simulations = self.effort.simulations
        plans = [TeamPlan(own, order) for own in self._own(decision) for order in self._orders()]
        world = 0
        for _ in range(HALVINGS):
            if len({int(plan.own.choice) for plan in plans}) == 1:
                break
            for _ in range(max(2, simulations // HALVINGS // len(plans))):
                for plan in plans:
                    self._try_out(plan, world)
                world += 1
            plans.sort(key=TeamPlan.mean, reverse=True)
            del plans[(len(plans) + 1) // 2 :]
        return int(plans[0].own.choice)

    def _own(self, decision: Decision) -> list[Plan]:
        """The adept's best plans for the turn."""
        plans = self.adept.plans(decision)
        for world in range(FIRST_TRIES):
            for plan in plans:
                self.adept.try_out(plan, world)
        plans.sort(key=lambda plan: int(plan.mean()), reverse=True)
        return plans[:OWN_PLANS]

    def _orders(self) -> list[Order | None]:
        """None, and for each of the others the nearest places of work and a refuge."""
        g = self.table
        found: list[Order | None] = [None]
        if self.effort.alone:
            return found
        for who in range(int(g.rules.count)):
            if who == g.active or not g.alive >> who & 1:
                continue
            found += [Order(who, space, False) for space in self._places(who)]
            refuge = int(self.policy.refuge(g, who, 3))
            if refuge >= 0 and self.policy.is_hurt(g, who):
                found.append(Order(who, refuge, True))
        return found

    def _places(self, who: int) -> list[int]:
        g, work = self.table, self.policy.remaining_work
        if g.disrupted:
            at = int(g.figure_space[ELDER])
            return [at] if at >= 0 and at != g.space[who] else []
        aims = int(work.aims(g, who))
        spaces = [space for space in range(int(g.components.spaces)) if aims >> space & 1]
        spaces.sort(key=lambda space: int(work.far(g, g.space[who], space)))
        return [space for space in spaces if space != g.space[who]][:PLACES]

    def _try_out(self, plan: TeamPlan, world: int) -> None:
        """Play it out in one world until so many turns are over."""
        g = self.table.clone()
        g.rng = Rng(self.seed, world)
        g.loud = False
        policy = self.policy
        policy.aim = plan.own.aim
        policy.aimer = g.active if plan.own.aim >= 0 else -1
        decision = g.asked[0]
        choice = int(plan.own.choice)
        turns = self.turns
        for _ in range(MOST_STEPS):
            close_questions(g)
            decision.step.answer(g, decision.seat, choice)
            while g.question is None and g.result is None:
                step = g.agenda.pop()
                if isinstance(step, BeginTurn):
                    turns -= 1
                    if turns == 0:
                        break
                step.run(g)
            if g.result is not None or turns == 0:
                break
            decision = g.asked[0]
            is_own_turn = turns == self.turns
            if plan.own.is_last and is_own_turn and decision.prompt == "action":
                choice = DONE
            elif plan.order is not None and decision.prompt == "action":
                choice = self._ordered(g, plan.order, decision)
            else:
                choice = policy.choose(g, decision)
        plan.total += int(self.evaluation.value(g))
        plan.tries += 1

    def _ordered(self, g: DeathMayDieState, order: Order, decision: Decision) -> int:
        """Go there, rest there; whatever else is left to quick play."""
        if g.active == order.who:
            if g.space[order.who] != order.space:
                for run in (FREE_RUN, RUN):
                    if run in decision.options:
                        self.policy.aimer = order.who
                        self.policy.aim = order.space
                        return int(run)
            elif order.rests:
                return int(REST) if REST in decision.options else int(DONE)
        self.policy.aim = NO_AIM
        return int(self.policy.choose(g, decision))


class TeamBot(Thinker):
    """An adept but for its actions, which it plans for the whole team."""

    def __init__(self, effort: Effort) -> None:
        self.effort: Final = effort
        self.adept: Final = make(GAME, LEVEL)

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        if decision["prompt"] != "action":
            return self.adept.choose(view, decision, rng, budget)
        g = one_world(view, rng)
        evaluation = evaluation_for(g.components)
        evaluation.attend(g)
        free = int(QuickPolicy(evaluation, 4).best_free(g, g.asked[0]))
        if free >= 0:
            return free
        seed = bytes([int(rng.byte()) for _ in range(SEED_BYTES)])
        return TeamPlanner(g, evaluation, seed, self.effort).decide(g.asked[0])


# ---------------------------------------------------------------- the contest


def settings(games: int) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """Every episode, both Elder Ones and 2 to 4 seats, in turn."""
    game = GAMES[GAME]
    episodes, elders = game.options[0].values, game.options[1].values
    for number in range(games):
        yield (
            number,
            2 + number // 12 % 3,
            {
                "investigators": "random",
                "episode": episodes[number % 6],
                "elder_one": elders[number // 6 % 2],
            },
        )


def is_won(seats: int, options: dict[str, Any], secret: bytes, bots: list[Bot]) -> bool:
    game = GAMES[GAME]
    g = game.new(seats, options, secret, loud=False)
    play_with_bots(game, g, bots, Rng(secret, PLAYERS))
    result = game.result(g)
    assert result is not None
    return bool(result.winners)


def lead(pairs: list[tuple[bool, bool]]) -> tuple[float, float]:
    """How much more often the team's planner wins, and how far the truth may be from it (95 %)."""
    differences = [int(planned) - int(adept) for adept, planned in pairs]
    mean = sum(differences) / len(differences)
    squares = sum((each - mean) ** 2 for each in differences)
    return mean, SURE * math.sqrt(squares / max(len(pairs) - 1, 1) / len(pairs))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.team_plans", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="deals, each played twice")
    parser.add_argument("--seed", type=int, default=811)
    parser.add_argument("--simulations", type=int, default=240, help="tries of an action")
    parser.add_argument("--turns", type=int, default=0, help="how far ahead; 0 for a round")
    parser.add_argument("--alone", action="store_true", help="without orders for others")
    parser.add_argument("--results", default="build/team-plans.jsonl", help="what was played")
    given = parser.parse_args(arguments)
    file = Path(given.results)
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    known = {line["number"]: line for line in map(json.loads, lines)}
    pairs = []
    for number, seats, options in settings(given.games):
        if number not in known:
            secret = seed_of(given.seed, number)
            adepts = is_won(seats, options, secret, [make(GAME, LEVEL) for _ in range(seats)])
            effort = Effort(given.simulations, given.turns, given.alone)
            team: list[Bot] = [TeamBot(effort) for _ in range(seats)]
            planned = is_won(seats, options, secret, team)
            known[number] = {"number": number, "adepts": adepts, "planned": planned}
            with file.open("a", encoding="utf-8") as open_file:
                open_file.write(json.dumps(known[number]) + "\n")
        pairs.append((known[number]["adepts"], known[number]["planned"]))
    mean, margin = lead(pairs)
    won = [sum(each) for each in zip(*pairs, strict=True)]
    print(f"{len(pairs)} deals: adepts won {won[0]}, planned for the team {won[1]}")
    print(f"lead {100 * mean:+.1f} ± {100 * margin:.1f} points")
    return 0


if __name__ == "__main__":
    sys.exit(main())
