"""Games by chance from where they stand to their end, without a step outside compiled code."""

from typing import Final

from mypy_extensions import i64

from miskatonic.kernel.rng import Rng, light_rng
from miskatonic.kernel.state import State, settle


class Playouts:
    """What became of games that were played on by chance: sums over them, by seat."""

    def __init__(
        self,
        games: int,
        decisions: int,
        wins: tuple[int, ...],
        losses: tuple[int, ...],
        scores: tuple[int, ...],
    ) -> None:
        self.games: Final = games
        self.decisions: Final = decisions
        self.wins: Final = wins
        self.losses: Final = losses
        self.scores: Final = scores


def playout(g: State, rng: Rng) -> i64:
    """Always answer the first question, with any of its options; how many there were.

    Nothing is checked, since every option is legal. What is only offered is left alone.
    """
    count: i64 = 0
    while g.result is None:
        decision = g.question
        assert decision is not None
        options = decision.options
        settle(g, decision, options[rng.below(len(options))])
        count += 1
    return count


def playouts(g: State, seats: int, games: i64, key: i64) -> Playouts:
    """Copies of a position, each played on with luck of its own; the position stays as it is."""
    decisions: i64 = 0
    wins, losses, scores = [0] * seats, [0] * seats, [0] * seats
    number: i64 = 0
    while number < games:
        twin, rng = nth_game(g, key, number)
        decisions += playout(twin, rng)
        result = twin.result
        assert result is not None
        for seat in result.winners:
            wins[seat] += 1
        for seat in result.losers:
            losses[seat] += 1
        for seat in range(seats):
            scores[seat] += result.scores[seat]
        number += 1
    return Playouts(games, decisions, tuple(wins), tuple(losses), tuple(scores))


def nth_game(g: State, key: i64, number: i64) -> tuple[State, Rng]:
    """The copy that such a game begins with, and what its choices are drawn from."""
    rng = light_rng(key, number)
    twin = g.clone()
    twin.rng = rng.fork()
    twin.loud = False
    return twin, rng
