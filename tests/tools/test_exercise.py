"""The games that `make compile-profiled` plays between its two compilations."""

import pytest

from bench import exercise
from miskatonic.games import GAMES


def test_exercise_plays_every_game_in_every_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(exercise, "DECISIONS", 2 * exercise.VECTOR_GAMES)
    monkeypatch.setattr(exercise, "BOT_GAMES", 1)
    monkeypatch.setattr(exercise, "SIMULATIONS", 2)
    assert exercise.main() == 0
    assert capsys.readouterr().out.splitlines() == [f"{name}: played" for name in GAMES]
