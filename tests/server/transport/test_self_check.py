"""The start-up check of uvicorn and websockets, and the fallback to plain ASGI."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.run import config, listen
from miskatonic.server.transport import self_check
from miskatonic.server.transport.admission import Admission
from miskatonic.server.transport.channels import AsgiChannel
from miskatonic.server.transport.direct_channel import DirectChannel
from miskatonic.server.transport.guarded_http import GuardedHttp
from miskatonic.server.transport.self_check import DoesNotFit, check, uvicorn_protocols
from tests.server.live import LiveSocket, Person

pytestmark = pytest.mark.anyio


def admission() -> Admission:
    return Admission(Limits(), descriptors=1024)


async def test_the_installed_versions_fit() -> None:
    protocols = check(admission())
    assert issubclass(protocols["http"], GuardedHttp)
    assert protocols["ws"] is DirectChannel


def takes_more(self: Any, frames: Any) -> None: ...


@pytest.mark.parametrize(
    ("base", "method", "message"),
    [
        (WebSocketsSansIOProtocol, "send_receive_event_to_app", "takes self, frames"),
        (HttpToolsProtocol, "on_response_complete", "takes self, frames"),
    ],
)
async def test_a_method_with_other_parameters_does_not_fit(
    monkeypatch: pytest.MonkeyPatch, base: type, method: str, message: str
) -> None:
    monkeypatch.setattr(base, method, takes_more)
    with pytest.raises(DoesNotFit, match=message):
        check(admission())


async def test_a_missing_method_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, "handle_parser_exception")
    with pytest.raises(DoesNotFit, match="no method handle_parser_exception"):
        check(admission())


async def test_messages_that_are_not_delivered_do_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_text", lambda *_: None)
    with pytest.raises(DoesNotFit, match=r"was delivered \[\]"):
        check(admission())


@pytest.mark.slow
async def test_if_versions_do_not_fit_a_game_is_played_over_plain_asgi(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    needed = {**self_check.WEBSOCKET_METHODS, "renamed_in_some_version": ("self",)}
    monkeypatch.setattr(self_check, "WEBSOCKET_METHODS", needed)
    with caplog.at_level(logging.WARNING, self_check.LOGGER.name):
        settings = config(Configuration(data=str(tmp_path)))
    [warning] = caplog.records
    assert "no method renamed_in_some_version" in warning.getMessage()
    assert "plain ASGI" in warning.getMessage()

    listener = listen("127.0.0.1", 0)
    base = f"http://127.0.0.1:{listener.getsockname()[1]}"
    server = uvicorn.Server(settings)
    serving = asyncio.ensure_future(server.serve(sockets=[listener]))
    people = [
        Person(base, httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=60))
        for _ in range(3)
    ]
    try:
        for number, person in enumerate(people):
            await person.do("PUT", "/api/me", {"name": f"Person {number}"})
        table = await people[0].make_table()
        for person in people[1:]:
            await person.do("POST", f"/api/tables/{table}/sit", {})
            await person.do("POST", f"/api/tables/{table}/ready", {"ready": True})
        sockets = [await person.connect(table) for person in people]
        live_table = await settings.loaded_app.state.context.tables.live_table(table)
        assert all(isinstance(each._channel, AsgiChannel) for each in live_table.connections)
        await people[0].do("POST", f"/api/tables/{table}/start")
        await asyncio.gather(*map(play_to_the_end, sockets))
        assert live_table.table.g.result is not None
        server.should_exit = True
        with pytest.raises(ConnectionClosed, match="1012"):
            await sockets[0].receive_until("nothing")
    finally:
        server.should_exit = True
        for person in people:
            await person.client.aclose()
        await serving


async def play_to_the_end(socket: LiveSocket) -> None:
    """Always choose the first option."""
    played = 0
    while socket.view is None or socket.view["result"] is None:
        decision = None if socket.view is None else socket.view["decision"]
        if decision is not None and not decision["optional"]:
            played += 1
            option = decision["options"][0]
            await socket.send("play", id=f"m{played}", decision=decision["id"], choice=option)
            assert (await socket.receive_until("ack", "nack"))["type"] == "ack"
        await socket.receive_until("update", "snapshot")


async def test_the_fallback_names_uvicorns_own_protocols(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_check, "HTTP_METHODS", {"gone": ()})
    assert uvicorn_protocols(admission()) == {"http": "auto", "ws": "websockets-sansio"}
