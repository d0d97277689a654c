"""Packs: folders with more content for a game, handed over with `--pack FOLDER`.

A pack says in its `pack.toml` which game it is for (`game = "…"`); what else it holds, that game
says. Its words are in `text/<language>/*.ftl`. The packs in use stand in the environment variable
MISKATONIC_PACKS, so that worker processes use them too. A game reads them when it is first asked
for.
"""

import os
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from miskatonic.errors import BadContent, BadOptions
from miskatonic.games.manifest import Manifest
from miskatonic.text import FALLBACK, LANGUAGES, add_source, add_texts, texts_in

# Folders of packs, separated as in PATH.
PACKS: Final = "MISKATONIC_PACKS"
DESCRIPTION: Final = "pack.toml"


def packs_of(game: str) -> tuple[Path, ...]:
    """The packs in use that are for this game, in the order in which they were named."""
    return tuple([folder for folder in named_packs() if game_of(folder) == game])


def game_of(folder: Path) -> str:
    """The game that a pack is for."""
    if not folder.is_dir():
        raise BadContent(f"{folder}: no such folder; a pack is a folder with a {DESCRIPTION}")
    description = folder / DESCRIPTION
    right = 'it says which game it is for: game = "…"'
    if not description.is_file():
        raise BadContent(f"{folder}: a pack without {DESCRIPTION}; {right}")
    try:
        values = tomllib.loads(description.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{description}: {error}; it takes TOML in UTF-8") from error
    game = values.get("game")
    if list(values) != ["game"] or not isinstance(game, str):
        raise BadContent(f"{description}: {values!r}; {right}, and nothing else")
    return game


def add_packs(folders: Iterable[str | Path], manifests: dict[str, Manifest]) -> None:
    """Use these packs besides those in use, here and in workers; each is read and checked."""
    known = named_packs()
    paths = [Path(folder).resolve() for folder in folders]
    fresh = [path for path in dict.fromkeys(paths) if path not in known]
    for path in fresh:
        manifest = _manifest_for(path, manifests)
        if manifest.is_loaded:
            raise BadOptions(f"{path.name} comes too late; {manifest.id} is being played already")
    os.environ[PACKS] = os.pathsep.join([str(path) for path in [*known, *fresh]])
    use_texts(fresh, manifests)
    try:
        for game in dict.fromkeys([game_of(path) for path in fresh]):
            manifests[game].pack_texts(FALLBACK)
    except BadContent:
        os.environ[PACKS] = os.pathsep.join([str(path) for path in known])
        raise


def use_texts(folders: Iterable[Path], manifests: dict[str, Manifest]) -> None:
    """The words of packs, and what their games compose for them."""
    games: dict[str, None] = {}
    for folder in folders:
        games[_manifest_for(folder, manifests).id] = None
        if (folder / "text").is_dir():
            add_texts(folder / "text")
    for game in games:
        add_source(manifests[game].pack_texts)


def texts_of_packs(manifest: Manifest) -> dict[str, str]:
    """All words of a game's packs, by language, as Fluent: for clients that do not have them."""
    found: dict[str, str] = {}
    if not manifest.takes_packs:
        return found
    written = [texts_in(folder / "text") for folder in packs_of(manifest.id)]
    for language in LANGUAGES:
        parts = [each[language] for each in written if language in each]
        if parts:
            composed = manifest.pack_texts(language)
            found[language] = "\n".join([*parts, *[f"{k} = {v}" for k, v in composed.items()]])
    return found


def named_packs() -> list[Path]:
    """The packs in use."""
    return [Path(each) for each in os.environ.get(PACKS, "").split(os.pathsep) if each]


def _manifest_for(folder: Path, manifests: dict[str, Manifest]) -> Manifest:
    game = game_of(folder)
    takers = [each.id for each in manifests.values() if each.takes_packs]
    if game not in takers:
        known = ", ".join(takers)
        raise BadContent(
            f"{folder / DESCRIPTION}: no packs for {game!r}; there are some for {known}"
        )
    return manifests[game]
