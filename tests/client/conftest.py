"""Tests of the client that need the rules beside it; its own unit tests are in client/src."""

import os

import pytest

from tools.client import CLIENT


@pytest.fixture(autouse=True, scope="session")
def packages() -> None:
    """Without its packages the client says nothing; a machine that checks everything has them."""
    if not (CLIENT / "node_modules").exists() and not os.environ.get("MISKATONIC_NEEDS_BROWSER"):
        pytest.skip("the client's packages are not installed: make client")
