"""Golden games: recorded once, and played again by every version that claims the same rules."""

from pathlib import Path
from typing import Any

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from tools.golden import GAMES_EACH, golden_files, read_golden, summary


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_comes_out_as_it_was_recorded(path: Path) -> None:
    record, expected = read_golden(path)
    assert expected == summary(GAMES[record.game], record)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_game_has_golden_games_for_every_count_of_seats(game: Game[Any, Any]) -> None:
    recorded = [path.stem for path in golden_files() if path.parent.name == game.id]
    wanted = [f"{seats}-seats-{n}" for seats in game.seats for n in range(GAMES_EACH)]
    assert wanted == recorded
