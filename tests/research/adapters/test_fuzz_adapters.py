"""A few of the random games that `make fuzz-adapters` plays."""

import pytest

from bench.fuzz_adapters import ADAPTERS, Fuzz

MODULES = {"pettingzoo": "pettingzoo", "openspiel": "pyspiel", "gymnasium": "gymnasium"}


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_random_games_end_despite_invalid_input(adapter: str) -> None:
    pytest.importorskip(MODULES[adapter], reason=f"the extra {adapter} is not installed")
    fuzz = Fuzz(seed=5)
    for number in range(6):
        getattr(fuzz, adapter)(number)
    assert fuzz.counts["refused"] > 0
    assert sum(fuzz.counts.values()) > 100
