"""Unsafe paths: cultist markers and the fishman (rulebook 15, 16, 23)."""

from collections import Counter
from typing import Any

import pytest

from miskatonic.games.among_cultists.rules.events import (
    CardPlaced,
    FishmanCame,
    HallwaySecured,
    PanesBroken,
    UnsafeCardDrawn,
)
from tests.clauses import clause
from tests.games.among_cultists.rules.table import Table, after_the_night, arranged, play_at_random

UNSAFE = {"unsafe_paths": True}


def exploring(card: str, seats: int = 5, **position: Any) -> Table:
    """Seat 0 turns a room marker with the symbol and draws this card from the unsafe deck."""
    position.setdefault("unsafe", [card])
    return arranged(
        seats,
        {0: "cultist"},
        phase="action",
        places={0: "O1"},
        decks={"O1": ["success"] * 2},
        unsafe_marker=True,
        options=UNSAFE,
        **position,
    ).play("fill O1 success")


def blocked(table: Table) -> set[str]:
    return {name for name, room in table.public["rooms"].items() if room["blocked"]}


@clause("AC-U1")
def test_an_unsafe_success_does_nothing() -> None:
    table = exploring("success")
    assert table.last(UnsafeCardDrawn).card == "success"
    assert (blocked(table), table.public["fishman"], table.public["outside"]) == (set(), None, 3)


@clause("AC-U2")
def test_an_unsafe_failure_puts_a_cultist_marker_into_the_room_it_shows() -> None:
    table = exploring("failure", outside=["O2"])
    assert (blocked(table), table.public["fishman"]) == ({"O2"}, None)
    assert table.public["outside"] == 0


@clause("AC-U2", "AC-U3")
@pytest.mark.parametrize(("seats", "hallway"), [(5, "TR"), (6, "TR"), (7, "C"), (8, "C")])
def test_an_unsafe_failure_without_markers_outside_brings_the_fishman(
    seats: int, hallway: str
) -> None:
    table = exploring("failure", seats, outside=[])
    assert (blocked(table), table.public["fishman"]) == (set(), hallway)


@clause("AC-U3", "AC-B6")
@pytest.mark.parametrize(("seats", "hallway"), [(5, "TR"), (6, "TR"), (7, "C"), (8, "C")])
def test_an_unsafe_sabotage_moves_the_fishman_to_his_hallway(seats: int, hallway: str) -> None:
    table = exploring("sabotage", seats)
    assert (blocked(table), table.public["fishman"]) == (set(), hallway)
    assert table.last(FishmanCame).place == hallway


@clause("AC-U3")
@pytest.mark.parametrize(("card", "outside"), [("sabotage", ["R"]), ("failure", [])])
def test_a_fishman_already_in_his_hallway_stays_there(card: str, outside: list[str]) -> None:
    table = exploring(card, fishman=True, outside=outside)
    assert table.public["fishman"] == "TR"
    assert table.events(FishmanCame) == []
    assert blocked(table) == set()


@clause("AC-U4", "AC-S14", "AC-B11")
def test_the_cultist_marker_turned_is_random() -> None:
    turned = Counter(blocked(exploring("failure", seed=seed)).pop() for seed in range(120))
    assert set(turned) == {"R", "O2", "DB1"}
    assert min(turned.values()) > 25


@clause("AC-U4")
def test_an_unsafe_card_is_shown_to_all_before_it_is_shuffled_back() -> None:
    table = exploring("failure")
    for viewer in (None, *range(5)):
        assert table.last(UnsafeCardDrawn, viewer) == UnsafeCardDrawn(card="failure")
    assert list(table.g.unsafe) == [0, 1, 0]


@clause("AC-U5", "AC-U8")
@pytest.mark.parametrize("seats", [5, 7, 8])
def test_no_card_leaves_the_unsafe_deck_and_few_acts_add_cards(seats: int) -> None:
    """In random games it grows only by acts in a hallway and by Brittle Panes."""
    for seed in range(3):
        table = after_the_night(seats, seed, level="advanced")
        cards, ways = 2, 0
        for _ in play_at_random(table, seed):
            assert table.public["unsafe"] >= cards
            cards = table.public["unsafe"]
        hallways = {"C", "TR", "TL", "BL", "BR", "ER"}
        ways += len(table.events(HallwaySecured))
        ways += sum(event.place in hallways for event in table.events(CardPlaced))
        ways += sum(int(str(event.cards)) for event in table.events(PanesBroken))
        assert cards == 2 + ways


@clause("AC-U6")
def test_a_cultist_marker_does_not_block_movement_encounters_or_character_actions() -> None:
    places = {0: "TL", 1: "R", 2: "DB2", 3: "DB2", 4: "DB2"}
    table = arranged(5, places=places, blocked=["R"]).play("go R")
    assert table.asked == {0: "encounter", 1: "encounter"}
    table.answer(s0="give alive 1", s1="give alive 0")
    assert {"go C", "go TL", "stop"} == set(table.options())
    acting = arranged(5, phase="action", places={0: "R", 1: "R"}, blocked=["R"])
    assert set(acting.options()) == {"check_status 1", "fight", "pass"}


@clause("AC-U7")
def test_the_fishman_blocks_only_entering() -> None:
    places = {0: "TR", 1: "TR"}
    table = arranged(
        5, phase="action", knife=2, actor=0, places=places, fishman=True, options=UNSAFE
    )
    assert {"check_status 1", "secure success", "pass"} <= set(table.options())
    assert table.ghosts() == set()


@clause("AC-U9")
def test_a_fought_cultist_marker_never_returns() -> None:
    table = arranged(
        5,
        {0: "cultist"},
        phase="action",
        places={0: "R", 1: "O1"},
        routes={1: 2},
        decks={"O1": ["success"] * 2},
        blocked=["R"],
        outside=[],
        unsafe_marker=True,
        unsafe=["failure"],
        options=UNSAFE,
    )
    table.play("fight", "fill O1 success")
    assert blocked(table) == set()
    assert table.public["outside"] == 0
    assert table.public["fishman"] == "TR"
