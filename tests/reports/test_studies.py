"""Strength pages: games are played once, stopped runs resume, and results become tables."""

import time
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.measures import Cell, Study
from miskatonic.reports.charts import interval_chart, spread_chart, stacked_bars, step_for
from miskatonic.reports.comparisons import lead_over, strengths_of
from miskatonic.reports.figures import points
from miskatonic.reports.page import Page
from miskatonic.reports.studies import (
    Results,
    cells_of,
    contest_of,
    expected_seconds,
    games_in,
    play_missing,
    studies_of,
    usual_studies,
)
from miskatonic.sim import code_version
from miskatonic.sim.code_version import code_of
from miskatonic.sim.game_result import GameResult
from miskatonic.sim.local_workers import THIS_PROCESS
from miskatonic.sim.strength import Estimate
from miskatonic.sim.workers import workers

GAME = "arkham-ritual"
ONE = Cell("novice among random", ("novice", "random", "random"), 6, {"competitive": True})
ALL = Cell("all random", ("random",) * 3, 4, {"competitive": True})


def play(results: Results, *cells: Cell, processes: int = 1) -> list[int]:
    told: list[int] = []
    with workers(processes) as several:
        play_missing(results, cells, False, several, told.append)
    return told


def test_a_game_is_played_once_and_a_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    results = Results(tmp_path, GAME)
    play_missing(results, [ONE, ALL], False, THIS_PROCESS, lambda _: None, until=time.monotonic())
    assert len(results.games(ONE)) + len(results.games(ALL)) == 1
    assert len(play(results, ONE, ALL)) == 9
    assert play(results, ONE, ALL) == []
    assert sorted(results.games(ONE)) == [0, 1, 2, 3, 4, 5]
    again = Results(tmp_path, GAME)
    assert again.missing(ONE, quick=False) == []
    assert Results(tmp_path, GAME, seed=3).missing(ONE, quick=False) == [0, 1, 2, 3, 4, 5]


def test_the_game_of_a_truncated_line_is_played_again(tmp_path: Path) -> None:
    results = Results(tmp_path, GAME)
    play(results, ALL)
    file = results.file_of(ALL)
    file.write_bytes(file.read_bytes()[:-40])
    assert results.missing(ALL, quick=False) == [3]
    assert play(results, ALL) == [1]
    assert sorted(results.games(ALL)) == [0, 1, 2, 3]


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one, two = Results(tmp_path / "1", GAME), Results(tmp_path / "2", GAME)
    play(one, ONE)
    play(two, ONE, processes=2)

    def outcomes(results: Results) -> list[tuple[list[int], int]]:
        return [(game.winners, game.rounds) for _, game in sorted(results.games(ONE).items())]

    assert outcomes(one) == outcomes(two)


def test_different_code_has_separate_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert code_of(GAME) != code_of("among-cultists")
    before = Results(tmp_path, GAME).folder
    monkeypatch.setattr(code_version, "CODE", (".py",))
    assert Results(tmp_path, GAME).folder != before


def test_the_remaining_time_is_estimated_from_played_games(tmp_path: Path) -> None:
    results = Results(tmp_path, GAME)
    assert expected_seconds(results, [ALL], False, 1, until=0.0) is None
    expected = expected_seconds(results, [ALL], False, 1)
    [played] = results.games(ALL).values()
    assert expected == pytest.approx(3 * played.seconds)
    assert expected_seconds(results, [ALL], False, 3) == pytest.approx(played.seconds)


def test_cells_consist_of_whole_deals() -> None:
    assert games_in(GAME, ONE, quick=False) == 6
    five = Cell("five", ("adept", *["novice"] * 4), 300)
    assert games_in(GAME, five, quick=True) % 5 == 0
    assert games_in(GAME, Cell("one", five.bots, 1), quick=False) == 5
    assert contest_of(GAME, five, 1).duplicate


def test_options_that_a_cell_leaves_open_vary_from_deal_to_deal() -> None:
    """Regression: a page said "all episodes in turn", but all its games were of the first one."""
    any_episode = Cell("any", ("novice", "novice"), options={"elder_one": "azathoth"})
    contest = contest_of("death-may-die", any_episode, 1)
    episodes = [contest.setting_of(number) for number in range(7)]
    assert contest.varied == ("episode",)
    assert len(set(episodes)) == 6
    assert episodes[6] == episodes[0]
    assert contest_of(GAME, ALL, 1).varied == ()


def test_a_cell_of_two_studies_is_played_once_with_the_larger_number_of_games() -> None:
    more = Cell("another name", ALL.bots, 9, ALL.options)
    found = cells_of(
        [Study("a", "A", "experience", (ALL, ONE)), Study("b", "B", "experience", (more,))]
    )
    assert [cell.games for cell in found] == [9, 6]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_studies(game: str) -> None:
    for shown in (usual_studies(game), studies_of(game)):
        names = [study.name for study in shown]
        assert len(set(names)) == len(names) > 0
        for study in shown:
            rows = [(cell.row, cell.column) for cell in study.cells]
            assert len(set(rows)) == len(rows) > 0
            assert not study.against or study.against in [cell.row for cell in study.cells]
            for cell in study.cells:
                GAMES[game].read(len(cell.bots), cell.options)


# ---------------------------------------------------------------- leads


def played(number: int, winner: int) -> GameResult:
    return GameResult(
        number=number,
        deal=number,
        names=["adept", "novice"],
        teams=["", ""],
        winners=[winner],
        losers=[1 - winner],
        scores=[],
        ending="sanest",
        rounds=1,
        decisions=1,
        length=0,
        waits=[],
        acts=[],
    )


def test_two_tables_are_compared_deal_by_deal() -> None:
    """Both win the same deals except one."""
    one = strengths_of([played(number, 0) for number in range(10)])
    other = strengths_of([played(number, int(number == 3)) for number in range(10)])
    lead = lead_over(one["adept", ""], other["adept", ""])
    assert (lead.plain.mean, lead.by_deal.mean) == pytest.approx((0.1, 0.1))
    assert lead.by_deal.margin == pytest.approx(0.196)


# ---------------------------------------------------------------- the page


def texts_in(picture: str) -> list[str]:
    root = ET.fromstring(picture)
    return [str(each.text) for each in root.iter("{http://www.w3.org/2000/svg}text")]


def test_charts_label_their_rows() -> None:
    rows = [("five adepts & more", 3.0, 6.0, 15.0), ("five novices", 2.0, 2.0, 4.0)]
    assert {"five adepts & more", "five novices", "10"} <= set(
        texts_in(spread_chart("A", "b", rows))
    )
    assert {"five novices", "0.50"} <= set(
        texts_in(interval_chart("A", "b", [("five novices", 0.6, 0.4, 0.8)], 0.5, percent=False))
    )
    assert {"0 %", "all", "time", "points"} <= set(
        texts_in(stacked_bars("A", "b", [("all", {"time": 0.25, "points": 0.75})]))
    )


@pytest.mark.parametrize(("span", "step"), [(9.0, 1.0), (10.0, 2.0), (0.3, 0.05), (40.0, 5.0)])
def test_axes_have_round_steps(span: float, step: float) -> None:
    assert step_for(span) == pytest.approx(step)


def test_a_significant_lead_is_bold() -> None:
    assert points(Estimate(0.071, 0.02)) == "**+7.1 ± 2.0**"
    assert points(Estimate(-0.01, 0.02)) == "-1.0 ± 2.0"
    assert points(Estimate(0.01, None)) == "+1.0"


def test_the_page_shows_contests_and_player_experience(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = (
        Study("one", "One among others", "contest", (ONE,)),
        Study("tables", "Table beside table", "contest", (ALL, ONE), against="all random"),
        Study("experience", "What games are like", "experience", (ALL,)),
        Study("never", "Never played", "experience", (Cell("x", ("adept",) * 7),)),
    )
    monkeypatch.setattr(type(MANIFESTS[GAME].measures), "studies", shown)
    results = Results(tmp_path / "results", GAME)
    play(results, ONE, ALL)
    page, details = Page(results, "A game", tmp_path, str.capitalize).write("How to read this.")
    assert page.startswith("# A game: how strong the bots are")
    assert "How to read this." in page and "How to read this." in details
    assert "| novice among random | novice | 6 | 2 |" in page
    assert "| all random | random | 4 | 4 |" in page
    assert "## What games are like" in page and "| thinking time |" in page
    assert "Never played" not in page
    assert "| all random | 4 |" in page and "| all random | 4 |" in details
    assert "decisions: median" not in page and "decisions: median" in details
    for file in ("one", "experience-rounds"):
        assert f"]({GAME}-{file}.svg)" in page
        ET.fromstring((tmp_path / f"{GAME}-{file}.svg").read_text(encoding="utf-8"))


def test_the_page_shows_a_matrix_and_marks_cells_outside_the_target(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cells = tuple(
        Cell(row, ("random",) * 3, 4, {"competitive": True}, column=column)
        for row in ("up", "down")
        for column in ("left", "right")
    )
    shown = (Study("balance", "Balance", "matrix", cells, target=(0.0, 0.1)),)
    monkeypatch.setattr(type(MANIFESTS[GAME].measures), "studies", shown)
    results = Results(tmp_path / "results", GAME)
    play(results, cells[0])
    page, details = Page(results, "A game", tmp_path, str.capitalize).write("")
    assert details == ""
    assert "|  | left | right |" in page
    # All cells have the same games, nearly all of them won: more than the target.
    assert page.count("**") == 8
    assert "down" in (tmp_path / f"{GAME}-balance.svg").read_text(encoding="utf-8")


def test_the_page_shows_what_gives_teams_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = Results(tmp_path / "results", "among-cultists")
    cell = Cell("five adepts", ("adept",) * 5, 24)
    acts = [
        {"seat": 4, "kind": "hide", "times": 1, "early": True},
        {"seat": 0, "kind": "work", "times": 2, "early": True},
        {"seat": 4, "kind": "work", "times": 2, "early": True},
    ]
    for number in range(24):
        results.keep(cell, team_game(number, acts))
    shown = (Study("experience", "What games are like", "experience", (cell,)),)
    monkeypatch.setattr(type(MANIFESTS["among-cultists"].measures), "studies", shown)
    page, details = Page(results, "A game", tmp_path, str.capitalize).write("")
    assert "| AUC on acts | with claims | by one team only |" in page
    assert "| **1.00 (1.00–1.00)** | **1.00 (1.00–1.00)** | 1 |" in page
    assert "### What gives the cultists away" in details
    assert "| Hide | 0.00 | 1.00 | **one team only** |" in details
    assert (tmp_path / "among-cultists-experience-team-leaks.svg").exists()


def team_game(number: int, acts: list[dict[str, object]]) -> GameResult:
    plain = msgspec.to_builtins(played(number, 0))
    teams = ["investigators"] * 4 + ["cultists"]
    plain |= {"names": ["adept"] * 5, "teams": teams, "acts": acts}
    return msgspec.convert(plain, GameResult)
