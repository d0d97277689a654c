"""Luck in Arkham Ritual is what a seat was dealt beside the others: nobody can play for it."""

import pytest

from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.luck_study import luck_of
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import play_randomly


def test_what_one_was_dealt_more_the_others_were_dealt_less() -> None:
    g = ARKHAM_RITUAL.new(5, {}, 3)
    play_randomly(ARKHAM_RITUAL, g, Rng(seed_bytes(3)))
    luck = luck_of(g)
    assert len(luck) > 3
    for card, numbers in luck.items():
        assert sum(numbers) == pytest.approx(0.0), card
    dealt = sum(len([each for each in numbers if each > 0]) for numbers in luck.values())
    assert dealt >= 5


def test_a_dealt_card_counts_beside_what_all_parties_were_dealt() -> None:
    """Before anybody has done anything, each of three seats and two dummies has one card."""
    g = ARKHAM_RITUAL.new(3, {}, 5)
    own = [max(card[seat] for card in luck_of(g).values()) for seat in range(3)]
    # 4/5 more than a party has on average; 3/5 where another party has a copy of the card.
    assert all(each in (pytest.approx(4 / 5), pytest.approx(3 / 5)) for each in own)
