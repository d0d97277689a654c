"""What the files around the code promise: the lock names no host, and all that is needed."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def locked() -> list[str]:
    """The lock's entries, each with its hashes on one line."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def test_the_lock_names_no_index_host_or_path() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert re.findall(r"https?:|file:|--(?:extra-)?index|--find-links| @ |\.whl|/", text) == []


def test_every_entry_of_the_lock_is_pinned_and_hashed() -> None:
    for entry in locked():
        assert re.match(r"[a-z0-9-]+==[\w.]+ ", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


def test_the_lock_holds_everything_that_the_project_names() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = [*pyproject["project"]["dependencies"], *pyproject["dependency-groups"]["dev"]]
    pinned = {entry.split("==")[0] for entry in locked()}
    missing = {name for name in map(normalized, named) if name not in pinned}
    assert missing == set()


def normalized(requirement: str) -> str:
    name = re.split(r"[\[<>=!~; ]", requirement)[0]
    return re.sub(r"[-_.]+", "-", name).lower()
