"""How hard episodes, Elder Ones and the Unknown are, from games that were measured.

content/difficulty.jsonl has a line for each cell of the balance that was played: the options that
tell it from others, the seats, the level of the bots, the games and the wins. `python -m
tools.balance` writes it. It is no part of the rules: a measurement changes no game.
"""

import functools
import json
from pathlib import Path
from typing import Final

from miskatonic.kernel.game import Outlook

FILE: Final = Path(__file__).parent.parent / "content" / "difficulty.jsonl"


@functools.cache
def difficulty() -> tuple[Outlook, ...]:
    return read_difficulty(FILE.read_text(encoding="utf-8")) if FILE.exists() else ()


def read_difficulty(text: str) -> tuple[Outlook, ...]:
    """Where several lines fit a table, the first one is the most exact."""
    cells = [json.loads(line) for line in text.splitlines()]
    return tuple(
        [
            Outlook(cell["options"], cell["seats"], cell["level"], cell["games"], cell["wins"])
            for cell in cells
        ]
    )
