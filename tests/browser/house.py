"""A real server on a free loopback port, and a browser that is installed on this machine."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from miskatonic.server.static import STATIC

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
    command = [sys.executable, "-m", "miskatonic.server", "--port", "0", "--no-browser"]
    with (
        open(data / "stderr", "wb") as errors,
        subprocess.Popen(
            [*command, "--data", str(data)], stdout=subprocess.PIPE, stderr=errors, text=True
        ) as server,
    ):
        try:
            yield _address(server, data)
        finally:
            server.terminate()
            server.wait(timeout=20)


def _address(server: "subprocess.Popen[str]", data: Path) -> str:
    assert server.stdout is not None
    first = server.stdout.readline()
    found = re.search(r"http://\S+?(?=/? )", first)
    if found is None:
        raise RuntimeError(f"the server said {first!r}\n{(data / 'stderr').read_text()}")
    threading.Thread(target=server.stdout.read, daemon=True).start()
    return found[0]
