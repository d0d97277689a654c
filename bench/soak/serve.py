"""Serve for the soak, `python -m bench.soak.serve DIRECTORY SLOW`: as in production, but with very
high limits and a watch on the event loop.

A callback that uses too much CPU in the loop's thread is written to the file SLOW, with its stack.
"""

import asyncio
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import Any, Final

import uvicorn

from miskatonic.kernel import state
from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.ops.logs import set_up_logs
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.run import config, listen, tune

# Interpreted, the rules take several times as long.
IS_COMPILED: Final = not str(state.__file__).endswith(".py")
MOST_SECONDS: Final = 0.020 if IS_COMPILED else 0.060
LOOK_SECONDS: Final = 0.004
FREE: Final = Limits(
    messages_per_second=1e9,
    chat_per_second=1e9,
    requests_per_second=1e9,
    handshakes_per_second=1e9,
    logins_per_second=1e9,
    passwords_per_second=1e9,
    account_passwords_per_second=1e9,
    tables_per_second=1e9,
    tables_per_person=10**6,
    waiting_per_address=10**6,
)


class LoopWatch:
    """Measures every callback, and samples the stack of slow ones from another thread."""

    def __init__(self, file: Path, server: uvicorn.Server) -> None:
        self._out: Final = file.open("a", encoding="utf-8", buffering=1)
        self._server: Final = server
        self._began: float | None = None
        self._number = 0
        self._seen: Final[list[str]] = []

    def start(self) -> None:
        """Start measuring; callbacks count once the server has started."""
        plain = asyncio.Handle._run
        loop_thread = threading.get_ident()

        def run(handle: Any) -> None:
            self._number += 1
            self._seen.clear()
            self._began = time.perf_counter()
            before = time.thread_time()
            plain(handle)
            took = time.thread_time() - before
            self._began = None
            if took > MOST_SECONDS and self._server.started:
                self._out.write(
                    f"{took * 1000:.0f} ms {_describe(handle)}: {self._last_stacks()}\n"
                )

        asyncio.Handle._run = run  # type: ignore[method-assign, assignment]
        threading.Thread(target=self._sample, args=(loop_thread,), daemon=True).start()

    def _last_stacks(self) -> str:
        return " | ".join(self._seen[-3:])

    def _sample(self, loop_thread: int) -> None:
        while True:
            time.sleep(LOOK_SECONDS)
            began, number = self._began, self._number
            if began is None or time.perf_counter() - began < 2 * LOOK_SECONDS:
                continue
            frame = sys._current_frames().get(loop_thread)
            if frame is not None and number == self._number:
                stack = traceback.extract_stack(frame)
                self._seen.append(
                    " < ".join(f"{each.name}:{each.lineno}" for each in stack[:-9:-1])
                )


def _describe(handle: Any) -> str:
    """Describe a callback; a task by its coroutine."""
    task = getattr(getattr(handle, "_callback", None), "__self__", None)
    if isinstance(task, asyncio.Task):
        return str(getattr(task.get_coro(), "__qualname__", task.get_coro()))
    return repr(handle)


if __name__ == "__main__":
    directory, slow = Path(sys.argv[1]), Path(sys.argv[2])
    set_up_logs()
    tune()
    listener = listen("127.0.0.1", 0)
    settings = Configuration(data=str(directory), limits=FREE)
    served = config(settings)
    served.loop = "asyncio"
    print(listener.getsockname()[1], flush=True)
    server = uvicorn.Server(served)
    LoopWatch(slow, server).start()
    server.run(sockets=[listener])
