"""A turn (rulebook 6, FAQ Q1)."""

from miskatonic.games.arkham_ritual.rules.events import Discarded, Drew, GreatOldOneCame, Took
from tests.clauses import clause
from tests.games.arkham_ritual.rules.table import GAME, Table, arrange_table

HELD = ["candelabra-sane", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"]


def hands(table: Table) -> list[int]:
    return table.known(None)["hands"]


@clause("AR-T1")
def test_every_seat_but_the_active_one_puts_a_hand_on_the_table() -> None:
    assert hands(arrange_table(HELD, active=2)) == [0, 1, 3, 4]


@clause("AR-T2")
def test_only_the_active_seat_sees_the_card_it_draws() -> None:
    table = arrange_table(HELD, deck=["hastur", "gate"], active=1, great_old_one="hastur")
    assert table.events(Drew, 1) == [Drew(1, 27)]
    for viewer in (None, 0, 2, 3, 4):
        assert table.events(Drew, viewer) == [Drew(1)]
        assert GAME.view(table.g, viewer)["passing"] is None
    assert GAME.view(table.g, 1)["passing"] == 27


@clause("AR-T3")
def test_the_card_must_be_handed_to_a_follower() -> None:
    table = arrange_table(HELD, active=2)
    assert table.asked == (2, "offer")
    assert table.options == ["give 0", "give 1", "give 3", "give 4"]


@clause("AR-T3")
def test_faq_1_the_active_seat_may_not_keep_the_card() -> None:
    table = arrange_table(HELD, active=2)
    assert "take" not in table.options
    assert "give 2" not in table.options


@clause("AR-T3", "AR-S3")
def test_a_dummy_is_not_a_follower() -> None:
    assert arrange_table(HELD, seats=3, active=1).options == ["give 0", "give 2"]


@clause("AR-T4")
def test_the_receiver_takes_its_hand_off_and_decides_without_seeing_the_card() -> None:
    table = arrange_table(HELD, deck=["gate", "gate"]).play("give 3")
    assert hands(table) == [1, 2, 4]
    assert table.asked == (3, "receive")
    assert table.options == ["take", "give 1", "give 2", "give 4"]
    assert GAME.view(table.g, 3)["passing"] is None
    assert GAME.view(table.g, 3)["holder"] == 3


@clause("AR-T5")
def test_taking_discards_the_held_card_face_up_and_shows_others_the_new_one() -> None:
    table = arrange_table(HELD, deck=["cultist", "gate"]).play("give 3", "take")
    assert table.held == ["candelabra-sane", "dagger-sane", "idol-sane", "cultist", "tome-sane"]
    assert table.discards[-1] == "chalice-sane"
    assert GAME.view(table.g, 3)["held"][3] is None
    assert GAME.view(table.g, 0)["held"][3] == 22
    assert table.events(Took, 1)[0].card == 22
    assert table.events(Took, 3)[0].card is None
    assert table.events(Took, None)[0].card is None


@clause("AR-T5")
def test_the_new_card_counts_for_the_discarded_event() -> None:
    held = ["candelabra-sane", "elder-sign", "idol-sane", "chalice-sane", "tome-sane"]
    table = arrange_table(held, deck=["idol-cursed", "gate"]).play("give 1", "take")
    assert table.rounds_ended() == ["elder-sign"]
    assert table.sanity == [7, 5, 5, 7, 7]


@clause("AR-T6")
def test_discards_stay_public_in_order() -> None:
    table = arrange_table(HELD, deck=["cultist", "investigator", "gate", "gate"])
    table.play("give 3", "take", "give 3", "take")
    for viewer in (None, 0, 1, 2, 3, 4):
        assert GAME.view(table.g, viewer)["discards"][-2:] == [9, 22]


@clause("AR-T7")
def test_a_card_is_passed_unseen_to_a_remaining_hand_never_to_the_active_seat() -> None:
    table = arrange_table(HELD, deck=["gate", "gate"], active=4).play("give 0", "give 2")
    assert table.asked == (2, "receive")
    assert table.options == ["take", "give 1", "give 3"]
    assert GAME.view(table.g, 0)["passing"] is None
    assert GAME.view(table.g, 2)["passing"] is None


@clause("AR-T8")
def test_with_no_hand_left_passing_discards_the_card_and_ends_the_round() -> None:
    table = arrange_table(HELD, deck=["gate", "gate"])
    table.play("give 1", "give 2", "give 3", "give 4")
    assert table.options == ["take", "discard"]
    table.play("discard")
    assert table.events(Discarded) == [Discarded(4, 16)]
    assert table.rounds_ended() == ["passing"]
    assert table.g.round == 2


@clause("AR-T8", "AR-G5")
def test_a_card_passed_by_everyone_has_no_effect() -> None:
    held = ["candelabra-sane", "dagger-sane", "cthulhu", "chalice-sane", "tome-sane"]
    table = arrange_table(held, deck=["gate", "gate"])
    table.play("give 1", "give 2", "give 3", "give 4", "discard")
    assert table.rounds_ended() == ["passing"]
    assert table.events(GreatOldOneCame) == []
    assert table.sanity == [7, 7, 6, 7, 7]


@clause("AR-T9")
def test_an_empty_deck_ends_the_round_after_the_turn() -> None:
    table = arrange_table(HELD, deck=["gate"]).play("give 1", "take")
    assert table.rounds_ended() == ["deck"]


@clause("AR-T9")
def test_passing_is_checked_before_the_empty_deck() -> None:
    table = arrange_table(HELD, deck=["gate"])
    table.play("give 1", "give 2", "give 3", "give 4", "discard")
    assert table.rounds_ended() == ["passing"]


@clause("AR-T9")
def test_an_event_is_checked_before_the_empty_deck() -> None:
    held = ["candelabra-sane", "elder-sign", "idol-sane", "chalice-sane", "tome-sane"]
    table = arrange_table(held, deck=["gate"]).play("give 1", "take")
    assert table.rounds_ended() == ["elder-sign"]


@clause("AR-T9")
def test_the_next_turn_begins_while_cards_are_left() -> None:
    table = arrange_table(HELD, deck=["gate", "gate"]).play("give 1", "take")
    assert table.rounds_ended() == []
    assert table.g.round == 1


@clause("AR-T10")
def test_example_1_the_deck_goes_to_the_next_hand_on_the_table() -> None:
    table = arrange_table(HELD).play("give 1", "take")
    assert table.asked == (2, "offer")


@clause("AR-T10")
def test_the_deck_skips_every_seat_that_received_the_card() -> None:
    table = arrange_table(HELD, active=3).play("give 4", "give 0", "give 1", "take")
    assert table.asked == (2, "offer")
    assert hands(table) == [0, 1, 3, 4]


@clause("AR-T10")
def test_with_no_hand_left_the_deck_goes_to_the_next_seat() -> None:
    table = arrange_table(HELD, active=4).play("give 3", "give 2", "give 1", "give 0", "take")
    assert table.asked == (0, "offer")
