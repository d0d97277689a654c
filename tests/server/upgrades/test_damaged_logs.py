"""A table whose log is damaged is closed, and all others go on."""

import json
from pathlib import Path

import pytest

from tests.server.upgrades.versions import (
    DAMAGES,
    closed_table_counts,
    damage,
    logged_in,
    mine,
    opened,
    query,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("what", DAMAGES)
@pytest.mark.parametrize("status", ["lobby", "playing"])
async def test_a_table_with_a_damaged_entry_is_closed_and_all_others_go_on(
    today: Path, status: str, what: str
) -> None:
    table = damage(today, status, DAMAGES[what])
    async with opened(today) as server:
        ada = await logged_in(server, "ada")
        faults = {each["id"]: each["fault"] for each in await mine(ada)}
        assert faults == {**dict.fromkeys(faults), table: "unreadable"}
        assert (await closed_table_counts(server))["unreadable"] == 1
        await ada.do("PUT", "/api/me", {"name": "Adelaide"})
        for each in faults:
            seen = await ada.do("GET", f"/api/tables/{each}")
            assert (seen["closed"] is None) == (each != table)
        seen = await ada.do("GET", f"/api/tables/{table}")
        assert seen["room"]["seats"][0]["name"] == "Ada"
        assert (await ada.socket(table).refused())["reason"] == "unreadable"
        assert await ada.refusal("POST", f"/api/tables/{table}/start") == "unreadable"
        if status == "playing":
            record = (await ada.request("GET", f"/api/tables/{table}/export")).json()
            assert len(record["moves"]) == seen["closed"]["moves"] > 0
        await ada.do("POST", f"/api/tables/{table}/leave")
        assert table not in [each["id"] for each in await mine(ada)]
        await ada.make_table()


async def test_a_version_1_database_with_a_damaged_began_entry_is_opened_too(
    version_1: Path,
) -> None:
    """The migration looks for rules versions in the log, and must not trip over it."""
    number, table = query(version_1, "SELECT number, id FROM tables WHERE status = 'playing'")[0]
    query(
        version_1,
        """UPDATE log SET body = CAST('{"type":"began",oops' AS BLOB)
        WHERE "table" = ? AND CAST(body AS TEXT) LIKE '%"began"%'""",
        number,
    )
    async with opened(version_1) as server:
        ada = await logged_in(server, "ada")
        assert table in [each["id"] for each in await mine(ada) if each["fault"] == "unreadable"]
        closed = (await ada.do("GET", f"/api/tables/{table}"))["closed"]
        assert (closed["record"], closed["moves"]) == (False, 0)
        assert await ada.refusal("GET", f"/api/tables/{table}/export") == "not-begun"
        await ada.do("POST", f"/api/tables/{table}/leave")


async def test_a_missing_row_counts_as_damage(today: Path) -> None:
    table = query(today, "SELECT number, id FROM tables WHERE status = 'paused'")[0]
    query(today, 'DELETE FROM log WHERE "table" = ? AND seq = 3', table[0])
    async with opened(today) as server:
        ada = await logged_in(server, "ada")
        seen = await ada.do("GET", f"/api/tables/{table[1]}")
        assert seen["closed"]["fault"] == "unreadable"
        assert [line["fault"] for line in await mine(ada) if line["id"] == table[1]] == [
            "unreadable"
        ]


async def test_a_table_without_its_first_row_is_closed_and_can_be_left(today: Path) -> None:
    number, table = query(today, "SELECT number, id FROM tables WHERE status = 'playing'")[0]
    query(today, 'DELETE FROM log WHERE "table" = ? AND seq = 0', number)
    async with opened(today) as server:
        ada = await logged_in(server, "ada")
        seen = await ada.do("GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in seen["room"]["seats"]][:2] == ["Ada", "Ben"]
        await ada.do("POST", f"/api/tables/{table}/leave")


async def test_an_entry_that_the_rules_refuse_closes_the_table_when_it_is_loaded(
    today: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """This shows only when the game is replayed; lists say so from then on."""
    body = json.dumps({"type": "played", "seat": 0, "choice": 4_999, "by": "person"})
    table = damage(today, "playing", body)
    async with opened(today) as server:
        ada = await logged_in(server, "ada")
        assert await ada.refusal("GET", f"/api/tables/{table}/legend") == "unreadable"
        assert await ada.refusal("GET", f"/api/tables/{table}/legend") == "unreadable"
        faults = [each["fault"] for each in await mine(ada) if each["id"] == table]
        assert faults == ["unreadable"]
        said = [each for each in caplog.records if "is closed" in each.getMessage()]
        assert len(said) == 1
        assert "4999" in said[0].getMessage()


async def test_a_lobby_whose_options_are_gone_is_closed(today: Path) -> None:
    number, table = query(
        today, "SELECT number, id FROM tables WHERE status = 'lobby' AND game = 'arkham-ritual'"
    )[0]
    query(
        today,
        """UPDATE log SET body = CAST(replace(CAST(body AS TEXT), '"doom_track"', '"gloom_track"')
        AS BLOB) WHERE "table" = ? AND seq = 0""",
        number,
    )
    async with opened(today) as server:
        ada = await logged_in(server, "ada")
        faults = [each["fault"] for each in await mine(ada) if each["id"] == table]
        assert faults == ["other-rules"]
        response = await ada.request("POST", f"/api/tables/{table}/start")
        assert response.json()["reason"] == "other-rules"
        assert "gloom_track" in response.json()["detail"]


async def test_a_table_found_damaged_disconnects_its_viewers(
    today: Path,
) -> None:
    """Another process, of another release, has written into the log."""
    number, table = query(
        today, "SELECT number, id FROM tables WHERE status = 'playing' AND game = 'arkham-ritual'"
    )[0]
    async with opened(today) as server:
        ada = await logged_in(server, "ada")
        socket = await ada.connect(table)
        query(
            today,
            'INSERT INTO log ("table", seq, at, body) SELECT ?, max(seq) + 1, 0, ? FROM log '
            'WHERE "table" = ?',
            number,
            b'{"type":"ascended"}',
            number,
        )
        socket.send("chat", id="one", text="Hello?")
        assert (await socket.closed())["refusal"]["reason"] == "unreadable"
        assert server.context.tables.all() == []
        seen = await ada.do("GET", f"/api/tables/{table}")
        assert seen["closed"]["fault"] == "unreadable"
