"""Compile kernel, rules and bots with mypyc, in place: `make compile`.

The groups of pyproject.toml, and one of each game, are compiled in build/compile, from a copy of
the sources. Their extension modules are then put beside the .py files in src/, where the editable
install finds them.
A record of what they were made from makes the next call a no-op, and lets the tests refuse to run
yesterday's rules. What a change does not touch is not compiled again.

With --behind it compiles for the next start, while somebody plays (tools/play.py): one process,
niced, and nothing is put in place. It ends when its standard input does.

With --profiled it compiles twice (`make compile-profiled`, by gcc): first with counters in the
code, with which games are played (tools/exercise.py), then by what they counted.
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
# The parts of a game that are worth compiling: rules, and who thinks by them.
COMPILED_PARTS = ("rules", "content", "effects", "bots", "coach")
# Code that counts what runs, and code compiled by what was counted. What was never counted is
# compiled as ever: the games in between do not play everything.
COUNTING, COUNTED = "counting", "counted"
PROFILE = {
    COUNTING: ["-fprofile-generate"],
    COUNTED: ["-fprofile-use", "-fprofile-partial-training", "-Werror=missing-profile"],
}
# In a record: whether it was compiled by what was counted. Either way it is the same game.
PROFILED = "profiled"
# How a line of tools/compile_groups.py begins that says how far it is.
PROGRESS = "progress: "
GROUPS = Path(__file__).with_name("compile_groups.py")


class CannotCompile(Exception):
    pass


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.compile", description=__doc__.split("\n")[0])
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--is-compiled", action="store_true", help="only say so, by exit status")
    instead.add_argument("--behind", action="store_true", help="compile for the next start only")
    instead.add_argument("--profiled", action="store_true", help="compile, play, compile anew")
    given = parser.parse_args(arguments)
    if given.is_compiled:
        return 0 if objects(ROOT) else 1
    if given.behind:
        return compile_behind(ROOT)
    with workshop(ROOT) as lock:
        return compile_profiled(ROOT, lock) if given.profiled else compile_now(ROOT, lock)


def compile_now(root: Path, lock: int) -> int:
    if put_what_is_ready_in_place(root):
        return 0
    remove_objects(root)
    compiler = c_compiler()
    if compiler is None:
        print("No C compiler with Python's headers here: running interpreted.")
        return 0
    count = len(fingerprint(root)["sources"])
    print(f"Compiling kernel, rules and bots with mypyc ({count} modules) …", flush=True)
    try:
        compile_aside(root, compiler, lock, os.cpu_count() or 1, _say_how_far)
    except CannotCompile as failure:
        print(failure, file=sys.stderr)
        return 1
    put_in_place(root)
    return 0


def compile_profiled(root: Path, lock: int) -> int:
    """Compile with counters, play, and compile by what was counted."""
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
        compile_aside(root, compiler, lock, processes, _say_how_far, COUNTING)
        put_in_place(root)
        print("Playing …", flush=True)
        exercise(root)
        print("Compiling by what was counted …", flush=True)
        compile_aside(root, compiler, lock, processes, _say_how_far, COUNTED)
    except CannotCompile as failure:
        remove_objects(root)
        print(failure, file=sys.stderr)
        return 1
    put_in_place(root)
    return 0


def exercise(root: Path) -> None:
    environment = os.environ | {"MISKATONIC_PURE": "0"}
    played = subprocess.run(
        [sys.executable, "-m", "tools.exercise"], cwd=root, env=environment, check=False
    )
    if played.returncode:
        raise CannotCompile(f"the games for --profiled ended with exit code {played.returncode}")


def compile_behind(root: Path) -> int:
    """Compile for the next start, as long as whoever started this is there."""
    threading.Thread(target=_end_with_standard_input, daemon=True).start()
    if os.name == "posix":
        os.nice(15)
    compiler = c_compiler()
    if compiler is None:
        return 0
    with workshop(root) as lock:
        if is_ready(root, fingerprint(root)):
            return 0
        try:
            compile_aside(root, compiler, lock, 1, _say_how_far)
        except CannotCompile as failure:
            print(failure, file=sys.stderr)
            return 1
    return 0


def _say_how_far(percent: int) -> None:
    print(f"{percent} %", flush=True)


def _end_with_standard_input() -> None:
    """Nothing ever comes through it. It ends with the process at its other end."""
    while os.read(0, 1):
        pass
    if os.name == "posix":
        # The C compiler as well.
        os.killpg(os.getpgrp(), signal.SIGTERM)
    os._exit(1)


# ---------------------------------------------------------------- what is compiled, and from what


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
    """The files of each group, relative to src/: those of the settings, then one a game."""
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
            if path not in left_out
        )
        for name, parts in found.items()
    }


def interpreted_in(manifest: Path) -> tuple[str, ...]:
    """What a game's manifest says of its interpreted files; read, and not run."""
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


def made_path(root: Path) -> Path:
    """What the objects in the workshop were made from: it is there only if all of them are."""
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
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps(value, indent=1), encoding="utf-8")
    fresh.replace(path)


def is_current(root: Path, wanted: dict[str, Any]) -> bool:
    if not says(record(root), wanted):
        return False
    made = {source_of(path) for path in objects(root)}
    return all(root / name in made for name in wanted["sources"])


def is_ready(root: Path, wanted: dict[str, Any]) -> bool:
    """Whether all of it is compiled, and need only be put in place."""
    return says(read_record(made_path(root)), wanted)


def says(written: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether a record is of these sources; by a profile or not."""
    return {name: each for name, each in written.items() if name != PROFILED} == wanted


def source_of(made: Path) -> Path:
    """kernel/state.cpython-311-x86_64-linux-gnu.so → kernel/state.py"""
    return made.with_name(made.name.split(".")[0] + ".py")


def is_shared(made: Path) -> bool:
    """Whether it holds a group's code, which has no source of its own."""
    return source_of(made).stem.endswith("__mypyc")


def stale(root: Path) -> list[str]:
    """The extension modules that were made from another text than now lies beside them."""
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
    """The first C compiler found, Python's own choice first; None if Python.h is missing too."""
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
def workshop(root: Path) -> Iterator[int]:
    """Nobody else compiles meanwhile. The C compiler holds the lock too, should we be killed."""
    folder = root / "build" / "compile"
    folder.mkdir(parents=True, exist_ok=True)
    file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT)
    try:
        if not try_to_lock(file):
            print("Somebody else is compiling here; waiting …", flush=True)
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


def compile_aside(
    root: Path,
    compiler: str,
    lock: int,
    processes: int,
    report: Callable[[int], None],
    profile: str = "",
) -> None:
    """Make all objects in the workshop. Its record is taken away first and written last.

    Of objects that count there is none: nobody takes them for whole.
    """
    work = root / "build" / "compile"
    made_path(root).unlink(missing_ok=True)
    mirror_sources(root / "src" / PACKAGE, work / "src" / PACKAGE)
    shutil.copy2(root / "pyproject.toml", work / "pyproject.toml")
    # Of the copies: the sources may change meanwhile.
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
    tidy(work, plan, compiler)
    run_mypyc(work, plan, compiler, lock, report)
    if profile != COUNTING:
        write_record(made_path(root), made_from | ({PROFILED: True} if profile else {}))


def library_flags(work: Path, profile: str) -> dict[str, list[str]]:
    """What the C compiler and the linker are told of the library of a group."""
    if not profile:
        return {"compile": [], "link": []}
    return {
        "compile": [*PROFILE[profile], f"-fprofile-dir={work / 'profile'}"],
        "link": PROFILE[profile] if profile == COUNTING else [],
    }


def put_what_is_ready_in_place(root: Path) -> bool:
    """Whether the objects beside the sources are those of the sources now."""
    wanted = fingerprint(root)
    if is_current(root, wanted):
        return True
    if not is_ready(root, wanted):
        return False
    put_in_place(root)
    return True


def put_in_place(root: Path) -> None:
    """Beside the sources. The record is written last: without it nobody takes them for whole."""
    remove_objects(root)
    lib = root / "build" / "compile" / "lib"
    for made in lib.rglob("*"):
        if made.suffix in EXTENSIONS:
            shutil.copy2(made, root / "src" / made.relative_to(lib))
    write_record(record_path(root), read_record(made_path(root)))


def mirror_sources(source: Path, copy: Path) -> None:
    """Bring the copy up to date; what is made of files that did not change is kept."""
    wanted = {path.relative_to(source) for path in source.rglob("*.py")}
    for path in list(copy.rglob("*.py")):
        if path.relative_to(copy) not in wanted:
            path.unlink()
    for name in wanted:
        target = copy / name
        if not target.exists() or target.read_bytes() != (source / name).read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / name, target)


def tidy(work: Path, plan: dict[str, Any], compiler: str) -> None:
    """Throw away what cannot be used again: of other settings, or of files no longer compiled.

    mypyc's own cache always goes: it loses which i64 attributes of another group are always there,
    and then fails. Without it the same C is written again, and what did not change is not compiled.
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
