"""Build the client into the package's static files: `python -m tools.client`.

With --check its types, lint and formatting are checked instead; with --format it is formatted; with
--test its unit tests are run. With --if-node it is built only where the machine has a Node that
will do: that takes no environment.

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
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "miskatonic" / "server" / "static"
PACKAGE = ROOT / "src" / "miskatonic"
RECORD = ROOT / "build" / "client.json"
MANIFEST = ROOT / "build" / "client-manifest.json"
RESULTS = ROOT / "build" / "client-tests.json"
TESTED = ROOT / "build" / "client-tested.json"
OLDEST_NODE = (20, 19)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.client", description=__doc__.split("\n")[0])
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--check", action="store_true", help="check types, lint and formatting")
    instead.add_argument("--format", action="store_true", help="format its sources")
    instead.add_argument("--test", action="store_true", help="run its unit tests")
    instead.add_argument("--if-node", action="store_true", help="build it, if there is a Node")
    given = parser.parse_args(arguments)
    if given.check:
        for script in ("check", "lint", "format:check"):
            run_script(script)
    elif given.format:
        run_script("format")
    elif given.test:
        run_tests()
    elif not given.if_node or npm_in(os.environ.get("PATH", "")) is not None:
        build()
    return 0


def build() -> None:
    wanted = {"sources": digest(sources())}
    if read_json(RECORD) == wanted and (STATIC / "index.html").exists():
        return
    print("Building the client …", flush=True)
    run_script("build")
    write_json(RECORD, wanted)


def run_tests() -> None:
    """Run the unit tests, with games recorded by the rules as they are now."""
    subprocess.run([sys.executable, "-m", "tools.recordings"], cwd=ROOT, check=True)
    for kept in (TESTED, RESULTS):
        kept.unlink(missing_ok=True)
    reporters = ("--reporter=default", "--reporter=json", f"--outputFile.json={RESULTS}")
    run_script("test", *reporters)
    write_json(TESTED, {"sources": digest(tested_sources())})


def results_of_tests() -> dict[str, str]:
    """What came of every unit test, by its full title; they are run unless they were already."""
    if read_json(TESTED) != {"sources": digest(tested_sources())} or not RESULTS.exists():
        run_tests()
    files = read_json(RESULTS)["testResults"]
    return {each["fullName"]: each["status"] for file in files for each in file["assertionResults"]}


def manifest() -> list[dict[str, Any]]:
    """What the games of the client declare; client/src/manifest.ts says what that is."""
    sources_now = digest(sources())
    kept = read_json(MANIFEST)
    if kept.get("sources") != sources_now:
        kept = {"sources": sources_now, "games": json.loads(output_of("manifest"))}
        write_json(MANIFEST, kept)
    games: list[dict[str, Any]] = kept["games"]
    return games


def install_packages(npm: str) -> None:
    """Once for each lock file; npm itself notes in node_modules what it has installed."""
    installed = CLIENT / "node_modules" / ".package-lock.json"
    lock = CLIENT / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("Installing the client's packages …", flush=True)
        run(npm, "ci", "--no-progress", "--no-audit", "--no-fund")


def sources() -> list[Path]:
    """Everything that goes into the built files."""
    files = [path for path in CLIENT.iterdir() if path.is_file()]
    for folder in (CLIENT / "src", CLIENT / "public", CLIENT / "worker"):
        files += [path for path in folder.rglob("*") if path.is_file() and not is_test(path)]
    files += [*PACKAGE.glob("text/*/*.ftl"), *PACKAGE.glob("games/*/text/*/*.ftl")]
    return sorted(files)


def is_test(path: Path) -> bool:
    return path.name.endswith(".test.ts") or path.parent.name == "testing"


def tested_sources() -> list[Path]:
    """Everything that the unit tests hang on: the client, and the rules that record their games."""
    files = {*sources(), *(CLIENT / "src").rglob("*.ts")}
    files |= {*PACKAGE.rglob("*.py"), *(ROOT / "tools").glob("*.py")}
    return sorted(files | {*(ROOT / "tests" / "golden").rglob("*.txt")})


def digest(files: list[Path]) -> str:
    hashed = hashlib.sha256()
    for path in files:
        hashed.update(path.relative_to(ROOT).as_posix().encode())
        hashed.update(hashlib.sha256(path.read_bytes()).digest())
    return hashed.hexdigest()


def read_json(path: Path) -> dict[str, Any]:
    try:
        written: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return written


def write_json(path: Path, value: dict[str, Any]) -> None:
    """Whole or not at all: tests read these files from several processes."""
    path.parent.mkdir(exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps(value), encoding="utf-8")
    fresh.replace(path)


def find_npm() -> str:
    """npm beside a Node that is new enough; the wheel's lies in the environment's own folder."""
    own = Path(sys.executable).parent
    for folders in (os.environ.get("PATH", ""), str(own)):
        npm = npm_in(folders)
        if npm is not None:
            return npm
    lock = str(ROOT / "requirements-node.lock")
    print("No Node.js here that is new enough; installing the one from the wheel …", flush=True)
    uv = shutil.which("uv")
    pip = [uv, "pip", "install", "--python", sys.executable] if uv else [
        sys.executable, "-m", "pip", "install", "--disable-pip-version-check"
    ]  # fmt: skip
    subprocess.run([*pip, "--quiet", "--require-hashes", "-r", lock], check=True)
    return str(own / "npm")


def npm_in(folders: str) -> str | None:
    node, npm = shutil.which("node", path=folders), shutil.which("npm", path=folders)
    return npm if node and npm and node_version(node) >= OLDEST_NODE else None


def node_version(node: str) -> tuple[int, int]:
    printed = subprocess.run(
        [node, "--version"], capture_output=True, text=True, check=False
    ).stdout
    found = re.match(r"v(\d+)\.(\d+)", printed)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def run_script(script: str, *arguments: str) -> None:
    """A script of package.json, with its packages installed."""
    npm = find_npm()
    install_packages(npm)
    run(npm, "run", "--silent", script, *(("--", *arguments) if arguments else ()))


def output_of(script: str) -> str:
    npm = find_npm()
    install_packages(npm)
    return run(npm, "run", "--silent", script, stdout=subprocess.PIPE)


def run(npm: str, *arguments: str, stdout: int | None = None) -> str:
    path = os.pathsep.join((str(Path(npm).parent), os.environ.get("PATH", "")))
    finished = subprocess.run(
        [npm, *arguments],
        cwd=CLIENT,
        env=os.environ | {"PATH": path},
        stdout=stdout,
        text=True,
        check=False,
    )
    if finished.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed")
    return finished.stdout or ""


if __name__ == "__main__":
    sys.exit(main())
