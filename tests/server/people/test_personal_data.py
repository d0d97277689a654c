"""Exporting and deleting a person's data."""

from pathlib import Path
from typing import Any

import pytest

from miskatonic.store.erasure import ERASED_NAME, ERASED_TEXT, Trace, without
from miskatonic.store.schema import METADATA
from tests.server.databases import ask
from tests.server.harness import GameAtTable, Json, LocalServer, Visitor, open_server

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
SECRET = "a long enough secret"
# Names that appear nowhere else.
QUENTIN, LOGIN = "Quentin Zyx", "quentin-login"


async def quentin(server: LocalServer) -> Visitor:
    visitor = await server.visitor(QUENTIN)
    await visitor.do("POST", "/api/account", {"login": LOGIN, "password": SECRET})
    return visitor


async def delete(visitor: Visitor, name: str = QUENTIN, password: str = SECRET) -> Json:
    body = {"name": name, "password": password}
    return (await visitor.request("POST", "/api/me/delete", body)).json()  # type: ignore[no-any-return]


def dump(directory: Path) -> str:
    """Everything in the database, as text."""
    tables = METADATA.sorted_tables
    return "\n".join(
        repr(row) for each in tables for row in ask(directory, f'SELECT * FROM "{each.name}"')
    )


async def table_with_ada(server: LocalServer, host: Visitor, seats: int = 3) -> tuple[str, Visitor]:
    ada = await server.visitor("Ada")
    table = await host.make_table(seats)
    await ada.sit(table)
    return table, ada


async def test_the_export_holds_all_data_about_a_person(server: LocalServer) -> None:
    person = await quentin(server)
    table, ada = await table_with_ada(server, person)
    socket, other = await person.connect(table), await ada.connect(table)
    await socket.ask("chat", text="A line of mine")
    await other.ask("chat", text="A line of hers")
    remote = await ada.make_table(settings={"spectators": "live"})
    await (await person.connect(remote)).ask("chat", text="As a spectator")
    await person.do("PUT", f"/api/tables/{table}/notes", {"text": "My thoughts"})
    who = (await ada.do("GET", f"/api/tables/{table}"))["room"]["seats"][1]["who"]
    await person.do("POST", f"/api/tables/{table}/mute", {"who": who})
    report = {"who": who, "reason": "other", "text": "Too good"}
    await person.do("POST", f"/api/tables/{table}/report", report)
    await person.do("POST", "/api/account/codes", {"password": SECRET})
    data = await person.do("GET", "/api/me/data")
    assert (data["name"], data["login"], data["codes"]) == (QUENTIN, LOGIN, 10)
    assert [line["id"] for line in data["tables"]] == [table]
    assert data["notes"] == [{"table": table, "text": "My thoughts"}]
    assert [(line["table"], line["text"]) for line in data["chat"]] == [
        (table, "A line of mine"),
        (remote, "As a spectator"),
    ]
    assert [(each["name"], each["how"]) for each in data["shunned"]] == [("Ada", "mute")]
    assert [(each["about"], each["reason"]) for each in data["reports"]] == [("Ada", "other")]
    assert [each["current"] for each in data["sessions"]] == [True]
    assert "argon2" not in str(data)


async def test_deleting_requires_name_and_password(server: LocalServer) -> None:
    person = await quentin(server)
    assert (await delete(person, name="Quentin"))["text"] == "refusal-not-your-name"
    assert (await delete(person, password="a wrong enough secret"))["reason"] == "wrong-password"
    assert (await delete(person, password=""))["reason"] == "wrong-password"
    assert (await person.do("GET", "/api/me"))["me"]["name"] == QUENTIN


async def test_nothing_personal_is_left_in_the_database(
    server: LocalServer, tmp_path: Path
) -> None:
    person = await quentin(server)
    table, ada = await table_with_ada(server, person)
    socket, other = await person.connect(table), await ada.connect(table)
    await socket.ask("chat", text="A line of Quentins")
    await other.ask("chat", text="A line of Adas")
    await person.do("PUT", "/api/me", {"name": "Quentin Abc"})
    await person.do("PUT", "/api/me", {"name": QUENTIN})
    remote = await ada.make_table(settings={"spectators": "live"})
    await (await person.connect(remote)).ask("chat", text="Quentin was here")
    await person.do("PUT", f"/api/tables/{table}/notes", {"text": "Quentins notes"})
    await person.do("POST", "/api/account/codes", {"password": SECRET})
    who = (await ada.do("GET", f"/api/tables/{table}"))["room"]["seats"]
    await person.do("POST", f"/api/tables/{table}/mute", {"who": who[1]["who"]})
    await ada.do("POST", f"/api/tables/{table}/mute", {"who": who[0]["who"]})
    report = {"who": who[1]["who"], "reason": "other", "text": "Quentins report"}
    await person.do("POST", f"/api/tables/{table}/report", report)
    assert await delete(person) == {}
    kept = dump(tmp_path)
    for mine in ("Quentin", LOGIN):
        assert mine not in kept
    assert "A line of Adas" in kept
    assert await person.do("GET", "/api/me") == {"me": None}
    assert (await ada.do("GET", "/api/me"))["me"]["name"] == "Ada"
    again = {"login": LOGIN, "password": SECRET}
    assert await server.anonymous().refusal("POST", "/api/login", again) == "wrong-password"


async def test_others_see_a_neutral_name_at_once_and_play_on(server: LocalServer) -> None:
    game = await server.game()
    host, other = game.visitors[0], game.sockets[1]
    await game.sockets[0].ask("chat", text="See you")
    await other.drain()
    assert await delete(host, name="Person 0", password="") == {}
    assert (await game.sockets[0].closed())["refusal"]["reason"] == "who-are-you"
    heard = await other.drain()
    live_table = [each for each in heard if each["type"] == "room"][-1]["room"]
    seat = live_table["seats"][0]
    assert (seat["name"], seat["left"], seat["by_bot"]) == (ERASED_NAME, True, True)
    assert live_table["host_name"] == "Person 1"
    chat = [each for each in heard if each["type"] == "snapshot"][-1]["chat"]
    assert [(line["name"], line["text"]) for line in chat] == [(ERASED_NAME, ERASED_TEXT)]
    assert (await other.ask("chat", text="So long"))["type"] == "ack"


async def test_a_finished_game_can_still_be_replayed_and_played_again(
    server: LocalServer, tmp_path: Path
) -> None:
    game = await server.game()
    await game.play_on()
    before = await game.visitors[1].do("GET", f"/api/tables/{game.id}/replay?eyes=all")
    await delete(game.visitors[0], name="Person 0", password="")
    assert await game.visitors[1].do("GET", f"/api/tables/{game.id}/replay?eyes=all") == before
    seats = (await game.visitors[1].do("GET", f"/api/tables/{game.id}"))["room"]["seats"]
    assert [seat["name"] for seat in seats] == [ERASED_NAME, "Person 1", "Person 2"]
    again = (await game.visitors[1].do("POST", f"/api/tables/{game.id}/rematch"))["id"]
    seats = (await game.visitors[1].do("GET", f"/api/tables/{again}"))["room"]["seats"]
    assert [seat["kind"] for seat in seats] == ["empty", "person", "person"]
    async with open_server(tmp_path) as later:
        assert await later.anonymous().do("GET", f"/api/tables/{game.id}/replay?eyes=all") == before


async def test_deleting_an_account_also_deletes_the_earlier_guest(
    server: LocalServer, tmp_path: Path
) -> None:
    await quentin(server)
    guest = await server.visitor("Quentin as a guest")
    table, _ = await table_with_ada(server, guest)
    await (await guest.connect(table)).ask("chat", text="Quentin the guest speaks")
    await guest.do("POST", "/api/login", {"login": LOGIN, "password": SECRET})
    assert await delete(guest) == {}
    assert "Quentin" not in dump(tmp_path)


async def test_an_empty_lobby_closes_with_its_host(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table(settings={"visibility": "public"})
    await delete(ada, name="Ada", password="")
    zoe = await server.visitor("Zoe")
    seen = await zoe.do("GET", f"/api/tables/{table}")
    assert (seen["room"]["status"], seen["room"]["host_name"]) == ("aborted", ERASED_NAME)
    assert (await zoe.do("GET", "/api/tables"))["tables"] == []


async def test_unreadable_rows_stay_as_they_are(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        await (await ada.connect(table)).ask("chat", text="Hello")
        cookie: Any = ada.client.cookies["miskatonic"]
    ask(tmp_path, "UPDATE log SET body = :body WHERE seq = 1", body=b"{\x00\xff")
    async with open_server(tmp_path) as server:
        await server.context.tasks.quiet()
        ada = server.anonymous()
        ada.client.cookies.set("miskatonic", cookie)
        assert (await ada.do("GET", "/api/me/data"))["chat"][0]["text"] == "Hello"
        assert await delete(ada, name="Ada", password="") == {}
        seen = await (await server.visitor("Zoe")).do("GET", f"/api/tables/{table}")
        assert seen["closed"]["fault"] == "unreadable"
    assert "Ada" not in dump(tmp_path)


WORDS = {"kind": "text", "fields": {"text": "Quentin was here"}}


async def talk(server: LocalServer) -> GameAtTable:
    """Two players have made free-text claims, and one of them another claim."""
    game = await server.game(2, game="among-cultists", options={"free_text": True})
    assert (await game.sockets[0].ask("say", claim=WORDS))["type"] == "ack"
    hers = {"kind": "text", "fields": {"text": "So was I"}}
    assert (await game.sockets[1].ask("say", claim=hers))["type"] == "ack"
    thanks = {"kind": "rule", "fields": {"kind": "thanks"}}
    assert (await game.sockets[0].ask("say", claim=thanks))["type"] == "ack"
    return game


async def test_free_text_claims_are_exported(server: LocalServer) -> None:
    game = await talk(server)
    claims = (await game.visitors[0].do("GET", "/api/me/data"))["claims"]
    assert [(each["table"], each["text"]) for each in claims] == [(game.id, "Quentin was here")]


async def test_free_text_claims_are_deleted_and_the_game_goes_on(
    server: LocalServer, tmp_path: Path
) -> None:
    game = await talk(server)
    moves = len(game.live_table.table.moves)
    assert await delete(game.visitors[0], name="Person 0", password="") == {}
    assert "Quentin" not in dump(tmp_path)
    assert "So was I" in dump(tmp_path)
    assert '"thanks"' in dump(tmp_path)
    await game.sockets[1].drain()
    view = game.sockets[1].view
    assert view is not None
    assert "Quentin" not in str(view)
    said = [each["fields"] for each in view["history"] if each["kind"] == "said"]
    assert said == [{"text": ERASED_TEXT}, {"text": "So was I"}, {"kind": "thanks"}]
    assert len(game.live_table.table.moves) == moves


async def test_for_a_removed_game_the_whole_claim_is_deleted() -> None:
    body = b'{"type":"claimed","seat":0,"claim":{"verse":"Quentin"},"by":"person"}'
    trace = Trace(1, 1, "q", body, "no-such-game")
    assert without(trace, {"q"}) == body.replace(b'{"verse":"Quentin"}', b"{}")
    assert without(trace, {"somebody else"}) is None
