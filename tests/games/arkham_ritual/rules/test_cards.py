"""The cards (rulebook 2, 9, 10)."""

from collections import Counter

import pytest

from miskatonic.errors import BadOptions
from miskatonic.games.arkham_ritual.rules.cards import (
    ARTIFACT,
    ARTIFACT_TYPES,
    BY_NUMBER,
    CARD_NAMES,
    CARD_TABLE,
    CHARACTER,
    EVENT,
    GREAT_OLD_ONE,
    GREAT_OLD_ONE_SLOT,
    MYSTERY,
    is_artifact,
    is_cursed,
    is_event,
    is_great_old_one,
)
from tests.clauses import clause
from tests.games.arkham_ritual.rules.table import GAME, arrange_table, losses, names, scored

# The box's cards have the lowest numbers.
PRINTED = 28


def in_play(**options: object) -> list[str]:
    return names(GAME.new(5, options).rules.cards)


@clause("AR-C1")
def test_there_are_28_cards_and_22_are_in_play() -> None:
    kinds = Counter(card.kind for card in BY_NUMBER[:PRINTED])
    assert kinds == {ARTIFACT: 15, EVENT: 5, CHARACTER: 4, GREAT_OLD_ONE: 4}
    assert len(in_play()) == 22


def test_card_numbers_are_those_of_old_saves() -> None:
    names = {card.name: card.number for card in CARD_TABLE}
    numbers = [0, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 16, *range(18, 29)]
    assert list(names.values())[: len(numbers) - 1] == numbers[:-1]
    assert (names["gate"], names["cthulhu"], names["mystery-card"]) == (16, 24, 28)


def test_card_predicates_follow_from_kind_and_colour() -> None:
    for number, card in enumerate(BY_NUMBER):
        assert is_artifact(number) == (card.kind == ARTIFACT) == (card.type != "")
        assert is_event(number) == (card.kind == EVENT)
        assert is_great_old_one(number) == (card.kind in (GREAT_OLD_ONE, MYSTERY))
        assert is_cursed(number) == (card.colour == "cursed")


@clause("AR-C2", "AR-C9")
def test_each_artifact_type_has_two_sane_cards_and_a_cursed_one() -> None:
    assert ARTIFACT_TYPES == ("candelabra", "dagger", "idol", "chalice", "tome")
    counts = Counter(CARD_NAMES[card] for card in range(15))
    expected = {f"{kind}-sane": 2 for kind in ARTIFACT_TYPES}
    expected |= {f"{kind}-cursed": 1 for kind in ARTIFACT_TYPES}
    assert expected == counts
    for card in range(15):
        assert CARD_NAMES[card].endswith("-cursed") == is_cursed(card)


@clause("AR-C2")
def test_a_discarded_artifact_has_no_effect() -> None:
    table = arrange_table(
        ["candelabra-sane", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"]
    )
    table.play("give 1", "take")
    assert table.asked == (2, "offer")
    assert table.sanity == [7] * 5


@clause("AR-C3")
@pytest.mark.parametrize("orb", ["magical-orb", "shining-trapezohedron"])
def test_four_events_are_in_play_and_all_are_sane(orb: str) -> None:
    cards = GAME.new(5, {"orb_slot": orb}).rules.cards
    events = [card for card in cards if is_event(card)]
    assert Counter(["elder-sign", "gate", "gate", orb]) == Counter(names(events))
    assert not any(is_cursed(card) for card in events)


@clause("AR-C4")
@pytest.mark.parametrize("hero", ["investigator", "wary-student"])
@pytest.mark.parametrize("villain", ["cultist", "mad-professor"])
def test_two_characters_are_in_play_and_all_are_sane(hero: str, villain: str) -> None:
    cards = GAME.new(5, {"hero_slot": hero, "villain_slot": villain}).rules.cards
    characters = [card for card in cards if BY_NUMBER[card].kind == CHARACTER]
    assert [hero, villain] == names(characters)
    assert not any(is_cursed(card) for card in characters)


@clause("AR-C5", "AR-C8")
@pytest.mark.parametrize(
    "great_old_one", [card.name for card in CARD_TABLE if card.slot == GREAT_OLD_ONE_SLOT]
)
def test_one_great_old_one_is_in_play_and_it_is_cursed(great_old_one: str) -> None:
    cards = GAME.new(5, {"great_old_one": great_old_one}).rules.cards
    great_old_ones = [card for card in cards if is_great_old_one(card)]
    assert [great_old_one] == names(great_old_ones)
    assert is_cursed(great_old_ones[0])


@clause("AR-C6")
def test_the_base_deck_has_the_first_card_of_each_choice_and_any_can_be_exchanged() -> None:
    base = in_play()
    assert base[-7:-4] == ["elder-sign", "gate", "gate"]
    assert base[-4:] == ["magical-orb", "investigator", "cultist", "cthulhu"]
    exchanged = in_play(
        orb_slot="shining-trapezohedron",
        hero_slot="wary-student",
        villain_slot="mad-professor",
        great_old_one="hastur",
    )
    assert base[:-4] == exchanged[:-4]
    assert exchanged[-4:] == ["shining-trapezohedron", "wary-student", "mad-professor", "hastur"]


@clause("AR-C6")
def test_a_card_of_another_slot_is_refused() -> None:
    with pytest.raises(BadOptions, match="option orb_slot: 'cthulhu'; expected one of magical-orb"):
        GAME.new(5, {"orb_slot": "cthulhu"})


@clause("AR-C7")
def test_the_two_gates_do_not_count_as_duplicates() -> None:
    table = scored(["gate", "gate", "dagger-sane", "idol-sane", "tome-sane"])
    assert losses(table) == [0, 0, 0, 0, 0]
