"""Chat, the referee, claims, the spectators' chat, private notes."""

import pytest

from miskatonic.bots import coach
from miskatonic.server.workers.bots import BotLost
from tests.clauses import clause
from tests.server.harness import GAME, LocalServer, LocalSocket

pytestmark = pytest.mark.anyio


async def said(socket: LocalSocket) -> list[str]:
    return [each["line"]["text"] for each in await socket.drain() if each["type"] == "said"]


async def test_a_line_of_chat_reaches_every_seat_once(server: LocalServer) -> None:
    game = await server.game()
    assert (await game.sockets[1].ask("chat", text="  hello \n there "))["type"] == "ack"
    heard = [await socket.drain() for socket in game.sockets]
    for messages in heard:
        lines = [each["line"] for each in messages if each["type"] == "said"]
        assert lines == [
            {
                "seat": 1,
                "name": "Person 1",
                "text": "hello there",
                "at": server.clock.now(),
                "who": game.live_table.state().seats[1].who,
            }
        ]


async def test_a_line_that_is_sent_twice_is_said_once(server: LocalServer) -> None:
    game = await server.game()
    for _ in range(3):
        await game.sockets[0].ask("chat", id="hi", text="hi")
    assert await said(game.sockets[1]) == ["hi"]


async def test_a_later_viewer_reads_the_earlier_chat(server: LocalServer) -> None:
    game = await server.game()
    await game.sockets[0].ask("chat", text="first")
    socket = await game.visitors[1].socket(game.id).opened()
    socket.send("hello")
    snapshot = await socket.receive_until("snapshot")
    assert [line["text"] for line in snapshot["chat"]] == ["first"]


async def test_players_can_chat_before_the_game(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table()
    await ben.sit(table)
    sockets = [await visitor.connect(table) for visitor in (ada, ben)]
    await sockets[1].ask("chat", text="ready when you are")
    assert await said(sockets[0]) == ["ready when you are"]


async def test_a_table_may_be_played_without_chat(server: LocalServer) -> None:
    game = await server.game(settings={"chat": False})
    assert (await game.sockets[0].ask("chat", text="psst"))["refusal"]["reason"] == "no-chat"


@pytest.mark.parametrize("text", ["", "   ", "\n"])
async def test_an_empty_line_is_refused(server: LocalServer, text: str) -> None:
    game = await server.game()
    assert (await game.sockets[0].ask("chat", text=text))["refusal"]["reason"] == "bad-message"


@clause("AR-P2")
async def test_the_referee_tells_only_the_author_why_a_line_is_held_back(
    server: LocalServer,
) -> None:
    game = await server.game()
    answer = await game.sockets[0].ask("chat", text="You hold the dagger!")
    assert answer["refusal"]["reason"] == "held-back"
    assert (answer["refusal"]["text"], answer["refusal"]["word"]) == ("ar-talk-held", "dagger")
    for socket in game.sockets:
        assert await socket.drain() == []
    assert list(game.live_table.table.chat) == []


@clause("AR-P2")
async def test_before_and_after_the_game_the_referee_is_silent(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    socket = await ada.connect(await ada.make_table())
    assert (await socket.ask("chat", text="I like the dagger"))["type"] == "ack"
    game = await server.game()
    await game.play_on()
    assert (await game.sockets[0].ask("chat", text="you held the dagger"))["type"] == "ack"


@clause("AR-P2")
async def test_a_table_may_do_without_the_referee(server: LocalServer) -> None:
    game = await server.game(options={"referee": False})
    assert (await game.sockets[0].ask("chat", text="dagger"))["type"] == "ack"


@clause("AC-T26")
async def test_spectators_chat_among_themselves(server: LocalServer) -> None:
    game = await server.game(settings={"spectators": "live"})
    watchers = [await (await server.visitor(name)).connect(game.id) for name in ("Eve", "Fay")]
    await watchers[0].ask("chat", text="seat 1 holds the dagger")
    assert await said(watchers[1]) == ["seat 1 holds the dagger"]
    for socket in game.sockets:
        assert await said(socket) == []
        late = await game.visitors[0].socket(game.id).opened()
        late.send("hello")
        assert (await late.receive_until("snapshot"))["chat"] == []
        await late.hang_up()


async def test_spectators_see_the_players_chat(server: LocalServer) -> None:
    game = await server.game(settings={"spectators": "live"})
    watcher = await (await server.visitor("Eve")).connect(game.id)
    await game.sockets[0].ask("chat", text="hello")
    assert await said(watcher) == ["hello"]


async def test_a_game_without_claims_refuses_them(server: LocalServer) -> None:
    game = await server.game()
    answer = await game.sockets[0].ask("say", claim={"kind": "team", "team": "cultists"})
    assert answer["refusal"]["reason"] == "no-claim"
    assert game.live_table.table.moves == []


@clause("AC-T1")
async def test_a_claim_is_a_move_that_everyone_sees(server: LocalServer, ballot: str) -> None:
    game = await server.game(game=ballot)
    assert (await game.sockets[2].ask("say", claim={"number": 7}))["type"] == "ack"
    for socket in game.sockets:
        updates = [each for each in await socket.drain() if each["type"] == "update"]
        assert updates[0]["events"] == [{"kind": "claimed", "seat": 2, "number": 7}]
    assert game.live_table.table.record().moves == [(2, {"number": 7})]
    refused = await game.sockets[2].ask("say", claim={"letter": "x"})
    assert refused["refusal"]["reason"] == "no-claim"
    await game.live_table.reload()
    assert game.live_table.table.moves == [(2, {"number": 7})]


async def test_notes_are_visible_only_to_their_author(server: LocalServer) -> None:
    game = await server.game()
    path = f"/api/tables/{game.id}/notes"
    await game.visitors[0].do("PUT", path, {"text": "Ben lies"})
    assert await game.visitors[0].do("GET", path) == {"text": "Ben lies"}
    assert await game.visitors[1].do("GET", path) == {"text": ""}
    await game.visitors[0].do("PUT", path, {"text": ""})
    assert await game.visitors[0].do("GET", path) == {"text": ""}
    eve = await server.visitor("Eve")
    assert await eve.refusal("GET", path) == "not-a-player"
    assert await eve.refusal("PUT", path, {"text": "x"}) == "not-a-player"
    for socket in game.sockets:
        assert await socket.drain() == []


async def test_the_coach_uses_only_the_seats_knowledge_and_tells_only_that_seat(
    server: LocalServer,
) -> None:
    game = await server.game()
    path = f"/api/tables/{game.id}/coach"
    for seat, visitor in enumerate(game.visitors):
        answer = await visitor.do("GET", path)
        view = game.live_table.table.game.knowledge(game.live_table.table.g, seat)
        assert server.bots.shown[-1] == view
        assert answer == {"advice": coach(GAME, view)}
    assert await (await server.visitor("Eve")).refusal("GET", path) == "not-a-player"
    for socket in game.sockets:
        assert await socket.drain() == []


async def test_when_the_coach_process_is_lost_the_player_is_told_to_try_again(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()

    async def advise(*_: object) -> None:
        raise BotLost("advise: its process died 3 times")

    monkeypatch.setattr(server.bots, "advise", advise)
    response = await game.visitors[0].request("GET", f"/api/tables/{game.id}/coach")
    assert response.status_code == 503
    assert response.json()["reason"] == "try-again"
    assert response.json()["detail"] == "the coach did not answer; try again in a moment"


async def test_a_table_may_be_played_without_a_coach(server: LocalServer) -> None:
    game = await server.game(settings={"coach": False})
    assert await game.visitors[0].refusal("GET", f"/api/tables/{game.id}/coach") == "no-coach"
