"""The balance page of Death May Die, and the odds for the lobby."""

import json
from pathlib import Path

import pytest

from miskatonic.games.death_may_die.game import read_difficulty
from miskatonic.games.death_may_die.studies import balance_study, unknown_studies
from miskatonic.reports.studies import LEAST_TOLD, Results
from miskatonic.sim.strength import Wins
from tools.balance import lobby_lines, main, summary, sums, table


def won(games: int, wins: int) -> Wins:
    return Wins(wins, games)


def test_the_lobby_gets_odds_of_cells_with_enough_games() -> None:
    first, second = balance_study().cells[:2]
    told = lobby_lines([(first, won(LEAST_TOLD, 8)), (second, won(LEAST_TOLD - 1, 8))])
    line, together = [json.loads(each) for each in told.splitlines()]
    assert (line["games"], line["wins"], line["seats"]) == (LEAST_TOLD, 8, len(first.bots))
    assert line["options"]["episode"] == first.options["episode"]
    assert (together["games"], together["seats"]) == (2 * LEAST_TOLD - 1, 0)
    outlook, _ = read_difficulty(told)
    assert (outlook.level, outlook.wins) == ("adept", 8)


def test_cells_with_few_games_are_combined_over_all_seat_counts() -> None:
    cells = balance_study().cells[:6]
    measured = [(cell, won(LEAST_TOLD // 4 + 1, 2)) for cell in cells]
    [line] = [json.loads(each) for each in lobby_lines(measured).splitlines()]
    assert (line["seats"], line["games"], line["wins"]) == (0, 5 * (LEAST_TOLD // 4 + 1), 10)
    assert line["options"]["elder_one"] == "azathoth"
    enough = [(cell, won(LEAST_TOLD, 9)) for cell in cells[:5]]
    seats = [json.loads(each)["seats"] for each in lobby_lines(enough).splitlines()]
    assert seats == [1, 2, 3, 4, 5]


def test_cells_are_summed_by_pair_by_elder_one_and_by_seats() -> None:
    cells = balance_study().cells[:10]
    shown = sums([(cell, won(10, 4)) for cell in cells])
    assert "| Top of the Mourning, Tsathoggua | 40 % (50: 28 %–54 %) |" in shown
    assert "| Azathoth | 40 % (50: 28 %–54 %) |" in shown
    assert "| 5 seats | 40 % (20: 22 %–61 %) |" in shown
    assert "| all | 40 % (100: 31 %–50 %) |" in shown


def test_odds_with_the_unknown_apply_to_any_episode() -> None:
    cell = unknown_studies()[1].cells[-1]
    [line] = [json.loads(each) for each in lobby_lines([(cell, won(120, 20))]).splitlines()]
    assert line["options"] == {"unknown_monsters": 2, "unknown_relics": True}


def test_the_table_shows_counts_and_intervals() -> None:
    [cell] = balance_study().cells[:1]
    assert "40 % (100: 31 %–50 %)" in table([(cell, won(100, 40))])


def test_without_games_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--results", str(tmp_path)]) == 1
    assert "miskatonic strength death-may-die" in capsys.readouterr().out


def test_the_page_says_which_cells_are_certainly_outside_the_target(tmp_path: Path) -> None:
    results = Results(tmp_path, "death-may-die")
    cells = balance_study().cells
    shown = summary(results, [(cells[0], won(8, 1)), (cells[1], won(100, 90))])
    assert "Outside it: 2 of 2 cells;" in shown
    assert "interval: Top of the Mourning, Azathoth with 2 seats." in shown
    assert "requires 100 games per cell; some have only 8" in shown
    assert "25 to 60 % in" in shown
