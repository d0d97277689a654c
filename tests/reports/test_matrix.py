"""The balance matrix of Death May Die: cells, intervals, table, heat map."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from miskatonic.reports.charts import heat_map
from miskatonic.reports.matrix import Cell, Grid, measure
from miskatonic.sim.workers import workers
from tests.cli.sessions import Session

GAME = "death-may-die"
MATRIX = ("sim", GAME, "--matrix", "--games", "1", "--bots", "novice")


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Session:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LANG", "en")
    return Session(monkeypatch, capsys)


def cell(wins: int, games: int) -> Cell:
    made = Cell()
    made.wins, made.games = wins, games
    return made


def test_every_pair_is_a_cell_for_both_seat_counts() -> None:
    grid = Grid(GAME, {"investigators": "random"}, (2, 4), 1, 1, "random")
    found = measure(grid)
    assert len(found) == 6 * 2 * 2
    assert all(each.games == 1 == sum(each.ends.values()) for each in found.values())


def test_a_seed_gives_the_same_results_with_any_number_of_processes() -> None:
    grid = Grid(GAME, {"investigators": "random"}, (2,), 2, 3, "random")
    with workers(2) as two:
        alone, together = measure(grid), measure(grid, two)
    assert {at: each.to_plain() for at, each in alone.items()} == {
        at: each.to_plain() for at, each in together.items()
    }


def test_progress_is_reported_for_every_game() -> None:
    told: list[int] = []
    measure(Grid(GAME, {}, (2,), 2, 1, "random"), progress=told.append)
    assert sum(told) == 24


def test_intervals_are_wilson_intervals() -> None:
    """Textbook values for 50 of 100 and 0 of 10."""
    low, high = cell(50, 100).interval()
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = cell(0, 10).interval()
    assert (low, round(high, 3)) == (0.0, 0.278)


def test_the_box_has_six_episodes_and_two_elder_ones() -> None:
    grid = Grid(GAME, {}, (2,), 1, 1, "random")
    assert grid.axes == ("episode", "elder_one")
    assert [len(grid.values_of(axis)) for axis in grid.axes] == [6, 2]


# ---------------------------------------------------------------- the picture


def test_the_picture_shows_every_share_and_frames_those_off_target() -> None:
    cells = [cell(40, 100), cell(90, 100)]
    picture = heat_map(
        "Balance", "100 games", ["A\n2", "B\n4"], [("Fair & square", cells)], (0.25, 0.6)
    )
    root = ET.fromstring(picture)
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"40 %", "90 %", "Fair & square", "31–50 %"} <= set(words)
    frames = [each for each in root.iter() if each.get("class") == "off"]
    assert len(frames) == 1


# ---------------------------------------------------------------- at the command line


def test_the_matrix_is_a_table_of_episodes_by_elder_ones(session: Session) -> None:
    shown = session(*MATRIX)
    assert (shown.code, shown.err) == (0, "")
    for word in ("Isle of the Damned", "Azathoth, 2", "Tsathoggua, 4", "95 % intervals"):
        assert word in shown.out


def test_the_json_matrix_says_how_games_were_lost(session: Session) -> None:
    plain = json.loads(session(*MATRIX, "--json", "--seats", "2").out)
    assert list(plain) == ["game", "rules", "options", "bots", "games", "seed", "cells"]
    assert len(plain["cells"]) == 12
    first = plain["cells"][0]
    assert (first["episode"], first["people"], first["games"]) == ("top-of-the-mourning", 2, 1)
    assert sum(first["ends"].values()) == 1
    assert {"low", "high"} <= set(first)
    assert set(first["means"]) == {"turns", "disrupted", "stage"}
    assert set(first["when_lost"]) <= set(first["means"])


def test_the_heat_map_is_written_to_the_given_file(session: Session, tmp_path: Path) -> None:
    file = tmp_path / "heat.svg"
    assert session(*MATRIX, "--seats", "2", "--plot", str(file)).code == 0
    assert ET.parse(file).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("sim", "arkham-ritual", "--matrix"), "Arkham Ritual has no matrix"),
        (("sim", "death-may-die", "--plot", "a.svg"), "--matrix"),
        ((*MATRIX, "--plot", "heat.png"), "ends in .svg"),
        ((*MATRIX, "--plot", "nowhere/at/all.svg"), "no such folder"),
        ((*MATRIX, "--seats", "9"), "players, not for 9"),
        (("sim", "death-may-die", "--matrix", "--bots", "fool"), "no bots of level “fool”"),
        ((*MATRIX[:4], "0"), "'0'"),
    ],
)
def test_bad_arguments_are_named(session: Session, arguments: tuple[str, ...], says: str) -> None:
    shown = session(*arguments)
    assert (shown.code, shown.out) == (2, "")
    assert says in shown.err
