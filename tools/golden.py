"""Record golden games: whole random games, and what every viewer was told in them.

    python -m tools.golden          writes those that are missing
    python -m tools.golden --anew   writes all of them, after a change of the rules that is meant

tests/golden replays them, so a change of the rules that nobody meant does not pass unseen.
"""

import argparse
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.replay import Record, read_record
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import State
from miskatonic.sim.playout import play_randomly, random_options

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES_EACH = 2


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.golden", description=__doc__.split("\n")[0])
    parser.add_argument("--anew", action="store_true", help="write all of them again")
    anew = parser.parse_args(arguments).anew
    for game in GAMES.values():
        for seats in game.seats:
            for number in range(GAMES_EACH):
                path = FOLDER / game.id / f"{seats}-seats-{number}.json"
                if anew or not path.exists():
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(played(game, seats, number))
                    print(path.name)
    return 0


def played(game: Game[Any, Any], seats: int, number: int) -> bytes:
    """A random game and its summary; the first of each count of seats has the default options."""
    rng = Rng(seed_bytes(100 * seats + number))
    options = random_options(game, seats, rng) if number else game.read(seats, {})
    seed = seed_bytes(number)
    record = game.record(seats, options, seed)
    g = game.new(seats, options, seed)
    play_randomly(game, g, rng, record=record)
    plain = msgspec.json.decode(record.to_json())
    plain["expected"] = summary(game, record)
    return msgspec.json.encode(plain) + b"\n"


def summary(game: Game[Any, Any], record: Record) -> dict[str, object]:
    """What a game must come to: its result, and a digest of every viewer's views and events."""
    digests = {str(viewer): blake2b(digest_size=8) for viewer in (None, *range(record.seats))}
    g: State = game.new(record.seats, record.options, record.seed)
    for seat, move in record.moves:
        for viewer in (None, *range(record.seats)):
            since = max(0, game.told_so_far(g) - 1)
            digests[str(viewer)].update(msgspec.json.encode(game.view(g, viewer, since)))
        if isinstance(move, int):
            game.play(g, seat, move)
        else:
            game.say(g, seat, move)
    result = game.result(g)
    assert result is not None
    return {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "reason": result.reason,
        "moves": len(record.moves),
        "views": {viewer: digest.hexdigest() for viewer, digest in digests.items()},
    }


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.json"))


def read_golden(path: Path) -> tuple[Record, dict[str, object]]:
    data = path.read_bytes()
    expected: dict[str, object] = msgspec.json.decode(data)["expected"]
    return read_record(data), expected


if __name__ == "__main__":
    sys.exit(main())
