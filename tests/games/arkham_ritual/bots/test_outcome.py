"""The fast count of a round's end agrees with the rules, whatever the cards."""

import pytest

from miskatonic.games.arkham_ritual.bots.outcome import (
    GATE_OPENS,
    PLAY_GOES_ON,
    ROUND_ENDS,
    Outcome,
    forms,
    great_old_one_at,
    what_follows,
)
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES
from miskatonic.games.arkham_ritual.rules.ending import END_ROUND
from miskatonic.games.arkham_ritual.rules.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.options import read_rules
from miskatonic.games.arkham_ritual.rules.setup import empty_table
from miskatonic.games.arkham_ritual.rules.state import BY_GATE, BY_PASSING, ArkhamRitualState
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.playout import random_options


def random_table(chance: Rng) -> ArkhamRitualState:
    """A round's end: any options, any cards, any sanity."""
    seats = ARKHAM_RITUAL.seats[chance.below(len(ARKHAM_RITUAL.seats))]
    rules = read_rules(seats, random_options(ARKHAM_RITUAL, seats, chance))
    g = empty_table(rules, chance)
    cards = list(rules.cards)
    chance.shuffle(cards)
    g.held = cards[: rules.parties]
    g.sanity = [1 + int(chance.below(7)) for _ in range(seats)]
    g.round = 1 + chance.below(9)
    return g


def count(g: ArkhamRitualState) -> Outcome:
    doom = min(g.round, 7) if g.rules.doom_track else 0
    return Outcome(g.rules.seats, g.rules.parties, g.sanity[:], doom)


def test_a_normal_end_is_counted_as_the_rules_count_it() -> None:
    chance = Rng(seed_bytes(1))
    for _ in range(1500):
        g = random_table(chance)
        outcome = count(g)
        outcome.scored(g.held)
        g.ended_by = BY_PASSING
        END_ROUND.run(g)
        assert g.sanity == outcome.after


def test_every_great_old_one_is_counted_as_the_rules_count_it() -> None:
    chance = Rng(seed_bytes(2))
    seen = set()
    for _ in range(3000):
        g = random_table(chance)
        holder = great_old_one_at(g.held)
        if holder < 0 or CARD_NAMES[g.held[holder]] == "mystery-card":
            continue
        seen.add(CARD_NAMES[g.held[holder]])
        outcome = count(g)
        outcome.gated(g.held, holder, g.held[holder])
        g.ended_by = BY_GATE
        END_ROUND.run(g)
        assert g.sanity == outcome.after
    assert {"cthulhu", "nyarlathotep", "yog-sothoth", "hastur"} == seen


@pytest.mark.parametrize(
    ("discarded", "held", "expected"),
    [
        ("elder-sign", "tome-sane", ROUND_ENDS),
        ("gate", "tome-sane", PLAY_GOES_ON),
        ("gate", "hastur", GATE_OPENS),
        ("magical-orb", "hastur", PLAY_GOES_ON),
    ],
)
def test_what_a_discarded_card_leads_to(discarded: str, held: str, expected: int) -> None:
    assert expected == what_follows(CARD_NAMES.index(discarded), [CARD_NAMES.index(held)])


def test_the_mystery_card_may_be_any_great_old_one() -> None:
    names = [CARD_NAMES[card] for card in forms(CARD_NAMES.index("mystery-card"))]
    assert names == ["cthulhu", "nyarlathotep", "yog-sothoth", "hastur"]
    assert [CARD_NAMES.index("hastur")] == forms(CARD_NAMES.index("hastur"))
