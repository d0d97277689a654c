"""docs/recipes/add-a-bot-level.md, followed to its last step."""

import pytest

from tests.recipes.conftest import Followed
from tests.recipes.recipes import RECIPES, check_quickly, program_files, run_in

RECIPE = "add-a-bot-level.md"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


def test_two_python_files_change() -> None:
    assert len(program_files(RECIPES / RECIPE)) == 2


def test_the_level_plays_and_its_tests_pass(followed: Followed) -> None:
    tests = ("tests/bots/test_bots.py", "tests/games/arkham_ritual/bots/test_student.py")
    pages = ("tests/docs/test_research.py", "tests/text/test_texts.py")
    about = "arkham or student or reference_bot or the_same_texts"
    run_in(followed(RECIPE), "-m", "pytest", "-q", "-p", "no:xdist", "-k", about, *tests, *pages)


def test_the_quick_checks_pass(followed: Followed) -> None:
    check_quickly(followed(RECIPE))
