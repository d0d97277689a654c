"""ADR 17: what can be grepped of it. The client asks the server what is legal, and chance too."""

import re
from pathlib import Path

import pytest

from miskatonic.games import GAMES

CLIENT = Path(__file__).resolve().parent.parent / "client" / "src"
FILES = sorted(each for each in CLIENT.rglob("*") if each.suffix in (".ts", ".svelte"))
SHARED = [each for each in FILES if "games" not in each.relative_to(CLIENT).parts]


def found(pattern: str, files: list[Path]) -> list[str]:
    return [
        f"{file.relative_to(CLIENT)}: {line.strip()}"
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_shell_never_asks_which_game_it_is(game: str) -> None:
    assert len(SHARED) > 20
    assert found(rf'[=!]==? *"{game}"|case "{game}"', SHARED) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_table_borrows_from_another_game(game: str) -> None:
    folder = CLIENT / "games" / game.replace("-", "_")
    files = [each for each in FILES if folder in each.parents]
    others = "|".join(other.replace("-", "_") for other in GAMES if other != game)
    assert files
    assert found(rf"@/games/({others})", files) == []


def test_chance_decides_nothing_in_the_client() -> None:
    """Only noise in sounds, the ids of commands, and how long to wait before connecting again."""
    named = {line.partition(":")[0] for line in found(r"Math\.random|getRandomValues", FILES)}
    assert named <= {"lib/sound.ts", "lib/socket.ts", "lib/table.svelte.ts"}


def test_what_may_be_chosen_comes_from_the_server() -> None:
    """A choice is one of the options that came with the question; nobody makes up a list."""
    assert found(r"\boptions\s*(:|=)\s*\[\s*\d", FILES) == []
