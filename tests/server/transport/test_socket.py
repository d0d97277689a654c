"""A socket's messages, also when they are duplicated, late, reordered or lost."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Json, LocalServer, LocalSocket, Visitor, open_server

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True


def kinds(heard: list[Json]) -> list[str]:
    return [each["type"] for each in heard]


async def test_a_move_is_checked_once_and_only_by_the_game(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()
    table = game.live_table.table
    mover = game.asked()
    checked: list[tuple[int, Any]] = []
    after = table.after

    def count(seat: int, move: Any) -> Any:
        checked.append((seat, move))
        return after(seat, move)

    monkeypatch.setattr(table, "after", count)
    assert mover.decision is not None
    choice = mover.decision["options"][0]
    assert (await mover.play(choice))["type"] == "ack"
    await game.drain()
    refused = await game.asked().play(choice=10**30)
    assert refused["refusal"]["reason"] == "illegal-choice"
    assert [move for _, move in checked] == [choice, 10**30]


async def test_a_socket_begins_with_welcome_and_snapshot(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    socket = await ada.socket(table).opened()
    socket.send("hello")
    welcome = await socket.receive()
    snapshot = await socket.receive()
    assert (welcome["type"], welcome["seat"], welcome["host"]) == ("welcome", 0, True)
    assert welcome["room"]["seats"][0]["connected"] is True
    assert snapshot == {"type": "snapshot", "epoch": 0, "n": 0, "view": None, "chat": []}


async def test_a_whole_game_can_be_played_to_its_end(server: LocalServer) -> None:
    game = await server.game()
    assert await game.play_on() > 10
    views = [socket.view for socket in game.sockets]
    for view in views:
        assert view is not None
        assert view["result"]["reason"]
        assert len(view["seed"]) == 64
    assert game.live_table.table.status == "over"


async def test_a_snapshot_with_updates_equals_a_new_snapshot(
    server: LocalServer,
) -> None:
    game = await server.game()
    for _ in range(25):
        assert (await game.asked().play())["type"] == "ack"
        await game.drain()
        for socket, visitor in zip(game.sockets, game.visitors, strict=True):
            other = await visitor.connect(game.id)
            assert other.view == socket.view
            assert other.at == socket.at
            await other.hang_up()
        await game.drain()


async def test_a_command_is_acknowledged_before_its_update_is_sent(server: LocalServer) -> None:
    game = await server.game()
    mover = game.asked()
    decision = mover.decision
    assert decision is not None
    mover.send("play", id="x", decision=decision["id"], choice=decision["options"][0])
    assert kinds([await mover.receive(), await mover.receive()]) == ["ack", "update"]


async def test_a_repeated_command_is_acknowledged_again_and_done_once(server: LocalServer) -> None:
    game = await server.game()
    mover = game.asked()
    decision = mover.decision
    assert decision is not None
    fields = {"id": "once", "decision": decision["id"], "choice": decision["options"][0]}
    first = await mover.ask("play", **fields)
    moves = len(game.live_table.table.moves)
    again = [await mover.ask("play", **fields) for _ in range(3)]
    assert again == [first, first, first]
    assert len(game.live_table.table.moves) == moves == 1


async def test_two_senders_may_use_the_same_command_id(server: LocalServer) -> None:
    game = await server.game()
    for _ in range(3):
        assert (await game.asked().play(id="the same"))["type"] in ("ack", "nack")
        await game.drain()
    assert (
        len({seat for seat, _ in game.live_table.table.moves})
        == len(game.live_table.table.moves)
        > 1
    )


async def test_two_racing_sockets_of_one_seat_make_one_move(server: LocalServer) -> None:
    game = await server.game()
    mover = game.asked()
    visitor = game.visitors[game.sockets.index(mover)]
    other = await visitor.connect(game.id)
    decision = mover.decision
    assert decision is not None
    for socket, choice in ((mover, decision["options"][0]), (other, decision["options"][-1])):
        socket.send("play", id=f"from {choice}", decision=decision["id"], choice=choice)
    answers = [await next_answer(mover), await next_answer(other)]
    assert sorted(answer["type"] for answer in answers) == ["ack", "nack"]
    assert next(a for a in answers if a["type"] == "nack")["refusal"]["reason"] == "stale-decision"
    assert len(game.live_table.table.moves) == 1
    await mover.drain()
    await other.drain()
    assert mover.view == other.view


async def next_answer(socket: LocalSocket) -> Json:
    while True:
        heard = await socket.receive()
        if heard["type"] in ("ack", "nack"):
            return heard


async def test_the_same_command_from_two_sockets_is_done_once(server: LocalServer) -> None:
    game = await server.game()
    mover = game.asked()
    other = await game.visitors[game.sockets.index(mover)].connect(game.id)
    decision = mover.decision
    assert decision is not None
    for socket in (mover, other):
        socket.send("play", id="one", decision=decision["id"], choice=decision["options"][0])
    answers = [await next_answer(mover), await next_answer(other)]
    assert answers == [{"type": "ack", "id": "one"}] * 2
    assert len(game.live_table.table.moves) == 1


async def test_a_stale_decision_is_refused(server: LocalServer) -> None:
    game = await server.game()
    mover = game.asked()
    decision = mover.decision
    assert decision is not None
    await mover.play()
    await game.drain()
    late = await mover.ask("play", decision=decision["id"], choice=decision["options"][0])
    assert late["refusal"]["reason"] == "stale-decision"
    early = await game.asked().play(decision=decision["id"] + 100)
    assert early["refusal"]["reason"] == "stale-decision"


async def test_a_choice_that_is_not_an_option_is_refused(server: LocalServer) -> None:
    game = await server.game()
    answer = await game.asked().play(choice=10**9)
    assert answer["refusal"]["reason"] == "illegal-choice"
    assert game.live_table.table.moves == []


async def test_a_message_that_names_a_seat_is_refused(server: LocalServer) -> None:
    game = await server.game()
    mover = game.asked()
    rival = next(socket for socket in game.sockets if socket is not mover)
    decision = mover.decision
    assert decision is not None
    fields = {"decision": decision["id"], "choice": decision["options"][0]}
    forged = await rival.ask("play", seat=mover.seat, **fields)
    assert forged["refusal"]["reason"] == "bad-message"
    plain = await rival.ask("play", **fields)
    assert plain["refusal"]["reason"] == "stale-decision"
    assert game.live_table.table.moves == []


async def test_a_spectator_cannot_move(server: LocalServer) -> None:
    game = await server.game(settings={"spectators": "live"})
    watcher = await (await server.visitor("Eve")).connect(game.id)
    decision = game.asked().decision
    assert decision is not None
    answer = await watcher.ask("play", decision=decision["id"], choice=decision["options"][0])
    assert answer["refusal"]["reason"] == "not-a-player"


async def test_duplicated_and_reordered_commands_are_harmless(server: LocalServer) -> None:
    game = await server.game()
    sent: list[tuple[LocalSocket, str]] = []
    for _ in range(12):
        mover = game.asked()
        decision = mover.decision
        assert decision is not None
        text = json.dumps(
            {
                "type": "play",
                "id": f"m{len(sent)}",
                "decision": decision["id"],
                "choice": decision["options"][0],
            }
        )
        sent.append((mover, text))
        for socket, old in [*sent[::-1], *sent]:
            socket.send_raw(old)
        await game.drain()
    assert len(game.live_table.table.moves) == 12


async def test_a_viewer_that_missed_frames_is_sent_only_those(server: LocalServer) -> None:
    game = await server.game()
    socket = game.sockets[0]
    epoch, n = socket.at
    before = len(socket.transcript)
    await game.play_on(8)
    sent = [text for _, text in socket.transcript[before:] if '"update"' in text]
    again = await game.visitors[0].socket(game.id).opened()
    again.view, again.at = {"history": []}, (epoch, n)
    again.send("hello", epoch=epoch, n=n)
    await again.receive_until("welcome")
    await again.drain()
    resent = [text for _, text in again.transcript if '"update"' in text]
    assert sent == resent
    assert len(sent) >= 8


async def test_a_viewer_that_missed_too_much_is_sent_a_snapshot(server: LocalServer) -> None:
    game = await server.game()
    for seen in ({"epoch": 7, "n": 1}, {"epoch": 1, "n": 999}, {"epoch": 1, "n": -1}, {}):
        socket = await game.visitors[0].socket(game.id).opened()
        socket.send("hello", **seen)
        assert (await socket.receive())["type"] == "welcome"
        assert (await socket.receive())["type"] == "snapshot"
        await socket.hang_up()


async def test_a_ping_recovers_a_lost_frame(server: LocalServer) -> None:
    game = await server.game()
    socket = game.sockets[0]
    epoch, n = socket.at
    await game.play_on(3)
    socket.send("ping", epoch=epoch, n=n)
    pong = await socket.receive_until("pong")
    assert (pong["epoch"], pong["n"]) == socket.at
    missed = await socket.drain()
    assert [each["n"] for each in missed] == list(range(n + 1, pong["n"] + 1))


async def test_a_ping_of_an_up_to_date_viewer_gets_only_a_pong(server: LocalServer) -> None:
    game = await server.game()
    socket = game.sockets[0]
    socket.send("ping", epoch=socket.at[0], n=socket.at[1])
    assert (await socket.receive())["type"] == "pong"
    assert await socket.drain() == []


async def test_the_server_sends_a_pong_by_itself_from_time_to_time(server: LocalServer) -> None:
    game = await server.game()
    await server.clock.forward(20_000)
    heard = await game.sockets[0].receive()
    assert (heard["type"], heard["now"]) == ("pong", server.clock.now())


async def test_nothing_is_answered_before_hello(server: LocalServer) -> None:
    game = await server.game()
    socket = await game.visitors[0].socket(game.id).opened()
    socket.send("ping", epoch=0, n=0)
    refused = await socket.receive()
    assert (refused["type"], refused["refusal"]["reason"]) == ("nack", "bad-message")


async def test_a_reloaded_table_goes_on_in_a_new_epoch(server: LocalServer) -> None:
    """Earlier frame numbers are no longer valid, so every viewer is sent a snapshot."""
    game = await server.game()
    await game.play_on(10)
    views = [socket.view for socket in game.sockets]
    epochs = [socket.at[0] for socket in game.sockets]
    await game.live_table.reload()
    await game.drain()
    assert [socket.view for socket in game.sockets] == views
    assert all(socket.at[0] not in epochs and socket.at[1] == 0 for socket in game.sockets)
    left = await game.visitors[0].socket(game.id).opened()
    left.send("hello", epoch=epochs[0], n=0)
    await left.receive_until("welcome")
    assert (await left.receive())["type"] == "snapshot"
    await game.play_on(3)
    assert all(socket.at[1] > 0 for socket in game.sockets)


async def test_the_database_arbitrates_between_two_processes(tmp_path: Path) -> None:
    """Both have the table in memory; the second one to write learns what the first has done."""
    async with open_server(tmp_path) as here, open_server(tmp_path) as there:
        game = await here.game()
        mover = game.asked()
        visitor = game.visitors[game.sockets.index(mover)]
        remote = Visitor(there.app, visitor.client)
        socket = await remote.connect(game.id)
        decision = socket.decision
        assert decision is not None
        assert (await mover.play())["type"] == "ack"
        late = await socket.play(choice=decision["options"][-1])
        assert late["refusal"]["reason"] == "stale-decision"
        await socket.drain()
        await mover.drain()
        assert socket.view == mover.view
        assert len((await there.live_table(game.id)).table.moves) == 1


async def test_after_a_failed_write_nothing_is_lost_and_the_table_goes_on(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk full")

    with monkeypatch.context() as failing:
        failing.setattr(server.context.store.writer._database, "append", fail)
        answer = await game.asked().play()
        assert answer["refusal"]["reason"] == "try-again"
    await game.drain()
    assert game.live_table.table.moves == []
    assert (await game.asked().play())["type"] == "ack"
