"""Proposals and votes are in the log before they are acknowledged."""

from pathlib import Path
from typing import Any

import pytest

from tests.clauses import clause
from tests.server.harness import GameAtTable, LocalServer, LocalSocket, Visitor, open_server

pytestmark = pytest.mark.anyio


async def come_back(
    server: LocalServer, game: GameAtTable, cookies: list[dict[str, Any]]
) -> list[LocalSocket]:
    sockets = []
    for each in cookies:
        visitor: Visitor = server.anonymous()
        visitor.client.cookies.update(each)
        sockets.append(await visitor.connect(game.id))
    return sockets


@clause("AC-Q15")
async def test_a_proposal_and_its_answers_survive_a_crash(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        game = await server.game()
        now = server.clock.now()
        assert (await game.sockets[0].ask("propose", what="pause"))["type"] == "ack"
        assert (await game.sockets[1].ask("vote", proposal=1, agree=True))["type"] == "ack"
        # The log is complete before the server ends: a crash would leave the same.
        log = [row.body for row in (await loaded(server, game.id))[1]]
        assert b'"proposed"' in log[-2]
        assert b'"voted"' in log[-1]
        cookies = [dict(visitor.client.cookies) for visitor in game.visitors]
    async with open_server(tmp_path) as server:
        assert server.clock.now() == now
        sockets = await come_back(server, game, cookies)
        live_table = await server.live_table(game.id)
        proposal = live_table.state().proposal
        assert proposal is not None
        assert (proposal.id, proposal.what, proposal.by) == (1, "pause", 0)
        assert proposal.until == now + 60_000
        assert (await sockets[2].ask("vote", proposal=1, agree=True))["type"] == "ack"
        assert live_table.table.status == "paused"
        assert (live_table.state().proposal, live_table.state().last_proposal) == (None, "agreed")


async def loaded(server: LocalServer, table: str) -> Any:
    return await server.context.store.load(table)


async def test_an_answer_sent_again_after_a_crash_counts_once(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        game = await server.game()
        await game.sockets[0].ask("propose", what="pause")
        await game.sockets[1].ask("vote", id="my vote", proposal=1, agree=False)
        cookies = [dict(visitor.client.cookies) for visitor in game.visitors]
    async with open_server(tmp_path) as server:
        sockets = await come_back(server, game, cookies)
        again = await sockets[1].ask("vote", id="my vote", proposal=1, agree=True)
        assert again["type"] == "ack"
        await sockets[2].ask("vote", proposal=1, agree=True)
        live_table = await server.live_table(game.id)
        assert (live_table.table.status, live_table.state().last_proposal) == (
            "playing",
            "declined",
        )


async def test_a_proposal_that_expired_while_the_server_was_down_is_declined(
    tmp_path: Path,
) -> None:
    async with open_server(tmp_path) as server:
        game = await server.game()
        await game.sockets[0].ask("propose", what="abort")
        cookies = [dict(visitor.client.cookies) for visitor in game.visitors]
    async with open_server(tmp_path) as server:
        server.clock.jump(61_000)
        await come_back(server, game, cookies)
        await server.clock.forward(1)
        live_table = await server.live_table(game.id)
        assert (live_table.state().proposal, live_table.state().last_proposal) == (None, "declined")
        assert live_table.table.status == "playing"
        # The next one has another number.
        sockets = await come_back(server, game, cookies)
        await sockets[0].ask("propose", what="abort")
        proposal = live_table.state().proposal
        assert proposal is not None
        assert proposal.id == 2


async def test_a_vote_is_not_shown_until_all_have_voted(server: LocalServer) -> None:
    game = await server.game()
    await game.sockets[0].ask("propose", what="pause")
    await game.drain()
    before = game.live_table.state()
    await game.sockets[1].ask("vote", proposal=1, agree=False)
    assert await game.sockets[0].drain() == []
    assert await game.sockets[2].drain() == []
    assert game.live_table.state() == before


async def test_a_proposal_that_cannot_be_written_was_not_made(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()
    database: Any = server.context.store.writer._database

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(database, "run", full)
        patch.setattr(database, "append", full)
        answer = await game.sockets[0].ask("propose", what="pause")
        assert answer["refusal"]["detail"].startswith("the disk is full")
    assert (await server.live_table(game.id)).state().proposal is None
    assert (await game.sockets[0].ask("propose", what="pause"))["type"] == "ack"


async def test_a_concession_names_the_player_once_all_others_agree(server: LocalServer) -> None:
    game = await server.game()
    await game.play_on(3)
    assert (await game.sockets[1].ask("propose", what="concede"))["type"] == "ack"
    assert game.live_table.state().status == "playing"
    await game.sockets[0].ask("vote", proposal=1, agree=True)
    await game.sockets[2].ask("vote", proposal=1, agree=True)
    state = (await game.visitors[2].do("GET", f"/api/tables/{game.id}"))["room"]
    assert (state["status"], state["conceded"]) == ("aborted", 1)
    live_table = await server.context.tables.loaded(*(await loaded(server, game.id)))
    assert live_table.table.conceded == 1


async def test_a_declined_concession_does_not_name_who_proposed_it(server: LocalServer) -> None:
    game = await server.game()
    await game.sockets[1].ask("propose", what="concede")
    await game.sockets[0].ask("vote", proposal=1, agree=True)
    await game.sockets[2].ask("vote", proposal=1, agree=False)
    assert (game.live_table.state().status, game.live_table.state().conceded) == ("playing", None)


async def test_a_cancelled_game_has_no_loser(server: LocalServer) -> None:
    game = await server.game(1, seats=3)
    await game.sockets[0].ask("propose", what="abort")
    assert (game.live_table.state().status, game.live_table.state().conceded) == ("aborted", None)


async def test_against_bots_a_concession_takes_effect_at_once_even_when_paused(
    server: LocalServer,
) -> None:
    game = await server.game(1, seats=3)
    await game.sockets[0].ask("propose", what="pause")
    assert (await game.sockets[0].ask("propose", what="concede"))["type"] == "ack"
    assert (game.live_table.state().status, game.live_table.state().conceded) == ("aborted", 0)
