"""Masters of Arkham Ritual model the other players, and search if that does not help."""

import math
from functools import cache

import pytest

from miskatonic.bots import Budget, make
from miskatonic.games.arkham_ritual.bots.beliefs import NOTHING, SANITY, beliefs_of
from miskatonic.games.arkham_ritual.bots.card_odds import Pairs, odds_of_pairs
from miskatonic.games.arkham_ritual.bots.inference import ADEPT, SECOND_GUESS, Inference
from miskatonic.games.arkham_ritual.bots.round_history import RoundHistory
from miskatonic.games.arkham_ritual.bots.search_guide import ArkhamRitualGuide
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES, NO_CARD, card_named
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.clauses import clause

TAKE = ARKHAM_RITUAL.choice("take")
HELD = ["tome-sane", "dagger-sane", "idol-sane", "chalice-sane", "candelabra-sane"]
DECK = ["dagger-cursed", "gate", "investigator", "tome-cursed", "elder-sign", "cultist"]


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed))


def round_history(view: ArkhamRitualKnowledge) -> RoundHistory:
    held = [NO_CARD if card is None else card for card in view["held"]]
    return RoundHistory(view["history"], held, view["seats"], view["sanity"])


@cache
def seen_in_a_game(level: str, number: int) -> list[tuple[ArkhamRitualKnowledge, str]]:
    """The last views of seat 0 in the second round of a game, and the card it held."""
    bot = make("arkham-ritual", level)
    g = ARKHAM_RITUAL.new(5, {"competitive": True}, number)
    seen: list[tuple[ArkhamRitualKnowledge, str]] = []
    while g.round <= 2 and g.result is None:
        seat = g.asked[0].seat
        view = ARKHAM_RITUAL.knowledge(g, seat)
        assert view["decision"] is not None
        if seat == 0 and g.round == 2:
            seen.append((view, CARD_NAMES[g.held[0]]))
        ARKHAM_RITUAL.play(g, seat, bot.choose(view, view["decision"], rng(1), Budget()))
    return seen[-2:]


def surprise(view: ArkhamRitualKnowledge, pairs: Pairs, own: str) -> float:
    return -math.log(sum(share for card, _, share in pairs if CARD_NAMES[card] == own))


@pytest.mark.slow
@pytest.mark.once
def test_a_master_among_adepts_infers_its_card_far_better_than_an_adept() -> None:
    views = [each for number in range(6) for each in seen_in_a_game("adept", number)]
    assert len(views) > 8
    before = sum(surprise(view, odds_of_pairs(view, 0), own) for view, own in views)
    of_adept = sum(surprise(view, beliefs_of(view).pairs, own) for view, own in views)
    of_master = sum(surprise(view, Inference(view).pairs, own) for view, own in views)
    assert of_master < 0.8 * of_adept
    assert of_master < 0.8 * before


def estimated_levels(level: str) -> list[float]:
    """How a master at seat 0 rates the other seats, in the second round of some games."""
    found = [0.0, 0.0, 0.0]
    count = 0
    for number in range(4):
        for view, _ in seen_in_a_game(level, number)[-1:]:
            minds = Inference(view).minds
            assert minds[0] == pytest.approx(SECOND_GUESS)
            for mind in minds[1:]:
                assert sum(mind) == pytest.approx(1, abs=0.01)
                found = [total + share for total, share in zip(found, mind, strict=True)]
                count += 1
    return [total / count for total in found]


@pytest.mark.slow
@pytest.mark.once
def test_earlier_rounds_tell_adepts_from_novices_and_random_bots() -> None:
    of_adepts, of_novices, of_random = map(estimated_levels, ("adept", "novice", "random"))
    assert of_adepts[ADEPT] > 0.8
    assert of_random[NOTHING] > of_adepts[NOTHING] + 0.3
    assert of_novices[SANITY] > 1.5 * max(of_adepts[SANITY], of_random[SANITY])


@pytest.mark.slow
@pytest.mark.once
def test_simulations_weigh_more_the_more_randomly_others_play() -> None:
    of_adepts, of_random = (
        ArkhamRitualGuide(seen_in_a_game(level, 1)[0][0]) for level in ("adept", "random")
    )
    assert of_adepts.simulation_weight(0) == of_random.simulation_weight(0) == 0
    assert of_random.simulation_weight(100) < of_random.simulation_weight(10_000) <= 1
    assert of_adepts.simulation_weight(10_000) < 0.2 < of_random.simulation_weight(10_000)


def test_without_thinking_time_the_odds_still_cover_every_possible_card() -> None:
    for view, own in seen_in_a_game("adept", 1):
        hasty = Inference(view, 0.0)
        possible = {card for card, _, _ in odds_of_pairs(view, 0)}
        assert possible == {card for card, share in hasty.own if share > 0}
        assert own in {CARD_NAMES[card] for card in possible}
        assert sum(share for _, share in hasty.own) == pytest.approx(1)


def test_the_round_history_has_each_choice_as_its_seat_saw_it() -> None:
    """Seat 0 hands a card to 1, who passes it to 2, who takes it; then seat 3 is active."""
    g = ARKHAM_RITUAL.arrange(held=HELD, deck=DECK)
    for seat, choice in ((0, 1), (1, 2), (2, TAKE)):
        ARKHAM_RITUAL.play(g, seat, choice)
    cursed = card_named("dagger-cursed")
    told = round_history(ARKHAM_RITUAL.knowledge(g, 4))
    assert [(past.seat, past.choice) for past in told.choices] == [(0, 1), (1, 2), (2, TAKE)]
    assert [past.knowing for past in told.choices] == [True, False, False]
    # Seat 4 now sees which card it was; the seats it passed through could not.
    assert [cursed] * 3 == [past.card for past in told.choices]
    assert [len(past.gifts) for past in told.choices] == [0, 1, 2]
    assert all(gift.passing for gift in told.choices[2].gifts)
    assert {NO_CARD} == {gift.held[2] for gift in told.choices[2].gifts}
    assert {NO_CARD} == {past.held[4] for past in told.choices}


def test_a_card_taken_unseen_stays_unknown_to_its_holder() -> None:
    g = ARKHAM_RITUAL.arrange(held=HELD, deck=DECK)
    for seat, choice in ((0, 1), (1, 2), (2, TAKE)):
        ARKHAM_RITUAL.play(g, seat, choice)
    told = round_history(ARKHAM_RITUAL.knowledge(g, 2))
    assert {NO_CARD} == {past.card for past in told.choices}
    gifts = told.gifts_to(2)
    assert [gift.became_mine for gift in gifts] == [True, True]
    assert {card_named("idol-sane")} == {gift.held[2] for gift in gifts}


@clause("AR-P1")
def test_a_seat_that_confessed_learns_nothing_from_earlier_gifts() -> None:
    g = ARKHAM_RITUAL.arrange(held=HELD, deck=DECK, options={"companion": True})
    for seat, choice in ((0, 1), (1, 2), (2, TAKE)):
        ARKHAM_RITUAL.play(g, seat, choice)
    before = round_history(ARKHAM_RITUAL.knowledge(g, 4)).gifts_to(4)
    ARKHAM_RITUAL.play(g, 4, ARKHAM_RITUAL.choice("confess"))
    after = round_history(ARKHAM_RITUAL.knowledge(g, 4)).gifts_to(4)
    assert (len(before), len(after)) == (2, 0)


def last_choice(g: ArkhamRitualState, budget: Budget) -> int:
    view = ARKHAM_RITUAL.knowledge(g, g.asked[0].seat)
    assert view["decision"] is not None
    return make("arkham-ritual", "master").choose(view, view["decision"], rng(1), budget)


@pytest.mark.parametrize("budget", [Budget(simulations=40), Budget(seconds=0.02)])
def test_a_master_ends_a_round_that_ruins_all_rivals_within_any_budget(budget: Budget) -> None:
    held = ["dagger-cursed", "tome-sane", "idol-cursed", "chalice-cursed", "candelabra-cursed"]
    deck = ["elder-sign", "investigator"]
    g = ARKHAM_RITUAL.arrange(held=held, deck=deck, options={"competitive": True})
    for seat, to in ((0, 2), (2, 3), (3, 4), (4, 1)):
        ARKHAM_RITUAL.play(g, seat, to)
    assert ARKHAM_RITUAL.choice("discard") == last_choice(g, budget)
