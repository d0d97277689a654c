"""The measuring measures; how fast is not a test's business."""

import pytest

from miskatonic.games import GAMES
from miskatonic.sim import measure as measuring
from miskatonic.sim.measure import measure


def test_every_game_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "SECONDS", 0.001)
    monkeypatch.setattr(measuring, "ROUNDS", 1)
    for game in GAMES.values():
        speed = measure(game, game.seats[0])
        assert speed.decisions_per_second > 0
        assert speed.clone_microseconds > 0
