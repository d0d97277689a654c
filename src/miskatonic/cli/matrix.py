"""`miskatonic sim GAME --matrix`: win rates for each pair of the game's main settings."""

import argparse
import sys
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from miskatonic.cli.usage import (
    BadUsage,
    check_level,
    check_plot,
    check_seats,
    opened,
    parse_options,
    percent_within,
    write_plot,
)
from miskatonic.games import MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.reports.charts import heat_map
from miskatonic.reports.matrix import Cell, Grid, Matrix, keep_matrix, measure
from miskatonic.sim.workers import workers
from miskatonic.terminal.screen import make_bar, make_console
from miskatonic.terminal.words import game_name, readable, said
from miskatonic.text import Texts, prefix_of

GAMES: Final = 100
LEVEL: Final = "adept"
TARGET: Final = (0.25, 0.60)


def run(arguments: argparse.Namespace, texts: Texts, game: Game[Any, Any]) -> int:
    measures = MANIFESTS[game.id].measures
    if len(measures.varied) != 2:
        raise BadUsage(texts("bad-matrix", game=game_name(texts, game)))
    check_plot(texts, arguments.plot)
    seats = measures.matrix_seats
    if arguments.seats is not None:
        seats = (check_seats(texts, game, arguments.seats),)
    options = parse_options(texts, game, seats[0], [*measures.matrix_options, *arguments.option])
    bots = check_level(texts, game, arguments.bots or LEVEL)
    grid = Grid(game.id, options, seats, arguments.games or GAMES, arguments.seed, bots)
    found = _with_progress(grid, arguments, texts)
    if arguments.plot is not None:
        _plot(texts, game, arguments.plot, grid, found)
    if arguments.json:
        sys.stdout.write(_for_machines(game, grid, found) + "\n")
    else:
        show(make_console(), texts, game, grid, found)
    return 0


def _with_progress(grid: Grid, arguments: argparse.Namespace, texts: Texts) -> Matrix:
    kept = opened(texts, arguments.keep, keep_matrix, grid)
    with (
        workers(arguments.processes, arguments.ray) as several,
        make_bar(arguments.progress) as bar,
    ):
        task = bar.add_task(texts("sim-progress"), total=grid.games * len(grid.pairs()))
        return measure(grid, several, lambda games: bar.advance(task, games), kept)


def _for_machines(game: Game[Any, Any], grid: Grid, found: Matrix) -> str:
    plain = {
        "game": game.id,
        "rules": game.version,
        "options": {name: value for name, value in grid.options.items() if name not in grid.axes},
        "bots": grid.bots,
        "games": grid.games,
        "seed": grid.seed,
        "cells": [
            {grid.axes[0]: row, grid.axes[1]: column, "people": seats, **cell.to_plain()}
            for (row, column, seats), cell in found.items()
        ],
    }
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()


# ---------------------------------------------------------------- output


def show(console: Console, texts: Texts, game: Game[Any, Any], grid: Grid, found: Matrix) -> None:
    console.print(_title(texts, game))
    table = Table(header_style="bold")
    table.add_column(_option_name(texts, grid))
    for column, seats in _columns(grid):
        words = texts("matrix-column-against", value=_name(texts, game, column), n=seats)
        table.add_column(words, justify="right")
    for row in grid.values_of(grid.axes[0]):
        cells = [found[row, column, seats] for column, seats in _columns(grid)]
        table.add_row(
            _name(texts, game, row), *[percent_within(cell.wins, cell.games) for cell in cells]
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
        name = said(texts, f"{prefix_of(game.id)}-result-{reason}", readable(reason))
        table.add_row(name, f"{100 * count / total.games:.1f} %")
    return table


def _columns(grid: Grid) -> list[tuple[str, int]]:
    values = grid.values_of(grid.axes[1])
    return [(value, seats) for value in values for seats in grid.seats]


def _name(texts: Texts, game: Game[Any, Any], value: str) -> str:
    return said(texts, f"{prefix_of(game.id)}-{value}", readable(value))


def _option_name(texts: Texts, grid: Grid) -> str:
    name = grid.axes[0]
    return said(texts, f"{prefix_of(grid.game)}-option-{name.replace('_', '-')}", readable(name))


def _title(texts: Texts, game: Game[Any, Any]) -> str:
    return texts("matrix-title", game=game_name(texts, game))


def _plot(texts: Texts, game: Game[Any, Any], name: str, grid: Grid, found: Matrix) -> None:
    columns = [
        f"{_name(texts, game, column)}\n{texts('matrix-people', n=seats)}"
        for column, seats in _columns(grid)
    ]
    rows = [
        (_name(texts, game, row), [found[row, column, n] for column, n in _columns(grid)])
        for row in grid.values_of(grid.axes[0])
    ]
    note = texts("matrix-note", games=grid.games, bots=grid.bots)
    picture = heat_map(_title(texts, game), note, columns, rows, TARGET)
    write_plot(texts, name, picture)
