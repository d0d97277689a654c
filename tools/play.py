"""Run a command without waiting for compilation: `python -m tools.play serve` (`make play`).

It uses compiled modules if they are up to date. If not, it runs interpreted and compiles in the
background for the next start; the compilation stops when the command ends.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tools.compile import (
    ROOT,
    c_compiler,
    fingerprint,
    install_if_ready,
    is_current,
    try_to_lock,
)

PATIENCE = 5.0


def main(arguments: list[str] | None = None) -> int:
    command = list(sys.argv[1:] if arguments is None else arguments)
    with use_or_start_compilation(ROOT, aloud="serve" in command):
        from miskatonic.cli import main as run  # noqa: PLC0415

        return run(command)


@contextlib.contextmanager
def use_or_start_compilation(root: Path, aloud: bool) -> Iterator[None]:
    """Use compiled modules if there are any, or compile them for the next start."""
    if install_last_build(root):
        yield
        return
    # In the environment, so that the bots' processes inherit it.
    os.environ["MISKATONIC_PURE"] = "1"
    if c_compiler() is None:
        print("No C compiler with Python's headers here: running interpreted.")
        yield
        return
    print(
        "Not compiled yet: running interpreted, with slower bots, and compiling meanwhile.",
        flush=True,
    )
    with background_compilation(root, aloud):
        yield


def install_last_build(root: Path) -> bool:
    """Install what the last background compilation built, unless another one is running."""
    if is_current(root, fingerprint(root)):
        return True
    folder = root / "build" / "compile"
    folder.mkdir(parents=True, exist_ok=True)
    file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT)
    try:
        return try_to_lock(file) and install_if_ready(root)
    finally:
        os.close(file)


@contextlib.contextmanager
def background_compilation(root: Path, aloud: bool) -> Iterator[subprocess.Popen[str]]:
    """Compile in a child process, which exits when this process ends and closes its stdin."""
    compiling = subprocess.Popen(
        [sys.executable, "-m", "tools.compile", "--background"],
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert compiling.stdout is not None and compiling.stdin is not None
    telling = threading.Thread(
        target=print_progress,
        args=(compiling, compiling.stdout, aloud),
        name="compiling",
        daemon=True,
    )
    telling.start()
    try:
        yield compiling
    finally:
        stop_compilation(compiling)
        telling.join(PATIENCE)
        compiling.stdout.close()


def print_progress(compiling: subprocess.Popen[str], said: IO[str], aloud: bool) -> None:
    """Print the progress if `aloud`; off for games in the terminal."""
    kept = []
    for line in said:
        kept.append(line)
        if aloud and line.rstrip().endswith("%"):
            print(f"Compiling: {line.rstrip()}", flush=True)
    code = compiling.wait()
    if not aloud or code < 0:
        return
    if code == 0:
        print("Compiled. The next start uses it.", flush=True)
    else:
        print("Compilation failed; still running interpreted.", *kept[-20:], sep="\n", flush=True)


def stop_compilation(compiling: subprocess.Popen[str]) -> None:
    """Stop the compilation with its whole process group, which includes the C compiler."""
    if os.name == "posix":
        for how in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(compiling.pid, how)
            with contextlib.suppress(subprocess.TimeoutExpired):
                compiling.wait(PATIENCE)
                break
    else:
        compiling.kill()
    assert compiling.stdin is not None
    compiling.stdin.close()


if __name__ == "__main__":
    sys.exit(main())
