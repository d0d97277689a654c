"""Build the client into the package's static files: `python -m tools.client`.

--check checks types, lint and formatting instead; --format formats; --test runs the unit tests;
--generate only writes client/src/generated, which all of these do first. --packages installs the
client's packages if the machine has a suitable Node; it needs no Python environment.

It uses the machine's Node if that is new enough, else the wheel in requirements-node.lock. If the
sources have not changed since the last build, it does nothing.
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
GENERATED = ROOT / "build" / "client-generated.json"
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
    instead.add_argument("--generate", action="store_true", help="write client/src/generated")
    instead.add_argument("--packages", action="store_true", help="install packages, if Node exists")
    given = parser.parse_args(arguments)
    if given.packages:
        npm = npm_in(os.environ.get("PATH", ""))
        if npm is not None:
            install_packages(npm)
        return 0
    generate()
    if given.check:
        for script in ("check", "lint", "format:check"):
            run_script(script)
    elif given.format:
        run_script("format")
    elif given.test:
        run_tests()
    elif not given.generate:
        build()
    return 0


def generate() -> None:
    """Write client/src/generated if the Python sources have changed."""
    wanted = {"sources": digest(python_sources())}
    if read_json(GENERATED) == wanted and (CLIENT / "src" / "generated").exists():
        return
    # Tests may add games and packs, which are not part of the client.
    added = ("MISKATONIC_GAMES", "MISKATONIC_PACKS")
    plain = {name: value for name, value in os.environ.items() if name not in added}
    subprocess.run([sys.executable, "-m", "tools.generate_ts"], cwd=ROOT, env=plain, check=True)
    write_json(GENERATED, wanted)


def build() -> None:
    wanted = {"sources": digest(sources())}
    if read_json(RECORD) == wanted and (STATIC / "index.html").exists():
        return
    print("Building the client …", flush=True)
    run_script("build")
    write_json(RECORD, wanted)


def run_tests() -> None:
    """Run the unit tests with games recorded by the current rules."""
    subprocess.run([sys.executable, "-m", "tools.golden", "--record"], cwd=ROOT, check=True)
    for kept in (TESTED, RESULTS):
        kept.unlink(missing_ok=True)
    reporters = ("--reporter=default", "--reporter=json", f"--outputFile.json={RESULTS}")
    run_script("test", *reporters)
    write_json(TESTED, {"sources": digest(tested_sources())})


def results_of_tests() -> dict[str, str]:
    """Return the status of every unit test by its full title; run them if they are outdated."""
    generate()
    if read_json(TESTED) != {"sources": digest(tested_sources())} or not RESULTS.exists():
        run_tests()
    files = read_json(RESULTS)["testResults"]
    return {each["fullName"]: each["status"] for file in files for each in file["assertionResults"]}


def manifest() -> list[dict[str, Any]]:
    """Return the declarations of the client's games (client/src/manifest.ts)."""
    generate()
    sources_now = digest(sources())
    kept = read_json(MANIFEST)
    if kept.get("sources") != sources_now:
        kept = {"sources": sources_now, "games": json.loads(output_of("manifest"))}
        write_json(MANIFEST, kept)
    games: list[dict[str, Any]] = kept["games"]
    return games


def install_packages(npm: str) -> None:
    """Run `npm ci` if package-lock.json is newer than npm's record in node_modules."""
    installed = CLIENT / "node_modules" / ".package-lock.json"
    lock = CLIENT / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("Installing the client's packages …", flush=True)
        run(npm, "ci", "--no-progress", "--no-audit", "--no-fund")


def sources() -> list[Path]:
    """All files that the build depends on."""
    files = [path for path in CLIENT.iterdir() if path.is_file()]
    for folder in (CLIENT / "src", CLIENT / "public", CLIENT / "worker"):
        files += [path for path in folder.rglob("*") if path.is_file() and not is_test(path)]
    files += [*PACKAGE.glob("text/*/*.ftl"), *PACKAGE.glob("games/*/text/*/*.ftl")]
    return sorted(files)


def python_sources() -> list[Path]:
    """All Python code and content that client/src/generated depends on."""
    content = [path for kind in ("toml", "json") for path in (PACKAGE / "games").rglob(f"*.{kind}")]
    return sorted([*PACKAGE.rglob("*.py"), *(ROOT / "tools").glob("*.py"), *content])


def is_test(path: Path) -> bool:
    return path.name.endswith(".test.ts") or path.parent.name == "testing"


def tested_sources() -> list[Path]:
    """All files that the unit tests depend on: the client, and the rules that record games."""
    files = {*sources(), *(CLIENT / "src").rglob("*.ts")}
    files |= set(python_sources())
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
    """Write a file atomically, because tests read these files from several processes."""
    path.parent.mkdir(exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps(value), encoding="utf-8")
    fresh.replace(path)


def find_npm() -> str:
    """Find the npm of a recent Node, on the PATH or in this environment; else install the wheel."""
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
    """Run a script of package.json, after installing packages."""
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
