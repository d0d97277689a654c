"""Quick scoring gives the same results as the rules, for any cards and options."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES, card_named
from miskatonic.games.arkham_ritual.rules.great_old_ones import party_with_great_old_one
from miskatonic.games.arkham_ritual.rules.options import read_rules
from miskatonic.games.arkham_ritual.rules.quick_scoring import QuickScoring, table_of
from miskatonic.games.arkham_ritual.rules.scoring import Scoring
from miskatonic.games.arkham_ritual.rules.state import NOBODY
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import random_options
from tests.clauses import clause


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed))


@clause("AR-E2", "AR-E3", "AR-E4", "AR-E5", "AR-E6", "AR-E7", "AR-E8", "AR-E9")
@pytest.mark.parametrize("seats", ARKHAM_RITUAL.seats)
def test_quick_scoring_agrees_with_the_rules_on_any_table(seats: int) -> None:
    chance = rng(seats)
    for _ in range(60):
        rules = read_rules(seats, random_options(ARKHAM_RITUAL, seats, chance))
        sanity = [1 + int(chance.below(7)) for _ in range(seats)]
        doom = 1 + int(chance.below(7)) if rules.doom_track else 0
        scoring = Scoring(seats, rules.parties, vec[i64](sanity), doom)
        quick = QuickScoring(scoring, list(rules.cards))
        for _ in range(15):
            deck = list(rules.cards)
            chance.shuffle(deck)
            held = deck[: rules.parties]
            scoring.score(vec[i64](held))
            table = table_of(held)
            named = [CARD_NAMES[card] for card in held]
            assert quick.after(quick.ending(table)) == scoring.after, (named, sanity, doom)
            has_one = party_with_great_old_one(vec[i64](held)) != NOBODY
            assert quick.has_old_one(table) == has_one, named


def test_moving_one_card_changes_the_quick_count_by_its_own_part() -> None:
    tome, curse = card_named("tome-sane"), card_named("dagger-cursed")
    before = table_of([tome, curse, tome])
    assert before - table_of([-1, curse, tome]) == table_of([tome])
    assert table_of([curse, tome]) - table_of([-1, tome]) == table_of([curse])
