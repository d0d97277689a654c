"""`make check` passes after the recipes, followed one after the other in the same copy."""

from pathlib import Path

import pytest

from tests.recipes.recipes import (
    RECIPES,
    commands_of_check,
    copy_of_the_tree,
    follow,
    make_check,
    run_checks,
)


def test_the_commands_are_those_of_the_makefile() -> None:
    programs = [command.split()[0] for command in commands_of_check()]
    assert {"$(BIN)/ruff", "$(BIN)/mypy", "$(BIN)/python"} <= set(programs)
    assert commands_of_check()[-1] == "$(BIN)/python -m tools.client --check"


def test_a_missing_program_skips_the_test_or_fails_it_where_all_tests_must_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = ["$(BIN)/no-such-program .", '$(BIN)/python -c \'open("ran", "w")\'']
    monkeypatch.delenv("MISKATONIC_NEEDS_BROWSER", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no no-such-program here"):
        run_checks(tmp_path, commands)
    assert (tmp_path / "ran").exists()
    monkeypatch.setenv("MISKATONIC_NEEDS_BROWSER", "1")
    with pytest.raises(pytest.fail.Exception, match="no no-such-program here"):
        run_checks(tmp_path, commands)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_make_check_passes_after_all_recipes(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path / "tree")
    for recipe in sorted(RECIPES.glob("*.md")):
        follow(recipe, tree)
    make_check(tree)
