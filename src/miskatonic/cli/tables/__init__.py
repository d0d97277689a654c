"""How each game looks in the terminal. A game without a table of its own is shown as a tree."""

from typing import Any, Final

from rich.console import Console

from miskatonic.cli.tables.among_cultists import CultTable
from miskatonic.cli.tables.arkham_ritual import RitualTable
from miskatonic.cli.tables.death_may_die import EpisodeTable
from miskatonic.cli.tables.generic import GameTable
from miskatonic.kernel.game import Game
from miskatonic.text import Texts

TABLES: Final[dict[str, type[GameTable]]] = {
    "among-cultists": CultTable,
    "arkham-ritual": RitualTable,
    "death-may-die": EpisodeTable,
}


def table_for(game: Game[Any, Any], texts: Texts, names: list[str], console: Console) -> GameTable:
    return TABLES.get(game.id, GameTable)(game, texts, names, console)
