"""Redealt worlds fit what a seat knows and have the right probabilities."""

from collections import Counter

import pytest

from miskatonic.errors import BadSave
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES, is_cursed
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.sim.random_play import play_randomly
from tests.clauses import clause
from tests.conformance.tables import rng
from tests.games.arkham_ritual.rules.table import GAME, Table, arrange_table, names

HELD = ["candelabra-sane", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"]


def worlds(table: Table, viewer: int | None, count: int = 400) -> list[ArkhamRitualState]:
    sampler, chance = GAME.worlds(table.known(viewer)), rng(1)
    return [sampler.deal(chance) for _ in range(count)]


@clause("AR-V1")
def test_every_unseen_card_is_equally_likely_to_be_the_held_card() -> None:
    table = arrange_table(HELD)
    counts = Counter(world.held[1] for world in worlds(table, 1, 3600))
    unseen = list(table.g.rules.cards)
    for party in (0, 2, 3, 4):
        unseen.remove(table.g.held[party])
    assert set(unseen) == set(counts)
    for card, count in counts.items():
        # 200 expected for each copy, sigma below 14.
        assert 140 <= count / unseen.count(card) <= 265


@clause("AR-V1", "AR-T2")
def test_the_active_seat_keeps_the_card_it_drew() -> None:
    table = arrange_table(HELD, deck=["cthulhu", "gate"], active=2)
    assert {world.passing for world in worlds(table, 2)} == {24}
    assert len({world.passing for world in worlds(table, 3)}) > 1


@clause("AR-V1", "AR-G2")
def test_after_a_gate_without_effect_nobody_holds_a_great_old_one() -> None:
    held = ["candelabra-sane", "gate", "idol-sane", "chalice-sane", "tome-sane"]
    table = arrange_table(held).play("give 1", "take")
    for viewer in (None, 0, 1, 3):
        assert all(24 not in world.held for world in worlds(table, viewer))
    assert any(24 in world.deck for world in worlds(table, 1))


@clause("AR-V1", "AR-G4")
@pytest.mark.parametrize(("top", "cursed"), [("cthulhu", True), ("gate", False)])
def test_after_the_trapezohedron_everyone_knows_the_colour_of_the_next_card(
    top: str, cursed: bool
) -> None:
    held = ["candelabra-sane", "shining-trapezohedron", "idol-sane", "chalice-sane", "tome-sane"]
    deck = ["dagger-sane", top, "idol-cursed", "investigator", "tome-cursed"]
    table = arrange_table(held, deck, orb_slot="shining-trapezohedron").play("give 1", "take")
    for viewer in (None, 0, 4):
        passing = [world.passing for world in worlds(table, viewer)]
        assert {is_cursed(card) for card in passing} == {cursed}
        assert len(set(passing)) > 1
    assert {CARD_NAMES[world.passing] for world in worlds(table, 1)} == {top}
    table.play("give 4", "take")
    assert {is_cursed(world.held[4]) for world in worlds(table, 4)} == {cursed}


@clause("AR-V1", "AR-G3")
def test_a_card_removed_with_the_orb_is_known_to_that_seat_only() -> None:
    held = ["candelabra-sane", "magical-orb", "idol-sane", "chalice-sane", "tome-sane"]
    table = arrange_table(held).play("give 1", "take", "remove")
    assert {world.removed for world in worlds(table, 1)} == {table.g.removed}
    assert len({world.removed for world in worlds(table, 0)}) > 5


@clause("AR-V1", "AR-G3")
def test_a_card_returned_with_the_orb_is_next_in_every_world_of_that_seat() -> None:
    held = ["candelabra-sane", "magical-orb", "idol-sane", "chalice-sane", "tome-sane"]
    table = arrange_table(held, ["gate", "cthulhu", "elder-sign", "cultist"]).play("give 1", "take")
    assert {world.deck[-1] for world in worlds(table, 1)} == {24}
    for world in worlds(table, 1, 5):
        Table(world).play("return")
        assert world.passing == 24


@clause("AR-V1", "AR-P1")
def test_after_a_confession_no_other_seat_can_hold_the_returned_card() -> None:
    held = ["candelabra-sane", "dagger-sane", "idol-sane", "chalice-cursed", "tome-sane"]
    table = arrange_table(held, companion=True).confess(3)
    assert all(world.held[0] != 11 for world in worlds(table, 0))
    assert all(world.passing != 11 for world in worlds(table, 1))
    assert any(world.held[3] == 11 for world in worlds(table, 3, 2000))
    assert any(world.held[0] == 11 for world in worlds(table, None, 2000))


@clause("AR-V1", "AR-P1")
def test_after_confessions_worlds_are_sampled_at_their_true_odds() -> None:
    """Seat 3 confesses in many games; seat 1 holds each card as often in play as in the worlds."""
    cards = ("gate", "chalice-sane", "gate", "dagger-cursed", "cthulhu", "elder-sign")
    numbers = [CARD_NAMES.index(card) for card in cards]
    seen_from: list[Table] = []
    met: Counter[str] = Counter()
    for seed in range(4000):
        rng(seed).shuffle(numbers)
        unseen = names(numbers)
        held = ["dagger-sane", unseen[0], "idol-sane", "chalice-sane", "tome-sane"]
        table = arrange_table(held, unseen[1:], seed=seed, companion=True).confess(3)
        if table.held[3] == "chalice-sane":
            met[table.held[1]] += 1
            seen_from.append(table)
    dealt = Counter([CARD_NAMES[world.held[1]] for world in worlds(seen_from[-1], 1, 3000)])
    assert 0 < dealt["chalice-sane"] < dealt["cthulhu"]
    for card, count in dealt.items():
        assert abs(count / 3000 - met[card] / sum(met.values())) < 0.05


@clause("AR-V1")
def test_redealing_many_deals_has_the_frequencies_of_a_real_deal() -> None:
    games = 4000
    dealt: Counter[bool] = Counter()
    redealt: Counter[bool] = Counter()
    for seed in range(games):
        g = GAME.new(5, {"first_player": 0}, seed)
        dealt[is_cursed(g.held[1])] += 1
        redealt[is_cursed(GAME.redeal(GAME.knowledge(g, 1), rng(seed)).held[1])] += 1
    assert abs(dealt[True] / games - 6 / 22) < 0.03
    assert abs(redealt[True] / games - 6 / 22) < 0.03


def test_the_view_of_a_finished_game_cannot_be_redealt() -> None:
    g = GAME.new(5, {}, 1)
    play_randomly(GAME, g, rng(1))
    with pytest.raises(BadSave, match="finished game"):
        GAME.redeal(GAME.knowledge(g, 0), rng(1))


def test_a_step_unknown_to_the_rules_cannot_be_redealt() -> None:
    known = arrange_table(HELD).known(0)
    known["redeal"]["agenda"][-1]["o"] = "DrawTwice"
    with pytest.raises(BadSave, match="DrawTwice"):
        GAME.redeal(known, rng(1))
