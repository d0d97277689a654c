"""Playouts from a decision or from a true position, and their statistics.

Two choices are compared in the same worlds with the same random numbers, so that the choice counts
and not the deal: world number n of a seed is always dealt the same way.
"""

import math
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from miskatonic import bots
from miskatonic.analysis.report import Chance
from miskatonic.games.analyst import Analyst
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import SEED_BYTES, Rng
from miskatonic.kernel.state import Decision, State

# No game takes this many decisions; a playout that does would never end.
MOST_DECISIONS: Final = 20_000
# Streams of a seed: players draw from different ones than worlds and dice.
PLAYERS: Final = 1 << 40
DICE: Final = 1 << 41


def seed_for(*names: object) -> bytes:
    """Derive a seed from these names only, so that it contains no secret."""
    words = " ".join(str(name) for name in names)
    return blake2b(words.encode(), digest_size=SEED_BYTES, person=b"analysis").digest()


def worth(g: Any, seat: int) -> float:
    """Return 1 for a win, 0 for a loss, and 0.5 for neither."""
    result = g.result
    if seat in result.winners:
        return 1.0
    return 0.0 if seat in result.losers else 0.5


def plays_on(game_id: str, analyst: Analyst) -> str:
    """Return the level of the bot that plays the playouts."""
    return analyst.plays_on or bots.strongest(game_id)


def next_question(g: State) -> Decision:
    """Return the first decision that must be answered; optional ones are ignored."""
    for decision in g.asked:
        if not decision.optional:
            return decision
    raise AssertionError("only optional questions are open")


def play_on(game: Game[Any, Any], analyst: Analyst, g: Any, rng: Rng) -> None:
    """Play to the end of the game."""
    bot = bots.make(game.id, plays_on(game.id, analyst))
    for _ in range(MOST_DECISIONS):
        if g.result is not None:
            return
        decision = next_question(g)
        options = decision.options
        choice = options[0] if len(options) == 1 else analyst.choose(game, g, decision, rng, bot)
        game.play(g, decision.seat, choice)
    raise AssertionError(f"a playout of {game.id} did not end")


class Fork:
    """One decision of one seat, to be played out with any of its options."""

    def __init__(
        self, game: Game[Any, Any], analyst: Analyst, known: Any, seat: int, seed: bytes
    ) -> None:
        self._game: Final = game
        self._analyst: Final = analyst
        self._seat: Final = seat
        self._seed: Final = seed
        self._worlds: Final = analyst.worlds(game, known)

    def value(self, choice: int, world: int) -> float:
        g = self._worlds.deal(Rng(self._seed, world))
        self._game.play(g, self._seat, choice)
        play_on(self._game, self._analyst, g, Rng(self._seed, PLAYERS + world))
        return worth(g, self._seat)

    def values(self, choice: int, worlds: range) -> list[float]:
        return [self.value(choice, world) for world in worlds]


def mean_of(values: Sequence[float]) -> Chance:
    """Return the mean with its standard error, which is never 0: playouts can miss something."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values)
    error = math.sqrt(spread / (count - 1) / count) if count > 1 else 1.0
    return Chance(mean, max(error, 1 / count))


def difference(first: Sequence[float], second: Sequence[float]) -> Chance:
    """Return the mean of first minus second, pair by pair."""
    return mean_of([one - other for one, other in zip(first, second, strict=True)])
