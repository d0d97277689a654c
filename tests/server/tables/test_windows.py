"""Questions that stay open for a fixed time: answering is optional and closes nothing early."""

import pytest

from miskatonic.games import GAMES
from tests.clauses import clause
from tests.server.harness import GameAtTable, LocalServer, LocalSocket

pytestmark = pytest.mark.anyio

GAME = GAMES["among-cultists"]
OPTIONS = {"claim_seconds": 8, "decision_seconds": 0, "spectators": "live"}
CLAIM, GO_ON = (GAME.choice(name) for name in ("claim", "go_on"))


async def at_the_window(server: LocalServer, people: int, **more: object) -> GameAtTable:
    """A game after a first round of default choices; the last socket is a spectator's."""
    game = await server.game(
        people=people, game="among-cultists", seats=5, options={**OPTIONS, **more}
    )
    game.sockets.append(await (await server.visitor("Watcher")).connect(game.id))
    live_table = game.live_table
    async with live_table.lock:
        while live_table.table.g.asked[0].prompt != "claim":
            seat = live_table.table.g.asked[0].seat
            await live_table.log.make_move(seat, GAME.default(live_table.table.g, seat), "clock")
        live_table.autopilot.reschedule()
    await game.drain()
    for socket in game.sockets:
        socket.transcript.clear()
    return game


def cultist(game: GameAtTable) -> LocalSocket:
    """The cultist's socket, at a table without bots."""
    return next(
        socket
        for socket in game.sockets
        if socket.view and (socket.view["own"] or {}).get("team") == "cultists"
    )


def heard(socket: LocalSocket, since: int) -> list[tuple[int, str]]:
    """The messages that answer no command, with their times, frame numbers and padding."""
    return [
        (at - since, text)
        for at, text in socket.transcript
        if '"nack"' not in text and '"ack"' not in text
    ]


async def rounds(game: GameAtTable) -> set[int]:
    await game.drain()
    return {socket.view["round"] for socket in game.sockets if socket.view is not None}


@clause("AC-N16", "AC-O27")
@pytest.mark.parametrize("people", [5, 2])
async def test_a_window_closes_on_time_without_any_answer(server: LocalServer, people: int) -> None:
    game = await at_the_window(server, people)
    server.bots.plays = int(GO_ON)
    game.live_table.autopilot.reschedule()
    assert {each.until for each in game.live_table.state().deadlines} == {
        server.clock.now() + 8_000
    }
    await server.clock.forward(7_999)
    assert await rounds(game) == {1}
    await server.clock.forward(1)
    assert await rounds(game) == {2}


@clause("AC-N16")
async def test_nobody_can_close_a_window_early(server: LocalServer) -> None:
    game = await at_the_window(server, 5, seer_guess_after_wrong_claim=False)
    for socket in game.sockets[:5]:
        assert (await socket.play(GO_ON))["refusal"]["reason"] == "too-early"
    assert (await cultist(game).play(CLAIM))["type"] == "ack"
    for socket in game.sockets[:5]:
        if socket is not cultist(game):
            assert (await socket.play(CLAIM))["refusal"]["reason"] == "illegal-choice"
    await server.clock.forward(7_999)
    await game.drain()
    assert [socket.view["result"] for socket in game.sockets if socket.view] == [None] * 6
    await server.clock.forward(1)
    await game.drain()
    assert all(socket.view and socket.view["result"] for socket in game.sockets)


@clause("AC-N16", "AC-N4")
async def test_a_claim_is_not_revealed_before_the_window_closes(
    server: LocalServer,
) -> None:
    """The same round twice; the second time the cultist claims after two seconds."""
    told, ends = [], []
    for claims in (False, True):
        game = await at_the_window(server, 5)
        began = server.clock.now()
        claimant = cultist(game)
        await server.clock.forward(2_000)
        if claims:
            assert (await claimant.play(CLAIM))["type"] == "ack"
        await server.clock.forward(5_999)
        await game.drain()
        others = [socket for socket in game.sockets if socket is not claimant]
        told.append([heard(socket, began) for socket in others])
        await server.clock.forward(1)
        await game.drain()
        ends.append(["claimed" in str(heard(socket, began)) for socket in others])
    assert told[0] == told[1]
    assert ends == [[False] * 5, [True] * 5]


@clause("AC-N16", "AC-N1")
async def test_a_bots_claim_does_not_change_when_the_window_closes(
    server: LocalServer,
) -> None:
    """Two people and three bots: nothing is sent until the window closes, claim or no claim."""
    for plays in (CLAIM, GO_ON):
        server.bots.plays = None
        game = await at_the_window(server, 2)
        server.bots.plays = int(plays)
        game.live_table.autopilot.reschedule()
        for socket in game.sockets:
            socket.transcript.clear()
        await server.clock.forward(7_999)
        await game.drain()
        assert [heard(socket, 0) for socket in game.sockets] == [[], [], []]
        await server.clock.forward(1)
        await game.drain()
        assert all(heard(socket, 0) for socket in game.sockets)
