"""`miskatonic export`: write games of bots, or recorded games, to Parquet files."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from miskatonic.bots import strongest
from miskatonic.cli.usage import (
    BadUsage,
    check_seats,
    find_game,
    make_folder,
    parse_options,
    read_file,
)
from miskatonic.errors import BadOptions, BadSave
from miskatonic.games import MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.kernel.replay import read_record
from miskatonic.research.agents.observation_text import choice_name
from miskatonic.research.dataset import (
    CLAIMS,
    DECISIONS,
    GAMES_TABLE,
    Export,
    Rows,
    played,
    replayed,
)
from miskatonic.research.evaluation import environment_id
from miskatonic.terminal.screen import make_bar
from miskatonic.text import Texts


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    try:
        # Imported here because it needs an optional extra.
        from miskatonic.research.parquet_file import ParquetFiles  # noqa: PLC0415
    except ImportError as error:
        raise BadUsage(texts("bad-extra", extra="data", reason=str(error))) from None
    game = find_game(texts, arguments.game)
    games = len(arguments.records) or arguments.games
    rows = _records(arguments, texts, game) if arguments.records else _bots(arguments, texts, game)
    folder = make_folder(texts, arguments.out)
    about = {
        "environment": environment_id(game.id),
        "rules": str(game.version),
        "observation": json.dumps(game.observation.names()),
        "choices": json.dumps([choice_name(game, choice) for choice in range(game.choices)]),
    }
    with ParquetFiles(folder, about) as files, make_bar(arguments.progress) as bar:
        task = bar.add_task(texts("sim-progress"), total=games)
        for some in rows:
            files.add(some)
            bar.advance(task)
    counts = files.counts
    print(
        texts(
            "export-written",
            games=counts[GAMES_TABLE],
            decisions=counts[DECISIONS],
            claims=counts[CLAIMS],
            folder=arguments.out,
        )
    )
    return 0


def _bots(arguments: argparse.Namespace, texts: Texts, game: Game[Any, Any]) -> Iterator[Rows]:
    first = MANIFESTS[game.id].first_game.seats
    seats = check_seats(texts, game, first if arguments.seats is None else arguments.seats)
    named = [each for each in (arguments.bots or strongest(game.id)).split(",") if each]
    plan = Export(
        game=game.id,
        seats=seats,
        options=parse_options(texts, game, seats, arguments.option),
        bots=tuple(named),
        games=arguments.games,
        seed=arguments.seed,
        simulations=arguments.simulations,
        text=not arguments.no_text,
    )
    return played(plan)


def _records(arguments: argparse.Namespace, texts: Texts, game: Game[Any, Any]) -> Iterator[Rows]:
    records = []
    for file in arguments.records:
        try:
            records.append(read_record(read_file(texts, file)))
        except (BadSave, BadOptions) as error:
            raise BadUsage(texts("bad-file", file=file, reason=str(error))) from None
    return replayed(game.id, records, not arguments.no_text)
