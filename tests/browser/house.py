"""A real server on a free loopback port, and a browser that is installed on this machine.

`python -m tests.browser.house FOLDER` is that server: it lets one address in more often than the
rest of the world would come from one.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import uvicorn

from miskatonic.server.limits import Limits
from miskatonic.server.run import LOOPBACK, config, listen
from miskatonic.server.static import STATIC

ROOT: Final = Path(__file__).resolve().parents[2]
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = ["--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb"]
DESK: Final = (1280, 860)
PHONE: Final = (360, 740)


def find_browser() -> str | None:
    """MISKATONIC_CHROMIUM names one; else the first that is on the path."""
    named = os.environ.get("MISKATONIC_CHROMIUM")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def client_is_built() -> bool:
    return (STATIC / "index.html").is_file()


@contextlib.contextmanager
def open_house(data: Path) -> Iterator[str]:
    """The address of a server that keeps its games in this folder."""
    command = [sys.executable, "-m", "tests.browser.house", str(data)]
    with (
        open(data / "stderr", "wb") as errors,
        subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as server,
    ):
        try:
            yield _address(server, data)
        finally:
            server.terminate()
            server.wait(timeout=20)


def _address(server: "subprocess.Popen[str]", data: Path) -> str:
    assert server.stdout is not None
    first = server.stdout.readline().strip()
    if not first.startswith("http://"):
        raise RuntimeError(f"the server said {first!r}\n{(data / 'stderr').read_text()}")
    return first


def serve(data: Path) -> None:
    listener = listen(LOOPBACK, 0)
    print(f"http://{LOOPBACK}:{listener.getsockname()[1]}", flush=True)
    generous = Limits(logins_per_second=100, requests_per_second=1000)
    uvicorn.Server(config(data, generous)).run(sockets=[listener])


# The bots' processes import this module, too, and must not serve.
if __name__ == "__main__":
    serve(Path(sys.argv[1]))
