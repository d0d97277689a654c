"""How hard episodes and Elder Ones are, from games that were measured.

content/difficulty.json is a list of what `miskatonic sim death-may-die --matrix --json` prints, one
entry for each way to play with the Unknown that was measured. Where nothing was measured it is not
there.
"""

import functools
import json
from pathlib import Path
from typing import Any, Final

from miskatonic.kernel.game import Outlook

FILE: Final = Path(__file__).parent.parent / "content" / "difficulty.json"
# Of a measurement's other options the Unknown alone is told; the rest are the box's defaults.
TOLD: Final = ("unknown_monsters", "unknown_relics")


@functools.cache
def difficulty() -> tuple[Outlook, ...]:
    return read_difficulty(FILE.read_text(encoding="utf-8")) if FILE.exists() else ()


def read_difficulty(text: str) -> tuple[Outlook, ...]:
    measured: list[dict[str, Any]] = json.loads(text)
    return tuple([_outlook(matrix, cell) for matrix in measured for cell in matrix["cells"]])


def _outlook(matrix: dict[str, Any], cell: dict[str, Any]) -> Outlook:
    options = {
        "episode": cell["episode"],
        "elder_one": cell["elder_one"],
        **{name: matrix["options"][name] for name in TOLD},
    }
    return Outlook(options, cell["people"], matrix["bots"], cell["games"], cell["wins"])
