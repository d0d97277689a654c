"""Which acts are no good whatever the hidden cards are, and that bots hardly ever do them."""

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
    """Seat 1 of three is asked last; of the cards it does not see nothing else is left."""
    g = ARKHAM_RITUAL.arrange(
        held=held, deck=deck, sanity=[5, 5, 5], moves=[("give", 2), ("give", 1)]
    )
    return ARKHAM_RITUAL.knowledge(g, 1)


def test_letting_go_can_be_defended_where_taking_may_make_it_worse() -> None:
    """Seat 1 holds a cursed dagger or the Elder Sign, and cannot tell which of them is passing."""
    held = ["idol-sane", "dagger-cursed", "chalice-sane", "investigator", "candelabra-sane"]
    view = last_asked(held, ["elder-sign"])
    assert {round(gain, 3) > 0 for gain in gains_by_taking(view)} == {True, False}
    assert why_wasted(view, DISCARD) == ""


def test_a_card_that_is_surely_worse_is_not_taken() -> None:
    """The own card is a dagger or a chalice, all of them sane; the looked-at card is cursed."""
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


def test_a_surely_better_card_is_not_let_go() -> None:
    """The passing card was seen and is sane; whatever else is unseen is cursed."""
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
def test_bots_waste_nothing_and_games_end_as_they_should(level: str) -> None:
    felt = player_experience(
        "arkham-ritual", (level,) * 4, games=6, seed=5, budget=Budget(simulations=1)
    )
    assert felt.acts > 50
    assert felt.wasted_share < 0.01
    assert set(felt.endings) <= {"survivors", "nobody"}
    assert felt.rounds.longest < 16
