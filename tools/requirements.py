"""What a server needs besides its wheel, as pinned with hashes: `python -m tools.requirements`.

Of requirements.lock, everything that the package and its extras ask for, and what that asks for.
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
    """By name: the lines of the lock."""
    blocks = re.split(r"\n(?=[a-z0-9])", re.sub(r"(?m)^#.*\n", "", lock))
    return {_name(block): block.rstrip() for block in blocks if block.strip()}


def _name(requirement: str) -> str:
    found = NAME.match(requirement.strip())
    assert found is not None, requirement
    return re.sub(r"[._-]+", "-", found.group()).lower()


def needed(package: str = PACKAGE) -> set[str]:
    """All that a package asks for, directly or not; all of its own extras count, of those of others
    what is asked for by name.
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
    """What it asks for with these extras, each with those that it asks for; None are all."""
    try:
        asked = requires(package) or []
    except PackageNotFoundError:
        # For another system than this.
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
