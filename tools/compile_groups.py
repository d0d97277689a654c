"""Run mypyc and the C compiler on groups of modules; tools/compile.py calls this as a program.

Its one argument is JSON: the optimisation level, and for each group the files that belong to it. It
runs in the folder the files are named from, and leaves the extension modules in ../lib.
"""

import json
import os
import sys

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]


def main() -> None:
    plan = json.loads(sys.argv[1])
    named = [(files, name) for name, files in plan["groups"].items()]
    modules = mypycify(
        ["--strict", "--no-warn-unused-ignores", *[file for files, _ in named for file in files]],
        opt_level=plan["optimise"],
        debug_level="0",
        separate=named,
        target_dir="../c",
    )
    if os.name == "posix":
        for module in modules:
            # Nobody replaces our functions from outside, so calls within a library may be direct.
            module.extra_compile_args.append("-fno-semantic-interposition")
    folders = ["--build-lib", "../lib", "--build-temp", "../objects"]
    parallel = ["--parallel", str(os.cpu_count() or 1)]
    setup(name="rules", ext_modules=modules, script_args=["build_ext", *folders, *parallel])


if __name__ == "__main__":
    main()
