"""Many games in several processes: the same games, rows, masks and rewards as in one."""

import array
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.errors import BadOptions, IllegalChoice, MiskatonicError
from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.research.shared_vector import FORMS, SharedVectorEnv, parts_of

numpy = pytest.importorskip("numpy")
STEPS = 60


def snapshot(env: Any) -> dict[str, list[Any]]:
    return {name: memoryview(getattr(env, name)).tolist() for name in FORMS}


def chosen(env: Any, rng: Rng) -> list[int]:
    return [env.options[at, rng.below(env.counts[at])] for at in range(env.games)]


@pytest.fixture
def shared() -> Iterator[SharedVectorEnv]:
    with SharedVectorEnv("arkham-ritual", 4, 3, seed=4, processes=2) as env:
        yield env


@pytest.mark.parametrize("id", GAMES)
def test_the_games_are_the_same_as_in_one_process(id: str) -> None:
    seats = GAMES[id].seats[0]
    alone, chance = GAMES[id].vector(5, seats, None, 11), Rng(seed_bytes(5))
    with SharedVectorEnv(id, 5, seats, seed=11, processes=3) as env:
        for _ in range(STEPS):
            assert snapshot(env) == snapshot(alone)
            actions = chosen(alone, chance)
            env.step(actions)
            alone.step(actions)
        env.reset(12)
        alone.reset(12)
        assert snapshot(env) == snapshot(alone)


def test_numpy_reads_the_buffers_and_writes_the_actions(shared: SharedVectorEnv) -> None:
    rows = numpy.asarray(shared.observations)
    before = rows.copy()
    shared.step(numpy.asarray(shared.options)[:, 0].astype(numpy.int64))
    assert (rows != before).any(), "the buffer is the same, and has changed"


@pytest.mark.parametrize(
    ("spoil", "match"),
    [
        (lambda right: [*right[:3], 99], r"env 3: seat \d chose 99; its options are \d+ \(\w+"),
        (lambda right: [*right[:3], None], r"env 3: seat \d chose None; its options are"),
        (lambda right: array.array("q", [right[0], -2, *right[2:]]), r"env 1: seat \d chose -2; "),
        (lambda right: array.array("q", [1 << 40, *right[1:]]), rf"env 0: .* chose {1 << 40}; "),
        (lambda right: right[:3], "3 actions for 4 games; expected one for each"),
        (lambda _: 3, "the actions 3; expected 4 integers"),
    ],
)
def test_an_invalid_action_is_refused_and_changes_nothing(
    shared: SharedVectorEnv, spoil: Any, match: str
) -> None:
    before = snapshot(shared)
    right = [shared.options[at, 0] for at in range(4)]
    with pytest.raises(IllegalChoice, match=match):
        shared.step(spoil(right))
    assert snapshot(shared) == before
    shared.step([-1] * 4)
    assert snapshot(shared) == before
    shared.step(right)
    assert snapshot(shared) != before


@pytest.mark.parametrize(
    ("plan", "match"),
    [
        (("no-game", 4, 3), "unknown game 'no-game'; the games are arkham-ritual"),
        (("arkham-ritual", 0, 3), "0 games side by side; expected 1 to"),
        (("arkham-ritual", 4, 9), "9 seats; arkham-ritual takes 3 to 7"),
        (("arkham-ritual", 4, 3, {"doom_track": 5}), "doom_track"),
        (("arkham-ritual", 4, 3, None, "luck"), "luck"),
        (("arkham-ritual", 4, 3, None, 1, 0), "0 processes for 4 games; expected 1 to 4"),
        (("arkham-ritual", 4, 3, None, 1, 5), "5 processes for 4 games; expected 1 to 4"),
    ],
)
def test_bad_arguments_are_refused(plan: Any, match: str) -> None:
    with pytest.raises(BadOptions, match=match):
        SharedVectorEnv(*plan)


def test_a_killed_process_is_named(shared: SharedVectorEnv) -> None:
    [other] = shared._others
    killed = other._process.pid
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    other._process.join()
    with pytest.raises(MiskatonicError, match=f"the process {killed} has ended"):
        shared.step([shared.options[at, 0] for at in range(4)])


def test_closing_ends_everything(shared: SharedVectorEnv) -> None:
    shared.close()
    shared.close()
    assert all(not other._process.is_alive() for other in shared._others)
    with pytest.raises(MiskatonicError, match="closed; make another one"):
        shared.step([0] * 4)


def test_without_numpy_an_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.research.shared_vector.find_spec", lambda _: None)
    with pytest.raises(MiskatonicError, match=r'needs numpy: pip install "miskatonic\[train\]"'):
        SharedVectorEnv("arkham-ritual", 4, 3)


def test_games_are_split_as_evenly_as_possible() -> None:
    assert [(each.first, each.size) for each in parts_of(7, 3)] == [(0, 2), (2, 2), (4, 3)]
