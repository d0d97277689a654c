"""Confessing that a seat saw its card by accident (rulebook 12, Q3), at in-person tables."""

import pytest

from miskatonic.errors import NotYourDecision
from miskatonic.games.arkham_ritual.rules.events import Confessed, ConfessionDrawn
from tests.clauses import clause
from tests.games.arkham_ritual.rules.table import GAME, Table, arrange_table

HELD = ["candelabra-sane", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"]


def may_confess(table: Table) -> list[int]:
    return [each.seat for each in GAME.decisions(table.g) if each.prompt == "confess"]


@clause("AR-P1")
def test_faq_3_confessing_reshuffles_the_card_draws_another_and_costs_one_sanity() -> None:
    table = arrange_table(HELD, companion=True)
    deck = sorted([*table.g.deck, table.g.held[3]])
    table.confess(3)
    assert table.sanity == [7, 7, 7, 6, 7]
    assert deck == sorted([*table.g.deck, table.g.held[3]])
    assert GAME.view(table.g, 3)["held"][3] is None
    assert table.events(Confessed, 0)[0].card == 9
    assert table.g.held[3] == table.events(ConfessionDrawn, 0)[0].card
    assert table.events(ConfessionDrawn, 3)[0].card is None
    assert table.events(ConfessionDrawn, None)[0].card is None


@clause("AR-P1")
def test_the_new_card_may_be_any_deck_card_or_the_old_one() -> None:
    drawn = set()
    for seed in range(40):
        table = arrange_table(HELD, ["gate", "cthulhu", "gate"], seed=seed, companion=True).confess(
            3
        )
        drawn.add(table.held[3])
    assert drawn == {"chalice-sane", "cthulhu", "gate"}


@clause("AR-P1")
def test_a_confession_interrupts_and_the_open_question_is_asked_again() -> None:
    table = arrange_table(HELD, companion=True).play("give 1")
    before = GAME.decisions(table.g)[0]
    table.confess(4)
    after = GAME.decisions(table.g)[0]
    assert (after.seat, after.prompt, after.options) == (1, "receive", before.options)
    assert after.id > before.id


@clause("AR-P1")
def test_every_seat_may_confess_except_the_holder_of_the_passing_card() -> None:
    table = arrange_table(HELD, companion=True)
    assert may_confess(table) == [1, 2, 3, 4]
    table.play("give 2")
    assert may_confess(table) == [0, 1, 3, 4]


@clause("AR-P1")
def test_only_companion_tables_allow_confessions() -> None:
    table = arrange_table(HELD)
    assert may_confess(table) == []
    with pytest.raises(NotYourDecision):
        table.confess(3)


@clause("AR-P1")
def test_no_confession_while_a_card_someone_saw_is_on_the_deck() -> None:
    held = ["candelabra-sane", "magical-orb", "idol-sane", "chalice-sane", "tome-sane"]
    table = arrange_table(held, ["gate", "cthulhu", "gate"], companion=True).play("give 1", "take")
    assert table.asked == (1, "orb")
    assert may_confess(table) == []
    table.play("return")
    assert table.asked == (2, "offer")
    assert may_confess(table) == [0, 1, 3, 4]


@clause("AR-P1", "AR-F1")
def test_a_confession_at_one_sanity_ends_the_game() -> None:
    table = arrange_table(HELD, sanity=[7, 7, 7, 1, 7], companion=True).confess(3)
    result = GAME.result(table.g)
    assert result is not None
    assert result.losers == (3,)


@clause("AR-P1", "AR-V1")
def test_seats_know_where_the_card_went_and_spectators_do_not_know_the_card() -> None:
    table = arrange_table(HELD, companion=True).confess(3)
    for seat in range(5):
        redeal = table.known(seat)["redeal"]
        assert redeal["confessed"] == [9]
        assert redeal["left_deck"]["held"] == [0, 0, 0, 1, 0]
    assert table.known(None)["redeal"]["confessed"] == [None]
    assert table.events(Confessed, None)[0].card is None


@clause("AR-P1")
def test_nobody_is_forced_to_confess_when_time_runs_out() -> None:
    table = arrange_table(HELD, companion=True)
    with pytest.raises(NotYourDecision):
        GAME.default(table.g, 3)
    assert GAME.default(table.g, 0) == GAME.choice("give", 1)
