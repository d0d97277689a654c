"""The benchmark of reported losses: its arguments and its output."""

from pathlib import Path

import msgspec
import pytest

from bench.analysis import SEATS, Line, main, table


def lines(*levels: str) -> list[Line]:
    """One analysis per game and level, each with one loss of a tenth of a game in ten decisions."""
    return [
        Line(game, 2026, level, level == "random", 10, 4, 1, 0.1, 7.0)
        for game in SEATS
        for level in levels
    ]


def test_all_games_are_measured_by_default_and_finished_analyses_are_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "analysis.jsonl"
    done = lines("random")
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in done))
    wanted = ["--games", "1", "--levels", "random", "--file", str(file)]
    monkeypatch.setattr("sys.argv", ["bench.analysis", *wanted])
    assert main() == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed == list(table(done))
    assert [row.split(" | ")[0].removeprefix("| ") for row in printed[2:]] == list(SEATS)


def test_an_unknown_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["bench.analysis", "chess"])
    with pytest.raises(SystemExit):
        main()


def test_a_row_shows_the_share_of_decisions_and_the_points_per_game() -> None:
    row = next(row for row in table(lines("random")) if row.startswith("| arkham-ritual"))
    assert row == "| arkham-ritual | random | 1 | 10 | 40% | 10.0% | 1.0 | 10 | 7 (7 to 7) |"
