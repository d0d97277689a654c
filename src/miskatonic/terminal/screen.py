"""The terminal: one console, and one way to read a line."""

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
    """What cannot be shown or read becomes a question mark, rather than an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def make_console(stderr: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def make_bar(wanted: bool = False) -> Progress:
    """On stderr, so that the output stays clean; where nobody looks, none, unless it is wanted."""
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
    """A line from the person; EOFError when there will be no more."""
    if not _can_wait():
        return input(prompt)
    print(prompt, end="", flush=True)
    _wait_for_line()
    return input()


def _can_wait() -> bool:
    """Whether somebody types here, and this thread is the one that Ctrl-C interrupts."""
    in_charge = threading.current_thread() is threading.main_thread()
    return sys.platform != "win32" and in_charge and sys.stdin.isatty()


def _wait_for_line() -> None:
    """Wait until a line is typed, or Ctrl-C.

    A Ctrl-C between the prompt and the moment at which input() begins to read would only be noticed
    after the line; here every signal leaves a byte in a pipe, which ends the waiting.
    """
    woken, wake = _bell()
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    with contextlib.suppress(BlockingIOError):
        os.read(woken, select.PIPE_BUF)
    select.select([sys.stdin, woken], [], [])


@functools.cache
def _bell() -> tuple[int, int]:
    """A pipe, where it is read and where it is written; neither end ever blocks."""
    woken, wake = os.pipe()
    os.set_blocking(woken, False)
    os.set_blocking(wake, False)
    return woken, wake


def shows_shapes(console: Console) -> bool:
    """Whether the terminal's encoding has more than ASCII."""
    return console.encoding.lower().startswith("utf")
