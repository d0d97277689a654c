"""The access log: off by default, and without ids, names and secrets."""

import json
from pathlib import Path

import pytest

from miskatonic.server.ops.access_log import AccessLog, delete_old
from miskatonic.server.ops.configuration import Configuration
from tests.clauses import clause
from tests.server.harness import open_server

pytestmark = pytest.mark.anyio


def lines(folder: Path) -> list[dict[str, object]]:
    files = sorted((folder / "access").glob("*.jsonl"))
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


async def test_without_the_setting_nothing_is_logged(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        await server.visitor("Ada")
    assert not (tmp_path / "access").exists()


@clause("AC-N37")
async def test_a_line_has_the_route_but_no_id_name_or_address(tmp_path: Path) -> None:
    async with open_server(tmp_path, configuration=Configuration(access_log=True)) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
        await ada.request("GET", f"/table/{table}")
        await ada.request("GET", f"/api/nothing/{table}")
    found = [(each["method"], each["route"], each["status"]) for each in lines(tmp_path)]
    assert found[:3] == [
        ("PUT", "/api/me", 200),
        ("POST", "/api/tables", 200),
        ("POST", "/api/tables/{id}/bots", 200),
    ]
    assert [each[:2] for each in found[3:]] == [("GET", "/…"), ("GET", "/…")]
    assert found[4][2] == 404
    text = "".join(file.read_text() for file in (tmp_path / "access").iterdir())
    assert table not in text
    assert "Ada" not in text
    assert "127.0.0.1" not in text
    assert all(set(each) == {"at", "method", "route", "status", "ms"} for each in lines(tmp_path))
    [file] = (tmp_path / "access").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600


async def test_addresses_are_logged_if_the_settings_say_so(tmp_path: Path) -> None:
    settings = Configuration(access_log=True, log_addresses=True)
    async with open_server(tmp_path, configuration=settings) as server:
        await server.visitor("Ada")
    assert lines(tmp_path)[0]["address"] == "127.0.0.1"


async def test_each_day_has_its_file_and_old_ones_are_deleted(tmp_path: Path) -> None:
    day = 24 * 3_600_000
    log = AccessLog(tmp_path, with_addresses=False)
    for number in range(5):
        log.note(number * day, "GET", "/api/me", 200, 0.0123, "127.0.0.1")
    await log.close()
    files = sorted(file.name for file in (tmp_path / "access").iterdir())
    assert files[0] == "1970-01-01.jsonl"
    assert len(files) == 5
    assert lines(tmp_path)[0]["ms"] == 12.3
    assert delete_old(tmp_path, 4 * day, 2) == 2
    assert sorted(file.name for file in (tmp_path / "access").iterdir()) == files[2:]


async def test_lines_dropped_because_of_a_slow_disk_are_counted(tmp_path: Path) -> None:
    log = AccessLog(tmp_path, with_addresses=False)
    for _ in range(10_003):
        log.note(0, "GET", "/api/me", 200, 0.0, "")
    assert log.lost == 3
    await log.close()
    assert len(lines(tmp_path)) == 10_000
