"""Setting up (rulebook 7 to 9, and "your first game")."""

from collections import Counter

import pytest

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.board.board import BOARD, PLACE_NAMES
from miskatonic.games.among_cultists.rules.events import Dealt
from miskatonic.kernel.game import Game
from tests.clauses import clause
from tests.games.among_cultists.rules.table import (
    GAME,
    Table,
    after_the_night,
    begin,
    games,
    in_the_night,
)

COUNTS = pytest.mark.parametrize("parties", [5, 6, 7, 8])
MANY = 400


def dead_at_the_start(table: Table) -> int:
    return sum(table.pulse(party)[1] for party in range(table.public["parties"]))


def share(count: int, of: int = MANY) -> float:
    return count / of


# ---------------------------------------------------------------- decks and loyalty


@clause("AC-S1")
def test_every_deck_gets_a_different_route_and_the_rest_leave_unseen() -> None:
    seen = set()
    for table in games(60, 8):
        routes = list(table.g.route)
        assert len(set(routes)) == 8
        seen |= set(routes)
        table.all("ready")
        for seat in range(8):
            own = table.known(seat)["own"]
            assert own is not None
            assert own["route"] == routes[seat]
    assert seen == set(range(10))


@clause("AC-S3", "AC-Z2")
@COUNTS
def test_special_roles_replace_investigators_never_cultists(parties: int) -> None:
    for table in (in_the_night(parties, seed, level="advanced") for seed in range(10)):
        roles = Counter(table.roles)
        assert roles["cultist"] == (1 if parties <= 6 else 2)
        special = [role for role in roles if role not in ("cultist", "investigator")]
        assert len(special) == len(BOARD.figures[parties].advanced)
        assert all(roles[role] == 1 for role in special)


@clause("AC-S4")
@pytest.mark.parametrize("seed", range(5))
def test_the_firestarter_has_two_red_cards_for_two_successes(seed: int) -> None:
    table = in_the_night(6, seed, level="advanced")
    firestarter = table.roles.index("firestarter")
    assert table.hand(firestarter) == {
        "alive": 7,
        "dead": 0,
        "success": 6,
        "failure": 1,
        "sabotage": 1,
    }


@clause("AC-S5", "AC-S6")
@COUNTS
def test_every_party_has_one_bottom_card_and_no_cultist_starts_dead(parties: int) -> None:
    for table in games(40, parties):
        for party in range(parties):
            assert sum(table.pulse(party)) == (0 if parties == 7 else 1)
            if party in table.cultists and parties != 7:
                assert table.pulse(party) == (1, 0)


@clause("AC-S6")
@pytest.mark.parametrize(
    ("parties", "chances"),
    [(5, {1: 4 / 5, 0: 1 / 5}), (6, {2: 2 / 3, 1: 1 / 3}), (7, {0: 1.0}), (8, {1: 1.0})],
)
def test_the_number_of_investigators_that_start_dead(
    parties: int, chances: dict[int, float]
) -> None:
    dead = Counter(dead_at_the_start(table) for table in games(MANY, parties))
    assert set(dead) == set(chances)
    for number, chance in chances.items():
        assert share(dead[number]) == pytest.approx(chance, abs=0.06)


@clause("AC-S7")
def test_every_assignment_is_equally_likely() -> None:
    cult: Counter[int] = Counter()
    seer: Counter[int] = Counter()
    for table in games(MANY, 5):
        cult[table.cultists[0]] += 1
        seer[table.roles.index("seer")] += 1
    for counted in (cult, seer):
        assert {party: share(counted[party]) for party in range(5)} == {
            party: pytest.approx(1 / 5, abs=0.06) for party in range(5)
        }


@clause("AC-S7")
def test_every_seat_is_told_only_its_own_part_of_the_deal() -> None:
    table = in_the_night(5)
    for viewer in (None, 0, 1, 2, 3, 4):
        for dealt in table.events(Dealt, viewer):
            secret = (dealt.role, dealt.route, dealt.hand)
            assert (None in secret) == (dealt.party != viewer)
            assert dealt.has_secrets == (dealt.party == viewer)


@clause("AC-S8")
def test_every_seat_openly_picks_a_different_character() -> None:
    table = begin(5)
    assert table.asked == dict.fromkeys(range(5), "character")
    table.answer(s0="character 9", s1="character 3", s2="character 3", s3="character 0")
    table.answer(s4="character 5")
    (seat,) = table.asked  # if two want the same, one gets it at random and the other picks again
    assert seat in (1, 2)
    assert {"character 9", "character 3", "character 0", "character 5"}.isdisjoint(table.options())
    table.play("character 7")
    characters = [party["character"] for party in table.public["table"]]
    assert (characters[0], characters[3], characters[4]) == (9, 0, 5)
    assert sorted(number for number in characters if number is not None) == [0, 3, 5, 7, 9]
    assert table.ghosts() == set()


@clause("AC-S8")
def test_a_seat_that_does_not_pick_gets_a_random_character() -> None:
    picked = set()
    for seed in range(30):
        characters = [party["character"] for party in in_the_night(5, seed).public["table"]]
        assert len(set(characters)) == 5
        assert None not in characters
        picked.add(characters[0])
    assert len(picked) > 5


@clause("AC-S8")
def test_characters_have_no_effect_on_play() -> None:
    one, other = begin(5), begin(5)
    for table, numbers in ((one, range(5)), (other, range(5, 10))):
        for number in numbers:
            table.play(f"character {number}", seat=min(table.asked))
    for table in (one, other):
        while table.public["phase"] == "night":
            table.all("ready")
    assert (one.g.role, one.g.hand, one.g.pulse) == (other.g.role, other.g.hand, other.g.pulse)
    assert one.decision().options == other.decision().options


# ---------------------------------------------------------------- the board


@clause("AC-S9")
@pytest.mark.parametrize(("parties", "rooms"), [(5, 9), (6, 9), (7, 10), (8, 11)])
def test_the_map_depends_on_the_number_of_parties(parties: int, rooms: int) -> None:
    assert len(in_the_night(parties).public["rooms"]) == rooms


@clause("AC-S10", "AC-S11")
def test_room_cards_and_draw_pile_are_shuffled() -> None:
    sabotaged = Counter(
        room
        for table in games(MANY, 5)
        for room in table.public["rooms"]
        if table.deck(room) == (0, 0, 1)
    )
    assert sum(sabotaged.values()) == MANY
    for room in sabotaged:
        assert share(sabotaged[room]) == pytest.approx(1 / 9, abs=0.05)
    assert len(sabotaged) == 9


@clause("AC-S13")
@COUNTS
def test_all_discs_start_living_in_the_central_corridor(parties: int) -> None:
    table = after_the_night(parties)
    assert [table.place(party) for party in range(parties)] == ["C"] * parties
    assert table.ghosts() == set()


@clause("AC-S14", "AC-S15")
@COUNTS
def test_three_cultist_markers_are_outside_and_the_fishman_is_in_the_lake(parties: int) -> None:
    public = after_the_night(parties, level="advanced").public
    assert public["outside"] == 3
    assert not any(room["blocked"] for room in public["rooms"].values())
    assert public["fishman"] is None


@clause("AC-S16")
def test_the_vote_marker_is_active_and_the_power_on() -> None:
    public = after_the_night(5).public
    assert (public["vote_active"], public["power"]) == (True, True)


@clause("AC-S18")
def test_the_clock_shows_round_1() -> None:
    public = after_the_night(5).public
    assert (public["round"], public["phase"], public["clock"]) == (1, "movement", [])


@clause("AC-S19")
def test_example_with_6_parties_the_target_finger_shows_12() -> None:
    public = after_the_night(6).public
    assert (public["score"], public["target"]) == (0, 12)


@clause("AC-S20")
@COUNTS
def test_every_room_gets_its_books(parties: int) -> None:
    rooms = after_the_night(parties).public["rooms"]
    for name, room in rooms.items():
        assert room["books"] == (3 if name in ("LB", "R", "G") else 2)


@clause("AC-S21")
@COUNTS
def test_every_room_has_a_marker_and_nobody_knows_which_are_unsafe(parties: int) -> None:
    table = after_the_night(parties, level="advanced")
    for viewer in (None, *range(parties)):
        for room in table.known(viewer)["rooms"].values():
            assert (room["explored"], room["unsafe"]) == (False, None)


@clause("AC-S22")
def test_the_knife_goes_to_a_random_seat_or_one_chosen_by_the_host() -> None:
    knives = Counter(after_the_night(4, seed).public["knife"] for seed in range(120))
    assert set(knives) == {0, 1, 2, 3}
    assert after_the_night(5, start=3).public["knife"] == 3
    assert after_the_night(5, start=3).asked == {3: "move"}
    with pytest.raises(BadOptions, match="start"):
        GAME.new(5, {"start": 5})


@clause("AC-S23")
def test_the_portal_is_set_aside_and_everything_else_is_out_of_the_game() -> None:
    table = after_the_night(6)
    assert table.public["portal"] == {"state": "none", "deadline": None}
    in_play = sum(table.g.hand) + sum(table.g.pulse) + sum(table.g.deck) + sum(table.g.draw_pile)
    assert in_play == 6 * 15 + 6 + 9 + 9


@clause("AC-S24", "AC-W1")
def test_the_night_happens_once_and_ends_the_set_up() -> None:
    table = in_the_night(5)
    phases = [table.public["phase"]]
    while table.public["phase"] == "night":
        table.all("ready")
        phases.append(table.public["phase"])
    assert set(phases[:-1]) == {"night"}
    assert (table.public["phase"], table.public["round"]) == ("movement", 1)


# ---------------------------------------------------------------- your first game


@clause("AC-S25")
@pytest.mark.parametrize(
    ("seats", "automa", "roles"),
    [
        (4, True, []),
        (5, False, [["seer"]]),
        (6, False, [["seer"]]),
        (6, True, []),
        (7, False, []),
        (8, False, [["seer"]]),
    ],
)
def test_in_a_first_game_the_seer_is_the_only_special_role(
    seats: int, automa: bool, roles: list[list[str]]
) -> None:
    table = after_the_night(seats, automa=automa)
    assert table.public["role_set"] == roles
    special = set(table.roles) - {"investigator", "cultist"}
    assert special == {name for pool in roles for name in pool}


@clause("AC-S26")
@COUNTS
def test_a_first_game_has_no_unsafe_deck_cultist_markers_or_brittle_panes(parties: int) -> None:
    table = in_the_night(parties)
    assert table.public["unsafe"] == 0
    assert table.public["outside"] == 0
    assert table.public["fishman"] is None
    assert "panes" not in table.bag
    assert sum(table.bag.values()) == 11


def test_the_game_is_in_the_registry() -> None:
    from miskatonic.games import GAMES

    assert GAMES["among-cultists"] is GAME
    assert isinstance(GAME, Game)
    assert PLACE_NAMES[0] == "LB"
