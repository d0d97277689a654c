"""Copies of a card are indistinguishable to every viewer."""

import json
from typing import Any

import pytest

from miskatonic.bots import coach
from miskatonic.games.arkham_ritual.rules.cards import FACE
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.kernel.events import Event
from miskatonic.sim.random_play import play_randomly
from tests.clauses import clause
from tests.conformance.tables import rng
from tests.games.arkham_ritual.rules.table import GAME

CARD_FIELDS = ("card", "discarded")
NOTHING: set[Any] = {None}
PLACES = ("held", "discards", "cards", "passing", "top", "removed")


def seen_by_all(g: ArkhamRitualState) -> str:
    """Everything that any viewer is shown or told, and that bots and coach use."""
    shown: list[object] = []
    for viewer in (None, *range(g.rules.seats)):
        known = GAME.knowledge(g, viewer)
        shown.append({**known, "history": [vars_of(event) for event in known["history"]]})
        shown.append(coach(GAME.id, known))
    return json.dumps(shown, sort_keys=True, default=str)


def vars_of(event: Event) -> dict[str, Any]:
    return {field: getattr(event, field) for field in event.__struct_fields__}


def cards_in_sight(g: ArkhamRitualState, viewer: int | None) -> set[int]:
    view: dict[str, Any] = {**GAME.view(g, viewer)}
    found: set[int] = set()
    for place in PLACES:
        found.update(view[place] if isinstance(view[place], list) else [view[place]])
    for event in view["history"]:
        for field, value in vars_of(event).items():
            if field in CARD_FIELDS:
                found.add(value)
            elif field == "held":
                found.update(value)
    found.update([look["card"] for look in view["memory"]])
    return found - NOTHING


@clause("AR-V1", "AR-C1")
@pytest.mark.parametrize("companion", [False, True])
def test_no_number_in_a_view_or_event_identifies_a_copy(companion: bool) -> None:
    chance = rng(4)
    for seed in range(12):
        g = GAME.new(3 + seed % 5, {"companion": companion}, seed)
        while g.result is None:
            play_randomly(GAME, g, chance, 5)
            for viewer in (None, *range(g.rules.seats)):
                for card in cards_in_sight(g, viewer):
                    assert FACE[card] == card


@clause("AR-V1", "AR-P1")
def test_swapping_two_equal_cards_changes_nothing_for_any_viewer() -> None:
    chance = rng(7)
    swapped = 0
    for seed in range(8):
        g = GAME.new(5, {"companion": True}, seed)
        play_randomly(GAME, g, chance, 6 + seed)
        if g.result is not None:
            continue
        before = seen_by_all(g)
        for at, card in enumerate(g.deck):
            for party, held in enumerate(g.held):
                if FACE[card] == FACE[held]:
                    g.deck[at], g.held[party] = held, card
                    assert seen_by_all(g) == before
                    swapped += 1
    assert swapped > 3
