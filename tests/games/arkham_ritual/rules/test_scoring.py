"""The rules and the bots share one scoring; only the rules record reasons."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES, GREAT_OLD_ONES, card_named
from miskatonic.games.arkham_ritual.rules.effects import (
    GATE_OPENS,
    PLAY_GOES_ON,
    ROUND_ENDS,
    what_follows,
)
from miskatonic.games.arkham_ritual.rules.ending import END_ROUND
from miskatonic.games.arkham_ritual.rules.events import SanityChanged
from miskatonic.games.arkham_ritual.rules.great_old_ones import (
    awaken,
    forms,
    party_with_great_old_one,
)
from miskatonic.games.arkham_ritual.rules.options import read_rules
from miskatonic.games.arkham_ritual.rules.setup import empty_table
from miskatonic.games.arkham_ritual.rules.state import BY_GATE, BY_PASSING, ArkhamRitualState
from miskatonic.games.arkham_ritual.views.view import scoring_in
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import random_options
from tests.games.arkham_ritual.rules.table import GAME, Table


def random_table(chance: Rng) -> ArkhamRitualState:
    """A table at the end of a round, with random options, cards and sanity."""
    seats = GAME.seats[chance.below(len(GAME.seats))]
    rules = read_rules(seats, random_options(GAME, seats, chance))
    g = empty_table(rules, chance)
    cards = list(rules.cards)
    chance.shuffle(cards)
    g.held = vec[i64](cards[: rules.parties])
    g.sanity = vec[i64]([1 + chance.below(7) for _ in range(seats)])
    g.round = 1 + chance.below(9)
    return g


def test_counting_from_a_view_matches_normal_scoring() -> None:
    chance = Rng(seed_bytes(1))
    for _ in range(500):
        g = random_table(chance)
        scoring = scoring_in(Table(g).known(None))
        scoring.score(g.held)
        assert scoring.changes == []
        before, g.ended_by = g.sanity[:], BY_PASSING
        END_ROUND.run(g)
        assert g.sanity == scoring.after
        assert scoring.sanity == before


def test_counting_from_a_view_matches_every_great_old_one() -> None:
    chance = Rng(seed_bytes(2))
    seen = set()
    for _ in range(2000):
        g = random_table(chance)
        holder = party_with_great_old_one(g.held)
        if holder < 0 or forms(g.held[holder]) != [g.held[holder]]:
            continue
        seen.add(g.held[holder])
        scoring = scoring_in(Table(g).known(None))
        awaken(scoring, g.held, holder, g.held[holder])
        g.ended_by = BY_GATE
        END_ROUND.run(g)
        assert g.sanity == scoring.after
    assert set(GREAT_OLD_ONES) == seen


def test_scoring_again_gives_the_same_result() -> None:
    chance = Rng(seed_bytes(3))
    g = random_table(chance)
    scoring = scoring_in(Table(g).known(None))
    scoring.score(g.held)
    first = scoring.after[:]
    for card in GREAT_OLD_ONES:
        awaken(scoring, g.held, 0, card)
    scoring.score(g.held)
    assert first == scoring.after


def test_the_announced_changes_add_up_to_the_change_in_sanity() -> None:
    chance = Rng(seed_bytes(4))
    for number in range(400):
        g = random_table(chance)
        before = g.sanity[:]
        at_gate = number % 2 == 1 and party_with_great_old_one(g.held) >= 0
        g.ended_by = BY_GATE if at_gate else BY_PASSING
        END_ROUND.run(g)
        for event in Table(g).events(SanityChanged):
            before[event.seat] += event.change
            assert before[event.seat] == event.now
        assert g.sanity == before


@pytest.mark.parametrize(
    ("discarded", "held", "expected"),
    [
        ("elder-sign", "tome-sane", ROUND_ENDS),
        ("gate", "tome-sane", PLAY_GOES_ON),
        ("gate", "hastur", GATE_OPENS),
        ("gate", "mystery-card", GATE_OPENS),
        ("magical-orb", "hastur", PLAY_GOES_ON),
    ],
)
def test_the_outcome_of_each_discarded_card(discarded: str, held: str, expected: int) -> None:
    assert expected == what_follows(card_named(discarded), vec[i64]([card_named(held)]))


def test_the_mystery_card_may_be_any_great_old_one() -> None:
    assert forms(card_named("mystery-card")) == GREAT_OLD_ONES
    assert "mystery-card" not in [CARD_NAMES[card] for card in GREAT_OLD_ONES]
    assert [card_named("hastur")] == forms(card_named("hastur"))
