"""The games of examples/, registered for one test as `--with` does it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic import text
from miskatonic.games import MANIFESTS, load_file
from miskatonic.games.manifest import Manifest
from tests.cli.conftest import session
from tests.server.conftest import anyio_backend, house

__all__ = ["anyio_backend", "house", "session"]

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "highest_card.py"


@pytest.fixture
def highest_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[Manifest]:
    monkeypatch.setattr(text, "_FOLDERS", list(text._FOLDERS))
    # `--with` tells worker processes by this variable; after the test nobody is told any more.
    monkeypatch.setenv("MISKATONIC_GAMES", "")
    manifest = load_file(EXAMPLE)
    yield manifest
    del MANIFESTS[manifest.id]
    text._bundle.cache_clear()
