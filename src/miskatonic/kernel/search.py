"""Information-set Monte Carlo tree search over redealt worlds, for all games.

Every simulation deals a world consistent with the searcher's view, plays one line in it and scores
it at the end of the game or at a horizon. The tree holds only the searcher's decisions, keyed by
what its seat sees, so no choice depends on hidden information. A guide chooses the other seats'
moves, from what each of them may know, so the searcher's private knowledge cannot leak into them.

At the root, all options are tried in the same worlds with the same random numbers, to compare the
options and not the deals. The worse half is dropped repeatedly (sequential halving). Below the
root, options are selected by upper confidence bounds.
"""

import math
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from miskatonic.kernel.bot import Budget
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.rng import Rng, light_key, light_rng
from miskatonic.kernel.state import Decision, State, settle

G = TypeVar("G", bound=State)

DEFAULT_SECONDS: Final = 1.0
# The share of a time budget spent on simulations; the rest covers preparation and other processes.
SPENT: Final = 0.9
# The exploration constant, for values from 0 to 1.
EXPLORATION: Final = 0.35
# How often to deal at most, in rejection sampling of worlds.
MOST_DEALS: Final[i64] = 40
ODDS_STEPS: Final[i64] = 1 << 16

Key = tuple[i64, str, tuple[int, ...], int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[G]):
    """What a search needs to know about a game, for one decision of one seat.

    By default, the other seats play at random to the end of the game.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def choose(self, g: G, decision: Decision, rng: Rng) -> int:
        """Predict the choice of the decision's seat, using only what that seat may know."""
        return decision.options[rng.below(len(decision.options))]

    def likelihood(self, g: G) -> float:
        """The likelihood of the moves so far in a dealt world, from 0 to 1."""
        return 1.0

    def is_far_enough(self, g: G) -> bool:
        """Whether the simulation has reached its horizon."""
        return False

    def value(self, g: G) -> float:
        """The value of the final or horizon state for the searcher, from 0 to 1."""
        result = g.result
        assert result is not None
        if self.seat in result.winners:
            return 1.0
        return 0.0 if self.seat in result.losers else 0.5

    def is_ours(self, seat: i64) -> bool:
        """Whether the search decides for this seat; one bot may play several seats."""
        return seat == self.seat

    def node_key(self, g: G, seat: i64) -> int:
        """A key for what the seat sees besides the question; each key gets a separate node."""
        return 0

    def prior(self, choice: int) -> float:
        """The prior value of an option at the root."""
        return 0.0

    def simulation_weight(self, tries: i64) -> float:
        """The weight of this many simulations against the prior, from 0 to 1."""
        return 1.0


class Node:
    """One question as the searcher sees it, with statistics of its options."""

    def __init__(self, options: tuple[int, ...]) -> None:
        self.options: Final = options
        self.visits: i64 = 0
        self.tries: Final[list[int]] = [0] * len(options)
        self.totals: Final[list[float]] = [0.0] * len(options)
        self.later: Final[list[dict[Key, Node]]] = [{} for _ in options]

    def pick(self) -> i64:
        """Pick the highest upper confidence bound; untried options start at the mean."""
        best: i64 = 0
        highest = -math.inf
        mean = 0.0
        for total in self.totals:
            mean += total
        mean /= float(self.visits + 1)
        spread = EXPLORATION * math.sqrt(math.log(float(self.visits + 1)))
        at: i64 = 0
        while at < len(self.options):
            tries = float(self.tries[at])
            bound = (self.totals[at] + mean) / (tries + 1.0) + spread / math.sqrt(tries + 1.0)
            if bound > highest:
                highest = bound
                best = at
            at += 1
        return best

    def learn(self, at: i64, value: float) -> None:
        self.visits += 1
        self.tries[at] += 1
        self.totals[at] += value


class Search(Generic[G]):
    """The search tree for one decision."""

    def __init__(
        self, game: Game[G, Any], worlds: Worlds[G], guide: Guide[G], options: list[int], rng: Rng
    ) -> None:
        self.game: Final = game
        self.worlds: Final = worlds
        self.guide: Final = guide
        self.root: Final = Node(tuple(options))
        self.simulations: i64 = 0
        # World n is dealt from light generator n, so that all options meet the same worlds.
        self._key: Final[i64] = light_key(_fresh_seed(rng))
        self._nodes: Final[list[Node]] = []
        self._picks: Final[list[int]] = []

    def run(self, budget: Budget) -> int:
        """Find the best option within the budget, by default DEFAULT_SECONDS."""
        seconds = budget.seconds
        if seconds is None and budget.simulations is None:
            seconds = DEFAULT_SECONDS
        began = perf_counter()
        left = list(range(len(self.root.options)))
        phases = max(1, math.ceil(math.log2(len(left)))) if len(left) > 1 else 0
        world: i64 = 0
        for phase in range(phases):
            share = (phase + 1) / phases
            end = None if seconds is None else began + SPENT * seconds * share
            most = None if budget.simulations is None else int(budget.simulations * share)
            while not self._is_spent(end, most):
                for at in left:
                    self.simulate(at, world)
                world += 1
            left.sort(key=self._standing, reverse=True)
            del left[(len(left) + 1) // 2 :]
        return self.root.options[left[0]]

    def _is_spent(self, end: float | None, most: int | None) -> bool:
        if end is not None and perf_counter() >= end:
            return True
        return most is not None and self.simulations >= most

    def _standing(self, at: int) -> float:
        """The value of a root option: the prior and the simulations' mean, weighted."""
        tries: i64 = self.root.tries[at]
        weight = self.guide.simulation_weight(tries)
        found = self.root.totals[at] / float(tries) if tries else 0.0
        return weight * found + (1.0 - weight) * self.guide.prior(self.root.options[at])

    def simulate(self, at: i64, world: i64) -> None:
        """Play one line in one world, starting with a root option."""
        rng = light_rng(self._key, world)
        g = self._deal(rng)
        self._nodes.clear()
        self._picks.clear()
        value = self._played(g, at, rng)
        for node, pick in zip(self._nodes, self._picks, strict=True):
            node.learn(pick, value)
        self.simulations += 1

    def _deal(self, rng: Rng) -> G:
        guide = self.guide
        g = self.worlds.deal(rng)
        tries: i64 = 1
        while tries < MOST_DEALS:
            likelihood = guide.likelihood(g)
            if likelihood >= 1.0 or float(rng.below(ODDS_STEPS)) < likelihood * float(ODDS_STEPS):
                break
            g = self.worlds.deal(rng)
            tries += 1
        g.loud = False
        return g

    def _played(self, g: G, first: i64, rng: Rng) -> float:
        guide = self.guide
        node: Node | None = self.root
        at = first
        decision = _question_of(g, guide.seat)
        while True:
            if node is not None:
                self._nodes.append(node)
                self._picks.append(at)
                choice = node.options[at]
            else:
                choice = guide.choose(g, decision, rng)
            ours = guide.is_ours(decision.seat)
            before = node
            settle(g, decision, choice)
            while g.result is None and not guide.is_far_enough(g):
                decision = _next_question(g)
                if guide.is_ours(decision.seat):
                    break
                settle(g, decision, guide.choose(g, decision, rng))
            if g.result is not None or guide.is_far_enough(g):
                return guide.value(g)
            node = self._child_for(before, at, g, decision) if before is not None and ours else None
            if node is not None:
                at = node.pick()

    def _child_for(self, node: Node, at: i64, g: G, decision: Decision) -> Node | None:
        """The child node for this question; a missing one is added, and None returned."""
        seat = decision.seat
        key = (seat, decision.prompt, decision.options, self.guide.node_key(g, seat))
        found = node.later[at].get(key)
        if found is None:
            node.later[at][key] = Node(decision.options)
        return found


def _question_of(g: State, seat: i64) -> Decision:
    for decision in g.asked:
        if decision.seat == seat:
            return decision
    raise AssertionError(f"seat {seat} has no open question in a world that fits its view")


def _next_question(g: State) -> Decision:
    """The first open question, which is never optional: offers come after it."""
    decision = g.question
    assert decision is not None and not decision.optional
    return decision


def _fresh_seed(rng: Rng) -> bytes:
    return bytes([int(rng.byte()) for _ in range(32)])


def search(
    game: Game[G, Any], view: Any, guide: Guide[G], options: list[int], rng: Rng, budget: Budget
) -> int:
    """Search for the best of these options for the view's seat."""
    if len(options) == 1:
        return options[0]
    return Search(game, game.worlds(view), guide, options, rng).run(budget)
