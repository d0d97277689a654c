"""Undo: which moves can be undone, and who must agree."""

import copy

import pytest

from tests.server.harness import GameAtTable, LocalServer, LocalSocket

pytestmark = pytest.mark.anyio


async def hand_on(game: GameAtTable) -> tuple[LocalSocket, int]:
    """The active seat hands its card on, which reveals nothing; returns its socket and choice."""
    mover = game.asked()
    assert mover.decision is not None
    choice: int = mover.decision["options"][0]
    assert (await mover.play(choice))["type"] == "ack"
    await game.drain()
    return mover, choice


async def two_moves(game: GameAtTable) -> tuple[LocalSocket, LocalSocket]:
    """Two seats hand a card on, one after the other; returns their sockets."""
    first, _ = await hand_on(game)
    second = game.asked()
    assert second.decision is not None
    await second.play(next(each for each in second.decision["options"] if each < 7))
    await game.drain()
    return first, second


async def test_a_player_can_undo_a_move_that_revealed_nothing_at_once(server: LocalServer) -> None:
    game = await server.game()
    views = [copy.deepcopy(socket.view) for socket in game.sockets]
    mover, choice = await hand_on(game)
    assert (await mover.ask("undo"))["type"] == "ack"
    await game.drain()
    assert game.live_table.table.moves == []
    assert [socket.at[0] for socket in game.sockets] == [2, 2, 2]
    for socket, before in zip(game.sockets, views, strict=True):
        assert socket.view == before
    assert (await mover.play(choice))["type"] == "ack"


async def test_everyone_is_told_who_undid_what(server: LocalServer) -> None:
    game = await server.game()
    mover, _ = await hand_on(game)
    assert game.live_table.state().undone is None
    watcher = game.sockets[(game.sockets.index(mover) + 1) % 3]
    await mover.ask("undo")
    live_table = [each["room"] for each in await watcher.drain() if each["type"] == "room"][-1]
    assert live_table["undone"] == {"seat": mover.seat, "moves": 1, "epoch": live_table["epoch"]}


async def test_an_undo_is_appended_and_survives_a_restart(server: LocalServer) -> None:
    game = await server.game()
    mover, _ = await hand_on(game)
    length = game.live_table.table.seq
    await mover.ask("undo")
    assert game.live_table.table.seq == length + 1
    await game.drain()
    await mover.play()
    await game.live_table.reload()
    await game.drain()
    assert len(game.live_table.table.moves) == 1
    assert game.live_table.table.epoch == 2


async def test_an_answer_to_a_question_that_was_undone_is_stale(server: LocalServer) -> None:
    """After an undo the next question must not reuse the number of an earlier one."""
    game = await server.game()
    mover, _ = await hand_on(game)
    receiver = game.asked()
    before = receiver.decision
    assert before is not None
    await mover.ask("undo")
    await game.drain()
    await hand_on(game)
    assert game.asked() is receiver
    late = await receiver.play(decision=before["id"])
    assert late["refusal"]["reason"] == "stale-decision"


async def test_a_repeated_undo_command_undoes_one_move(server: LocalServer) -> None:
    game = await server.game()
    mover, _ = await hand_on(game)
    for _ in range(3):
        assert (await mover.ask("undo", id="u"))["type"] == "ack"
    assert game.live_table.table.epoch == 2


async def test_without_a_move_there_is_nothing_to_undo(server: LocalServer) -> None:
    game = await server.game()
    answer = await game.asked().ask("undo")
    assert answer["refusal"]["reason"] == "no-undo"


async def test_a_move_that_revealed_a_secret_cannot_be_undone(server: LocalServer) -> None:
    """Taking a card turns the old one face up, and shows the new one to all others."""
    game = await server.game()
    await hand_on(game)
    taker = game.asked()
    take = game.live_table.table.game.choice("take")
    assert (await taker.play(take))["type"] == "ack"
    answer = await taker.ask("undo")
    assert (answer["type"], answer["refusal"]["reason"]) == ("nack", "no-undo")
    assert len(game.live_table.table.moves) == 2


async def test_a_move_that_revealed_a_hidden_card_publicly_cannot_be_undone(
    server: LocalServer,
) -> None:
    """Three hand the card on; the last discards it face up: public, but unknown before."""
    game = await server.game()
    table = game.live_table.table
    discard = table.game.choice("discard")
    while True:
        mover = game.asked()
        assert mover.decision is not None
        options = mover.decision["options"]
        if discard in options:
            break
        await mover.play(next(each for each in options if each < 7))
        await game.drain()
    given, told = len(table.moves), table.g.log.number
    await mover.play(discard)
    await game.drain()
    shown = table.g.log
    while shown.number > told + 1:
        shown = shown.earlier
    assert (shown.event.kind, shown.event.has_secrets) == ("discarded", False)
    answer = await mover.ask("undo")
    assert answer["refusal"]["reason"] == "no-undo"
    assert len(table.moves) == given + 1


async def test_undoing_moves_of_others_needs_their_consent(server: LocalServer) -> None:
    game = await server.game(5)
    first, second = await two_moves(game)
    assert (await first.ask("undo"))["type"] == "ack"
    assert len(game.live_table.table.moves) == 2
    proposal = game.live_table.state().proposal
    assert proposal is not None
    assert (proposal.what, proposal.by, proposal.asked) == ("undo", first.seat, [second.seat])
    assert (await second.ask("vote", proposal=proposal.id, agree=True))["type"] == "ack"
    await game.drain()
    assert game.live_table.table.moves == []


async def test_without_consent_the_moves_stay(server: LocalServer) -> None:
    game = await server.game(5)
    first, second = await two_moves(game)
    await first.ask("undo")
    await second.ask("vote", proposal=1, agree=False)
    await game.drain()
    assert len(game.live_table.table.moves) == 2


async def test_a_table_may_be_played_without_undo(server: LocalServer) -> None:
    game = await server.game(settings={"undo": False})
    mover, _ = await hand_on(game)
    assert (await mover.ask("undo"))["refusal"]["reason"] == "no-undo"
