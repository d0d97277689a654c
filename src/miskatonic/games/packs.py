"""Content packs: folders with more content for a game, such as an episode of Death May Die.

A pack is a folder with a `pack.toml` that names its game (`game = "death-may-die"`). The game
defines what else is in it. Its texts are in `text/<language>/*.ftl`. The environment variable
MISKATONIC_PACKS lists the packs in use, so that worker processes use them too. A game reads its
packs when it is first loaded; `add_packs` (games/__init__.py) adds one.
"""

import os
import tomllib
from pathlib import Path
from typing import Final

from miskatonic.errors import BadContent

# Pack folders, separated as in PATH.
PACKS: Final = "MISKATONIC_PACKS"
DESCRIPTION: Final = "pack.toml"


def packs_of(game: str) -> tuple[Path, ...]:
    """The packs in use for this game, in the order given."""
    return tuple([folder for folder in named_packs() if game_of(folder) == game])


def named_packs() -> list[Path]:
    """All packs in use."""
    return [Path(each) for each in os.environ.get(PACKS, "").split(os.pathsep) if each]


def game_of(folder: Path) -> str:
    """The id of the game that a pack is for."""
    if not folder.is_dir():
        raise BadContent(f"{folder}: no such folder; a pack is a folder with a {DESCRIPTION}")
    description = folder / DESCRIPTION
    right = 'it must name its game: game = "…"'
    if not description.is_file():
        raise BadContent(f"{folder}: the pack has no {DESCRIPTION}; {right}")
    try:
        values = tomllib.loads(description.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{description}: {error}; it must be TOML in UTF-8") from error
    game = values.get("game")
    if list(values) != ["game"] or not isinstance(game, str):
        raise BadContent(f"{description}: {values!r}; {right}, and nothing else")
    return game
