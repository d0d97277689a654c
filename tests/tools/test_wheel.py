"""The wheel: built, installed without Node and compiler, and played.

The compiled wheel contains the extension modules made by `make compile` if they are current, so
this takes seconds and `make test` can do it every time.
"""

import asyncio
import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import connect

from tools.compile import ROOT, fingerprint, is_current

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
WATCHDOG: Final = 60
GAME: Final = "arkham-ritual"
ENDS: Final = (".so", ".pyd")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["pure", "compiled"])
def kind(request: pytest.FixtureRequest) -> str:
    if os.environ.get("MISKATONIC_PURE") and is_current(ROOT, fingerprint(ROOT)):
        pytest.skip("wheels are tested once, in the compiled run")
    if request.param == "compiled" and not is_current(ROOT, fingerprint(ROOT)):
        pytest.skip("nothing is compiled here, and compiling would take minutes")
    if not (ROOT / "src/miskatonic/server/static/index.html").is_file():
        pytest.skip("the client is not built: make client")
    return str(request.param)


def build(kind: str, folder: Path) -> Path:
    flag = "1" if kind == "compiled" else "0"
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"),
            *("--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)),
        ],
        env={**os.environ, "MISKATONIC_COMPILE": flag},
        check=True,
    )
    [wheel] = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """Create an environment; it borrows our dependencies, because there may be no network."""
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    python = programs / "python"
    home = subprocess.run(
        [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"),
            *("--no-deps", "--no-index", "--no-compile", str(wheel)),
        ],
        check=True,
    )
    # Adds the folder itself; links to checkouts (.pth files) in it are not followed.
    Path(home, "needed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return programs


def isolated_environment(folder: Path, programs: Path) -> dict[str, str]:
    """Environment variables: a PATH without other programs, and a browser that does nothing."""
    kept = {key: value for key, value in os.environ.items() if key in ("LANG", "TMPDIR", "TEMP")}
    browser = programs / "browser"
    browser.write_text("#!/bin/sh\n")
    browser.chmod(0o755)
    return {
        **kept,
        "PATH": str(programs),
        "HOME": str(folder),
        "BROWSER": str(browser),
        "MISKATONIC_PORT": "0",
        "MISKATONIC_DATA": str(folder / "data"),
    }


async def test_a_wheel_can_be_installed_and_played(kind: str, tmp_path: Path) -> None:
    wheel = build(kind, tmp_path / "dist")
    names = zipfile.ZipFile(wheel).namelist()
    assert "miskatonic/server/static/index.html" in names
    assert any(name.endswith("/en/shell.ftl") for name in names)
    assert any("/migrations/versions/0004" in name for name in names)
    assert any(name.endswith(ENDS) for name in names) == (kind == "compiled")
    assert ("none-any" in wheel.name) == (kind == "pure")
    programs = install(wheel, tmp_path / "venv")
    environment = isolated_environment(tmp_path, programs)
    assert _last_word(programs, environment, "--version") == f"({_kind_in_version(kind)})"
    where = _ask(programs, environment, "import miskatonic.kernel.state as m; print(m.__file__)")
    assert str(tmp_path) in where
    assert where.endswith(".py") == (kind == "pure")
    made = compiled_modules(names)
    assert bool(made) == (kind == "compiled")
    assert _ask(programs, environment, INTERPRETED.format(made)) == "[]"
    process = await asyncio.create_subprocess_exec(
        str(programs / "miskatonic"),
        env=environment,
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(WATCHDOG):
            said = (await process.stdout.readline()).decode()
        await _played(said.split(" at ")[1].split("/  ")[0])
    finally:
        process.kill()
        await process.wait()


# Prints which of these modules run from source.
INTERPRETED: Final = """
import importlib, importlib.machinery
ends = tuple(importlib.machinery.EXTENSION_SUFFIXES)
found = {{each: importlib.import_module(each).__file__ for each in {}}}
print([each for each, file in found.items() if not file.endswith(ends)])
"""


def compiled_modules(names: list[str]) -> list[str]:
    """The modules with an extension; each is a stub for the library of its group."""
    made = [name for name in names if name.startswith("miskatonic/") and name.endswith(ENDS)]
    modules = [name.partition(".")[0].replace("/", ".") for name in made]
    return [each.removesuffix(".__init__") for each in modules]


def _kind_in_version(kind: str) -> str:
    return "compiled" if kind == "compiled" else "interpreted"


def _last_word(programs: Path, environment: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        [str(programs / "miskatonic"), *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()[-1]


def _ask(programs: Path, environment: dict[str, str], code: str) -> str:
    done = subprocess.run(
        [str(programs / "python"), "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


async def _played(base: str) -> None:
    """Play a whole game with bots over HTTP and a socket, and fetch the pages."""
    async with httpx.AsyncClient(base_url=base, timeout=WATCHDOG, headers={"origin": base}) as ada:
        page = await ada.get("/")
        assert page.status_code == 200
        assert "<script" in page.text
        await _do(ada, "PUT", "/api/me", {"name": "Ada"})
        settings = {"clock": {"bot_pace": "fast"}}
        new = {"game": GAME, "seats": 3, "settings": settings}
        table = (await _do(ada, "POST", "/api/tables", new))["room"]["id"]
        for _ in range(2):
            await _do(ada, "POST", f"/api/tables/{table}/bots", {"level": "novice"})
        await _do(ada, "POST", f"/api/tables/{table}/start", {})
        cookie = "; ".join(f"{key}={value}" for key, value in ada.cookies.items())
        async with connect(
            f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=base,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            max_size=None,
        ) as socket:
            await socket.send('{"type":"hello"}')
            await _to_the_end(socket)


async def _do(client: httpx.AsyncClient, method: str, path: str, body: Any) -> Any:
    answer = await client.request(method, path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def _to_the_end(socket: Any) -> None:
    moves = 0
    while True:
        async with asyncio.timeout(WATCHDOG):
            heard = json.loads(await socket.recv())
        assert heard["type"] not in ("nack", "bye"), heard
        view = heard.get("view") or heard.get("changed") or {}
        if view.get("result") is not None:
            assert moves > 0
            return
        asked = view.get("decision")
        if asked:
            moves += 1
            play = {"type": "play", "id": str(moves), "decision": asked["id"]}
            await socket.send(json.dumps({**play, "choice": asked["options"][0]}))
