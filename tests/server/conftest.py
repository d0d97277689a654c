"""Fixtures of the server's tests."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from miskatonic.games import MANIFESTS
from miskatonic.server.cluster import leases
from miskatonic.store import cluster
from tests.server import databases
from tests.server.ballot import MANIFEST
from tests.server.harness import LocalServer, open_server

# When a server in the test's own process counts as gone. Other tests, or a slow disk, may hold up
# its heartbeats for longer than the three seconds that a real server has.
GONE_MS = 30_000


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def _late_heartbeats_are_accepted() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster, "LEFT_MS", GONE_MS)
        patch.setattr(leases, "FENCE_SECONDS", GONE_MS / 1000 - 0.5)
        cluster._heartbeat.cache_clear()
        yield
    cluster._heartbeat.cache_clear()


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
