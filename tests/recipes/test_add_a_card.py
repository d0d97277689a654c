"""docs/recipes/add-a-card.md, followed to its last step."""

import pytest

from tests.recipes.conftest import Followed
from tests.recipes.recipes import RECIPES, check_quickly, played_with, program_files, run_in

RECIPE = "add-a-card.md"
CARD = "shub-niggurath"
RULES = ("rules/test_cards", "rules/test_great_old_ones", "referee/test_referee")

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


def test_three_program_files_change() -> None:
    assert len(program_files(RECIPES / RECIPE)) <= 3


def test_the_new_clause_has_a_test_that_passes(followed: Followed) -> None:
    tree = followed(RECIPE)
    assert "AR-G11 has no test" not in run_in(tree, "-m", "tools.clauses")
    rules = [f"tests/games/arkham_ritual/{name}.py" for name in RULES]
    run_in(tree, "-m", "pytest", "-q", "-p", "no:xdist", *rules, "tests/text/test_texts.py")


def test_random_play_and_bots_use_the_card_and_the_coach_knows_it(followed: Followed) -> None:
    found = played_with(followed(RECIPE), "great_old_one", CARD)
    number = found["cards"].index(CARD)
    assert found["events"][f"great-old-one {number}"] > 20
    assert found["events"][f"sanity {CARD}"] > 20
    assert found["decisions"] > 100


def test_the_mystery_card_may_become_the_new_card(followed: Followed) -> None:
    found = played_with(followed(RECIPE), "great_old_one", "mystery-card")
    number = found["cards"].index(CARD)
    assert found["events"][f"mystery {number}"] > 2


def test_the_terminal_names_and_explains_the_card(followed: Followed) -> None:
    tree = followed(RECIPE)
    for language, words in (("en", "lets Shub-Niggurath in"), ("de", "Portal Shub-Niggurath ein")):
        shown = run_in(tree, "-m", "tests.recipes.ask_the_terminal", CARD, language)
        assert words in " ".join(shown.split())


def test_the_clients_types_include_the_card(followed: Followed) -> None:
    found = played_with(followed(RECIPE), "great_old_one", CARD)
    assert f'"name": "{CARD}"' in found["types"]


def test_the_pages_for_players_include_it(followed: Followed) -> None:
    pages = (
        "tests/client/test_rules_pages.py",
        "tests/client/test_cards.py",
    )
    run_in(followed(RECIPE), "-m", "pytest", "-q", "-p", "no:xdist", "-k", "arkham", *pages)


def test_the_quick_checks_pass(followed: Followed) -> None:
    check_quickly(followed(RECIPE))
