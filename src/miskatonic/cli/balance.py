"""miskatonic sim death-may-die --matrix: how hard each episode is against each Elder One."""

import argparse
import sys
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from miskatonic.cli.plots import check_plot, percent_within, write_plot
from miskatonic.cli.screen import make_bar, make_console
from miskatonic.cli.usage import BadUsage, check_level, check_seats, read_given
from miskatonic.cli.words import game_name, prefix, readable, said
from miskatonic.kernel.game import Game
from miskatonic.sim.heat import draw
from miskatonic.sim.matrix import GAME, PEOPLE, Cell, Grid, Matrix, measure, values_of
from miskatonic.text import Texts

GAMES: Final = 100
LEVEL: Final = "adept"
TARGET: Final = (0.25, 0.60)
# Everybody has the same chance to be at the table, unless an option says otherwise.
DEFAULTS: Final = ("investigators=random",)


def run(arguments: argparse.Namespace, texts: Texts, game: Game[Any, Any]) -> int:
    if game.id != GAME:
        raise BadUsage(texts("bad-matrix", game=game_name(texts, game)))
    check_plot(texts, arguments.plot)
    people: tuple[int, ...] = PEOPLE
    if arguments.seats is not None:
        people = (check_seats(texts, game, arguments.seats),)
    options = read_given(texts, game, people[0], [*DEFAULTS, *arguments.option])
    bots = check_level(texts, game, arguments.bots or LEVEL)
    grid = Grid(options, people, arguments.games or GAMES, arguments.seed, bots)
    found = _with_progress(grid, arguments.processes, arguments.progress, texts)
    if arguments.plot is not None:
        _plot(texts, game, arguments.plot, grid, found)
    if arguments.json:
        sys.stdout.write(_for_machines(game, grid, found) + "\n")
    else:
        show(make_console(), texts, game, grid, found)
    return 0


def _with_progress(grid: Grid, processes: int, wanted: bool, texts: Texts) -> Matrix:
    with make_bar(wanted) as bar:
        task = bar.add_task(texts("sim-progress"), total=grid.games * len(grid.places()))
        return measure(grid, processes, lambda games: bar.advance(task, games))


def _for_machines(game: Game[Any, Any], grid: Grid, found: Matrix) -> str:
    plain = {
        "game": game.id,
        "rules": game.version,
        "options": {
            name: value
            for name, value in grid.options.items()
            if name not in ("episode", "elder_one")
        },
        "bots": grid.bots,
        "games": grid.games,
        "seed": grid.seed,
        "cells": [
            {"episode": episode, "elder_one": elder, "people": people, **cell.to_plain()}
            for (episode, elder, people), cell in found.items()
        ],
    }
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()


# ---------------------------------------------------------------- for people


def show(console: Console, texts: Texts, game: Game[Any, Any], grid: Grid, found: Matrix) -> None:
    console.print(_title(texts, game))
    table = Table(header_style="bold")
    table.add_column(texts("matrix-column-episode"))
    for elder, people in _columns(grid):
        words = texts("matrix-column-against", elder=_name(texts, elder), n=people)
        table.add_column(words, justify="right")
    for episode in values_of("episode"):
        cells = [found[episode, elder, people] for elder, people in _columns(grid)]
        table.add_row(
            _name(texts, episode), *[percent_within(cell.wins, cell.games) for cell in cells]
        )
    console.print(table)
    console.print(_ends(texts, game, found))
    console.print(texts("matrix-note", games=grid.games, bots=grid.bots))


def _ends(texts: Texts, game: Game[Any, Any], found: Matrix) -> Table:
    total = Cell()
    for cell in found.values():
        total.add(cell)
    table = Table(header_style="bold")
    table.add_column(texts("sim-column-end"))
    table.add_column(texts("sim-column-share"), justify="right")
    for reason, count in sorted(total.ends.items()):
        name = said(texts, f"{prefix(game.id)}-result-{reason}", readable(reason))
        table.add_row(name, f"{100 * count / total.games:.1f} %")
    return table


def _columns(grid: Grid) -> list[tuple[str, int]]:
    return [(elder, people) for elder in values_of("elder_one") for people in grid.people]


def _name(texts: Texts, id: str) -> str:
    return said(texts, f"{prefix(GAME)}-{id}", readable(id))


def _title(texts: Texts, game: Game[Any, Any]) -> str:
    return texts("matrix-title", game=game_name(texts, game))


def _plot(texts: Texts, game: Game[Any, Any], name: str, grid: Grid, found: Matrix) -> None:
    columns = [
        f"{_name(texts, elder)}\n{texts('matrix-people', n=people)}"
        for elder, people in _columns(grid)
    ]
    rows = [
        (_name(texts, episode), [found[episode, elder, n] for elder, n in _columns(grid)])
        for episode in values_of("episode")
    ]
    note = texts("matrix-note", games=grid.games, bots=grid.bots)
    picture = draw(_title(texts, game), note, columns, rows, TARGET)
    write_plot(texts, name, picture)
