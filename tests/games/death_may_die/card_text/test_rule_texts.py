"""Rule texts: every entry has texts in both languages, which match its effects."""

from pathlib import Path

import pytest

from miskatonic.games.death_may_die.card_text.rule_texts import (
    FILE,
    TEXT,
    names_wanted,
    rule_texts,
    write,
)
from miskatonic.games.death_may_die.library import load
from miskatonic.text import Texts

LIBRARY = load()
LANGUAGES = ("en", "de")
# The only relic with handwritten rule texts.
SILVER_KEY = ("normal", "transformed")


def _wanted_texts() -> set[str]:
    return {*names_wanted(LIBRARY), *[f"dmd-silver-key-{side}-rule" for side in SILVER_KEY]}


def _own_texts(language: str) -> list[str]:
    """The ids in the files of a language, without the English fallback."""
    files = sorted((TEXT / language).glob("*.ftl"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [line.partition(" ")[0] for line in lines if line.startswith("dmd-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert set() == _wanted_texts() - set(_own_texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_defined_twice(language: str) -> None:
    own = _own_texts(language)
    assert sorted(set(own)) == sorted(own)


def test_both_languages_have_the_same_texts() -> None:
    assert set(_own_texts("en")) == set(_own_texts("de"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_match_the_effects(language: str) -> None:
    """The composed texts in the files match the data; else run `tools.cards texts --write`."""
    texts = Texts(language)
    rules = rule_texts(LIBRARY, texts)
    assert rules == {name: texts(name) for name in rules if name in set(_own_texts(language))}


def test_rewriting_the_rule_texts_changes_nothing(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
    write(load(), tmp_path)
    for language in LANGUAGES:
        name = Path(language) / FILE
        assert (tmp_path / name).read_bytes() == (TEXT / name).read_bytes()


def _worded(tmp_path: Path, language: str, card: str) -> list[str]:
    """The rule text of a relic in a pack, line by line."""
    pack = tmp_path / language
    pack.mkdir(exist_ok=True)
    heads = '[[relic]]\nid = "thing"\nsource = "ours"\n'
    other = '[relic.transformed]\nbonus = [{ what = "run" }]\n'
    (pack / "relics.toml").write_text(f"{heads}[relic.normal]\n{card}\n{other}")
    return rule_texts(load(pack), Texts(language))["dmd-thing-normal-rule"].split("\n")


@pytest.mark.parametrize(
    ("effect", "english", "german"),
    [
        ('{ do = "wound" }', "take 1 wound", "Erleide 1 Wunde"),
        ('{ do = "wound", n = 2 }', "take 2 wounds", "Erleide 2 Wunden"),
        ('{ do = "walk", n = 1 }', "move up to 1 space", "Bewege dich bis zu 1 Feld weit"),
        (
            '{ do = "summon", enemy = "cultist", gate = "red", n = 2 }',
            "summon 2 Cultists at the red gate",
            "Beschwöre 2 Kultisten am roten Tor",
        ),
        (
            '{ do = "summon", enemy = "unnamable", gate = "blue" }',
            "summon 1 Unnamable at the blue gate",
            "Beschwöre 1 Unsagbares am blauen Tor",
        ),
        ('{ do = "gain", token = "poison" }', "gain 1 Poison token", "Nimm 1 Giftmarker"),
        ('{ do = "heal", mix = 1 }', "heal 1 stress or 1 wound", "Heile 1 Stress oder 1 Wunde"),
        (
            '{ do = "wound", n = "tokens-on-you:fire" }',
            "take 1 wound for each Fire token you have",
            "Erleide 1 Wunde für jeden Feuermarker, den du hast",
        ),
    ],
)
def test_effects_have_the_right_number_gender_and_case(
    tmp_path: Path, effect: str, english: str, german: str
) -> None:
    card = f'trigger = [{{ on = "turn-start", then = [{effect}] }}]'
    assert [f"At the start of your turn, {english}."] == _worded(tmp_path, "en", card)
    assert [f"Zu Beginn deines Zuges: {german}."] == _worded(tmp_path, "de", card)


@pytest.mark.parametrize(
    ("condition", "english", "german"),
    [
        (
            '{ is = "count", of = "enemies-here:cultist", max = 0 }',
            "if there are no Cultists on your space",
            "wenn es auf deinem Feld keinen Kultisten gibt",
        ),
        (
            '{ is = "count", of = "wounds", max = 0 }',
            "if you have no wounds",
            "wenn du keine Wunde hast",
        ),
        (
            '{ is = "count", of = "stress", min = 3 }',
            "if you have 3 or more stress",
            "wenn du 3 oder mehr Stress hast",
        ),
        (
            '{ is = "tokens", token = "fire", at = "you", min = 1 }',
            "if there are any Fire tokens on your space",
            "wenn es auf deinem Feld mindestens 1 Feuermarker gibt",
        ),
        (
            '{ is = "count", of = "investigators-here", max = 1 }',
            "if you are alone on your space",
            "wenn du allein auf deinem Feld bist",
        ),
    ],
)
def test_conditions_are_worded_with_their_numbers(
    tmp_path: Path, condition: str, english: str, german: str
) -> None:
    card = f'trigger = [{{ on = "turn-end", if = [{condition}], then = [{{ do = "stress" }}] }}]'
    assert [f"At the end of your turn, {english}, take 1 stress."] == _worded(tmp_path, "en", card)
    assert [f"Am Ende deines Zuges, {german}: Erleide 1 Stress."] == _worded(tmp_path, "de", card)


def test_enemies_are_the_grammatical_subject_of_their_own_acts_only(tmp_path: Path) -> None:
    card = """use = [{ timing = "action", then = [{ do = "enemies", kind = "ghast", then = [
        { do = "move", n = 1, toward = "you" },
        { do = "mend", n = 2 },
        { do = "investigators", who = "with-it", then = [{ do = "sanity" }] },
    ] }] }]"""
    assert _worded(tmp_path, "en", card) == [
        (
            "Action: Each Ghast moves 1 space toward you and heals 2 wounds. "
            "Each investigator on its space loses 1 sanity."
        )
    ]
    assert _worded(tmp_path, "de", card) == [
        (
            "Aktion: Jeder Ghast zieht 1 Feld auf dich zu und heilt 2 Wunden. "
            "Jeder Ermittler auf seinem Feld verliert 1 geistige Gesundheit."
        )
    ]


def test_a_price_is_worded_as_paid_for_what_follows(tmp_path: Path) -> None:
    card = """use = [{ timing = "free", once = "turn", cost = { stress = 1 }, then = [
        { do = "gain", token = "poison" }, { do = "heal", stress = 2 },
    ] }]"""
    assert _worded(tmp_path, "en", card) == [
        "Free action, once a turn: take 1 stress to gain 1 Poison token and heal 2 stress."
    ]
    assert _worded(tmp_path, "de", card) == [
        "Freie Aktion, einmal pro Zug: Erleide 1 Stress und nimm 1 Giftmarker und heile 2 Stress."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_worded_differently_from_sequences(language: str) -> None:
    rules = rule_texts(LIBRARY, Texts(language))
    head, *ways = rules["dmd-e1-bailiff-rule"].split("\n")
    assert head.endswith(":")
    assert [line[:2] for line in ways] == ["• "] * 3
    in_turn = rules["dmd-e1-pale-riders-rule"].split("\n")
    assert len(in_turn) == 2
    assert not any(line.startswith("•") for line in in_turn)


# Keywords that the box rarely uses.
RARE = """
[[relic]]
id = "rare-words"
source = "ours"
[relic.normal]
use = [
    { timing = "any", if = [
        { is = "tokens", token = "fire", at = "you", max = 2, not = true },
        { is = "at", space = "most:fire", not = true },
        { is = "within", n = 2, space = "start" },
        { is = "within", n = 2, space = "elder", not = true },
        { is = "count", of = "items", min = 1, max = 2 },
        { is = "investigators", who = "here", min = 2 },
        { is = "enemies", kind = "elder", here = true, min = 1 },
    ], cost = { tokens = { token = "poison", n = 2 }, stress = 1, card = "item" }, then = [
        { do = "actions", n = 1 },
        { do = "roll", need = { blanks = 1 }, then = [{ do = "wound", n = "roll-blanks" }] },
        { do = "roll", each-success = [{ do = "heal", stress = 1 }] },
        { do = "roll-against", black = 0, green = 2, then = [{ do = "wound" }] },
        { do = "choose", options = [
            { label = "look-away", cost = { stress = 1 }, then = [{ do = "investigate" }] },
        ], otherwise = [{ do = "put", at = "gate:chosen" }] },
        { do = "enemies", kind = "enemy", then = [
            { do = "banish" },
            { do = "investigators", who = "chosen-with-it", then = [{ do = "stress" }] },
        ] },
        { do = "investigators", who = "active", then = [{ do = "stress" }] },
        { do = "investigators", who = "chosen-here", then = [{ do = "stress" }] },
        { do = "remove", token = "fire", all = true, at = "most:fire" },
        { do = "times", n = 2, then = [{ do = "take", token = "fire" }] },
    ] },
]
[relic.transformed]
bonus = [{ what = "actions" }, { what = "ignore-sanity", on = "fire" }]
trigger = [
    { on = "attacked", then = [{ do = "wound", n = "wounds-dealt" }] },
    { on = "roll", may = true, once = "turn", then = [{ do = "investigate" }] },
    { on = "rest", may = true, if = [{ is = "safe" }], then = [
        { do = "discard", card = "companion" },
    ] },
]
use = [{ timing = "roll", once = "roll", cost = { stress = 1 }, then = [{ do = "calm" }] }]
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_keywords_have_a_wording_too(language: str, tmp_path: Path) -> None:
    pack = tmp_path / "rare"
    pack.mkdir()
    (pack / "relics.toml").write_text(RARE)
    rules = rule_texts(load(pack), Texts(language))
    texts = rules["dmd-rare-words-normal-rule"] + rules["dmd-rare-words-transformed-rule"]
    assert len(texts) > 900
    assert "{" not in texts
