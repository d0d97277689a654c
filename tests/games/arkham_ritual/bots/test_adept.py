"""Adepts of Arkham Ritual infer cards from how others play, and play to win."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.bots import Budget, make
from miskatonic.games.arkham_ritual.bots.beliefs import Beliefs, beliefs_of
from miskatonic.games.arkham_ritual.bots.card_odds import odds_of_pairs
from miskatonic.games.arkham_ritual.bots.evaluation import evaluate
from miskatonic.games.arkham_ritual.bots.inference import Inference
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import play_randomly

SMALL = Budget(simulations=60)
Thinker = Callable[[ArkhamRitualKnowledge], Beliefs | Inference]
both_thinkers = pytest.mark.parametrize("thinker", [beliefs_of, Inference])
both_rules = pytest.mark.parametrize("competitive", [True, False])
both_levels = pytest.mark.parametrize("level", ["adept", "master"])


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed))


def chosen(g: ArkhamRitualState, level: str) -> tuple[str | int, ...]:
    view = ARKHAM_RITUAL.knowledge(g, g.asked[0].seat)
    decision = view["decision"]
    assert decision is not None
    choice = make("arkham-ritual", level).choose(view, decision, rng(1), SMALL)
    return ARKHAM_RITUAL.name(choice)


def table(held: list[str], deck: list[str], competitive: bool) -> ArkhamRitualState:
    return ARKHAM_RITUAL.arrange(held=held, deck=deck, options={"competitive": competitive})


@both_rules
@both_levels
def test_a_safe_bot_with_the_last_pass_ends_the_round(level: str, competitive: bool) -> None:
    """All others would be lost, so it wins under both rules."""
    held = ["dagger-cursed", "tome-sane", "idol-cursed", "chalice-cursed", "candelabra-cursed"]
    g = ARKHAM_RITUAL.arrange(
        held=held,
        deck=["elder-sign", "investigator"],
        sanity=[4, 4, 4, 4, 4],
        options={"competitive": competitive},
        moves=[("give", 2), ("give", 3), ("give", 4), ("give", 1)],
    )
    assert chosen(g, level) == ("discard",)


@both_levels
def test_if_survivors_win_a_bot_that_would_be_lost_does_not_end_the_round(level: str) -> None:
    """Seat 1 has 1 sanity left, and most cards it can hold are cursed."""
    held = ["dagger-sane", "tome-cursed", "idol-sane", "chalice-sane", "candelabra-sane"]
    deck = ["investigator", "dagger-cursed", "idol-cursed", "chalice-cursed"]
    g = ARKHAM_RITUAL.arrange(
        held=held,
        deck=deck,
        sanity=[5, 1, 5, 5, 5],
        moves=[("give", 2), ("give", 3), ("give", 4), ("give", 1)],
    )
    assert chosen(g, level) == ("take",)


@both_levels
def test_bots_open_no_gate_to_a_great_old_one_held_by_another_seat(level: str) -> None:
    """Seat 2 holds Cthulhu; seat 1 must hold a Gate, and would pay for taking any card."""
    held = ["tome-sane", "gate", "cthulhu", "chalice-sane", "candelabra-sane"]
    g = table(held, ["idol-sane", "gate"], False)
    ARKHAM_RITUAL.play(g, 0, 1)
    view = ARKHAM_RITUAL.knowledge(g, 1)
    assert {"idol-sane", "gate"} == {CARD_NAMES[own] for own, _, _ in beliefs_of(view).pairs}
    assert chosen(g, level)[0] == "give"


@both_thinkers
def test_a_gift_from_a_seat_that_knows_the_card_is_evidence_about_the_receivers_card(
    thinker: Thinker,
) -> None:
    """Seat 0 knows the card and could help any seat, so choosing seat 1 is informative."""
    held = ["tome-sane", "dagger-cursed", "idol-sane", "chalice-sane", "candelabra-sane"]
    deck = ["dagger-sane", "elder-sign", "investigator", "tome-cursed"]
    g = table(held, deck, False)
    ARKHAM_RITUAL.play(g, 0, 1)
    view = ARKHAM_RITUAL.knowledge(g, 1)
    before = sum(share for own, _, share in odds_of_pairs(view, 1) if "cursed" in CARD_NAMES[own])
    after = sum(share for own, _, share in thinker(view).pairs if "cursed" in CARD_NAMES[own])
    assert after > before + 0.02


def test_a_forced_gift_is_no_evidence() -> None:
    """Seat 2 was active itself; seat 0 passed the card on to the only hand left, seat 1's."""
    held = ["tome-sane", "dagger-cursed", "idol-sane", "chalice-sane", "candelabra-sane"]
    deck = ["dagger-sane", "elder-sign", "gate"]
    g = ARKHAM_RITUAL.arrange(held=held, deck=deck, sanity=[7, 7, 7], active=2)
    ARKHAM_RITUAL.play(g, 2, 0)
    ARKHAM_RITUAL.play(g, 0, 1)
    view = ARKHAM_RITUAL.knowledge(g, 2)
    before = [share for _, _, share in odds_of_pairs(view, 2)]
    assert before == pytest.approx([share for _, _, share in beliefs_of(view).pairs])


@pytest.mark.parametrize(("thinker", "choices_apart"), [(beliefs_of, 2), (Inference, 15)])
@pytest.mark.parametrize("competitive", [True, False])
def test_beliefs_are_a_distribution_that_includes_the_truth(
    competitive: bool, thinker: Thinker, choices_apart: int
) -> None:
    chance = rng(4)
    for seats in ARKHAM_RITUAL.seats:
        g = ARKHAM_RITUAL.new(seats, {"competitive": competitive, "companion": True}, seats)
        while g.result is None:
            seat = int(chance.below(seats))
            view = ARKHAM_RITUAL.knowledge(g, seat)
            beliefs = thinker(view)
            assert sum(share for _, _, share in beliefs.pairs) == pytest.approx(1)
            own = CARD_NAMES[g.held[seat]]
            assert any(CARD_NAMES[card] == own and share > 0 for card, _, share in beliefs.pairs)
            play_randomly(ARKHAM_RITUAL, g, chance, choices_apart)


def valued(sanity: list[int], seat: int, competitive: bool) -> float:
    return evaluate(vec[i64](sanity), seat, competitive)


def test_win_shares_follow_sanity() -> None:
    sanity = [3, 7, 1, 7, 5]
    shares = [valued(sanity, seat, True) for seat in range(5)]
    assert sum(shares) == pytest.approx(1)
    assert shares[1] == shares[3] == max(shares)
    assert shares[2] == min(shares)


def test_once_a_seat_is_lost_the_sanest_share_the_win() -> None:
    assert [valued([0, 4, 4], seat, True) for seat in range(3)] == [0, 0.5, 0.5]
    assert [valued([0, 0, 0], seat, True) for seat in range(3)] == [0, 0, 0]


def test_if_survivors_win_only_survival_counts_at_the_end() -> None:
    assert [valued([0, 1, 7], seat, False) for seat in range(3)] == [0, 1, 1]
    assert [valued([0, 0, 0], seat, False) for seat in range(3)] == [0, 0, 0]


def test_survival_odds_rise_with_own_sanity_and_fall_with_that_of_rivals() -> None:
    odds = [valued([own, 4, 4], 0, False) for own in range(1, 8)]
    assert odds == sorted(odds) and odds[0] < 0.5 < odds[-1]
    assert valued([4, 2, 7], 0, False) > valued([4, 4, 7], 0, False)
    assert valued([4, 2, 4], 0, False) > valued([4, 2, 7], 0, False)
