"""How the winning chance moved, round by round: by the seat's own doing, the others', and luck.

A finished game lies open, so here the true position at the beginning of each round is played on, in
three ways with the same luck: by bots alone; with all that the seat really did in that round; with
all that the others really did. What was done is done again as long as the same is asked and it can
be done. What is left, up to the chance at the beginning of the next round, is luck.
"""

import math
from typing import Any, Final, NamedTuple

from miskatonic.analysis.analyst import MOST_DECISIONS, Analyst, next_question
from miskatonic.analysis.playouts import DICE, PLAYERS, difference, mean_of, seed_for, worth
from miskatonic.analysis.report import Chance, Share
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng


class Deed(NamedTuple):
    """What a seat did when it was asked this."""

    seat: int
    prompt: str
    choice: int


class Round:
    """A round as it was played; `g` is the true position at its first question."""

    def __init__(self, number: int, move: int, g: Any) -> None:
        self.number: Final = number
        self.move: Final = move
        self.g: Final = g
        self.deeds: Final[list[Deed]] = []


class _Script:
    """What some seats did, to be done again; a seat that is asked something else is on its own."""

    def __init__(self, deeds: list[Deed]) -> None:
        self._left: Final[dict[int, list[Deed]]] = {}
        for deed in deeds:
            self._left.setdefault(deed.seat, []).append(deed)

    def next(self, seat: int, prompt: str, options: tuple[int, ...]) -> int | None:
        left = self._left.get(seat)
        if not left:
            return None
        deed = left.pop(0)
        if deed.prompt != prompt or deed.choice not in options:
            left.clear()
            return None
        return deed.choice


class Accounts:
    """The shares of one seat."""

    def __init__(self, game: Game[Any, Any], analyst: Analyst, seat: int) -> None:
        self._game: Final = game
        self._analyst: Final = analyst
        self._seat: Final = seat
        self.playouts = 0

    def played_again(self, past: Round) -> list[list[float]]:
        """By bots alone, with my deeds, with the others' deeds."""
        own = [deed for deed in past.deeds if deed.seat == self._seat]
        others = [deed for deed in past.deeds if deed.seat != self._seat]
        count = self._analyst.effort.rounds
        self.playouts += 3 * count
        return [
            [self._value(past, deeds, world) for world in range(count)]
            for deeds in ([], own, others)
        ]

    def _value(self, past: Round, deeds: list[Deed], world: int) -> float:
        seed = seed_for(self._game.id, self._seat, past.number, "round")
        g = past.g.clone()
        g.rng = Rng(seed, DICE + world)
        rng = Rng(seed, PLAYERS + world)
        script = _Script(deeds)
        for _ in range(MOST_DECISIONS):
            if g.result is not None:
                return worth(g, self._seat)
            decision = next_question(g)
            options = decision.options
            choice = script.next(int(decision.seat), decision.prompt, options)
            if choice is None:
                is_open = len(options) > 1
                choice = (
                    self._analyst.choose(self._game, g, decision, rng) if is_open else options[0]
                )
            self._game.play(g, decision.seat, choice)
        raise AssertionError(f"a playout of {self._game.id} without an end")

    def shares(
        self, rounds: list[Round], played: list[list[list[float]]], won: float
    ) -> list[Share]:
        """`played` is what `played_again` found for each round."""
        chances = [mean_of(bots) for bots, _, _ in played]
        found: list[Share] = []
        for at, (past, (alone, own, others)) in enumerate(zip(rounds, played, strict=True)):
            mine, theirs = difference(own, alone), difference(others, alone)
            after = chances[at + 1] if at + 1 < len(chances) else Chance(won, 0.0)
            luck = after.mean - chances[at].mean - mine.mean - theirs.mean
            error = _together(after.error, chances[at].error, mine.error, theirs.error)
            found.append(
                Share(past.number, past.move, chances[at], mine, theirs, Chance(luck, error))
            )
        return found


def _together(*errors: float) -> float:
    return math.sqrt(sum(error * error for error in errors))
