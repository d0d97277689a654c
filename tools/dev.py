"""Run the server and the client for development: `make dev`.

The server restarts when a Python, TOML or text file in src/ changes, and runs interpreted. Vite
serves the client with hot reload and passes /api on to the server. Ctrl-C stops both.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Final

from tools.client import CLIENT, PACKAGE, ROOT, find_npm, generate, install_packages

WATCHED: Final = (".py", ".toml", ".ftl")
EVERY: Final = 0.5
PATIENCE: Final = 10.0
DATA: Final = ROOT / "build" / "dev"


class Child:
    """A process in its own session, so that it can be stopped with its children."""

    def __init__(self, command: list[str], folder: Path, **variables: str) -> None:
        self._command: Final = command
        self._folder: Final = folder
        self._variables: Final = variables
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command,
            cwd=self._folder,
            env={**os.environ, **self._variables},
            start_new_session=True,
        )

    def stop(self) -> None:
        if self._process is None or self._process.poll() is not None:
            return
        os.killpg(self._process.pid, signal.SIGTERM)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    @property
    def has_ended(self) -> bool:
        return self._process is not None and self._process.poll() is not None


def changed_files() -> Iterator[set[Path]]:
    """Yield the files in src/ that changed since the last poll."""
    before = _times()
    while True:
        time.sleep(EVERY)
        now = _times()
        yield {path for path in {*before, *now} if before.get(path) != now.get(path)}
        before = now


def _times() -> dict[Path, int]:
    found = {}
    for path in PACKAGE.rglob("*"):
        if path.suffix in WATCHED:
            try:
                found[path] = path.stat().st_mtime_ns
            except FileNotFoundError:
                continue
    return found


def main() -> int:
    port = os.environ.get("PORT", "8000")
    client_port = os.environ.get("CLIENT_PORT", "5173")
    npm = find_npm()
    install_packages(npm)
    generate()
    DATA.mkdir(parents=True, exist_ok=True)
    serve = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", port, "--data", str(DATA)]
    run = "import sys; from miskatonic.cli import main; sys.exit(main())"
    server = Child([sys.executable, "-c", run, *serve], ROOT, MISKATONIC_PURE="1")
    vite = Child(
        [npm, "run", "--silent", "dev", "--", "--port", client_port, "--strictPort"],
        CLIENT,
        MISKATONIC_SERVER=f"http://127.0.0.1:{port}",
        PATH=os.pathsep.join((str(Path(npm).parent), os.environ.get("PATH", ""))),
    )
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        server.start()
        vite.start()
        print(f"Open http://localhost:{client_port}/ (Ctrl-C stops server and client)", flush=True)
        for changed in changed_files():
            if vite.has_ended:
                return 1
            if changed:
                print(f"{_names(changed)} changed: restarting the server", flush=True)
                server.stop()
                server.start()
                # Types of messages and events may have changed too; Vite reloads what differs.
                threading.Thread(target=_generate, daemon=True).start()
    except KeyboardInterrupt:
        return 0
    finally:
        vite.stop()
        server.stop()
    return 0


def _generate() -> None:
    try:
        generate()
    except subprocess.CalledProcessError:
        print("The types for the client could not be written; see above.", flush=True)


def _names(paths: set[Path]) -> str:
    names = sorted(path.relative_to(PACKAGE).as_posix() for path in paths)
    return ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main())
