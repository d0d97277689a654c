"""A game that one test registers is gone for the next test."""

import os

from miskatonic import text
from miskatonic.cli import use_games
from miskatonic.games import MANIFESTS, VARIABLE
from tests.examples.conftest import EXAMPLE


def test_a_test_can_register_a_game() -> None:
    folders = len(text._FOLDERS)
    use_games(["--with", str(EXAMPLE)])
    assert "highest-card" in MANIFESTS
    assert len(text._FOLDERS) == folders + 1
    assert os.environ[VARIABLE] == str(EXAMPLE)


def test_games_of_other_tests_are_gone() -> None:
    assert "highest-card" not in MANIFESTS
    assert str(EXAMPLE) not in os.environ.get(VARIABLE, "")
    assert all("highest" not in str(folder) for folder in text._FOLDERS)
