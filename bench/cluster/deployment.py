"""PostgreSQL, three servers, and Caddy with TLS in front of them: all real, all on loopback."""

import contextlib
import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx

from tools.services import Cluster, caddy, free_port, why_not
from tools.services import cluster as postgres_cluster

ROOT: Final = Path(__file__).resolve().parents[2]
CADDYFILE: Final = ROOT / "deploy" / "Caddyfile"
# Starting takes long on a busy machine.
SECONDS: Final = 120
# The load must not be rate-limited.
LIMITS: Final = {
    "MISKATONIC_LIMITS_MESSAGES_PER_SECOND": "1e6",
    "MISKATONIC_LIMITS_REQUESTS_PER_SECOND": "1e6",
    "MISKATONIC_LIMITS_HANDSHAKES_PER_SECOND": "1e6",
    "MISKATONIC_LIMITS_LOGINS_PER_SECOND": "1e6",
    "MISKATONIC_LIMITS_TABLES_PER_SECOND": "1e6",
    "MISKATONIC_LIMITS_TABLES_PER_PERSON": "100000",
}


def why_unavailable() -> str | None:
    return why_not() or (None if caddy() else "there is no Caddy here")


def unchecked() -> ssl.SSLContext:
    """Return a TLS context that accepts Caddy's self-signed certificates."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Server:
    """One server on its own port; it can be killed and restarted."""

    def __init__(self, folder: Path, number: int, database: str, public_url: str) -> None:
        self.port: Final = free_port()
        self.base: Final = f"http://127.0.0.1:{self.port}"
        self._folder: Final = folder / f"server{number}"
        self._folder.mkdir()
        self.log: Final = self._folder / "log"
        self._environment: Final = {
            **os.environ,
            **LIMITS,
            "MISKATONIC_DATABASE": database,
            "MISKATONIC_PUBLIC_URL": public_url,
            "MISKATONIC_TRUSTED_PROXIES": "127.0.0.1,::1",
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.kills = 0

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "miskatonic.server", "--no-browser"),
                    *("--port", str(self.port), "--data", str(self._folder)),
                ],
                cwd=ROOT,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def is_ready(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.base}/readyz", timeout=5).status_code == 200
        return False

    def wait(self) -> None:
        until = time.monotonic() + SECONDS
        while not self.is_ready():
            if time.monotonic() > until:
                raise RuntimeError(f"a server does not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.1)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
            self.kills += 1

    def stop(self) -> None:
        """Stop it as an operator does; True if it ended in time."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(SECONDS)
            self.process = None


class Deployment:
    def __init__(self, folder: Path, postgres: Cluster, servers: int) -> None:
        self.folder: Final = folder
        self.postgres: Final = postgres
        self.database: Final = postgres.make_database("deployment")
        self.port: Final = free_port()
        self.base: Final = f"https://localhost:{self.port}"
        self._admin: Final = f"localhost:{free_port()}"
        self.servers: Final = [
            Server(folder, number, self.database, self.base) for number in range(servers)
        ]
        self._caddy: subprocess.Popen[bytes] | None = None
        self.routings = 0

    def start(self) -> None:
        for server in self.servers:
            server.start()
        for server in self.servers:
            server.wait()
        with (self.folder / "caddy.log").open("ab") as log:
            self._caddy = subprocess.Popen(
                [str(caddy()), "run", "--config", str(CADDYFILE), "--adapter", "caddyfile"],
                env=self._routed("header X-Miskatonic-Table"),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + SECONDS
        while not self._answers():
            if time.monotonic() > until:
                raise RuntimeError((self.folder / "caddy.log").read_text()[-2000:])
            time.sleep(0.1)

    def _answers(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.base}/readyz", verify=unchecked()).status_code == 200
        return False

    def _routed(self, policy: str) -> dict[str, str]:
        turned = self.servers[self.routings % len(self.servers) :]
        turned += self.servers[: self.routings % len(self.servers)]
        return {
            **os.environ,
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(self.folder),
            "MISKATONIC_CADDY_ADMIN": self._admin,
            "MISKATONIC_CADDY_OPTIONS": "skip_install_trust\nauto_https disable_redirects",
            "MISKATONIC_SITE": self.base,
            "MISKATONIC_UPSTREAMS": " ".join(f"127.0.0.1:{each.port}" for each in turned),
            "MISKATONIC_ROUTING": policy,
        }

    def route(self, policy: str) -> None:
        """Route tables to other servers by reloading Caddy's configuration."""
        self.routings += 1
        subprocess.run(
            [
                *(str(caddy()), "reload", "--config", str(CADDYFILE), "--adapter", "caddyfile"),
                *("--address", self._admin, "--force"),
            ],
            env=self._routed(policy),
            check=True,
            capture_output=True,
        )

    def cut_listeners(self) -> int:
        """Cut the LISTEN connections; return how many."""
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
        return len(self.postgres.execute(cut))

    def stop(self) -> None:
        for server in self.servers:
            server.kill()
        if self._caddy is not None:
            self._caddy.terminate()
            self._caddy.wait(SECONDS)


@contextlib.contextmanager
def deployment(folder: Path, servers: int = 3) -> Iterator[Deployment]:
    with postgres_cluster(durable=True) as postgres:
        made = Deployment(folder, postgres, servers)
        try:
            made.start()
            yield made
        finally:
            made.stop()
