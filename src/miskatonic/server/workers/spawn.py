"""Starts a worker process: `python -m miskatonic.server.workers.spawn MODULE SERVER_PID`.

First it makes sure that the process ends with the server, however the server ends, even if this
process hangs. Only then it imports the module, which takes a while, and calls its `main`.
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
    """The command line that runs this module."""
    return [sys.executable, "-m", __name__, module, str(os.getpid())]


def die_with_the_server(server: int) -> None:
    """On Linux the kernel kills this process; elsewhere a thread checks every second whether the
    server is still running. It may have ended already while this process started.
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
