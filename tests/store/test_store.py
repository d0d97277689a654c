"""The log in the database: durable, ordered, written in groups, migrated."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from miskatonic.store.database import bring_up_to_date, open_reader, open_writer
from miskatonic.store.schema import METADATA
from miskatonic.store.store import Conflict, Store
from miskatonic.store.urls import location_of
from miskatonic.store.writer import Row
from tests.server.databases import database_of, open_store

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
LISTED: dict[str, Any] = {
    "id": "t",
    "game": "g",
    "status": "lobby",
    "visibility": "link",
    "seats": 3,
    "taken": 1,
    "host": "p",
    "host_name": "Ada",
    "created": 5,
}


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    opened = open_store(tmp_path)
    await opened.add_person("p", "Ada", 1)
    yield opened
    opened.close()


def test_migrations_produce_the_schema(tmp_path: Path) -> None:
    engine = location_of(tmp_path, database_of(tmp_path)).open_writer()
    bring_up_to_date(engine)
    bring_up_to_date(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert "alembic_version" in inspect(connection).get_table_names()
    engine.dispose()


def test_every_commit_reaches_the_disk_and_readers_never_block(tmp_path: Path) -> None:
    for opened in (open_writer, open_reader):
        engine = opened(tmp_path / "db")
        with engine.connect() as connection:
            pragmas = [
                connection.execute(text(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert pragmas == ["wal", 2, 1]
        engine.dispose()


async def test_a_table_is_loaded_with_its_log_in_order(store: Store) -> None:
    number = await store.make_table(LISTED, ["p"], b"made")
    await store.append(number, [Row(number, 1, 6, "p", "c1", b"one")])
    await store.append(number, [Row(number, 2, 7, None, None, b"two")])
    found = await store.load("t")
    assert found is not None
    assert [(row.seq, row.at, row.command, row.body) for row in found[1]] == [
        (0, 5, None, b"made"),
        (1, 6, "c1", b"one"),
        (2, 7, None, b"two"),
    ]
    assert await store.load("nothing") is None


async def test_a_second_row_with_the_same_number_is_a_conflict(store: Store) -> None:
    number = await store.make_table(LISTED, ["p"], b"made")
    await store.append(number, [Row(number, 1, 6, None, None, b"first")])
    with pytest.raises(Conflict):
        await store.append(number, [Row(number, 1, 6, None, None, b"second")])
    found = await store.load("t")
    assert found is not None
    assert [row.body for row in found[1]] == [b"made", b"first"]


async def test_a_failing_job_does_not_fail_its_group(store: Store) -> None:
    numbers = [await store.make_table({**LISTED, "id": f"t{n}"}, ["p"], b"made") for n in range(8)]
    jobs = [
        store.append(number, [Row(number, 0 if at == 3 else 1, 6, None, None, b"x")])
        for at, number in enumerate(numbers)
    ]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(each, Conflict) for each in results] == [at == 3 for at in range(8)]
    for at in range(8):
        found = await store.load(f"t{at}")
        assert found is not None
        assert len(found[1]) == (1 if at == 3 else 2)


async def test_concurrent_writes_share_commits(store: Store) -> None:
    number = await store.make_table(LISTED, ["p"], b"made")
    before = store.writer.groups
    await asyncio.gather(
        *(store.append(number, [Row(number, n, 6, None, None, b"x")]) for n in range(1, 201))
    )
    assert store.writer.groups - before < 100


async def test_rows_and_table_changes_are_written_atomically(
    store: Store,
) -> None:
    number = await store.make_table(LISTED, ["p"], b"made")
    with pytest.raises(Conflict):
        await store.append(
            number, [Row(number, 1, 6, None, None, b"x")], {"status": "over"}, ["nobody"]
        )
    found = await store.load("t")
    assert found is not None
    assert (found[0].status, len(found[1])) == ("lobby", 1)


async def test_an_unexpected_error_reaches_its_caller_and_the_writer_goes_on(
    store: Store,
) -> None:
    def fail(_connection: Connection) -> None:
        raise RuntimeError("a bug")

    with pytest.raises(RuntimeError, match="a bug"):
        await store.writer.submit([], fail)
    assert await store.trouble() is None
    await store.make_table(LISTED, ["p"], b"made")


async def test_notes_are_replaced(store: Store) -> None:
    number = await store.make_table(LISTED, ["p"], b"made")
    assert await store.notes(number, "p") == ""
    for words in ("one", "two"):
        await store.keep_notes(number, "p", words)
    assert await store.notes(number, "p") == "two"
