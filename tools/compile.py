"""Compile kernel, rules and bots with mypyc, in place: `make compile`.

The groups of pyproject.toml, and one of each game, are compiled in build/compile, from a copy of
the sources. Their extension modules are then put beside the .py files in src/, where the editable
install finds them.
A record of what they were made from makes the next call a no-op, and lets the tests refuse to run
yesterday's rules. What a change does not touch is not compiled again.
"""

import argparse
import ast
import hashlib
import importlib.metadata
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "miskatonic"
EXTENSIONS = (".so", ".pyd")
# The parts of a game that are worth compiling: rules, and who thinks by them.
COMPILED_PARTS = ("rules", "content", "effects", "bots", "coach")


class CannotCompile(Exception):
    pass


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.compile", description=__doc__.split("\n")[0])
    parser.add_argument("--is-compiled", action="store_true", help="only say so, by exit status")
    if parser.parse_args(arguments).is_compiled:
        return 0 if objects(ROOT) else 1
    wanted = fingerprint(ROOT)
    if is_current(ROOT, wanted):
        return 0
    remove_objects(ROOT)
    compiler = c_compiler()
    if compiler is None:
        print("No C compiler with Python's headers here: running interpreted.")
        return 0
    count = len(wanted["sources"])
    print(f"Compiling kernel, rules and bots with mypyc ({count} modules) …", flush=True)
    try:
        compile_in_place(ROOT, compiler)
    except CannotCompile as failure:
        print(failure, file=sys.stderr)
        return 1
    record_path(ROOT).parent.mkdir(exist_ok=True)
    record_path(ROOT).write_text(json.dumps(wanted, indent=1), encoding="utf-8")
    return 0


# ---------------------------------------------------------------- what is compiled, and from what


def fingerprint(root: Path) -> dict[str, Any]:
    """Everything the extension modules depend on: sources, settings, compiler, Python."""
    settings = build_settings(root)
    return {
        "python": sysconfig.get_config_var("EXT_SUFFIX"),
        "mypy": importlib.metadata.version("mypy"),
        "settings": settings,
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


def record(root: Path) -> dict[str, Any]:
    try:
        read: dict[str, Any] = json.loads(record_path(root).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {"sources": {}}
    return read


def is_current(root: Path, wanted: dict[str, Any]) -> bool:
    if record(root) != wanted:
        return False
    made = {source_of(path) for path in objects(root)}
    return all(root / name in made for name in wanted["sources"])


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


def compile_in_place(root: Path, compiler: str) -> None:
    work = root / "build" / "compile"
    mirror_sources(root / "src" / PACKAGE, work / "src" / PACKAGE)
    settings = build_settings(root)
    plan = {
        "optimise": settings["optimise"],
        "groups": {
            f"{PACKAGE}_{name}": [path.as_posix() for path in files]
            for name, files in groups(root, settings).items()
        },
    }
    tidy(work, plan, compiler)
    run_mypyc(work, plan, compiler)
    for made in (work / "lib").rglob("*"):
        if made.suffix in EXTENSIONS:
            shutil.copy2(made, root / "src" / made.relative_to(work / "lib"))


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
    wanted_maker = json.dumps([compiler, plan["optimise"], *plan["groups"]])
    if not maker.exists() or maker.read_text(encoding="utf-8") != wanted_maker:
        shutil.rmtree(lib, ignore_errors=True)
    maker.write_text(wanted_maker, encoding="utf-8")
    wanted = {lib / file for files in plan["groups"].values() for file in files}
    for made in [path for path in lib.rglob("*") if path.suffix in EXTENSIONS]:
        if source_of(made) not in wanted and not is_shared(made):
            made.unlink()


def run_mypyc(work: Path, plan: dict[str, Any], compiler: str) -> None:
    environment = os.environ | {"CC": compiler, "MYPYPATH": ""}
    environment.pop("PYTHONPATH", None)
    script = Path(__file__).with_name("compile_groups.py")
    built = subprocess.run(
        [sys.executable, str(script), json.dumps(plan)],
        cwd=work / "src",
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if built.returncode:
        raise CannotCompile(f"mypyc could not compile the sources:\n{built.stdout[-4000:]}")


def remove_objects(root: Path) -> None:
    record_path(root).unlink(missing_ok=True)
    for path in objects(root):
        path.unlink()


if __name__ == "__main__":
    sys.exit(main())
