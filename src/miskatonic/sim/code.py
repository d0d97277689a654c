"""Short names for the code that plays: games by other code are not mixed with its own."""

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Final

import miskatonic
from miskatonic.bots.policies import policies_of
from miskatonic.games import MANIFESTS

CODE: Final = (".py", ".toml", ".json", ".npz")
# Where a game says what its page shows, what was measured, and how it is taught: no game changes.
SHOWN: Final = ("studies.py", "odds.json", "lessons")
HOME: Final = Path(str(miskatonic.__file__)).parent


def code_of(game: str) -> str:
    """A short name for all that decides how games go: rules, bots and what they are made of."""
    place = Path(str(import_module(MANIFESTS[game].package).__file__))
    own = place.parent if place.name == "__init__.py" else place
    learned = policies_of(game).values()
    return _digest((HOME / "kernel", HOME / "bots", HOME / "sim" / "sitting.py", own, *learned))


@cache
def code_of_all() -> str:
    """The same of everything that may run where games are simulated."""
    parts = [HOME / part for part in ("kernel", "bots", "games", "sim", "agents")]
    learned = [path for game in MANIFESTS for path in policies_of(game).values()]
    return f"{miskatonic.__version__}-{_digest([*parts, *learned])}"


def _digest(roots: Iterable[Path]) -> str:
    digest = blake2b(digest_size=6)
    for root in roots:
        for file in [root] if root.is_file() else sorted(root.rglob("*")):
            if file.suffix in CODE and not set(SHOWN).intersection(file.relative_to(root).parts):
                digest.update(f"{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()
