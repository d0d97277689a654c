"""The normal end of a round (rulebook 7, 10-3, 13, 14; examples 2 to 4)."""

import pytest

from miskatonic.games.arkham_ritual.rules.events import Fell, RoundBegan, RoundEnded
from tests.clauses import clause
from tests.games.arkham_ritual.rules.table import GAME, arrange_table, losses, scored


def failed(held: list[str], villain_slot: str = "cultist") -> list[int]:
    """The parties that do not survive."""
    table = scored(held, villain_slot=villain_slot)
    return [event.party for event in table.events(Fell)]


@clause("AR-E1")
def test_all_cards_are_revealed_at_the_end_of_the_round() -> None:
    held = ["candelabra-sane", "dagger-sane", "idol-sane", "chalice-sane", "cthulhu"]
    table = scored(held)
    for viewer in (None, 0, 1, 2, 3, 4):
        assert table.events(RoundEnded, viewer)[0].held == [0, 3, 6, 9, 24]


@clause("AR-E2", "AR-E7")
def test_example_2_cursed_cards_and_equal_artifacts_do_not_survive() -> None:
    held = ["dagger-sane", "candelabra-sane", "gate", "tome-cursed", "candelabra-cursed"]
    table = scored(held)
    assert failed(held) == [1, 3, 4]
    assert losses(table) == [0, 3, 0, 3, 3]


@clause("AR-E2")
def test_two_sane_artifacts_of_one_type_both_fail() -> None:
    assert failed(["idol-sane", "idol-sane", "gate", "gate", "tome-sane"]) == [0, 1]


@clause("AR-E2")
def test_three_artifacts_of_one_type_all_fail() -> None:
    assert failed(["idol-sane", "idol-sane", "idol-cursed", "gate", "tome-sane"]) == [0, 1, 2]


@clause("AR-E2")
def test_events_and_characters_are_sane_and_survive() -> None:
    held = ["elder-sign", "gate", "magical-orb", "investigator", "tome-sane"]
    assert failed(held) == []


@clause("AR-E3", "AR-E7")
def test_examples_3_and_4_with_the_cultist_only_a_lone_cursed_card_survives() -> None:
    held = ["dagger-sane", "candelabra-sane", "cultist", "tome-cursed", "candelabra-cursed"]
    table = scored(held)
    assert failed(held) == [0, 1, 2, 4]
    assert losses(table) == [4, 4, 4, 0, 4]


@clause("AR-E3")
def test_the_cultists_holder_never_survives() -> None:
    held = ["cultist", "dagger-cursed", "idol-cursed", "tome-cursed", "cthulhu"]
    assert failed(held) == [0]


@clause("AR-E4")
def test_with_the_mad_professor_everyone_without_an_artifact_fails_his_holder_too() -> None:
    held = ["mad-professor", "gate", "dagger-sane", "idol-sane", "tome-sane"]
    assert failed(held, villain_slot="mad-professor") == [0, 1]


@clause("AR-E4")
def test_with_the_mad_professor_cursed_and_equal_artifacts_still_fail() -> None:
    held = ["mad-professor", "tome-cursed", "dagger-sane", "dagger-sane", "idol-sane"]
    assert failed(held, villain_slot="mad-professor") == [0, 1, 2, 3]


@clause("AR-E5")
def test_the_wary_student_never_survives_but_loses_exactly_one() -> None:
    held = ["wary-student", "tome-cursed", "dagger-sane", "dagger-sane", "idol-sane"]
    table = scored(held, hero_slot="wary-student")
    assert losses(table) == [1, 4, 4, 4, 0]


@clause("AR-E5")
def test_the_wary_student_loses_one_with_the_doom_track_too() -> None:
    held = ["wary-student", "tome-cursed", "dagger-sane", "idol-sane", "chalice-sane"]
    table = scored(held, hero_slot="wary-student", doom_track=True, round=5)
    assert losses(table) == [1, 5, 0, 0, 0]


@clause("AR-E6")
def test_the_investigator_gains_one_for_surviving() -> None:
    held = ["investigator", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"]
    assert scored(held, sanity=[4, 7, 7, 7, 7]).sanity == [5, 7, 7, 7, 7]


@clause("AR-E6", "AR-S2")
def test_faq_5_no_seat_has_more_than_seven_sanity() -> None:
    held = ["investigator", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"]
    assert scored(held).sanity == [7, 7, 7, 7, 7]


@clause("AR-E6")
def test_an_investigator_who_did_not_survive_gains_nothing() -> None:
    held = ["investigator", "cultist", "idol-cursed", "chalice-cursed", "tome-cursed"]
    assert losses(scored(held)) == [2, 2, 0, 0, 0]


@clause("AR-E7")
@pytest.mark.parametrize("count", range(5))
def test_each_failed_seat_loses_one_sanity_per_failed_party(count: int) -> None:
    kinds = ["candelabra", "dagger", "idol", "chalice", "tome"]
    held = [f"{kind}-{'cursed' if at < count else 'sane'}" for at, kind in enumerate(kinds)]
    assert losses(scored(held)) == [count if at < count else 0 for at in range(5)]


@clause("AR-E8")
def test_a_dummys_card_counts_as_duplicate_and_as_failed_party() -> None:
    held = ["dagger-sane", "idol-sane", "tome-sane", "dagger-sane", "cthulhu"]
    assert losses(scored(held, seats=3)) == [3, 0, 0]


@clause("AR-E8")
def test_a_dummy_may_hold_the_cultist() -> None:
    held = ["dagger-sane", "idol-cursed", "tome-cursed", "gate", "cultist"]
    assert losses(scored(held, seats=4)) == [3, 0, 0, 3]


@clause("AR-E8")
def test_a_dummy_may_hold_the_mad_professor() -> None:
    held = ["dagger-sane", "idol-sane", "gate", "tome-sane", "mad-professor"]
    assert losses(scored(held, seats=4, villain_slot="mad-professor")) == [0, 0, 2, 0]


@clause("AR-E9")
@pytest.mark.parametrize(("round", "spot"), [(1, 1), (2, 2), (6, 6), (7, 7)])
def test_the_doom_track_replaces_the_normal_loss(round: int, spot: int) -> None:
    held = ["dagger-cursed", "idol-cursed", "tome-sane", "chalice-sane", "candelabra-sane"]
    table = scored(held, doom_track=True, round=round)
    assert losses(table) == [spot, spot, 0, 0, 0]


@clause("AR-E9")
def test_the_doom_marker_starts_on_spot_one_and_advances_each_round() -> None:
    held = ["dagger-sane", "idol-sane", "tome-sane", "chalice-sane", "candelabra-sane"]
    table = arrange_table(held, doom_track=True)
    assert table.events(RoundBegan)[0].doom == 1
    table.play("give 1", "give 2", "give 3", "give 4", "discard")
    assert table.events(RoundBegan)[1].doom == 2


@clause("AR-E9")
def test_the_doom_marker_stops_at_its_last_spot() -> None:
    held = ["dagger-sane", "idol-sane", "tome-sane", "chalice-sane", "candelabra-sane"]
    table = scored(held, doom_track=True, round=7)
    view = GAME.view(table.g, None)
    assert (view["round"], view["doom"], view["sanity"]) == (8, 7, [7] * 5)
    assert table.events(RoundBegan)[-1].doom == 7


@clause("AR-E10")
def test_all_losses_are_computed_before_any_sanity_is_lost() -> None:
    held = ["dagger-cursed", "idol-cursed", "tome-cursed", "investigator", "candelabra-sane"]
    table = scored(held, sanity=[1, 2, 3, 1, 7])
    assert table.sanity == [0, 0, 0, 2, 7]
