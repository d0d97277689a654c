"""Trained policies as bot levels, added with `--policy FILE`.

A file becomes a level of the game it was trained for, named after the file: small.npz is `small`.
The environment variable MISKATONIC_POLICIES lists the files in use, so that worker processes load
them too. Players get such a bot only on request.
"""

import os
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from miskatonic.errors import BadOptions
from miskatonic.games import MANIFESTS
from miskatonic.text import LANGUAGES, Texts

# Policy files, separated as in PATH.
POLICIES: Final = "MISKATONIC_POLICIES"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")
EXTRA: Final = "train"


def policies_of(game: str) -> dict[str, Path]:
    """The policy files in use for this game, by name."""
    named = os.environ.get(POLICIES, "")
    return {} if not named else _read(named).get(game, {})


def add_policies(files: Iterable[str | Path]) -> None:
    """Add policy files for this process and its workers; each is read and checked."""
    known = os.environ.get(POLICIES, "")
    paths = [str(Path(file).resolve()) for file in files]
    named = os.pathsep.join(dict.fromkeys([*([known] if known else []), *paths]))
    _read(named)
    os.environ[POLICIES] = named


def policy_bot(path: Path) -> Any:
    return _module().PolicyBot(path)


def texts_of_policies(game: str) -> dict[str, str]:
    """Fluent texts for the policies, by language, because no client build contains them."""
    found: dict[str, str] = {}
    names = policies_of(game)
    for language in LANGUAGES if names else ():
        texts = Texts(language)
        lines = [
            line
            for name in names
            for line in (
                f"bot-{name} = {texts('policy-name', name=name)}",
                f"bot-{name}-help = {texts('policy-help')}",
            )
        ]
        found[language] = "\n".join(lines)
    return found


@lru_cache
def _read(named: str) -> dict[str, dict[str, Path]]:
    found: dict[str, dict[str, Path]] = {}
    for path in [Path(each) for each in named.split(os.pathsep) if each]:
        game = _module().Policy.load(path).game
        taken = ("random", *MANIFESTS[game].levels, *found.get(game, {}))
        if NAME.fullmatch(path.stem) is None or path.stem in taken:
            raise BadOptions(
                f"invalid policy name {path.stem!r}; name the file in lower case, and not"
                f" {', '.join(taken)}"
            )
        found.setdefault(game, {})[path.stem] = path
    return found


def _module() -> Any:
    try:
        # numpy comes with an optional extra.
        from miskatonic.bots import policy  # noqa: PLC0415
    except ImportError as error:
        raise BadOptions(
            f'policies need the extra {EXTRA} ({error}); pip install "miskatonic[{EXTRA}]"'
        ) from None
    return policy
