"""Clones and saves have every field that a state declares."""

import ast
import inspect
import textwrap
from types import FunctionType
from typing import Any

import pytest
from librt.vecs import vec

from miskatonic.kernel.codec import fields_of_state
from miskatonic.kernel.state import State
from miskatonic.sim.random_play import play_randomly
from tests.conformance.fields import all_fields, faults_of_clone
from tests.conformance.tables import AnyGame, every_game, rng

MOMENTS = 9
STRIDE = 9


def _in_play(game: AnyGame) -> list[State]:
    """States of a running game, enough that every optional field is set in one of them."""
    g: State = game.new(game.seats[-1], {}, 5)
    chance = rng(5)
    states: list[State] = []
    for _ in range(MOMENTS):
        if g.result is None:
            states.append(g.clone())
        play_randomly(game, g, chance, STRIDE)
    return states


@every_game
def test_a_clone_copies_every_field_and_shares_no_list(game: AnyGame) -> None:
    for g in _in_play(game):
        assert faults_of_clone(g) == []


@every_game
def test_a_save_contains_every_field_that_is_not_derived(game: AnyGame) -> None:
    g = _in_play(game)[-1]
    loaded = game.load(game.save(g))
    assert fields_of_state(g) == fields_of_state(loaded)
    assert set(g.derived) <= set(all_fields(g))
    for name in all_fields(g):
        before, after = getattr(g, name), getattr(loaded, name)
        if isinstance(before, (bool, int, str, list, tuple, vec)):
            if name not in g.derived and not isinstance(before, vec):
                before, after = game.codec.to_plain(before), game.codec.to_plain(after)
            assert before == after, name


def _mutants(source: str) -> list[tuple[str, str]]:
    """clone() with one line missing or the values of two adjacent lines swapped, and the change."""
    tree = ast.parse(source)
    found: list[tuple[str, str]] = []
    for call in [each for each in ast.walk(tree) if isinstance(each, ast.Call)]:
        for at in range(len(call.keywords) - 1):
            one, other = call.keywords[at], call.keywords[at + 1]
            one.value, other.value = other.value, one.value
            found.append((f"{one.arg} and {other.arg} swapped", ast.unparse(tree)))
            one.value, other.value = other.value, one.value
    body = tree.body[0]
    assert isinstance(body, ast.FunctionDef)
    for at, line in enumerate(body.body):
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Attribute):
            del body.body[at]
            found.append((f"{line.targets[0].attr} forgotten", ast.unparse(tree)))
            body.body.insert(at, line)
    return found


@every_game
def test_the_check_finds_fields_forgotten_or_swapped_in_clone(game: AnyGame) -> None:
    states = _in_play(game)
    cls: Any = type(states[0])
    if not isinstance(cls.clone, FunctionType):
        pytest.skip("compiled: clone() can be changed only in its source")
    if cls.clone is State.clone:
        pytest.skip("the kernel's own clone() copies every field")
    original = cls.clone
    mutants = _mutants(textwrap.dedent(inspect.getsource(original)))
    assert len(mutants) > 3
    unseen = []
    for what, source in mutants:
        changed: dict[str, Any] = {}
        exec(source, dict(original.__globals__), changed)  # noqa: S102
        cls.clone = changed["clone"]
        try:
            if not any(faults_of_clone(g) for g in states):
                unseen.append(what)
        except (TypeError, AttributeError, IndexError):
            pass
        finally:
            cls.clone = original
    assert unseen == []
