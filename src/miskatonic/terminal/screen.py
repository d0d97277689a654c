"""The terminal: consoles, progress bars, and reading a line."""

import contextlib
import functools
import io
import os
import select
import signal
import sys
import threading

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def steady_streams() -> None:
    """Replace characters that cannot be encoded or decoded, instead of raising errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def make_console(stderr: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def make_bar(wanted: bool = False) -> Progress:
    """A progress bar on stderr, shown if that is a terminal or the bar is `wanted`."""
    console = make_console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=not wanted,
        disable=not (wanted or console.is_terminal),
    )


def read_line(prompt: str) -> str:
    """Read a line of input; raises EOFError at its end."""
    if not _can_wait():
        return input(prompt)
    print(prompt, end="", flush=True)
    _wait_for_line()
    return input()


def _can_wait() -> bool:
    """Whether input is typed here, and Ctrl-C interrupts this thread."""
    is_main = threading.current_thread() is threading.main_thread()
    return sys.platform != "win32" and is_main and sys.stdin.isatty()


def _wait_for_line() -> None:
    """Wait until a line is typed, or Ctrl-C.

    A Ctrl-C after the prompt but before input() starts to read would only be noticed after the
    line. Here every signal writes a byte to a pipe, which ends the wait.
    """
    woken, wake = _wakeup_pipe()
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    with contextlib.suppress(BlockingIOError):
        os.read(woken, select.PIPE_BUF)
    select.select([sys.stdin, woken], [], [])


@functools.cache
def _wakeup_pipe() -> tuple[int, int]:
    """A non-blocking pipe: its read and write ends."""
    woken, wake = os.pipe()
    os.set_blocking(woken, False)
    os.set_blocking(wake, False)
    return woken, wake


def shows_shapes(console: Console) -> bool:
    """Whether the terminal's encoding is Unicode."""
    return console.encoding.lower().startswith("utf")
