"""How the game ends (rulebook, end of the game): together, in victory or defeat."""

from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.events import EndReason, GameOver
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.kernel.state import Result, finish, tell


def win(g: DeathMayDieState) -> None:
    """DMD-180, DMD-181  The final stage is defeated; it beats whatever else would end the game."""
    _end(g, True, "elder-one-killed")


def lose(g: DeathMayDieState, reason: EndReason) -> None:
    """DMD-182 … 184"""
    if g.result is None:
        _end(g, False, reason)


def _end(g: DeathMayDieState, won: bool, reason: EndReason) -> None:
    seats: i64 = g.rules.seats
    everybody = tuple(range(seats))
    scores = tuple([1 if won else 0] * seats)
    if g.loud:
        tell(g, GameOver(won, reason))
    finish(g, Result(everybody if won else (), () if won else everybody, scores, reason))
    g.roll = None
