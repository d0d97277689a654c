"""kill -9 between every two steps of handling a command.

The server is really killed, at the place that MISKATONIC_FAILPOINT names, and restarted on the same
data. No acknowledged move may be lost, and no move may be made twice, even if a client that got no
answer sends it again.
"""

import asyncio
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from miskatonic.store.failpoints import PLACES
from miskatonic.store.store import Store
from tests.server.live import Json, LiveSocket, Person, Server, begin_long_game, running_server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

# The server dies at the fourth of eight moves.
MOVES = 8
FATAL = 4


class Prepared(NamedTuple):
    """A table at which a game has just begun, and its players' cookies."""

    directory: Path
    table: str
    cookies: list[dict[str, str]]

    def copy(self, to: Path) -> "Prepared":
        shutil.copytree(self.directory / "data", to / "data")
        return self._replace(directory=to)


async def prepare(directory: Path) -> Prepared:
    async with running_server(directory) as server:
        people = [await server.visitor(name) for name in ("Ada", "Ben", "Cyd")]
        table = await people[0].make_table()
        for person in people[1:]:
            await person.do("POST", f"/api/tables/{table}/sit", {})
            await person.do("POST", f"/api/tables/{table}/ready", {"ready": True})
        cookies = [dict(person.client.cookies) for person in people]
    await begin_long_game(Store(directory / "data"), table)
    return Prepared(directory, table, cookies)


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return asyncio.run(prepare(tmp_path_factory.mktemp("prepared")))


async def sockets_at(server: Server, at: Prepared) -> list[LiveSocket]:
    return [await server.with_cookies(cookies).connect(at.table) for cookies in at.cookies]


def command_of(sockets: list[LiveSocket], number: int) -> tuple[LiveSocket, Json]:
    """The next move, and the client that makes it."""
    for socket in sockets:
        assert socket.view is not None
        decision = socket.view["decision"]
        if decision is not None and not decision["optional"]:
            choice = decision["options"][0]
            return socket, {"id": f"m{number}", "decision": decision["id"], "choice": choice}
    raise AssertionError("nobody is asked")


async def catch_up(sockets: list[LiveSocket]) -> None:
    for socket in sockets:
        await socket.send("vote", id="mark", proposal=-1, agree=False)
        await socket.receive_until("nack")


async def play(sockets: list[LiveSocket], numbers: range) -> list[str]:
    """Play until the server dies; returns the ids of the acknowledged moves."""
    acknowledged = []
    try:
        for number in numbers:
            socket, command = command_of(sockets, number)
            await socket.send("play", **command)
            answer = await socket.receive_until("ack", "nack")
            assert answer == {"type": "ack", "id": command["id"]}
            acknowledged.append(command["id"])
            await catch_up(sockets)
    except ConnectionClosed:
        pass
    return acknowledged


def logged(directory: Path) -> list[str]:
    """The ids of the moves in the store, in their order."""
    from sqlalchemy import select

    from miskatonic.store.schema import LOG

    store = Store(directory / "data")
    with store._read_engine.connect() as connection:
        rows = connection.execute(select(LOG.c.command, LOG.c.seq).order_by(LOG.c.seq)).all()
    store.close()
    assert [row.seq for row in rows] == list(range(len(rows)))
    return [row.command for row in rows if row.command is not None]


@pytest.mark.parametrize("place", PLACES)
async def test_no_acknowledged_move_is_lost_and_none_is_done_twice(
    prepared: Prepared, tmp_path: Path, place: str
) -> None:
    at = prepared.copy(tmp_path)
    # Each move passes each place once, except that three players are told of it, and that the votes
    # which `catch_up` sends for the three of them after each move are received too.
    times = {"received": 4 * FATAL - 3, "told-one": 3 * FATAL - 2}.get(place, FATAL)
    async with running_server(tmp_path, MISKATONIC_FAILPOINT=f"{place}:{times}") as server:
        sockets = await sockets_at(server, at)
        acknowledged = await play(sockets, range(MOVES))
        assert await server.ended() == -9
    assert len(acknowledged) in (FATAL - 1, FATAL)

    kept = logged(tmp_path)
    assert kept[: len(acknowledged)] == acknowledged
    assert len(kept) - len(acknowledged) in (0, 1)

    async with running_server(tmp_path) as server:
        sockets = await sockets_at(server, at)
        # Everyone sends their moves again with the same ids, answered or not.
        for number in range(FATAL):
            for socket in sockets:
                await socket.send("play", id=f"m{number}", decision=1, choice=0)
                await socket.receive_until("ack", "nack")
        assert logged(tmp_path) == kept
        more = await play(sockets, range(len(kept), MOVES))
        assert len(more) == MOVES - len(kept)
    assert logged(tmp_path) == [f"m{number}" for number in range(MOVES)]


@pytest.mark.parametrize("place", ["inserted", "committed", "applied"])
async def test_an_unanswered_move_that_is_sent_again_is_made_once(
    prepared: Prepared, tmp_path: Path, place: str
) -> None:
    at = prepared.copy(tmp_path)
    async with running_server(tmp_path, MISKATONIC_FAILPOINT=place) as server:
        sockets = await sockets_at(server, at)
        socket, command = command_of(sockets, 0)
        mover = sockets.index(socket)
        await socket.send("play", **command)
        assert await server.ended() == -9
    assert len(logged(tmp_path)) == (0 if place == "inserted" else 1)
    async with running_server(tmp_path) as server:
        sockets = await sockets_at(server, at)
        for _ in range(2):
            await sockets[mover].send("play", **command)
            assert await sockets[mover].receive_until("ack", "nack") == {"type": "ack", "id": "m0"}
    assert logged(tmp_path) == ["m0"]


async def test_a_real_connection_refuses_foreign_origins_and_oversize_frames(
    tmp_path: Path,
) -> None:
    from websockets.exceptions import InvalidStatus

    async with running_server(tmp_path) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        with pytest.raises(InvalidStatus, match="403"):
            await connect_from(ada, table, "http://evil.test")
        socket = await ada.connect(table)
        await socket.connection.send("x" * 20_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            await socket.receive_until("nothing")
        again = await ada.connect(table)
        assert again.at == (0, 0)


async def connect_from(person: Person, table: str, origin: str) -> None:
    from websockets.asyncio.client import connect

    await connect(
        f"{person.base.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        origin=origin,  # type: ignore[arg-type]
        additional_headers=person.headers(),
    )
