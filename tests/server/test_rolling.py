"""An upgrade without downtime: one server after the other, old and new side by side."""

import signal
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from miskatonic.store.database import FLOOR, DatabaseTooNew, bring_up_to_date, newest_revision
from miskatonic.store.places import place_of
from tests.server import databases
from tests.server.live import Line, running_server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
NEXT = "9000"
SERVICE_RESTART = 1012


@pytest.fixture(params=[databases.SQLITE, databases.POSTGRES])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    databases.begin(request.param)
    return databases.database_of(tmp_path)


def test_a_server_uses_a_database_that_is_newer_than_itself(tmp_path: Path, url: str) -> None:
    engine = place_of(tmp_path, url).open_writer()
    try:
        bring_up_to_date(engine)
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = :new"), {"new": NEXT})
        bring_up_to_date(engine)
        with engine.begin() as connection:
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == (
                NEXT
            )
            # Unless that one has taken away what we need.
            connection.execute(
                text("INSERT INTO house (key, value) VALUES (:key, :floor)"),
                {"key": FLOOR, "floor": NEXT},
            )
        with pytest.raises(DatabaseTooNew, match=f"revision {NEXT}; this is {newest_revision()}"):
            bring_up_to_date(engine)
    finally:
        engine.dispose()


async def move(line: Line) -> None:
    """Answer once, and hear that it is done."""
    while line.view is None or not line.view["decision"]:
        await line.hear()
    decision = line.view["decision"]
    name = f"move-{decision['id']}"
    choice = decision["options"][0]
    await line.say("play", id=name, decision=decision["id"], choice=choice)
    heard = await line.until("ack", "nack")
    assert heard["type"] == "ack", heard


async def hung_up(line: Line) -> int:
    """The code with which the server closes the socket; browsers come back at once after this."""
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
        while True:
            await line.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_servers_are_replaced_one_after_the_other(tmp_path: Path) -> None:
    databases.begin(databases.POSTGRES)
    database = databases.postgres_of(tmp_path)
    folders = [tmp_path / name for name in ("one", "two", "three")]
    for folder in folders:
        folder.mkdir()
    async with running_server(folders[0], MISKATONIC_DATABASE=database) as first:
        ada = await first.visitor("Ada")
        table = await ada.make_table(3)
        for _ in range(2):
            await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
        await ada.do("POST", f"/api/tables/{table}/start", {})
        line = await ada.connect(table)
        await move(line)
        async with running_server(folders[1], MISKATONIC_DATABASE=database) as second:
            first.process.send_signal(signal.SIGTERM)
            assert await hung_up(line) == SERVICE_RESTART
            await first.ended()
            line = await second.same(dict(ada.client.cookies)).connect(table)
            await move(line)
            async with running_server(folders[2], MISKATONIC_DATABASE=database) as third:
                second.process.send_signal(signal.SIGTERM)
                assert await hung_up(line) == SERVICE_RESTART
                await second.ended()
                line = await third.same(dict(ada.client.cookies)).connect(table)
                assert line.view is not None
                await move(line)
