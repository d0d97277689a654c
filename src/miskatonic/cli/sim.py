"""`miskatonic sim`: simulate many games among bots, and print statistics."""

import argparse
import sys
from collections import Counter
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from miskatonic.bots import RANDOM, Speaker, make
from miskatonic.cli.usage import (
    BadUsage,
    check_level,
    check_seats,
    find_game,
    opened,
    parse_options,
)
from miskatonic.kernel.game import Game
from miskatonic.sim.counts import Statistics, summary
from miskatonic.sim.simulate import Simulation, keep_simulation, simulate
from miskatonic.sim.workers import workers
from miskatonic.terminal.screen import make_bar, make_console
from miskatonic.terminal.words import game_name, readable, said
from miskatonic.text import Texts, prefix_of


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    game = find_game(texts, arguments.game)
    seats = check_seats(texts, game, arguments.seats)
    options = parse_options(texts, game, seats, arguments.option)
    bots = check_level(texts, game, arguments.bots or RANDOM)
    if arguments.talk and not can_talk(game, bots):
        raise BadUsage(texts("bad-no-talk", bots=bots))
    plan = Simulation(
        game.id, seats, options, arguments.games, arguments.seed, bots, arguments.talk
    )
    found = _with_progress(plan, arguments, texts)
    if arguments.json:
        sys.stdout.write(_for_machines(game, plan, found) + "\n")
    else:
        show(make_console(), texts, game, found)
        if can_talk(game, bots) and not arguments.talk:
            make_console().print(texts("sim-silent"))
    return 0


def can_talk(game: Game[Any, Any], level: str) -> bool:
    return isinstance(make(game.id, level), Speaker)


def _with_progress(plan: Simulation, arguments: argparse.Namespace, texts: Texts) -> Statistics:
    kept = opened(texts, arguments.keep, keep_simulation, plan)
    with (
        workers(arguments.processes, arguments.ray) as several,
        make_bar(arguments.progress) as bar,
    ):
        task = bar.add_task(texts("sim-progress"), total=plan.games)
        return simulate(plan, several, lambda games: bar.advance(task, games), kept)


def _for_machines(game: Game[Any, Any], plan: Simulation, found: Statistics) -> str:
    plain = {
        "game": game.id,
        "rules": game.version,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "bots": plan.bots,
        "talk": plan.talk,
        **found.to_plain(),
    }
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()


# ---------------------------------------------------------------- output


def show(console: Console, texts: Texts, game: Game[Any, Any], found: Statistics) -> None:
    seats = texts("seat-count", n=found.seats)
    console.print(texts("sim-title", games=found.games, game=game_name(texts, game), seats=seats))
    console.print(_wins(texts, found))
    console.print(_ends(texts, game, found))
    console.print(_numbers(texts, game, found))
    console.print(_scores(texts, game, found))


def _table(*columns: str) -> Table:
    table = Table(header_style="bold")
    for at, column in enumerate(columns):
        table.add_column(column, justify="right" if at else "left")
    return table


def _wins(texts: Texts, found: Statistics) -> Table:
    headings = ("sim-column-seat", "sim-column-wins", "sim-column-share")
    table = _table(*(texts(heading) for heading in headings))
    for seat, wins in enumerate(found.wins):
        table.add_row(str(seat), str(wins), _share(wins, found.games))
    return table


def _ends(texts: Texts, game: Game[Any, Any], found: Statistics) -> Table:
    headings = ("sim-column-end", "sim-column-count", "sim-column-share")
    table = _table(*(texts(heading) for heading in headings))
    for reason, count in sorted(found.reasons.items()):
        name = said(texts, f"{prefix_of(game.id)}-result-{reason}", readable(reason))
        table.add_row(name, str(count), _share(count, found.games))
    return table


def _numbers(texts: Texts, game: Game[Any, Any], found: Statistics) -> Table:
    headings = ("sim-column-what", "sim-column-mean", "sim-column-low", "sim-column-high")
    table = _table(*(texts(heading) for heading in headings))
    rows: list[tuple[str, Counter[int]]] = [
        (texts("sim-decisions"), found.decisions),
        (texts("sim-winners"), found.winners),
        (_score_name(texts, game), found.scores),
    ]
    for name, counts in found.tallies.items():
        rows.append((said(texts, f"{prefix_of(game.id)}-tally-{name}", readable(name)), counts))
    for name, counts in rows:
        numbers = summary(counts)
        low, high = str(numbers["lowest"]), str(numbers["highest"])
        table.add_row(name, f"{numbers['mean']:.3f}", low, high)
    return table


def _scores(texts: Texts, game: Game[Any, Any], found: Statistics) -> Table:
    table = _table(_score_name(texts, game), texts("sim-column-count"), texts("sim-column-share"))
    for score, count in sorted(found.scores.items()):
        table.add_row(str(score), str(count), _share(count, found.scores.total()))
    return table


def _score_name(texts: Texts, game: Game[Any, Any]) -> str:
    return said(texts, f"{prefix_of(game.id)}-score", texts("sim-score"))


def _share(count: int, of: int) -> str:
    return f"{100 * count / of:.1f} %"
