"""Games in the terminal. One without a table of its own is shown as a tree."""

from typing import Any

from rich.console import Console

from miskatonic.games import MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.terminal.table import GameTable
from miskatonic.text import Texts


def table_for(game: Game[Any, Any], texts: Texts, names: list[str], console: Console) -> GameTable:
    table: type[GameTable] = MANIFESTS[game.id].terminal or GameTable
    return table(game, texts, names, console)
