"""The games of examples/, registered for one test as `--with` does."""

from pathlib import Path

import pytest

from miskatonic.games import load_file
from miskatonic.games.manifest import Manifest
from tests.cli.conftest import session
from tests.server.conftest import anyio_backend, server

__all__ = ["anyio_backend", "server", "session"]

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "highest_card.py"


@pytest.fixture
def highest_card() -> Manifest:
    return load_file(EXAMPLE)
