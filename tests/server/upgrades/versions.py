"""Helpers for upgrades: older databases, and rules of another version."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest

from miskatonic.games import GAMES, MANIFESTS
from tests.server.harness import Json, LocalServer, Visitor, open_server
from tools.old_database import PASSWORD

DATA: Final = Path(__file__).parents[1] / "data"
VERSION_1: Final = DATA / "version-1.sql"
# The next rules version of every game.
LATER: Final = 1 + max(game.version for game in GAMES.values())


class NewRules:
    """A game with another rules version and no other change."""

    def __init__(self, game: Any, version: int) -> None:
        self._game: Final = game
        self.version: Final = version

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def raise_rules(monkeypatch: pytest.MonkeyPatch, version: int, *games: str) -> None:
    """Set the rules version of these games, or of all."""
    for game in games or tuple(MANIFESTS):
        if GAMES[game].version == version:
            continue
        newer = NewRules(GAMES[game], version)
        monkeypatch.setattr(MANIFESTS[game], "_game", lambda newer=newer: newer)


def lay_out(sql: Path, directory: Path) -> Path:
    """Write the database of an SQL file into a folder."""
    connection = sqlite3.connect(directory / "miskatonic.sqlite3")
    connection.executescript(sql.read_text(encoding="utf-8"))
    connection.close()
    return directory


def query(directory: Path, sql: str, *values: object) -> list[Any]:
    connection = sqlite3.connect(directory / "miskatonic.sqlite3")
    with contextlib.closing(connection), connection:
        return connection.execute(sql, values).fetchall()


@contextlib.asynccontextmanager
async def opened(directory: Path, **limits: Any) -> AsyncIterator[LocalServer]:
    """A server on that database, after it has checked its tables."""
    async with open_server(directory, **limits) as server:
        await server.context.tasks.quiet()
        yield server


async def logged_in(server: LocalServer, login: str) -> Visitor:
    visitor = server.anonymous()
    await visitor.do("POST", "/api/login", {"login": login, "password": PASSWORD})
    return visitor


async def mine(visitor: Visitor) -> list[Json]:
    tables: list[Json] = (await visitor.do("GET", "/api/tables/mine"))["tables"]
    return tables


def began(tables: list[Json]) -> list[Json]:
    return [table for table in tables if table["status"] != "lobby"]


async def closed_table_counts(server: LocalServer) -> dict[str, int]:
    text = (await server.anonymous().request("GET", "/metrics")).text
    found = {}
    for line in text.splitlines():
        if line.startswith("miskatonic_closed_tables{"):
            fault = line.partition('fault="')[2].partition('"')[0]
            found[fault] = int(float(line.rpartition(" ")[2]))
    return found


DAMAGES: Final = {
    "not JSON": '{"type":"chatted",',
    "not text": b"\xff\xfe\x00",
    "an unknown entry": '{"type":"ascended","seat":1}',
    "a missing field": '{"type":"chatted","seat":0}',
    "a seat that is not there": '{"type":"played","seat":9,"choice":0,"by":"person"}',
}


def damage(directory: Path, status: str, body: object) -> str:
    """Overwrite the last entry of a table in this state; returns the table's id."""
    found = query(directory, "SELECT number, id FROM tables WHERE status = ?", status)
    number, link = found[0]
    data = body.encode() if isinstance(body, str) else body
    query(
        directory,
        'UPDATE log SET body = ? WHERE "table" = ? AND seq = '
        '(SELECT max(seq) FROM log WHERE "table" = ?)',
        data,
        number,
        number,
    )
    return str(link)
