"""The page on how hard Death May Die is, and what the lobby is told."""

import json
from pathlib import Path

import pytest

from miskatonic.games.death_may_die.rules.difficulty import read_difficulty
from miskatonic.games.death_may_die.studies import balance_study, unknown_studies
from miskatonic.sim.matrix import Cell as Won
from tools.balance import LEAST_TOLD, lobby_lines, main, table


def won(games: int, wins: int) -> Won:
    found = Won()
    found.games, found.wins = games, wins
    return found


def test_the_lobby_is_told_of_cells_with_enough_games() -> None:
    first, second = balance_study().cells[:2]
    told = lobby_lines([(first, won(LEAST_TOLD, 8)), (second, won(LEAST_TOLD - 1, 8))])
    [line] = [json.loads(each) for each in told.splitlines()]
    assert (line["games"], line["wins"], line["seats"]) == (LEAST_TOLD, 8, len(first.bots))
    assert line["options"]["episode"] == first.options["episode"]
    [outlook] = read_difficulty(told)
    assert (outlook.level, outlook.wins) == ("adept", 8)


def test_the_unknown_is_told_for_any_episode() -> None:
    cell = unknown_studies()[1].cells[-1]
    [line] = [json.loads(each) for each in lobby_lines([(cell, won(120, 20))]).splitlines()]
    assert line["options"] == {"unknown_monsters": 2, "unknown_relics": True}


def test_the_table_says_how_many_games_and_how_sure_it_is() -> None:
    [cell] = balance_study().cells[:1]
    assert "40 % (100: 31 %–50 %)" in table([(cell, won(100, 40))])


def test_without_games_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--results", str(tmp_path)]) == 1
    assert "miskatonic strength death-may-die" in capsys.readouterr().out
