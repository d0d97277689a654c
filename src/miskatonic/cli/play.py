"""`miskatonic play`: start a game in the terminal, or resume the saved one."""

import argparse
import secrets
from pathlib import Path
from typing import Any

from miskatonic.cli.saves import Seating, data_folder, read_game, write_game
from miskatonic.cli.terminal import TerminalGame
from miskatonic.cli.usage import (
    BadUsage,
    check_level,
    check_seat,
    check_seats,
    file_errors,
    find_game,
    parse_options,
    read_file,
)
from miskatonic.errors import BadOptions, BadSave
from miskatonic.games import MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import SEED_BYTES, seed_bytes
from miskatonic.terminal.screen import make_console, read_line
from miskatonic.terminal.words import game_name
from miskatonic.text import Texts

AnyGame = Game[Any, Any]


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    game = find_game(texts, arguments.game)
    file = Path(arguments.save) if arguments.save else data_folder() / f"{game.id}.json"
    console = make_console()
    if file.exists() and not arguments.new:
        terminal = _resumed(arguments, texts, game, file, console)
        console.print(texts("game-resumed", game=game_name(texts, game)))
    else:
        record, seating = begin(arguments, texts, game)
        # At once, to report an unwritable file before the first move.
        with file_errors(texts, str(file)):
            write_game(file, record, seating)
        terminal = TerminalGame(game, record, seating, file, texts, console, read_line)
        seats = texts("seat-count", n=record.seats)
        console.print(texts("game-starts", game=game_name(texts, game), seats=seats))
        commitment = terminal.g.commitment
        console.print(texts("game-seed-hash", commitment=commitment), style="dim")
    if terminal.play():
        kept = file if arguments.save else _rename_finished(file)
        command = f"miskatonic replay {kept}"
        console.print(texts("game-kept", file=str(kept), command=command), soft_wrap=True)
    return 0


def begin(arguments: argparse.Namespace, texts: Texts, game: AnyGame) -> tuple[Record, Seating]:
    """Start a new game with the settings on the command line."""
    proposed = MANIFESTS[game.id].first_game
    wanted = proposed.seats if arguments.seats is None else arguments.seats
    seats = check_seats(texts, game, wanted)
    seat = check_seat(texts, arguments.seat or 0, seats)
    bots = check_level(texts, game, arguments.bots or proposed.level)
    options = parse_options(texts, game, seats, arguments.option)
    seed = secrets.token_bytes(SEED_BYTES) if arguments.seed is None else arguments.seed
    name = arguments.name or texts("player-name")
    return game.record(seats, options, seed), Seating(seat, bots, name)


def _resumed(
    arguments: argparse.Namespace, texts: Texts, game: AnyGame, file: Path, console: Any
) -> TerminalGame:
    data = read_file(texts, str(file))
    try:
        record, seating = read_game(data)
        terminal = TerminalGame(game, record, seating, file, texts, console, read_line)
    except (BadSave, BadOptions) as error:
        reason = str(error).rstrip(".") + "."
        raise BadUsage(texts("bad-kept-game", file=str(file), reason=reason)) from None
    if game.result(terminal.g) is not None:
        raise BadUsage(texts("bad-finished", file=str(file)))
    _check_same(arguments, texts, game, record, seating, file)
    return terminal


def _check_same(
    arguments: argparse.Namespace,
    texts: Texts,
    game: AnyGame,
    record: Record,
    seating: Seating,
    file: Path,
) -> None:
    """Raise BadUsage if the arguments differ from the settings of the resumed game."""
    other = []
    if arguments.seats not in (None, record.seats):
        other.append(f"--seats {record.seats}")
    if arguments.seat not in (None, seating.seat):
        other.append(f"--seat {seating.seat}")
    if arguments.bots not in (None, seating.bots):
        other.append(f"--bots {seating.bots}")
    if arguments.name not in (None, seating.name):
        other.append(f"--name {seating.name}")
    if arguments.seed is not None and seed_bytes(arguments.seed) != record.seed:
        other.append("--seed")
    if arguments.option:
        given = parse_options(texts, game, record.seats, arguments.option)
        kept = game.read(record.seats, record.options)
        names = [pair.partition("=")[0].replace("-", "_") for pair in arguments.option]
        other += [f"--option {name}={kept[name]}" for name in names if given[name] != kept[name]]
    if other:
        settings = ", ".join(other)
        raise BadUsage(texts("bad-resume", file=str(file), settings=settings))


def _rename_finished(file: Path) -> Path:
    """Rename the save file of a finished game to GAME-last.json."""
    last = file.with_name(f"{file.stem}-last.json")
    return file.replace(last)
