"""The lock files name no host and contain everything that the project needs."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


LOCKS = ("requirements.lock", "requirements-play.lock")


def locked(lock: str) -> list[str]:
    """The lock's entries, each with its hashes on one line."""
    text = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_names_no_index_host_or_path(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert re.findall(r"https?:|file:|--(?:extra-)?index|--find-links| @ |\.whl|/", text) == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_entry_of_the_lock_is_pinned_and_hashed(lock: str) -> None:
    for entry in locked(lock):
        assert re.match(r"[a-z0-9-]+==[\w.]+ ", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize(("lock", "group"), [(LOCKS[0], "dev"), (LOCKS[1], "play")])
def test_the_lock_has_every_dependency_of_the_project(lock: str, group: str) -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = pyproject["dependency-groups"]
    named = [*pyproject["project"]["dependencies"], *groups["play"]]
    named += [each for each in groups[group] if isinstance(each, str)]
    pinned = {entry.split("==")[0] for entry in locked(lock)}
    missing = {name for name in map(normalized, named) if name not in pinned}
    assert missing == set()


def test_players_get_the_same_versions_as_developers() -> None:
    assert set(locked(LOCKS[1])) <= set(locked(LOCKS[0]))


def normalized(requirement: str) -> str:
    name = re.split(r"[\[<>=!~; ]", requirement)[0]
    return re.sub(r"[-_.]+", "-", name).lower()
