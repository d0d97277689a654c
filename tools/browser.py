"""Find a Chromium for the browser tests, or install Debian's: `python -m tools.browser`."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium-headless-shell", "fonts-dejavu-core")


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
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *PACKAGES]):
        subprocess.run([apt, *arguments], env=environment, check=False, **quiet)  # type: ignore[call-overload]
    return chromium() is not None


if __name__ == "__main__":
    sys.exit(main())
