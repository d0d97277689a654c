"""Every REST route answers as its OpenAPI description says, whatever is sent.

A run sends the same few requests to each route; `make fuzz-api` sends many random ones.
"""

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from miskatonic.server.app import build_app
from miskatonic.server.base.clock import WallClock
from miskatonic.server.context import ServerContext
from miskatonic.server.protocol.openapi import openapi
from miskatonic.server.protocol.routes import ROUTES
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.run import listen
from tests.server.harness import GENEROUS, InlineBots, open_server

EXAMPLES = int(os.environ.get("MISKATONIC_API_EXAMPLES", "0"))
SCHEMA = schemathesis.openapi.from_dict(openapi())


class Served(NamedTuple):
    """A server on loopback, a user's session there, and their table."""

    base: str
    cookies: dict[str, str]
    table: str


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    directory = tmp_path_factory.mktemp("openapi")
    listener = listen("127.0.0.1", 0)
    base = f"http://127.0.0.1:{listener.getsockname()[1]}"
    server = uvicorn.Server(config(directory))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    with httpx.Client(base_url=base, timeout=30) as client:
        client.put("/api/me", json={"name": "Ada"})
        new = {"game": "arkham-ritual", "seats": 3}
        table = client.post("/api/tables", json=new).json()["room"]["id"]
        yield Served(base, dict(client.cookies), table)
    server.should_exit = True
    thread.join(timeout=30)
    assert not thread.is_alive(), "the server does not end"
    listener.close()


def config(directory: Path) -> uvicorn.Config:
    def opened() -> ServerContext:
        limits = Limits(**{**GENEROUS, "tables_per_person": 10**6})  # type: ignore[arg-type]
        return ServerContext(directory, WallClock(), InlineBots(), limits)

    return uvicorn.Config(build_app(opened), lifespan="on", log_config=None, access_log=False)


def test_every_route_is_described() -> None:
    described = {
        (method.upper(), path)
        for path, operations in openapi()["paths"].items()
        for method in operations
    }
    assert described == {(route.method, route.path) for route in ROUTES}


@pytest.mark.anyio
async def test_every_route_has_a_handler(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        handlers = server.app.state.api.handlers
    assert set(handlers) == {(route.method, route.path) for route in ROUTES}


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES or 3,
    derandomize=not EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_answers_match_their_description(case: Any, served: Served) -> None:
    for at in (case.path_parameters.get("id"), served.table):
        if at is not None:
            case.path_parameters["id"] = at
        response = case.call(base_url=served.base, cookies=served.cookies)
        assert response.status_code < 500, response.text
        # In JSON Schema 3.0 is an integer, and a name of valid length may still be unreadable.
        case.validate_response(response, excluded_checks=[positive_data_acceptance])
