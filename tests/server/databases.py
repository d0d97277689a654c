"""Databases for tests: SQLite, and PostgreSQL for modules with `BOTH_DATABASES = True`.

Both are copies of a template, because migrations would take half of a test's time. Without
PostgreSQL its tests are skipped, unless MISKATONIC_NEEDS_POSTGRES is set.
"""

import atexit
import contextlib
import os
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, text

from miskatonic.store.database import bring_up_to_date
from miskatonic.store.store import Store
from miskatonic.store.urls import FILE, location_of
from tools.services import Cluster, cluster, why_not

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgres"
TEMPLATE: Final = "template_server"
NEEDED: Final = "MISKATONIC_NEEDS_POSTGRES"


class _Current:
    """The kind of database in use, and the databases of this test by folder."""

    kind = SQLITE
    cluster: Cluster | None = None
    names: Final[dict[Path, str]] = {}


def skip_without_postgres() -> None:
    reason = why_not()
    if reason is not None:
        if os.environ.get(NEEDED):
            pytest.fail(f"{reason}, and {NEEDED} is set")
        pytest.skip(reason)


def the_cluster() -> Cluster:
    """The cluster of this process, started on first use."""
    skip_without_postgres()
    if _Current.cluster is None:
        stack = contextlib.ExitStack()
        atexit.register(stack.close)
        _Current.cluster = stack.enter_context(cluster())
        url = _Current.cluster.make_database(TEMPLATE)
        engine = location_of(Path(), url).open_writer()
        bring_up_to_date(engine)
        engine.dispose()
    return _Current.cluster


def begin(kind: str) -> None:
    _Current.kind = kind
    if kind == POSTGRES:
        the_cluster()


def end() -> None:
    for name in _Current.names.values():
        the_cluster().drop_database(name)
    _Current.names.clear()
    _Current.kind = SQLITE


def postgres_of(directory: Path) -> str:
    """The URL of the database that belongs to this folder, created on first use."""
    name = _Current.names.get(directory)
    if name is None:
        name = _Current.names[directory] = f"server_{len(_Current.names)}"
        the_cluster().make_database(name, TEMPLATE)
    return the_cluster().url(name)


def database_of(directory: Path) -> str:
    """The setting `database`; for SQLite it is empty, and the folder gets its file."""
    if _Current.kind == POSTGRES:
        return postgres_of(directory)
    if directory.is_dir() and not (directory / FILE).exists():
        (directory / FILE).touch(mode=0o600)
        (directory / FILE).write_bytes(_sqlite_template())
    return ""


@cache
def _sqlite_template() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        engine = location_of(Path(folder), "").open_writer()
        bring_up_to_date(engine)
        engine.dispose()
        return (Path(folder) / FILE).read_bytes()


def open_store(directory: Path) -> Store:
    return Store(directory, database_of(directory))


def ask(directory: Path, query: str, **values: Any) -> list[Any]:
    """Query or change the database of a running server."""
    engine = location_of(directory, database_of(directory)).open_writer()
    try:
        with engine.begin() as connection:
            return _answered(connection, query, values)
    finally:
        engine.dispose()


def _answered(connection: Connection, query: str, values: dict[str, Any]) -> list[Any]:
    done = connection.execute(text(query), values)
    return [tuple(row) for row in done] if done.returns_rows else []
