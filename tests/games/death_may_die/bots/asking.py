"""Asks a bot for its choices at a tiny table."""

from typing import Any

from miskatonic.bots import Budget, make
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.games.death_may_die.rules.table import GAME, Table

BUDGET = Budget()


def rng(seed: int = 1) -> Rng:
    return Rng(seed_bytes(seed))


def answer(table: Table, level: str, seed: int = 1) -> int:
    """The choice of a bot for the seat that is asked."""
    view: Any = GAME.knowledge(table.g, table.asked[0])
    return make("death-may-die", level).choose(view, view["decision"], rng(seed), BUDGET)


def chosen(table: Table, level: str, seed: int = 1) -> str:
    """The choice of a bot, by name."""
    return table.label(answer(table, level, seed))


def plays(table: Table, level: str, most: int, until: str = "") -> list[str]:
    """The choices of a bot, until it is asked a given question."""
    done: list[str] = []
    while table.g.result is None and len(done) < most and table.prompt != until:
        choice = answer(table, level)
        done.append(table.label(choice))
        GAME.play(table.g, table.asked[0], choice)
    return done
