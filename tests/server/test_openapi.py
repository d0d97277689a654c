"""The REST interface is as it is described: what comes back fits, whatever is sent."""

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

from miskatonic.server.app import HANDLERS, build_app
from miskatonic.server.clock import WallClock
from miskatonic.server.house import House
from miskatonic.server.limits import Limits
from miskatonic.server.openapi import openapi
from miskatonic.server.protocol.routes import ROUTES
from miskatonic.server.run import listen
from tests.server.harness import GENEROUS, InlineBots

SCHEMA = schemathesis.openapi.from_dict(openapi())


class Served(NamedTuple):
    """A server on loopback, somebody's session there, and a table of theirs."""

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
    def opened() -> House:
        limits = Limits(**{**GENEROUS, "tables_per_person": 10**6})  # type: ignore[arg-type]
        return House(directory, WallClock(), InlineBots(), limits)

    return uvicorn.Config(build_app(opened), lifespan="on", log_config=None, access_log=False)


def test_every_request_is_described_and_answered() -> None:
    described = {
        (method.upper(), path)
        for path, operations in openapi()["paths"].items()
        for method in operations
    }
    assert described == {(route.method, route.path) for route in ROUTES} == set(HANDLERS)


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(
    max_examples=12,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_described(case: Any, served: Served) -> None:
    for at in (case.path_parameters.get("id"), served.table):
        if at is not None:
            case.path_parameters["id"] = at
        response = case.call(base_url=served.base, cookies=served.cookies)
        assert response.status_code < 500, response.text
        # JSON calls 3.0 an integer, and a name may be as long as it should and yet unreadable.
        case.validate_response(response, excluded_checks=[positive_data_acceptance])
