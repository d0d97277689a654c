"""Every text exists in both languages, with the right terms and numbers."""

import copy
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from miskatonic.games import MANIFESTS
from miskatonic.games.death_may_die.card_text.handwritten import (
    Data,
    content_files,
    fingerprint,
    signatures,
    stale,
    statements,
)
from miskatonic.games.death_may_die.card_text.rule_texts import rule_texts
from miskatonic.games.death_may_die.library import load
from miskatonic.text import Texts
from tests.text.test_texts import messages

LANGUAGES: Final = ("en", "de")
TERMS: Final = Path(__file__).resolve().parents[3] / "docs" / "design" / "death-may-die-terms.md"
LIBRARY: Final = load()
FILES: Final = content_files()
STATEMENTS: Final = statements(FILES)
# Stories and names can use any words.
STORIES: Final = re.compile(r"-(flavour|story|won|lost|left|right)$")
COLUMNS: Final = {"en": 4, "de": 5}


@cache
def texts_of(language: str) -> dict[str, list[str]]:
    """Every text of the game, with all its variants."""
    texts = Texts(language)
    found: dict[str, list[str]] = {}
    for name, inside in messages(language).items():
        if name.startswith(("dmd-", "rules-dmd-", "drawing-dmd-")):
            found[name] = [texts(name, **values) for values in inside.samples()]
    return found


# ---------------------------------------------------------------- words


def forbidden(language: str) -> list[re.Pattern[str]]:
    """The words that the tables of TERMS forbid; a final `*` stands for any ending."""
    patterns = []
    for row in TERMS.read_text(encoding="utf-8").splitlines():
        if row.startswith("| ") and not row.startswith("| thing"):
            for word in row.split("|")[COLUMNS[language]].split(","):
                patterns.append(_pattern(word.strip()))
    return patterns


def _pattern(word: str) -> re.Pattern[str]:
    end = "" if word.endswith("*") else r"(?!\w)"
    flags = re.IGNORECASE if word[0].islower() else 0
    return re.compile(rf"(?<!\w){re.escape(word.rstrip('*'))}{end}", flags)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_one_word_per_thing(language: str) -> None:
    words = forbidden(language)
    assert len(words) > 30
    found = [
        (name, pattern.pattern, text)
        for name, all_said in texts_of(language).items()
        if not STORIES.search(name)
        for text in all_said
        for pattern in words
        if pattern.search(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Die Figur kommt in den Pool."),
        ("de", "Lege eine Ladung an jede Säule."),
        ("en", "Each Ghast within 1 of you moves."),
        ("en", "You may roll again."),
    ],
)
def test_forbidden_words_are_found(language: str, text: str) -> None:
    assert any(pattern.search(text) for pattern in forbidden(language))


# ---------------------------------------------------------------- numbers and forms

WRONG: Final = {
    "en": (
        r"\b1 (?:\w+ )?(?:spaces|successes|dice|wounds|tokens|cards|rerolls|levels|enemies)\b",
        r"\b(?:[2-9]|1\d) (?:more |black |green )?(?:space|success|die|wound|token|reroll|enemy)\b",
        r"\b0 (?:\w+)",
        r"\d\+ ",
        r"\d ×",
        r"\bIf no \w+s? on\b",
        r"\bloses \d+ wounds?\b",
    ),
    "de": (
        r"\b1 (?:\w+ )?(?:Felder|Erfolge|Wunden|Karten|Aktionen|Neuwürfe|Ladungen|Rosen)\b",
        r"\b(?:[2-9]|1\d) (?:Feld|Erfolg|Wunde|Karte|Aktion|Neuwurf|Ladung|Rose)\b",
        r"\b(?:[2-9]|1\d) (?:grüner|schwarzer|freier) ",
        r"\b0 (?:\w+)",
        r"\d\+ ",
        r"\d ×",
        r"\bmusst du: ",
        r"\bverliert \d+ Wunden?\b",
        r"(?<![.:!?„(] )(?<!^)Geistige[nr]? Gesundheit",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_words_agree(language: str) -> None:
    found = []
    for name, all_said in rule_lines(language).items():
        for text in all_said:
            found += [(name, wrong, text) for wrong in WRONG[language] if re.search(wrong, text)]
    assert found == []


def rule_lines(language: str) -> dict[str, list[str]]:
    """The texts of cards, figures, tokens and skills, and of the pages about them."""
    texts = Texts(language)
    found: dict[str, list[str]] = {}
    for deck in MANIFESTS["death-may-die"].reference:
        for component in deck.components:
            said = [" ".join(line.said(texts)) for line in component.lines]
            found[component.id] = found.get(component.id, []) + said
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_clean_punctuation_and_spacing(language: str) -> None:
    found = []
    for name, all_said in rule_lines(language).items():
        for text in all_said:
            lines = text.strip().split("\n")
            found += [(name, line) for line in lines if not re.search(r"[.:!?”“)]$|^[^.]*$", line)]
            found += [(name, line) for line in lines if re.search(r"[{}]|  |\.\.| [.,;:]", line)]
            found += [(name, line) for line in lines if " • " in line or line != line.strip()]
    assert found == []


# ---------------------------------------------------------------- completeness


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_a_rule(language: str) -> None:
    texts = Texts(language)
    decks = MANIFESTS["death-may-die"].reference
    ruleless = {elder.id for elder in LIBRARY.elder_ones}
    for deck in decks:
        assert deck.components, deck.id
        for component in deck.components:
            assert component.name in messages(language), component.id
            assert texts(component.name)
            assert component.lines or component.id in ruleless, component.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_and_every_figure_says_what_it_does(language: str) -> None:
    for entry in (*LIBRARY.tokens, *LIBRARY.enemies):
        assert f"dmd-{entry.id}-rule" in messages(language), entry.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_that_depends_on_the_space_has_a_text_for_each(language: str) -> None:
    places = [name for name in STATEMENTS if "-at-" in name]
    assert len(places) == 6
    assert set() == set(places) - set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_discovery_card_ends_with_its_options_and_its_fallback(
    language: str,
) -> None:
    texts = Texts(language)
    for card in LIBRARY.discoveries:
        lines = texts(f"dmd-{card.id}-rule").split("\n")
        ways = [line for line in lines if line.startswith("• ")]
        if card.options:
            assert lines[-len(ways) :] == ways, card.id
            assert len(ways) == len(card.options) + 1, card.id
            assert lines[-len(ways) - 1].endswith(":"), card.id
        else:
            assert ways == [], card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_rules_mention_is_declared_as_a_noun(language: str) -> None:
    spoken_of = [each.id for each in (*LIBRARY.tokens, *LIBRARY.enemies)] + list(LIBRARY.tags)
    assert set() == {f"dmd-noun-{each}" for each in spoken_of} - set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_call_an_enemy_by_its_name(language: str) -> None:
    texts = Texts(language)
    for enemy in LIBRARY.enemies:
        noun = f"dmd-noun-{enemy.id}"
        forms = {texts(noun), texts.attribute(noun, "weak") or texts(noun)}
        assert any(form in texts(f"dmd-{enemy.id}") for form in forms), enemy.id


# ---------------------------------------------------------------- hand-written texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_written_texts_match_their_data(language: str) -> None:
    """After a change of data: `python -m tools.cards texts`."""
    assert stale(language, FILES) == {}
    assert len(signatures(language)) > 200


def test_both_languages_have_the_same_hand_written_texts() -> None:
    assert set(signatures("en")) == set(signatures("de"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_either_hand_written_or_composed(language: str) -> None:
    assert set() == set(signatures(language)) & set(rule_texts(LIBRARY, Texts(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_written_texts_quote_only_existing_names(language: str) -> None:
    names = {text for all_said in texts_of(language).values() for text in all_said}
    for name in signatures(language):
        for quoted in re.findall("[“„]([^“”„]+)[”“]", Texts(language)(name)):
            assert quoted in names, (name, quoted)


def paths_in(value: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every number, word and flag in a table, with its path."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from paths_in(each, (*before, key))
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from paths_in(each, (*before, at))
    else:
        yield before, value


def changed(data: Data, path: tuple[Any, ...], value: Any) -> Any:
    other = copy.deepcopy(dict(data))
    inside: Any = other
    for step in path[:-1]:
        inside = inside[step]
    if isinstance(value, bool):
        inside[path[-1]] = not value
    elif isinstance(value, int):
        inside[path[-1]] = value + 1
    else:
        inside[path[-1]] = f"{value}-other"
    return other


ASIDE: Final = {"id", "source", "note", "label", "pool", "symbol", "category"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_number_or_target_changes_the_fingerprint_of_its_text(language: str) -> None:
    tried = 0
    for name, signed in signatures(language).items():
        for path, value in paths_in(STATEMENTS[name]):
            if not ASIDE & set(path):
                tried += 1
                assert fingerprint(changed(STATEMENTS[name], path, value)) != signed, (name, path)
    assert tried > 1000


def test_a_change_of_data_is_reported_with_the_stale_text() -> None:
    files = copy.deepcopy(FILES)
    [path] = [each for each in files if each.endswith("tokens.toml")]
    [poison] = [each for each in files[path]["token"] if each["id"] == "poison"]
    poison["trigger"][0]["then"][0]["n"] = 2
    for language in LANGUAGES:
        assert list(stale(language, files)) == ["dmd-poison-rule"]


def test_data_that_is_not_a_rule_does_not_make_a_text_stale() -> None:
    [path] = [each for each in FILES if each.endswith("tokens.toml")]
    files = copy.deepcopy(FILES)
    files[path]["token"][0]["source"] = "elsewhere"
    files[path]["token"][0]["pool"] = 99
    assert stale("en", files) == {}
