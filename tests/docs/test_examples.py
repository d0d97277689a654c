"""The examples of the pages run, and the reference is complete."""

import doctest
import re
from pathlib import Path

import pytest

from miskatonic.cli.parser import build_parser
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.manifest import Manifest
from miskatonic.kernel.game import Game
from miskatonic.kernel.replay import Record
from miskatonic.text import Texts

ROOT = Path(__file__).resolve().parents[2]
API = ROOT / "docs" / "api.md"
PAGES = [ROOT / "README.md", API, ROOT / "docs" / "architecture.md"]


@pytest.fixture
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in the folder where readers try the examples."""
    monkeypatch.chdir(ROOT)


@pytest.mark.usefixtures("_at_the_root")
@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_the_examples_run(page: Path) -> None:
    failed, tried = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert tried > 0
    assert failed == 0


def public(*holders: object) -> set[str]:
    """The attributes that do not begin with an underscore, also those of compiled classes."""
    return {name for each in holders for name in dir(each) if not name.startswith("_")}


def test_every_public_attribute_of_a_game_is_in_the_reference() -> None:
    page = API.read_text(encoding="utf-8")
    names = public(Game, GAMES["arkham-ritual"])
    assert len(names) > 35
    assert [name for name in sorted(names) if f"`game.{name}" not in page] == []


def test_every_public_attribute_of_a_manifest_and_a_record_is_in_the_reference() -> None:
    page = API.read_text(encoding="utf-8")
    manifest = MANIFESTS["arkham-ritual"]
    names = public(Manifest, manifest)
    assert [name for name in sorted(names) if f"`manifest.{name}" not in page] == []
    record = Record("", 0, 0, {}, b"", [])
    assert [name for name in sorted(public(record)) if f"`{name}" not in page] == ["to_json"]
    assert "`record.to_json()`" in page


def test_the_readme_lists_every_command() -> None:
    parser = build_parser(Texts("en"))
    (commands,) = [
        set(action.choices) for action in parser._actions if isinstance(action.choices, dict)
    ]
    text = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Commands")[2]
    listed = re.findall(r"^\| `([a-z]+)` \|", text, re.MULTILINE)
    assert sorted(listed) == sorted(commands)
