"""Run mypyc and the C compiler on groups of modules; tools/compile.py calls this as a program.

Its one argument is JSON: the optimisation level, how many processes may compile at the same time,
for each group the files that belong to it, and what the C compiler and the linker are told of the
library that holds a group's code. It runs in the folder the files are named from, and
leaves the extension modules in ../lib. Now and then a line says how far it is, in percent.
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

# The part of the time that types and the writing of C take.
WRITING_C = 25
# mypyc defers the freeing of what is nested deeply, by a list that runs through the heads that the
# collector of garbage gives its objects. An acyclic object has no such head, and what lies before
# it would be overwritten; it is freed at once instead. From 3.14 on Python looks by itself.
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
    """An object that was being written when we were killed is made anew; and it says how far it is.

    Otherwise half a file would pass for a finished one, as it is newer than its sources.
    """

    def build_extensions(self) -> None:
        self.sizes = {
            each.name: sum(map(os.path.getsize, each.sources)) for each in self.extensions
        }
        self.done, self.counting = 0, threading.Lock()
        # The longest first: at its end no process waits for another that has just begun.
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
    # What stays interpreted may need libraries that are not here: no word about its types.
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
        # mypyc gives all of them one list; each gets its own.
        module.extra_compile_args = [*module.extra_compile_args, *usual_flags(header)]
        # What stands for each module of a group only points to the library.
        if module.name.endswith("__mypyc"):
            module.extra_compile_args += plan["library"]["compile"]
            module.extra_link_args = [*module.extra_link_args, *plan["library"]["link"]]
    return modules


def usual_flags(header: Path) -> list[str]:
    if os.name != "posix":
        return [f"/FI{header}"]
    # Nobody replaces our functions from outside, so calls within a library may be direct.
    return ["-fno-semantic-interposition", "-include", str(header)]


if __name__ == "__main__":
    main()
