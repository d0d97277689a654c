"""Asking a bot at a tiny table."""

from typing import Any

from miskatonic.bots import Budget, make
from miskatonic.games.death_may_die.rules.choices import USE
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.games.death_may_die.rules.table import GAME, Table

BUDGET = Budget(simulations=120)


def rng(seed: int = 1) -> Rng:
    return Rng(seed_bytes(seed))


def answer(table: Table, level: str, seed: int = 1) -> int:
    """The choice of a bot on the seat that is asked."""
    view: Any = GAME.knowledge(table.g, table.asked[0])
    return make("death-may-die", level).choose(view, view["decision"], rng(seed), BUDGET)


def chosen(table: Table, level: str, seed: int = 1) -> str:
    """The same, by name."""
    return table.label(answer(table, level, seed))


def plays(table: Table, level: str, until: str, most: int = 12) -> list[str]:
    """What a bot does, one choice after the other, until it is asked something else."""
    done: list[str] = []
    while table.g.result is None and len(done) < most and not table.prompt.startswith(until):
        done.append(chosen(table, level))
        GAME.play(table.g, table.asked[0], answer(table, level))
    return done


def is_use(choice: int, source: int) -> bool:
    return choice >= USE and (choice - USE) // 3 == source
