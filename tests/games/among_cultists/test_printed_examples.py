"""FAQ entries that no other file tests, and which parts of the board are printed or ours."""

import pytest

from miskatonic.games.among_cultists.board.board import BOARD
from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.text import Texts
from tests.clauses import clause
from tests.games.among_cultists.rules.table import arranged
from tests.text.test_texts import messages


@clause("AC-J5", "AC-G9", "AC-R4")
def test_a_ghost_talks_and_votes_but_calls_no_vote() -> None:
    table = arranged(5, phase="action", places={0: "LB"}, ghosts=[0], routes={0: 0})
    assert "call_vote" not in table.menu(0)
    table.say(0, "team", team="investigators").play("pass")
    voting = arranged(5, phase="action", at="vote", ghosts=[0], actor=1)
    assert "vote 4" in voting.options(0)


@clause("AC-F1", "AC-F13", "AC-M13")
@pytest.mark.parametrize("when", [7, 8, 9, 10])
def test_the_investigators_can_win_by_points_in_rounds_7_to_10(when: int) -> None:
    """A row of 4 points and one of 3 are full; the last book of another is found."""
    row = [BOARD.colours[colour] for colour in BOARD.routes[0].colours[when]]
    rooms = {"light_blue": "LB", "red": "R", "green": "G"}
    room = next(name for colour, name in rooms.items() if colour in row)
    full = next(name for name in rooms.values() if name != room)
    table = arranged(
        5,
        round=when,
        phase="action",
        places={0: room},
        routes={0: 0},
        books={full: 0, "DB2": 0, room: 1},
        decks={room: ["success"] * 3},
    )
    assert (table.public["score"], table.public["target"]) == (7, 10)
    table.play(f"check_room {room}")
    assert table.result == ("points", [0, 1, 2, 3])


# ---------------------------------------------------------------- what is ours


@clause("AC-B16")
def test_the_board_file_says_what_is_ours_and_what_is_printed() -> None:
    found = {each.part: (each.is_ours, each.other_way) for each in BOARD.provenance}
    assert found == {
        "figures": (False, ()),
        "roles": (False, ()),
        "colours": (False, ()),
        "plan": (True, ()),
        "names": (True, ("LB", "R", "C")),
        "books": (True, ()),
        "rows": (True, ("O",)),
        "markers": (True, ()),
        "routes": (True, ("1",)),
    }
    constants = AMONG_CULTISTS.constants()
    assert constants["PROVENANCE"] == [
        {"part": part, "ours": ours, "except": list(other)} for part, (ours, other) in found.items()
    ]
    assert len(constants["ROUTES"]) == 10
    assert constants["ROUTES"][0] == constants["ROUTE"]


@clause("AC-B16")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_tell_players_what_is_ours_and_its_exceptions(language: str) -> None:
    texts = Texts(language)
    for each in BOARD.provenance:
        told = texts(f"rules-ac-part-{each.part}-{'ours' if each.is_ours else 'book'}")
        assert texts(f"ac-part-{each.part}")
        wrong = f"rules-ac-part-{each.part}-{'book' if each.is_ours else 'ours'}"
        assert wrong not in messages(language)
        if each.part == "names":
            assert all(texts(f"ac-place-{name}")[:9] in told for name in each.other_way)
    routes = texts("rules-ac-part-routes-ours")
    assert "2" in routes
    assert "10" in routes
    assert texts("ac-lobby-note")
