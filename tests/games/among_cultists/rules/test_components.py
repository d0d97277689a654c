"""Components and figures (rulebook 4 to 6)."""

import pytest

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.board.board import BOARD
from miskatonic.games.among_cultists.board.board_types import Cards
from miskatonic.text import Texts
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME, after_the_night, begin, in_the_night

COUNTS = pytest.mark.parametrize("parties", [5, 6, 7, 8])


def investigator(parties: int) -> dict[str, int]:
    alive = 7 if parties <= 6 else 9
    return {"alive": alive, "dead": 0, "success": 8, "failure": 0, "sabotage": 0}


def cultist(parties: int) -> dict[str, int]:
    alive = 4 if parties <= 6 else 6
    return {"alive": alive, "dead": 3, "success": 2, "failure": 4, "sabotage": 2}


def cards(alive: int, dead: int, success: int, failure: int, sabotage: int) -> list[int]:
    return [alive, dead, success, failure, sabotage]


def listed(counts: Cards) -> list[int]:
    return cards(counts.alive, counts.dead, counts.success, counts.failure, counts.sabotage)


# ---------------------------------------------------------------- numbers of players


@clause("AC-C1")
def test_4_to_8_seats_play_with_the_automa_at_4_and_optionally_at_6() -> None:
    assert GAME.seats == range(4, 9)
    for seats in (3, 9):
        with pytest.raises(BadOptions, match="takes 4 to 8"):
            GAME.new(seats)
    assert [begin(seats).public["automa"] for seats in (4, 5, 6, 7, 8)] == [
        4,
        None,
        None,
        None,
        None,
    ]
    assert begin(6, automa=True).public["automa"] == 6
    for seats in (5, 7, 8):
        with pytest.raises(BadOptions, match="automa"):
            GAME.new(seats, {"automa": True})
    with pytest.raises(BadOptions, match="automa"):
        GAME.new(4, {"automa": False})


@clause("AC-C2", "AC-A1")
@pytest.mark.parametrize(("seats", "parties"), [(4, 5), (6, 7)])
def test_with_the_automa_the_number_of_parties_counts(seats: int, parties: int) -> None:
    table = after_the_night(seats, automa=True)
    full = after_the_night(parties)
    one, other = table.public, full.public
    assert (one["parties"], one["target"]) == (other["parties"], other["target"])
    assert (one["rooms"], one["shelf"]) == (other["rooms"], other["shelf"])
    assert one["draw_pile"] == other["draw_pile"]
    assert len(table.cultists) == len(full.cultists)
    hands = [(each["encounter_cards"], each["room_cards"]) for each in table.public["table"]]
    assert hands == [(each["encounter_cards"], each["room_cards"]) for each in full.public["table"]]


# ---------------------------------------------------------------- cards and markers


@clause("AC-C3")
def test_there_are_182_cards() -> None:
    total = BOARD.cards
    assert total.route == 10
    assert listed(total) == cards(alive=73, dead=9, success=63, failure=20, sabotage=7)
    assert sum(listed(total)) + total.route == 182


@clause("AC-C4")
def test_face_down_cards_show_their_kind_but_never_their_face() -> None:
    table = after_the_night(5)
    for party in table.public["table"]:
        assert (party["encounter_cards"], party["room_cards"]) == (7, 8)
        assert not {"alive", "dead", "success", "hand"} & set(party)
        assert party["route"] is None


@clause("AC-C5")
def test_there_are_18_loyalty_markers() -> None:
    markers = {role.name: role.markers for role in BOARD.roles}
    assert sum(markers.values()) == 18
    assert (markers.pop("investigator"), markers.pop("cultist")) == (6, 2)
    assert sorted(markers.values()) == [1] * 10


@clause("AC-C6")
def test_there_are_6_plain_and_6_unsafe_room_markers_which_is_enough() -> None:
    assert max(int(figures.plain_markers) for figures in BOARD.figures.values()) == 6
    assert max(int(figures.unsafe_markers) for figures in BOARD.figures.values()) == 6


@clause("AC-C7")
def test_there_are_ten_characters_with_two_sides_and_eight_envelopes() -> None:
    table = begin(8)
    characters = [option for option in table.options(min(table.asked)) if "any" not in option]
    assert characters == [f"character {number}" for number in range(10)]
    assert after_the_night(8).ghosts() == set()
    assert max(BOARD.figures) == 8


@clause("AC-C8")
def test_there_are_25_books_3_cultist_markers_and_1_of_everything_else() -> None:
    public = after_the_night(8, level="advanced").public
    assert sum(room["books"] for room in public["rooms"].values()) == 25
    assert public["outside"] == 3
    assert public["fishman"] is None
    assert public["knife"] in range(8)
    assert (public["vote_active"], public["power"]) == (True, True)
    assert public["portal"]["state"] == "none"


@clause("AC-C9", "AC-S17")
@COUNTS
def test_there_are_12_event_markers_of_10_kinds(parties: int) -> None:
    bag = in_the_night(parties, level="advanced").bag
    assert bag == {
        "lightning": 2,
        "secret_doors": 2,
        "walkie_talkie": 1,
        "portrait": 1,
        "morale_up": 1,
        "lord": 1,
        "portal": 1,
        "panes": 1,
        "morale_down": 1,
        "mirror": 1,
    }
    assert sum(bag.values()) == 12


# ---------------------------------------------------------------- by the number of parties


@clause("AC-C10", "AC-C11", "AC-C18", "AC-S2")
@COUNTS
def test_the_decks_of_investigators_and_cultists(parties: int) -> None:
    table = after_the_night(parties)
    assert len(table.cultists) == (1 if parties <= 6 else 2)
    for party in range(parties):
        is_cultist = party in table.cultists
        assert table.hand(party) == (cultist if is_cultist else investigator)(parties)


@clause("AC-C12")
@COUNTS
def test_every_hand_starts_with_the_same_numbers_whatever_the_team(parties: int) -> None:
    table = after_the_night(parties)
    encounter = 7 if parties <= 6 else 9
    for party in table.public["table"]:
        assert (party["encounter_cards"], party["room_cards"]) == (encounter, 8)


@clause("AC-C13")
@pytest.mark.parametrize(("parties", "alive", "dead"), [(5, 5, 1), (6, 5, 2), (7, 0, 0), (8, 7, 1)])
def test_the_number_of_pulse_start_cards(parties: int, alive: int, dead: int) -> None:
    pulse = BOARD.figures[parties].pulse
    assert listed(pulse) == cards(alive, dead, 0, 0, 0)


@clause("AC-C14", "AC-C15", "AC-S10", "AC-S11")
@pytest.mark.parametrize(
    ("parties", "success", "failure", "sabotage"),
    [(5, 5, 3, 1), (6, 4, 4, 1), (7, 5, 4, 1), (8, 5, 5, 1)],
)
def test_room_start_cards_and_draw_pile_are_alike(
    parties: int, success: int, failure: int, sabotage: int
) -> None:
    table = in_the_night(parties)
    rooms = list(table.public["rooms"])
    decks = [table.deck(room) for room in rooms]
    assert [sum(deck) for deck in decks] == [1] * len(rooms)
    assert [sum(faces) for faces in zip(*decks, strict=True)] == [success, failure, sabotage]
    assert list(table.g.draw_pile) == [success, failure, sabotage]


@clause("AC-C16", "AC-S12")
@COUNTS
def test_the_unsafe_deck_is_1_success_and_1_failure(parties: int) -> None:
    assert list(in_the_night(parties, level="advanced").g.unsafe) == [1, 1, 0]


@clause("AC-C17")
@pytest.mark.parametrize(
    ("parties", "plain", "unsafe"), [(5, 5, 4), (6, 4, 5), (7, 6, 4), (8, 5, 6)]
)
def test_the_number_of_room_markers(parties: int, plain: int, unsafe: int) -> None:
    figures = BOARD.figures[parties]
    assert (int(figures.plain_markers), int(figures.unsafe_markers)) == (plain, unsafe)


@clause("AC-C19", "AC-S19")
@pytest.mark.parametrize(("parties", "target"), [(5, 10), (6, 12), (7, 12), (8, 13)])
def test_the_points_the_investigators_need(parties: int, target: int) -> None:
    public = in_the_night(parties).public
    assert (public["score"], public["target"]) == (0, target)


@clause("AC-C20")
@pytest.mark.parametrize(("parties", "kills"), [(5, 3), (6, 4), (7, 4), (8, 5)])
def test_the_dead_investigators_the_cultists_need(parties: int, kills: int) -> None:
    assert int(BOARD.figures[parties].kills) == kills


@clause("AC-C21")
@COUNTS
def test_there_are_enough_cards_even_with_a_firestarter(parties: int) -> None:
    figures = BOARD.figures[parties]
    cult = int(figures.cultists)
    needed = [
        (parties - cult) * one + cult * other + pulse + 2 * room + unsafe
        for one, other, pulse, room, unsafe in zip(
            listed(figures.investigator),
            listed(figures.cultist),
            listed(figures.pulse),
            listed(figures.room),
            listed(BOARD.unsafe_start),
            strict=True,
        )
    ]
    exchange = cards(alive=0, dead=0, success=-2, failure=1, sabotage=1)
    for need, change, there in zip(needed, exchange, listed(BOARD.cards), strict=True):
        assert max(need, need + change) <= there
    assert parties <= BOARD.cards.route


@clause("AC-C22")
@pytest.mark.parametrize("language", ["en", "de"])
def test_texts_put_the_act_left_of_the_arrow_and_its_effect_right(
    language: str,
) -> None:
    texts = Texts(language)
    acts = {
        "check_status": ("pulse", "draw pile") if language == "en" else ("Puls", "Nachziehstapel"),
        "fill": ("card", "explored") if language == "en" else ("Raumkarte", "erforscht"),
        "restart_power": ("power off", "on again")
        if language == "en"
        else ("aus ist", "wieder an"),
        "close_portal": ("together", "1 point less")
        if language == "en"
        else ("gemeinsam", "1 Punkt"),
    }
    for action, (act, consequence) in acts.items():
        left, right = texts(f"ac-action-{action}-help").split(" → ")
        assert act in left
        assert consequence in right
