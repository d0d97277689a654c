"""Golden views: what viewers of one random game know at some moments, as text to read and compare.

    python -m tools.golden_views   writes tests/golden/<game>/views.json

They hold views to what was declared on purpose: a field that is lost, or that shows another one's
value, is named by the test. After a change of a view that is meant, write them again.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.playout import play_randomly, random_options

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
# So many decisions lie between two looks.
STRIDE: Final = 17
LOOKS: Final = 8
GAMES_EACH: Final = 3
VIEWERS: Final = (None, 0, 1)
# The past is in the transcripts; and what never changes is in the first look.
LEFT_OUT: Final = ("history",)


def main() -> int:
    for game in GAMES.values():
        path = views_file(game)
        path.write_text(text(looks(game)), encoding="utf-8", newline="\n")
        print(f"{game.id}/{path.name}")
    return 0


def views_file(game: Game[Any, Any]) -> Path:
    return FOLDER / game.id / "views.json"


def looks(game: Game[Any, Any]) -> dict[str, Any]:
    """By game, number of decisions and viewer: what is known, and only what is new in it."""
    found: dict[str, Any] = {}
    for number in range(GAMES_EACH):
        rng = Rng(seed_bytes(number))
        seats = game.seats[(number + 2) % len(game.seats)]
        options = random_options(game, seats, rng) if number else {}
        g = game.new(seats, options, number)
        before: dict[object, dict[str, Any]] = {}
        for at in range(LOOKS):
            for viewer in VIEWERS:
                known = _known(game, g, viewer if viewer is None else viewer % seats)
                name = "spectator" if viewer is None else f"seat {viewer}"
                where = f"game {number}, {at * STRIDE} decisions, {name}"
                found[where] = _news(before.get(viewer, {}), known)
                before[viewer] = known
            if game.result(g) is not None:
                break
            play_randomly(game, g, rng, STRIDE)
    return found


def _known(game: Game[Any, Any], g: Any, viewer: int | None) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.knowledge(g, viewer)))
    return {name: value for name, value in plain.items() if name not in LEFT_OUT}


def _news(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in now.items() if before.get(name, ...) != value}


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


def differences(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """Where two sets of looks differ: moment, viewer and field."""
    found: list[str] = []
    for where in dict.fromkeys([*before, *now]):
        one, other = before.get(where, {}), now.get(where, {})
        found += [
            f"{where}: {name} is {_plain(other.get(name))}; it was {_plain(one.get(name))}"
            for name in sorted({*one, *other})
            if one.get(name, ...) != other.get(name, ...)
        ]
    return found


if __name__ == "__main__":
    sys.exit(main())
