"""A process that the server starts: `python -m miskatonic.server.child MODULE SERVER`.

Before anything else it sees to it that it ends with the server, however that comes to its end, even
while this process stands still. Only then the module is loaded, which takes a while, and its `main`
is called.
"""

import ctypes
import importlib
import os
import platform
import signal
import sys
import threading
from typing import Final

SET_PARENT_DEATH_SIGNAL: Final = 1


def command(module: str) -> list[str]:
    """What to start for this module."""
    return [sys.executable, "-m", __name__, module, str(os.getpid())]


def die_with_the_server(server: int) -> None:
    """On Linux the system ends this process; elsewhere a thread looks now and then whether the
    server is still there. It may be gone already: to start a process takes a while, too.
    """
    if platform.system() == "Linux":
        ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != server:
            os._exit(1)
        return

    def look() -> None:
        while os.getppid() == server:
            threading.Event().wait(1.0)
        os._exit(1)

    threading.Thread(target=look, daemon=True).start()


if __name__ == "__main__":
    die_with_the_server(int(sys.argv[2]))
    # Ctrl-C is the server's to handle; it ends its processes itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    importlib.import_module(sys.argv[1]).main()
