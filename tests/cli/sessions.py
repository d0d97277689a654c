"""Command line sessions: typed lines in, shown text out."""

import io
from collections.abc import Iterable

import pytest

from miskatonic.cli import main


class Shown:
    """The output and exit code of a command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Session:
    """A user's machine: a home folder, a language, a terminal of 80 columns."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, typed: Iterable[str] = ()) -> Shown:
        lines = "".join(f"{line}\n" for line in typed)
        self.monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        try:
            code = main(list(arguments))
        except SystemExit as left:
            code = int(left.code or 0)
        captured = self.capsys.readouterr()
        return Shown(code, captured.out, captured.err)
