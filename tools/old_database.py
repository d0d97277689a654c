"""Create a small database with the current code, to test upgrades in later versions:
`python -m tools.old_database tests/server/data/version-1.sql`.

Two users with accounts and a guest play a little of each game: tables in the lobby, in progress,
paused, cancelled and finished. The database is dumped as SQL. Each file is created once, with the
code of its release, and then kept: tests/server/upgrades opens it with the current code.
"""

import argparse
import asyncio
import re
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.server.harness import (
    LONG_GAME,
    LocalServer,
    LocalSocket,
    Visitor,
    begin_with,
    open_server,
)

PASSWORD: Final = "a long enough password"
GAMES: Final = (("arkham-ritual", 3), ("among-cultists", 5), ("death-may-die", 2))
# Seeds with which no game ends after a few moves.
SEEDS: Final = {"arkham-ritual": LONG_GAME, "among-cultists": "0c" * 32, "death-may-die": LONG_GAME}
_BLOB: Final = re.compile("X'([0-9A-F]+)'")
# The number of moves at a table in progress.
SOME: Final = 6


async def play(
    server: LocalServer, ada: Visitor, ben: Visitor, new: dict[str, Any], moves: int
) -> str:
    """Play with Ada, Ben and bots, always choosing the first option; return the table's id."""
    table = await ada.make_table(**new)
    await ben.sit(table)
    for _ in range(new["seats"] - 2):
        await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
    sockets = [await ada.connect(table), await ben.connect(table)]
    await begin_with(await server.live_table(table), SEEDS[new["game"]])
    await _settle(sockets)
    await sockets[0].ask("chat", text="Shall we begin?")
    for _ in range(moves):
        await _one_move(server, sockets)
    await _settle(sockets)
    return table


async def _settle(sockets: list[LocalSocket]) -> None:
    for socket in sockets:
        await socket.drain()


async def _one_move(server: LocalServer, sockets: list[LocalSocket]) -> None:
    """Answer for a person who is asked; otherwise advance the clock, so that bots answer."""
    for socket in sockets:
        if socket.decision is not None and not socket.decision["optional"]:
            answer = await socket.play()
            if answer["type"] == "ack":
                await _settle(sockets)
                return
    await server.clock.forward(2_000)
    await _settle(sockets)


async def furnish(directory: Path) -> None:
    async with open_server(directory) as server:
        ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
        for visitor, login in ((ada, "ada"), (ben, "ben")):
            await visitor.do("POST", "/api/account", {"login": login, "password": PASSWORD})
        cleo = await server.visitor("Cleo")
        public = {"visibility": "public"}
        for game, seats in GAMES:
            new: dict[str, Any] = {"game": game, "seats": seats, "settings": public}
            await play(server, ada, ben, new, SOME)
            lobby = await ada.make_table(**new)
            await ben.sit(lobby)
        await play(server, ada, ben, {"game": "arkham-ritual", "seats": 3}, 400)
        for what in ("pause", "abort"):
            table = await play(server, cleo, ada, {"game": "arkham-ritual", "seats": 3}, 2)
            await _agree_on(what, [await cleo.connect(table), await ada.connect(table)])
            await ada.do("PUT", f"/api/tables/{table}/notes", {"text": "Ben bluffs."})


async def _agree_on(what: str, sockets: list[LocalSocket]) -> None:
    await sockets[0].ask("propose", what=what)
    await sockets[1].drain()
    await sockets[1].ask("vote", proposal=1, agree=True)


def dump(database: Path) -> str:
    connection = sqlite3.connect(database)
    try:
        return "".join(f"{_BLOB.sub(_readable, line)}\n" for line in connection.iterdump())
    finally:
        connection.close()


def _readable(blob: re.Match[str]) -> str:
    text = bytes.fromhex(blob[1]).decode().replace("'", "''")
    return f"CAST('{text}' AS BLOB)"


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.old_database", description=__doc__.split(":\n")[0])
    parser.add_argument("file", type=Path, help="the SQL file to write")
    file: Path = parser.parse_args().file
    with tempfile.TemporaryDirectory() as directory:
        asyncio.run(furnish(Path(directory)))
        text = dump(Path(directory) / "miskatonic.sqlite3")
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
