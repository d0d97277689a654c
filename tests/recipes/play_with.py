"""Play with an option, in a recipe's copy of the repository: python -m tests.recipes.play_with
OPTION VALUE

Arkham Ritual with one option set: random games, bots, coach, redealing, the client's types. Prints
counts of what happened, as JSON.
"""

import json
import sys
from typing import Any, Final

import msgspec

from miskatonic.bots import Budget, coach, make
from miskatonic.games import MANIFESTS
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import play_randomly
from tools.generate_ts import game_file

MANIFEST: Final = MANIFESTS["arkham-ritual"]
GAME: Final = MANIFEST.game
RANDOM_GAMES: Final = 200
BOT_GAMES: Final = 3
# Bots are careful, so their games are long; play only part of each.
MOST_DECISIONS: Final = 40
LEVELS: Final = ("novice", "adept")


def random_games(options: dict[str, Any]) -> dict[str, int]:
    """Count events by kind, and the cards in them."""
    counts: dict[str, int] = {}
    for seed in range(RANDOM_GAMES):
        g = GAME.new(3 + seed % 5, options, seed)
        play_randomly(GAME, g, Rng(seed_bytes(seed), 1))
        for event in GAME.events(g, None):
            plain = msgspec.to_builtins(event)
            name = f"{plain['kind']} {plain.get('card', plain.get('reason', ''))}"
            counts[name] = counts.get(name, 0) + 1
    return counts


def bot_games(options: dict[str, Any]) -> int:
    """Count the bots' decisions; at each one, ask the coach and redeal."""
    made = 0
    for level in LEVELS:
        bot = make(GAME.id, level)
        for seed in range(BOT_GAMES):
            g, rng = GAME.new(4 + seed, options, seed), Rng(seed_bytes(seed), 1)
            for _ in range(MOST_DECISIONS):
                if GAME.result(g) is not None:
                    break
                seat = GAME.decisions(g)[0].seat
                known = GAME.knowledge(g, seat)
                assert coach(GAME.id, known) is not None
                world = GAME.redeal(known, rng)
                assert msgspec.json.encode(GAME.knowledge(world, seat)) == msgspec.json.encode(
                    known
                )
                GAME.play(g, seat, bot.choose(known, known["decision"], rng, Budget()))
                made += 1
    return made


def main(option: str, value: str) -> None:
    options: dict[str, Any] = {option: int(value) if value.isdecimal() else value}
    found = {
        "events": random_games(options),
        "decisions": bot_games(options),
        "types": game_file(MANIFEST),
        "cards": [card["name"] for card in GAME.constants()["CARDS"]],
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
