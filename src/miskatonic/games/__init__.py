"""The registered games. Each is a folder here; other code uses only its manifest.

    GAMES["arkham-ritual"]            its Game object: the rules
    MANIFESTS["arkham-ritual"].bot("adept")

Every folder with a MANIFEST is registered. `load_file` registers a game in a single file, as does
naming the file in the environment variable MISKATONIC_GAMES, which worker processes read too.
`add_packs` adds content to a game (packs.py).
"""

import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from miskatonic.errors import BadContent, BadOptions
from miskatonic.games.manifest import Manifest
from miskatonic.games.packs import DESCRIPTION, PACKS, game_of, named_packs
from miskatonic.kernel.game import Game
from miskatonic.text import FALLBACK, add_source, add_texts, set_prefix

# Game files, separated as in PATH.
VARIABLE: Final = "MISKATONIC_GAMES"
MANIFESTS: Final[dict[str, Manifest]] = {}


class _Games(Mapping[str, Game[Any, Any]]):
    """The rules of every registered game, loaded on first use."""

    def __repr__(self) -> str:
        return f"<games {', '.join(self)}>"

    def __getitem__(self, id: str) -> Game[Any, Any]:
        if id not in MANIFESTS:
            raise KeyError(f"unknown game {id!r}; the games are {', '.join(MANIFESTS)}")
        return MANIFESTS[id].game

    def __iter__(self) -> Iterator[str]:
        return iter(MANIFESTS)

    def __len__(self) -> int:
        return len(MANIFESTS)


GAMES: Final[Mapping[str, Game[Any, Any]]] = _Games()


def register(manifest: Manifest) -> None:
    """Register a game and its texts, replacing a game with the same id."""
    MANIFESTS[manifest.id] = manifest
    set_prefix(manifest.id, manifest.prefix)
    if manifest.texts is not None:
        add_texts(manifest.texts)


def load_file(file: str | Path) -> Manifest:
    """Register the game in a Python file, such as examples/highest_card.py."""
    path = Path(file).resolve()
    if not path.is_file() or path.suffix != ".py":
        raise BadOptions(f"no game in {str(file)!r}; expected a Python file with a MANIFEST")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # The manifest finds its texts under this name, and pickle its classes.
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    manifest = getattr(module, "MANIFEST", None)
    if not isinstance(manifest, Manifest):
        raise BadOptions(f"{str(file)!r} has no MANIFEST; the file of a game must define one")
    register(manifest)
    return manifest


def add_packs(folders: Iterable[str | Path]) -> None:
    """Add packs for this process and its workers; each is read and checked."""
    known = named_packs()
    paths = [Path(folder).resolve() for folder in folders]
    fresh = [path for path in dict.fromkeys(paths) if path not in known]
    for path in fresh:
        manifest = _manifest_for(path)
        if manifest.is_loaded:
            raise BadOptions(
                f"{path.name} was added too late: {manifest.id} is already loaded;"
                " add packs before the first game"
            )
    os.environ[PACKS] = os.pathsep.join([str(path) for path in [*known, *fresh]])
    _use_texts(fresh)
    try:
        for game in dict.fromkeys([game_of(path) for path in fresh]):
            MANIFESTS[game].pack_texts(FALLBACK)
    except BadContent:
        os.environ[PACKS] = os.pathsep.join([str(path) for path in known])
        raise


def _use_texts(packs: Iterable[Path]) -> None:
    """Add the texts of these packs, including those that their games generate."""
    games: dict[str, None] = {}
    for folder in packs:
        games[_manifest_for(folder).id] = None
        if (folder / "text").is_dir():
            add_texts(folder / "text")
    for game in games:
        add_source(MANIFESTS[game].pack_texts)


def _manifest_for(pack: Path) -> Manifest:
    game = game_of(pack)
    takers = [each.id for each in MANIFESTS.values() if each.takes_packs]
    if game not in takers:
        raise BadContent(
            f"{pack / DESCRIPTION}: {game!r} takes no packs; these games do: {', '.join(takers)}"
        )
    return MANIFESTS[game]


def _found_here() -> list[Manifest]:
    folders = [each.name for each in iter_modules(__path__) if each.ispkg]
    found: list[Manifest] = [import_module(f"{__name__}.{name}").MANIFEST for name in folders]
    return sorted(found, key=lambda manifest: manifest.complexity)


for _manifest in _found_here():
    register(_manifest)
for _file in os.environ.get(VARIABLE, "").split(os.pathsep):
    if _file:
        load_file(_file)
_use_texts(named_packs())
