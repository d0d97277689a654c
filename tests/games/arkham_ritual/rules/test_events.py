"""Event cards (rulebook 10-2, FAQ Q2)."""

import pytest

from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES, OLD_ONES, cards_in
from miskatonic.games.arkham_ritual.rules.events import (
    DeckEmpty,
    Fell,
    GateSilent,
    OrbLooked,
    Trapezohedron,
)
from tests.clauses import clause
from tests.games.arkham_ritual.rules.table import GAME, Table, arrange_table


def holding(card: str, deck: list[str]) -> Table:
    """Seat 1 holds the card and is about to take the first of the deck."""
    held = ["candelabra-sane", card, "idol-sane", "chalice-sane", "tome-sane"]
    return arrange_table(held, deck).play("give 1")


@clause("AR-G1")
def test_the_elder_sign_ends_the_round_immediately() -> None:
    table = holding("elder-sign", ["dagger-sane", "gate", "gate"]).play("take")
    assert table.rounds_ended() == ["elder-sign"]
    assert table.sanity == [7, 7, 7, 7, 7]


@clause("AR-G1")
def test_faq_2_after_the_elder_sign_the_new_card_is_compared() -> None:
    table = holding("elder-sign", ["dagger-cursed", "gate"]).play("take")
    assert table.sanity == [7, 6, 7, 7, 7]


@clause("AR-G2")
def test_a_gate_does_nothing_while_no_great_old_one_is_held() -> None:
    table = holding("gate", ["dagger-sane", "cthulhu", "gate"]).play("take")
    assert table.events(GateSilent) == [GateSilent(1)]
    assert table.rounds_ended() == []
    assert table.asked == (2, "offer")


@clause("AR-G2")
def test_a_gate_resolves_the_great_old_one_instead_of_scoring() -> None:
    held = ["candelabra-cursed", "gate", "cthulhu", "investigator", "tome-sane"]
    table = arrange_table(held, deck=["dagger-sane", "gate"]).play("give 1", "take")
    assert table.rounds_ended() == ["gate"]
    assert table.events(Fell) == []
    assert table.sanity == [3, 3, 7, 3, 3]


@clause("AR-G2")
def test_faq_4_the_great_old_one_may_be_the_card_just_taken() -> None:
    table = holding("gate", ["cthulhu", "gate"]).play("take")
    assert table.rounds_ended() == ["gate"]
    assert table.sanity == [3, 7, 3, 3, 3]


@clause("AR-G2", "AR-V1")
def test_a_gate_without_effect_tells_everyone_that_no_great_old_one_is_held() -> None:
    table = holding("gate", ["dagger-sane", "idol-sane", "gate"]).play("take")
    for seat in range(5):
        assert cards_in(OLD_ONES) == table.known(seat)["redeal"]["ruled_out"]["held"][seat]


@clause("AR-G3")
def test_only_the_seat_that_discards_the_orb_sees_the_top_card() -> None:
    table = holding("magical-orb", ["dagger-sane", "cthulhu", "gate"]).play("take")
    assert table.asked == (1, "orb")
    assert table.options == ["return", "remove"]
    assert GAME.view(table.g, 1)["top"] == 24
    assert table.events(OrbLooked, 1)[0].card == 24
    for viewer in (None, 0, 2, 3, 4):
        assert GAME.view(table.g, viewer)["top"] is None
        assert table.events(OrbLooked, viewer)[0].card is None


@clause("AR-G3")
def test_a_card_put_back_with_the_orb_is_drawn_next() -> None:
    table = holding("magical-orb", ["dagger-sane", "cthulhu", "gate"]).play("take", "return")
    assert table.asked == (2, "offer")
    assert table.g.passing == 24
    assert GAME.view(table.g, 1)["passing"] == 24
    assert GAME.view(table.g, 3)["passing"] is None


@clause("AR-G3")
def test_a_card_removed_with_the_orb_leaves_the_round_and_only_that_seat_knows_it() -> None:
    table = holding("magical-orb", ["dagger-sane", "cthulhu", "gate"]).play("take", "remove")
    assert table.g.passing == 16
    assert len(table.g.deck) == 0
    assert GAME.view(table.g, 1)["removed"] == 24
    for viewer in (None, 0, 2, 3, 4):
        view = GAME.view(table.g, viewer)
        assert (view["is_removed"], view["removed"]) == (True, None)


@clause("AR-G3")
def test_a_removed_card_returns_for_the_next_round() -> None:
    table = holding("magical-orb", ["dagger-sane", "cthulhu", "gate"]).play("take", "remove")
    table.play("give 1", "take")
    assert table.g.round == 2
    cards = [*table.g.held, *table.g.deck, table.g.passing]
    assert sorted(table.g.rules.cards) == sorted(cards)


@clause("AR-G3")
def test_with_an_empty_deck_the_orb_does_nothing() -> None:
    table = holding("magical-orb", ["dagger-sane"]).play("take")
    assert table.events(DeckEmpty) == [DeckEmpty(1)]
    assert table.rounds_ended() == ["deck"]


@clause("AR-G4")
@pytest.mark.parametrize(("top", "after"), [("idol-sane", 5), ("idol-cursed", 3)])
def test_the_trapezohedron_gives_one_for_a_sane_card_and_costs_one_for_a_cursed_card(
    top: str, after: int
) -> None:
    table = holding_trapezohedron(["dagger-sane", top, "gate"], [7, 4, 7, 7, 7])
    assert table.sanity == [7, after, 7, 7, 7]
    assert top == CARD_NAMES[table.g.passing]


@clause("AR-G4", "AR-S2")
def test_the_trapezohedron_gives_nothing_above_seven() -> None:
    assert holding_trapezohedron(["dagger-sane", "gate", "gate"], [7] * 5).sanity == [7] * 5


@clause("AR-G4", "AR-F1")
def test_the_trapezohedron_ends_the_game_when_a_seat_drops_to_zero() -> None:
    table = holding_trapezohedron(["dagger-sane", "cthulhu", "gate"], [7, 1, 7, 7, 7])
    result = GAME.result(table.g)
    assert result is not None
    assert (result.winners, result.losers) == ((0, 2, 3, 4), (1,))
    assert table.rounds_ended() == []


@clause("AR-G4")
def test_only_the_change_in_sanity_is_public() -> None:
    table = holding_trapezohedron(["dagger-sane", "idol-cursed", "gate"], [7, 4, 7, 7, 7])
    assert table.events(Trapezohedron, 1)[0].card == 8
    assert table.events(Trapezohedron, 0) == [Trapezohedron(1, -1)]


@clause("AR-G4")
def test_with_an_empty_deck_the_trapezohedron_does_nothing() -> None:
    table = holding_trapezohedron(["dagger-sane"], [7, 4, 7, 7, 7])
    assert table.sanity == [7, 4, 7, 7, 7]


@clause("AR-G5")
def test_an_event_held_at_the_end_of_the_round_has_no_effect() -> None:
    held = ["cthulhu", "gate", "magical-orb", "elder-sign", "tome-sane"]
    table = arrange_table(held).play("give 1", "give 2", "give 3", "give 4", "discard")
    assert table.rounds_ended() == ["passing"]
    assert table.sanity == [6, 7, 7, 7, 7]


def holding_trapezohedron(deck: list[str], sanity: list[int]) -> Table:
    held = ["candelabra-sane", "shining-trapezohedron", "elder-sign", "chalice-sane", "tome-sane"]
    table = arrange_table(held, deck=deck, sanity=sanity, orb_slot="shining-trapezohedron")
    return table.play("give 1", "take")
