"""Identify the code that plays, so that results of different code are never mixed."""

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Final

from miskatonic.bots.policies import policies_of
from miskatonic.games import MANIFESTS

CODE: Final = (".py", ".toml", ".json", ".npz")
# Files of a game that don't affect how it is played.
SHOWN: Final = ("studies.py", "odds.json", "lessons")
HOME: Final = Path(__file__).parents[1]


def code_of(game: str) -> str:
    """A digest of all code that affects how a game is played: kernel, rules and bots."""
    place = Path(str(import_module(MANIFESTS[game].package).__file__))
    own = place.parent if place.name == "__init__.py" else place
    learned = policies_of(game).values()
    shared = (HOME / "kernel", HOME / "bots", HOME / "sim" / "bot_game.py")
    return _digest((*shared, own, *learned))


@cache
def code_of_all() -> str:
    """A digest of all code that workers may run."""
    parts = [HOME / part for part in ("kernel", "bots", "games", "sim", "research")]
    learned = [path for game in MANIFESTS for path in policies_of(game).values()]
    return f"{version('miskatonic')}-{_digest([*parts, *learned])}"


def _digest(roots: Iterable[Path]) -> str:
    digest = blake2b(digest_size=6)
    for root in roots:
        assert root.exists(), root
        for file in [root] if root.is_file() else sorted(root.rglob("*")):
            if file.suffix in CODE and not set(SHOWN).intersection(file.relative_to(root).parts):
                digest.update(f"{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()
