"""The novice of Arkham Ritual wins more by counting cards."""

from collections.abc import Sequence

import pytest

from miskatonic.bots import Budget, make
from miskatonic.games.arkham_ritual.bots.card_odds import odds_of_pairs
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.simulate import play_with_bots

HELD = ["tome-sane", "dagger-sane", "idol-sane", "chalice-sane", "candelabra-sane"]


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed))


def chosen(g: ArkhamRitualState, seat: int) -> int:
    view = ARKHAM_RITUAL.knowledge(g, seat)
    decision = view["decision"]
    assert decision is not None
    return make("arkham-ritual", "novice").choose(view, decision, rng(1), Budget())


def own_odds(g: ArkhamRitualState, seat: int) -> dict[str, float]:
    odds: dict[str, float] = {}
    for own, _, share in odds_of_pairs(ARKHAM_RITUAL.knowledge(g, seat), seat):
        odds[CARD_NAMES[own]] = odds.get(CARD_NAMES[own], 0.0) + share
    return odds


def test_every_unseen_card_is_equally_likely_to_be_the_held_card() -> None:
    g = ARKHAM_RITUAL.arrange(held=HELD, deck=["gate", "gate", "cultist"])
    # Seat 0 drew a gate; the other gate, the cultist and its own sane tome are unseen.
    assert own_odds(g, 0) == pytest.approx({"gate": 1 / 3, "cultist": 1 / 3, "tome-sane": 1 / 3})


def test_twins_among_the_unseen_cards_count_twice() -> None:
    g = ARKHAM_RITUAL.arrange(held=HELD, deck=["cultist", "tome-sane", "gate", "gate"])
    assert own_odds(g, 0) == pytest.approx({"tome-sane": 1 / 2, "gate": 1 / 2})


def test_the_passing_card_and_the_held_card_are_different_cards() -> None:
    g = ARKHAM_RITUAL.arrange(held=HELD, deck=["cultist", "gate"])
    ARKHAM_RITUAL.play(g, 0, 1)
    pairs = {
        (CARD_NAMES[own], CARD_NAMES[card]): share
        for own, card, share in odds_of_pairs(ARKHAM_RITUAL.knowledge(g, 1), 1)
    }
    unseen = ("dagger-sane", "cultist", "gate")
    expected = {(own, card): 1 / 6 for own in unseen for card in unseen if own != card}
    assert pairs == pytest.approx(expected)


def test_a_gate_without_effect_rules_out_the_great_old_ones() -> None:
    held = ["gate", *HELD[1:]]
    g = ARKHAM_RITUAL.arrange(held=held, deck=["tome-sane", "dagger-cursed", "cthulhu", "gate"])
    ARKHAM_RITUAL.play(g, 0, 1)
    ARKHAM_RITUAL.play(g, 1, ARKHAM_RITUAL.choice("take"))
    assert "cthulhu" in own_odds(g, 2)
    ARKHAM_RITUAL.play(g, 2, 0)
    ARKHAM_RITUAL.play(g, 0, ARKHAM_RITUAL.choice("take"))
    assert "cthulhu" not in own_odds(g, 2)
    assert "gate" in own_odds(g, 2)


def test_a_cursed_card_is_handed_to_a_seat_that_fails_anyway() -> None:
    held = ["tome-sane", "investigator", "dagger-cursed", "chalice-sane", "elder-sign"]
    g = ARKHAM_RITUAL.arrange(held=held, deck=["candelabra-cursed", "gate", "gate", "dagger-sane"])
    assert chosen(g, 0) == ARKHAM_RITUAL.choice("give", 2)


def test_a_harmful_card_seen_with_the_orb_is_removed() -> None:
    held = ["dagger-sane", "magical-orb", "idol-sane", "chalice-sane", "candelabra-sane"]
    deck = ["tome-sane", "candelabra-cursed", "gate", "gate"]
    g = ARKHAM_RITUAL.arrange(held=held, deck=deck)
    ARKHAM_RITUAL.play(g, 0, 1)
    ARKHAM_RITUAL.play(g, 1, ARKHAM_RITUAL.choice("take"))
    assert chosen(g, 1) == ARKHAM_RITUAL.choice("remove")


def played(seated: Sequence[str], number: int) -> ArkhamRitualState:
    bots = [make("arkham-ritual", level) for level in seated]
    g = ARKHAM_RITUAL.new(len(seated), {}, number)
    play_with_bots(ARKHAM_RITUAL, g, bots, rng(number))
    return g


def survivals(levels: Sequence[str], games: int) -> dict[str, float]:
    """The share of games that the seats of each level survived; the seats rotate."""
    won: dict[str, int] = dict.fromkeys(levels, 0)
    for number in range(games):
        seated = [levels[(seat + number) % len(levels)] for seat in range(len(levels))]
        result = ARKHAM_RITUAL.result(played(seated, number))
        assert result is not None
        for seat in result.winners:
            won[seated[seat]] += 1
    return {level: won[level] / games / levels.count(level) for level in won}


@pytest.mark.slow
@pytest.mark.once
def test_novices_survive_more_often_than_random_bots_at_the_same_table() -> None:
    shares = survivals(["novice", "random", "random", "novice", "random"], 200)
    assert shares["novice"] > shares["random"] + 0.05
