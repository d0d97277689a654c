"""Run mypyc and the C compiler on groups of modules; tools/compile.py calls this as a program.

Its only argument is JSON: the optimisation level, the number of parallel processes, the files of
each group, and arguments to the C compiler and the linker for the libraries that hold a group's
code. It runs in the folder that file names are relative to, writes the extension modules to ../lib,
and prints its progress in percent.
"""

import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

# The percentage of the time spent on type checking and generating C.
WRITING_C = 25
# For deeply nested objects, mypyc uses Python's trashcan, a list linked through the GC headers.
# Acyclic objects have no GC header, so the trashcan would overwrite the memory before them; this
# macro frees them at once instead. Python 3.14 and later check this themselves.
HEADER = """\
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#if PY_VERSION_HEX < 0x030E0000
#undef Py_TRASHCAN_BEGIN
#define Py_TRASHCAN_BEGIN(op, dealloc) \\
    Py_TRASHCAN_BEGIN_CONDITION(op, PyObject_IS_GC(_PyObject_CAST(op)) && \\
        _PyTrash_cond(_PyObject_CAST(op), (destructor)dealloc))
#endif
"""


class BuildWhole(build_ext):  # type: ignore[misc]
    """Rebuilds objects left unfinished by a killed process, and reports progress.

    A partly written object would pass for a finished one, because it is newer than its sources.
    """

    def build_extensions(self) -> None:
        self.sizes = {
            each.name: sum(map(os.path.getsize, each.sources)) for each in self.extensions
        }
        self.done, self.counting = 0, threading.Lock()
        # Largest first, so that no long compilation starts last.
        self.extensions.sort(key=lambda each: -self.sizes[each.name])
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        made = Path(self.get_ext_fullpath(ext.name))
        mark = made.with_name(f"{made.name}.unfinished")
        if mark.exists():
            made.unlink(missing_ok=True)
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
        super().build_extension(ext)
        mark.unlink()
        with self.counting:
            self.done += self.sizes[ext.name]
            share = self.done / sum(self.sizes.values())
            if self.sizes[ext.name] * 100 > sum(self.sizes.values()):
                progress(WRITING_C + round((100 - WRITING_C) * share))


def progress(percent: int) -> None:
    print(f"progress: {percent}", flush=True)


def main() -> None:
    plan = json.loads(sys.argv[1])
    modules = written_in_c(plan)
    progress(WRITING_C)
    setup(
        name="rules",
        ext_modules=modules,
        cmdclass={"build_ext": BuildWhole},
        script_args=[
            "build_ext",
            *("--build-lib", "../lib", "--build-temp", "../objects"),
            *("--parallel", str(plan["processes"])),
        ],
    )


def written_in_c(plan: dict[str, Any]) -> list[Extension]:
    named = [(files, name) for name, files in plan["groups"].items()]
    # Interpreted modules may need libraries that are missing here: skip their types.
    flags = ["--strict", "--no-warn-unused-ignores", "--follow-imports=silent"]
    modules: list[Extension] = mypycify(
        [*flags, *[file for files, _ in named for file in files]],
        opt_level=plan["optimise"],
        debug_level="0",
        separate=named,
        target_dir="../c",
    )
    header = Path("../c/acyclic.h").resolve()
    header.write_text(HEADER, encoding="ascii")
    for module in modules:
        # Copied, because mypyc gives all modules the same list.
        module.extra_compile_args = [*module.extra_compile_args, *usual_flags(header)]
        # The other modules are stubs that point to the library.
        if module.name.endswith("__mypyc"):
            module.extra_compile_args += plan["library"]["compile"]
            module.extra_link_args = [*module.extra_link_args, *plan["library"]["link"]]
    return modules


def usual_flags(header: Path) -> list[str]:
    if os.name != "posix":
        return [f"/FI{header}"]
    # Functions are never interposed, so calls within a library can be direct.
    return ["-fno-semantic-interposition", "-include", str(header)]


if __name__ == "__main__":
    main()
