"""Views are unchanged: a lost or swapped field fails a test."""

import ast
import inspect
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games import MANIFESTS
from tests.conformance.tables import AnyGame, every_game
from tools.golden import first_changed_view, views_file

HOW_TO_DIFF = (
    "run `python -m tools.golden --dump DIR` here and on the last commit that passes, and diff the"
    " two; if the change is intended, run `python -m tools.golden --views`"
)


def _recorded(game: AnyGame) -> list[str]:
    return views_file(game).read_text(encoding="utf-8").splitlines()


@every_game
def test_views_match_their_recorded_hashes(game: AnyGame) -> None:
    changed = first_changed_view(_recorded(game), game)
    assert not changed, f"a view differs from its recorded hash ({changed}); {HOW_TO_DIFF}"


# ---------------------------------------------------------------- the check finds faults


# Fields with equal values in the recorded games, and the tests that tell them apart.
DECIDES = "test_otherwise_the_first_cultist_clockwise_from_the_knife_decides"
TWINS = {
    "'top' swapped with its neighbour": "test_redealing_facts_refer_to_the_right_place",
    "'passing' swapped with its neighbour": "test_redealing_facts_refer_to_the_right_place",
    "'round' swapped with its neighbour": "test_the_doom_marker_stops_at_its_last_spot",
    "'claims' swapped with its neighbour": "test_claims_are_public_ordered_and_kept_in_the_history",
    "'ghost' swapped with its neighbour": "test_the_eliminated_character_is_a_ghost_at_once",
    "'changed' swapped with its neighbour": (
        "test_additions_to_a_roll_are_shown_with_their_source"
    ),
    "'ending' forgotten": DECIDES,
    "'ending' swapped with its neighbour": DECIDES,
    "'decider' forgotten": DECIDES,
    "'removed_events' swapped with its neighbour": (
        "test_at_the_end_every_claim_is_shown_with_its_truth"
    ),
}


def test_the_tests_that_tell_equal_fields_apart_exist() -> None:
    tests = Path(__file__).resolve().parents[1] / "games"
    written = "".join(file.read_text(encoding="utf-8") for file in tests.rglob("test_*.py"))
    assert [name for name in TWINS.values() if f"def {name}(" not in written] == []


def _mutants(tree: ast.Module) -> Iterator[str]:
    """The module with one dictionary key missing, or the values of two adjacent keys swapped."""
    for shown in [each for each in ast.walk(tree) if isinstance(each, ast.Dict)]:
        for at in range(len(shown.keys)):
            key, value = shown.keys[at], shown.values[at]
            if not isinstance(key, ast.Constant):
                continue
            del shown.keys[at], shown.values[at]
            yield f"{key.value!r} forgotten"
            shown.keys.insert(at, key)
            shown.values.insert(at, value)
            if at + 1 < len(shown.keys) and isinstance(shown.keys[at + 1], ast.Constant):
                shown.values[at : at + 2] = shown.values[at : at + 2][::-1]
                yield f"{key.value!r} swapped with its neighbour"
                shown.values[at : at + 2] = shown.values[at : at + 2][::-1]


@pytest.mark.slow
@pytest.mark.timeout(300)
@every_game
def test_the_check_finds_fields_forgotten_or_swapped_in_a_view(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = MANIFESTS[game.id].package
    view: Any = __import__(f"{package}.views.view", fromlist=["view"])
    rules: Any = __import__(f"{package}.game", fromlist=["game"])
    if not isinstance(game.shared, types.MethodType):
        pytest.skip("compiled: a view can be changed only in its source")
    tree = ast.parse(inspect.getsource(view))
    expected = _recorded(game)
    unseen: list[str] = []
    count = 0
    for what in _mutants(tree):
        count += 1
        changed = types.ModuleType(view.__name__)
        exec(compile(ast.fix_missing_locations(tree), view.__file__, "exec"), changed.__dict__)  # noqa: S102
        with monkeypatch.context() as patch:
            for name, value in vars(changed).items():
                if isinstance(value, types.FunctionType) and hasattr(rules, name):
                    patch.setattr(rules, name, value)
            try:
                if not first_changed_view(expected, game):
                    unseen.append(what)
            except Exception:  # noqa: BLE001  whatever a bot makes of a view with a hole in it
                continue
    assert count > 20
    missed = [what for what in unseen if what not in TWINS]
    assert not missed, "; ".join(missed)
