"""Find Caddy for the tests behind a proxy, or install Debian's: `python -m tools.caddy`."""

import shutil
import sys

from tools.debian import install


def caddy() -> str | None:
    return shutil.which("caddy")


def main() -> int:
    if caddy():
        return 0
    print("Installing Caddy for the tests behind a proxy …", flush=True)
    if not install(lambda: caddy() is not None, "caddy"):
        print("No Caddy here, and it could not be installed: tests behind it will be skipped.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
