"""Print the pinned and hashed requirements of a server: `python -m tools.requirements`.

These are the entries of requirements.lock that the package and its extras depend on.
"""

import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = ROOT / "requirements.lock"
PACKAGE: Final = "miskatonic"
NAME: Final = re.compile(r"[A-Za-z0-9._-]+")
EXTRAS: Final = re.compile(r"\[([^]]*)\]")
EXTRA: Final = re.compile(r"extra == ['\"]([^'\"]+)")


def pinned(lock: str) -> dict[str, str]:
    """The lock file's entries, by package name."""
    blocks = re.split(r"\n(?=[a-z0-9])", re.sub(r"(?m)^#.*\n", "", lock))
    return {_name(block): block.rstrip() for block in blocks if block.strip()}


def _name(requirement: str) -> str:
    found = NAME.match(requirement.strip())
    assert found is not None, requirement
    return re.sub(r"[._-]+", "-", found.group()).lower()


def needed(package: str = PACKAGE) -> set[str]:
    """All direct and indirect dependencies of a package.

    Includes all of its own extras, but only the requested extras of other packages.
    """
    found: set[str] = set()
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = list(_asked_by(package, None))
    while waiting:
        name, extras = waiting.pop()
        if (name, extras) not in seen:
            seen.add((name, extras))
            found.add(name)
            waiting += _asked_by(name, extras)
    return found


def _asked_by(package: str, extras: frozenset[str] | None) -> Iterator[tuple[str, frozenset[str]]]:
    """The requirements of a package with these extras (None: all), each with its extras."""
    try:
        asked = requires(package) or []
    except PackageNotFoundError:
        # A dependency for another platform.
        return
    for each in asked:
        what, _, when = each.partition(";")
        extra = EXTRA.search(when)
        if extra is None or extras is None or extra[1] in extras:
            wanted = EXTRAS.search(what)
            names = wanted[1].split(",") if wanted else ()
            yield _name(what), frozenset(name.strip() for name in names)


def main() -> int:
    lines = pinned(LOCK.read_text(encoding="utf-8"))
    print("\n".join(lines[name] for name in sorted(needed()) if name in lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
