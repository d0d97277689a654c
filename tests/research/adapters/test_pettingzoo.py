"""The games in PettingZoo: its own tests, and ours for what they do not cover."""

import copy
import json
import pickle
import random
import subprocess
import sys
import types
import warnings
from itertools import count
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed")

import numpy as np
from pettingzoo.env_registry.registration import make
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from miskatonic.errors import BadOptions, GameIsOver, IllegalChoice, NoSuchSeat, NotYourDecision
from miskatonic.games import GAMES
from miskatonic.research.adapters import pettingzoo as adapter

with warnings.catch_warnings():
    # If pygame is installed, they import an environment in a deprecated way.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

every_game = pytest.mark.parametrize("id", list(GAMES))


def play_on(env: Any, seed: int, most: int = 10**6) -> list[tuple[Any, ...]]:
    """Take random legal actions; return everything that was observed."""
    chance = random.Random(seed)
    seen = []
    for agent in env.agent_iter(most):
        observation, reward, ended, cut, info = env.last()
        seen.append((agent, observation.tobytes(), reward, ended, info["action_mask"].tobytes()))
        (legal,) = info["action_mask"].nonzero()
        env.step(None if ended or cut else chance.choice(legal))
    return seen


# ---------------------------------------------------------------- PettingZoo's own tests


@every_game
def test_the_api_test_passes(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(adapter.env(id), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_the_seed_test_passes(id: str) -> None:
    seed_test(lambda: adapter.env(id), num_cycles=60)


@every_game
def test_the_performance_benchmark_runs(
    id: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes five seconds, so its clock runs faster here. It expects masks in observations."""
    module: Any = sys.modules[performance_benchmark.__module__]
    ticks = count()
    clock = types.SimpleNamespace(time=lambda: next(ticks) * 0.2)
    monkeypatch.setattr(module, "time", clock)
    performance_benchmark(adapter.env(id, mask_in="observation"))
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoos_wrappers_work() -> None:
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(adapter.env("arkham-ritual", 3), -1))
    env.reset(seed=1)
    env.last()
    wrong = next(iter(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)))
    env.step(wrong)
    assert all(env.terminations.values())


@every_game
def test_pettingzoos_registry_finds_the_games(id: str) -> None:
    env = make("aec", f"miskatonic/{id}-v0", seats=GAMES[id].seats[-1])
    env.reset(seed=1)
    assert str(env.unwrapped) == f"{id}-v0"
    assert env.num_agents == GAMES[id].seats[-1]


# ---------------------------------------------------------------- games, observations and rewards


@every_game
def test_a_seed_gives_a_series_of_games(id: str) -> None:
    first, second = adapter.env(id), adapter.env(id)
    games = []
    for env in (first, second):
        env.reset(seed=7)
        game = play_on(env, 1)
        env.reset()
        games.append((game, play_on(env, 1)))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


@every_game
def test_observation_and_mask_match_the_games_row_and_options(id: str) -> None:
    env = adapter.env(id)
    env.reset(seed=3)
    game = env.game
    for agent in env.agent_iter(40):
        observation, _, ended, _, info = env.last()
        if ended:
            break
        seat = env.possible_agents.index(agent)
        assert observation.tolist() == list(game.row(env._g, seat))
        assert info["action_mask"].tolist() == list(game.mask(env._g, seat))
        for other in env.agents:
            assert env.observe(other).tolist() == list(game.row(env._g, int(other[7:])))
            assert env.infos[other]["action_mask"].any() == (other == agent)
        env.step(random.Random(1).choice(np.flatnonzero(info["action_mask"])))


@every_game
def test_the_state_combines_the_knowledge_of_all_seats(id: str) -> None:
    env = adapter.env(id)
    env.reset(seed=2)
    for agent in env.agent_iter(30):
        assert env.state_space.contains(env.state())
        rows = env.state().reshape(env.num_agents, -1)
        assert np.array_equal(rows[env.possible_agents.index(agent)], env.last()[0])
        env.step(env.infos[agent]["action_mask"].argmax())


@every_game
def test_every_agent_is_rewarded_once_at_the_end(id: str) -> None:
    env = adapter.env(id)
    env.reset(seed=4)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent, _, reward, ended, _ in play_on(env, 4):
        assert reward == 0.0 or ended
        paid[agent] += reward
    assert list(paid.values()) == GAMES[id].returns(env._g)
    assert set(paid.values()) <= {1.0, 0.0, -1.0}
    assert env.agents == []


def test_returned_observations_do_not_change() -> None:
    env = adapter.env("arkham-ritual")
    env.reset(seed=5)
    observation, _, _, _, info = env.last()
    before = observation.copy(), info["action_mask"].copy()
    play_on(env, 5)
    assert np.array_equal(before[0], observation)
    assert np.array_equal(before[1], info["action_mask"])
    observation[0] = 9  # the caller owns the array


@every_game
def test_a_copy_continues_independently_and_a_pickle_restarts(id: str) -> None:
    env = adapter.env(id, options={})
    env.reset(seed=6)
    play_on(env, 6, 15)
    twin = copy.deepcopy(env)
    assert play_on(twin, 7) == play_on(env, 7)
    env.reset()
    twin.reset()
    assert play_on(twin, 8) == play_on(env, 8)
    again = pickle.loads(pickle.dumps(env))  # noqa: S301
    again.reset(seed=6)
    env.reset(seed=6)
    assert play_on(again, 9) == play_on(env, 9)


def test_an_environment_renders_as_a_text_page() -> None:
    env = adapter.env("arkham-ritual", seats=3, render_mode="ansi")
    env.reset(seed=1)
    page = env.render()
    assert page is not None
    seat = env.possible_agents.index(env.agent_selection)
    assert f"seat {seat}." in page
    assert "Recent events:" in page
    assert env.page("player_0") != env.page("player_1")


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    "action", [-1, 99, 10**30, None, 1.0, np.float32(1), "1", True, [1], float("nan")]
)
def test_a_bad_action_is_named_and_changes_nothing(action: object) -> None:
    env = adapter.env("arkham-ritual", seats=5)
    env.reset(seed=1)
    before = env.last()[0].tobytes()
    with pytest.raises(IllegalChoice, match=r"seat \d chose .*; its options are"):
        env.step(action)
    assert env.last()[0].tobytes() == before


@pytest.mark.parametrize("kind", [int, np.int8, np.int32, np.int64, np.uint8])
def test_any_integer_type_works_as_an_action(kind: Any) -> None:
    env = adapter.env("arkham-ritual", seats=5)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(kind(env.infos[agent]["action_mask"].argmax()))
    assert env.agent_selection != agent


def test_steps_before_the_beginning_and_after_the_end_are_refused() -> None:
    env = adapter.env("arkham-ritual", seats=3)
    with pytest.raises(NotYourDecision, match=r"before the first reset\(\)"):
        env.step(0)
    with pytest.raises(NotYourDecision, match="no game has begun"):
        env.last()
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(env.infos[env.agent_selection]["action_mask"].argmax())
    with pytest.raises(GameIsOver, match="played 0, but the game is over; now expected None"):
        env.step(0)
    for _ in range(3):
        env.step(None)
    with pytest.raises(GameIsOver, match="after all agents have left"):
        env.step(None)
    with pytest.raises(GameIsOver, match="all agents have left"):
        env.last()


@pytest.mark.parametrize("agent", ["player_3", "player_", "", None, 0])
def test_an_unknown_agent_is_named(agent: Any) -> None:
    env = adapter.env("arkham-ritual", seats=3)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space, env.page):
        with pytest.raises(NoSuchSeat, match="the agents are player_0 to player_2"):
            ask(agent)


def test_bad_table_arguments_are_named() -> None:
    with pytest.raises(BadOptions, match="unknown game 'chess'; the games are arkham-ritual"):
        adapter.env("chess")
    with pytest.raises(BadOptions, match="99 seats; arkham-ritual takes 3 to 7"):
        adapter.env("arkham-ritual", seats=99)
    with pytest.raises(BadOptions, match="unknown option 'luck'"):
        adapter.env("arkham-ritual", options={"luck": 1})
    with pytest.raises(BadOptions, match="mask_in='here'"):
        adapter.env("arkham-ritual", mask_in="here")
    with pytest.raises(BadOptions, match="render_mode='human'"):
        adapter.env("arkham-ritual", render_mode="human")
    with pytest.raises(BadOptions, match=r"the seed 1\.5"):
        adapter.env("arkham-ritual").reset(seed=1.5)


def test_a_missing_extra_is_named_with_how_to_install_it() -> None:
    code = """
import json, sys
sys.modules["pettingzoo"] = sys.modules["pyspiel"] = None
said = []
for name in ("pettingzoo", "openspiel"):
    try:
        __import__(f"miskatonic.research.adapters.{name}")
    except ImportError as error:
        said.append(str(error))
print(json.dumps(said))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second = json.loads(done.stdout)
    assert first.endswith('pip install "miskatonic[pettingzoo]"')
    assert second.endswith('pip install "miskatonic[openspiel]"')
