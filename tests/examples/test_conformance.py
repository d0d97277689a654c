"""The example passes all tests in tests/conformance, like the built-in games."""

import ast
import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from miskatonic.games.manifest import Manifest
from tests.conformance import test_fields, test_knowledge, test_play, test_saves
from tests.conformance.tables import RANDOM_SETS, Table
from tests.conformance.test_loudness import Unguarded
from tests.examples.conftest import EXAMPLE

pytestmark = pytest.mark.both_ways

# Sources of questions are not checked, because the example has no page in docs/rules.
MODULES = (test_fields, test_knowledge, test_play, test_saves)

Promise = Callable[[Any], None]


def promises(argument: str) -> list[Any]:
    """The conformance tests that take a `table`, or a `game`."""
    return [
        pytest.param(function, id=name)
        for module in MODULES
        for name, function in declared_in(module).items()
        if list(inspect.signature(function).parameters) == [argument]
    ]


def declared_in(module: ModuleType) -> dict[str, Promise]:
    return {name: each for name, each in vars(module).items() if name.startswith("test_")}


@pytest.mark.parametrize("promise", promises("table"))
def test_tables_of_the_example_conform(highest_card: Manifest, promise: Promise) -> None:
    for seats in highest_card.game.seats:
        for number in range(RANDOM_SETS + 1):
            promise(Table(highest_card.game, seats, number))


@pytest.mark.parametrize("promise", promises("game"))
def test_the_example_game_conforms(highest_card: Manifest, promise: Promise) -> None:
    promise(highest_card.game)


def test_no_conformance_test_is_left_out() -> None:
    found = sum(len(declared_in(module)) for module in MODULES)
    assert found == len(promises("table")) + len(promises("game")) > 20


def test_events_are_told_only_in_loud_games() -> None:
    found = Unguarded()
    found.visit(ast.parse(EXAMPLE.read_text(encoding="utf-8")))
    assert found.lines == []
