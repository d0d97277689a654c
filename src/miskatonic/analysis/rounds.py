"""Split the change of the winning chance in each round into the seat's share, the others' and luck.

A finished game has no secrets, so the true position at the start of each round is played on, in
three ways with the same random numbers: by bots alone; with the seat's real choices of that round;
with the others' real choices. Real choices are repeated as long as the same question comes and they
are legal. The remaining difference to the chance at the start of the next round is luck.
"""

import math
from typing import Any, Final, NamedTuple

from miskatonic import bots
from miskatonic.analysis.comparison import (
    DICE,
    MOST_DECISIONS,
    PLAYERS,
    difference,
    mean_of,
    next_question,
    plays_on,
    seed_for,
    worth,
)
from miskatonic.analysis.report import Chance, Share
from miskatonic.games.analyst import Analyst
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng


class PastChoice(NamedTuple):
    """A seat's choice and the question it answered."""

    seat: int
    prompt: str
    choice: int


class Round:
    """A round as it was played; `g` is the true position at its first question."""

    def __init__(self, number: int, move: int, g: Any) -> None:
        self.number: Final = number
        self.move: Final = move
        self.g: Final = g
        self.choices: Final[list[PastChoice]] = []


class _Script:
    """Choices of some seats to repeat; a seat's script ends when it is asked something else."""

    def __init__(self, choices: list[PastChoice]) -> None:
        self._left: Final[dict[int, list[PastChoice]]] = {}
        for each in choices:
            self._left.setdefault(each.seat, []).append(each)

    def next(self, seat: int, prompt: str, options: tuple[int, ...]) -> int | None:
        left = self._left.get(seat)
        if not left:
            return None
        each = left.pop(0)
        if each.prompt != prompt or each.choice not in options:
            left.clear()
            return None
        return each.choice


class RoundShares:
    """Computes the shares of one seat."""

    def __init__(self, game: Game[Any, Any], analyst: Analyst, seat: int) -> None:
        self._game: Final = game
        self._analyst: Final = analyst
        self._seat: Final = seat
        self._bot: Final = bots.make(game.id, plays_on(game.id, analyst))
        self.playouts = 0

    def play_variants(self, past: Round) -> list[list[float]]:
        """Play the round with bots alone, with my choices, and with the others' choices."""
        own = [each for each in past.choices if each.seat == self._seat]
        others = [each for each in past.choices if each.seat != self._seat]
        count = self._analyst.effort.rounds
        self.playouts += 3 * count
        return [
            [self._value(past, choices, world) for world in range(count)]
            for choices in ([], own, others)
        ]

    def _value(self, past: Round, choices: list[PastChoice], world: int) -> float:
        seed = seed_for(self._game.id, self._seat, past.number, "round")
        g = past.g.clone()
        g.rng = Rng(seed, DICE + world)
        rng = Rng(seed, PLAYERS + world)
        script = _Script(choices)
        for _ in range(MOST_DECISIONS):
            if g.result is not None:
                return worth(g, self._seat)
            decision = next_question(g)
            options = decision.options
            choice = script.next(int(decision.seat), decision.prompt, options)
            if choice is None:
                choice = options[0]
                if len(options) > 1:
                    choice = self._analyst.choose(self._game, g, decision, rng, self._bot)
            self._game.play(g, decision.seat, choice)
        raise AssertionError(f"a playout of {self._game.id} did not end")

    def shares(
        self, rounds: list[Round], played: list[list[list[float]]], won: float
    ) -> list[Share]:
        """Compute the shares; `played` holds the results of `play_variants` by round."""
        chances = [mean_of(bots) for bots, _, _ in played]
        found: list[Share] = []
        for at, (past, (alone, own, others)) in enumerate(zip(rounds, played, strict=True)):
            mine, theirs = difference(own, alone), difference(others, alone)
            after = chances[at + 1] if at + 1 < len(chances) else Chance(won, 0.0)
            luck = after.mean - chances[at].mean - mine.mean - theirs.mean
            error = _combined(after.error, chances[at].error, mine.error, theirs.error)
            found.append(
                Share(past.number, past.move, chances[at], mine, theirs, Chance(luck, error))
            )
        return found


def _combined(*errors: float) -> float:
    return math.sqrt(sum(error * error for error in errors))
