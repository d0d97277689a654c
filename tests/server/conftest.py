"""Fixtures of the server's tests."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from miskatonic.games import MANIFESTS
from tests.server import databases
from tests.server.ballot import MANIFEST
from tests.server.harness import LocalServer, open_server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    async with open_server(tmp_path) as opened:
        yield opened


@pytest.fixture
def ballot(monkeypatch: pytest.MonkeyPatch) -> str:
    """Register the game of sealed votes; returns its id."""
    monkeypatch.setitem(MANIFESTS, MANIFEST.id, MANIFEST)
    return MANIFEST.id


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run modules with BOTH_DATABASES on SQLite and on PostgreSQL."""
    if getattr(metafunc.module, "BOTH_DATABASES", False):
        metafunc.parametrize("database_kind", [databases.SQLITE, databases.POSTGRES], indirect=True)


@pytest.fixture(autouse=True)
def database_kind(request: pytest.FixtureRequest) -> Iterator[str]:
    """The kind of database that the test's servers use."""
    kind: str = getattr(request, "param", databases.SQLITE)
    databases.begin(kind)
    yield kind
    databases.end()
