"""What goes into a wheel beside the sources: the built client; with MISKATONIC_COMPILE=1 also the
extension modules, which then are made first, and with MISKATONIC_COMPILE=profiled by what ran
often. Such a wheel is for one Python on one system.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/miskatonic/server/static"


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        if not (root / CLIENT / "index.html").is_file():
            raise RuntimeError("the client is not built: run `make client` first")
        wanted = os.environ.get("MISKATONIC_COMPILE", "0")
        if wanted in ("", "0"):
            return
        sys.path.insert(0, str(root))
        from tools.compile import fingerprint, is_current, main, objects  # noqa: PLC0415

        if main(["--profiled"] if wanted == "profiled" else []) != 0 or not is_current(
            root, fingerprint(root)
        ):
            raise RuntimeError("MISKATONIC_COMPILE is set, but nothing could be compiled")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for made in objects(root):
            build_data["force_include"][str(made)] = made.relative_to(root / "src").as_posix()
