"""What the tests of agents share."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
