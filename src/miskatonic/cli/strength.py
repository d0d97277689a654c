"""`miskatonic strength`: play the games for a game's strength page, and write the page."""

import argparse
import contextlib
import os
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.cli.usage import find_game, make_folder, write_plot
from miskatonic.games.measures import Cell
from miskatonic.kernel.game import Game
from miskatonic.reports.page import Page
from miskatonic.reports.studies import (
    SEED,
    Results,
    cells_of,
    expected_seconds,
    games_in,
    odds_of,
    play_missing,
    studies_of,
)
from miskatonic.sim.workers import workers
from miskatonic.terminal.screen import make_bar
from miskatonic.terminal.words import game_name, readable, said
from miskatonic.text import FALLBACK, Texts, prefix_of

HEAD: Final = """\
Written by `miskatonic strength {game}{quick}`, with rules version {rules}. All games use the seed {seed}, which is never used
for tuning. ± and brackets are 95 % intervals. In a contest each deal is played until every bot has had every seat. *Lead* is
how much more often a bot wins than the others at its table, or than another table on the same deals, in percentage points:
by game, and by deal. It is bold if the interval excludes 0. Waits and minutes assume the server's default pace for bots
(natural) and a person who takes as long as a bot; the browser's animations are not included. Thinking times were measured on
the machine that wrote this page.

The same command writes the full tables (decisions, waits, endings, acts and claims) to `{details}`,
which is not in git."""  # noqa: E501
ABOUT_NOTES: Final = "[The notes]({notes}) say what was tuned."
NOTES: Final = "{game}-notes.md"


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    game = find_game(texts, arguments.game)
    out = make_folder(texts, arguments.out)
    seed = SEED if arguments.seed is None else arguments.seed
    results = Results(Path(arguments.results), game.id, seed)
    cells = cells_of(studies_of(game.id))
    processes = min(arguments.processes or 1, os.cpu_count() or 1)
    is_done = _play(arguments, texts, results, cells, processes)
    details = Path(arguments.results) / f"{game.id}.md"
    head = _head(game, results, cells, arguments.quick, details)
    for file in _written(game, results, out, head, details):
        print(texts("strength-written", file=str(file)))
    if arguments.odds is not None:
        odds = msgspec.json.encode(odds_of(results, studies_of(game.id)))
        write_plot(texts, arguments.odds, msgspec.json.format(odds, indent=1).decode() + "\n")
    if not is_done:
        print(texts("strength-unfinished"), file=sys.stderr)
    return 0


def _play(
    arguments: argparse.Namespace,
    texts: Texts,
    results: Results,
    cells: list[Cell],
    processes: int,
) -> bool:
    """Play the missing games; return False if interrupted or out of time."""
    quick = arguments.quick
    until = None if arguments.minutes is None else time.monotonic() + 60 * arguments.minutes
    with contextlib.suppress(KeyboardInterrupt):
        expected = expected_seconds(results, cells, quick, processes, until)
        if expected is None:
            return False
        left = sum(len(results.missing(cell, quick)) for cell in cells)
        minutes = f"{expected / 60:.1f}"
        print(texts("strength-plan", games=left, minutes=minutes, processes=processes), flush=True)
        with make_bar(arguments.progress) as bar, workers(processes) as several:
            task = bar.add_task(texts("sim-progress"), total=left)
            play_missing(
                results, cells, quick, several, lambda games: bar.advance(task, games), until
            )
    return not any(results.missing(cell, quick) for cell in cells)


def _head(
    game: Game[Any, Any], results: Results, cells: list[Cell], quick: bool, details: Path
) -> str:
    """The page's introduction, and how many games are missing."""
    words = HEAD.format(
        game=game.id,
        quick=" --quick" if quick else "",
        rules=game.version,
        seed=results.seed,
        details=details.as_posix(),
    )
    wanted = sum(games_in(game.id, cell, False) for cell in cells)
    missing = sum(len(results.missing(cell, False)) for cell in cells)
    if not missing:
        return words
    return f"**{wanted - missing:,} of {wanted:,} games were played so far.**\n\n{words}"


def _written(
    game: Game[Any, Any], results: Results, out: Path, head: str, details: Path
) -> list[Path]:
    """Write the page and its details, in English, and delete charts that are no longer used."""
    english = Texts(FALLBACK)

    def named(kind: str) -> str:
        start = prefix_of(game.id)
        for text in (f"{start}-result-{kind}", f"{start}-team-{kind}"):
            words = said(english, text, "")
            if words:
                return words
        return readable(kind)

    notes = out / NOTES.format(game=game.id)
    if notes.exists():
        head += " " + ABOUT_NOTES.format(notes=notes.name)
    written = Page(results, game_name(english, game), out, named).write(head)
    files = {out / f"{game.id}.md": written.page}
    if written.details:
        files[details] = written.details
    for file, words in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(words, encoding="utf-8")
    used = written.page + (notes.read_text(encoding="utf-8") if notes.exists() else "")
    for picture in out.glob(f"{game.id}-*.svg"):
        if picture.name not in used:
            picture.unlink()
    return list(files)
