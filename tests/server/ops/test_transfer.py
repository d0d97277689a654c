"""Moving from SQLite to PostgreSQL, backup and restore, with a game in progress."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from miskatonic.cli import main
from miskatonic.server.ops.configuration import Configuration
from tests.server import databases
from tests.server.harness import GameAtTable, LocalServer, open_server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def shared(tmp_path: Path) -> Configuration:
    """An empty database of PostgreSQL."""
    databases.begin(databases.POSTGRES)
    return Configuration(database=databases.postgres_of(tmp_path / "shared"))


async def admin(*arguments: str, folder: Path, database: str = "") -> int:
    """Run an admin command in a thread, so that a running server keeps its heartbeat."""
    where = ("--database", database) if database else ()
    return await asyncio.to_thread(main, ["admin", *arguments, "--data", str(folder), *where])


async def kept(server: LocalServer, game: GameAtTable) -> dict[str, Any]:
    """Cookies and views, which must be the same afterwards."""
    views = [socket.view for socket in game.sockets]
    return {"cookies": [dict(each.client.cookies) for each in game.visitors], "views": views}


async def goes_on(server: LocalServer, table: str, before: dict[str, Any]) -> None:
    sockets = []
    for cookies in before["cookies"]:
        visitor = server.anonymous()
        visitor.client.cookies.update(cookies)
        sockets.append(await visitor.connect(table))
    assert [socket.view for socket in sockets] == before["views"]
    asked = next(each for each in sockets if each.decision and not each.decision["optional"])
    assert (await asked.play())["type"] == "ack"


async def test_a_server_moves_to_postgres_with_its_games_in_progress(
    tmp_path: Path, shared: Configuration, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    alone = Configuration(database="")
    databases.begin(databases.SQLITE)
    async with open_server(folder, configuration=alone) as server:
        game = await server.game()
        await game.play_on(12)
        before = await kept(server, game)
        old = server.context.people._signer.dumps(["x"])
    assert await admin("migrate", folder=folder) == 2
    assert "--database" in capsys.readouterr().err
    assert await admin("migrate", folder=folder, database=shared.database) == 0
    assert "rows to" in capsys.readouterr().out
    # Never over existing data.
    assert await admin("migrate", folder=folder, database=shared.database) == 2
    assert "not empty" in capsys.readouterr().err
    async with open_server(folder, configuration=shared) as server:
        await goes_on(server, game.id, before)
        assert server.context.people._signer.loads(old) == ["x"]
        # The database's sequences continue after the last number.
        ada = await server.visitor("Ada")
        assert await ada.make_table()


async def test_a_backup_of_postgres_is_restored(
    tmp_path: Path, shared: Configuration, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, file = tmp_path / "data", tmp_path / "backup.sqlite3"
    async with open_server(folder, configuration=shared) as server:
        game = await server.game()
        await game.play_on(8)
        before = await kept(server, game)
        # While the server runs.
        assert await admin("backup", str(file), folder=folder, database=shared.database) == 0
        assert await admin("restore", str(file), folder=folder, database=shared.database) == 2
        assert "Stop it first" in capsys.readouterr().err
        await game.play_on(5)
    assert await admin("restore", str(file), folder=folder, database=shared.database) == 0
    assert len(list(folder.glob("before-*.sqlite3"))) == 1
    async with open_server(folder, configuration=shared) as server:
        await goes_on(server, game.id, before)
    # The same file can be restored to SQLite.
    databases.begin(databases.SQLITE)
    other = tmp_path / "other"
    other.mkdir()
    assert await admin("restore", str(file), folder=other) == 0
    async with open_server(other) as server:
        await goes_on(server, game.id, before)
