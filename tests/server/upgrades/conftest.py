"""Databases for the upgrade tests."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.upgrades.versions import VERSION_1, lay_out, raise_rules
from tools.old_database import furnish


@pytest.fixture
def version_1(tmp_path: Path) -> Path:
    """A database of the first release."""
    return lay_out(VERSION_1, tmp_path)


@pytest.fixture
def under_version_2(version_1: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database of version 1, when the rules are version 2."""
    raise_rules(monkeypatch, 2)
    return version_1


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database of today's rules with tables of every kind, as SQL text."""
    import asyncio

    from tools.old_database import dump

    directory = tmp_path_factory.mktemp("furnished")
    asyncio.run(furnish(directory))
    return dump(directory / "miskatonic.sqlite3")


@pytest.fixture
def today(furnished: str, tmp_path: Path) -> Path:
    (tmp_path / "today.sql").write_text(furnished, encoding="utf-8")
    return lay_out(tmp_path / "today.sql", tmp_path)


@pytest.fixture(autouse=True)
def _no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test here may log an exception."""
    yield
    for record in caplog.get_records("call"):
        assert record.exc_info is None, record.getMessage()
        assert record.levelno < logging.ERROR, record.getMessage()
