"""`miskatonic analyse`: what a seat could have done better in a finished game."""

import argparse
import math
import sys
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from miskatonic.analysis.report import Analysis, Chance, Judged
from miskatonic.analysis.seat import analyse, positions_of
from miskatonic.cli.usage import BadUsage, check_seat, find_game, read_file
from miskatonic.errors import BadOptions, BadSave
from miskatonic.games import MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.kernel.replay import Record, read_record
from miskatonic.terminal.screen import make_bar, make_console
from miskatonic.terminal.words import game_name, readable, said
from miskatonic.text import Texts

# How many of the worst decisions are shown.
WORST: Final = 3


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    data = read_file(texts, arguments.file)
    try:
        record = read_record(data)
        game = find_game(texts, record.game)
        seat = check_seat(texts, arguments.seat, record.seats)
        found = _with_progress(record, seat, arguments, texts)
    except (BadSave, BadOptions) as error:
        raise BadUsage(texts("bad-file", file=arguments.file, reason=str(error))) from None
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    else:
        AnalysisPrinter(game, record, found, texts, make_console()).show()
    return 0


def _with_progress(
    record: Record, seat: int, arguments: argparse.Namespace, texts: Texts
) -> Analysis:
    with make_bar(arguments.progress) as bar:
        task = bar.add_task(texts("analyse-progress"), total=1.0)
        limit = {} if arguments.seconds is None else {"seconds": arguments.seconds}
        return analyse(record, seat, lambda done: bar.update(task, completed=done), **limit)


def points(share: float) -> str:
    """A share as a percentage, without the sign."""
    return f"{100 * share:.0f}"


class AnalysisPrinter:
    """Prints an analysis: the worst decisions, then how much was the seat, the others and luck."""

    def __init__(
        self, game: Game[Any, Any], record: Record, found: Analysis, texts: Texts, console: Console
    ) -> None:
        self._game: Final = game
        self._found: Final = found
        self._texts: Final = texts
        self._console: Final = console
        self._record: Final = record
        names = [texts("seat-number", n=seat) for seat in range(record.seats)]
        self._table: Final = MANIFESTS[game.id].terminal(game, texts, names, console)

    def show(self) -> None:
        found, say = self._found, self._texts
        title = say("analyse-title", game=game_name(say, self._game), seat=found.seat)
        self._console.print(title, style="bold")
        looked = [each for each in found.decisions if each.verdict != "unseen"]
        losses = [each for each in found.decisions if each.loss is not None]
        self._console.print(
            say("analyse-decisions", n=len(found.decisions), looked=len(looked), losses=len(losses))
        )
        if losses:
            self._console.print(self._worst(losses))
        if found.shares:
            self._console.print(self._shares())
        if found.thoughts:
            self._show_thoughts()
        if found.lies:
            self._console.print(say("analyse-lies", n=len(found.lies)))
        for note in ("analyse-note-view", "analyse-note-bots", "analyse-note-shares"):
            words = {"level": self._level(found.level), "player": self._level(found.plays_on)}
            self._console.print(say(note, n=found.playouts, **words), style="dim")
        if not found.is_whole:
            self._console.print(say("analyse-note-time"), style="dim")

    def _level(self, level: str) -> str:
        return said(self._texts, f"bot-{level}", readable(level))

    def _worst(self, losses: Sequence[Judged]) -> Table:
        say = self._texts
        table = Table(title=say("analyse-worst"))
        for name in ("move", "round", "mine", "best", "chance", "loss"):
            table.add_column(say(f"analyse-column-{name}"))
        worst = sorted(losses, key=_size)[:WORST]
        views = self._views({each.move for each in worst})
        for each in worst:
            assert (
                each.chance is not None and each.best_chance is not None and each.loss is not None
            )
            view = views[each.move]
            chances = f"{points(each.chance.mean)} / {points(each.best_chance.mean)} %"
            table.add_row(
                str(each.move + 1),
                str(each.round),
                self._table.option(view, each.mine),
                self._table.option(view, each.best),
                chances,
                _with_error(each.loss),
            )
        return table

    def _views(self, moves: set[int]) -> dict[int, Any]:
        return {
            position.move: self._game.view(position.g, self._found.seat)
            for position in positions_of(self._game, self._record)
            if position.move in moves
        }

    def _shares(self) -> Table:
        say, shares = self._texts, self._found.shares
        table = Table(title=say("analyse-shares"))
        for name in ("round", "chance", "own", "others", "luck"):
            table.add_column(say(f"analyse-column-{name}"))
        for each in shares:
            parts = [_with_error(part) for part in (each.mine, each.others, each.luck)]
            table.add_row(str(each.round), f"{points(each.chance.mean)} %", *parts)
        sums = [
            _with_error(_sum([getattr(each, name) for each in shares]))
            for name in ("mine", "others", "luck")
        ]
        table.add_row(say("analyse-sum"), "", *sums, style="bold")
        return table

    def _show_thoughts(self) -> None:
        """Print the mean probability given to what was true; 100 is a perfect guesser."""
        true = [
            thought.odds
            for each in self._found.thoughts
            for thought in each.thoughts
            if thought.is_so
        ]
        if true:
            mean = points(sum(true) / len(true))
            self._console.print(self._texts("analyse-thoughts", n=len(true), odds=mean))


def _size(looked: Judged) -> float:
    assert looked.loss is not None
    return -looked.loss.mean


def _sum(parts: Sequence[Chance]) -> Chance:
    total = sum(part.mean for part in parts)
    return Chance(total, math.sqrt(sum(part.error**2 for part in parts)))


def _with_error(part: Chance) -> str:
    return f"{100 * part.mean:+.0f} ± {100 * part.error:.0f}"
