"""Setting up the game and each round (rulebook 3, 5, 14)."""

from collections import Counter

import pytest

from miskatonic.games.arkham_ritual.rules.cards import BY_NUMBER
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.sim.random_play import play_randomly
from tests.clauses import clause
from tests.conformance.tables import rng
from tests.games.arkham_ritual.rules.table import GAME, arrange_table, scored


def all_cards(g: ArkhamRitualState) -> list[int]:
    moving = [card for card in (g.passing, g.removed) if card >= 0]
    return sorted([*g.held, *g.deck, *g.discards, *moving])


@clause("AR-S1")
@pytest.mark.parametrize(("seats", "parties"), [(3, 5), (4, 5), (5, 5), (6, 6), (7, 7)])
def test_tables_of_three_or_four_get_dummies(seats: int, parties: int) -> None:
    g = GAME.new(seats)
    assert len(g.sanity) == seats
    assert len(g.held) == parties


@clause("AR-S2")
@pytest.mark.parametrize("seats", range(3, 8))
def test_every_seat_starts_with_seven_sanity_in_public(seats: int) -> None:
    g = GAME.new(seats)
    for viewer in (None, *range(seats)):
        assert GAME.view(g, viewer)["sanity"] == [7] * seats


@clause("AR-S2")
def test_sanity_stays_between_zero_and_seven() -> None:
    for seed in range(60):
        g, chance = GAME.new(3 + seed % 5, {"great_old_one": "nyarlathotep"}, seed), rng(seed)
        while GAME.result(g) is None:
            assert all(0 <= each <= 7 for each in g.sanity)
            play_randomly(GAME, g, chance, 1)
        assert all(0 <= each <= 7 for each in g.sanity)


@clause("AR-S3")
def test_a_dummy_has_no_sanity_receives_no_card_and_is_never_active() -> None:
    for seed in range(40):
        g, chance = GAME.new(3 + seed % 2, {}, seed), rng(seed)
        while GAME.result(g) is None:
            assert g.active < g.rules.seats
            assert g.holder < g.rules.seats
            assert len(g.sanity) == g.rules.seats
            play_randomly(GAME, g, chance, 1)


@clause("AR-R1")
@pytest.mark.parametrize("seats", range(3, 8))
def test_each_party_is_dealt_one_of_22_cards_and_the_rest_is_the_deck(seats: int) -> None:
    g = GAME.new(seats)
    parties = max(seats, 5)
    assert sorted(g.rules.cards) == all_cards(g)
    assert len(g.deck) == 22 - parties - 1  # the first turn's card has already been drawn


@clause("AR-R1")
def test_no_card_is_lost_or_duplicated() -> None:
    for seed in range(30):
        g, chance = GAME.new(3 + seed % 5, {}, seed), rng(seed)
        while GAME.result(g) is None:
            assert sorted(g.rules.cards) == all_cards(g)
            play_randomly(GAME, g, chance, 1)


@clause("AR-R1")
def test_every_card_is_dealt_to_a_seat_about_equally_often() -> None:
    deals = 2200
    counts = Counter(GAME.new(5, {}, seed).held[0] for seed in range(deals))
    assert set(GAME.new(5).rules.cards) == set(counts)
    for card, count in counts.items():
        # 100 expected for each copy, sigma below 10.
        assert 60 <= count / BY_NUMBER[card].copies <= 145


@clause("AR-R2")
def test_a_seat_sees_every_held_card_except_its_own() -> None:
    g = GAME.new(4, {}, 1)
    for seat in range(4):
        held = GAME.view(g, seat)["held"]
        assert held[seat] is None
        others = [party for party in range(5) if party != seat]
        assert [g.held[party] for party in others] == [held[party] for party in others]
    assert GAME.view(g, None)["held"] == [None, None, None, None, g.held[4]]


@clause("AR-R3")
def test_the_first_active_seat_is_random_or_chosen_by_the_host() -> None:
    chosen = [GAME.new(5, {"first_player": seat}, 1).active for seat in range(5)]
    assert chosen == [0, 1, 2, 3, 4]
    assert {GAME.new(5, {}, seed).active for seed in range(60)} == {0, 1, 2, 3, 4}


@clause("AR-R4")
@pytest.mark.parametrize(("tied_seat", "begins"), [("first-tied", 3), ("neighbour", 1)])
def test_an_option_gives_a_tie_to_the_next_seat(tied_seat: str, begins: int) -> None:
    held = ["candelabra-sane", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"]
    sanity = [7, 7, 7, 4, 4]
    assert scored(held, sanity=sanity, tied_seat=tied_seat).g.active == begins
    assert scored(held, sanity=[7, 7, 7, 5, 4], tied_seat=tied_seat).g.active == 4


@clause("AR-R4")
def test_the_least_sane_seat_begins_the_next_round() -> None:
    table = scored(["dagger-sane", "cthulhu", "idol-sane", "chalice-sane", "tome-sane"])
    assert table.sanity == [7, 6, 7, 7, 7]
    assert table.asked == (1, "offer")


@clause("AR-R4")
@pytest.mark.parametrize(
    ("sanity", "last_active", "begins"),
    [
        ([3, 3, 7, 7, 7], 0, 1),
        ([3, 7, 7, 3, 7], 0, 3),
        ([3, 7, 7, 3, 7], 3, 0),
        ([3, 3, 3, 3, 3], 4, 0),
        ([7, 7, 3, 7, 7], 2, 2),
    ],
)
def test_a_tie_goes_clockwise_from_the_last_active_seat(
    sanity: list[int], last_active: int, begins: int
) -> None:
    held = ["candelabra-sane", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"]
    table = arrange_table(held, sanity=sanity, active=last_active)
    for seat in range(5):
        if seat != last_active:
            table.play(f"give {seat}")
    table.play("discard")
    assert table.sanity == sanity
    assert table.asked == (begins, "offer")
