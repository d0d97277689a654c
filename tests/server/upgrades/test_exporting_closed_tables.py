"""Exporting and leaving closed tables."""

from pathlib import Path
from typing import Any

import pytest

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.text import Texts
from tests.server.harness import legacy_cookie
from tests.server.upgrades.versions import began, logged_in, mine, opened, query, raise_rules
from tools.old_database import PASSWORD

pytestmark = pytest.mark.anyio


async def test_the_record_of_a_closed_table_can_be_exported(under_version_2: Path) -> None:
    """A server with the old rules can replay it; here they are still available."""
    old = dict(GAMES.items())
    async with opened(under_version_2) as server:
        ada = await logged_in(server, "ada")
        for table in began(await mine(ada)):
            response = await ada.request("GET", f"/api/tables/{table['id']}/export")
            assert response.status_code == 200, response.text
            record = response.json()
            assert (record["game"], record["rules"]) == (table["game"], 1)
            assert "Ada" in record["names"]
            if old[table["game"]].version == 1:
                assert replayed(old[table["game"]], response.content) == (table["status"] == "over")


def replayed(game: Any, data: bytes) -> bool:
    from miskatonic.kernel.replay import read_record

    return game.replay(read_record(data)).result is not None


async def test_exporting_an_unfinished_closed_game_aborts_it(
    version_1: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record holds all secrets, so the game must not go on under the old rules."""
    raise_rules(monkeypatch, 2)
    async with opened(version_1) as server:
        ada, eve = await logged_in(server, "ada"), await server.visitor("Eve")
        table = next(each for each in await mine(ada) if each["status"] == "playing")
        export = f"/api/tables/{table['id']}/export"
        assert await eve.refusal("GET", export) == "not-a-player"
        assert await server.anonymous().refusal("GET", export) == "who-are-you"
        assert (await ada.do("GET", f"/api/tables/{table['id']}"))["room"]["status"] == "playing"
        assert (await ada.request("GET", export)).status_code == 200
        again = next(each for each in await mine(ada) if each["id"] == table["id"])
        assert again["status"] == "aborted"
    monkeypatch.undo()
    if GAMES[table["game"]].version == 1:
        async with opened(version_1) as server:
            assert (await server.live_table(table["id"])).table.status == "aborted"


async def test_a_table_that_never_began_has_no_record(
    version_1: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(MANIFESTS, "death-may-die")
    async with opened(version_1) as server:
        ada = await logged_in(server, "ada")
        lobby = next(
            each
            for each in await mine(ada)
            if each["game"] == "death-may-die" and each["status"] == "lobby"
        )
        assert await ada.refusal("GET", f"/api/tables/{lobby['id']}/export") == "not-begun"
        assert not (await ada.do("GET", f"/api/tables/{lobby['id']}"))["closed"]["record"]


async def test_a_closed_table_can_be_left(under_version_2: Path) -> None:
    async with opened(under_version_2) as server:
        ada, ben = await logged_in(server, "ada"), await logged_in(server, "ben")
        table = next(each["id"] for each in await mine(ada) if each["game"] == "death-may-die"
                     and each["status"] == "playing")  # fmt: skip
        left = await ada.do("POST", f"/api/tables/{table}/leave")
        assert left["seat"] is None
        assert left["room"]["seats"][0]["left"]
        assert left["room"]["status"] == "playing"
        assert table not in [each["id"] for each in await mine(ada)]
        assert table in [each["id"] for each in await mine(ben)]
        assert (await ben.do("POST", f"/api/tables/{table}/leave"))["room"]["status"] == "aborted"
        assert table not in [each["id"] for each in await mine(ben)]
        await ben.do("POST", f"/api/tables/{table}/leave")


async def test_every_closed_table_can_be_left(under_version_2: Path) -> None:
    async with opened(under_version_2) as server:
        ada = await logged_in(server, "ada")
        for table in began(await mine(ada)):
            await ada.do("POST", f"/api/tables/{table['id']}/leave")
        assert [each["status"] for each in await mine(ada)] == ["lobby"] * 3


async def test_a_guest_who_logs_in_keeps_closed_tables_and_can_leave_them(
    under_version_2: Path,
) -> None:
    async with opened(under_version_2) as server:
        cleo_id = query(under_version_2, "SELECT id FROM people WHERE name = 'Cleo'")[0][0]
        cleo = server.anonymous()
        cleo.client.cookies.set("miskatonic", legacy_cookie(server, cleo_id))
        closed = [each["id"] for each in began(await mine(cleo))]
        await cleo.do("POST", "/api/login", {"login": "ben", "password": PASSWORD})
        for table in closed:
            seen = await cleo.do("GET", f"/api/tables/{table}")
            # A cancelled game keeps the name it was played under.
            assert seen["room"]["seats"][0]["name"] == (
                "Cleo" if seen["room"]["status"] == "aborted" else "Ben"
            )
            await cleo.do("POST", f"/api/tables/{table}/leave")
        assert not set(closed) & {each["id"] for each in await mine(cleo)}


async def test_a_record_of_other_rules_is_refused_with_both_versions(under_version_2: Path) -> None:
    async with opened(under_version_2) as server:
        ada = await logged_in(server, "ada")
        over = next(each for each in await mine(ada) if each["status"] == "over")
        record = (await ada.request("GET", f"/api/tables/{over['id']}/export")).json()
        refusal = (await ada.request("POST", "/api/import", record)).json()
        assert (refusal["reason"], refusal["text"]) == (
            "other-rules",
            "refusal-record-earlier-rules",
        )
        assert refusal["values"] == {"rules": 1, "now": 2}
        gone = await ada.request("POST", "/api/import", {**record, "game": "chess"})
        assert gone.json()["reason"] == "game-removed"
        for language in ("en", "de"):
            assert "1" in Texts(language)(refusal["text"], **refusal["values"])
            assert Texts(language)(gone.json()["text"])
