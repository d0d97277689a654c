"""Golden views: what viewers of one random game know at some moments, as text to read and compare.

    python -m tools.golden_views   writes tests/golden/<game>/views.json

They hold views to what was declared on purpose: a field that is lost, or that shows another one's
value, is named by the test. After a change of a view that is meant, write them again.
"""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.bots import Budget, levels, make
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import State
from miskatonic.sim.playout import play_randomly, random_options
from miskatonic.sim.sitting import Sitting

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
# How many decisions lie between two looks: at first few, then more.
STRIDES: Final = [3] * 10 + [12] * 30
GAMES_EACH: Final = 6
VIEWERS: Final = (None, 0)
BOTS: Final = "novice"


def main() -> int:
    for game in GAMES.values():
        path = views_file(game)
        path.write_text(text(dict(looks(game))), encoding="utf-8", newline="\n")
        print(f"{game.id}/{path.name}")
    return 0


def views_file(game: Game[Any, Any]) -> Path:
    return FOLDER / game.id / "views.json"


def looks(game: Game[Any, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """By game, number of decisions and viewer: what is known, and only what is new in it."""
    for number in range(GAMES_EACH):
        rng = Rng(seed_bytes(number))
        seats = game.seats[number * len(game.seats) // GAMES_EACH]
        options = random_options(game, seats, rng) if number % 3 else {}
        g = game.new(seats, options, number)
        play = _player(game, g, seats, number, rng)
        before: dict[object, dict[str, Any]] = {}
        decisions = 0
        for stride in STRIDES:
            for viewer in VIEWERS:
                known = _known(game, g, viewer)
                name = "spectator" if viewer is None else f"seat {viewer}"
                where = f"game {number}, {decisions} decisions, {name}"
                yield where, _news(before.get(viewer, {}), known)
                before[viewer] = known
            if game.result(g) is not None:
                break
            play(stride)
            decisions += stride


def _player(
    game: Game[Any, Any], g: State, seats: int, number: int, rng: Rng
) -> Callable[[int], None]:
    """Every other game is played by bots, which talk too; the others by chance."""
    if number % 2 == 0 or BOTS not in levels(game.id):
        return partial(_play_by_chance, game, g, rng)
    table = Sitting(game, g, [make(game.id, BOTS) for _ in range(seats)], rng, Budget())

    def play(most: int) -> None:
        for _ in range(most):
            if game.result(g) is None:
                table.go_on()

    return play


def _play_by_chance(game: Game[Any, Any], g: State, rng: Rng, most: int) -> None:
    play_randomly(game, g, rng, most)


def _known(game: Game[Any, Any], g: Any, viewer: int | None) -> dict[str, Any]:
    """As it is sent; of the past, which the transcripts tell, only how long it is."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.knowledge(g, viewer)))
    return {**plain, "history": len(plain["history"])}


def _news(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What has another value; of a list that has only grown, what is new in it."""
    found: dict[str, Any] = {}
    for name, value in now.items():
        old = before.get(name, ...)
        if isinstance(old, list) and isinstance(value, list) and old == value[: len(old)]:
            if len(value) > len(old):
                found[f"{name}, more"] = value[len(old) :]
        elif old != value:
            found[name] = value
    return found


def text(found: dict[str, Any]) -> str:
    """One line a field."""
    parts = []
    for where, fields in found.items():
        lines = [f"    {json.dumps(name)}: {_plain(fields[name])}" for name in sorted(fields)]
        inside = ",\n".join(lines)
        parts.append(f"  {json.dumps(where)}: {{\n{inside}\n  }}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def first_difference(recorded: dict[str, Any], game: Game[Any, Any]) -> str:
    """The first field that is not as it was recorded: the moment, the viewer, and the values."""
    seen = 0
    for where, now in looks(game):
        seen += 1
        before = recorded.get(where, {})
        for name in sorted({*before, *now}):
            if before.get(name, ...) != now.get(name, ...):
                was = _plain(before.get(name))
                return f"{where}: {name} is {_plain(now.get(name))}; it was {was}"
    return "" if seen == len(recorded) else f"{seen} looks; {len(recorded)} are recorded"


if __name__ == "__main__":
    sys.exit(main())
