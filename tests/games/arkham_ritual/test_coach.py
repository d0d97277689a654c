"""The coach gives the odds that a seat could work out itself."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from miskatonic.bots import coach
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES
from miskatonic.games.arkham_ritual.rules.choices import CONFESS, TAKE
from miskatonic.games.arkham_ritual.rules.ending import END_ROUND
from miskatonic.games.arkham_ritual.rules.great_old_ones import (
    awaken,
    forms,
    party_with_great_old_one,
)
from miskatonic.games.arkham_ritual.rules.scoring import scoring_of
from miskatonic.games.arkham_ritual.rules.state import BY_GATE, ArkhamRitualState
from miskatonic.games.arkham_ritual.rules.turn import take
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import play_randomly

GAME = ARKHAM_RITUAL.id
HELD = ["tome-sane", "dagger-sane", "idol-sane", "chalice-sane", "candelabra-sane"]


def table() -> ArkhamRitualState:
    """Seat 0 drew the cultist; its own card is the sane tome, a gate or the cursed dagger."""
    return ARKHAM_RITUAL.arrange(held=HELD, deck=["cultist", "gate", "dagger-cursed"])


def test_the_coach_gives_odds_for_the_held_card_by_name_colour_and_type() -> None:
    advice = coach(GAME, ARKHAM_RITUAL.knowledge(table(), 0))
    assert advice is not None
    third = pytest.approx(1 / 3)
    assert {"tome-sane": third, "gate": third, "dagger-cursed": third} == advice["own"]
    assert {"sane": pytest.approx(2 / 3), "cursed": third} == advice["colour"]
    assert {"tome": third, "event": third, "dagger": third} == advice["type"]


def test_the_coach_gives_the_chance_of_surviving_if_the_round_ended_now() -> None:
    """The cursed dagger fails, and so does the sane one: two markers."""
    advice = coach(GAME, ARKHAM_RITUAL.knowledge(table(), 0))
    assert advice is not None
    expected = {"survives": pytest.approx(2 / 3), "change": pytest.approx(-2 / 3)}
    assert expected == advice["now"]


def test_the_coach_gives_odds_for_every_option() -> None:
    """With the cultist at seat 1, sane cards fail, and so does the cultist."""
    advice = coach(GAME, ARKHAM_RITUAL.knowledge(table(), 0))
    assert advice is not None
    assert [option["choice"] for option in advice["options"]] == [1, 2, 3, 4]
    give_1, give_2, *_ = advice["options"]
    # The cursed dagger survives only if the other dagger is gone.
    assert give_1["survives"] == pytest.approx(1 / 3)
    assert give_2["survives"] == pytest.approx(0)


def test_odds_include_the_trapezohedron_and_its_cost_before_scoring() -> None:
    held = ["shining-trapezohedron", *HELD[1:]]
    g = ARKHAM_RITUAL.arrange(
        held=held,
        deck=["tome-sane", "gate", "dagger-cursed", "cthulhu"],
        active=1,
        sanity=[1, 7, 7, 7, 7],
        options={"orb_slot": "shining-trapezohedron"},
        moves=[("give", 0)],
    )
    assert_as_enumerated(g, 0)


@pytest.mark.parametrize("seed", range(24))
def test_odds_match_enumerating_every_order_of_unseen_cards(seed: int) -> None:
    """Late in a round few cards are unseen, so every order of them can be played."""
    chance = Rng(seed_bytes(seed))
    options: dict[str, object] = {
        "orb_slot": ["magical-orb", "shining-trapezohedron"][seed % 2],
        "great_old_one": ["cthulhu", "yog-sothoth", "mystery-card"][seed % 3],
        "companion": seed % 4 == 0,
        "doom_track": seed % 5 == 0,
    }
    g = random_late_position(3 + seed % 4, options, chance)
    play_randomly(ARKHAM_RITUAL, g, chance, seed % 4)
    if g.result is None:
        for seat in range(g.rules.seats):
            assert_as_enumerated(g, seat)


def random_late_position(seats: int, options: dict[str, object], rng: Rng) -> ArkhamRitualState:
    cards = list(ARKHAM_RITUAL.new(seats, options).rules.cards)
    rng.shuffle(cards)
    names = [CARD_NAMES[card] for card in cards]
    parties = max(seats, 5)
    return ARKHAM_RITUAL.arrange(
        held=names[:parties],
        deck=names[parties : parties + 5],
        sanity=[1 + rng.below(7) for _ in range(seats)],
        active=rng.below(seats),
        options=options,
        seats=seats,
        seed=rng.below(1000),
    )


def assert_as_enumerated(g: ArkhamRitualState, seat: int) -> None:
    known = ARKHAM_RITUAL.knowledge(g, seat)
    advice = coach(GAME, known)
    assert advice is not None
    worlds = every_world(g, seat)
    own: Counter[str] = Counter()
    for world in worlds:
        own[CARD_NAMES[world.held[seat]]] += 1
    expected = {name: pytest.approx(count / len(worlds)) for name, count in own.items()}
    assert expected == advice["own"]
    assert_odds(advice["now"], [judged(world, seat, g.sanity[seat]) for world in worlds])
    for option in advice["options"]:
        outcomes = [each for world in worlds for each in played(g, world, seat, option["choice"])]
        assert_odds(option, outcomes)


def assert_odds(advice: Mapping[str, Any], outcomes: list[tuple[Fraction, int]]) -> None:
    total = sum([share for share, _ in outcomes])
    survives = sum([share for share, change in outcomes if change >= 0]) / total
    change = sum([share * change for share, change in outcomes]) / total
    assert advice["survives"] == pytest.approx(float(survives))
    assert advice["change"] == pytest.approx(float(change))


def every_world(g: ArkhamRitualState, seat: int) -> list[ArkhamRitualState]:
    """Every possible order of the unseen cards, found without the counting of redeal."""
    view = ARKHAM_RITUAL.view(g, seat)
    places: list[tuple[str, int]] = []
    if view["held"][seat] is None:
        places.append(("held", seat))
    if view["holder"] is not None and view["passing"] is None:
        places.append(("passing", 0))
    if view["is_removed"] and view["removed"] is None:
        places.append(("removed", 0))
    first = 0 if view["top"] is None else 1
    places += [("deck", at) for at in range(len(g.deck) - first)]
    hidden = [_card_at(g, place) for place in places]
    worlds = []
    for order in permutations(hidden):
        world = g.clone()
        for place, card in zip(places, order, strict=True):
            _lay(world, place, card)
        world.stacked = len(world.deck)
        is_alike = ARKHAM_RITUAL.knowledge(world, seat) == ARKHAM_RITUAL.knowledge(g, seat)
        if is_alike and all(fits(world, party) for party in range(g.rules.parties)):
            worlds.append(world)
    return worlds


def fits(world: ArkhamRitualState, party: int) -> bool:
    """Whether all public knowledge about held cards and the passing card still holds."""
    if (world.held_not[party] >> world.held[party]) & 1:
        return False
    if world.passing >= 0 and (world.passing_not >> world.passing) & 1:
        return False
    if world.removed >= 0 and (world.removed_not >> world.removed) & 1:
        return False
    return not (world.deck and (world.top_not >> world.deck[-1]) & 1)


def _card_at(g: ArkhamRitualState, place: tuple[str, int]) -> int:
    where, at = place
    cards = {"held": g.held, "deck": g.deck}.get(where)
    return int(getattr(g, where)) if cards is None else cards[at]


def _lay(g: ArkhamRitualState, place: tuple[str, int], card: int) -> None:
    where, at = place
    if where in ("held", "deck"):
        getattr(g, where)[at] = card
    else:
        setattr(g, where, card)


def judged(g: ArkhamRitualState, seat: int, before: int) -> tuple[Fraction, int]:
    """How the end of the round affects a seat, by the rules' scoring."""
    scoring = scoring_of(g)
    scoring.score(g.held)
    return Fraction(1), scoring.after[seat] - before


def played(
    g: ArkhamRitualState, world: ArkhamRitualState, seat: int, choice: int
) -> list[tuple[Fraction, int]]:
    """Play the option; a card that is handed on is taken by its receiver."""
    before = g.sanity[seat]
    if choice == CONFESS:
        return _confessed(world, seat, before)
    taker = seat if choice == TAKE else choice if choice < 7 else None
    if taker is None:
        return [judged(world, seat, before)]
    after = world.clone()
    after.holder, after.asked, after.agenda = taker, (), [END_ROUND]
    old = after.held[taker]
    round_before = after.round
    take(after, taker)
    if after.ended_by == BY_GATE and old in (16, 17):
        return [
            (Fraction(1, len(_forms(after))), _gated(after, form, seat) - before)
            for form in _forms(after)
        ]
    assert after.round == round_before
    if after.result is not None:
        return [(Fraction(1), after.sanity[seat] - before)]
    return [judged(after, seat, before)]


def _forms(g: ArkhamRitualState) -> list[int]:
    return forms(g.held[party_with_great_old_one(g.held)])


def _gated(g: ArkhamRitualState, form: int, seat: int) -> int:
    scoring = scoring_of(g)
    awaken(scoring, g.held, party_with_great_old_one(g.held), form)
    return scoring.after[seat]


def _confessed(world: ArkhamRitualState, seat: int, before: int) -> list[tuple[Fraction, int]]:
    cards = [*world.deck, world.held[seat]]
    outcomes = []
    for card in cards:
        after = world.clone()
        after.held[seat] = card
        after.sanity[seat] -= 1
        share = Fraction(1, len(cards))
        if after.sanity[seat] == 0:
            outcomes.append((share, -1))
        else:
            outcomes.append((share, judged(after, seat, before)[1]))
    return outcomes


def test_a_seat_that_is_not_asked_gets_odds_and_no_options() -> None:
    advice = coach(GAME, ARKHAM_RITUAL.knowledge(table(), 3))
    assert advice is not None
    assert advice["options"] == []
    assert sum(advice["own"].values()) == pytest.approx(1)


def test_spectators_and_finished_games_have_no_coach() -> None:
    g = table()
    assert coach(GAME, ARKHAM_RITUAL.knowledge(g, None)) is None
    play_randomly(ARKHAM_RITUAL, g, Rng(seed_bytes(1)))
    assert coach(GAME, ARKHAM_RITUAL.knowledge(g, 0)) is None


def test_advice_depends_on_the_view_only() -> None:
    chance = Rng(seed_bytes(3))
    g = ARKHAM_RITUAL.new(5, {}, 5)
    while g.result is None:
        view = ARKHAM_RITUAL.knowledge(g, 2)
        again = ARKHAM_RITUAL.knowledge(ARKHAM_RITUAL.redeal(view, chance), 2)
        assert coach(GAME, view) == coach(GAME, again)
        play_randomly(ARKHAM_RITUAL, g, chance, 3)
