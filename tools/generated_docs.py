"""Write the parts of docs and tests generated from code: `python -m tools.generated_docs`.

- docs/research/observations: the columns of every game's observation.
- The table of settings in docs/operating.md.
- tests/research/environments.json: the fingerprint of every research environment. If one changes,
  first raise `environment` in the game's manifest, unless that version was never released: results
  of different versions must not be compared.

With --check it only lists the files that are out of date.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.observation import Column
from miskatonic.research.environments import fingerprint
from miskatonic.research.evaluation import environment_id
from miskatonic.server.ops.configuration import setting_rows

ROOT: Final = Path(__file__).resolve().parent.parent
OBSERVATIONS: Final = ROOT / "docs" / "research" / "observations"


def observation_page(game: Game[Any, Any]) -> str:
    """The meaning of a game's columns, in order, and its rewards."""
    observation = game.observation
    pays = game.rewards.meaning
    columns = len(observation.columns)
    size = f"{observation.size} numbers in {columns} columns, {game.choices} choices."
    lines = [
        f"# Observation columns of {game.id}",
        "",
        "Written by `tools/generated_docs.py` from the game's declaration;",
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


OPERATING: Final = ROOT / "docs" / "operating.md"
SETTINGS_BEGIN: Final = "<!-- settings -->"
SETTINGS_END: Final = "<!-- end of settings -->"


def settings_table() -> str:
    lines = ["| setting | default | what it means | environment |", "|---|---|---|---|"]
    for row in setting_rows():
        lines.append(f"| `{row.name}` | {_shown(row.default)} | {row.meaning} | `{row.variable}` |")
    return "\n".join(lines)


def _shown(value: Any) -> str:
    if value in ("", ()):
        return "–"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{value}`"


def with_table(text: str) -> str:
    """Return the page with the table updated."""
    between = re.compile(f"{re.escape(SETTINGS_BEGIN)}\n.*?{re.escape(SETTINGS_END)}", re.DOTALL)
    return between.sub(f"{SETTINGS_BEGIN}\n{settings_table()}\n{SETTINGS_END}", text)


ENVIRONMENTS: Final = ROOT / "tests" / "research" / "environments.json"


def environments() -> str:
    found = {environment_id(game): fingerprint(game) for game in GAMES}
    return json.dumps(found, indent=1) + "\n"


def wanted() -> dict[Path, str]:
    """All generated files with their current content."""
    files = {OBSERVATIONS / f"{game.id}.md": observation_page(game) for game in GAMES.values()}
    files[OPERATING] = with_table(OPERATING.read_text(encoding="utf-8"))
    files[ENVIRONMENTS] = environments()
    return files


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.generated_docs", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args(arguments)
    stale = []
    for file, text in wanted().items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(file.name)
            if not given.check:
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, encoding="utf-8")
    if stale:
        what = "out of date" if given.check else "written"
        print(f"{what}: {', '.join(stale)}")
    return 1 if given.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
