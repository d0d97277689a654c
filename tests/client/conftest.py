"""Tests of the client that need the rules; its unit tests are in client/src."""

import os

import pytest

from tools.client import CLIENT


@pytest.fixture(autouse=True, scope="session")
def packages() -> None:
    """Skip without the client's packages, or fail on a machine that must run all tests."""
    if not (CLIENT / "node_modules").exists() and not os.environ.get("MISKATONIC_NEEDS_BROWSER"):
        pytest.skip("the client's packages are not installed: make client")
