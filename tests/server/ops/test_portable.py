"""The server runs without POSIX-only modules: everything loads, and a game is played.

The tests simulate Windows: our modules cannot import the modules that it lacks, and the functions
that it lacks are deleted, in the server and in every process that it starts.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.server.live import ROOT, WATCHDOG, Json, running_server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
# As sitecustomize.py, Python runs this at start-up.
WITHOUT_POSIX: Final = """
import builtins
import importlib
import os
import signal
import types

ABSENT = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty",
          "uvloop"}
real = builtins.__import__


def checked(name, globals=None, locals=None, fromlist=(), level=0):
    asks = (globals or {}).get("__name__", "")
    if name in ABSENT and (asks == "__main__" or asks.startswith("miskatonic")):
        raise ImportError(f"{asks} needs {name}, which is not there")
    return real(name, globals, locals, fromlist, level)


builtins.__import__ = checked
fake = types.SimpleNamespace(LK_NBLCK=2, locking=lambda *_: None)
load = importlib.import_module
importlib.import_module = lambda name, package=None: (
    fake if name == "msvcrt" else load(name, package)
)
# The standard library itself needs some of the rest.
for place, names in ((os, ("fork", "nice", "getuid", "chown", "statvfs")),
                     (signal, ("setitimer", "alarm", "pthread_sigmask"))):
    for name in names:
        delattr(place, name)
"""
LOAD_ALL: Final = """
import importlib, pkgutil
import miskatonic
found = [each.name for each in pkgutil.walk_packages(miskatonic.__path__, "miskatonic.")]
loaded = [importlib.import_module(each) for each in found if not each.endswith("__main__")
          and ".migrations." not in each]
print(len(loaded))
"""


@pytest.fixture
def without_posix(tmp_path: Path) -> Json:
    """The environment of a process without POSIX."""
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_POSIX, encoding="utf-8")
    return {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT / "src")])}


def test_every_module_loads_without_posix(without_posix: Json) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOAD_ALL],
        env={**os.environ, **without_posix},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) > 300


def test_removed_modules_cannot_be_imported(without_posix: Json) -> None:
    """Otherwise the other tests could not fail."""
    done = subprocess.run(
        [sys.executable, "-c", "import fcntl"],
        env={**os.environ, **without_posix},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "needs fcntl, which is not there" in done.stderr


async def test_a_server_and_its_bots_run_without_posix(tmp_path: Path, without_posix: Json) -> None:
    async with running_server(tmp_path, **without_posix) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table(3)
        for _ in range(2):
            await ada.do("POST", f"/api/tables/{table}/bots", {"level": "novice"})
        await ada.do("POST", f"/api/tables/{table}/start", {})
        socket = await ada.connect(table)
        assert socket.view is not None
        mine, answered = socket.view["seat"], None
        async with asyncio.timeout(WATCHDOG):
            # Until we have moved, and a bot as well.
            while answered is None or not moves_of_others(socket.view, mine):
                decision = socket.view["decision"]
                if decision in (None, answered):
                    await socket.receive()
                    continue
                answered = decision
                move = {"decision": decision["id"], "choice": decision["options"][0]}
                await socket.send("play", id=str(decision["id"]), **move)
                assert (await socket.receive_until("ack", "nack"))["type"] == "ack"
        assert "Traceback" not in server.log()


def moves_of_others(view: Json, mine: int) -> list[Json]:
    return [each for each in view["history"] if each.get("seat") not in (None, mine)]
