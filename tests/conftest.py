"""Settings for every test run: fresh extension modules, fixed Hypothesis examples, time limits."""

import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tools.compile import ROOT, stale

hypothesis.settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("repeatable")

SLOWER = 5
TESTS = Path(__file__).resolve().parent
# Tests in these folders run compiled and interpreted, except those marked `once`. Tests elsewhere
# that need both are marked `both_ways`.
BOTH_WAYS = ("bots", "conformance", "games", "golden", "kernel")


def pytest_sessionstart() -> None:
    if os.environ.get("MISKATONIC_PURE", "0") not in ("", "0"):
        return
    out_of_date = stale(ROOT)
    if out_of_date:
        raise pytest.UsageError(
            "these extension modules were not made from the sources next to them: "
            + ", ".join(out_of_date)
            + "\nRun `make compile`, or set MISKATONIC_PURE=1 to test the sources as they are."
        )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests by folder, and give slow tests without a timeout five times the usual limit."""
    limit = float(config.getini("timeout"))
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder in BOTH_WAYS and not item.get_closest_marker("once"):
            item.add_marker(pytest.mark.both_ways)
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOWER * limit))


@pytest.fixture(autouse=True)
def restore_registries() -> Iterator[None]:
    """Undo what a test registers: games and packs, their texts, and the environment variables that
    pass them on to other processes.
    """
    from miskatonic import games, text
    from miskatonic.games import packs

    variables = (games.VARIABLE, packs.PACKS)
    manifests = dict(games.MANIFESTS)
    folders, sources = list(text._FOLDERS), list(text._SOURCES)
    told = {each: os.environ.get(each) for each in variables}
    yield
    if manifests != games.MANIFESTS:
        games.MANIFESTS.clear()
        games.MANIFESTS.update(manifests)
    if folders != text._FOLDERS or sources != text._SOURCES:
        text._FOLDERS[:], text._SOURCES[:] = folders, sources
        text._COMPOSED.clear()
        text._bundle.cache_clear()
    for variable, value in told.items():
        if value is None:
            os.environ.pop(variable, None)
        else:
            os.environ[variable] = value


def pytest_report_header() -> str:
    return f"miskatonic: {_how_it_runs()}"


def _how_it_runs() -> str:
    import miskatonic.kernel as kernel

    return "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"
