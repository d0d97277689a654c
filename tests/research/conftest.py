"""Fixtures for the tests of the research package."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
