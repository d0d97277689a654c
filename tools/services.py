"""Find the programs that tests need, or install them from Debian: `python -m tools.services`.

These are Chromium, Caddy, PostgreSQL, and Valkey or Redis. `Cluster` is a private PostgreSQL in its
own folder that listens only on loopback. PostgreSQL refuses to run as root, so root starts it as
the user nobody.
"""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

BROWSERS: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
# Mirrors can be briefly unavailable.
ATTEMPTS: Final = 3
SECONDS: Final = 60
USER: Final = "miskatonic"
# Tests need not survive a power cut; benchmarks use `durable`.
QUICK: Final = {"fsync": "off", "synchronous_commit": "on", "full_page_writes": "off"}
SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "logging_collector": "off",
    "autovacuum_naptime": "10s",
}


def chromium() -> str | None:
    """The browser for the tests; MISKATONIC_CHROMIUM overrides it."""
    named = os.environ.get("MISKATONIC_CHROMIUM")
    if named:
        return named
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def caddy() -> str | None:
    return shutil.which("caddy")


def valkey() -> str | None:
    """The server executable of Valkey or Redis."""
    return shutil.which("valkey-server") or shutil.which("redis-server")


def postgres() -> Path | None:
    """The folder with PostgreSQL's executables, of the newest version installed."""
    named = os.environ.get("MISKATONIC_POSTGRES")
    if named:
        return Path(named)
    found = shutil.which("postgres")
    if found and shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = [each.parent for each in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda each: int(each.parent.name), default=None)


def why_not() -> str | None:
    """Why no cluster can run here, or None if one can."""
    if postgres() is None:
        return "there is no PostgreSQL here"
    try:
        import psycopg  # noqa: F401, PLC0415
    except ImportError:
        return "psycopg is not installed"
    return None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """PostgreSQL in a folder; can be stopped, killed and restarted on the same port."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        programs = postgres()
        assert programs is not None
        self._programs: Final = programs
        self.folder: Final = folder
        self.port: Final = free_port()
        self._settings: Final = {**SETTINGS, **({} if durable else QUICK)}
        self._process: subprocess.Popen[bytes] | None = None
        self._make()

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _make(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        self._run("initdb", "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")

    def _as(self) -> dict[str, Any]:
        """Arguments for subprocess: run in the folder, and as nobody if we are root."""
        how: dict[str, Any] = {"cwd": self.folder}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            how.update(user=nobody.pw_uid, group=nobody.pw_gid, extra_groups=[])
        return how

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            **self._as(),
            env={**os.environ, "LC_ALL": "C"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")

    def start(self) -> None:
        settings = {**self._settings, "port": str(self.port)}
        settings["unix_socket_directories"] = str(self.folder)
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", "data", *given],
                **self._as(),
                env={**os.environ, "LC_ALL": "C"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._wait()

    def _wait(self) -> None:
        import psycopg  # noqa: PLC0415

        until = time.monotonic() + SECONDS
        while True:
            try:
                psycopg.connect(self.url(), connect_timeout=2).close()
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)
            else:
                return

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop the server: SIGINT ends all sessions and shuts down cleanly, SIGQUIT is a crash."""
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(SECONDS)
        self._process = None

    def make_database(self, name: str, template: str = "template1") -> str:
        """Create a database and return its URL."""
        # Copying files is faster; servers before 15 always do it.
        [(version,)] = self.execute("SHOW server_version_num")
        how = "STRATEGY file_copy" if int(version) >= 150_000 else ""
        self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}" {how}')
        return self.url(name)

    def drop_database(self, name: str) -> None:
        self.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def execute(self, statement: Any, name: str = "postgres") -> list[Any]:
        import psycopg  # noqa: PLC0415

        with psycopg.connect(self.url(name), autocommit=True) as connection:
            done = connection.execute(statement)
            return done.fetchall() if done.description else []


@contextlib.contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """A running cluster in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="miskatonic-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        made = Cluster(Path(folder) / "cluster", durable)
        made.start()
        try:
            yield made
        finally:
            made.stop()


# Each service with a function that finds it and its Debian packages. Debian has Valkey since
# release 13, and Redis in all releases.
NEEDED: Final[tuple[tuple[str, Callable[[], object], tuple[str, ...]], ...]] = (
    ("Chromium", chromium, ("chromium-headless-shell", "fonts-dejavu-core")),
    ("Caddy", caddy, ("caddy",)),
    ("PostgreSQL", postgres, ("postgresql",)),
    ("Valkey or Redis", valkey, ("redis-server",)),
)


def main() -> int:
    absent = missing()
    if not absent:
        return 0
    print(f"Installing for the tests: {', '.join(absent)} …", flush=True)
    said = install()
    still = missing()
    if still:
        print(said)
        print(f"Tests that need {', '.join(still)} will be skipped: install it yourself.")
    return 0


def missing() -> list[str]:
    return [name for name, find, _ in NEEDED if find() is None]


def install() -> str:
    """Install missing programs from Debian; return apt's last output."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return "Installing packages needs root and apt-get."
    said: list[str] = []
    for _ in range(ATTEMPTS):
        said = [_run(apt, "update")]
        for _, find, packages in NEEDED:
            if find() is None:
                said.append(_run(apt, "install", "--yes", "--no-install-recommends", *packages))
        if not missing():
            break
    return "\n".join(said)


def _run(apt: str, *arguments: str) -> str:
    done = subprocess.run(
        [apt, "--quiet", *arguments],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
