"""The Python file that a pack may bring: its irregular cards."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.effects.irregular import Irregular
from miskatonic.games.death_may_die.effects.registry import irregular_in

FILE: Final = "irregular.py"


def cards_of(root: Path, known: dict[str, type[Irregular]]) -> dict[str, type[Irregular]]:
    """The irregular cards of a pack, by name; none if it has no such file."""
    path = root / FILE
    if not path.is_file():
        return {}
    shown = f"{root.name}/{FILE}"
    name = f"miskatonic_pack_{root.name.replace('-', '_')}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadContent(f"{shown}: {type(error).__name__}: {error}; it must run") from error
    cards = irregular_in(module)
    if not cards:
        raise BadContent(f"{shown}: no card in it; a card is a class derived from Irregular")
    for taken in cards.keys() & known.keys():
        raise BadContent(f"{shown}: {taken!r} is taken; give every card a name of its own")
    return cards
