"""Acts that are bad whatever the hidden cards are, and bots that hardly ever do them."""

import pytest

from miskatonic.bots import Budget
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, TAKE
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge
from miskatonic.games.arkham_ritual.wasted_acts import (
    LET_BETTER_GO,
    TOOK_FOR_WORSE,
    gains_by_taking,
    why_wasted,
)
from miskatonic.reports.experience import player_experience


def last_asked(held: list[str], deck: list[str]) -> ArkhamRitualKnowledge:
    """Seat 1 of three is asked last; only its own card and the deck are unseen."""
    g = ARKHAM_RITUAL.arrange(
        held=held, deck=deck, sanity=[5, 5, 5], moves=[("give", 2), ("give", 1)]
    )
    return ARKHAM_RITUAL.knowledge(g, 1)


def test_passing_is_defensible_if_taking_could_make_things_worse() -> None:
    """Seat 1 holds a cursed dagger or the Elder Sign, and cannot tell which of them is passing."""
    held = ["idol-sane", "dagger-cursed", "chalice-sane", "investigator", "candelabra-sane"]
    view = last_asked(held, ["elder-sign"])
    assert {round(gain, 3) > 0 for gain in gains_by_taking(view)} == {True, False}
    assert why_wasted(view, DISCARD) == ""


def test_taking_a_certainly_worse_card_is_a_wasted_act() -> None:
    """The held card is a sane dagger or chalice; the card that was looked at is cursed."""
    g = ARKHAM_RITUAL.arrange(
        held=["tome-sane", "dagger-sane", "idol-sane", "candelabra-sane", "investigator"],
        deck=["chalice-cursed", "chalice-sane", "dagger-sane"],
        sanity=[5, 5, 5],
        looked=1,
        moves=[("give", 1)],
    )
    view = ARKHAM_RITUAL.knowledge(g, 1)
    assert view["passing"] is not None
    assert all(gain < 0 for gain in gains_by_taking(view))
    assert why_wasted(view, TAKE) == TOOK_FOR_WORSE
    assert why_wasted(view, 2) == ""


def test_passing_a_certainly_better_card_is_a_wasted_act() -> None:
    """The passing card was seen and is sane; all other unseen cards are cursed."""
    g = ARKHAM_RITUAL.arrange(
        held=["tome-sane", "dagger-cursed", "idol-sane", "candelabra-sane", "investigator"],
        deck=["chalice-sane", "tome-cursed", "idol-cursed"],
        sanity=[5, 5, 5],
        looked=1,
        moves=[("give", 2), ("give", 1)],
    )
    view = ARKHAM_RITUAL.knowledge(g, 1)
    assert why_wasted(view, DISCARD) == LET_BETTER_GO
    assert why_wasted(view, TAKE) == ""


@pytest.mark.parametrize("level", ["novice", "adept"])
def test_bots_waste_hardly_any_act_and_finish_their_games(level: str) -> None:
    found = player_experience(
        "arkham-ritual", (level,) * 4, games=6, seed=5, budget=Budget(simulations=1)
    )
    assert found.acts > 50
    assert found.wasted_share < 0.01
    assert set(found.endings) <= {"survivors", "nobody"}
    assert found.rounds.longest < 16
