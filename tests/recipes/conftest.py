from collections.abc import Callable
from pathlib import Path

import pytest

from tests.recipes.recipes import RECIPES, copy_of_the_tree, follow

Followed = Callable[[str], Path]


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Followed:
    """A copy of the repository in which a recipe was followed; one per recipe."""
    done: dict[str, Path] = {}

    def follow_once(recipe: str) -> Path:
        if recipe not in done:
            done[recipe] = copy_of_the_tree(tmp_path_factory.mktemp("tree"))
            follow(RECIPES / recipe, done[recipe])
        return done[recipe]

    return follow_once
