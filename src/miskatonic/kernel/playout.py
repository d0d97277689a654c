"""Random playouts: play a position to the end without leaving compiled code."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.kernel.rng import Rng, light_rng
from miskatonic.kernel.state import State, settle
from miskatonic.kernel.values import is_equal, value_hash, value_repr


class Playouts:
    """Results of random playouts: sums over all games, by seat."""

    __match_args__: ClassVar[tuple[str, ...]] = ("games", "decisions", "wins", "losses", "scores")

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

    def __repr__(self) -> str:
        return value_repr(self)

    def __eq__(self, other: object) -> bool:
        return is_equal(self, other)

    def __hash__(self) -> int:
        return value_hash(self)


def playout(g: State, rng: Rng) -> i64:
    """Answer the first question at random until the game ends; return the number of answers.

    Does no checks, since every option is legal. Ignores optional decisions.
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
    """Play copies of a position, each with different random numbers; it is unchanged."""
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
    """The starting state of playout `number`, and the generator for its choices."""
    rng = light_rng(key, number)
    twin = g.clone()
    twin.rng = rng.fork()
    twin.loud = False
    return twin, rng
