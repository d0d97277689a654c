"""Three Lovecraftian board games at one table."""

import importlib.machinery as _machinery
import os as _os
import sys as _sys

__all__ = ["__version__"]
__version__ = "0.1.0"


def _source_finder(directory: str) -> _machinery.FileFinder:
    """Find only .py files, and only in this package; elsewhere Python's own finders go on."""
    home = _os.path.dirname(__file__)
    if directory != home and not directory.startswith(home + _os.sep):
        raise ImportError(f"{directory} is not in {home}")
    source = (_machinery.SourceFileLoader, _machinery.SOURCE_SUFFIXES)
    return _machinery.FileFinder(directory, source)


# `make compile` puts extension modules beside the .py files they were made from, and Python prefers
# them. The tests must also run what is written (docs/adr/0005), in the same checkout.
if _os.environ.get("MISKATONIC_PURE", "0") not in ("", "0"):
    _sys.path_hooks.insert(0, _source_finder)
