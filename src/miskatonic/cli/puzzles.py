"""`miskatonic puzzles`: find puzzles in bots' games, and save them."""

import argparse
from pathlib import Path

from miskatonic.bots import make
from miskatonic.cli.usage import BadUsage, find_game
from miskatonic.games import MANIFESTS
from miskatonic.lessons.puzzles import Puzzle, find_puzzles, write_puzzles
from miskatonic.terminal.words import game_name
from miskatonic.text import Texts


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    game = find_game(texts, arguments.game)
    manifest = MANIFESTS[game.id]
    maker = manifest.puzzles
    if maker is None:
        raise BadUsage(texts("bad-no-puzzles", game=game_name(texts, game)))
    file = Path(str(manifest.puzzle_file) if arguments.out is None else arguments.out)
    bot = make(game.id, maker.level)
    found: list[Puzzle] = []
    for puzzle in find_puzzles(game, maker, bot, arguments.games, arguments.seed, arguments.wanted):
        print(f"{puzzle.id}  {puzzle.found.fact}", flush=True)
        found.append(puzzle)
        write_puzzles(file, found)
    print(texts("puzzles-written", n=len(found), file=str(file)))
    return 0
