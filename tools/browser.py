"""Find a Chromium for the browser tests, or install Debian's: `python -m tools.browser`."""

import os
import shutil
import sys

from tools.debian import install

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium-headless-shell", "fonts-dejavu-core")


def chromium() -> str | None:
    """The browser that the tests use; MISKATONIC_CHROMIUM names another one."""
    named = os.environ.get("MISKATONIC_CHROMIUM")
    if named:
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if chromium():
        return 0
    print("Installing Chromium for the browser tests …", flush=True)
    if not install(lambda: chromium() is not None, *PACKAGES):
        print("No Chromium here, and it could not be installed: browser tests will be skipped.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
