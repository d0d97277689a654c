"""No side channels in the rules. Those of servers and clients are in open.toml."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.rules.events import (
    DeathConfirmed,
    DeckPutBack,
    FirestarterTested,
    NightStepBegan,
    Passed,
    RoomFilled,
)
from miskatonic.games.among_cultists.rules.night import VERSES
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge
from miskatonic.text import Texts
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME, Table, arranged, choice, in_the_night

DEAD = {"alive": 1, "dead": 1}
EXPLORED = ["success"] * 3


def seats_of(role: str, **position: Any) -> Table:
    """7 parties with the Seer, Mechanic and Assassin in the set; seat 0 has this role."""
    others = [name for name in ("seer", "mechanic", "assassin") if name != role]
    roles = dict(zip((2, 3, 4), others, strict=False))
    return arranged(7, {0: role, **roles, 6: "cultist"}, **position)


def same_for_all(tables: Iterable[Table], *viewers: int | None) -> None:
    """These viewers cannot tell the tables apart."""
    first, *others = tables
    for other in others:
        for viewer in viewers:
            assert encoded(other.known(viewer)) == encoded(first.known(viewer))
            assert GAME.events(other.g, viewer) == GAME.events(first.g, viewer)


def encoded(known: AmongCultistsKnowledge) -> bytes:
    return msgspec.json.encode(known)


def asked_during(table: Table, *answers: tuple[int, str]) -> list[dict[int, str]]:
    """What each seat was asked, before and after each answer."""
    prompts = [table.asked]
    for seat, answer in answers:
        table.play(answer, seat=seat)
        prompts.append(table.asked)
    return prompts


# ---------------------------------------------------------------- the principle


@clause("AC-N1", "AC-V11")
def test_others_are_told_the_same_whichever_role_a_seat_has() -> None:
    """Seats 0 and 4 swap the roles of cultist and investigator; the same public acts follow."""
    tables = []
    for cultist in (0, 4):
        table = arranged(
            5,
            {cultist: "cultist"},
            places={0: "LB", 1: "C", 2: "C", 3: "DB1", 4: "DB1"},
            routes={0: 0, 4: 1},
            bag=["portal"],
        )
        table.play("go TR", "stop").wait_for("action").wait_for("claim")
        tables.append(table.all("go_on"))
    same_for_all(tables, None, 1, 2, 3)


@clause("AC-N2")
@pytest.mark.parametrize("role", ["cultist", "seer", "mechanic", "assassin", "softie"])
def test_every_act_has_the_same_prompts_for_all_roles(role: str) -> None:
    """Movement, encounter, check and fill of seat 0, a vote and the cleanup."""
    moving = seats_of(
        role, places={0: "C", 1: "LB", 2: "DB1", 3: "DB1", 4: "DB1", 5: "DB1", 6: "DB1"}
    )
    met = asked_during(moving, (0, "go LB"), (0, "give alive 1"), (1, "give alive 0"), (0, "stop"))
    assert met == [
        {0: "move"},
        {0: "encounter", 1: "encounter"},
        {1: "encounter"},
        {0: "move"},
        {1: "move"},
    ]
    checking = seats_of(role, phase="action", places={0: "LB", 1: "LB"})
    assert asked_during(checking, (0, "check_status 1"), (0, "put_back")) == [
        {0: "action"},
        {0: "verdict"},
        {1: "action"},
    ]
    filling = seats_of(role, phase="action", places={0: "LB", 1: "LB"}, routes={0: 0})
    assert asked_during(filling, (0, "fill LB success")) == [{0: "action"}, {1: "action"}]
    voting = seats_of(role, phase="action", places={0: "LB", 1: "LB"}, routes={0: 0})
    voting.play("call_vote")
    assert voting.asked == dict.fromkeys(range(7), "discuss")
    assert voting.all("ready").asked == dict.fromkeys(range(7), "vote")


# ---------------------------------------------------------------- encounters and cards


@clause("AC-N3")
@pytest.mark.parametrize("role", ["investigator", "cultist", "seer"])
def test_in_an_encounter_all_seats_are_shown_the_same_faces_and_receivers(role: str) -> None:
    roles = {0: role} if role != "investigator" else {}
    places = {1: "LB", 2: "LB", 3: "DB1", 4: "DB1"}
    table = arranged(5, roles, places=places, power=False).play("go LB")
    assert table.decision(0).prompt == "encounter"
    assert table.menu(0) == {"give alive 1", "give alive 2", "give dead 1", "give dead 2"}
    if role != "cultist":
        assert set(table.locked(0).values()) == {"not_held"}


@clause("AC-N4")
def test_neither_choices_nor_their_order_leak_before_all_have_chosen() -> None:
    places = {1: "LB", 2: "LB", 3: "DB1", 4: "DB1"}
    tables = []
    for seats in ((0,), (1,), (0, 1)):
        table = arranged(5, places=places, power=False).play("go LB")
        for seat in seats:
            table.play(f"give alive {1 - seat}", seat=seat)
        tables.append(table)
    same_for_all(tables, None, 2, 3, 4)


@clause("AC-N5")
def test_cards_have_no_identity_that_can_be_tracked() -> None:
    """A hand is a count of each face; every face is offered once, in the same order."""
    table = arranged(5, {0: "cultist"}, phase="action", places={0: "LB"})
    own = table.known(0)["own"]
    assert own is not None
    assert own["hand"] == {"alive": 4, "dead": 3, "success": 2, "failure": 4, "sabotage": 2}
    fills = [name for name in table.options() if name.startswith("fill")]
    assert fills == ["fill LB success", "fill LB failure", "fill LB sabotage"]
    table.play("fill LB failure")
    assert "id" not in str(table.events(RoomFilled, 0))


# ---------------------------------------------------------------- checks


@clause("AC-N6")
def test_only_the_checker_is_told_the_result_of_a_check() -> None:
    tables = [
        arranged(
            5,
            round=2,
            phase="action",
            places={0: "G", 1: "G"},
            pulses={1: pulse},
            hands={4: {"dead": 1}},
        ).play("check_status 1")
        for pulse in ({"alive": 2}, {"dead": 2}, DEAD)
    ]
    same_for_all(tables, None, 1, 2, 3, 4)


@clause("AC-N7", "AC-N10")
@pytest.mark.parametrize("way", ["check", "camera", "portrait"])
@pytest.mark.parametrize(
    ("role", "pulse", "open_buttons", "locked"),
    [
        ("investigator", DEAD, {"confirm"}, {"put_back"}),
        ("investigator", {"alive": 2}, {"put_back"}, {"confirm"}),
        ("cultist", DEAD, {"put_back", "confirm"}, set()),
        ("cultist", {"alive": 2}, {"put_back"}, {"confirm"}),
    ],
)
def test_after_a_look_the_same_two_buttons_are_shown(
    way: str, role: str, pulse: dict[str, int], open_buttons: set[str], locked: set[str]
) -> None:
    roles = {0: role} if role == "cultist" else {}
    position: dict[str, Any] = {"pulses": {1: pulse}, "routes": {0: 2}}
    if way == "portrait":
        table = arranged(5, roles, phase="event", bag=["portrait"], **position).play("look 1")
    elif way == "camera":
        table = arranged(5, roles, phase="action", places={0: "R"}, **position).play(
            "camera_status 1"
        )
    else:
        table = arranged(5, roles, phase="action", places={0: "G", 1: "G"}, **position)
        table.play("check_status 1")
    assert table.asked == {0: "verdict"}
    assert set(table.options()) == open_buttons
    assert set(table.locked()) == locked
    assert table.menu() == {"put_back", "confirm"}


@clause("AC-N8", "AC-N22")
def test_an_investigator_is_asked_even_if_only_one_button_is_open() -> None:
    for pulse in ({"alive": 2}, DEAD):
        table = arranged(5, phase="action", places={0: "G", 1: "G"}, pulses={1: pulse})
        table.play("check_status 1")
        assert (table.asked, len(table.options())) == ({0: "verdict"}, 1)
        assert not table.events(DeckPutBack)
        assert not table.events(DeathConfirmed)


@clause("AC-N9")
def test_putting_back_looks_the_same_whether_or_not_a_dead_card_was_hidden() -> None:
    position: dict[str, Any] = {"round": 2, "phase": "action", "places": {0: "G", 1: "G"}}
    tables = [
        arranged(5, {0: "cultist"}, pulses={1: DEAD}, **position),
        arranged(5, {0: "cultist"}, pulses={1: {"alive": 2}}, **position),
        arranged(5, {4: "cultist"}, pulses={1: {"alive": 2}}, **position),
    ]
    for table in tables:
        table.play("check_status 1", "put_back")
        assert table.last(DeckPutBack) == DeckPutBack(party=0, target=1)
    same_for_all(tables, None, 1, 2, 3)


@clause("AC-N9")
def test_confirming_looks_the_same_from_either_team() -> None:
    position: dict[str, Any] = {
        "round": 2,
        "phase": "action",
        "places": {0: "G", 1: "G"},
        "pulses": {1: DEAD},
    }
    tables = [arranged(5, {who: "cultist"}, **position) for who in (0, 4)]
    for table in tables:
        table.play("check_status 1", "confirm")
    same_for_all(tables, None, 1, 2, 3)


@clause("AC-N11")
def test_fill_and_secure_ask_for_a_card_even_if_all_are_alike() -> None:
    investigator = arranged(5, phase="action", places={0: "LB"}, routes={0: 0})
    faces = {"fill LB success", "fill LB failure", "fill LB sabotage"}
    assert faces <= investigator.menu()
    assert "fill LB success" in investigator.options()
    tables = []
    for card in ("success", "failure", "sabotage"):
        table = arranged(5, {0: "cultist"}, phase="action", places={0: "LB"})
        tables.append(table.play(f"fill LB {card}"))
    same_for_all(tables, None, 1, 2, 3, 4)
    hallways = []
    for card in ("success", "failure", "sabotage"):
        hall = arranged(
            5, {0: "cultist"}, phase="action", places={0: "C"}, options={"unsafe_paths": True}
        )
        hallways.append(hall.play(f"secure {card}"))
    same_for_all(hallways, None, 1, 2, 3, 4)


# ---------------------------------------------------------------- the menu


@clause("AC-N12", "AC-N14")
@pytest.mark.parametrize("place", ["LB", "R", "G", "O1", "C"])
@pytest.mark.parametrize("ghost", [False, True])
def test_every_seats_menu_is_the_same_whatever_its_role_team_route_and_hand(
    place: str, ghost: bool
) -> None:
    position: dict[str, Any] = {
        "phase": "action",
        "places": {0: place, 1: place},
        "decks": dict.fromkeys(("LB", "R", "G", "O1"), EXPLORED),
        "portal": "open",
        "ghosts": [0] if ghost else [],
    }
    menus = []
    for role in ("investigator", "cultist", "seer", "mechanic", "assassin"):
        for route in (0, 5, 8):
            table = seats_of(role, routes={0: route}, **position)
            menus.append(table.menu(0) if 0 in table.asked else None)
    assert all(menu == menus[0] for menu in menus)


@clause("AC-N12")
def test_locks_and_their_reasons_are_shown_to_their_seat_only() -> None:
    tables = [
        arranged(5, phase="action", places={0: "LB"}, routes={0: route}, seed=1) for route in (6, 8)
    ]
    assert tables[0].locked() != tables[1].locked()
    same_for_all(tables, None, 1, 2, 3, 4)
    for viewer in (None, 1, 2, 3, 4):
        assert "off_route" not in str(tables[1].known(viewer))
        assert tables[1].known(viewer)["decision"] is None


@clause("AC-N13")
def test_passing_looks_the_same_whether_or_not_the_seat_could_have_acted() -> None:
    tables = [
        arranged(5, phase="action", places={0: "LB"}, routes={0: route}).play("pass")
        for route in (6, 8)
    ]
    assert tables[0].last(Passed) == Passed(party=0)
    same_for_all(tables, None, 1, 2, 3, 4)


@clause("AC-N14")
def test_the_assassins_action_is_in_every_menu_if_the_role_is_in_the_public_set() -> None:
    position: dict[str, Any] = {"phase": "action", "places": {0: "G", 1: "G"}}
    for role in ("cultist", "seer", "mechanic"):
        table = seats_of(role, **position)
        assert table.locked(0)["assassinate 1"] == "not_the_assassin"
    assert "assassinate 1" in seats_of("assassin", **position).options(0)
    without = arranged(7, **position)
    assert "assassinate 1" not in without.menu(0)


@clause("AC-N15")
def test_a_portal_helper_always_gets_the_same_prompt_and_every_no_looks_the_same() -> None:
    tables = []
    for route in (8, 6):  # G is on the ninth route in round 1, not on the seventh
        table = arranged(
            5,
            {0: "cultist"},
            phase="action",
            places={0: "G", 1: "G"},
            routes={1: route},
            portal="open",
            deadline=3,
        )
        table.play("close_portal 1")
        assert table.asked == {1: "help"}
        assert table.menu(1) == {"help", "refuse"}
        tables.append(table)
    same_for_all(tables, None, 0, 2, 3, 4)
    for table in tables:
        table.play("refuse")
    same_for_all(tables, None, 0, 2, 3, 4)


# ---------------------------------------------------------------- cleanup, night, votes


@clause("AC-N16")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_one_cultist_every_seat_gets_the_same_chance_to_claim(seats: int) -> None:
    for cultist in range(seats + (seats == 4)):
        table = arranged(seats, {cultist: "cultist"}, phase="cleanup")
        assert table.asked == dict.fromkeys(range(seats), "claim")
        for seat in range(seats):
            assert table.menu(seat) == {"go_on", "claim"}
            locked = {} if seat == cultist else {"claim": "not_the_cultist"}
            assert table.locked(seat) == locked
            assert GAME.default(table.g, seat) == choice("go_on")


@clause("AC-N16")
def test_no_answer_leaks_before_all_are_in() -> None:
    tables = [arranged(5, {0: "cultist"}, phase="cleanup") for _ in range(2)]
    tables[0].play("claim", seat=0)
    same_for_all(tables, None, 1, 2, 3, 4)
    assert arranged(7, phase="cleanup", round=3).asked == {1: "move"}


@clause("AC-N17")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_every_seat_hears_the_same_verses_and_confirms_the_night_once(seats: int) -> None:
    table = in_the_night(seats, 2)
    assert table.asked == dict.fromkeys(range(seats), "night")
    for seat in range(seats):
        assert (table.options(seat), table.locked(seat)) == (["ready"], {})
        own = table.known(seat)["own"]
        assert own is not None
        assert {"role", "team", "hand", "route", "cultists", "started_dead"} <= set(own)
    table.all("ready")
    assert table.public["phase"] == "movement"
    told = [
        [(event.kind, event.step) for event in table.events(NightStepBegan, viewer)]
        for viewer in (None, *range(seats))
    ]
    assert all(steps == told[0] for steps in told)


@clause("AC-N17", "AC-W14")
def test_every_verse_of_the_night_is_the_same_text_for_all() -> None:
    for language in ("en", "de"):
        assert Texts(language)("ac-prompt-night")
        for verse in VERSES:
            assert Texts(language)(f"ac-verse-{verse}")


@clause("AC-N18")
def test_all_vote_with_the_same_prompt_and_nothing_leaks_before_the_reveal() -> None:
    tables = []
    for votes in (["vote 1", "vote 2"], ["abstain", "vote 4"]):
        table = (
            arranged(5, phase="action", places={0: "LB"}, ghosts=[3]).play("call_vote").all("ready")
        )
        assert len({tuple(table.options(seat)) for seat in range(5)}) == 1
        for seat, vote in enumerate(votes):
            table.play(vote, seat=seat)
        tables.append(table)
    same_for_all(tables, None, 2, 3, 4)


@clause("AC-N19")
def test_the_lord_has_the_same_prompts_whatever_was_drawn() -> None:
    for done in ("remove", "return"):
        tables = []
        for marker in ("mirror", "lightning"):
            table = arranged(5, phase="event", bag=["lord", marker]).play("draw")
            assert (table.asked, table.options()) == ({0: "lord-marker"}, ["return", "remove"])
            tables.append(table.play(done))
        same_for_all(tables, None, 1, 2, 3, 4)


@clause("AC-N20")
def test_the_announcement_after_round_5_depends_only_on_the_public_role_set() -> None:
    for seats in (5, 6):
        for hand in ({"failure": 1}, {"success": 1}):
            roles = {0: "firestarter"}
            table = arranged(seats, roles, phase="cleanup", round=5, hands={0: hand})
            kinds = [event.kind for event in GAME.events(table.g, None)]
            assert kinds.index("firestarter-tested") == kinds.index("phase") + 1
        ghost = arranged(seats, {0: "firestarter"}, phase="cleanup", round=5, ghosts=[0])
        assert len(ghost.events(FirestarterTested)) == 1


@clause("AC-N21", "AC-F20")
def test_during_the_seer_guess_the_seers_screen_looks_like_any_other() -> None:
    tables = []
    for seer in (1, 2):
        table = arranged(5, {seer: "seer"}, phase="action", places={0: "LB"})
        table.play("call_vote").vote(4, 4, 4, 4, None).play("keep")
        tables.append(table)
    same_for_all(tables, None, 0, 3)
    for seat in range(4):
        assert tables[0].known(seat)["decision"] is None
        assert tables[0].known(seat)["waiting"] == tables[0].public["waiting"]


@clause("AC-N22")
def test_prompts_are_skipped_only_if_public_facts_leave_no_choice() -> None:
    """An empty hand, a ghost in a hallway: skipped. A hand of one face, a route: never."""
    places = {0: "C", 1: "LB", 2: "DB1", 3: "DB1", 4: "DB1"}
    empty = arranged(5, places=places, hands={0: {"success": 1}}).play("go LB")
    assert empty.asked == {1: "encounter"}
    alike = arranged(5, places=places, hands={0: {"alive": 1}}).play("go LB")
    assert alike.asked == {0: "encounter", 1: "encounter"}
    off_route = arranged(5, phase="action", places={0: "G"}, routes={0: 0})
    assert (off_route.asked, off_route.options()) == ({0: "action"}, ["pass"])
    ghost = arranged(5, phase="action", places={0: "C", 1: "LB"}, ghosts=[0])
    assert 0 not in ghost.asked


# ---------------------------------------------------------------- talk, refusals, counts


@clause("AC-N32", "AC-T22")
@pytest.mark.parametrize("role", ["investigator", "cultist", "seer"])
def test_talk_limits_are_the_same_for_all_and_independent_of_secrets(role: str) -> None:
    roles = {0: role} if role != "investigator" else {}
    table = arranged(5, roles, options={"claims_per_phase": 2})
    table.say(0, "text", text="Two are dead, I counted.")
    table.say(0, "team", team="cultists")
    with pytest.raises(IllegalChoice, match="seat 0 has made 2 claims"):
        table.say(0, "team", team="cultists")


@clause("AC-N34", "AC-Q10")
def test_a_refused_command_leaves_no_trace() -> None:
    tables = [arranged(5, phase="action", places={0: "LB"}) for _ in range(2)]
    for _ in range(3):
        with pytest.raises(IllegalChoice):
            tables[0].play("go LB")
        with pytest.raises(IllegalChoice):
            tables[0].say(2, "vote", seat=9)
    for table in tables:
        table.play("pass")
    same_for_all(tables, None, *range(5))


@clause("AC-N35")
def test_no_view_shows_the_number_of_murders_or_whether_it_is_enough() -> None:
    """With 5 parties three dead are enough; no one, not even the cultist, sees a difference."""
    tables = [
        arranged(
            5,
            round=3,
            phase="cleanup",
            pulses=dict.fromkeys(range(count), DEAD) | rest,
            hands={4: {"alive": 4, "dead": 1}},
        )
        for count, rest in ((2, {2: {"alive": 2}}), (3, {}))
    ]
    same_for_all(tables, None, *range(5))
