"""The benchmark of the rules runs; its results depend on the machine and are not checked."""

import json
from typing import Any

import pytest

from bench import speed
from bench.rows import ROWS, figures, rows_of
from bench.rules import main
from bench.speed import FULL, QUICK, Effort
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.playout import playout
from miskatonic.kernel.rng import Rng, seed_bytes

TINY = Effort(1, 0.001, 2, 2, 4, {"random": 2, "novice": 2, "adept": 1, "master": 1}, 2, 4)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_row_of_every_game_can_be_measured(game: Game[Any, Any]) -> None:
    found = figures(game, game.seats[0], TINY)
    assert list(found) == rows_of(game.id)
    assert all(value > 0 for value in found.values())


def test_only_the_selected_rows_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The median and the mean of a level come from one measurement; one of them may be left out."""
    wanted = ["clone_microseconds", "novice_bot_microseconds_mean"]
    game = GAMES["arkham-ritual"]
    monkeypatch.setattr(Effort, "seconds", property(lambda _: pytest.fail("nobody wanted that")))
    assert list(figures(game, 3, TINY, wanted)) == wanted


def test_a_rows_name_says_whether_higher_or_lower_is_better() -> None:
    """Names must not change, because versions are compared by them."""
    for row, better in ROWS.items():
        assert row.endswith("_per_second") == (better == "higher")
        assert ("_microseconds" in row) == (better == "lower")
    assert list(ROWS)[:8] == [
        "decisions_per_second",
        "playout_decisions_per_second",
        "clone_microseconds",
        "view_microseconds",
        "search_simulations_per_second",
        "observation_microseconds",
        "vector_steps_per_second",
        "shared_vector_steps_per_second",
    ]


def test_a_short_run_measures_less_of_everything() -> None:
    assert QUICK.rounds < FULL.rounds
    assert QUICK.seconds < FULL.seconds
    assert all(QUICK.decisions[level] < most for level, most in FULL.decisions.items())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_playout_ends_the_game_and_depends_only_on_its_seeds(game: Game[Any, Any]) -> None:
    counts = set()
    for _ in range(2):
        g = game.new(game.seats[0], None, 5, False)
        counts.add(playout(g, Rng(seed_bytes(5), 1)))
        assert game.result(g) is not None
    assert len(counts) == 1
    assert counts.pop() > 0


@pytest.fixture
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "FULL", TINY)
    monkeypatch.setattr(speed, "QUICK", TINY)


@pytest.mark.usefixtures("_quickly")
def test_all_games_and_peers_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    for name in ("arkham-ritual, 5 seats", "OpenSpiel", "RLCard", "death-may-die in PettingZoo"):
        assert name in shown


@pytest.mark.usefixtures("_quickly")
def test_json_has_all_rows_peers_and_adapters(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert [row["game"] for row in plain["games"]] == list(GAMES)
    assert all(list(row["rows"]) == rows_of(row["game"]) for row in plain["games"])
    assert plain["better"] == ROWS
    assert len(plain["peers"]) == 4
    assert [row["game"] for row in plain["adapters"]] == 2 * list(GAMES)
    assert {row["adapter"] for row in plain["adapters"]} == {"PettingZoo", "OpenSpiel"}


@pytest.mark.usefixtures("_quickly")
def test_chosen_rows_are_measured_without_peers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json", "--quick", "--rows", "view_microseconds,decisions_per_second"]) == 0
    plain = json.loads(capsys.readouterr().out)
    for row in plain["games"]:
        assert list(row["rows"]) == ["decisions_per_second", "view_microseconds"]
    assert plain["peers"] == []


def test_an_unknown_row_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--rows", "bogus"])
    assert "unknown row 'bogus'; choose from decisions_per_second" in capsys.readouterr().err
