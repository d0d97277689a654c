"""Exhaustion, the order of resolution, and seats whose time is up."""

from typing import Any

import pytest

from miskatonic.errors import IllegalChoice, NotYourDecision
from miskatonic.games.among_cultists.rules.events import (
    BecameGhost,
    CardPlaced,
    DiscussionBegan,
    MarkerDrawn,
    UnsafeCardDrawn,
)
from miskatonic.kernel.rng import commitment, seed_bytes
from tests.clauses import clause
from tests.games.among_cultists.rules.table import (
    GAME,
    Table,
    after_the_night,
    arranged,
    begin,
    label,
    play_at_random,
)

DEAD = {"alive": 1, "dead": 1}
UNSAFE = {"unsafe_paths": True}
AWAY = {1: "DB1", 2: "DB1", 3: "DB1", 4: "DB1"}


def default(table: Table, seat: int) -> str:
    """The name of the default choice of a seat whose time is up."""
    return label(GAME.default(table.g, seat))


# ---------------------------------------------------------------- exhaustion


@clause("AC-Q1")
@pytest.mark.parametrize(
    ("hand", "gifts"),
    [
        ({"alive": 1}, ["give alive 1"]),
        ({"dead": 1}, ["give dead 1"]),
        ({"alive": 2, "dead": 1}, ["give alive 1", "give dead 1"]),
    ],
)
def test_a_cultist_without_one_kind_of_encounter_card_must_give_the_other(
    hand: dict[str, int], gifts: list[str]
) -> None:
    table = arranged(5, {0: "cultist"}, places={**AWAY, 1: "LB"}, hands={0: hand}).play("go LB")
    assert table.options(0) == gifts


@clause("AC-Q2")
def test_without_room_cards_fill_and_secure_the_hallway_are_unavailable() -> None:
    hands = {0: {"alive": 3}}
    room = arranged(5, {0: "cultist"}, phase="action", places={0: "LB"}, hands=hands)
    assert {name.split()[0] for name in room.menu()} == {"call_vote", "pass"}
    places = {0: "C", 1: "C"}
    hall = arranged(5, {0: "cultist"}, phase="action", places=places, hands=hands, options=UNSAFE)
    assert {name.split()[0] for name in hall.menu()} == {"check_status", "pass"}


@clause("AC-Q3")
def test_an_empty_draw_pile_places_no_card() -> None:
    table = arranged(5, phase="action", places={0: "LB", 1: "LB"}, draw=[])
    table.play("check_status 1", "put_back")
    assert table.deck("LB") == (1, 0, 0)
    assert table.events(CardPlaced) == []


@clause("AC-Q3", "AC-Y18")
@pytest.mark.parametrize(("left", "unsafe"), [(0, 1), (1, 2), (2, 3)])
def test_brittle_panes_adds_as_many_cards_as_are_left_then_draws(left: int, unsafe: int) -> None:
    table = arranged(
        5,
        phase="event",
        bag=["panes"],
        draw=["success"] * left,
        unsafe=["success"],
        options=UNSAFE,
    )
    assert table.public["unsafe"] == unsafe
    assert len(table.events(UnsafeCardDrawn)) == 1


@clause("AC-Q4")
def test_a_check_of_a_target_in_a_completed_room_places_and_draws_no_card() -> None:
    table = arranged(
        5, phase="action", places={0: "LB", 1: "LB"}, books={"LB": 0}, draw=["success"]
    )
    table.play("check_status 1", "put_back")
    assert (table.deck("LB"), table.public["draw_pile"]) == ((0, 0, 0), 1)


@clause("AC-Q5")
def test_with_an_empty_bag_no_event_is_drawn_and_lasting_effects_end() -> None:
    table = arranged(5, phase="event", bag=[], morale=1, silence=True, secret_doors=True)
    assert table.events(MarkerDrawn) == []
    assert table.public["clock"] == [None]
    effects = table.public["effects"]
    assert (effects["morale"], effects["silence"], effects["secret_doors"]) == (0, False, False)


@clause("AC-Q6")
def test_sabotage_without_a_matching_book_does_nothing_but_is_removed() -> None:
    table = arranged(
        5, {0: "cultist"}, phase="action", places={0: "O1"}, decks={"O1": ["sabotage"] * 3}
    )
    table.play("check_room O1")
    assert (table.public["rooms"]["O1"]["books"], table.deck("O1")) == (2, (0, 0, 2))


@clause("AC-Q7")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_removed_cards_and_markers_never_return(seats: int) -> None:
    table = after_the_night(seats, 5, level="advanced")
    before = in_play(table)
    for _ in play_at_random(table, 5):
        now = in_play(table)
        assert all(left <= was for left, was in zip(now, before, strict=True))
        before = now


def in_play(table: Table) -> list[int]:
    """Encounter cards, room cards, event markers, books off the shelf and on it, markers."""
    g = table.g
    hands = [g.hand[at] for at in range(len(g.hand))]
    encounter = sum(hands[0::5]) + sum(hands[1::5]) + sum(g.pulse)
    rooms = sum(hands) - sum(hands[0::5]) - sum(hands[1::5])
    rooms += sum(g.deck) + sum(g.draw_pile) + sum(g.unsafe)
    markers = bin(g.outside).count("1") + bin(g.blocked).count("1")
    return [encounter, rooms, sum(g.bag), sum(g.books) + sum(g.shelf), markers]


# ---------------------------------------------------------------- order of resolution


@clause("AC-Q8")
def test_the_first_end_condition_met_ends_the_game_and_nothing_later_counts() -> None:
    """The last cultist's death is confirmed: no vote, and no card that would explore a room."""
    table = arranged(
        5,
        {1: "cultist"},
        phase="action",
        places={0: "LB", 1: "LB"},
        pulses={1: DEAD},
        decks={"LB": ["success"] * 2},
    )
    table.play("check_status 1", "confirm")
    assert table.result == ("elimination", [0, 2, 3, 4])
    assert not table.events(DiscussionBegan)
    assert not table.events(CardPlaced)


@clause("AC-Q8")
def test_eliminating_the_last_cultist_is_checked_before_points() -> None:
    table = arranged(5, phase="action", places={0: "LB"})
    table.g.score = table.g.target
    table.play("call_vote").vote(4, 4, 4, 4, None).play("keep")
    assert table.result == ("elimination", [0, 1, 2, 3])


@clause("AC-Q9")
def test_the_order_is_ghost_role_end_condition_role_deaths_vote_cards_markers() -> None:
    table = arranged(
        5,
        {0: "softie", 1: "radiant"},
        phase="action",
        places={0: "LB", 1: "LB"},
        pulses={1: DEAD},
        draw=["success"],
        decks={"LB": ["success"] * 2},
        unsafe_marker=True,
        unsafe=["failure"],
        outside=["R"],
    )
    table.play("check_status 1", "confirm").vote(*[None] * 5)
    table.check_order(
        "ghost revealed ghost discussion votes vote-ended card-placed explored unsafe-drawn"
        " cultist-appeared"
    )
    assert [event.party for event in table.events(BecameGhost)] == [1, 0]


@clause("AC-Q10", "AC-N34")
def test_an_illegal_command_is_refused_and_changes_nothing() -> None:
    table = arranged(5, phase="action", places={0: "LB", 1: "LB"}, pulses={1: DEAD})
    table.play("check_status 1")
    before = GAME.save(table.g)
    for seat, name, error in (
        (0, "put_back", IllegalChoice),
        (0, "pass", IllegalChoice),
        (1, "confirm", NotYourDecision),
    ):
        with pytest.raises(error):
            GAME.play(table.g, seat, GAME.choice(*name.split()))
    with pytest.raises(IllegalChoice):
        table.say(2, "team", team="ghosts")
    assert GAME.save(table.g) == before


# ---------------------------------------------------------------- time is up


@clause("AC-Q11")
def test_a_timed_out_movement_goes_to_the_nearest_legal_place_first_clockwise() -> None:
    """From the corridor (minute 0) the Cafeteria (1) comes before G (30), DB2 (43) and R (56)."""
    table = arranged(5, places=AWAY)
    assert default(table, 0) == "go LB"
    assert default(table.play("go R"), 0) == "stop"
    # in the Winter Garden (30) the Crypt Stair (37) is 7 minutes on, the Colonnade (24) 54
    assert default(arranged(5, places={**AWAY, 0: "G"}), 0) == "go BL"


@clause("AC-Q11")
def test_a_timed_out_ghost_goes_to_the_central_corridor_or_else_to_g() -> None:
    assert default(arranged(5, ghosts=[0], places={0: "LB"}), 0) == "go C"
    assert default(arranged(5, ghosts=[0]), 0) == "go G"


@clause("AC-Q11")
def test_a_timed_out_action_is_a_pass() -> None:
    assert default(arranged(5, phase="action", places={0: "LB"}), 0) == "pass"


@clause("AC-Q11")
def test_a_timed_out_encounter_gives_alive_else_dead_to_the_next_participant() -> None:
    places = {0: "LB", 1: "DB1", 2: "C", 3: "C", 4: "DB1"}
    table = arranged(5, {0: "cultist"}, places=places, power=False).play("go C")
    assert [default(table, seat) for seat in (0, 2, 3)] == [
        "give alive 2",
        "give alive 3",
        "give alive 0",
    ]
    dead = arranged(5, {0: "cultist"}, places=places, hands={0: {"dead": 1}}, power=False)
    assert default(dead.play("go C"), 0) == "give dead 2"


@clause("AC-Q11", "AC-N8")
@pytest.mark.parametrize(
    ("role", "pulse", "answer"),
    [
        ("seer", DEAD, "confirm"),
        ("seer", {"alive": 2}, "put_back"),
        ("cultist", DEAD, "put_back"),
        ("cultist", {"alive": 2}, "put_back"),
    ],
)
def test_a_timed_out_check_confirms_if_it_must_else_puts_back(
    role: str, pulse: dict[str, int], answer: str
) -> None:
    table = arranged(5, {0: role}, phase="action", places={0: "G", 1: "G"}, pulses={1: pulse})
    assert default(table.play("check_status 1"), 0) == answer


@clause("AC-Q11")
def test_a_timed_out_vote_abstains_and_other_questions_are_declined() -> None:
    vote = arranged(5, phase="action", places={0: "LB"}).play("call_vote")
    assert default(vote, 2) == "ready"
    assert default(vote.all("ready"), 2) == "abstain"
    assert default(vote.vote(*[None] * 5), 0) == "keep"
    assert default(arranged(5, phase="cleanup"), 4) == "go_on"
    assert default(arranged(5, phase="event", bag=["portrait"]), 0) == "decline"
    lord = arranged(5, phase="event", bag=["lord", "mirror"])
    assert default(lord, 0) == "decline"
    assert default(lord.play("draw"), 0) == "return"
    helping = arranged(
        5,
        {0: "cultist"},
        phase="action",
        places={0: "G", 1: "G"},
        routes={1: 2},
        portal="open",
        deadline=3,
    )
    assert default(helping.play("close_portal 1"), 1) == "refuse"


@clause("AC-Q11", "AC-S8")
def test_a_game_in_which_nobody_answers_ends() -> None:
    for seats in range(4, 9):
        table = begin(seats, seats, level="advanced").finish()
        assert table.result is not None


# ---------------------------------------------------------------- the seed


@clause("AC-Q16")
def test_the_whole_game_follows_from_its_seed_and_the_commands() -> None:
    options: dict[str, Any] = {"level": "advanced"}
    record = GAME.record(5, options, 77)
    table = begin(5, 77, **options)
    while table.result is None:
        seat = min(table.asked)
        number = GAME.default(table.g, seat)
        GAME.play(table.g, seat, number)
        record.moves.append((seat, number))
    again = GAME.replay(record)
    assert GAME.save(again) == GAME.save(table.g)


@clause("AC-Q16", "AC-V10")
def test_the_seed_is_secret_until_the_end_but_committed_to() -> None:
    table = after_the_night(5, 77)
    secret = seed_bytes(77)
    for viewer in (None, *range(5)):
        view = table.known(viewer)
        assert view["seed"] is None
        assert view["commitment"] == commitment(secret)
        assert secret.hex() not in str(view)
    assert table.finish().public["seed"] == secret.hex()
