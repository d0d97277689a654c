"""Comparing two checkouts, on figures of a few rows."""

import sys
from pathlib import Path
from typing import Any

import pytest

from bench import turns
from bench.turns import Runs, bench, compared, shown

ROOT = Path(__file__).resolve().parent.parent.parent
BETTER = {"decisions_per_second": "higher", "clone_microseconds": "lower"}


def report(decisions: float, clone: float) -> dict[str, Any]:
    rows = {"decisions_per_second": decisions, "clone_microseconds": clone}
    return {"compiled": True, "better": BETTER, "games": [{"game": "a-game", "rows": rows}]}


def runs(*reports: dict[str, Any]) -> Runs:
    all_of_them = Runs("some")
    for each in reports:
        all_of_them.add(each)
    return all_of_them


def test_medians_of_the_runs_are_compared() -> None:
    before = runs(report(100, 2.0), report(900, 2.0), report(110, 2.0))
    decisions, clone = compared(before, runs(report(121, 1.0)))
    assert (decisions.before, decisions.after, decisions.ratio) == (110, 121, 1.1)
    assert clone.ratio == 0.5
    assert not decisions.is_worse
    assert not clone.is_worse


def test_what_is_worse_by_more_than_a_tenth_is_marked() -> None:
    fewer, longer = compared(runs(report(100, 2.0)), runs(report(89, 2.3)))
    assert fewer.is_worse
    assert longer.is_worse
    assert shown([fewer, longer]).count("WORSE") == 2
    hardly, little = compared(runs(report(100, 2.0)), runs(report(91, 2.1)))
    assert not hardly.is_worse
    assert not little.is_worse
    assert "WORSE" not in shown([hardly, little])


def test_a_row_that_only_one_has_is_shown_and_not_judged() -> None:
    after = report(100, 2.0)
    after["games"][0]["rows"]["newer_per_second"] = 5.0
    after["better"] = {**BETTER, "newer_per_second": "higher"}
    *_, newer = compared(runs(report(100, 2.0)), runs(after))
    assert (newer.row, newer.before, newer.is_worse) == ("newer_per_second", None, False)
    assert "-" in shown([newer])


def test_the_two_take_turns_and_the_first_of_them_changes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    order: list[str] = []

    def measured(python: str, checkout: Path, options: list[str]) -> dict[str, Any]:
        order.append(checkout.name)
        assert options == ["--quick", "--rows", "clone_microseconds"]
        return report(100, 2.0 if checkout.name == "old" else 3.0)

    monkeypatch.setattr(turns, "bench", measured)
    old, new = str(tmp_path / "old"), str(tmp_path / "new")
    chosen = ["--quick", "--rows", "clone_microseconds"]
    assert turns.main(["--before", old, "--after", new, "--runs", "2", *chosen]) == 1
    assert order == ["old", "new", "new", "old"]
    assert "WORSE" in capsys.readouterr().out


def test_a_checkout_is_measured_with_its_own_sources() -> None:
    plain = bench(sys.executable, ROOT, ["--quick", "--rows", "clone_microseconds"])
    assert plain["better"] == {"clone_microseconds": "lower"}
    assert all(list(game["rows"]) == ["clone_microseconds"] for game in plain["games"])
    assert plain["peers"] == []


def test_a_checkout_that_cannot_be_measured_says_why(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no_such_row"):
        bench(sys.executable, ROOT, ["--rows", "no_such_row"])
    with pytest.raises(SystemExit, match="no src/miskatonic in it"):
        bench(sys.executable, tmp_path, [])
