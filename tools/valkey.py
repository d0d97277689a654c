"""Find Valkey or Redis for the tests, or install Debian's: `python -m tools.valkey`."""

import shutil
import sys

from tools.debian import install


def valkey() -> str | None:
    """The server's program; whichever of the two there is."""
    return shutil.which("valkey-server") or shutil.which("redis-server")


def main() -> int:
    if valkey():
        return 0
    print("Installing Redis for the tests of the doorbell …", flush=True)
    # Debian has had Valkey since its release 13, and Redis in all of them.
    if not install(lambda: valkey() is not None, "redis-server"):
        print("Neither Valkey nor Redis here, and none could be installed: tests are skipped.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
