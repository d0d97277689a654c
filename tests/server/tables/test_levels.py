"""Bot levels may be removed; tables that use them play on."""

from types import SimpleNamespace
from typing import Any

import pytest

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.manifest import Odds
from miskatonic.server.tables.requests.game_info import game_info
from miskatonic.server.tables.timing import Timing
from miskatonic.server.workers.bots import stand_in


def timing(game: str, level: str) -> Timing:
    seated = SimpleNamespace(level=level, left=False, person=None)
    table: Any = SimpleNamespace(seats=[seated], new=SimpleNamespace(game=game))
    return Timing(table, now=0)


def test_a_table_with_a_removed_bot_level_plays_on() -> None:
    game = "arkham-ritual"
    assert timing(game, "novice").bot_level(0) == "novice"
    assert timing(game, "of-long-ago").bot_level(0) == stand_in(game)
    assert stand_in(game) in MANIFESTS[game].levels


@pytest.mark.parametrize("game", list(GAMES))
def test_game_info_names_the_first_game(game: str) -> None:
    info = game_info(GAMES[game])
    assert (info.first_game.seats, info.first_game.level) == MANIFESTS[game].first_game[:2]
    assert info.first_game.level in [level.id for level in info.levels]
    assert len(info.odds) == len(MANIFESTS[game].odds)


def test_game_info_includes_measured_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = Odds("competitive", True, 5, "adept", 100, 17, "somebody")
    monkeypatch.setattr(type(MANIFESTS["arkham-ritual"]), "odds", [measured])
    [odds] = game_info(GAMES["arkham-ritual"]).odds
    assert (odds.option, odds.value, odds.wins, odds.games) == ("competitive", True, 17, 100)
    assert (odds.seats, odds.level, odds.team) == (5, "adept", "somebody")
