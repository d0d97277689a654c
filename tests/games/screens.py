"""Shows tables of any game on a terminal without colours, as plain text."""

import io
from typing import Any

import pytest
from rich.console import Console

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.events import Event
from miskatonic.terminal.table import GameTable
from miskatonic.terminal.words import seat_names
from miskatonic.text import Texts

both_languages = pytest.mark.parametrize("language", ["en", "de"])
both_sizes = pytest.mark.parametrize("width", [80, 120])


def a_table(
    game_id: str, seats: int, seat: int = 0, language: str = "en", width: int = 80
) -> GameTable:
    """A table on a terminal without colours, of 80 × 24 or 120 × 40 characters."""
    texts = Texts(language)
    height = 24 if width < 100 else 40
    console = Console(
        file=io.StringIO(), width=width, height=height, highlight=False, markup=False, emoji=False
    )
    names = seat_names(texts, seats, seat, "Carter")
    return MANIFESTS[game_id].terminal(GAMES[game_id], texts, names, console)


def screen(table: GameTable, view: Any) -> str:
    """The picture, the question and all options."""
    file = io.StringIO()
    table.console.file = file
    table.console.print(table.picture(view))
    decision = view["decision"]
    if decision is not None:
        table.console.print(table.painted(table.question(view)))
        for choice in decision["options"]:
            table.console.print(table.option(view, choice))
        for locked in decision["locked"]:
            said = table.option(view, locked["choice"])
            table.console.print(f"– {said}: {table.reason(locked['reason'])}")
    return file.getvalue()


def told(table: GameTable, events: list[Event], view: Any) -> list[str]:
    return [str(line) for line in table.story(events, view)]


def row(shown: str, beginning: str) -> str:
    """The line of a screen that begins with this, with gaps closed."""
    (line,) = [line for line in shown.split("\n") if line.startswith(beginning)]
    return " ".join(line.split())
