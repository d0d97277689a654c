"""Judge the decisions of one seat in order, each from the view of its moment only.

A decision is examined at most twice. The first playouts only decide whether it needs a closer look;
a reported loss comes from fresh playouts, to avoid selection bias. Nothing here, neither the seeds
nor the number of playouts, depends on hidden information or on what came later.
"""

from typing import Any, Final, NamedTuple

from miskatonic import bots
from miskatonic.analysis.comparison import Fork, difference, mean_of, seed_for
from miskatonic.analysis.report import Chance, Judged
from miskatonic.games.analyst import SEARCH_BUDGET, Analyst, Effort
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng

# Standard errors that justify a closer look, and that make a loss.
HINT: Final = 1.0
CERTAIN: Final = 2.5
# Smaller losses are ignored, however certain they are.
LEAST_LOSS: Final = 0.01
# The closer look stops halfway if the difference is below HOPELESS standard errors (the rest will
# not find a loss) or above CLEAR (the rest will not remove it).
HOPELESS: Final = 0.5
CLEAR: Final = 4.0


class SeatDecision(NamedTuple):
    """A seat's decision: what it knew and what it chose; `number` counts its decisions."""

    number: int
    move: int
    round: int
    known: Any
    choice: int


class Examiner:
    """Examines a seat's decisions in order."""

    def __init__(self, game: Game[Any, Any], analyst: Analyst, seat: int) -> None:
        self._game: Final = game
        self._analyst: Final = analyst
        self._seat: Final = seat
        self._round: int | None = None
        self._passed_over = 0
        self.level: Final = bots.strongest(game.id)
        self.playouts = 0

    def pass_over(self, asked: SeatDecision) -> Judged:
        """Mark the decision as unseen because the time is up."""
        return self._found(asked, "unseen", asked.choice)

    def look(self, asked: SeatDecision) -> Judged:
        seed = seed_for(self._game.id, self._seat, asked.number, "bot")
        bot = bots.make(self._game.id, self.level)
        best = int(bot.choose(asked.known, asked.known["decision"], Rng(seed), SEARCH_BUDGET))
        if best == asked.choice:
            return self._agreed(asked)
        return self._compared(asked, best)

    def _fork(self, asked: SeatDecision) -> Fork:
        seed = seed_for(self._game.id, self._seat, asked.number, "worlds")
        return Fork(self._game, self._analyst, asked.known, self._seat, seed)

    def _agreed(self, asked: SeatDecision) -> Judged:
        """The bot chose the same, so there is no loss; estimate the chance only now and then."""
        self._passed_over += 1
        effort = self._analyst.effort
        if asked.round == self._round and self._passed_over <= effort.every:
            return self._found(asked, "same", asked.choice)
        chance = mean_of(self._fork(asked).values(asked.choice, range(effort.same)))
        self._has_looked(asked, effort.same)
        return self._found(asked, "same", asked.choice, effort.same, chance)

    def _compared(self, asked: SeatDecision, best: int) -> Judged:
        effort, fork = self._analyst.effort, self._fork(asked)
        worlds = range(effort.first)
        mine, theirs = fork.values(asked.choice, worlds), fork.values(best, worlds)
        hint = difference(theirs, mine)
        self._has_looked(asked, 2 * effort.first)
        if hint.mean <= 0 or hint.mean < HINT * hint.error:
            chances = mean_of(mine), mean_of(theirs)
            return self._found(asked, "alike", best, 2 * effort.first, *chances)
        mine, theirs = look_again(fork, effort, asked.choice, best)
        self._has_looked(asked, 2 * len(mine))
        loss = difference(theirs, mine)
        is_loss = loss.mean >= max(LEAST_LOSS, CERTAIN * loss.error)
        return self._found(
            asked,
            "loss" if is_loss else "alike",
            best,
            2 * (effort.first + len(mine)),
            mean_of(mine),
            mean_of(theirs),
            loss if is_loss else None,
        )

    def _has_looked(self, asked: SeatDecision, playouts: int) -> None:
        self.playouts += playouts
        self._round = asked.round
        self._passed_over = 0

    def _found(
        self,
        asked: SeatDecision,
        verdict: Any,
        best: int,
        playouts: int = 0,
        chance: Chance | None = None,
        best_chance: Chance | None = None,
        loss: Chance | None = None,
    ) -> Judged:
        return Judged(
            asked.number,
            asked.move,
            asked.round,
            asked.known["decision"]["prompt"],
            verdict,
            asked.choice,
            best,
            playouts,
            chance,
            best_chance,
            loss,
        )


def look_again(fork: Fork, effort: Effort, mine: int, best: int) -> tuple[list[float], list[float]]:
    """Play out both choices in worlds that the first look has not used."""
    half = effort.first + (effort.more + 1) // 2
    worlds = range(effort.first, half)
    own, other = fork.values(mine, worlds), fork.values(best, worlds)
    so_far = difference(other, own)
    if HOPELESS * so_far.error <= so_far.mean < CLEAR * so_far.error:
        worlds = range(half, effort.first + effort.more)
        own += fork.values(mine, worlds)
        other += fork.values(best, worlds)
    return own, other
