"""Install what tests need from Debian's packages, where that is possible."""

import os
import shutil
import subprocess
from collections.abc import Callable

HOW = ("--yes", "--no-install-recommends")
# A mirror may be away for a moment.
ATTEMPTS = 3


def install(is_there: Callable[[], bool], *packages: str) -> bool:
    """Whether it is there now; what apt had to say is shown only if it is not."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    said: list[str] = []
    for _ in range(ATTEMPTS):
        said = [_run(apt, "update"), _run(apt, "install", *HOW, *packages)]
        if is_there():
            return True
    print("\n".join(said))
    return False


def _run(apt: str, *arguments: str) -> str:
    """What it had to say."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        [apt, "--quiet", *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout
