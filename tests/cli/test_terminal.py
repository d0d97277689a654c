"""A real terminal: Ctrl-C and coming back, through a pseudo-terminal."""

import codecs
import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
pytestmark = pytest.mark.slow

PATIENCE = 60
# The program takes over the terminal, so that Ctrl-C interrupts it even if the tests run in a
# shell's background, where SIGINT is ignored by default.
OWN = """
import fcntl, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
"""
COMMAND = """
from miskatonic.cli import main
sys.exit(main())
"""
ASK_AGAIN_AND_AGAIN = """
from miskatonic.terminal.screen import read_line
while True:
    try:
        print("read " + read_line("ask: "))
    except KeyboardInterrupt:
        print("interrupted")
"""


class Terminal:
    """A program in its own terminal; tests wait for its output, never for a fixed time."""

    def __init__(self, folder: Path, *arguments: str, program: str = COMMAND) -> None:
        self.screen, inside = pty.openpty()
        environment = os.environ | {
            "XDG_DATA_HOME": str(folder),
            "HOME": str(folder),
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
            "COLUMNS": "80",
        }
        self.program = subprocess.Popen(
            [sys.executable, "-c", OWN + program, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
        )
        os.close(inside)
        self.shown = ""
        # What is read may end in the middle of a character.
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for(self, text: str) -> str:
        """Wait until this text is shown; return all output up to it."""
        until = time.monotonic() + PATIENCE
        while text not in self.shown:
            left = max(0.0, until - time.monotonic())
            ready, _, _ = select.select([self.screen], [], [], left)
            assert ready, f"{text!r} was not shown in {PATIENCE} s, but: {self.shown[-500:]}"
            self.shown += self._decoder.decode(os.read(self.screen, 65536))
        before, _, self.shown = self.shown.partition(text)
        return before

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def leave(self) -> int:
        return self.program.wait(PATIENCE)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        """Kill the program if it is still running."""
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait(PATIENCE)
        os.close(self.screen)


def test_ctrl_c_leaves_the_table_and_the_next_run_resumes_the_game(tmp_path: Path) -> None:
    play = ("play", "arkham-ritual", "--terminal", "--bots", "random", "--seed", "3")
    with Terminal(tmp_path, *play) as terminal:
        first = terminal.wait_for("q leave): ")
        assert "\x1b[" in first
        terminal.type("1\n")
        second = terminal.wait_for("q leave): ")
        terminal.type("\x03")
        left = terminal.wait_for("start it again to continue.")
        assert "Traceback" not in left
        assert terminal.leave() == 0
    with Terminal(tmp_path, "play", "arkham-ritual", "--terminal") as terminal:
        terminal.wait_for("Resuming Arkham Ritual.")
        again = terminal.wait_for("q leave): ")
        assert _last_question(second) == _last_question(again)
        terminal.type("q\n")
        terminal.wait_for("The game is saved")
        assert terminal.leave() == 0


def _last_question(shown: str) -> str:
    return shown.rpartition("Since your last turn")[2]


def test_ctrl_c_stops_the_fuzzer(tmp_path: Path) -> None:
    with Terminal(tmp_path, "fuzz", "--seed", "1", "--out", str(tmp_path / "found")) as terminal:
        terminal.wait_for("Press Ctrl-C to stop.")
        terminal.wait_for("games, 0 found")
        terminal.type("\x03")
        terminal.wait_for("without a fault.")
        assert terminal.leave() == 0


def test_no_ctrl_c_is_lost_even_right_after_the_prompt(tmp_path: Path) -> None:
    with Terminal(tmp_path, program=ASK_AGAIN_AND_AGAIN) as terminal:
        for _ in range(500):
            terminal.wait_for("ask: ")
            terminal.type("\x03")
            terminal.wait_for("interrupted")
        terminal.wait_for("ask: ")
        terminal.type("two words\n")
        assert "read two words" in terminal.wait_for("ask: ")
