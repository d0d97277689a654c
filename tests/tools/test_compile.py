"""Extension modules beside their sources: which are stale, and how Python can ignore them."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import miskatonic
from tools.compile import (
    build_settings,
    digest,
    fingerprint,
    is_current,
    objects,
    record_path,
    remove_objects,
    source_of,
    sources,
    stale,
    tidy,
)

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


def test_an_extension_module_lies_beside_its_source() -> None:
    made = Path("kernel") / f"state{SUFFIX}"
    assert source_of(made) == Path("kernel/state.py")


def test_what_was_just_compiled_is_current(root: Path) -> None:
    assert stale(root) == []
    assert is_current(root, fingerprint(root))


def test_a_changed_source_makes_its_extension_module_stale(root: Path) -> None:
    (root / "src/miskatonic/kernel/state.py").write_text("seats = 7\n")
    assert stale(root) == [f"src/miskatonic/kernel/state{SUFFIX}"]
    assert not is_current(root, fingerprint(root))


def test_a_source_that_was_only_touched_is_still_current(root: Path) -> None:
    os.utime(root / "src/miskatonic/kernel/state.py", (4_000_000_000, 4_000_000_000))
    assert stale(root) == []


def test_an_extension_module_whose_source_is_gone_is_stale(root: Path) -> None:
    (root / "src/miskatonic/kernel/state.py").unlink()
    assert stale(root) == [f"src/miskatonic/kernel/state{SUFFIX}"]


def test_an_extension_module_without_a_record_is_stale(root: Path) -> None:
    record_path(root).unlink()
    assert stale(root) == [f"src/miskatonic/kernel/state{SUFFIX}"]


def test_a_new_source_or_setting_asks_for_compiling_anew(root: Path) -> None:
    (root / "src/miskatonic/kernel/rng.py").write_text("seed = 1\n")
    assert not is_current(root, fingerprint(root))
    (root / "src/miskatonic/kernel/rng.py").unlink()
    assert is_current(root, fingerprint(root))
    (root / "pyproject.toml").write_text(PYPROJECT + 'options = { opt_level = "2" }\n')
    assert not is_current(root, fingerprint(root))


def test_removing_leaves_the_sources_alone(root: Path) -> None:
    remove_objects(root)
    assert objects(root) == []
    assert digest(root / "src/miskatonic/kernel/state.py") != ""
    assert stale(root) == []
    assert not is_current(root, fingerprint(root))


def test_kernel_rules_and_bots_are_what_is_compiled() -> None:
    root = Path(__file__).resolve().parents[2]
    package = root / "src" / "miskatonic"
    settings = build_settings(root)
    compiled = set(sources(root, settings))
    left_out = {package / name for name in settings["interpreted"]}
    named = {
        path for part in ("kernel", "games", "bots") for path in (package / part).rglob("*.py")
    }
    assert named == compiled | left_out
    assert not compiled & left_out


# ---------------------------------------------------------------- what is kept for the next time


PLAN = {"optimise": "2", "groups": {"core": ["kernel/state.py"]}}


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """The workshop after a compilation by this plan."""
    for name in ("src/.mypy_cache/types", "lib/kernel/state", "lib/core__mypyc"):
        made = tmp_path / (name + SUFFIX if name.startswith("lib") else name)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_bytes(b"")
    (tmp_path / "maker.json").write_text(json.dumps(["cc", "2", "core"]))
    return tmp_path


def kept(work: Path) -> set[str]:
    return {path.name.split(".")[0] for path in work.rglob("*") if path.is_file()} - {"maker"}


def test_what_the_c_compiler_made_is_kept_and_what_mypyc_cached_is_not(work: Path) -> None:
    tidy(work, PLAN, "cc")
    assert kept(work) == {"state", "core__mypyc"}


def test_what_is_no_longer_compiled_goes(work: Path) -> None:
    tidy(work, PLAN | {"groups": {"core": ["kernel/rng.py"]}}, "cc")
    assert kept(work) == {"core__mypyc"}


@pytest.mark.parametrize(
    ("plan", "compiler"),
    [
        (PLAN | {"optimise": "3"}, "cc"),
        (PLAN | {"groups": {"rules": ["kernel/state.py"]}}, "cc"),
        (PLAN, "clang"),
    ],
)
def test_another_compiler_level_or_grouping_begins_anew(
    work: Path, plan: dict[str, object], compiler: str
) -> None:
    tidy(work, plan, compiler)
    assert kept(work) == set()
    tidy(work, plan, compiler)
    assert (work / "maker.json").exists()


# ---------------------------------------------------------------- MISKATONIC_PURE


@pytest.fixture
def broken_extension(tmp_path: Path) -> Path:
    """Our package's __init__, a module of it, and an extension module no Python can load."""
    inside = tmp_path / "miskatonic" / "kernel"
    inside.mkdir(parents=True)
    shutil.copy(str(miskatonic.__file__), tmp_path / "miskatonic" / "__init__.py")
    (inside / "__init__.py").write_text("")
    (inside / "state.py").write_text("seats = 5\n")
    (inside / f"state{SUFFIX}").write_bytes(b"not an extension module")
    return tmp_path


def import_state(where: Path, pure: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from miskatonic.kernel import state; print(state.seats)"],
        cwd=where,
        env=os.environ | {"MISKATONIC_PURE": pure, "PYTHONPATH": str(where)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_pure_runs_the_source_and_ignores_the_extension_module(broken_extension: Path) -> None:
    assert import_state(broken_extension, pure="1").stdout == "5\n"


@pytest.mark.parametrize("pure", ["0", ""])
def test_otherwise_python_prefers_the_extension_module(broken_extension: Path, pure: str) -> None:
    assert "ImportError" in import_state(broken_extension, pure).stderr
