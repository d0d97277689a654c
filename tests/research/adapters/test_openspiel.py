"""The games in OpenSpiel: its own tests, and ours for what they do not cover."""

import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from miskatonic.errors import BadOptions, GameIsOver, IllegalChoice
from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.research.adapters import openspiel as adapter
from miskatonic.research.adapters.openspiel_guard import UNLOCKED
from miskatonic.research.adapters.openspiel_parameters import read, written
from miskatonic.sim.random_play import random_options

every_game = pytest.mark.parametrize("id", list(GAMES))
RITUAL = "miskatonic_arkham_ritual"


def loaded(id: str, seats: int | None = None) -> Any:
    return adapter.load_table(id, GAMES[id].seats[1] if seats is None else seats, {})


def at_a_choice(game: Any, seed: int, skip: int = 0) -> Any:
    """A state with a decision between several options."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while True:
        actions = state.legal_actions()
        if not state.is_chance_node() and len(actions) > 1:
            if skip == 0:
                return state
            skip -= 1
        state.apply_action(chance.choice(actions))


# ---------------------------------------------------------------- OpenSpiel's own tests


@every_game
def test_the_random_simulation_test_passes(id: str) -> None:
    pyspiel.random_sim_test(loaded(id), num_sims=2, serialize=True, verbose=False)


@every_game
def test_the_game_simulation_test_passes(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With clones, OpenSpiel's serialisation, and pickles of game, type and states."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(loaded(id))
    assert "terminated with" in capsys.readouterr().out


@every_game
def test_openspiels_rl_environment_can_run_the_games(id: str) -> None:
    env = rl_environment.Environment(loaded(id))
    env.seed(3)
    step = env.reset()
    chance = random.Random(3)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([chance.choice(step.observations["legal_actions"][player])])
    assert set(step.rewards) <= {1.0, 0.0, -1.0}


@every_game
def test_openspiels_information_set_search_can_play(id: str) -> None:
    game = loaded(id)
    luck = np.random.RandomState(4)
    for skip in (0, 9):
        state = at_a_choice(game, 4, skip)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 12, random_state=luck)
        policy = dict(bot.get_policy(state))
        assert sorted(policy) == state.legal_actions()
        assert sum(policy.values()) == pytest.approx(1.0)


def test_openspiels_bots_can_play() -> None:
    state = loaded("arkham-ritual").new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(player, 5) for player in range(4)]
    assert set(pyspiel.evaluate_bots(state, bots, 5)) <= {1.0, 0.0, -1.0}


# ---------------------------------------------------------------- searches in C


def unlocked(name: str, game: Any) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    if name == "MCTSBot":
        return pyspiel.MCTSBot(game, evaluator, 2.0, 10, 10, False, 3, False)
    kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(3, evaluator, 5.0, 10, -1, kind, False, False)


@pytest.mark.parametrize(
    ("name", "method"), [(name, each) for name, found in UNLOCKED.items() for each in found[0]]
)
def test_a_search_in_c_is_refused_with_an_explanation(name: str, method: str) -> None:
    game = loaded("arkham-ritual")
    bot = unlocked(name, game)
    with pytest.raises(pyspiel.SpielError, match=f"pyspiel.{name} thinks in C.*can play it"):
        getattr(bot, method)(at_a_choice(game, 1))


def test_the_c_search_still_plays_openspiels_games() -> None:
    kuhn = pyspiel.load_game("kuhn_poker")
    state = kuhn.new_initial_state()
    state.apply_action(0)
    state.apply_action(1)
    assert unlocked("ISMCTSBot", kuhn).step(state) in state.legal_actions()


def test_python_exits_cleanly_after_a_game() -> None:
    """OpenSpiel frees its objects only after Python has exited."""
    code = f"""
import pyspiel, miskatonic.research.adapters.openspiel
game = pyspiel.load_game("{RITUAL}(seats=3)")
state = game.new_initial_state()
state.apply_action(0)
print(state.clone().information_state_string(0) == "")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


# ---------------------------------------------------------------- states


@every_game
def test_chance_is_explicit_and_uniform(id: str) -> None:
    state = loaded(id).new_initial_state()
    chance = random.Random(5)
    draws = 0
    while not state.is_terminal() and draws < 20:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1.0)
            assert len(set(odds)) == 1
            assert outcomes == tuple(range(len(outcomes)))
            draws += 1
        state.apply_action(chance.choice(state.legal_actions()))
    assert draws == 20


@every_game
def test_a_redealt_state_looks_the_same_to_its_player_and_can_be_saved(id: str) -> None:
    game = loaded(id)
    chance = random.Random(6)
    worlds: list[Any] = []
    for skip in (0, 4, 12):
        state = at_a_choice(game, 6, skip)
        mine = state.current_player()
        worlds = [state.resample_from_infostate(mine, chance.random) for _ in range(3)]
        for world in worlds:
            assert world.information_state_string() == state.information_state_string()
            assert world.observation_tensor() == state.observation_tensor()
            assert world.legal_actions() == state.legal_actions()
            world.apply_action(world.legal_actions()[0])
            saved = pyspiel.serialize_game_and_state(game, world)
            again = pyspiel.deserialize_game_and_state(saved)[1]
            assert str(again) == str(world)
            for player in range(game.num_players()):
                known = world.information_state_string(player)
                assert again.information_state_string(player) == known
    hidden = {world.position.table.game.save(world.position.past[-1].g) for world in worlds}
    assert len(hidden) > 1


def test_unpickling_a_state_registers_the_games() -> None:
    state = at_a_choice(loaded("arkham-ritual"), 7, 5)
    code = "import pickle, sys; print(str(pickle.loads(sys.stdin.buffer.read())))"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert done.stdout.decode().rstrip("\n") == str(state)


@every_game
def test_observers_show_the_rows_of_a_seat_and_of_a_spectator(id: str) -> None:
    game = loaded(id)
    state = at_a_choice(game, 8, 6)
    rules, g = GAMES[id], state.position.g
    own = make_observation(game)
    own.set_from(state, 1)
    assert own.tensor.tolist() == list(rules.row(g, 1))
    assert list(own.dict) == [column.name for column in rules.observation.columns]
    assert own.dict["viewer"].tolist() == [1.0]
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    public = make_observation(game, kind)
    public.set_from(state, 1)
    assert public.tensor.tolist() == list(rules.row(g, None))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert own.string_from(state, 0) != own.string_from(state, 1)


def test_an_observer_can_write_pages_for_language_models() -> None:
    game = loaded("arkham-ritual")
    state = at_a_choice(game, 9)
    player = state.current_player()
    page = make_observation(game, None, {"form": "page"}).string_from(state, player)
    assert f"seat {player}." in page
    assert all(f"[{action}]" in page for action in state.legal_actions())


def test_states_and_actions_are_json_too() -> None:
    state = at_a_choice(loaded("arkham-ritual"), 10)
    player, action = state.current_player(), state.legal_actions()[0]
    assert f'"seat":{player}' in state.to_observation_struct(player).to_json()
    struct = state.action_to_struct(player, action)
    assert struct.to_json() == f'{{"choice":["give",{action}]}}'
    assert state.struct_to_actions(struct) == [action]
    assert state.action_to_string(player, action) == f"give {action}"


# ---------------------------------------------------------------- parameters, and bad input


def test_options_are_parameters() -> None:
    game = pyspiel.load_game(
        f"{RITUAL}(seats=4,doom_track=yes,great_old_one=hastur,first_player=2)"
    )
    values = game.new_initial_state().position.table.options
    assert (game.num_players(), values["doom_track"], values["great_old_one"]) == (
        4,
        True,
        "hastur",
    )
    assert values["first_player"] == 2
    again = pyspiel.load_game(str(game))
    assert again.new_initial_state().position.table.options == values


@every_game
def test_every_set_of_options_can_be_written_as_parameters(id: str) -> None:
    game = GAMES[id]
    for number in range(12):
        seats = game.seats[number % len(game.seats)]
        options = random_options(game, seats, Rng(seed_bytes(number)))
        parameters = written(game, seats, options)
        count, given = read(game, parameters)
        assert (count, game.read(count, given)) == (seats, options)


@pytest.mark.parametrize(
    ("parameters", "error"),
    [
        ("seats=99", "99 seats; arkham-ritual takes 3 to 7"),
        ("doom_track=maybe", "option doom_track: 'maybe'; expected yes or no"),
        ("great_old_one=bob", "option great_old_one: 'bob'; expected one of"),
        ("first_player=7", "option first_player: 7; expected the number of a seat"),
    ],
)
def test_a_bad_parameter_is_named(parameters: str, error: str) -> None:
    with pytest.raises(BadOptions, match=error):
        pyspiel.load_game(f"{RITUAL}({parameters})")


def test_bad_actions_are_named_and_change_nothing() -> None:
    state = at_a_choice(loaded("arkham-ritual"), 11)
    before, moves = str(state), state.history()
    with pytest.raises(IllegalChoice, match=r"seat \d chose 11; its options are"):
        state.apply_action(11)
    with pytest.raises(TypeError):
        state.apply_action(1.5)
    assert (str(state), state.history()) == (before, moves)
    with pytest.raises(IllegalChoice, match="the outcome 200 of a draw; outcomes go from 0 to"):
        loaded("arkham-ritual").new_initial_state().apply_action(200)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(GameIsOver, match="the action 0, but the game is over"):
        state.apply_action(0)


def test_impossible_observers_are_refused() -> None:
    game = loaded("arkham-ritual")
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(BadOptions, match="all players' secrets"):
        make_observation(game, kind)
    with pytest.raises(BadOptions, match="the observer's 'colour'; expected form=json or page"):
        make_observation(game, None, {"colour": "red"})
    with pytest.raises(pyspiel.SpielError, match="player = 9"):
        game.new_initial_state().information_state_string(9)
    with pytest.raises(BadOptions, match="an initial position"):
        game.new_initial_state("here")
