"""The catalogue of all cards and pieces: it is up to date, and every game is in it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from miskatonic.games import MANIFESTS
from miskatonic.text import Texts
from tools import cards
from tools.client import manifest

LANGUAGES: Final = ("en", "de")


def test_the_catalogue_and_the_reference_of_the_client_are_up_to_date() -> None:
    """`python -m tools.cards` writes them again. Other tests add games and packs, so it is asked
    in a process of its own.
    """
    added = ("MISKATONIC_GAMES", "MISKATONIC_PACKS")
    plain = {name: value for name, value in os.environ.items() if name not in added}
    check = [sys.executable, "-m", "tools.cards", "--check"]
    done = subprocess.run(
        check, cwd=cards.ROOT, env=plain, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr


def test_a_page_that_says_something_else_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = cards.out_of_date()
    wanted = cards.catalogue()
    page = next(path for path in wanted if path.suffix == ".md")
    changed = {**wanted, page: wanted[page] + "and more"}
    monkeypatch.setattr(cards, "catalogue", lambda: changed)
    found = [each for each in cards.out_of_date() if each not in before]
    assert found == [page.relative_to(cards.ROOT).as_posix()]


@pytest.mark.parametrize("game", MANIFESTS)
def test_every_component_can_be_said_in_both_languages(game: str) -> None:
    decks = MANIFESTS[game].reference
    assert sum(len(deck.components) for deck in decks) > 20
    for language in LANGUAGES:
        texts = Texts(language)
        for deck in decks:
            assert deck.title(texts)
            for component in deck.components:
                assert texts(component.name, **component.values)
                assert all(line.said(texts)[1] for line in component.lines), component.id
                assert texts(f"reference-source-{component.source}")


@pytest.mark.parametrize("game", MANIFESTS)
def test_ids_are_told_apart_within_a_deck(game: str) -> None:
    for deck in MANIFESTS[game].reference:
        ids = [component.id for component in deck.components]
        assert sorted(set(ids)) == sorted(ids), deck.id


@pytest.mark.parametrize("game", MANIFESTS)
def test_every_drawing_that_is_named_is_there(game: str) -> None:
    [pictures] = [each["pictures"] for each in manifest() if each["id"] == game]
    named = {each.drawing for deck in MANIFESTS[game].reference for each in deck.components}
    assert set() == named - {""} - set(pictures)
