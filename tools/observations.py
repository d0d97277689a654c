"""`python -m tools.observations` writes docs/research/observations: the columns of every game.

With --check it writes nothing, and says which page is not as the declarations have it.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.observation import Column

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "research" / "observations"


def page(game: Game[Any, Any]) -> str:
    """What the columns of a game mean, in their order, and what it pays."""
    observation = game.observation
    pays = game.rewards.meaning
    columns = len(observation.columns)
    size = f"{observation.size} numbers in {columns} columns, {game.choices} choices."
    lines = [
        f"# What a row of {game.id} holds",
        "",
        "Written by `tools/observations.py` from the game's declaration;",
        "[observations.md](../observations.md) explains it.",
        size,
        "",
        f"**Rewards.** {pays[:1].upper()}{pays[1:]}; all of it when the game ends.",
        "",
        "| at | column | numbers | kind | from | to | meaning |",
        "|---:|---|---|---|---:|---:|---|",
    ]
    for column in observation.columns:
        lines.append(_line(observation.starts[column.name], column))
    return "\n".join(lines) + "\n"


def _line(at: int, column: Column) -> str:
    numbers = f"{column.size}, by {column.of}" if column.of else "1"
    ends = f"{column.least} | {column.most}"
    return f"| {at} | `{column.name}` | {numbers} | {column.kind} | {ends} | {column.meaning} |"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.observations", description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args(arguments)
    stale = []
    for game in GAMES.values():
        file = FOLDER / f"{game.id}.md"
        if not file.exists() or file.read_text(encoding="utf-8") != page(game):
            stale.append(file.name)
            if not given.check:
                FOLDER.mkdir(exist_ok=True)
                file.write_text(page(game), encoding="utf-8")
    if given.check and stale:
        print(f"not as declared: {', '.join(stale)}; run python -m tools.observations")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
