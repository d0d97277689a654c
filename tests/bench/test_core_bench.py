"""The comparison of the rules' speed with an earlier commit."""

import json
import sys

import pytest

from bench import core_rows
from bench.core import TARGETS, shown


def test_every_row_with_a_target_is_measured_in_this_checkout(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["core_rows", "0.0005"])
    core_rows.main()
    found = json.loads(capsys.readouterr().out)
    assert set(found) == set(TARGETS)
    assert all(value > 0 for value in found.values())


def test_a_row_says_whether_the_median_of_the_turns_meets_its_target() -> None:
    slow = dict.fromkeys(TARGETS, 100.0)
    quick = {row: 60.0 if row.endswith("clone") else 200.0 for row in TARGETS}
    lines = shown([slow, slow, slow], [quick, quick, slow])
    assert len(lines) == 1 + len(TARGETS)
    assert not any("missed" in line for line in lines)
    lines = shown([slow, slow, slow], [quick, slow, slow])
    assert sum("missed" in line for line in lines) == len(TARGETS)
    assert lines[1].split()[-4:] == ["100", "1.00", "1.90", "missed"]
