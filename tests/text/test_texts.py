"""The texts: complete in English and German, with the same variables, and always filled in."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from miskatonic.games import MANIFESTS
from miskatonic.text import LANGUAGES, Texts, Value, language_of, text_files

ARTIFACTS = ["candelabra", "dagger", "idol", "chalice", "tome"]
ARTIFACT_CARDS = [f"{artifact}-{colour}" for artifact in ARTIFACTS for colour in ("sane", "cursed")]
EVENTS = ["elder-sign", "gate", "magical-orb", "shining-trapezohedron"]
CHARACTERS = ["investigator", "wary-student", "cultist", "mad-professor"]
GREAT_OLD_ONES = ["cthulhu", "nyarlathotep", "yog-sothoth", "hastur", "mystery-card"]
SPECIAL_CARDS = EVENTS + CHARACTERS + GREAT_OLD_ONES
SLOTS = ["orb_slot", "hero_slot", "villain_slot", "great_old_one"]
OPTIONS = [*SLOTS, "first_player", "doom_track", "competitive", "companion", "referee"]
PLURALS = {"zero": 0, "one": 1, "other": 2}
# A noun's gender and forms, which not every language has.
GRAMMAR = {"gender", "case", "noun", "weak", "dat", "many", "manydat"}


class Inside(Visitor):
    """The variables of a message, with the cases of those it selects on."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.cases: dict[str, set[Value]] = {}
        self.times: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "DATETIME":
            [time] = node.arguments.positional
            assert isinstance(time, ast.VariableReference)
            self.times.add(time.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.cases.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                keys.add(int(variant.key.value))
            else:
                keys.add(PLURALS.get(variant.key.name, variant.key.name))
        self.generic_visit(node)

    def counts(self) -> set[str]:
        """The variables that only select a plural form, which differs between languages."""
        return {name for name, keys in self.cases.items() if all(isinstance(k, int) for k in keys)}

    def named_cases(self) -> dict[str, set[Value]]:
        aside = self.counts() | GRAMMAR
        return {name: keys for name, keys in self.cases.items() if name not in aside}

    def samples(self) -> Iterator[dict[str, Any]]:
        """Values that cover every case."""
        names = sorted(self.variables)
        for values in product(*(self._values(name) for name in names)):
            yield dict(zip(names, values, strict=True))

    def _values(self, name: str) -> set[Any]:
        if name in self.times:
            return {datetime(2026, 11, 17, 20, 15, tzinfo=UTC)}
        return self.cases.get(name, {f"<{name}>"})


@cache
def entries(language: str) -> list[ast.EntryType]:
    sources = [file.read_text(encoding="utf-8") for file in text_files(language)]
    return [entry for source in sources for entry in FluentParser().parse(source).body]


@cache
def messages(language: str) -> dict[str, Inside]:
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Inside()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses_and_no_id_is_used_twice(language: str) -> None:
    found = entries(language)
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(set(names)) == sorted(names)


def test_english_and_german_have_the_same_texts() -> None:
    assert set(messages("en")) == set(messages("de"))


def test_korean_has_no_text_that_english_lacks() -> None:
    assert set() == set(messages("ko")) - set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_the_same_variables_and_cases_in_every_language(language: str) -> None:
    for name, inside in messages(language).items():
        english = messages("en")[name]
        assert english.named_cases() == inside.named_cases(), name
        said, by_all = inside.variables - GRAMMAR, english.variables - GRAMMAR
        assert by_all - english.counts() <= said <= by_all, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_reads_well_in_all_its_cases(language: str) -> None:
    texts = Texts(language)
    for name, inside in messages(language).items():
        for values in inside.samples():
            text = texts(name, **values)
            # The parts of composed card texts include their spaces.
            assert (text if name.startswith("dmd-w-") else text.strip()) == text != "", name
            assert not re.search("[{}\u2066-\u2069]|  ", text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_types_and_colours_have_distinct_names_in_every_language(language: str) -> None:
    ids = [f"ar-card-{card}" for card in ARTIFACT_CARDS + SPECIAL_CARDS]
    ids += [f"ar-type-{artifact}" for artifact in ARTIFACTS]
    ids += ["ar-colour-sane", "ar-colour-cursed"]
    assert set() == set(ids) - set(messages(language))
    assert len(ids) == len({Texts(language)(name) for name in ids})


def test_every_special_card_has_its_rule_and_every_option_its_help() -> None:
    ids = {f"ar-rule-{card}" for card in SPECIAL_CARDS}
    ids |= {f"ar-option-{option}{end}" for option in OPTIONS for end in ("", "-help")}
    assert set() == ids - set(messages("en"))


@pytest.mark.parametrize(
    ("language", "name", "values", "expected"),
    [
        ("en", "ar-choice-give", {"seat": "Ada"}, "Pass it to Ada"),
        ("de", "ar-event-survived", {"who": "Ada"}, "Ada übersteht die Runde."),
        ("en", "ar-view-deck", {"n": 0}, "The deck is empty"),
        ("en", "ar-view-deck", {"n": 1}, "1 card in the deck"),
        ("de", "ar-view-deck", {"n": 17}, "17 Karten im Stapel"),
        ("ko", "ar-type-candelabra", {}, "촛대"),
    ],
)
def test_a_text_is_formatted_with_its_values_in_its_language(
    language: str, name: str, values: dict[str, Value], expected: str
) -> None:
    assert expected == Texts(language)(name, **values)


def test_missing_korean_texts_fall_back_to_english() -> None:
    assert Texts("en")("ask-optional") == Texts("ko")("ask-optional")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("de_DE.UTF-8", "de"),
        ("KO_kr", "ko"),
        ("fr", "en"),
        ("C", "en"),
    ],
)
def test_a_locale_selects_a_language_and_falls_back_to_english(locale: str, language: str) -> None:
    assert language == language_of(locale) == Texts(locale).language


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_id_is_a_bug_and_is_named(language: str) -> None:
    with pytest.raises(KeyError, match="ar-no-such-text"):
        Texts(language)("ar-no-such-text")


def test_a_forgotten_variable_is_a_bug_and_is_named() -> None:
    with pytest.raises(KeyError, match=r"ar-choice-give.*seat"):
        Texts("en")("ar-choice-give", who="Ada")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_games_introduction_has_at_most_sixty_words(language: str) -> None:
    texts = Texts(language)
    for manifest in MANIFESTS.values():
        assert len(texts(f"{manifest.prefix}-intro").split()) <= 60
