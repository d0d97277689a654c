"""Compile kernel, rules and bots with mypyc, in place: `make compile`.

The groups of pyproject.toml, and one group per game, are compiled in build/compile from a copy of
the sources. The extension modules are then moved next to the .py files in src/, where the editable
install finds them. A record of the sources makes the next call a no-op and lets tests detect stale
modules. Builds are incremental.

With --background it compiles in the background for the next start (tools/play.py): in one niced
process, without installing the modules. It exits when its standard input closes.

With --profiled (`make compile-profiled`, needs gcc) it does profile-guided optimization: it
compiles with counters, plays games (bench/exercise.py), and compiles again with the profile.
"""

import argparse
import ast
import contextlib
import hashlib
import importlib.metadata
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "miskatonic"
EXTENSIONS = (".so", ".pyd")
# The parts of a game, folders or modules, that are worth compiling.
COMPILED_PARTS = (
    "board",
    "bots",
    "card_data",
    "card_effects",
    "claims",
    "coach",
    "game",
    "library",
    "model",
    "redeal",
    "rules",
    "views",
)
# The two passes of profile-guided optimization. Code without a profile is optimized as usual,
# because the games in between don't reach everything.
COLLECT_PROFILE, USE_PROFILE = "counting", "counted"
PROFILE = {
    COLLECT_PROFILE: ["-fprofile-generate"],
    USE_PROFILE: ["-fprofile-use", "-fprofile-partial-training", "-Werror=missing-profile"],
}
# The key in a record that marks a profiled build.
PROFILED = "profiled"
# The prefix of the progress lines that tools/compile_groups.py prints.
PROGRESS = "progress: "
GROUPS = Path(__file__).with_name("compile_groups.py")


class CannotCompile(Exception):
    pass


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.compile", description=__doc__.split("\n")[0])
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--is-compiled", action="store_true", help="exit with 0 if it is compiled")
    instead.add_argument(
        "--background", action="store_true", help="compile for the next start only"
    )
    instead.add_argument(
        "--profiled",
        action="store_true",
        help="compile, play games, compile again with their profile",
    )
    given = parser.parse_args(arguments)
    if given.is_compiled:
        return 0 if objects(ROOT) else 1
    if given.background:
        return compile_in_background(ROOT)
    with build_lock(ROOT) as lock:
        return compile_profiled(ROOT, lock) if given.profiled else compile_now(ROOT, lock)


def compile_now(root: Path, lock: int) -> int:
    if install_if_ready(root):
        return 0
    remove_objects(root)
    compiler = c_compiler()
    if compiler is None:
        print("No C compiler with Python's headers here: running interpreted.")
        return 0
    count = len(fingerprint(root)["sources"])
    print(f"Compiling kernel, rules and bots with mypyc ({count} modules) …", flush=True)
    try:
        build_objects(root, compiler, lock, os.cpu_count() or 1, _print_percent)
    except CannotCompile as failure:
        print(failure, file=sys.stderr)
        return 1
    install_objects(root)
    return 0


def compile_profiled(root: Path, lock: int) -> int:
    """Compile with counters, play, and compile again with the profile."""
    if is_current(root, fingerprint(root)) and record(root).get(PROFILED):
        return 0
    compiler = c_compiler()
    if compiler is None or not is_gcc(compiler):
        print(
            f"--profiled needs gcc and Python's headers; found {compiler or 'no C compiler'}."
            " `make compile` works with any C compiler.",
            file=sys.stderr,
        )
        return 1
    remove_objects(root)
    shutil.rmtree(root / "build" / "compile" / "profile", ignore_errors=True)
    processes = os.cpu_count() or 1
    try:
        print("Compiling with counters …", flush=True)
        build_objects(root, compiler, lock, processes, _print_percent, COLLECT_PROFILE)
        install_objects(root)
        print("Playing …", flush=True)
        exercise(root)
        print("Compiling with the profile …", flush=True)
        build_objects(root, compiler, lock, processes, _print_percent, USE_PROFILE)
    except CannotCompile as failure:
        remove_objects(root)
        print(failure, file=sys.stderr)
        return 1
    install_objects(root)
    return 0


def exercise(root: Path) -> None:
    environment = os.environ | {"MISKATONIC_PURE": "0"}
    played = subprocess.run(
        [sys.executable, "-m", "bench.exercise"], cwd=root, env=environment, check=False
    )
    if played.returncode:
        raise CannotCompile(f"the games for --profiled ended with exit code {played.returncode}")


def compile_in_background(root: Path) -> int:
    """Compile for the next start, while the parent process lives."""
    threading.Thread(target=_exit_when_stdin_closes, daemon=True).start()
    if os.name == "posix":
        os.nice(15)
    compiler = c_compiler()
    if compiler is None:
        return 0
    with build_lock(root) as lock:
        if is_ready(root, fingerprint(root)):
            return 0
        try:
            build_objects(root, compiler, lock, 1, _print_percent)
        except CannotCompile as failure:
            print(failure, file=sys.stderr)
            return 1
    return 0


def _print_percent(percent: int) -> None:
    print(f"{percent} %", flush=True)


def _exit_when_stdin_closes() -> None:
    """Exit when standard input closes, that is, when the parent process ends."""
    while os.read(0, 1):
        pass
    if os.name == "posix":
        # Also kills the C compiler.
        os.killpg(os.getpgrp(), signal.SIGTERM)
    os._exit(1)


# ---------------------------------------------------------------- sources and records


def fingerprint(root: Path) -> dict[str, Any]:
    """Everything the extension modules depend on: sources, settings, compiler, Python."""
    settings = build_settings(root)
    return {
        "python": sysconfig.get_config_var("EXT_SUFFIX"),
        "mypy": importlib.metadata.version("mypy"),
        "settings": settings,
        "groups": digest(GROUPS),
        "sources": {
            path.relative_to(root).as_posix(): digest(path) for path in sources(root, settings)
        },
    }


def build_settings(root: Path) -> dict[str, Any]:
    pyproject = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    settings: dict[str, Any] = pyproject["tool"]["miskatonic"]["compile"]
    return settings


def groups(root: Path, settings: dict[str, Any]) -> dict[str, list[Path]]:
    """The files of each group, relative to src/: the groups in the settings, then the games."""
    package = root / "src" / PACKAGE
    left_out = {package / name for name in settings["interpreted"]}
    found = {name: [package / each for each in parts] for name, parts in settings["groups"].items()}
    for manifest in sorted(package.glob("games/*/__init__.py")):
        folder = manifest.parent
        found[folder.name] = [folder / part for part in COMPILED_PARTS]
        left_out |= {folder / name for name in interpreted_in(manifest)}
    return {
        name: sorted(
            path.relative_to(root / "src")
            for part in parts
            for path in (*part.rglob("*.py"), *part.parent.glob(f"{part.name}.py"))
            if not left_out & {path, *path.parents}
        )
        for name, parts in found.items()
    }


def interpreted_in(manifest: Path) -> tuple[str, ...]:
    """Read the names of a game's interpreted files by parsing its manifest, without running it."""
    for node in ast.walk(ast.parse(manifest.read_text(encoding="utf-8"))):
        if isinstance(node, ast.keyword) and node.arg == "interpreted":
            named: tuple[str, ...] = ast.literal_eval(node.value)
            return named
    return ()


def sources(root: Path, settings: dict[str, Any]) -> list[Path]:
    found = groups(root, settings).values()
    return sorted(root / "src" / path for group in found for path in group)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def objects(root: Path) -> list[Path]:
    return sorted(path for path in (root / "src").rglob("*") if path.suffix in EXTENSIONS)


def record_path(root: Path) -> Path:
    return root / "build" / "compiled.json"


def build_record_path(root: Path) -> Path:
    """The record of the objects in build/compile; missing unless all of them were built."""
    return root / "build" / "compile" / "made.json"


def record(root: Path) -> dict[str, Any]:
    return read_record(record_path(root))


def read_record(path: Path) -> dict[str, Any]:
    try:
        read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {"sources": {}}
    return read


def write_record(path: Path, value: dict[str, Any]) -> None:
    """Write a record atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps(value, indent=1), encoding="utf-8")
    fresh.replace(path)


def is_current(root: Path, wanted: dict[str, Any]) -> bool:
    if not matches(record(root), wanted):
        return False
    made = {source_of(path) for path in objects(root)}
    return all(root / name in made for name in wanted["sources"])


def is_ready(root: Path, wanted: dict[str, Any]) -> bool:
    """Whether everything is compiled and only needs to be installed."""
    return matches(read_record(build_record_path(root)), wanted)


def matches(written: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether a record matches these sources, profiled or not."""
    return {name: each for name, each in written.items() if name != PROFILED} == wanted


def source_of(made: Path) -> Path:
    """kernel/state.cpython-311-x86_64-linux-gnu.so → kernel/state.py"""
    return made.with_name(made.name.split(".")[0] + ".py")


def is_shared(made: Path) -> bool:
    """Whether it is a group's shared library, which has no single source file."""
    return source_of(made).stem.endswith("__mypyc")


def stale(root: Path) -> list[str]:
    """The extension modules that don't match the current source next to them."""
    made_from = record(root)["sources"]
    out_of_date = []
    for path in objects(root):
        if is_shared(path):
            continue
        source = source_of(path)
        name = source.relative_to(root).as_posix()
        if not source.exists() or made_from.get(name) != digest(source):
            out_of_date.append(path.relative_to(root).as_posix())
    return out_of_date


# ---------------------------------------------------------------- compiling


def c_compiler() -> str | None:
    """Find a C compiler, preferring $CC and then Python's; None without one or without Python.h."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    usual = sysconfig.get_config_var("CC") or "cc"
    for command in (os.environ.get("CC"), usual, "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return command
    return None


def is_gcc(compiler: str) -> bool:
    if shutil.which(shlex.split(compiler)[0]) is None:
        return False
    asked = subprocess.run(
        [*shlex.split(compiler), "-dM", "-E", "-x", "c", "-"],
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    return "__GNUC__" in asked.stdout and "__clang__" not in asked.stdout


@contextlib.contextmanager
def build_lock(root: Path) -> Iterator[int]:
    """Hold the build lock. The C compiler inherits it, in case this process is killed."""
    folder = root / "build" / "compile"
    folder.mkdir(parents=True, exist_ok=True)
    file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT)
    try:
        if not try_to_lock(file):
            print("Another process is compiling here; waiting …", flush=True)
            while not try_to_lock(file):
                time.sleep(0.5)
        yield file
    finally:
        os.close(file)


def try_to_lock(file: int) -> bool:
    try:
        import fcntl  # noqa: PLC0415
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def build_objects(
    root: Path,
    compiler: str,
    lock: int,
    processes: int,
    report: Callable[[int], None],
    profile: str = "",
) -> None:
    """Build all objects in build/compile. The record is removed first and written last.

    Objects with counters get no record, so that they never count as complete.
    """
    work = root / "build" / "compile"
    build_record_path(root).unlink(missing_ok=True)
    copy_sources(root / "src" / PACKAGE, work / "src" / PACKAGE)
    shutil.copy2(root / "pyproject.toml", work / "pyproject.toml")
    # Taken from the copies, because the sources may change during compilation.
    made_from = fingerprint(work)
    settings = build_settings(work)
    plan = {
        "optimise": settings["optimise"],
        "processes": processes,
        "library": library_flags(work, profile),
        "groups": {
            f"{PACKAGE}_{name}": [path.as_posix() for path in files]
            for name, files in groups(work, settings).items()
        },
    }
    delete_outdated_products(work, plan, compiler)
    run_mypyc(work, plan, compiler, lock, report)
    if profile != COLLECT_PROFILE:
        write_record(build_record_path(root), made_from | ({PROFILED: True} if profile else {}))


def library_flags(work: Path, profile: str) -> dict[str, list[str]]:
    """Arguments to the C compiler and the linker for a group's library."""
    if not profile:
        return {"compile": [], "link": []}
    return {
        "compile": [*PROFILE[profile], f"-fprofile-dir={work / 'profile'}"],
        "link": PROFILE[profile] if profile == COLLECT_PROFILE else [],
    }


def install_if_ready(root: Path) -> bool:
    """Install finished objects; return whether the installed ones match the current sources."""
    wanted = fingerprint(root)
    if is_current(root, wanted):
        return True
    if not is_ready(root, wanted):
        return False
    install_objects(root)
    return True


def install_objects(root: Path) -> None:
    """Move modules next to their sources. The record, written last, marks them as complete."""
    remove_objects(root)
    lib = root / "build" / "compile" / "lib"
    for made in lib.rglob("*"):
        if made.suffix in EXTENSIONS:
            shutil.copy2(made, root / "src" / made.relative_to(lib))
    write_record(record_path(root), read_record(build_record_path(root)))


def copy_sources(source: Path, copy: Path) -> None:
    """Update the copy; files that did not change keep their build products."""
    wanted = {path.relative_to(source) for path in source.rglob("*.py")}
    for path in list(copy.rglob("*.py")):
        if path.relative_to(copy) not in wanted:
            path.unlink()
    for name in wanted:
        target = copy / name
        if not target.exists() or target.read_bytes() != (source / name).read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / name, target)


def delete_outdated_products(work: Path, plan: dict[str, Any], compiler: str) -> None:
    """Delete outdated build products: those of other settings or of files no longer compiled.

    mypyc's own cache is always deleted: it loses which i64 attributes of other groups are always
    defined, and then fails. Without it mypyc writes the same C again, and unchanged C files are not
    recompiled.
    """
    shutil.rmtree(work / "src" / ".mypy_cache", ignore_errors=True)
    lib, maker = work / "lib", work / "maker.json"
    made_by = (digest(GROUPS), plan["optimise"], plan["library"])
    wanted_maker = json.dumps([compiler, *made_by, *plan["groups"]])
    if not maker.exists() or maker.read_text(encoding="utf-8") != wanted_maker:
        shutil.rmtree(lib, ignore_errors=True)
    maker.write_text(wanted_maker, encoding="utf-8")
    wanted = {lib / file for files in plan["groups"].values() for file in files}
    for made in [path for path in lib.rglob("*") if path.suffix in EXTENSIONS]:
        if source_of(made) not in wanted and not is_shared(made):
            made.unlink()


def run_mypyc(
    work: Path,
    plan: dict[str, Any],
    compiler: str,
    lock: int,
    report: Callable[[int], None],
) -> None:
    environment = os.environ | {"CC": compiler, "MYPYPATH": ""}
    environment.pop("PYTHONPATH", None)
    said: list[str] = []
    with subprocess.Popen(
        [sys.executable, str(GROUPS), json.dumps(plan)],
        cwd=work / "src",
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        pass_fds=(lock,) if os.name == "posix" else (),
    ) as building:
        assert building.stdout is not None
        for line in building.stdout:
            if line.startswith(PROGRESS):
                report(int(line.removeprefix(PROGRESS)))
            else:
                said.append(line)
    if building.returncode:
        raise CannotCompile(f"mypyc could not compile the sources:\n{''.join(said)[-4000:]}")


def remove_objects(root: Path) -> None:
    record_path(root).unlink(missing_ok=True)
    for path in objects(root):
        path.unlink()


if __name__ == "__main__":
    sys.exit(main())
