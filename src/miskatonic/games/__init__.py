"""The games: each is a folder here, and known to the rest of the house by its manifest alone.

    GAMES["arkham-ritual"]            its Game object: the rules
    MANIFESTS["arkham-ritual"].bot("adept")

A folder with a MANIFEST is found by itself; `register` adds a game from elsewhere.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from miskatonic.games.manifest import Manifest
from miskatonic.kernel.game import Game
from miskatonic.text import add_texts

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


def _found_here() -> list[Manifest]:
    folders = [each.name for each in iter_modules(__path__) if each.ispkg]
    found: list[Manifest] = [import_module(f"{__name__}.{name}").MANIFEST for name in folders]
    return sorted(found, key=lambda manifest: manifest.complexity)


for _manifest in _found_here():
    register(_manifest)
