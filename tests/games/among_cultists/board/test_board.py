"""The board data is the block of docs/rules/among-cultists.md, and it is consistent."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from miskatonic.errors import BadContent
from miskatonic.games.among_cultists.board.board import BOARD, COLOURS, PLACE_NAMES, PLACES
from miskatonic.games.among_cultists.board.board_file import read_board
from miskatonic.games.among_cultists.board.board_types import Map, RouteCard, members_of
from tests.clauses import clause

ROOT = Path(__file__).resolve().parents[4]
RULES = (ROOT / "docs/rules/among-cultists.md").read_text(encoding="utf-8")
FILE = (ROOT / "src/miskatonic/games/among_cultists/board/board.toml").read_text(encoding="utf-8")
BLOCK: dict[str, Any] = tomllib.loads(FILE)
SMALL, MEDIUM, LARGE = (BOARD.maps[name] for name in ("small", "medium", "large"))
MAPS = pytest.mark.parametrize("played", [SMALL, MEDIUM, LARGE], ids=["small", "medium", "large"])


def at(name: str) -> int:
    return PLACE_NAMES.index(name)


def names(mask: int) -> set[str]:
    return {PLACE_NAMES[place] for place in members_of(mask)}


def doors(played: Map, name: str) -> set[str]:
    return names(played.doors[at(name)])


def distance(played: Map, origin: str, goal: str) -> int:
    return played.distance[at(origin) * int(PLACES) + at(goal)]


# ---------------------------------------------------------------- the block


@clause("AC-B1")
def test_the_loaded_board_file_equals_the_block_of_the_rules() -> None:
    block = re.search(r"```toml\n(.*?)```", RULES, re.DOTALL)
    assert block is not None
    assert block[1] == FILE


@clause("AC-B1")
def test_no_other_module_repeats_the_board_data() -> None:
    """Names of rooms and routes are in the block and nowhere else in the rules' code."""
    code = ROOT / "src/miskatonic/games/among_cultists/rules"
    for module in code.glob("*.py"):
        text = module.read_text(encoding="utf-8")
        assert not re.search(r"Surveillance|Portrait Gallery|\"scalpel\"", text), module.name


@clause("AC-B1")
def test_the_readable_table_agrees_with_the_block() -> None:
    rows = re.findall(r"^\| ([A-Z]+\d?) \| (.+?) \|$", RULES, re.MULTILINE)
    assert [row[0] for row in rows] == list(BLOCK["rooms"])
    for name, rest in rows:
        colour, en, de, books, small, medium, large = (cell.strip() for cell in rest.split("|"))
        room = BOARD.places[at(name)]
        assert (COLOURS[room.colour].replace("_", " "), room.en, room.de) == (colour, en, de)
        assert room.books == int(books)
        on_small = set(small.split()) - {"-"}
        on_medium = on_small | set(medium.split()) - {"-"}
        assert doors(SMALL, name) == on_small
        assert doors(MEDIUM, name) == on_medium
        assert doors(LARGE, name) == on_medium | set(large.split()) - {"-"}


# ---------------------------------------------------------------- maps


@clause("AC-B2", "AC-B15")
def test_the_maps_have_9_10_and_11_rooms_adding_db3_then_p3() -> None:
    assert [len(played.rooms) for played in (SMALL, MEDIUM, LARGE)] == [9, 10, 11]
    assert names(MEDIUM.room_mask) - names(SMALL.room_mask) == {"DB3"}
    assert names(LARGE.room_mask) - names(SMALL.room_mask) == {"DB3", "P3"}
    assert {n: figures.map.name for n, figures in BOARD.figures.items()} == {
        5: "small",
        6: "small",
        7: "medium",
        8: "large",
    }


@clause("AC-B3", "AC-B15")
@pytest.mark.parametrize(
    ("played", "counts"),
    [(SMALL, [1, 1, 1, 2, 2, 2]), (MEDIUM, [1, 1, 1, 2, 2, 3]), (LARGE, [1, 1, 1, 2, 3, 3])],
)
def test_the_number_of_rooms_of_each_colour(played: Map, counts: list[int]) -> None:
    assert [mask.bit_count() for mask in played.of_colour] == counts


@clause("AC-B4", "AC-M2", "AC-B15")
@MAPS
def test_every_room_has_a_deck_marker_books_symbol_and_door(played: Map) -> None:
    parties = [figures for figures in BOARD.figures.values() if figures.map is played]
    for room in played.rooms:
        place = BOARD.places[room]
        assert BLOCK["rooms"][place.name]["deck"] == f"deck_{place.name}"
        assert place.books >= 2
        assert played.doors[room] != 0
        assert all(not played.room_mask >> beyond & 1 for beyond in members_of(played.doors[room]))
    assert len({BOARD.places[room].symbol for room in played.rooms} - {""}) == len(played.rooms)
    for figures in parties:
        assert int(figures.plain_markers + figures.unsafe_markers) == len(played.rooms)


@clause("AC-B5", "AC-B15")
@MAPS
def test_every_map_has_six_hallways_and_doors_join_rooms_to_hallways(played: Map) -> None:
    hallways = members_of(played.places & ~int(played.room_mask))
    assert [PLACE_NAMES[hall] for hall in hallways] == ["C", "TR", "TL", "BL", "BR", "ER"]
    assert [(BOARD.places[hall].en, BOARD.places[hall].de) for hall in hallways] == [
        ("Central Corridor", "Zentralkorridor"),
        ("Portrait Gallery", "Ahnengalerie"),
        ("Bell Passage", "Glockengang"),
        ("Crypt Stair", "Gruftstiege"),
        ("Moonlit Colonnade", "Mondarkade"),
        ("Servants' Stair", "Dienstbotenstiege"),
    ]
    for hall in hallways:
        listed = BLOCK["hallways"][PLACE_NAMES[hall]][played.name]
        assert doors(played, PLACE_NAMES[hall]) == set(listed)
        assert len(listed) == len(set(listed))
        assert played.doors[hall] & ~int(played.room_mask) == 0


@clause("AC-B6", "AC-B15")
def test_the_fishmans_hallway_is_tr_on_the_small_map_and_c_on_the_others() -> None:
    assert [PLACE_NAMES[m.fishman] for m in (SMALL, MEDIUM, LARGE)] == ["TR", "C", "C"]
    assert doors(SMALL, "TR") == {"LB", "P1"}


@clause("AC-B7", "AC-B15")
@MAPS
def test_without_the_fishmans_hallway_the_map_stays_connected(played: Map) -> None:
    open_places = played.places & ~(1 << int(played.fishman))
    reached = ring = 1 << members_of(open_places)[0]
    while ring:
        beyond = 0
        for place in members_of(ring):
            beyond |= played.doors[place]
        ring = beyond & open_places & ~reached
        reached |= ring
    assert reached == open_places
    for place in members_of(played.places):
        assert played.doors[place] & open_places != 0


@clause("AC-B8", "AC-B15")
@MAPS
def test_every_room_is_at_most_3_doors_from_the_central_corridor(played: Map) -> None:
    assert {distance(played, "C", PLACE_NAMES[room]) for room in played.rooms} == {1, 3}
    assert PLACE_NAMES[played.start] == "C"


@clause("AC-B9", "AC-B15")
@MAPS
def test_o1_and_o2_are_equally_far_from_g_and_o1_comes_first_clockwise(played: Map) -> None:
    assert distance(played, "G", "O1") == distance(played, "G", "O2") == 2
    minute = {place.name: place.minute for place in BOARD.places}
    towards_o1, towards_o2 = ((minute[hall] - minute["G"]) % 60 for hall in ("BL", "BR"))
    assert towards_o1 < towards_o2


@clause("AC-B10", "AC-B15", "AC-M6")
def test_the_lake_and_the_marker_spots_are_outside_without_doors() -> None:
    outside = {"lake", *[spot["id"] for spot in BLOCK["outside"]["spots"]]}
    assert outside == {"lake", "W1", "W2", "W3"}
    assert outside.isdisjoint(PLACE_NAMES)
    x, y = BLOCK["outside"]["shelf"]["pos"]
    assert x > 90 and y > 90


@clause("AC-B11", "AC-B15")
def test_the_fronts_of_the_cultist_markers_show_r_o2_and_db1() -> None:
    assert [PLACE_NAMES[room] for room in BOARD.marker_rooms] == ["R", "O2", "DB1"]
    for played in (SMALL, MEDIUM, LARGE):
        assert all(room in played.rooms for room in BOARD.marker_rooms)


# ---------------------------------------------------------------- books, rows, routes


@clause("AC-B12", "AC-B15")
def test_every_room_has_two_books_but_lb_r_and_g_have_three() -> None:
    assert {place.name for place in BOARD.places if place.books == 3} == {"LB", "R", "G"}
    for played, books in ((SMALL, 21), (MEDIUM, 23), (LARGE, 25)):
        assert sum(played.books_of_row) == books
        assert sum(BOARD.places[room].books for room in played.rooms) == books


@clause("AC-B13", "AC-B15")
def test_the_rows_total_26_28_and_28_points_and_every_target_is_reachable() -> None:
    assert {row.name: row.vp for row in BOARD.rows} == {
        "LB": 4,
        "R": 4,
        "G": 4,
        "O": 4,
        "P": 4,
        "DB1": 3,
        "DB2": 3,
        "DB3": 2,
    }
    for played, points in ((SMALL, 26), (MEDIUM, 28), (LARGE, 28)):
        rows = [row.vp for row, books in zip(BOARD.rows, played.books_of_row, strict=True) if books]
        assert sum(rows) == points
        for figures in BOARD.figures.values():
            if figures.map is played:
                assert int(figures.target) + 1 <= points


@clause("AC-B14", "AC-B15")
def test_routes_have_every_colour_and_consecutive_rows_share_none() -> None:
    assert len(BOARD.routes) == 10
    assert BLOCK["routes"]["row_of_round"] == [1, 2, 3, 4, 1, 2, 3, 4, 1, 2]
    for route in BOARD.routes:
        rows = [set(row) for row in route.rows]
        assert set.union(*rows) == set(range(6))
        for row, following in zip(rows, [*rows[1:], rows[0]], strict=True):
            assert row.isdisjoint(following)


def route_names(route: RouteCard) -> list[list[str]]:
    short = {colour: name for name, colour in BLOCK["routes"]["short"].items()}
    return [[short[COLOURS[colour]] for colour in row] for row in route.rows]


@clause("AC-B14")
def test_all_routes_but_the_printed_one_have_three_colours_in_every_row() -> None:
    for route in BOARD.routes[1:]:
        assert [len(row) for row in route.rows] == [3, 3, 3, 3]


@clause("AC-B14")
def test_route_1_is_the_printed_one() -> None:
    assert route_names(BOARD.routes[0]) == [["DB", "P", "LB"], ["G", "O"], ["LB", "DB"], ["R", "O"]]


@clause("AC-B15", "AC-C3", "AC-C14", "AC-C17")
def test_the_figures_add_up() -> None:
    assert sum(BLOCK["cards"]["total"].values()) == 182
    for parties, figures in BOARD.figures.items():
        rooms = len(figures.map.rooms)
        setup = BLOCK["setup"][str(parties)]
        assert sum(setup["room"].values()) == rooms
        assert sum(setup["markers"].values()) == rooms


# ---------------------------------------------------------------- a bad file


@pytest.mark.parametrize(
    ("good", "bad", "complaint"),
    [
        ('start = "C", fishman = "TR"', 'start = "Q", fishman = "TR"', r"map\.small\.start is 'Q'"),
        ('colour = "red", ', 'colour = "mauve", ', r"rooms\.R\.colour is 'mauve'; .* light_blue"),
        ("minute = 56", "minute = 61", r"rooms\.R\.minute is 61; .* 0 to 59"),
        ('deck = "deck_G"', 'deck = "deck_H"', r"rooms\.G\.deck is 'deck_H'; .* 'deck_G'"),
        ('["O1","O2"], vp = 4', '["O1"], vp = 4', r"rows\.O\.rooms .* whose row is O"),
        ('small = ["R","O1"]', 'small = ["R","P3"]', r"hallways\.TL\.small has P3; .* map\.small"),
        ("target = 13", "target = 0", r"setup\.8\.target is 0"),
        ("target = 13\n", "", r"setup\.8\.target is missing"),
        (
            '[["DB","P","LB"], ["G","O"],   ',
            '[["DB"], ["G","O"],   ',
            r"routes\.cards: .* 2 or more",
        ),
        ("mirror = 1", "mirror = true", r"events\.mirror is True"),
        ("rounds = 10", "rounds = 9", r"row_of_round .* each of 9 rounds"),
        ("markers = { plain = 5, unsafe = 6 }", "markers = { plain = 5, unsafe = 5 }", "11 rooms"),
        ("burden = -1", "burdens = -1", r"setup\.8\.burdens: unknown key; known are map"),
        ("version = 1", "version = ", "must be TOML"),
    ],
)
def test_a_bad_board_file_is_refused_with_key_and_expected_value(
    good: str, bad: str, complaint: str
) -> None:
    text = re.sub(r" +", " ", FILE)
    good = re.sub(r" +", " ", good)
    assert good in text
    with pytest.raises(BadContent, match=complaint):
        read_board(text.replace(good, re.sub(r" +", " ", bad), 1))
