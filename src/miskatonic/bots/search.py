"""One search for all games: information-set Monte Carlo tree search over redealt worlds.

Every simulation deals a world that fits the searcher's view, plays one line in it and is scored at
the end of the game or at a horizon. The tree holds the searcher's own decisions, told apart by what
its seat can tell apart, so no choice depends on what it does not see. The others' moves, in the
tree and below it, are those of a guide that looks at nothing but what their seat may know: what the
searcher knows about them, and they do not, cannot leak into them.

At the root all options are tried in the same worlds with the same luck, so that their difference
counts and not the deal's; the worse half is dropped again and again (sequential halving). Below it
the choice is by upper confidence bounds.
"""

import math
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from miskatonic.bots.bot import Budget
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.rng import Rng, light_key, light_rng
from miskatonic.kernel.state import Decision, State, settle

G = TypeVar("G", bound=State)

DEFAULT_SECONDS: Final = 1.0
# The part of a time budget that is spent on simulations: preparing takes time, and so do others.
SPENT: Final = 0.9
# Of the range from 0 to 1 in which all values lie.
EXPLORATION: Final = 0.35
# A world that fits badly is dealt again, up to so many times.
MOST_DEALS: Final[i64] = 40
ODDS_STEPS: Final[i64] = 1 << 16

Key = tuple[i64, str, tuple[int, ...], int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[G]):
    """What a search needs to know of a game, for one decision of one seat.

    As it stands it knows nothing: the others play at random, to the end of the game.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def choose(self, g: G, decision: Decision, rng: Rng) -> int:
        """What the decision's seat would likely do, by what that seat may know and no more."""
        return decision.options[rng.below(len(decision.options))]

    def likelihood(self, g: G) -> float:
        """How well a dealt world fits what was done so far, from 0 to 1."""
        return 1.0

    def is_far_enough(self, g: G) -> bool:
        """Whether a simulation ends here, before the game does."""
        return False

    def value(self, g: G) -> float:
        """What the end, or the horizon, is worth to the searcher, from 0 to 1."""
        result = g.result
        assert result is not None
        if self.seat in result.winners:
            return 1.0
        return 0.0 if self.seat in result.losers else 0.5

    def is_ours(self, seat: i64) -> bool:
        """Whether the search decides for this seat too: one mind may play several."""
        return seat == self.seat

    def sight(self, g: G, seat: i64) -> int:
        """A number for what the seat sees, beyond the question: what differs is searched apart."""
        return 0

    def expects(self, choice: int) -> float:
        """A first guess of an option's value at the root."""
        return 0.0

    def sway(self, tries: i64) -> float:
        """How far so many simulations of an option prevail over that guess, from 0 to 1."""
        return 1.0


class Node:
    """One question as the searcher sees it, and how its options did."""

    def __init__(self, options: tuple[int, ...]) -> None:
        self.options: Final = options
        self.visits: i64 = 0
        self.tries: Final[list[int]] = [0] * len(options)
        self.totals: Final[list[float]] = [0.0] * len(options)
        self.later: Final[list[dict[Key, Node]]] = [{} for _ in options]

    def pick(self) -> i64:
        """The highest upper confidence bound; an option never tried is as good as the mean."""
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
    """The tree of one decision."""

    def __init__(
        self, game: Game[G, Any], worlds: Worlds[G], guide: Guide[G], options: list[int], rng: Rng
    ) -> None:
        self.game: Final = game
        self.worlds: Final = worlds
        self.guide: Final = guide
        self.root: Final = Node(tuple(options))
        self.simulations: i64 = 0
        # World number n is dealt from light generator n: the same for every option.
        self._key: Final[i64] = light_key(_fresh_seed(rng))
        self._nodes: Final[list[Node]] = []
        self._picks: Final[list[int]] = []

    def run(self, budget: Budget) -> int:
        """The best option within the budget; without one, it takes a second."""
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
        """What an option at the root is worth, by what was expected and by what was found."""
        tries: i64 = self.root.tries[at]
        sway = self.guide.sway(tries)
        found = self.root.totals[at] / float(tries) if tries else 0.0
        return sway * found + (1.0 - sway) * self.guide.expects(self.root.options[at])

    def simulate(self, at: i64, world: i64) -> None:
        """One line from the root's option, in one world."""
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
            node = self._below(before, at, g, decision) if before is not None and ours else None
            if node is not None:
                at = node.pick()

    def _below(self, node: Node, at: i64, g: G, decision: Decision) -> Node | None:
        """The node that this question leads to; a new one is planted, and then left to itself."""
        seat = decision.seat
        key = (seat, decision.prompt, decision.options, self.guide.sight(g, seat))
        found = node.later[at].get(key)
        if found is None:
            node.later[at][key] = Node(decision.options)
        return found


def _question_of(g: State, seat: i64) -> Decision:
    for decision in g.asked:
        if decision.seat == seat:
            return decision
    raise AssertionError(f"seat {seat} is not asked anything in a world that fits its view")


def _next_question(g: State) -> Decision:
    """Nobody is asked what need not be answered: offers come after the first question."""
    decision = g.question
    assert decision is not None and not decision.optional
    return decision


def _fresh_seed(rng: Rng) -> bytes:
    return bytes([int(rng.byte()) for _ in range(32)])


def search(
    game: Game[G, Any], view: Any, guide: Guide[G], options: list[int], rng: Rng, budget: Budget
) -> int:
    """The best of these options for the view's seat."""
    if len(options) == 1:
        return options[0]
    return Search(game, game.worlds(view), guide, options, rng).run(budget)
