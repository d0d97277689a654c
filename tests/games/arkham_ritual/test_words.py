"""Every message of the game has a text in English and in German."""

import pytest

from miskatonic.bots import levels
from miskatonic.games import MANIFESTS
from miskatonic.games.arkham_ritual.rules.cards import ARTIFACT, ARTIFACT_TYPES, CARD_TABLE
from miskatonic.games.arkham_ritual.rules.events import EVENTS, Fell, GameOver, SanityChanged
from miskatonic.kernel.events import kind_of, secret_fields
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import play_randomly, random_options
from miskatonic.text import Texts
from tests.games.arkham_ritual.rules.table import GAME
from tests.text.test_texts import messages

both_languages = pytest.mark.parametrize("language", ["en", "de"])


def lacking(language: str, ids: set[str]) -> set[str]:
    return ids - set(messages(language))


@both_languages
def test_every_prompt_and_family_of_choices_has_a_text(language: str) -> None:
    families = {str(GAME.name(choice)[0]) for choice in range(GAME.choices)}
    ids = {f"ar-prompt-{prompt}" for prompt in GAME.prompts}
    assert set() == lacking(language, ids | {f"ar-choice-{family}" for family in families})


@both_languages
def test_every_event_has_a_text_and_another_for_secret_cards(language: str) -> None:
    ids = {"ar-event-winners"}
    for event in EVENTS:
        message = event.says.message or kind_of(event)
        ids |= {f"ar-event-{case.message}" for case in event.says.when}
        ids |= {
            f"ar-event-{message}",
            *[f"ar-event-{message}-secret" for _ in secret_fields(event)],
        }
    assert ids == {each for each in messages(language) if each.startswith("ar-event-")}


def test_every_reason_has_a_text_and_every_text_is_used() -> None:
    reasons: set[str] = set()
    results: set[str] = set()
    for number in range(150):
        chance = Rng(seed_bytes(number))
        seats = GAME.seats[number % len(GAME.seats)]
        g = GAME.new(seats, random_options(GAME, seats, chance), number)
        play_randomly(GAME, g, chance)
        for event in GAME.events(g, None):
            if isinstance(event, (Fell, SanityChanged)):
                reasons.add(f"ar-reason-{event.reason}")
            elif isinstance(event, GameOver):
                results.add(f"ar-result-{event.reason}")
    for language in ("en", "de"):
        assert reasons == {each for each in messages(language) if each.startswith("ar-reason-")}
        assert results == {each for each in messages(language) if each.startswith("ar-result-")}


@both_languages
def test_every_card_option_tally_and_level_has_a_text(language: str) -> None:
    ids = {f"ar-card-{card.name}" for card in CARD_TABLE}
    ids |= {f"ar-rule-{card.name}" for card in CARD_TABLE if card.kind != ARTIFACT}
    ids |= {option.text for option in GAME.options}
    ids |= {f"{option.text}-help" for option in GAME.options}
    g = GAME.new(5)
    play_randomly(GAME, g, Rng(seed_bytes(1)))
    ids |= {f"ar-tally-{name}" for name in MANIFESTS[GAME.id].measures.tally(g)}
    ids |= {f"bot-{level}{end}" for level in levels(GAME.id) for end in ("", "-help")}
    assert set() == lacking(language, ids)


@both_languages
def test_card_type_and_colour_names_are_unique(language: str) -> None:
    ids = [f"ar-card-{card.name}" for card in CARD_TABLE]
    ids += [f"ar-type-{artifact}" for artifact in ARTIFACT_TYPES]
    ids += ["ar-colour-sane", "ar-colour-cursed"]
    assert len(ids) == len({Texts(language)(name) for name in ids})
