"""`import miskatonic as mk` exports what users need; its values print and compare."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import miskatonic as mk

ROOT = Path(__file__).resolve().parents[1]
API = ROOT / "docs" / "api.md"


def in_python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=False, cwd=ROOT
    )


# ---------------------------------------------------------------- names


def test_every_exported_name_exists_and_is_documented() -> None:
    pytest.importorskip("numpy")
    page = API.read_text(encoding="utf-8")
    for name in mk.__all__:
        assert getattr(mk, name) is not None
        assert name == "__version__" or f"`mk.{name}" in page, name


def test_each_name_is_exported_once_and_listed_by_dir() -> None:
    assert len(set(mk.__all__)) == len(mk.__all__)
    assert sorted(mk.__all__) == dir(mk)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="'miskatonic' has no attribute 'Gmae'"):
        _ = mk.Gmae  # type: ignore[attr-defined]


def test_importing_the_package_loads_no_game_bot_or_server() -> None:
    code = "import miskatonic, sys; print([m for m in sys.modules if m.startswith('miskatonic.')])"
    loaded = in_python("-c", code).stdout
    assert "miskatonic.kernel.state" in loaded
    for package in ("games", "bots", "sim", "server", "store", "cli"):
        assert f"miskatonic.{package}" not in loaded


def test_the_command_line_runs_as_a_module() -> None:
    shown = in_python("-m", "miskatonic", "--version")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.startswith(f"miskatonic {mk.__version__}")


def test_a_module_of_the_command_line_does_not_run_silently() -> None:
    shown = in_python("-m", "miskatonic.cli", "--version")
    assert shown.returncode == 1
    assert "miskatonic.cli.__main__" in shown.stderr


# ---------------------------------------------------------------- values


def test_a_result_prints_and_compares_its_fields() -> None:
    result = mk.Result((1,), (0,), (3, 4), "highest")
    assert repr(result) == ("Result(winners=(1,), losers=(0,), scores=(3, 4), reason='highest')")
    assert result == mk.Result((1,), (0,), (3, 4), "highest")
    assert result != mk.Result((1,), (0,), (3, 5), "highest")
    assert result != "highest"
    assert len({result, mk.Result((1,), (0,), (3, 4), "highest")}) == 1


def test_equal_positions_ask_equal_decisions() -> None:
    game = mk.GAMES["arkham-ritual"]
    one, other, third = (game.new(seats=3, seed=seed) for seed in (1, 1, 2))
    assert one.asked == other.asked
    assert hash(one.asked[0]) == hash(other.asked[0])
    assert one.asked[0] != mk.Decision(1, 2, "x", "rule:x", (0,), one.asked[0].step, False, (), ())
    assert repr(one.asked[0]).startswith("Decision(id=1, seat=")
    assert third.asked != []


def test_a_decision_shows_what_is_optional_or_locked() -> None:
    step: mk.Step[mk.State] = mk.Step()
    decision = mk.Decision(2, 1, "swap", "rule:swap", (0,), step, True, (1,), ("no card",))
    assert repr(decision) == (
        "Decision(id=2, seat=1, prompt='swap', source='rule:swap', options=(0,),"
        " optional=True, locked=(1,))"
    )


def test_steps_compare_by_their_arguments() -> None:
    example = mk.load_file(ROOT / "examples" / "highest_card.py")
    step = example.game.new(seats=2, seed=1).asked[0].step
    again = example.game.new(seats=2, seed=2).asked[0].step
    assert (repr(step), step) == ("MaySwap(seat=0)", again)


def test_playouts_print_and_compare() -> None:
    game = mk.GAMES["arkham-ritual"]
    g = game.new(seats=3, seed=1)
    counted = game.playouts(g, 5, seed=1)
    assert counted == game.playouts(g, 5, seed=1)
    assert counted != game.playouts(g, 5, seed=2)
    assert repr(counted).startswith("Playouts(games=5, decisions=")


def test_a_record_compares_by_content_and_never_prints_its_seed() -> None:
    game = mk.GAMES["arkham-ritual"]
    record = game.record(3, {}, seed=1)
    assert record == game.record(3, {}, seed=1)
    assert record != game.record(3, {}, seed=2)
    assert (
        repr(record) == f"<Record of arkham-ritual, rules version {game.version}, 3 seats, 0 moves>"
    )
    assert mk.read_record(record.to_json()) == record


def test_options_columns_and_rewards_print_and_compare() -> None:
    game = mk.GAMES["arkham-ritual"]
    option, column = game.options[0], game.observation.columns[0]
    assert repr(option).startswith("Option(name='first_player', kind='seat', default=None,")
    assert option == mk.Option("first_player", "seat", None, "ar-option-first_player")
    assert option != game.options[1]
    assert repr(column).startswith("Column(name='viewer', kind='code', size=1,")
    assert repr(mk.Rewards("wins")).startswith("Rewards(meaning='wins', kind='own', win=1.0,")


def test_games_are_listed_and_an_unknown_one_names_them() -> None:
    assert repr(mk.GAMES).startswith("<games arkham-ritual, among-cultists, death-may-die")
    with pytest.raises(KeyError, match="unknown game 'chess'; the games are arkham-ritual, "):
        mk.GAMES["chess"]
    with pytest.raises(mk.BadOptions, match="unknown game 'chess'; the games are arkham-ritual, "):
        mk.bots.strongest("chess")


def test_statistics_print_and_a_simulation_needs_a_game() -> None:
    plan = mk.Simulation("arkham-ritual", seats=3, options={}, games=2, seed=1)
    assert repr(mk.simulate(plan)).startswith("<Statistics of 2 games, wins by seat: [")
    with pytest.raises(mk.BadOptions, match="0 games; expected a number from 1"):
        mk.simulate(mk.Simulation("arkham-ritual", seats=3, options={}, games=0, seed=1))


@pytest.mark.parametrize("id", ["arkham-ritual", "among-cultists", "death-may-die"])
def test_redealing_a_view_without_knowledge_is_refused(id: str) -> None:
    game = mk.GAMES[id]
    g = game.new(seats=5, seed=1)
    with pytest.raises(mk.BadSave, match=r"expected what Game\.knowledge returns"):
        game.redeal(game.view(g, 0), mk.Rng(mk.seed_bytes(1)))


def test_a_game_and_a_vector_have_readable_reprs() -> None:
    game = mk.GAMES["arkham-ritual"]
    assert repr(game).startswith("<Game arkham-ritual, rules version ")
    assert repr(game.vector(4, 3)) == "<VectorEnv of 4 games of arkham-ritual, 3 seats>"


def test_options_print_and_compare() -> None:
    option = mk.options.number("cost", "ar-option-cost", 0, 3, 1)
    assert option == mk.options.number("cost", "ar-option-cost", 0, 3, 1)
    assert option != mk.options.number("cost", "ar-option-cost", 0, 3, 2)
    assert hash(option) == hash(mk.options.number("cost", "ar-option-cost", 0, 3, 1))
    assert repr(option).startswith("Option(name='cost', kind='number', default=1, ")


@pytest.mark.parametrize("kind", [mk.IllegalChoice, mk.BadStep, mk.Runaway])
def test_errors_compare_by_class_and_message(kind: type[Exception]) -> None:
    error = kind("seat 0 chose 7")
    assert error == pickle.loads(pickle.dumps(error))  # noqa: S301
    assert error != mk.BadSave("seat 0 chose 7")
    assert hash(error) == hash(kind("seat 0 chose 7"))
    assert repr(error) == f"{kind.__name__}('seat 0 chose 7')"


def test_two_missing_draws_compare_by_their_number_of_outcomes() -> None:
    assert mk.DrawNeeded(6) == mk.DrawNeeded(6)
    assert mk.DrawNeeded(6) != mk.DrawNeeded(5)


def test_the_generic_clone_is_independent() -> None:
    example = mk.load_file(ROOT / "examples" / "highest_card.py")
    g = example.game.new(seats=3, seed=1)
    twin = g.clone()
    example.game.play(g, 0, 1)
    assert (twin.aside, len(g.aside)) == ([], 1)
    assert example.game.save(twin) == example.game.save(example.game.new(seats=3, seed=1))
