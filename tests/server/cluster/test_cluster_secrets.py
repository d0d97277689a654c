"""No side channels through another server: viewers are sent the same bytes there."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games import GAMES
from miskatonic.server.tables.streams.stream import GRAIN
from tests.clauses import clause
from tests.server import databases
from tests.server.harness import GameAtTable, LocalServer, LocalSocket, open_server
from tests.server.two_servers import eventually, remote

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
MOVES = 25
# The longest time before a question may be answered.
LEAST_TIME = 12_500


@pytest.fixture
async def servers(tmp_path: Path) -> AsyncIterator[tuple[LocalServer, LocalServer]]:
    """Two servers on one database of PostgreSQL."""
    databases.begin(databases.POSTGRES)
    async with open_server(tmp_path) as here, open_server(tmp_path) as there:
        yield here, there


def updates(socket: LocalSocket) -> list[str]:
    return [text for _, text in socket.transcript if text.startswith('{"type":"update"')]


def contents(socket: LocalSocket) -> list[Any]:
    """The updates without their numbers, which each server counts separately."""
    heard = [json.loads(text) for text in updates(socket)]
    return [{key: each[key] for key in each if key not in ("epoch", "n")} for each in heard]


async def play_one(server: LocalServer, game: GameAtTable) -> None:
    """Answer the open question as soon as that is allowed."""
    asked = game.asked()
    before = asked.decision
    assert before is not None
    await server.clock.forward(LEAST_TIME)
    await game.drain()
    now = asked.decision
    if now is not None and now["id"] == before["id"]:
        answer = await asked.play()
        assert answer["type"] == "ack", answer


@pytest.mark.parametrize("id", [*GAMES, "ballot"])
@clause("AC-N1", "AC-N29")
async def test_a_viewer_gets_the_same_updates_from_either_server(
    servers: tuple[LocalServer, LocalServer], ballot: str, id: str
) -> None:
    here, there = servers
    game = await here.game(people=GAMES[id].seats[0], game=id)
    seats = (0, len(game.sockets) - 1)
    others = [await remote(game, seat, there) for seat in seats]
    for socket in (*game.sockets, *others):
        await socket.drain()
        socket.transcript.clear()
    live_table = await there.live_table(game.id)
    for _ in range(MOVES):
        if game.live_table.table.g.result is not None:
            break
        await play_one(here, game)
        await eventually(lambda: live_table.table.seq == game.live_table.table.seq)
        for socket in (*game.sockets, *others):
            await socket.drain()
    assert len(updates(others[0])) >= 2
    for seat, socket in zip(seats, others, strict=True):
        assert contents(socket) == contents(game.sockets[seat])
    # They are padded there as they are here.
    assert all(len(text) % GRAIN == 0 for socket in others for text in updates(socket))


@clause("AC-N4", "AC-N18")
async def test_a_sealed_answer_at_one_server_leaves_no_trace_at_the_other(
    servers: tuple[LocalServer, LocalServer], ballot: str
) -> None:
    here, there = servers
    game = await here.game(game=ballot)
    others = [await remote(game, seat, there) for seat in (1, 2)]
    live_table = await there.live_table(game.id)
    # Both servers know who is connected where.
    await eventually(lambda: len(live_table.audience.remote) == len(game.sockets))
    await eventually(lambda: len(game.live_table.audience.remote) == len(others))
    for socket in (*game.sockets, *others):
        await socket.drain()
    positions = [socket.at for socket in others]
    assert (await game.sockets[0].play())["type"] == "ack"
    await eventually(lambda: live_table.table.seq == game.live_table.table.seq)
    assert [await socket.drain() for socket in others] == [[], []]
    assert [socket.at for socket in others] == positions
