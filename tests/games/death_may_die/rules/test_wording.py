"""What the cards say: every entry has its words in both languages, and they say what it does."""

import shutil
from pathlib import Path

import pytest

from miskatonic.games.death_may_die.content.load import load
from miskatonic.games.death_may_die.content.wording import HEADING, TEXT, rule_texts, write
from miskatonic.games.death_may_die.effects.flow import Choose
from miskatonic.text import Texts

LIBRARY = load()
LANGUAGES = ("en", "de")


def _wanted_texts() -> set[str]:
    entries = [
        *LIBRARY.tokens,
        *LIBRARY.enemies,
        *LIBRARY.skills,
        *LIBRARY.investigators,
        *LIBRARY.insanities,
        *LIBRARY.relics,
        *LIBRARY.mythos,
        *LIBRARY.discoveries,
        *LIBRARY.episodes,
        *LIBRARY.elder_ones,
    ]
    wanted = {entry.id for entry in entries}
    for episode in LIBRARY.episodes:
        wanted |= {space.id for space in episode.map.spaces}
        wanted |= {action.id for action in episode.actions}
        wanted.add(f"{episode.id}-flavour")
        for card in episode.discoveries:
            wanted.add(f"{card.id}-story")
            wanted |= {f"{card.id}-left"} if card.left else set()
            wanted |= {f"{card.id}-right"} if card.right else set()
    for elder in LIBRARY.elder_ones:
        wanted |= {stage.id for stage in elder.stages}
    for skill in LIBRARY.skills:
        wanted |= {f"{skill.id}-level{level}" for level in (1, 2, 3, 4)}
    wanted |= {f"tag-{tag}" for tag in LIBRARY.tags}
    wanted |= {f"label-{label}" for label in _labels()}
    wanted |= {"silver-key-normal-rule", "silver-key-transformed-rule"}
    return {f"dmd-{name}" for name in wanted}


def _labels() -> set[str]:
    found = {
        option.label
        for effect in LIBRARY.effects
        if isinstance(effect, Choose)
        for option in effect.options
    }
    found |= {option.label for card in LIBRARY.discoveries for option in card.options}
    return found - {""}


def _own_texts(language: str) -> list[str]:
    """The ids of the language's own file, so that English does not stand in for German."""
    path = TEXT / language / "game.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.partition(" ")[0] for line in lines if line.startswith("dmd-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert set() == _wanted_texts() - set(_own_texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_twice(language: str) -> None:
    own = _own_texts(language)
    assert sorted(set(own)) == sorted(own)


def test_both_languages_have_the_same_texts() -> None:
    assert set(_own_texts("en")) == set(_own_texts("de"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_says_is_what_it_does(language: str) -> None:
    """The rule texts in the files are those of the data: `wording.write()` after a change."""
    texts = Texts(language)
    rules = rule_texts(LIBRARY, texts)
    assert rules == {name: texts(name) for name in rules if name in set(_own_texts(language))}


def test_an_enemy_takes_the_place_of_the_pronoun_and_nobody_else_does() -> None:
    """Each Beast attacks each investigator on its space; they do not attack."""
    texts = Texts("en")
    assert texts("dmd-e6-pale-hunters-rule").startswith("Each Ghast moves 2 toward you.")
    assert texts("dmd-beauty-and-the-beast-advance").endswith(
        "Each investigator on its space: It attacks at once."
    )


def test_writing_the_rule_texts_again_changes_nothing(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        shutil.copy(TEXT / language / "game.ftl", tmp_path / language)
    write(tmp_path)
    for language in LANGUAGES:
        name = Path(language) / "game.ftl"
        assert (tmp_path / name).read_bytes() == (TEXT / name).read_bytes()


def test_writing_the_rule_texts_keeps_what_stands_around_them(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        stale = f"dmd-a = A\n\n{HEADING}\n\ndmd-stale-rule = Old.\n\n## Prompts\n\ndmd-z = Z\n"
        (tmp_path / language / "game.ftl").write_text(stale)
    write(tmp_path)
    for language in LANGUAGES:
        text = (tmp_path / language / "game.ftl").read_text(encoding="utf-8")
        assert text.startswith(f"dmd-a = A\n\n{HEADING}\n\n")
        assert text.endswith("\n\n## Prompts\n\ndmd-z = Z\n")
        assert "dmd-stale-rule" not in text
        assert "\ndmd-ghast-rule = " in text


# Words that the box hardly uses; packs may.
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
def test_words_that_few_cards_use_can_be_said_too(language: str, tmp_path: Path) -> None:
    pack = tmp_path / "rare"
    pack.mkdir()
    (pack / "relics.toml").write_text(RARE)
    rules = rule_texts(load(pack), Texts(language))
    texts = rules["dmd-rare-words-normal-rule"] + rules["dmd-rare-words-transformed-rule"]
    assert len(texts) > 900
    assert "{" not in texts
