"""What holds for every test run: no stale extension modules, and the same examples every time."""

import os
from collections.abc import Iterator

import hypothesis
import pytest

from tools.compile import ROOT, stale

hypothesis.settings.register_profile("house", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("house")

SLOWER = 5


def pytest_sessionstart() -> None:
    if os.environ.get("MISKATONIC_PURE", "0") not in ("", "0"):
        return
    out_of_date = stale(ROOT)
    if out_of_date:
        raise pytest.UsageError(
            "these extension modules were not made from the sources beside them: "
            + ", ".join(out_of_date)
            + "\nRun `make compile`, or set MISKATONIC_PURE=1 to test the sources as they are."
        )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Slow tests have five times the time of others, unless they say themselves how long."""
    limit = float(config.getini("timeout"))
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOWER * limit))


@pytest.fixture(autouse=True)
def as_registered_before() -> Iterator[None]:
    """A game or pack that a test has added is not there for the next one: neither it nor its texts,
    nor what tells other processes of it.
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
