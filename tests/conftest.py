"""What holds for every test run: no stale extension modules, and the same examples every time."""

import os

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


def pytest_report_header() -> str:
    return f"miskatonic: {_how_it_runs()}"


def _how_it_runs() -> str:
    import miskatonic.kernel as kernel

    return "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"
