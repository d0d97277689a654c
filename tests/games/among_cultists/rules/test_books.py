"""Books and the shelf (rulebook 17)."""

from typing import Any

import pytest

from miskatonic.games.among_cultists.rules.events import RoomCompleted, RowScored
from tests.clauses import clause
from tests.games.among_cultists.rules.table import Table, after_the_night, arranged, play_at_random


def checking(room: str, card: str, seats: int = 5, **position: Any) -> Table:
    """Seat 0, a cultist, draws this card from a room's deck."""
    position.setdefault("target", 20)
    position.setdefault("decks", {room: [card] * 3})
    table = arranged(seats, {0: "cultist"}, phase="action", places={0: room}, **position)
    return table.play(f"check_room {room}")


def books(table: Table, room: str) -> int:
    return table.public["rooms"][room]["books"]


@clause("AC-K1")
@pytest.mark.parametrize(("room", "row"), [("LB", "LB"), ("O2", "O"), ("P1", "P"), ("DB2", "DB2")])
def test_success_moves_a_book_of_the_room_to_its_row(room: str, row: str) -> None:
    table = checking(room, "success")
    assert books(table, room) == (2 if room == "LB" else 1)
    assert table.public["shelf"] == {**dict.fromkeys(table.public["shelf"], 0), row: 1}


@clause("AC-K2")
def test_failure_does_nothing() -> None:
    table = checking("LB", "failure", books={"LB": 2})
    assert (books(table, "LB"), table.public["shelf"]["LB"]) == (2, 1)


@clause("AC-K3")
def test_sabotage_returns_a_book_of_the_colour_to_the_room() -> None:
    table = checking("LB", "sabotage", books={"LB": 2})
    assert (books(table, "LB"), table.public["shelf"]["LB"]) == (3, 0)


@clause("AC-K3", "AC-Q6")
def test_sabotage_without_a_book_on_the_shelf_does_nothing_but_is_removed() -> None:
    table = checking("LB", "sabotage")
    assert (books(table, "LB"), table.public["shelf"]["LB"]) == (3, 0)
    assert table.deck("LB") == (0, 0, 2)


@clause("AC-K4", "AC-R11")
def test_a_room_without_books_is_completed_and_its_deck_leaves_unseen() -> None:
    decks = {"DB1": ["success"] * 3}
    table = checking("DB1", "success", books={"DB1": 1}, decks=decks)
    room = table.public["rooms"]["DB1"]
    assert (room["completed"], room["books"], room["cards"]) == (True, 0, 0)
    told = table.last(RoomCompleted)
    assert told == RoomCompleted(room="DB1")


@clause("AC-K5", "AC-B13")
@pytest.mark.parametrize(
    ("room", "left", "points"),
    [
        ("LB", {"LB": 1}, 4),
        ("R", {"R": 1}, 4),
        ("G", {"G": 1}, 4),
        ("O1", {"O1": 1, "O2": 0}, 4),
        ("P2", {"P1": 0, "P2": 1}, 4),
        ("DB2", {"DB2": 1}, 3),
    ],
)
def test_a_row_scores_once_when_it_is_full(room: str, left: dict[str, int], points: int) -> None:
    table = checking(room, "success", books=left)
    assert table.public["score"] == points
    assert len(table.events(RowScored)) == 1


@clause("AC-K6", "AC-F13")
def test_reaching_the_target_by_a_full_row_ends_the_game() -> None:
    table = checking("LB", "success", books={"LB": 1}, target=4)
    assert table.result == ("points", [1, 2, 3, 4])
    assert checking("LB", "success", books={"LB": 1}, target=5).result is None


@clause("AC-K7")
@pytest.mark.parametrize(("seats", "rooms"), [(5, ["P1", "P2"]), (8, ["P1", "P2", "P3"])])
def test_the_orange_row_needs_both_rooms_and_the_pink_row_all_on_the_map(
    seats: int, rooms: list[str]
) -> None:
    all_but_one = dict.fromkeys(rooms, 0) | {"P1": 1, "P2": 1}
    table = checking("P1", "success", seats, books=all_but_one)
    assert table.public["score"] == 0
    last = checking("P1", "success", seats, books=dict.fromkeys(rooms, 0) | {"P1": 1})
    assert last.public["score"] == 4
    assert checking("O1", "success", seats, books={"O1": 1, "O2": 1}).public["score"] == 0
    assert checking("O1", "success", seats, books={"O1": 1, "O2": 0}).public["score"] == 4


@clause("AC-K8")
def test_every_dark_blue_room_has_its_own_row() -> None:
    table = checking("DB1", "success", 8)
    shelf = table.public["shelf"]
    assert (shelf["DB1"], shelf["DB2"], shelf["DB3"]) == (1, 0, 0)
    assert checking("DB1", "success", 8, books={"DB1": 1}).public["score"] == 3
    assert checking("DB3", "success", 8, books={"DB3": 1}).public["score"] == 2


@clause("AC-K9")
def test_example_maria_shelves_the_fourth_orange_book() -> None:
    table = checking("O2", "success", books={"O1": 0, "O2": 1})
    public = table.public
    assert public["score"] == 4
    assert public["shelf"]["O"] == 4
    assert public["rooms"]["O2"]["completed"] is True
    assert table.deck("O2") == (0, 0, 0)
    assert table.last(RoomCompleted) == RoomCompleted(room="O2")


@clause("AC-K10")
def test_orange_and_pink_books_are_interchangeable_within_their_colour() -> None:
    """O1's two books are on the shelf; sabotage in O2 takes one of them to O2."""
    table = checking("O2", "sabotage", books={"O1": 0})
    assert (books(table, "O1"), books(table, "O2")) == (0, 3)
    assert table.public["rooms"]["O1"]["completed"] is True
    assert table.public["shelf"]["O"] == 1


@clause("AC-K10")
def test_in_a_dark_blue_room_sabotage_takes_only_books_of_its_own_row() -> None:
    table = checking("DB1", "sabotage", books={"DB2": 1})
    assert (books(table, "DB1"), table.public["shelf"]["DB2"]) == (2, 1)


@clause("AC-K11")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_a_scored_row_is_never_undone(seats: int) -> None:
    for seed in range(3):
        table = after_the_night(seats, seed, level="advanced")
        score = 0
        for _ in play_at_random(table, seed):
            assert table.public["score"] >= score
            score = table.public["score"]
    scored = arranged(5, {0: "cultist"}, phase="action", places={0: "O1"}, books={"O1": 0, "O2": 0})
    assert not [name for name in scored.menu() if name.startswith("check_room")]
