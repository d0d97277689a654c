"""A learning seat against bots, as a Gymnasium vector environment."""

from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="the extra gym is not installed")
np = pytest.importorskip("numpy")

from miskatonic.errors import BadOptions, IllegalChoice  # noqa: E402
from miskatonic.games import GAMES  # noqa: E402
from miskatonic.research.adapters import gymnasium_vector  # noqa: E402
from miskatonic.research.adapters.gymnasium_vector import LearningSeat  # noqa: E402

every_game = pytest.mark.parametrize("game", GAMES)


def sampled(env: Any, infos: dict[str, Any]) -> Any:
    return np.array([env.single_action_space.sample(mask=mask) for mask in infos["action_mask"]])


def played(env: Any, seed: int, steps: int) -> list[Any]:
    """The results of random legal actions."""
    env.single_action_space.seed(seed)
    observations, infos = env.reset(seed=seed)
    told = [observations.copy()]
    for _ in range(steps):
        observations, rewards, ended, truncated, infos = env.step(sampled(env, infos))
        assert observations in env.observation_space
        assert (rewards.shape, ended.dtype, truncated.any()) == ((env.num_envs,), np.bool_, False)
        told += [observations.copy(), rewards.copy(), ended.copy()]
    return told


@every_game
def test_the_environment_is_made_by_name_and_can_be_wrapped(game: str) -> None:
    gymnasium_vector.register()
    gymnasium_vector.register()
    made = gymnasium.make_vec(f"miskatonic/{game}-v0", num_envs=3, seat=1, seats=4)
    mode = made.metadata["autoreset_mode"]
    assert mode is gymnasium.vector.AutoresetMode.SAME_STEP
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(made)
    env.single_action_space.seed(2)
    observations, infos = env.reset(seed=2)
    assert observations.dtype == np.int16
    episodes = 0
    for _ in range(80):
        observations, rewards, ended, _, infos = env.step(sampled(env, infos))
        assert (observations[:, 0] == 1).all()
        assert (infos["action_mask"].sum(axis=1) > 0).all()
        assert (np.abs(rewards) == ended).all()
        assert ("final_obs" in infos) == bool(ended.any())
        for at in np.flatnonzero(ended):
            episodes += 1
            over = made.unwrapped.game.observation.where("over")
            assert infos["final_obs"][at][over] == 1
            assert observations[at][over] == 0
            assert infos["episode"]["r"][at] == rewards[at]
    assert episodes > 0


@every_game
def test_the_same_seed_gives_the_same_games_and_another_seed_others(game: str) -> None:
    first, again, other = [played(LearningSeat(game, 2), seed, 30) for seed in (5, 5, 6)]
    assert all((one == two).all() for one, two in zip(first, again, strict=True))
    assert not all((one == two).all() for one, two in zip(first, other, strict=True))


def test_bots_of_a_level_play_from_their_seats_knowledge() -> None:
    played(LearningSeat("arkham-ritual", 2, seats=3, seat=2, against="novice"), 4, 12)


def test_numpy_integers_work_as_choices_and_seats_everywhere() -> None:
    game = GAMES["arkham-ritual"]
    g = game.new(np.int64(3), None, np.uint8(1))
    decision = game.decisions(g)[0]
    for kind in (np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint64):
        twin = g.clone()
        game.play(twin, kind(decision.seat), kind(decision.options[0]))
        assert list(game.row(twin, kind(0))) != list(game.row(g, 0))


def test_bad_input_is_refused_and_changes_nothing() -> None:
    env = LearningSeat("arkham-ritual", 2)
    observations, infos = env.reset(seed=1)
    right = sampled(env, infos)
    for wrong, match in (
        (np.array([right[0], 11]), r"env 1: seat 0 chose 11; its options are"),
        (np.array([right[0], -1]), r"env 1: seat 0 chose -1; its options are"),
        (right.astype(np.float32), r"actions of the form 'f' and the shape \(2,\)"),
        (right.reshape(2, 1), r"the shape \(2, 1\); expected integers, shape \(2,\)"),
        (right[:1], "1 actions for 2 games"),
    ):
        with pytest.raises(IllegalChoice, match=match):
            env.step(wrong)
    assert (np.asarray(env.games.observations) == observations).all()
    with pytest.raises(BadOptions, match="unknown game 'chess'; the games are arkham-ritual"):
        LearningSeat("chess")
    with pytest.raises(BadOptions, match="learning seat 3; the seats are 0 to 2"):
        LearningSeat("arkham-ritual", 2, seat=3)
    with pytest.raises(BadOptions, match="unknown level 'oracle'"):
        LearningSeat("arkham-ritual", 2, against="oracle")
    with pytest.raises(BadOptions, match="reset options"):
        env.reset(options={"seats": 4})
