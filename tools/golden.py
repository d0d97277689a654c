"""Record golden games: whole games as transcripts (tools/transcript.py), to be played again.

    python -m tools.golden           writes those that are missing
    python -m tools.golden --again   writes all of them, after a change of the games that is meant

tests/golden plays them again, so a change of the rules or of the bots that nobody meant does not
pass unseen, and one that is meant can be read in the difference.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from miskatonic.bots import Budget, levels, make
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.playout import random_decision, random_option, random_options
from miskatonic.sim.simulate import PLAYERS
from tools.transcript import CHANCE, Head, Scribe, Scribed

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES_EACH: Final = 2
LEVELS: Final = ("novice", "adept")
# Some bots can play for ever; and a master thinks long, so a part of its game must do.
MOST_OF_BOTS: Final = 500
MASTER: Final = "master"
MOST_OF_MASTERS: Final = 40
SIMULATIONS: Final = 40


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.golden", description=__doc__.split("\n")[0])
    parser.add_argument("--again", action="store_true", help="write all of them again")
    again = parser.parse_args(arguments).again
    for game in GAMES.values():
        for name in names(game):
            path = FOLDER / game.id / f"{name}.txt"
            if again or not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(golden(game, name), encoding="utf-8", newline="\n")
                print(f"{game.id}/{path.name}")
    return 0


def names(game: Game[Any, Any]) -> list[str]:
    """The golden games that a game has: of every count of seats by chance, of a few by bots."""
    by_chance = [f"{seats}-seats-{number}" for seats in game.seats for number in range(GAMES_EACH)]
    return [*by_chance, *_bot_games(game)]


def _bot_games(game: Game[Any, Any]) -> dict[str, Head]:
    return {f"{head.seats}-seats-{head.players}": head for head in _bot_heads(game)}


def _bot_heads(game: Game[Any, Any]) -> Iterator[Head]:
    """Fewest, some and most seats; the game in the middle has options by chance."""
    fewest, some, most = game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]
    default = game.read(fewest, {})
    for level in LEVELS:
        mixed = random_options(game, some, Rng(seed_bytes(some)))
        for seats, options in ((fewest, default), (some, mixed), (most, game.read(most, {}))):
            yield Head(game.id, seats, seats, level, options, most=MOST_OF_BOTS)
    if MASTER in levels(game.id):
        yield Head(game.id, fewest, fewest, MASTER, default, SIMULATIONS, MOST_OF_MASTERS)


def golden(game: Game[Any, Any], name: str) -> str:
    """One of the golden games, played for the first time."""
    of_bots = _bot_games(game).get(name)
    if of_bots is not None:
        return played_by_bots(of_bots)
    seats, _, number = name.split("-")
    return _played_by_chance(game, int(seats), int(number))


def _played_by_chance(game: Game[Any, Any], seats: int, number: int) -> str:
    """The first of each count of seats has the default options."""
    rng = Rng(seed_bytes(100 * seats + number))
    options = random_options(game, seats, rng) if number else game.read(seats, {})
    scribe = Scribe(Head(game.id, seats, number, CHANCE, options))
    while not scribe.is_over:
        decision = random_decision(game, scribe.g, rng)
        scribe.play(int(decision.seat), random_option(decision, rng))
    return scribe.text()


def played_by_bots(head: Head) -> str:
    """The bots choose, and talk, by themselves."""
    scribe = Scribe(head)
    bots = [make(head.game, head.players) for _ in range(head.seats)]
    rng = Rng(seed_bytes(head.seed), PLAYERS)
    table = Scribed(scribe, bots, rng, Budget(simulations=head.simulations))
    while not scribe.is_over:
        table.go_on()
    return scribe.text()


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.txt"))


if __name__ == "__main__":
    sys.exit(main())
