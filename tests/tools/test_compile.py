"""Extension modules next to their sources: which are stale, and how Python can ignore them."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path

import pytest

import miskatonic
from tools.compile import (
    COLLECT_PROFILE,
    COMPILED_PARTS,
    GROUPS,
    PROFILED,
    ROOT,
    USE_PROFILE,
    build_lock,
    build_objects,
    build_record_path,
    build_settings,
    c_compiler,
    compile_profiled,
    delete_outdated_products,
    digest,
    fingerprint,
    install_objects,
    interpreted_in,
    is_current,
    is_gcc,
    library_flags,
    objects,
    record,
    record_path,
    remove_objects,
    source_of,
    sources,
    stale,
)
from tools.play import background_compilation, install_last_build, use_or_start_compilation

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
PYPROJECT = """
[tool.miskatonic.compile]
optimise = "2"
interpreted = ["kernel/loader.py"]
groups = { core = ["kernel"] }
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout of one compiled module, just compiled."""
    kernel = tmp_path / "src" / "miskatonic" / "kernel"
    kernel.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (kernel / "state.py").write_text("seats = 5\n")
    (kernel / f"state{SUFFIX}").write_bytes(b"")
    (tmp_path / "src" / f"miskatonic_core__mypyc{SUFFIX}").write_bytes(b"")
    record_path(tmp_path).parent.mkdir()
    record_path(tmp_path).write_text(json.dumps(fingerprint(tmp_path)))
    return tmp_path


def test_an_extension_module_is_next_to_its_source() -> None:
    made = Path("kernel") / f"state{SUFFIX}"
    assert source_of(made) == Path("kernel/state.py")


def test_a_fresh_build_is_current(root: Path) -> None:
    assert stale(root) == []
    assert is_current(root, fingerprint(root))


def test_a_changed_source_makes_its_extension_module_stale(root: Path) -> None:
    (root / "src/miskatonic/kernel/state.py").write_text("seats = 7\n")
    assert stale(root) == [f"src/miskatonic/kernel/state{SUFFIX}"]
    assert not is_current(root, fingerprint(root))


def test_touching_a_source_does_not_make_it_stale(root: Path) -> None:
    os.utime(root / "src/miskatonic/kernel/state.py", (4_000_000_000, 4_000_000_000))
    assert stale(root) == []


def test_an_extension_module_whose_source_is_gone_is_stale(root: Path) -> None:
    (root / "src/miskatonic/kernel/state.py").unlink()
    assert stale(root) == [f"src/miskatonic/kernel/state{SUFFIX}"]


def test_an_extension_module_without_a_record_is_stale(root: Path) -> None:
    record_path(root).unlink()
    assert stale(root) == [f"src/miskatonic/kernel/state{SUFFIX}"]


def test_a_new_source_or_setting_requires_recompiling(root: Path) -> None:
    (root / "src/miskatonic/kernel/rng.py").write_text("seed = 1\n")
    assert not is_current(root, fingerprint(root))
    (root / "src/miskatonic/kernel/rng.py").unlink()
    assert is_current(root, fingerprint(root))
    (root / "pyproject.toml").write_text(PYPROJECT + 'options = { opt_level = "2" }\n')
    assert not is_current(root, fingerprint(root))


def test_removing_objects_leaves_the_sources_alone(root: Path) -> None:
    remove_objects(root)
    assert objects(root) == []
    assert digest(root / "src/miskatonic/kernel/state.py") != ""
    assert stale(root) == []
    assert not is_current(root, fingerprint(root))


def test_kernel_rules_and_bots_are_compiled() -> None:
    root = Path(__file__).resolve().parents[2]
    package = root / "src" / "miskatonic"
    settings = build_settings(root)
    compiled = set(sources(root, settings))
    left_out = {package / name for name in settings["interpreted"]}
    for manifest in package.glob("games/*/__init__.py"):
        left_out |= {manifest.parent / name for name in interpreted_in(manifest)}
    parts = [package / "kernel"]
    parts += [game / part for game in package.glob("games/*/") for part in COMPILED_PARTS]
    named = {path for part in parts for path in part.rglob("*.py")}
    named |= {part.with_suffix(".py") for part in parts if part.with_suffix(".py").exists()}
    assert named == compiled | left_out
    assert not compiled & left_out


# ---------------------------------------------------------------- incremental builds


PLAIN: dict[str, list[str]] = {"compile": [], "link": []}
PLAN = {"optimise": "2", "library": PLAIN, "groups": {"core": ["kernel/state.py"]}}


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """The build folder after a compilation with this plan."""
    for name in ("src/.mypy_cache/types", "lib/kernel/state", "lib/core__mypyc"):
        made = tmp_path / (name + SUFFIX if name.startswith("lib") else name)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_bytes(b"")
    (tmp_path / "maker.json").write_text(json.dumps(["cc", digest(GROUPS), "2", PLAIN, "core"]))
    return tmp_path


def kept(work: Path) -> set[str]:
    return {path.name.split(".")[0] for path in work.rglob("*") if path.is_file()} - {"maker"}


def test_output_of_the_c_compiler_is_kept_and_mypycs_cache_is_not(work: Path) -> None:
    delete_outdated_products(work, PLAN, "cc")
    assert kept(work) == {"state", "core__mypyc"}


def test_products_of_files_no_longer_compiled_are_deleted(work: Path) -> None:
    delete_outdated_products(work, PLAN | {"groups": {"core": ["kernel/rng.py"]}}, "cc")
    assert kept(work) == {"core__mypyc"}


@pytest.mark.parametrize(
    ("plan", "compiler"),
    [
        (PLAN | {"optimise": "3"}, "cc"),
        (PLAN | {"groups": {"rules": ["kernel/state.py"]}}, "cc"),
        (PLAN, "clang"),
    ],
)
def test_another_compiler_level_or_grouping_starts_from_scratch(
    work: Path, plan: dict[str, object], compiler: str
) -> None:
    delete_outdated_products(work, plan, compiler)
    assert kept(work) == set()
    delete_outdated_products(work, plan, compiler)
    assert (work / "maker.json").exists()


# ---------------------------------------------------------------- MISKATONIC_PURE


@pytest.fixture
def broken_extension(tmp_path: Path) -> Path:
    """A copy of our package in which one module also has an unloadable extension module."""
    home = Path(str(miskatonic.__file__)).parent
    others = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "games", "server", "store")
    shutil.copytree(home, tmp_path / "miskatonic", ignore=others)
    inside = tmp_path / "miskatonic" / "kernel"
    (inside / "probe.py").write_text("seats = 5\n")
    (inside / f"probe{SUFFIX}").write_bytes(b"not an extension module")
    return tmp_path


def import_probe(where: Path, pure: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from miskatonic.kernel import probe; print(probe.seats)"],
        cwd=where,
        env=os.environ | {"MISKATONIC_PURE": pure, "PYTHONPATH": str(where)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_pure_runs_the_source_and_ignores_the_extension_module(broken_extension: Path) -> None:
    assert import_probe(broken_extension, pure="1").stdout == "5\n"


@pytest.mark.parametrize("pure", ["0", ""])
def test_without_pure_python_prefers_the_extension_module(
    broken_extension: Path, pure: str
) -> None:
    assert "ImportError" in import_probe(broken_extension, pure).stderr


# ---------------------------------------------------------------- compiling in the background


@pytest.fixture
def fresh(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout without compiled modules, and a fake mypyc that makes its one module."""
    remove_objects(root)
    monkeypatch.setattr("tools.compile.run_mypyc", make_one_object)
    return root


def make_one_object(work: Path, *_: object) -> None:
    made = work / "lib" / "miskatonic" / "kernel" / f"state{SUFFIX}"
    made.parent.mkdir(parents=True, exist_ok=True)
    made.write_bytes(b"compiled")


def test_the_next_start_installs_a_background_build(fresh: Path) -> None:
    build_objects(fresh, "cc", -1, 1, lambda _: None)
    assert objects(fresh) == []
    assert install_last_build(fresh)
    assert [path.read_bytes() for path in objects(fresh)] == [b"compiled"]
    assert is_current(fresh, fingerprint(fresh)) and stale(fresh) == []


def test_an_interrupted_build_is_never_installed(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_objects(fresh, "cc", -1, 1, lambda _: None)

    def stop(work: Path, *_: object) -> None:
        make_one_object(work)
        raise KeyboardInterrupt

    monkeypatch.setattr("tools.compile.run_mypyc", stop)
    with pytest.raises(KeyboardInterrupt):
        build_objects(fresh, "cc", -1, 1, lambda _: None)
    assert not install_last_build(fresh)
    assert objects(fresh) == []


def test_objects_of_other_sources_are_not_installed(fresh: Path) -> None:
    build_objects(fresh, "cc", -1, 1, lambda _: None)
    (fresh / "src/miskatonic/kernel/state.py").write_text("seats = 7\n")
    assert not install_last_build(fresh)
    assert objects(fresh) == []


def test_a_source_changed_during_the_build_is_not_current(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edit(work: Path, *_: object) -> None:
        make_one_object(work)
        (fresh / "src/miskatonic/kernel/state.py").write_text("seats = 7\n")

    monkeypatch.setattr("tools.compile.run_mypyc", edit)
    build_objects(fresh, "cc", -1, 1, lambda _: None)
    assert not install_last_build(fresh)
    (fresh / "src/miskatonic/kernel/state.py").write_text("seats = 5\n")
    assert install_last_build(fresh)


def test_a_partial_installation_runs_interpreted(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_objects(fresh, "cc", -1, 1, lambda _: None)
    install_objects(fresh)
    record_path(fresh).unlink()  # the record is written last
    build_record_path(fresh).unlink()
    monkeypatch.setattr("tools.play.c_compiler", lambda: None)
    monkeypatch.setenv("MISKATONIC_PURE", "0")
    with use_or_start_compilation(fresh, aloud=False):
        assert os.environ["MISKATONIC_PURE"] == "1"


@pytest.mark.skipif(os.name != "posix", reason="no locks on this system")
def test_nothing_is_installed_while_a_build_is_running(fresh: Path) -> None:
    build_objects(fresh, "cc", -1, 1, lambda _: None)
    with build_lock(fresh):
        assert not install_last_build(fresh)
    assert install_last_build(fresh)


BUILDING = """
from pathlib import Path
from setuptools import Extension, setup
from tools.compile_groups import BuildWhole
setup(
    name="one", ext_modules=[Extension("one", ["one.c"])], cmdclass={"build_ext": BuildWhole},
    script_args=["build_ext", "--build-lib", "lib", "--build-temp", "objects"],
)
"""


@pytest.mark.skipif(c_compiler() is None, reason="there is no C compiler")
def test_a_partly_written_object_is_rebuilt(tmp_path: Path) -> None:
    (tmp_path / "one.c").write_text("int PyInit_one(void) { return 1; }\n")
    said = build_one(tmp_path)
    made = tmp_path / "lib" / f"one{SUFFIX}"
    whole = made.read_bytes()
    assert "progress: 100" in said
    assert not list(tmp_path.rglob("*.unfinished"))
    made.write_bytes(whole[:20])
    build_one(tmp_path)
    assert made.read_bytes() == whole[:20], "newer than its source: setuptools takes it for whole"
    made.with_name(f"{made.name}.unfinished").touch()
    build_one(tmp_path)
    assert made.read_bytes() == whole


@pytest.mark.skipif(c_compiler() is None, reason="there is no C compiler")
def test_an_interpreted_module_may_need_a_missing_library(tmp_path: Path) -> None:
    source = tmp_path / "src"
    source.mkdir()
    (source / "learned.py").write_text(
        "import nowhere\n\nRow = nowhere.Row\n\ndef first(row: Row) -> Row:\n    return row[0]\n"
    )
    (source / "core.py").write_text(
        "def seats() -> int:\n    from learned import first\n    first([1])\n    return 5\n"
    )
    built = build_core(tmp_path)
    assert built.returncode == 0, built.stdout + built.stderr
    assert (tmp_path / "lib" / f"core{SUFFIX}").exists()


def build_core(where: Path, profile: str = "") -> subprocess.CompletedProcess[str]:
    plan = {
        "optimise": "0",
        "processes": 1,
        "library": library_flags(where, profile),
        "groups": {"core": ["core.py"]},
    }
    return subprocess.run(
        [sys.executable, str(GROUPS), json.dumps(plan)],
        cwd=where / "src",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


# ---------------------------------------------------------------- profile-guided optimization


by_gcc = pytest.mark.skipif(not is_gcc(c_compiler() or "none"), reason="there is no gcc")


@by_gcc
def test_the_second_pass_uses_the_profile_of_the_first(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "core.py").write_text(
        "def seats(n: int) -> int:\n    return 5 if n > 3 else 3\n"
    )
    counting = build_core(tmp_path, COLLECT_PROFILE)
    assert counting.returncode == 0, counting.stdout + counting.stderr
    unprofiled = build_core(without_objects(tmp_path), USE_PROFILE)
    assert unprofiled.returncode != 0
    assert "profile count data file not found" in unprofiled.stdout + unprofiled.stderr

    again = build_core(tmp_path, COLLECT_PROFILE)
    assert again.returncode == 0, again.stdout + again.stderr
    played = subprocess.run(
        [sys.executable, "-c", "import core; print(core.__file__, core.seats(4))"],
        env=os.environ | {"PYTHONPATH": str(tmp_path / "lib")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert played.stdout.split() == [str(tmp_path / "lib" / f"core{SUFFIX}"), "5"]
    assert [path.suffix for path in (tmp_path / "profile").rglob("*") if path.is_file()] == [
        ".gcda"
    ]
    profiled = build_core(without_objects(tmp_path), USE_PROFILE)
    assert profiled.returncode == 0, profiled.stdout + profiled.stderr


def without_objects(where: Path) -> Path:
    shutil.rmtree(where / "lib")
    return where


def test_objects_with_counters_are_never_installed(fresh: Path) -> None:
    build_objects(fresh, "cc", -1, 1, lambda _: None, COLLECT_PROFILE)
    assert not install_last_build(fresh)
    assert objects(fresh) == []


def test_profiled_objects_are_current_for_their_sources(fresh: Path) -> None:
    build_objects(fresh, "cc", -1, 1, lambda _: None, USE_PROFILE)
    assert install_last_build(fresh)
    assert record(fresh)[PROFILED] is True
    (fresh / "src/miskatonic/kernel/state.py").write_text("seats = 7\n")
    assert not is_current(fresh, fingerprint(fresh))


def test_without_gcc_there_is_no_profile(
    fresh: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.compile.c_compiler", lambda: None)
    with build_lock(fresh) as lock:
        assert compile_profiled(fresh, lock) == 1
    assert "needs gcc and Python's headers; found no C compiler" in capsys.readouterr().err


def build_one(where: Path) -> str:
    return subprocess.run(
        [sys.executable, "-c", BUILDING],
        cwd=where,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout


@pytest.mark.skipif(os.name != "posix", reason="there are no sessions")
def test_the_background_build_ends_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The build and the compiler that it starts both hold a pipe open while they live."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "__init__.py").write_text("")
    (tmp_path / "tools" / "compile.py").write_text(
        "import subprocess, sys\n"
        "code = 'import time; print(1, flush=True); time.sleep(600)'\n"
        "subprocess.run([sys.executable, '-c', code])\n"
    )
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with background_compilation(tmp_path, aloud=False) as compiling:
        assert compiling.stdin is not None
    assert compiling.poll() is not None
    # Reading their output ends when the last of them has ended.
    assert "compiling" not in [thread.name for thread in threading.enumerate()]


@pytest.mark.skipif(os.name != "posix", reason="there are no sessions")
def test_the_background_build_ends_when_its_input_closes() -> None:
    code = "from tools.compile import _exit_when_stdin_closes as end; end()"
    ending = subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdin=subprocess.PIPE, start_new_session=True
    )
    assert ending.stdin is not None
    assert ending.poll() is None
    ending.stdin.close()
    assert ending.wait(timeout=30) != 0
