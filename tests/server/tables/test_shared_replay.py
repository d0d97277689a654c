"""Shared replays: people look at a finished game together, and one of them leads."""

import pytest

from tests.clauses import clause
from tests.server.harness import GameAtTable, Json, LocalServer, LocalSocket

pytestmark = pytest.mark.anyio


async def finished(server: LocalServer) -> GameAtTable:
    game = await server.game()
    await game.play_on()
    await game.drain()
    return game


async def shown(socket: LocalSocket) -> list[Json | None]:
    return [each["showing"] for each in await socket.drain() if each["type"] == "shown"]


async def test_the_others_are_told_where_the_leader_is(server: LocalServer) -> None:
    game = await finished(server)
    watcher = await (await server.visitor("Eve")).connect(game.id)
    leader = game.sockets[1]
    assert (await leader.ask("show", move=7, eyes="all"))["type"] == "ack"
    assert (await leader.ask("show", move=8, eyes=2))["type"] == "ack"
    who = game.live_table.state().seats[1].who
    expected = [
        {"who": who, "name": "Person 1", "move": 7, "eyes": "all"},
        {"who": who, "name": "Person 1", "move": 8, "eyes": 2},
    ]
    for socket in (game.sockets[0], watcher):
        assert await shown(socket) == expected
    late = await (await server.visitor("Zoe")).do("GET", f"/api/tables/{game.id}")
    assert late["room"]["showing"] == expected[-1]


async def test_a_leader_leads_until_they_stop_or_disconnect(server: LocalServer) -> None:
    game = await finished(server)
    first, second = game.sockets[:2]
    await first.ask("show", move=3)
    refused = await second.ask("show", move=4)
    assert refused["refusal"]["reason"] == "somebody-leads"
    assert (await second.ask("show", move=None))["refusal"]["reason"] == "somebody-leads"
    await first.ask("show", move=None)
    assert (await shown(second))[-1] is None
    assert (await second.ask("show", move=4))["type"] == "ack"
    again = await game.visitors[1].connect(game.id)
    await second.hang_up()
    assert game.live_table.state().showing is not None, "still connected, in another window"
    await again.hang_up()
    assert game.live_table.state().showing is None
    assert (await shown(game.sockets[2]))[-1] is None


@clause("AC-N33")
async def test_a_shared_replay_is_refused_before_the_end_of_the_game(server: LocalServer) -> None:
    game = await server.game()
    watcher = await (await server.visitor("Eve")).connect(game.id)
    for socket in (*game.sockets, watcher):
        answer = await socket.ask("show", move=0)
        assert answer["refusal"]["reason"] == "not-over"
    for socket in game.sockets:
        assert await shown(socket) == []


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"move": 10_000}, "no-such-move"),
        ({"move": -1}, "bad-message"),
        ({"move": 1, "eyes": 3}, "no-such-seat"),
        ({"move": 1, "eyes": "mine"}, "bad-message"),
        ({}, "bad-message"),
    ],
)
async def test_an_invalid_position_is_refused(
    server: LocalServer, message: Json, reason: str
) -> None:
    game = await finished(server)
    assert (await game.sockets[0].ask("show", **message))["refusal"]["reason"] == reason
    assert game.live_table.audience.showing is None
