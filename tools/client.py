"""Build the client into the package's static files: `python -m tools.client`.

With --check its types, lint and formatting are checked instead; with --format it is formatted.

Node is the machine's, if it is new enough, else the one of the wheel in requirements-node.lock. A
record of what the client was built from makes the next call a no-op.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "miskatonic" / "server" / "static"
PACKAGE = ROOT / "src" / "miskatonic"
RECORD = ROOT / "build" / "client.json"
OLDEST_NODE = (20, 19)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.client", description=__doc__.split("\n")[0])
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--check", action="store_true", help="check types, lint and formatting")
    instead.add_argument("--format", action="store_true", help="format its sources")
    given = parser.parse_args(arguments)
    if given.check or given.format:
        npm = find_npm()
        install_packages(npm)
        for script in ("check", "lint", "format:check") if given.check else ("format",):
            run(npm, "run", "--silent", script)
        return 0
    wanted = {"sources": digest(sources())}
    if record() == wanted and (STATIC / "index.html").exists():
        return 0
    npm = find_npm()
    install_packages(npm)
    print("Building the client …", flush=True)
    run(npm, "run", "--silent", "build")
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.write_text(json.dumps(wanted), encoding="utf-8")
    return 0


def install_packages(npm: str) -> None:
    """Once for each lock file; npm itself notes in node_modules what it has installed."""
    installed = CLIENT / "node_modules" / ".package-lock.json"
    lock = CLIENT / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("Installing the client's packages …", flush=True)
        run(npm, "ci", "--no-progress")


def sources() -> list[Path]:
    """Everything that goes into the built files."""
    files = [path for path in CLIENT.iterdir() if path.is_file()]
    for folder in (CLIENT / "src", CLIENT / "public"):
        files += [path for path in folder.rglob("*") if path.is_file()]
    files += [*PACKAGE.glob("text/*/*.ftl"), *PACKAGE.glob("games/*/text/*/*.ftl")]
    return sorted(files)


def digest(files: list[Path]) -> str:
    hashed = hashlib.sha256()
    for path in files:
        hashed.update(path.relative_to(ROOT).as_posix().encode())
        hashed.update(hashlib.sha256(path.read_bytes()).digest())
    return hashed.hexdigest()


def record() -> dict[str, str]:
    try:
        built: dict[str, str] = json.loads(RECORD.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return built


def find_npm() -> str:
    """npm beside a Node that is new enough; the wheel's lies in the environment's own folder."""
    own = Path(sys.executable).parent
    for folder in (os.environ.get("PATH", ""), str(own)):
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and npm and node_version(node) >= OLDEST_NODE:
            return npm
    lock = str(ROOT / "requirements-node.lock")
    print("No Node.js here that is new enough; installing the one from the wheel …", flush=True)
    uv = shutil.which("uv")
    pip = [uv, "pip", "install", "--python", sys.executable] if uv else [
        sys.executable, "-m", "pip", "install", "--disable-pip-version-check"
    ]  # fmt: skip
    subprocess.run([*pip, "--quiet", "--require-hashes", "-r", lock], check=True)
    return str(own / "npm")


def node_version(node: str) -> tuple[int, int]:
    printed = subprocess.run(
        [node, "--version"], capture_output=True, text=True, check=False
    ).stdout
    found = re.match(r"v(\d+)\.(\d+)", printed)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def run(npm: str, *arguments: str) -> None:
    path = os.pathsep.join((str(Path(npm).parent), os.environ.get("PATH", "")))
    finished = subprocess.run(
        [npm, *arguments], cwd=CLIENT, env=os.environ | {"PATH": path}, check=False
    )
    if finished.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed")


if __name__ == "__main__":
    sys.exit(main())
