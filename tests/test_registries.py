"""What a test adds to the house is not there for the next one. In this order, in one process."""

import os

import pytest

from miskatonic import text
from miskatonic.cli.main import add_games
from miskatonic.games import MANIFESTS, VARIABLE
from tests.examples.conftest import EXAMPLE

pytestmark = pytest.mark.xdist_group("registries")


def test_a_game_that_a_test_adds_is_there_for_that_test() -> None:
    folders = len(text._FOLDERS)
    add_games(["--with", str(EXAMPLE)])
    assert "highest-card" in MANIFESTS
    assert len(text._FOLDERS) == folders + 1
    assert os.environ[VARIABLE] == str(EXAMPLE)


def test_and_not_for_the_next_one() -> None:
    assert "highest-card" not in MANIFESTS
    assert str(EXAMPLE) not in os.environ.get(VARIABLE, "")
    assert all("highest" not in str(folder) for folder in text._FOLDERS)
