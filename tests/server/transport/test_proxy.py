"""Behind a real proxy that speaks TLS: Caddy, from Debian's packages."""

import asyncio
import contextlib
import os
import socket
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.live import WATCHDOG, running_server
from tools.services import caddy

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        caddy() is None and not os.environ.get("MISKATONIC_NEEDS_CADDY"), reason="no Caddy here"
    ),
]

CADDYFILE: Final = """
{{
    admin off
    auto_https disable_redirects
    skip_install_trust
    storage file_system {storage}
}}
https://localhost:{port} {{
    tls internal
    reverse_proxy {upstream}
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def unchecked() -> ssl.SSLContext:
    """Caddy's certificate is self-signed."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def browser(base: str, address: str = "127.0.0.1") -> httpx.AsyncClient:
    """A client at another address of this machine."""
    transport = httpx.AsyncHTTPTransport(verify=unchecked(), local_address=address)
    return httpx.AsyncClient(base_url=base, headers={"origin": base}, transport=transport)


@contextlib.asynccontextmanager
async def proxy(directory: Path, upstream: str, port: int) -> AsyncIterator[None]:
    """Run Caddy: yields once it answers, and kills it afterwards."""
    path = directory / "Caddyfile"
    storage = directory / "caddy"
    path.write_text(CADDYFILE.format(storage=storage, port=port, upstream=upstream))
    with (directory / "caddy.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            str(caddy()), "run", "--config", str(path), "--adapter", "caddyfile",
            stdout=log, stderr=log, env={**os.environ, "HOME": str(directory)},
        )  # fmt: skip
    try:
        async with asyncio.timeout(WATCHDOG), browser(f"https://localhost:{port}") as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get("/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.05)
        yield
    finally:
        process.kill()
        await process.wait()


@contextlib.asynccontextmanager
async def served(directory: Path, **environment: str) -> AsyncIterator[str]:
    port = free_port()
    base = f"https://localhost:{port}"
    settings = {"MISKATONIC_PUBLIC_URL": base, "MISKATONIC_TRUSTED_PROXIES": "127.0.0.1,::1"}
    async with (
        running_server(directory, 0, **{**settings, **environment}) as server,
        proxy(directory, server.base.removeprefix("http://"), port),
    ):
        yield base


async def test_cookies_are_secure_and_hsts_is_set(tmp_path: Path) -> None:
    async with served(tmp_path) as base, browser(base) as client:
        response = await client.put("/api/me", json={"name": "Ada"})
        assert response.status_code == 200, response.text
        cookie = response.headers["set-cookie"]
        assert "Secure" in cookie and "HttpOnly" in cookie
        assert response.headers["strict-transport-security"] == "max-age=31536000"


async def test_the_proxy_passes_sockets_and_foreign_origins_are_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as base, browser(base) as client:
        cookie = (await client.put("/api/me", json={"name": "Ada"})).cookies["miskatonic"]
        made = await client.post("/api/tables", json={"game": "arkham-ritual", "seats": 3})
        table = made.json()["room"]["id"]
        url = f"{base.replace('https', 'wss', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": f"miskatonic={cookie}"}
        origin = Origin(base)
        async with connect(url, ssl=unchecked(), origin=origin, additional_headers=headers) as line:
            await line.send('{"type": "hello"}')
            assert '"type":' in str(await line.recv())
        foreign = await client.post(
            "/api/logout", headers={"origin": "https://elsewhere.example"}, json={}
        )
        assert foreign.json()["reason"] == "foreign-origin"


async def test_rate_limits_use_the_clients_address_not_the_proxys(tmp_path: Path) -> None:
    limits = {"MISKATONIC_LIMITS_REQUESTS_PER_SECOND": "0.1"}
    async with (
        served(tmp_path, **limits) as base,
        browser(base, "127.0.0.2") as first,
        browser(base, "127.0.0.3") as second,
    ):
        answers = [(await first.get("/api/me")).status_code for _ in range(7)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert (await second.get("/api/me")).status_code == 200
        # A client cannot claim another address: the proxy names the real one.
        claim = {"x-forwarded-for": "203.0.113.9"}
        assert (await first.get("/api/me", headers=claim)).status_code == 429
