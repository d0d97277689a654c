"""The catalogue of all cards and pieces is complete and covers every game."""

import os
import re
from pathlib import Path
from typing import Final

import pytest

from miskatonic.games import MANIFESTS
from miskatonic.text import Texts
from tools import cards
from tools.client import manifest

LANGUAGES: Final = ("en", "de")


def test_the_catalogue_links_exactly_the_existing_pages() -> None:
    pages = cards.catalogue()
    contents = pages[cards.CARDS / "README.md"]
    linked = {cards.CARDS / link for link in re.findall(r"\]\(([^)]+)\)", contents)}
    assert linked == {path for path in pages if path.suffix == ".md"} - {cards.CARDS / "README.md"}
    drawings = {path for path in pages if path.suffix == ".svg"}
    for page in linked:
        drawn = {page.parent / each for each in re.findall(r'src="([^"]+)"', pages[page])}
        assert {Path(os.path.normpath(path)) for path in drawn} <= drawings


@pytest.mark.parametrize("game", MANIFESTS)
def test_every_component_has_texts_in_both_languages(game: str) -> None:
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
def test_ids_are_unique_within_a_deck(game: str) -> None:
    for deck in MANIFESTS[game].reference:
        ids = [component.id for component in deck.components]
        assert sorted(set(ids)) == sorted(ids), deck.id


@pytest.mark.parametrize("game", MANIFESTS)
def test_every_named_drawing_exists(game: str) -> None:
    [pictures] = [each["pictures"] for each in manifest() if each["id"] == game]
    named = {each.drawing for deck in MANIFESTS[game].reference for each in deck.components}
    assert set() == named - {""} - set(pictures)
