"""The games: each is a folder here, and known to the rest of the house by its manifest alone.

    GAMES["arkham-ritual"]            its Game object: the rules
    MANIFESTS["arkham-ritual"].bot("adept")

A folder with a MANIFEST is found by itself. A game in a file of its own is added by `load_file`, or
by naming the file in the environment variable MISKATONIC_GAMES, which worker processes read too.
More content for a game is a pack: see packs.py.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from miskatonic.errors import BadOptions
from miskatonic.games.manifest import Manifest
from miskatonic.games.packs import named_packs, use_texts
from miskatonic.kernel.game import Game
from miskatonic.text import add_texts

# Files with games, separated as in PATH.
VARIABLE: Final = "MISKATONIC_GAMES"
MANIFESTS: Final[dict[str, Manifest]] = {}


class _Games(Mapping[str, Game[Any, Any]]):
    """The rules of every registered game, loaded when they are first asked for."""

    def __getitem__(self, id: str) -> Game[Any, Any]:
        return MANIFESTS[id].game

    def __iter__(self) -> Iterator[str]:
        return iter(MANIFESTS)

    def __len__(self) -> int:
        return len(MANIFESTS)


GAMES: Final[Mapping[str, Game[Any, Any]]] = _Games()


def register(manifest: Manifest) -> None:
    """Make a game known, with its texts. The same id again takes the earlier one's place."""
    MANIFESTS[manifest.id] = manifest
    if manifest.texts is not None:
        add_texts(manifest.texts)


def load_file(file: str | Path) -> Manifest:
    """Register the game of a Python file, such as examples/highest_card.py."""
    path = Path(file).resolve()
    if not path.is_file() or path.suffix != ".py":
        raise BadOptions(f"no game in {str(file)!r}; it takes a Python file with a MANIFEST")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # By this name its parts are found, and by its classes' names other processes find them.
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    manifest = getattr(module, "MANIFEST", None)
    if not isinstance(manifest, Manifest):
        raise BadOptions(f"{str(file)!r} has no MANIFEST; a game's file ends with one")
    register(manifest)
    return manifest


def _found_here() -> list[Manifest]:
    folders = [each.name for each in iter_modules(__path__) if each.ispkg]
    found: list[Manifest] = [import_module(f"{__name__}.{name}").MANIFEST for name in folders]
    return sorted(found, key=lambda manifest: manifest.complexity)


for _manifest in _found_here():
    register(_manifest)
for _file in os.environ.get(VARIABLE, "").split(os.pathsep):
    if _file:
        load_file(_file)
use_texts(named_packs(), MANIFESTS)
