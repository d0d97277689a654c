"""The terminal: one console, and one way to read a line."""

import io
import sys

from rich.console import Console


def steady_streams() -> None:
    """What cannot be shown or read becomes a question mark, rather than an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def make_console(stderr: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def read_line(prompt: str) -> str:
    """A line from the person; EOFError when there will be no more."""
    return input(prompt)


def shows_shapes(console: Console) -> bool:
    """Whether the terminal's encoding has more than ASCII."""
    return console.encoding.lower().startswith("utf")
