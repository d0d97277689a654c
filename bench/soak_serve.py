"""The server of the soak, `python -m bench.soak_serve DIRECTORY`: as it is served, but with limits
that nobody reaches, and with a watch on the event loop.

A callback that holds the loop for more than so much CPU of its thread is a line in DIRECTORY/slow.
"""

import asyncio
import sys
import time
from pathlib import Path
from typing import Any, Final

import uvicorn

from miskatonic.kernel import state
from miskatonic.server.configuration import Configuration
from miskatonic.server.limits import Limits
from miskatonic.server.logs import set_up_logs
from miskatonic.server.run import config, listen, tune

# Interpreted, the rules take several times as long.
IS_COMPILED: Final = not str(state.__file__).endswith(".py")
MOST_SECONDS: Final = 0.020 if IS_COMPILED else 0.060
FREE: Final = Limits(
    messages_per_second=1e9,
    chat_per_second=1e9,
    requests_per_second=1e9,
    handshakes_per_second=1e9,
    logins_per_second=1e9,
    tables_per_second=1e9,
    tables_per_person=10**6,
    waiting_per_address=10**6,
)


def watch_the_loop(file: Path, server: uvicorn.Server) -> None:
    """From the moment on when the server is open; before, nobody waits for anything."""
    plain = asyncio.Handle._run
    out = file.open("a", encoding="utf-8", buffering=1)

    def run(handle: Any) -> None:
        began = time.thread_time()
        plain(handle)
        took = time.thread_time() - began
        if took > MOST_SECONDS and server.started:
            out.write(f"{took * 1000:.0f} ms {handle!r}\n")

    asyncio.Handle._run = run  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    directory = Path(sys.argv[1])
    set_up_logs()
    tune()
    listener = listen("127.0.0.1", 0)
    settings = Configuration(data=str(directory), limits=FREE)
    served = config(settings)
    served.loop = "asyncio"
    print(listener.getsockname()[1], flush=True)
    server = uvicorn.Server(served)
    watch_the_loop(directory / "slow", server)
    server.run(sockets=[listener])
