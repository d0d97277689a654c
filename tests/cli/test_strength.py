"""`miskatonic strength`: one command plays the missing games and writes the page."""

import json
from pathlib import Path

import pytest

from miskatonic.cli import main
from miskatonic.games import MANIFESTS
from miskatonic.games.measures import Cell, Study
from miskatonic.reports import studies

GAME = "arkham-ritual"
TABLE = Cell("three random", ("random",) * 3, 4, {"competitive": True})
SHARED = Cell("three random", ("random",) * 3, 3, {"competitive": False}, column="shared")


@pytest.fixture(autouse=True)
def _small_studies(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = (
        Study("experience", "What games are like", "experience", (TABLE,)),
        Study("shared", "By option", "matrix", (SHARED,), option="competitive"),
    )
    monkeypatch.setattr(type(MANIFESTS[GAME].measures), "studies", shown)


def run(tmp_path: Path, *more: str) -> int:
    out, results = tmp_path / "page", tmp_path / "results"
    given = ["strength", GAME, "--out", str(out), "--results", str(results), "--language", "en"]
    return main([*given, *more])


def test_the_page_is_written_and_a_second_run_plays_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page").mkdir()
    notes = f"![A curve]({GAME}-curve.svg)\n\nNothing."
    (tmp_path / "page" / f"{GAME}-notes.md").write_text(notes, encoding="utf-8")
    for picture in ("curve", "gone"):
        (tmp_path / "page" / f"{GAME}-{picture}.svg").write_text("<svg/>", encoding="utf-8")
    assert run(tmp_path) == 0
    told = capsys.readouterr().out
    # Every cell plays one game first to estimate the remaining time.
    assert "5 games to play: about" in told
    page = (tmp_path / "page" / f"{GAME}.md").read_text(encoding="utf-8")
    assert "Arkham Ritual: how strong the bots are" in page
    assert "| three random | 4 |" in page
    assert f"[The notes]({GAME}-notes.md)" in page and "Nothing." not in page
    details = tmp_path / "results" / f"{GAME}.md"
    assert f"`{details.as_posix()}`" in page
    assert "| how games end |" in details.read_text(encoding="utf-8")
    # Charts that neither the page nor the notes show are removed.
    assert (tmp_path / "page" / f"{GAME}-curve.svg").exists()
    assert not (tmp_path / "page" / f"{GAME}-gone.svg").exists()
    assert run(tmp_path) == 0
    assert "All games have been played." in capsys.readouterr().out
    assert (tmp_path / "page" / f"{GAME}.md").read_text(encoding="utf-8") == page


def test_a_run_out_of_time_writes_a_page_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, "--minutes", "0.0000001") == 0
    assert "Not all games were played." in capsys.readouterr().err
    assert run(tmp_path, "--minutes", "1") == 0
    assert "Not all games were played." not in capsys.readouterr().err


def test_odds_of_option_values_are_written_for_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "odds.json"
    assert run(tmp_path, "--odds", str(file)) == 0
    # Three games are too few.
    assert json.loads(file.read_text(encoding="utf-8")) == []
    monkeypatch.setattr(studies, "LEAST_TOLD", 3)
    assert run(tmp_path, "--odds", str(file)) == 0
    [odds] = json.loads(file.read_text(encoding="utf-8"))
    assert (odds["option"], odds["value"], odds["seats"]) == ("competitive", False, 3)
    assert (odds["level"], odds["games"]) == ("random", 3)
    assert 0 <= odds["wins"] <= 3


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--minutes", "0"), "expected a number of minutes above 0"),
        (("--processes", "none"), "is not a whole number"),
    ],
)
def test_a_bad_argument_is_named(
    more: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run(tmp_path, *more)
    assert said in capsys.readouterr().err


def test_an_unusable_folder_is_refused_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert run(tmp_path, "--out", str(tmp_path / "file" / "page")) == 2
    assert "page" in capsys.readouterr().err
