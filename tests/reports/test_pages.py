"""docs/strength: the pages have the layout that `miskatonic strength` writes."""

import re
import shutil
from pathlib import Path

import pytest

from miskatonic.cli import main
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.measures import Cell
from miskatonic.reports.studies import Results, cells_of, studies_of
from miskatonic.sim.game_result import ActCount, GameResult

FOLDER = Path("docs") / "strength"
ROOT = Path(__file__).resolve().parents[2]
# Fewer would not do for the classifier of teams.
GAMES_OF_A_CELL = 20
MOST_LINES = 300


def invented(game: str, cell: Cell, number: int) -> GameResult:
    """The result of a game that nobody played, with something for every column."""
    seats = range(len(cell.bots))
    sides = MANIFESTS[game].measures.teams or ("",)
    teams = [sides[seat % len(sides)] for seat in seats]
    names = [cell.teams.get(team, bot) for team, bot in zip(teams, cell.bots, strict=True)]
    return GameResult(
        number=number,
        deal=number // len(cell.bots),
        names=names,
        teams=teams,
        winners=[number % len(cell.bots)],
        losers=[],
        scores=[],
        ending=("one", "other")[number % 2],
        rounds=3,
        decisions=9,
        length=60_000,
        waits=[1_000],
        acts=[ActCount(seat, "work", 1 + seat % 2, early=True) for seat in seats],
        thoughts={name: {"1000": 9} for name in names},
    )


def layout(page: str) -> list[str]:
    """The page without its figures: of a table, the heading and the first column."""
    found: list[str] = []
    before = ""
    for line in page.splitlines():
        is_row = line.startswith("|") and before.startswith("|")
        found.append(line.partition(" | ")[0] if is_row else line)
        before = line
    return found


def comparable(page: str) -> list[str]:
    """The layout, without the rules version and the number of missing games."""
    page = re.sub(r"^\*\*.* games were played so far\.\*\*\n\n", "", page, flags=re.MULTILINE)
    return layout(re.sub(r"rules version \d+", "rules version", page))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_page_has_the_layout_of_its_generator(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / FOLDER, FOLDER)
    results = Results(Path("build") / "strength", game)
    for cell in cells_of(studies_of(game)):
        for number in range(GAMES_OF_A_CELL):
            results.keep(cell, invented(game, cell, number))
    assert main(["strength", game, "--minutes", "0.0000001"]) == 0
    page = (ROOT / FOLDER / f"{game}.md").read_text(encoding="utf-8")
    assert comparable(page) == comparable((FOLDER / f"{game}.md").read_text(encoding="utf-8"))
    # The notes' pictures stay, and all others are written again.
    pictures = {path.name for path in (ROOT / FOLDER).glob(f"{game}-*.svg")}
    assert {path.name for path in FOLDER.glob(f"{game}-*.svg")} == pictures


@pytest.mark.parametrize("game", list(GAMES))
def test_a_page_is_short_enough_to_read(game: str) -> None:
    page = (ROOT / FOLDER / f"{game}.md").read_text(encoding="utf-8")
    assert len(page.splitlines()) < MOST_LINES
