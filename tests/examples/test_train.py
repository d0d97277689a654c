"""A policy learns by self-play, can be saved to a file, and plays as a bot."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="the extra train is not installed")

from examples import train  # noqa: E402
from miskatonic import bots  # noqa: E402
from miskatonic.bots import Budget, policies  # noqa: E402
from miskatonic.bots.policy import Policy, PolicyBot, features_of  # noqa: E402
from miskatonic.cli import main  # noqa: E402
from miskatonic.errors import BadOptions, BadSave  # noqa: E402
from miskatonic.games import GAMES, MANIFESTS, register  # noqa: E402
from miskatonic.kernel.rng import Rng, seed_bytes  # noqa: E402
from miskatonic.server.tables.requests.game_info import game_info  # noqa: E402
from miskatonic.server.workers import bot_process  # noqa: E402
from tests.conformance.tables import AnyGame, every_game  # noqa: E402
from tests.examples.open_cards import MANIFEST  # noqa: E402

GAME = "arkham-ritual"


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A policy that plays nearly at random."""
    monkeypatch.delenv(policies.POLICIES, raising=False)
    file = tmp_path / "small.npz"
    Policy.untrained(GAME, 1, (16, 8)).save(file)
    return file


@pytest.fixture
def open_cards() -> Iterator[str]:
    register(MANIFEST)
    yield MANIFEST.id
    del MANIFESTS[MANIFEST.id]


# ---------------------------------------------------------------- features


@every_game
def test_every_seat_sees_the_table_as_if_from_seat_0(game: AnyGame) -> None:
    if game.observation.size < 20:
        pytest.skip("a game without its own columns")
    env = game.vector(8, game.seats[-1], seed=3)
    for _ in range(25):
        env.step([int(env.options[at, 0]) for at in range(8)])
    rows, masks = np.asarray(env.observations), np.asarray(env.masks)
    own, mask, choices = features_of(game.id).turned(rows, masks)
    assert (own[:, 0] == 0).all()
    assert (np.take_along_axis(masks, choices, axis=1) == mask).all()
    assert (np.sort(choices, axis=1) == np.arange(game.choices)).all()
    waiting = game.observation.where("waiting")
    for row, turned in zip(rows, own, strict=True):
        seats, viewer = int(row[1]), int(row[0])
        for seat in range(seats):
            assert turned[waiting][seat] == row[waiting][(seat + viewer) % seats]
    features = features_of(game.id).of(own)
    assert np.isfinite(features).all()
    assert features.dtype == np.float32


def test_choices_of_a_recipient_rotate_with_the_seats() -> None:
    row = np.asarray(GAMES[GAME].row(GAMES[GAME].new(3, seed=1), 1))[None, :]
    mask = np.zeros((1, GAMES[GAME].choices), np.uint8)
    mask[0, [GAMES[GAME].choice("give", 2), GAMES[GAME].choice("take")]] = 1
    _, turned, choices = features_of(GAME).turned(row, mask)
    found = [GAMES[GAME].name(each) for each in np.flatnonzero(turned[0])]
    assert found == [("give", 1), ("take",)]
    assert choices[0, GAMES[GAME].choice("give", 1)] == GAMES[GAME].choice("give", 2)


# ---------------------------------------------------------------- learning


def test_the_gradients_are_those_of_the_loss() -> None:
    plan = train.Training(GAME, 3, {}, games=4, entropy=0.1)
    some = train.play(plan, Policy.untrained(GAME, 3, (16, 8)).weights, 5)
    policy = Policy.untrained(GAME, 4, (16, 8))
    policy.weights[4][:] *= 30
    learner = train.NumpyLearner(plan, policy)
    _, gradients = learner.gradients(some)
    chance = np.random.default_rng(1)
    for weights, gradient in zip(policy.weights, gradients, strict=True):
        way = chance.standard_normal(weights.shape).astype(np.float32)
        losses = []
        for step in (2e-3, -4e-3):
            weights += np.float32(step) * way
            losses.append(learner.gradients(some)[0])
        weights += np.float32(2e-3) * way
        slope = (losses[0] - losses[1]) / 4e-3
        assert slope == pytest.approx(float((gradient * way).sum()), rel=0.15, abs=4e-3)


def test_torch_learns_the_same() -> None:
    pytest.importorskip("torch", reason="torch is not in the lock")
    plan = train.Training(GAME, 3, {}, games=4, entropy=0.1)
    some = train.play(plan, Policy.untrained(GAME, 3, (16, 8)).weights, 5)
    policies = [Policy.untrained(GAME, 4, (16, 8)) for _ in range(2)]
    ours, theirs = train.NumpyLearner(plan, policies[0]), train.TorchLearner(plan, policies[1])
    for _ in range(5):
        assert ours.learn(some, 1e-3) == pytest.approx(theirs.learn(some, 1e-3), abs=1e-4)
    for one, other in zip(policies[0].weights, policies[1].weights, strict=True):
        assert np.abs(one - other).max() < 1e-5


def test_advantages_are_returns_above_expectation() -> None:
    """With a smoothing of 1, a decision's return is the seat's final reward."""
    plan = train.Training(GAME, 3, {}, games=6, smoothing=1.0)
    some = train.play(plan, Policy.untrained(GAME, 3, (16, 8)).weights, 5)
    assert set(np.round(some.returns, 4)) == {-1.0, 1.0}
    assert (some.masks[np.arange(len(some.actions)), some.actions] == 1).all()
    again = train.play(plan, Policy.untrained(GAME, 3, (16, 8)).weights, 5)
    assert (again.rows == some.rows).all()
    assert (again.advantages == some.advantages).all()


def test_a_policy_learns_to_beat_random(open_cards: str) -> None:
    """It learns to swap low cards and keep high ones from wins and losses alone."""
    plan = train.Training(open_cards, 3, {}, tasks=2, games=200, batch=300, rate=1e-2, smoothing=1)
    policy = Policy.untrained(open_cards, 3, (16, 16))
    before = train.lead_over_random(plan, policy.weights, 2000, seed=9)
    assert len(list(train.train(plan, policy, 12))) == 12
    after = train.lead_over_random(plan, policy.weights, 2000, seed=9)
    assert after.margin is not None
    assert abs(before.mean) < 0.05
    assert after.mean - after.margin > 0.08
    assert min(swap_chance(policy, card) for card in (1, 2, 4, 8)) > 0.8
    assert max(swap_chance(policy, card) for card in (17, 18, 19, 20)) < 0.2


def swap_chance(policy: Policy, card: int) -> float:
    game = GAMES["open-cards"]
    g = game.new(3, seed=1)
    g.held[0] = card
    row = np.asarray(memoryview(game.row(g, 0)))[None, :]
    chances, _ = policy.judge(row, np.ones((1, 2), np.uint8))
    return float(chances[0, game.choice("swap")])


# ---------------------------------------------------------------- as a bot


@every_game
def test_a_bot_sees_what_its_seat_knows_and_chooses_a_legal_option(
    game: AnyGame, tmp_path: Path
) -> None:
    if game.observation.size < 20:
        pytest.skip("a game without its own columns")
    file = tmp_path / "small.npz"
    Policy.untrained(game.id, 1, (16, 8)).save(file)
    bot = PolicyBot(file)
    g = game.new(game.seats[0], seed=2)
    for move in range(20):
        decision = game.decisions(g)[0]
        known = game.knowledge(g, decision.seat)
        choices = {
            bot.choose(known, known["decision"], Rng(seed_bytes(7)), Budget()) for _ in range(2)
        }
        assert len(choices) == 1
        assert choices <= set(decision.options)
        game.play(g, decision.seat, decision.options[move % len(decision.options)])


def test_a_policy_file_becomes_a_level_of_its_game(
    small: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # So that the variables that the command sets are removed after this test.
    monkeypatch.setenv(policies.POLICIES, "")
    strongest = bots.strongest(GAME)
    command = ["arena", GAME, "--bots", "small,random*2", "--games", "3", "--json"]
    assert main([*command, "--policy", str(small)]) == 0
    assert set(json.loads(capsys.readouterr().out)["strength"]) == {"small", "random"}
    assert bots.levels(GAME)[:2] == ("random", "small")
    assert bots.strongest(GAME) == strongest
    assert "small" not in bots.levels("among-cultists")
    info = game_info(GAMES[GAME])
    assert "small" in [level.id for level in info.levels]
    assert "bot-small = small (trained)" in info.texts["en"].splitlines()
    g = GAMES[GAME].new(3, seed=1)
    known = GAMES[GAME].knowledge(g, GAMES[GAME].decisions(g)[0].seat)
    assert bot_process.choose(GAME, "small", known, bytes(32), 1.0) in known["decision"]["options"]
    monkeypatch.delenv(policies.POLICIES)
    assert main(command) == 2
    assert "small" in capsys.readouterr().err


def test_a_file_that_is_not_a_policy_is_refused(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadSave, match=r"'.*nothing.npz' is not a policy"):
        Policy.load(small.parent / "nothing.npz")
    junk = small.parent / "junk.npz"
    junk.write_bytes(b"PK junk")
    with pytest.raises(BadSave, match="is not a policy"):
        Policy.load(junk)
    weights = Policy.load(small).weights
    with pytest.raises(BadSave, match="arkham-ritual needs"):
        Policy(GAME, weights[:6])
    weights[0][0, 0] = np.inf
    Policy(GAME, weights).save(junk)
    with pytest.raises(BadSave, match="finite"):
        Policy.load(junk)
    monkeypatch.setattr("miskatonic.bots.policy.columns_of", lambda _: "others")
    with pytest.raises(BadSave, match="trained on other columns"):
        Policy.load(small)


def test_a_policy_cannot_reuse_a_levels_name(small: Path) -> None:
    adept = small.rename(small.parent / "adept.npz")
    with pytest.raises(BadOptions, match=r"'adept'.*novice, adept, master"):
        policies.add_policies([adept])


def test_the_command_trains_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, plot = tmp_path / "tiny.npz", tmp_path / "tiny.svg"
    sizes = ["--seats", "3", "--rounds", "1", "--games", "8", "--by", "20", "--hidden", "8", "8"]
    assert train.main([GAME, *sizes, "--out", str(out), "--plot", str(plot)]) == 0
    assert Policy.load(out).about["trained"] == {"games": 8, "seats": 3, "seed": 1}
    assert plot.read_text(encoding="utf-8").count("<circle") == 2
    assert "lead over random" in capsys.readouterr().out
    assert train.main([GAME, *sizes, "--begin", str(plot)]) == 2
    assert "is not a policy" in capsys.readouterr().err
