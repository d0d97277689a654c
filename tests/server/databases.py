"""The same tests on SQLite and on PostgreSQL.

A module of tests that says `BOTH_DATABASES = True` runs on both. There, `open_house(folder)` and
`open_store(folder)` use a database of PostgreSQL that belongs to the folder, when it is its turn.
Where there is no PostgreSQL these tests are skipped, unless MISKATONIC_NEEDS_POSTGRES is set.
"""

import atexit
import contextlib
import os
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, text

from miskatonic.store.database import bring_up_to_date
from miskatonic.store.places import place_of
from miskatonic.store.store import Store
from tools.postgres import Cluster, cluster, why_not

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgres"
TEMPLATE: Final = "a_house"
NEEDED: Final = "MISKATONIC_NEEDS_POSTGRES"


class _Turn:
    """Whose turn it is, and the databases of this test by the folders they belong to."""

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
    """One for all tests of this process, ended with it."""
    skip_without_postgres()
    if _Turn.cluster is None:
        stack = contextlib.ExitStack()
        atexit.register(stack.close)
        _Turn.cluster = stack.enter_context(cluster())
        url = _Turn.cluster.make_database(TEMPLATE)
        engine = place_of(Path(), url).open_writer()
        bring_up_to_date(engine)
        engine.dispose()
    return _Turn.cluster


def begin(kind: str) -> None:
    _Turn.kind = kind
    if kind == POSTGRES:
        the_cluster()


def end() -> None:
    for name in _Turn.names.values():
        the_cluster().drop_database(name)
    _Turn.names.clear()
    _Turn.kind = SQLITE


def postgres_of(directory: Path) -> str:
    """The address of the database that belongs to this folder; made when it is first asked for."""
    name = _Turn.names.get(directory)
    if name is None:
        name = _Turn.names[directory] = f"house_{len(_Turn.names)}"
        the_cluster().make_database(name, TEMPLATE)
    return the_cluster().url(name)


def database_of(directory: Path) -> str:
    """The setting `database`: empty when it is SQLite's turn."""
    return postgres_of(directory) if _Turn.kind == POSTGRES else ""


def open_store(directory: Path) -> Store:
    return Store(directory, database_of(directory))


def ask(directory: Path, query: str, **values: Any) -> list[Any]:
    """Look into, or change, the database of a house behind its back."""
    engine = place_of(directory, database_of(directory)).open_writer()
    try:
        with engine.begin() as connection:
            return _answered(connection, query, values)
    finally:
        engine.dispose()


def _answered(connection: Connection, query: str, values: dict[str, Any]) -> list[Any]:
    done = connection.execute(text(query), values)
    return [tuple(row) for row in done] if done.returns_rows else []
