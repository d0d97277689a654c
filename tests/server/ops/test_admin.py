"""The admin page: who may use it, what it shows, and its actions."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from miskatonic.server.ops.admin_actions import Admin
from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.ops.retention import Retention
from miskatonic.server.people.bans import BadAct
from miskatonic.server.protocol.routes import ROUTES
from miskatonic.store.erasure import ERASED_NAME, find_traces
from miskatonic.store.schema import LOG, PEOPLE, REPORTS
from tests.server.harness import LocalServer, Visitor, open_server
from tests.server.people.test_bans import id_of

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
BOSS = {"login": "boss", "password": "a long enough secret"}
EVE = {"login": "eve", "password": "a long enough secret"}
BODIES: dict[str, Any] = {
    "/api/admin/ban": {"kind": "name", "value": "x", "reason": "y"},
    "/api/admin/unban": {"kind": "name", "value": "x"},
    "/api/admin/close-table": {"table": 1, "reason": "y"},
    "/api/admin/close-report": {"number": 1},
    "/api/admin/rename": {"person": "x", "name": "y"},
    "/api/admin/delete": {"person": "x", "name": "y"},
}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    settings = Configuration(admins=("BOSS",), retention=Retention(guest_days=5), access_log=True)
    async with open_server(tmp_path, configuration=settings) as server:
        yield server


@pytest.fixture
async def boss(server: LocalServer) -> Visitor:
    boss = await server.visitor("The boss")
    await boss.do("POST", "/api/account", BOSS)
    return boss


async def add_report(server: LocalServer, by: str, about: str, table: int | None) -> None:
    row = {"at": 5, "by": by, "about": about, "table": table, "reason": "chat", "text": "> Bo: hm"}
    await server.context.store.write(
        lambda each: each.execute(insert(REPORTS).values(row)).rowcount
    )


async def test_the_admin_page_is_404_for_guests_and_403_for_other_accounts(
    server: LocalServer, boss: Visitor
) -> None:
    guest, eve = await server.visitor("Guest"), await server.visitor("Eve")
    await eve.do("POST", "/api/account", EVE)
    routes = [route for route in ROUTES if route.path.startswith("/api/admin")]
    assert {route.path for route in routes} == {"/api/admin", *BODIES}
    for route in routes:
        asked = (route.method, route.path, BODIES.get(route.path))
        for stranger in (server.anonymous(), guest):
            response = await stranger.request(*asked)
            assert (response.status_code, response.json()["reason"]) == (404, "not-found")
        response = await eve.request(*asked)
        assert (response.status_code, response.json()["reason"]) == (403, "not-an-admin")
    assert (await boss.do("GET", "/api/admin"))["acts"] == []


async def test_without_admins_there_is_no_admin_page(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        boss = await server.visitor("Boss")
        await boss.do("POST", "/api/account", BOSS)
        assert await boss.refusal("GET", "/api/admin") == "not-found"


async def test_reports_are_shown_with_their_context_and_closed(
    server: LocalServer, boss: Visitor
) -> None:
    ada, bo = await server.visitor("Ada"), await server.visitor("Bo")
    live_table = await server.live_table(await ada.make_table())
    await add_report(server, await id_of(server, ada), await id_of(server, bo), live_table.number)
    await add_report(server, "gone", "gone, too", None)
    shown = await boss.do("GET", "/api/admin")
    gone, report = shown["reports"]
    assert (report["by_name"], report["about_name"], report["table"]) == (
        "Ada",
        "Bo",
        live_table.number,
    )
    assert (report["text"], report["closed"]) == ("> Bo: hm", None)
    assert (gone["by_name"], gone["about_name"]) == ("", "")
    assert shown["counts"]["reports"] == 2
    shown = await boss.do("POST", "/api/admin/close-report", {"number": report["number"]})
    assert [each["number"] for each in shown["reports"]] == [gone["number"]]
    assert shown["acts"][0] | {"number": 0, "at": 0} == {
        "number": 0,
        "at": 0,
        "who": "boss",
        "what": "close-report",
        "about": f"report {report['number']}",
    }
    again = await boss.request("POST", "/api/admin/close-report", {"number": report["number"]})
    assert (again.json()["reason"], again.json()["text"]) == ("bad-act", "admin-no-report")


async def test_closing_a_table_aborts_its_game(server: LocalServer, boss: Visitor) -> None:
    game = await server.game()
    shown = (await boss.do("GET", "/api/admin"))["tables"]
    [line] = [each for each in shown if each["number"] == game.live_table.number]
    assert (line["status"], line["taken"], line["here"]) == ("playing", 3, 3)
    assert game.id not in str(shown)
    closing = {"table": game.live_table.number, "reason": "it is late"}
    after = await boss.do("POST", "/api/admin/close-table", closing)
    assert game.live_table.number not in [each["number"] for each in after["tables"]]
    heard = [each for socket in game.sockets[:1] for each in await socket.drain()]
    assert "aborted" in [each["room"]["status"] for each in heard if each["type"] == "room"]
    assert (await game.sockets[0].ask("play", decision=0, choice=0))["type"] == "nack"
    again = await boss.request("POST", "/api/admin/close-table", closing)
    assert again.json()["text"] == "admin-table-over"
    nowhere = await boss.request("POST", "/api/admin/close-table", closing | {"table": 999})
    assert nowhere.json()["text"] == "admin-no-table"


async def test_a_move_sent_while_its_table_is_being_closed_is_refused(
    server: LocalServer,
) -> None:
    game = await server.game()
    admin = Admin("shell", server.clock.now())
    number = str(game.live_table.number)
    await server.context.store.write(lambda each: admin.close_table(each, number, "x"))
    # The live table does not know yet.
    answer = await game.asked().play()
    assert answer["type"] == "nack"
    assert game.live_table.table.status == "aborted"


async def test_a_ban_takes_effect_at_once_and_is_logged(server: LocalServer, boss: Visitor) -> None:
    eve = await server.visitor("Eve")
    about = {"kind": "person", "value": await id_of(server, eve)}
    body = {**about, "reason": "spam", "days": 2}
    shown = await boss.do("POST", "/api/admin/ban", body)
    assert [(each["name"], each["reason"]) for each in shown["bans"]] == [("Eve", "spam")]
    assert await eve.refusal("GET", "/api/tables") == "banned"
    after = await boss.do("POST", "/api/admin/unban", about)
    assert after["bans"] == []
    await eve.do("GET", "/api/tables")
    assert [each["what"] for each in after["acts"]] == ["unban", "ban"]


async def test_admins_cannot_ban_themselves(server: LocalServer, boss: Visitor) -> None:
    for kind, value in (("person", "boss"), ("address", "127.0.0.1"), ("name", "The Boss")):
        body = {"kind": kind, "value": value, "reason": "oops"}
        response = await boss.request("POST", "/api/admin/ban", body)
        assert response.json()["text"] == "admin-ban-self"
    shown = await boss.do("GET", "/api/admin")
    assert (shown["bans"], shown["acts"]) == ([], [])


async def test_renaming_a_person_also_renames_them_at_their_tables(
    server: LocalServer, boss: Visitor
) -> None:
    rude = await server.visitor("Rude")
    table = await rude.make_table()
    socket = await rude.connect(table)
    body = {"person": await id_of(server, rude), "name": "Guest 1"}
    await boss.do("POST", "/api/admin/rename", body)
    heard = [each for each in await socket.drain() if each["type"] == "room"]
    assert heard[-1]["room"]["seats"][0]["name"] == "Guest 1"
    assert (await rude.do("GET", "/api/me"))["me"]["name"] == "Guest 1"
    assert (await rude.do("GET", f"/api/tables/{table}"))["room"]["host_name"] == "Guest 1"


@pytest.mark.parametrize("where", ["page", "shell"])
async def test_deleting_a_person_deletes_their_personal_data(
    server: LocalServer, boss: Visitor, where: str
) -> None:
    game = await server.game()
    await game.sockets[0].ask("chat", text="my secret diary")
    gone = await id_of(server, game.visitors[0])
    store = server.context.store
    if where == "page":
        body = {"person": gone, "name": "Person 0"}
        shown = await boss.do("POST", "/api/admin/delete", body)
        assert shown["acts"][0]["what"] == "delete-person"
    else:
        traces = await store.slow_read(lambda each: find_traces(each, gone))
        admin = Admin("shell", server.clock.now())
        await store.write(lambda each: admin.delete_person(each, gone, traces))
        await server.clock.forward(5_000)
    assert (await game.sockets[0].closed())["refusal"]["reason"] == "who-are-you"
    state = (await game.visitors[1].do("GET", f"/api/tables/{game.id}"))["room"]
    assert (state["seats"][0]["name"], state["seats"][0]["left"]) == (ERASED_NAME, True)
    assert state["host"] == 1
    assert (await game.visitors[0].do("GET", "/api/me"))["me"] is None

    def left(connection: Connection) -> str:
        people = connection.execute(select(PEOPLE.c.id)).scalars().all()
        return str([people, connection.execute(select(LOG.c.body)).scalars().all()])

    assert "diary" not in await store.read(left)
    assert "Person 0" not in await store.read(left)


async def test_a_deletion_with_a_wrong_name_or_of_the_admin_is_refused(
    server: LocalServer, boss: Visitor
) -> None:
    eve = await server.visitor("Eve")
    for body, text in (
        ({"person": await id_of(server, eve), "name": "Ewe"}, "admin-other-name"),
        ({"person": "nobody", "name": "Eve"}, "admin-no-person"),
        ({"person": "boss", "name": "The boss"}, "admin-delete-self"),
    ):
        response = await boss.request("POST", "/api/admin/delete", body)
        assert (response.status_code, response.json()["text"]) == (409, text)
    assert (await eve.do("GET", "/api/me"))["me"]["name"] == "Eve"
    assert (await boss.do("GET", "/api/admin"))["acts"] == []


async def test_an_ambiguous_or_unknown_person_is_refused(server: LocalServer) -> None:
    twins = [await server.visitor("Twin") for _ in range(2)]
    ids = [await id_of(server, each) for each in twins]
    admin = Admin("shell", 0)

    def find(connection: Connection, who: str) -> str:
        try:
            return admin.person(connection, who).id
        except BadAct as bad:
            return bad.text

    store = server.context.store
    assert await store.read(lambda each: find(each, ids[0])) == ids[0]
    assert await store.read(lambda each: find(each, "Twin")) == "admin-many-people"
    assert await store.read(lambda each: find(each, "Nobody")) == "admin-no-person"


async def test_the_privacy_page_shows_this_servers_retention_settings(
    server: LocalServer,
) -> None:
    told = await server.anonymous().do("GET", "/api/privacy")
    assert (told["guest_days"], told["finished_days"]) == (5, 0)
    assert (told["access_log"], told["log_addresses"]) == (True, False)
