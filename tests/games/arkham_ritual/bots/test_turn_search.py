"""A master predicts what happens to a card that it hands on."""

from collections.abc import Iterator

import pytest

from miskatonic.bots import Budget, make
from miskatonic.games.arkham_ritual.bots.adept import TAKES
from miskatonic.games.arkham_ritual.bots.beliefs import sanity_before
from miskatonic.games.arkham_ritual.bots.inference import ADEPT, ChoiceEvidence, Inference
from miskatonic.games.arkham_ritual.bots.round_history import give_back, rounds_of
from miskatonic.games.arkham_ritual.bots.turn_search import TurnSearch
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.arena import Contest, play_contest
from miskatonic.sim.random_play import play_randomly

QUICK = Budget(simulations=1)


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed))


def adepts_at_play(games: int, competitive: bool) -> Iterator[tuple[ArkhamRitualState, int, int]]:
    """Games of adepts: the table before each choice, the seat, and what it chose."""
    bot = make("arkham-ritual", "adept")
    for number in range(games):
        g = ARKHAM_RITUAL.new(5, {"competitive": competitive}, 300 + number)
        while g.result is None:
            seat = int(g.asked[0].seat)
            view = ARKHAM_RITUAL.knowledge(g, seat)
            assert view["decision"] is not None
            choice = bot.choose(view, view["decision"], rng(1), QUICK)
            yield g, seat, choice
            ARKHAM_RITUAL.play(g, seat, choice)


@pytest.mark.parametrize("competitive", [True, False])
def test_a_master_predicts_what_adepts_do(competitive: bool) -> None:
    """A master that knows the giver's card predicts nearly everything; ties are random."""
    foreseen = asked = 0
    for g, giver, to in adepts_at_play(1, competitive):
        if g.asked[0].prompt != "offer" or g.knows_own:
            continue
        inference = Inference(ARKHAM_RITUAL.knowledge(g, giver))
        inference.now.hand_on(giver, to)
        evidence = ChoiceEvidence(inference.now.asked(to), giver, inference.passing_since)
        expected = inference.adepts_choice(evidence, g.held[giver])
        after = g.clone()
        ARKHAM_RITUAL.play(after, giver, to)
        view = ARKHAM_RITUAL.knowledge(after, to)
        assert view["decision"] is not None
        real = make("arkham-ritual", "adept").choose(view, view["decision"], rng(2), QUICK)
        foreseen += expected == real
        asked += 1
    assert asked >= 6
    assert foreseen >= 0.9 * asked


def offered() -> ArkhamRitualKnowledge:
    held = ["investigator", "tome-sane", "elder-sign", "chalice-sane", "candelabra-sane"]
    deck = ["dagger-cursed", "gate", "gate", "idol-sane", "tome-cursed", "idol-cursed"]
    g = ARKHAM_RITUAL.arrange(held=held, deck=deck, options={"competitive": True})
    return ARKHAM_RITUAL.knowledge(g, 0)


def test_searching_gifts_leaves_the_history_unchanged() -> None:
    view = offered()
    inference = Inference(view)
    search = TurnSearch(view, inference)
    values = [search.value(choice) for choice in (1, 2, 3, 4)]
    assert not inference.now.choices and not inference.now.gifts_to(1)
    again = TurnSearch(view, Inference(view))
    assert values == [again.value(choice) for choice in (1, 2, 3, 4)]
    assert all(0 <= value <= 1 for value in values)


def test_without_thinking_time_a_gift_has_the_value_an_adept_gives_it() -> None:
    view = offered()
    hasty = TurnSearch(view, Inference(view), 0.0)
    for choice in (1, 2, 3, 4):
        assert hasty.value(choice) == pytest.approx(hasty.expected.value(choice), abs=1e-6)


def test_random_seats_are_expected_to_take_a_card_sometimes() -> None:
    view = offered()
    inference = Inference(view)
    for mind in inference.minds:
        mind[ADEPT] = 0.0
    search = TurnSearch(view, inference)
    for choice in (1, 2, 3, 4):
        taken = sum(
            share * search.expected.taken(own, choice, card) for own, card, share in inference.pairs
        )
        left = search.expected.if_nothing_changes()
        assert search.value(choice) == pytest.approx(TAKES * taken + (1 - TAKES) * left, abs=1e-6)


def tables_after_a_look(wanted: int) -> Iterator[ArkhamRitualState]:
    """Random games, after round 1, in which a seat has just gained sanity."""
    found = 0
    for number in range(400):
        g = ARKHAM_RITUAL.new(3, {"orb_slot": "shining-trapezohedron", "competitive": True}, number)
        chance = rng(number)
        while g.result is None and found < wanted:
            before = list(g.sanity)
            play_randomly(ARKHAM_RITUAL, g, chance, 1)
            has_won_one = g.round > 1 and sum(g.sanity) == sum(before) + 1
            if has_won_one and ARKHAM_RITUAL.result(g) is None:
                found += 1
                yield g
                break


def test_earlier_sanity_is_reconstructed_after_a_look_into_the_trapezohedron() -> None:
    """Sanity changes in mid-round; each earlier round must start from its own values."""
    looked = 0
    for g in tables_after_a_look(5):
        view = ARKHAM_RITUAL.knowledge(g, g.asked[0].seat)
        rounds = rounds_of(view["history"])
        began = sanity_before(view, rounds)
        assert sum(began) == sum(g.sanity) - 1
        for history in rounds[:-1][::-1]:
            give_back(began, history)
        assert began == [7, 7, 7]
        assert sum(share for _, _, share in Inference(view).pairs) == pytest.approx(1)
        looked += 1
    assert looked == 5


@pytest.mark.parametrize("seed", range(3))
def test_masters_finish_games_with_the_trapezohedron(seed: int) -> None:
    options = {"orb_slot": "shining-trapezohedron", "great_old_one": "mystery-card"}
    g = ARKHAM_RITUAL.new(3, options, seed)
    bot = make("arkham-ritual", "master")
    while g.result is None and g.round < 4:
        seat = g.asked[0].seat
        view = ARKHAM_RITUAL.knowledge(g, seat)
        assert view["decision"] is not None
        ARKHAM_RITUAL.play(g, seat, bot.choose(view, view["decision"], rng(seed), QUICK))
    assert g.round > 1 or g.result is not None


@pytest.mark.slow
@pytest.mark.once
def test_a_master_survives_far_more_often_than_adepts_at_the_same_table() -> None:
    contest = Contest("arkham-ritual", {}, ("master", *["adept"] * 4), 10, 11, QUICK)
    found = play_contest(contest)
    master, adepts = (found[bot, ""].wins.estimate().mean for bot in ("master", "adept"))
    assert master > adepts + 0.1
