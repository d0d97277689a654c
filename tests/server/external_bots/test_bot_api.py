"""External bots: their tokens, what they see, what they may do, and refusals."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from miskatonic.games import GAMES
from miskatonic.server.base.refusals import Refused
from tests.server.harness import ORIGIN, Json, LocalServer, Visitor, open_server, plain

pytestmark = pytest.mark.anyio


def bot_with(server: LocalServer, token: str) -> Visitor:
    transport = httpx.ASGITransport(server.app, raise_app_exceptions=False)
    client = httpx.AsyncClient(
        transport=transport, base_url=ORIGIN, headers={"authorization": f"Bearer {token}"}
    )
    return Visitor(server.app, client)


async def new_bot(server: LocalServer, owner: Visitor, name: str = "Deep Thought") -> Visitor:
    made = await owner.do("POST", "/api/bots", {"name": name})
    return bot_with(server, made["token"])


async def begun(server: LocalServer, **new: Any) -> tuple[str, Visitor, Visitor]:
    """A table of three: Ada, her bot, and a bot of the server."""
    ada = await server.visitor("Ada")
    bot = await new_bot(server, ada)
    table = await ada.make_table(3, **new)
    await bot.sit(table)
    await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
    await ada.do("POST", f"/api/tables/{table}/start")
    return table, ada, bot


async def look(bot: Visitor, table: str, query: str = "") -> Json:
    return await bot.do("GET", f"/api/tables/{table}/look{query}")


# ---------------------------------------------------------------- tokens


async def test_only_the_hash_of_a_token_is_stored(server: LocalServer, tmp_path: Path) -> None:
    ada = await server.visitor("Ada")
    made = await ada.do("POST", "/api/bots", {"name": "Deep Thought"})
    assert made["name"] == "Deep Thought (bot)"
    assert [each["name"] for each in (await ada.do("GET", "/api/bots"))["bots"]] == [made["name"]]
    kept = b"".join(file.read_bytes() for file in server.context.folder.glob("miskatonic.sqlite3*"))
    assert made["token"].encode() not in kept
    assert made["token"].removeprefix("mb:").encode() not in kept


async def test_a_revoked_token_is_refused(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    made = await ada.do("POST", "/api/bots", {"name": "Deep Thought"})
    bot = bot_with(server, made["token"])
    assert (await bot.do("GET", "/api/me"))["me"]["name"] == "Deep Thought (bot)"
    again = await ada.do("POST", f"/api/bots/{made['id']}/token")
    assert await bot.refusal("GET", "/api/me") == "who-are-you"
    new = bot_with(server, again["token"])
    assert (await new.do("GET", "/api/me"))["me"]["name"] == "Deep Thought (bot)"
    await ada.do("DELETE", f"/api/bots/{made['id']}")
    assert await new.refusal("GET", "/api/me") == "who-are-you"
    assert (await ada.do("GET", "/api/bots"))["bots"] == []


async def test_only_its_owner_can_revoke_or_renew_a_token(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    made = await ada.do("POST", "/api/bots", {"name": "Deep Thought"})
    assert await ben.refusal("DELETE", f"/api/bots/{made['id']}") == "not-found"
    assert await ben.refusal("POST", f"/api/bots/{made['id']}/token") == "not-found"


async def test_tokens_and_cookies_are_not_interchangeable(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    made = await ada.do("POST", "/api/bots", {"name": "Deep Thought"})
    thief = server.anonymous()
    thief.client.cookies.set("miskatonic", made["token"])
    assert (await thief.do("GET", "/api/me"))["me"] is None
    cookie = ada.client.cookies["miskatonic"]
    assert await bot_with(server, cookie).refusal("GET", "/api/me") == "who-are-you"


@pytest.mark.parametrize("header", ["Basic abc", "Bearer", "Bearer mb:nothing", "mb:nothing", ""])
async def test_an_invalid_token_is_refused(server: LocalServer, header: str) -> None:
    anonymous = server.anonymous()
    anonymous.client.headers["authorization"] = header
    assert await anonymous.refusal("GET", "/api/tables") == "who-are-you"


async def test_a_token_gives_access_only_to_the_bot_api(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    bot = await new_bot(server, ada)
    assert await bot.refusal("PUT", "/api/me", {"name": "A person"}) == "not-a-player"
    assert await bot.refusal("POST", "/api/bots", {"name": "A child"}) == "not-a-player"
    assert await bot.refusal("GET", "/api/me/data") == "not-a-player"
    assert await bot.refusal("GET", "/api/admin") == "not-a-player"
    table = await ada.make_table(3)
    for path in ("look", "wait", "stream"):
        assert await ada.refusal("GET", f"/api/tables/{table}/{path}") == "who-are-you"


async def test_bots_per_person_are_limited(tmp_path: Path) -> None:
    async with open_server(tmp_path, bots_per_person=2) as server:
        ada = await server.visitor("Ada")
        for name in ("One", "Two"):
            await ada.do("POST", "/api/bots", {"name": name})
        assert await ada.refusal("POST", "/api/bots", {"name": "Three"}) == "too-many"


async def test_a_bot_that_sends_too_many_requests_gets_429(tmp_path: Path) -> None:
    async with open_server(tmp_path, messages_per_second=1.0) as server:
        bot = await new_bot(server, await server.visitor("Ada"))
        told = [(await bot.request("GET", "/api/tables")).status_code for _ in range(8)]
        assert told[0] == 200
        assert told[-1] == 429


async def test_bots_move_into_the_account_and_are_deleted_with_their_owner(
    server: LocalServer,
) -> None:
    ada = await server.visitor("Ada")
    bot = await new_bot(server, ada)
    secret = {"login": "ada-login", "password": "a long enough secret"}
    owner = await server.visitor("Ada")
    await owner.do("POST", "/api/account", secret)
    await ada.do("POST", "/api/login", secret)
    assert len((await ada.do("GET", "/api/bots"))["bots"]) == 1
    await ada.do("POST", "/api/me/delete", {"name": "Ada", "password": secret["password"]})
    assert await bot.refusal("GET", "/api/me") == "who-are-you"


# ---------------------------------------------------------------- marked as bots


async def test_external_bots_are_marked_as_bots(server: LocalServer) -> None:
    table, ada, _ = await begun(server)
    seats = (await ada.do("GET", f"/api/tables/{table}"))["room"]["seats"]
    assert [(each["name"], each["agent"]) for each in seats[:2]] == [
        ("Ada", False),
        ("Deep Thought (bot)", True),
    ]
    person = server.anonymous()
    assert await person.refusal("PUT", "/api/me", {"name": "Eve (bot)"}) == "bad-name"


async def test_proposals_do_not_need_a_bots_consent(server: LocalServer) -> None:
    table, ada, bot = await begun(server)
    await look(bot, table)
    socket = await ada.connect(table)
    await socket.ask("propose", what="pause")
    assert (await ada.do("GET", f"/api/tables/{table}"))["room"]["status"] == "paused"


async def test_a_person_becomes_host_before_a_bot(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    bot = await new_bot(server, ada)
    table = await ada.make_table(3)
    await bot.sit(table)
    await ben.sit(table)
    await ada.do("POST", f"/api/tables/{table}/leave")
    assert (await ben.do("GET", f"/api/tables/{table}"))["host"]


# ---------------------------------------------------------------- looking and moving


async def test_a_bot_sees_what_a_person_on_its_seat_would(server: LocalServer) -> None:
    table, _, bot = await begun(server)
    seen = await look(bot, table, "?view=1")
    live_table = await server.context.tables.live_table(table)
    assert seen["seat"] == 1
    assert seen["view"] == plain(live_table.table.game.view(live_table.table.g, 1))
    assert seen["view"]["held"][1] is None
    assert seen["text"].startswith("You are Deep Thought (bot), seat 1.")
    assert (await look(bot, table))["view"] is None


async def test_the_length_of_a_look_reveals_nothing(server: LocalServer) -> None:
    table, _, bot = await begun(server)
    path = f"/api/tables/{table}/look"
    lengths = {len((await bot.request("GET", path)).content) for _ in range(2)}
    assert len(lengths) == 1
    assert lengths.pop() % 16_384 == 0


async def three_bots(server: LocalServer) -> tuple[str, list[Visitor]]:
    """A table made by a bot, with external bots on all seats."""
    ada = await server.visitor("Ada")
    bots = [await new_bot(server, ada, name) for name in ("One", "Two", "Three")]
    table = await bots[0].make_table(3)
    for bot in bots[1:]:
        await bot.sit(table)
    await bots[0].do("POST", f"/api/tables/{table}/start")
    return table, bots


async def who_is_asked(bots: list[Visitor], table: str) -> tuple[Visitor, Json] | None:
    for bot in bots:
        question = (await look(bot, table, "?latest=0"))["question"]
        if question is not None:
            return bot, question
    return None


@pytest.mark.slow
async def test_bots_play_a_game_to_its_end(server: LocalServer) -> None:
    table, bots = await three_bots(server)
    seen = await look(bots[0], table, "?view=1&latest=0")
    while seen["room"]["status"] == "playing":
        bot = bots[seen["view"]["waiting"][0]["seat"]]
        question = (await look(bot, table, "?latest=0"))["question"]
        answer = {"decision": question["decision"], "choice": question["options"][0]["choice"]}
        seen = await bot.do("POST", f"/api/tables/{table}/choose?view=1&latest=0", answer)
    assert seen["room"]["status"] == "over"
    assert seen["view"]["result"]["winners"] is not None
    assert seen["text"].split("\n")[-1].startswith("The game is over.")


async def test_refusals_name_what_is_wrong_and_change_nothing(server: LocalServer) -> None:
    table, _, bot = await begun(server)
    live_table = await server.context.tables.live_table(table)
    before = live_table.table.seq
    path = f"/api/tables/{table}"
    assert await bot.refusal("POST", f"{path}/choose", {"decision": 99, "choice": 0}) == (
        "stale-decision"
    )
    assert await bot.refusal("POST", f"{path}/choose", {"choice": 0}) == "bad-message"
    assert await bot.refusal("POST", f"{path}/say", {"claim": {"kind": "team"}}) == "no-claim"
    assert await bot.refusal("POST", f"{path}/chat", {"text": "  "}) == "bad-message"
    for query in ("seconds=-1", "seconds=x", "until=never", "language=xx", "view=2", "latest=-3"):
        refused = await bot.request("GET", f"{path}/wait?{query}")
        assert refused.status_code == 400
        assert query.split("=")[1] in refused.json()["detail"]
    assert await bot.refusal("GET", "/api/tables/nowhere/look") == "no-such-table"
    assert live_table.table.seq == before


async def test_an_illegal_choice_is_refused_and_named(server: LocalServer) -> None:
    table, bots = await three_bots(server)
    asked = await who_is_asked(bots, table)
    assert asked is not None
    bot, question = asked
    legal = {each["choice"] for each in question["options"]}
    choices = range(GAMES["arkham-ritual"].choices)
    illegal = next(choice for choice in choices if choice not in legal)
    body = {"decision": question["decision"], "choice": illegal}
    refused = await bot.request("POST", f"/api/tables/{table}/choose", body)
    assert refused.status_code == 409
    assert refused.json()["reason"] == "illegal-choice"
    assert str(illegal) in refused.json()["detail"]
    others = [each for each in bots if each is not bot]
    assert await others[0].refusal("POST", f"/api/tables/{table}/choose", body) == "stale-decision"


async def test_the_same_command_is_not_done_twice(server: LocalServer) -> None:
    table, _, bot = await begun(server)
    for _ in range(2):
        await bot.do("POST", f"/api/tables/{table}/chat", {"text": "Hello", "id": "one"})
    assert [line["text"] for line in (await look(bot, table))["chat"]] == ["Hello"]


# ---------------------------------------------------------------- waiting and streams


async def stream_lines(server: LocalServer, bot: Visitor, table: str) -> AsyncIterator[Json]:
    """The lines of a stream as they come; httpx would wait for the last of them."""
    sent: asyncio.Queue[Any] = asyncio.Queue()
    gone = asyncio.Event()

    async def receive() -> Any:
        await gone.wait()
        return {"type": "http.disconnect"}

    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "server": ("table.test", 80),
        "client": ("127.0.0.1", 50_000),
        "root_path": "",
        "path": f"/api/tables/{table}/stream",
        "raw_path": b"",
        "query_string": b"",
        "headers": [(b"authorization", bot.client.headers["authorization"].encode())],
        "state": {},
    }
    task = asyncio.ensure_future(server.app(scope, receive, sent.put))
    try:
        start = await sent.get()
        assert start["status"] == 200
        while (message := await sent.get()).get("more_body"):
            for line in message["body"].splitlines():
                yield json.loads(line)
    finally:
        gone.set()
        await task


async def test_waiting_ends_when_something_changes(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    bot = await new_bot(server, ada)
    table = await ada.make_table(3)
    await bot.sit(table)
    version = (await look(bot, table))["version"]
    path = f"/api/tables/{table}/wait?until=change&after={version}&seconds=20"
    waiting = asyncio.ensure_future(bot.do("GET", path))
    await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
    assert (await waiting)["version"] != version
    same = await bot.do("GET", f"/api/tables/{table}/wait?seconds=0")
    assert same["room"]["status"] == "lobby"


async def test_a_stream_sends_what_a_socket_would_get(server: LocalServer) -> None:
    table, ada, bot = await begun(server)
    live_table = await server.context.tables.live_table(table)
    heard: list[Json] = []
    async with asyncio.timeout(20):
        async for told in stream_lines(server, bot, table):
            heard.append(told)
            if told["type"] == "snapshot":
                socket = await ada.connect(table)
                await socket.ask("chat", text="Hello")
            if told["type"] == "said":
                live_table.shut(Refused("try-again", "the table is closed").refusal)
    kinds = [each["type"] for each in heard]
    assert kinds[:2] == ["welcome", "snapshot"]
    assert heard[1]["view"] == plain(live_table.table.game.view(live_table.table.g, 1))
    assert kinds[-1] == "bye"
    assert not any(each.person.name.endswith("(bot)") for each in live_table.connections)


async def test_a_stand_in_plays_for_an_external_bot_that_stops_polling(
    tmp_path: Path,
) -> None:
    async with open_server(tmp_path, idle_seconds=60.0) as server:
        table, ada, bot = await begun(server)
        await ada.connect(table)
        await look(bot, table)
        live_table = await server.context.tables.live_table(table)
        assert live_table.state().seats[1].connected
        await server.clock.forward(200_000)
        assert not live_table.state().seats[1].connected
        assert live_table.state().seats[1].by_bot
        await look(bot, table)
        assert live_table.state().seats[1].connected
        assert not live_table.state().seats[1].by_bot
