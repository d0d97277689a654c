"""An environment's version must be raised when its observations change."""

import json

import pytest

from miskatonic.games import GAMES
from miskatonic.research.environments import fingerprint
from miskatonic.research.evaluation import environment_id
from tools.generated_docs import ENVIRONMENTS

NOTED: dict[str, str] = json.loads(ENVIRONMENTS.read_text(encoding="utf-8"))


def test_every_environment_is_recorded() -> None:
    assert list(NOTED) == [environment_id(game) for game in GAMES]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_an_environment_matches_its_recorded_fingerprint(game: str) -> None:
    assert fingerprint(game) == NOTED[environment_id(game)], (
        f"an agent would get other figures in {environment_id(game)}: raise `environment` in the"
        " manifest, unless no release had it, and run `python -m tools.generated_docs`"
    )
