"""An upgrade without downtime: one server after the other, old and new side by side."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from miskatonic.store.database import (
    FLOOR,
    DatabaseTooNew,
    bring_up_to_date,
    migrations,
    newest_revision,
)
from miskatonic.store.urls import location_of
from tests.server import databases
from tests.server.live import ROOT, WATCHDOG, Json, LiveSocket, game_with_a_bot, running_server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
NEXT = "9000"
SERVICE_RESTART = 1012


@pytest.fixture(params=[databases.SQLITE, databases.POSTGRES])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    databases.begin(request.param)
    return databases.database_of(tmp_path)


def test_the_newest_revision_is_known_without_alembic() -> None:
    head = ScriptDirectory.from_config(migrations()).get_current_head()
    assert newest_revision() == head


def test_alembic_is_not_imported_if_there_is_nothing_to_migrate(tmp_path: Path) -> None:
    location_of(tmp_path).open_writer().dispose()
    start = "import sys; from miskatonic.store.store import Store; from pathlib import Path; "
    start += f"Store(Path({str(tmp_path)!r})).close(); print('alembic' in sys.modules)"
    said = [
        subprocess.run(
            [sys.executable, "-c", start], capture_output=True, text=True, check=True
        ).stdout.strip()
        for _ in range(2)
    ]
    assert said == ["True", "False"]


def test_a_server_accepts_a_newer_database(tmp_path: Path, url: str) -> None:
    engine = location_of(tmp_path, url).open_writer()
    try:
        bring_up_to_date(engine)
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = :new"), {"new": NEXT})
        bring_up_to_date(engine)
        with engine.begin() as connection:
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == (
                NEXT
            )
            # Unless the newer version has removed something that this one needs.
            connection.execute(
                text("INSERT INTO house (key, value) VALUES (:key, :floor)"),
                {"key": FLOOR, "floor": NEXT},
            )
        with pytest.raises(DatabaseTooNew, match=f"revision {NEXT}; this is {newest_revision()}"):
            bring_up_to_date(engine)
    finally:
        engine.dispose()


def question(socket: LiveSocket) -> Any:
    return None if socket.view is None else socket.view["decision"]


async def asked(socket: LiveSocket) -> None:
    while not question(socket):
        await socket.receive()


async def answer(socket: LiveSocket) -> None:
    """Play the first option, and wait for the ack and the change of the question."""
    decision = question(socket)
    choice = decision["options"][0]
    name = f"move-{decision['id']}"
    await socket.send("play", id=name, decision=decision["id"], choice=choice)
    heard = await socket.receive_until("ack", "nack")
    assert heard["type"] == "ack", heard
    while question(socket) == decision:
        await socket.receive()


async def all_move(*sockets: LiveSocket) -> None:
    """Play until each of them has moved, whichever server they are connected to."""
    moved: set[LiveSocket] = set()
    waiting = {asyncio.ensure_future(asked(socket)): socket for socket in sockets}
    async with asyncio.timeout(WATCHDOG):
        while len(moved) < len(sockets):
            done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                socket = waiting.pop(task)
                await answer(socket)
                moved.add(socket)
                waiting[asyncio.ensure_future(asked(socket))] = socket
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def close_code(socket: LiveSocket) -> int:
    """The code with which the server closes the socket."""
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
        while True:
            await socket.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


LATER: Final = """
import sqlalchemy as sa
from alembic import op

revision = "{next}"
down_revision = "{last}"
branch_labels = None
depends_on = None


def upgrade():
    op.add_column("log", sa.Column("weather", sa.Text))
    op.add_column("tables", sa.Column("moon", sa.Integer, nullable=False, server_default="1"))
    op.create_table("omens", sa.Column("id", sa.Integer, primary_key=True))
"""


def later_version(folder: Path) -> Path:
    """A copy of this version, by symlinks, with one more database revision."""
    real = ROOT / "src"
    for parts in ((), ("miskatonic",), ("store",), ("migrations",), ("versions",)):
        real, folder = real.joinpath(*parts), folder.joinpath(*parts)
        folder.mkdir()
        for each in real.iterdir():
            if each.name not in ("miskatonic", "store", "migrations", "versions", "__pycache__"):
                (folder / each.name).symlink_to(each)
    name = f"{NEXT}_a_later_version.py"
    (folder / name).write_text(LATER.format(next=NEXT, last=newest_revision()), encoding="utf-8")
    return folder.parents[3]


async def test_servers_are_replaced_one_after_the_other(tmp_path: Path) -> None:
    databases.begin(databases.POSTGRES)
    database: Json = {"MISKATONIC_DATABASE": databases.postgres_of(tmp_path)}
    later: Json = {**database, "PYTHONPATH": str(later_version(tmp_path / "later"))}
    folders = [tmp_path / name for name in ("one", "two", "three")]
    for folder in folders:
        folder.mkdir()
    table, (ada, ben) = await game_with_a_bot(folders[0], **database)
    async with running_server(folders[0], **database) as old:
        ada_socket = await old.with_cookies(ada).connect(table)
        async with running_server(folders[1], **later) as new:
            assert revision(tmp_path) == NEXT
            # Old and new at one table; the old one does not know the new columns.
            ben_socket = await new.with_cookies(ben).connect(table)
            await all_move(ada_socket, ben_socket)
            await all_move(ada_socket, ben_socket)
            old.process.send_signal(signal.SIGTERM)
            assert await close_code(ada_socket) == SERVICE_RESTART
            await old.ended()
            ada_socket = await new.with_cookies(ada).connect(table)
            await all_move(ada_socket, ben_socket)
            # And back again: the old version starts beside the new one.
            async with running_server(folders[2], **database) as third:
                assert revision(tmp_path) == NEXT
                new.process.send_signal(signal.SIGTERM)
                for socket in (ada_socket, ben_socket):
                    assert await close_code(socket) == SERVICE_RESTART
                await new.ended()
                for person in (ada, ben):
                    socket = await third.with_cookies(person).connect(table)
                    assert socket.view is not None
                    assert len(socket.view["history"]) > 0


def revision(folder: Path) -> str:
    [(found,)] = databases.ask(folder, "SELECT version_num FROM alembic_version")
    return str(found)
