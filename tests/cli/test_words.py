"""Everything that the terminal says of a game has its words, in English and in German."""

import pytest

from miskatonic.bots import levels
from miskatonic.games import GAMES
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES, is_artifact
from miskatonic.games.arkham_ritual.terminal.narration import SECRETIVE
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.measures import measures_of
from miskatonic.sim.playout import play_randomly, random_options
from miskatonic.terminal.words import listed, prefix, readable, said, seat_names, spoken_here
from miskatonic.text import Texts
from tests.text.test_texts import MESSAGES

RITUAL = GAMES["arkham-ritual"]

# The reasons that the rules give, in scoring.py, great_old_ones.py, effects.py and conduct.py.
REASONS = {
    "cursed",
    "sane-with-cultist",
    "duplicate",
    "no-artifact",
    "wary-student",
    "cultist-holder",
    "investigator",
    "cthulhu",
    "nyarlathotep",
    "nyarlathotep-feeds",
    "yog-sothoth",
    "yog-sothoth-tie",
    "hastur",
    "trapezohedron",
    "confessed",
}
RESULTS = {"survivors", "sanest", "nobody"}

both_languages = pytest.mark.parametrize("language", ["en", "de"])


def lacking(language: str, ids: set[str]) -> set[str]:
    return ids - set(MESSAGES[language])


@both_languages
def test_every_prompt_and_every_family_of_choices_has_its_words(language: str) -> None:
    families = {str(RITUAL.name(choice)[0]) for choice in range(RITUAL.choices)}
    ids = {f"ar-prompt-{prompt}" for prompt in RITUAL.prompts}
    assert set() == lacking(language, ids | {f"ar-choice-{family}" for family in families})


@both_languages
def test_every_kind_of_event_has_its_words_and_others_where_a_card_is_secret(language: str) -> None:
    kinds = {kind.name for kind in RITUAL.event_kinds}
    secretive = {kind.name for kind in RITUAL.event_kinds if kind.secret}
    assert secretive == set(SECRETIVE)
    ids = {f"ar-event-{kind}" for kind in kinds - {"sanity"}}
    ids |= {f"ar-event-{kind}-secret" for kind in secretive}
    ids |= {f"ar-event-sanity-{way}" for way in ("lost", "gained", "same")}
    assert set() == lacking(language, ids)
    events = {each for each in MESSAGES[language] if each.startswith("ar-event-")}
    assert events == ids | {"ar-event-winners"}


@both_languages
def test_every_reason_and_every_result_has_its_words(language: str) -> None:
    reasons = {each for each in MESSAGES[language] if each.startswith("ar-reason-")}
    assert reasons == {f"ar-reason-{reason}" for reason in REASONS}
    assert set() == lacking(language, {f"ar-result-{result}" for result in RESULTS})


@both_languages
def test_every_card_option_tally_and_level_has_its_words(language: str) -> None:
    ids = {f"ar-card-{name}" for name in CARD_NAMES}
    ids |= {f"ar-rule-{name}" for card, name in enumerate(CARD_NAMES) if not is_artifact(card)}
    ids |= {option.text for option in RITUAL.options}
    ids |= {f"{option.text}-help" for option in RITUAL.options}
    g = RITUAL.new(5)
    play_randomly(RITUAL, g, Rng(seed_bytes(1)))
    ids |= {f"ar-tally-{name}" for name in measures_of(RITUAL.id).tally(g)}
    ids |= {f"bot-{level}{end}" for level in levels(RITUAL.id) for end in ("", "-help")}
    assert set() == lacking(language, ids)


def test_no_game_gives_a_reason_that_is_not_listed_here() -> None:
    told: set[object] = set()
    ends: set[object] = set()
    for number in range(150):
        chance = Rng(seed_bytes(number))
        seats = RITUAL.seats[number % len(RITUAL.seats)]
        g = RITUAL.new(seats, random_options(RITUAL, seats, chance), number)
        play_randomly(RITUAL, g, chance)
        for event in RITUAL.events(g, None):
            if event["kind"] in ("fell", "sanity"):
                told.add(event["reason"])
            elif event["kind"] == "game-over":
                ends.add(event["reason"])
    assert told == REASONS
    assert ends == RESULTS


@pytest.mark.parametrize(
    ("names", "expected"),
    [([], ""), (["Ada"], "Ada"), (["Ada", "Ben"], "Ada and Ben"), (["A", "B", "C"], "A, B and C")],
)
def test_names_are_listed_as_people_do(names: list[str], expected: str) -> None:
    assert expected == listed(Texts("en"), names)


def test_everybody_has_a_name_and_one_knows_which_is_the_own() -> None:
    names = seat_names(Texts("en"), 4, 2, "Ada")
    assert names == ["Asenath", "Barnabas", "Ada (you)", "Cordelia"]


def test_texts_of_a_game_begin_with_its_initials() -> None:
    assert [prefix(game) for game in ("arkham-ritual", "death-may-die")] == ["ar", "dmd"]


def test_what_has_no_words_yet_is_said_by_its_name() -> None:
    assert readable("death-may-die") == "Death may die"
    assert said(Texts("en"), "xy-no-such-text", "as it is") == "as it is"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de_DE.UTF-8"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "C"),
        ({"LANG": "", "LC_MESSAGES": "ko_KR"}, "ko_KR"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], expected: str) -> None:
    assert expected == spoken_here(environment)
