"""Find a Chromium for the browser tests, or install Debian's: `python -m tools.browser`."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium-headless-shell", "fonts-dejavu-core")
HOW = ("--yes", "--no-install-recommends")
# A mirror may be away for a moment.
ATTEMPTS = 3


def chromium() -> str | None:
    """The browser that the tests use; MISKATONIC_CHROMIUM names another one."""
    named = os.environ.get("MISKATONIC_CHROMIUM")
    if named:
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if chromium() or install():
        return 0
    print("No Chromium here, and it could not be installed: browser tests will be skipped.")
    return 0


def install() -> bool:
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    print("Installing Chromium for the browser tests …", flush=True)
    said: list[str] = []
    for _ in range(ATTEMPTS):
        said = [_run(apt, "update"), _run(apt, "install", *HOW, *PACKAGES)]
        if chromium() is not None:
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


if __name__ == "__main__":
    sys.exit(main())
