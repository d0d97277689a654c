"""docs/debugging.md: its commands work on a server's folder, and its programs run."""

import asyncio
import doctest
import io
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from miskatonic.cli import main
from miskatonic.games import GAMES
from miskatonic.kernel.rng import seed_bytes
from miskatonic.server.protocol.tables import NewTable
from miskatonic.server.tables.model.entries import Began, LogEntry, Made, Played, Sat, write
from miskatonic.store.schema import PEOPLE
from miskatonic.store.store import Store
from miskatonic.store.writer import Row
from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "debugging.md"
COMMANDS = re.compile(r"^ *```sh\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SEED = 5


def commands() -> list[str]:
    blocks = COMMANDS.findall(PAGE.read_text(encoding="utf-8"))
    return [line.strip() for block in blocks for line in block.splitlines()]


def finished_game() -> list[Played]:
    game = GAMES["arkham-ritual"]
    g = game.new(3, {}, SEED)
    moves: list[Played] = []
    while game.result(g) is None:
        decision = game.decisions(g)[0]
        choice = decision.options[len(moves) % len(decision.options)]
        moves.append(Played(decision.seat, choice, "person"))
        game.play(g, decision.seat, choice)
    return moves


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder with table 1, whose game is over."""

    async def fill() -> None:
        store = Store(tmp_path / "data")
        listed: dict[str, Any] = {
            "id": "t" * 22,
            "game": "arkham-ritual",
            "status": "playing",
            "visibility": "public",
            "seats": 3,
            "taken": 1,
            "host": "ada-id",
            "host_name": "Ada",
            "created": 1_700_000_000_000,
        }
        ada = {"id": "ada-id", "name": "Ada", "login": None, "session": 0, "created": 1}
        await store.write(lambda each: each.execute(insert(PEOPLE), [ada]).rowcount)
        made = Made("ada-id", "Ada", NewTable("arkham-ritual", 3))
        await store.make_table(listed, ["ada-id"], write(made), write(Sat(0, "ada-id", "Ada")))
        began = Began(GAMES["arkham-ritual"].version, seed_bytes(SEED).hex(), "", "")
        log: list[LogEntry] = [began, *finished_game()]
        rows = enumerate(log, 2)
        await store.append(1, [Row(1, seq, 1, None, None, write(e)) for seq, e in rows])
        store.close()

    asyncio.run(fill())
    return tmp_path


@pytest.mark.slow
def test_the_commands_run_in_order(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n" * 9))
    assert len(commands()) > 5
    for command in commands():
        program, *arguments = shlex.split(command.replace("$DATA", "data"))
        assert (program, main(arguments)) == ("miskatonic", 0), capsys.readouterr()
    assert (folder / "game.json").is_file()


def test_the_programs_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert (failed, tried > 20) == (0, True)
