"""Find PostgreSQL for the tests, or install Debian's: `python -m tools.postgres`.

`Cluster` is a private one in a folder of its own, which listens on loopback and nowhere else. Since
PostgreSQL refuses to run as root, root lends it to the user nobody.
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
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.debian import install

SECONDS: Final = 60
USER: Final = "house"
# Nothing here has to survive a power cut; `durable` is for who measures.
QUICK: Final = {"fsync": "off", "synchronous_commit": "on", "full_page_writes": "off"}
SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "logging_collector": "off",
    "autovacuum_naptime": "10s",
}


def postgres() -> Path | None:
    """The folder with PostgreSQL's programs, the newest where there are several."""
    named = os.environ.get("MISKATONIC_POSTGRES")
    if named:
        return Path(named)
    found = shutil.which("postgres")
    if found and shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = [each.parent for each in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda each: int(each.parent.name), default=None)


def why_not() -> str | None:
    """Why there can be no cluster here; None if there can."""
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
    """PostgreSQL in a folder; it can be stopped, killed and started again on the same port."""

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
        """Another user than root, and a folder that is this user's."""
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
        """SIGINT ends all sessions and leaves everything in order; SIGQUIT is a crash."""
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(SECONDS)
        self._process = None

    def make_database(self, name: str, template: str = "template1") -> str:
        """A new one; its address."""
        # By files it is quicker; servers before 15 know nothing else.
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
    """In a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="miskatonic-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        made = Cluster(Path(folder) / "cluster", durable)
        made.start()
        try:
            yield made
        finally:
            made.stop()


def main() -> int:
    if postgres():
        return 0
    print("Installing PostgreSQL for the tests of several servers …", flush=True)
    if not install(lambda: postgres() is not None, "postgresql"):
        print("No PostgreSQL here, and it could not be installed: its tests will be skipped.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
