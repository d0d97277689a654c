"""Every test has a time limit."""

import pytest


def test_every_test_has_a_limit_and_slow_ones_a_longer_one(request: pytest.FixtureRequest) -> None:
    assert float(request.config.getini("timeout")) == 60


@pytest.mark.slow
def test_a_slow_test_has_a_longer_limit(request: pytest.FixtureRequest) -> None:
    marker = request.node.get_closest_marker("timeout")
    assert marker is not None
    assert marker.args == (300,)
