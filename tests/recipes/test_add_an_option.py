"""docs/recipes/add-an-option.md, followed to its last step."""

import json

import pytest

from tests.recipes.conftest import Followed
from tests.recipes.recipes import RECIPES, check_quickly, played_with, program_files, run_in

RECIPE = "add-an-option.md"
OPTION = "confession_cost"
RULES = ("test_confession", "test_following", "test_setup")

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


def test_two_program_files_change() -> None:
    assert len(program_files(RECIPES / RECIPE)) == 2


def test_the_new_clause_has_a_test_that_passes(followed: Followed) -> None:
    tree = followed(RECIPE)
    assert "AR-P3 has no test" not in run_in(tree, "-m", "tools.clauses")
    rules = [f"tests/games/arkham_ritual/rules/{name}.py" for name in RULES]
    run_in(tree, "-m", "pytest", "-q", "-p", "no:xdist", *rules, "tests/text/test_texts.py")


def test_random_play_and_bots_use_the_option(followed: Followed) -> None:
    assert played_with(followed(RECIPE), OPTION, "3")["decisions"] > 20


def test_simulations_and_the_command_line_know_the_option(followed: Followed) -> None:
    tree = followed(RECIPE)
    command = "import sys; from miskatonic.cli import main; sys.exit(main(sys.argv[1:]))"
    table = ("sim", "arkham-ritual", "--games", "50", "--json", "--option", "companion=yes")
    rounds = []
    for cost in (0, 3):
        shown = run_in(tree, "-c", command, *table, "--option", f"{OPTION}={cost}")
        plain = json.loads(shown)
        assert plain["options"][OPTION] == cost
        rounds.append(plain["tally"]["rounds"]["mean"])
    # Random bots confess a lot, and the cost ends their games sooner.
    assert rounds[0] > rounds[1]


def test_the_pages_for_players_include_it(followed: Followed) -> None:
    pages = ("tests/client/test_rules_pages.py",)
    run_in(followed(RECIPE), "-m", "pytest", "-q", "-p", "no:xdist", "-k", "arkham", *pages)


def test_the_quick_checks_pass(followed: Followed) -> None:
    check_quickly(followed(RECIPE))
