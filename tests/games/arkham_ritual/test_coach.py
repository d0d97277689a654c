"""The coach tells the odds that a seat could count up itself."""

import pytest

from miskatonic.bots.coach import coach
from miskatonic.games.arkham_ritual.rules.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.playout import play_randomly

GAME = ARKHAM_RITUAL.id
HELD = ["tome-sane", "dagger-sane", "idol-sane", "chalice-sane", "candelabra-sane"]


def table() -> ArkhamRitualState:
    """Seat 0 drew the cultist; its own card is the sane tome, a gate or the cursed dagger."""
    return ARKHAM_RITUAL.arrange(held=HELD, deck=["cultist", "gate", "dagger-cursed"])


def test_the_own_card_by_name_colour_and_type() -> None:
    advice = coach(GAME, ARKHAM_RITUAL.knowledge(table(), 0))
    assert advice is not None
    third = pytest.approx(1 / 3)
    assert {"tome-sane": third, "gate": third, "dagger-cursed": third} == advice["own"]
    assert {"sane": pytest.approx(2 / 3), "cursed": third} == advice["colour"]
    assert {"tome": third, "event": third, "dagger": third} == advice["type"]


def test_the_chance_to_survive_if_the_round_ended_now() -> None:
    """The cursed dagger falls, and takes its twin with it: two markers."""
    advice = coach(GAME, ARKHAM_RITUAL.knowledge(table(), 0))
    assert advice is not None
    expected = {"survives": pytest.approx(2 / 3), "change": pytest.approx(-2 / 3)}
    assert expected == advice["now"]


def test_every_option_has_its_chances() -> None:
    """With the cultist at seat 1, sane cards fall, and so does the cultist."""
    advice = coach(GAME, ARKHAM_RITUAL.knowledge(table(), 0))
    assert advice is not None
    assert [option["choice"] for option in advice["options"]] == [1, 2, 3, 4]
    give_1, give_2, *_ = advice["options"]
    # The cursed dagger survives only if the other dagger is gone.
    assert give_1["survives"] == pytest.approx(1 / 3)
    assert give_2["survives"] == pytest.approx(0)


def test_a_seat_that_is_not_asked_has_odds_and_no_options() -> None:
    advice = coach(GAME, ARKHAM_RITUAL.knowledge(table(), 3))
    assert advice is not None
    assert advice["options"] == []
    assert sum(advice["own"].values()) == pytest.approx(1)


def test_spectators_and_finished_games_have_no_coach() -> None:
    g = table()
    assert coach(GAME, ARKHAM_RITUAL.knowledge(g, None)) is None
    play_randomly(ARKHAM_RITUAL, g, Rng(seed_bytes(1)))
    assert coach(GAME, ARKHAM_RITUAL.knowledge(g, 0)) is None


def test_advice_depends_on_the_view_alone() -> None:
    chance = Rng(seed_bytes(3))
    g = ARKHAM_RITUAL.new(5, {}, 5)
    while g.result is None:
        view = ARKHAM_RITUAL.knowledge(g, 2)
        again = ARKHAM_RITUAL.knowledge(ARKHAM_RITUAL.redeal(view, chance), 2)
        assert coach(GAME, view) == coach(GAME, again)
        play_randomly(ARKHAM_RITUAL, g, chance, 3)
