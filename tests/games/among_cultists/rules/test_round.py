"""Round and phases (rulebook 11 to 14)."""

import pytest

from miskatonic.games.among_cultists.rules.events import (
    MarkerDrawn,
    Moved,
    Passed,
    PhaseBegan,
    PortalStays,
    RoundBegan,
)
from tests.clauses import clause
from tests.games.among_cultists.rules.table import (
    GAME,
    Table,
    after_the_night,
    arranged,
    play_at_random,
)

ACTIONS = {
    "check_status",
    "secure",
    "fight",
    "assassinate",
    "fill",
    "check_room",
    "call_vote",
    "camera_room",
    "camera_status",
    "restart_power",
    "close_portal",
    "pass",
}


def turns(table: Table, prompt: str, after: str) -> list[int]:
    """The seats that are asked in turn, until a different question is asked."""
    order: list[int] = []
    while prompt in table.asked.values():
        seat = table.decision().seat
        if not order or order[-1] != seat:
            order.append(seat)
        table.wait()
    assert after in table.asked.values()
    return order


@clause("AC-P1", "AC-P13", "AC-F16")
def test_there_are_at_most_10_rounds_of_movement_event_action_and_cleanup() -> None:
    table = after_the_night(7).finish()
    assert table.result is not None
    assert table.result[0] == "time"
    rounds = [event.round for event in table.events(RoundBegan)]
    assert rounds == list(range(1, 11))
    told = [
        event.phase if isinstance(event, PhaseBegan) else event.kind
        for event in GAME.events(table.g, None)
        if isinstance(event, (RoundBegan, PhaseBegan, MarkerDrawn))
    ]
    assert told == ["round-began", "movement", "event", "action", "cleanup"] * 10


@clause("AC-P2")
def test_from_the_knife_clockwise_every_character_makes_one_movement() -> None:
    table = arranged(7, knife=3, ghosts=[5], bag=["morale_up"]).wait_for("action")
    movers = [event.party for event in table.events(Moved)]
    assert movers == [3, 4, 5, 6, 0, 1, 2]


@clause("AC-P3", "AC-M7")
def test_the_next_character_moves_after_a_movement_and_all_its_encounters() -> None:
    places = {0: "R", 1: "C", 2: "LB", 3: "LB", 4: "LB"}
    table = arranged(5, places=places, bag=["portrait"]).play("go C")
    assert table.asked == {0: "encounter", 1: "encounter"}
    table.answer(s0="give alive 1", s1="give alive 0")
    assert table.asked == {0: "move"}
    table.play("stop")
    assert table.asked == {1: "move"}
    table.wait_for("portrait")
    assert (table.asked, table.public["actor"]) == ({0: "portrait"}, 0)


@clause("AC-P4")
def test_one_event_marker_is_drawn_resolved_and_put_on_the_clock() -> None:
    table = arranged(
        5, phase="event", round=3, bag=["portrait", "mirror"], clock=["lord", "portal"]
    )
    assert table.last(MarkerDrawn) == MarkerDrawn(event="portrait")
    assert table.public["bag"] == 1
    assert table.asked == {0: "portrait"}
    assert table.public["clock"] == ["lord", "portal"]
    table.play("decline")
    assert table.public["clock"] == ["lord", "portal", "portrait"]
    for viewer in (None, *range(5)):
        assert table.known(viewer)["clock"] == ["lord", "portal", "portrait"]


@clause("AC-P4")
def test_the_event_marker_is_drawn_at_random() -> None:
    drawn = {arranged(5, phase="event", seed=seed).last(MarkerDrawn).event for seed in range(80)}
    assert len(drawn) == 9  # Brittle Panes is not in the bag of a first game


@clause("AC-P5", "AC-Y10")
def test_a_lasting_effect_lasts_through_the_next_movement_phase() -> None:
    table = arranged(5, phase="event", bag=["secret_doors", "portal"])
    held = []
    while table.public["round"] < 3:
        held.append((table.public["round"], table.public["phase"], open_doors(table)))
        table.wait()
    assert {(r, p, o) for r, p, o in held if r == 1} == {(1, "action", True), (1, "cleanup", True)}
    assert {(p, o) for r, p, o in held if r == 2} == {
        ("movement", True),
        ("action", False),
        ("cleanup", False),
    }


def open_doors(table: Table) -> bool:
    return table.public["effects"]["secret_doors"]


@clause("AC-P6")
def test_from_the_knife_clockwise_every_character_takes_one_action_or_passes() -> None:
    table = arranged(5, phase="action", knife=2, places=dict.fromkeys(range(5), "LB"))
    assert turns(table, "action", "claim") == [2, 3, 4, 0, 1]
    assert [event.party for event in table.events(Passed)] == [2, 3, 4, 0, 1]


@clause("AC-P6")
def test_an_action_ends_the_turn() -> None:
    table = arranged(5, phase="action", places=dict.fromkeys(range(5), "LB"))
    table.play("fill LB success")
    assert table.asked == {1: "action"}


@clause("AC-P7")
def test_there_are_no_other_kinds_of_action() -> None:
    seen: set[str] = set()
    for seats in range(4, 9):
        for seed in range(4):
            table = after_the_night(seats, seed, level="advanced")
            for _ in play_at_random(table, seed):
                for seat, prompt in table.asked.items():
                    if prompt == "action":
                        seen |= {choice.split()[0] for choice in table.menu(seat)}
    assert seen == ACTIONS


@clause("AC-P8", "AC-R19")
def test_a_portal_helper_has_no_further_action() -> None:
    """Route 3 (of the third seat) leads to G in round 1."""
    table = arranged(
        5,
        phase="action",
        places={0: "G", 2: "G"},
        routes={0: 8, 2: 2},
        portal="open",
        deadline=3,
        options={"unsafe_paths": True},
    )
    table.play("close_portal 2", "help")
    assert turns(table, "action", "claim") == [1, 3, 4]


@clause("AC-P9", "AC-P11")
def test_after_the_claim_the_next_round_is_prepared() -> None:
    table = arranged(5, phase="cleanup", round=3, knife=4, vote_active=False)
    assert table.asked == dict.fromkeys(range(5), "claim")
    assert (table.public["round"], table.public["knife"]) == (3, 4)
    table.all("go_on")
    public = table.public
    assert (public["round"], public["phase"], public["knife"]) == (4, "movement", 0)
    assert public["vote_active"] is True
    assert table.asked == {0: "move"}


@clause("AC-P9", "AC-F16")
def test_the_game_ends_after_round_10() -> None:
    table = arranged(5, phase="cleanup", round=10)
    assert table.result == ("time", [4])


@clause("AC-P10")
def test_cleanup_follows_its_full_order() -> None:
    """Firestarter's test, portal deadline, claim, end of the Infected's effect, preparation."""
    table = arranged(
        5,
        {0: "firestarter"},
        phase="cleanup",
        round=5,
        portal="open",
        deadline=5,
        infected_until=5,
    )
    kinds = [event.kind for event in GAME.events(table.g, None)]
    assert kinds[-4:] == ["phase", "firestarter-tested", "ghost", "portal-stays"]
    assert table.asked == dict.fromkeys(range(5), "claim")
    assert table.public["effects"]["infected_until"] == 5
    table.all("go_on")
    kinds = [event.kind for event in GAME.events(table.g, None)]
    assert kinds[kinds.index("portal-stays") + 1 :] == ["infection-ended", "round-began", "phase"]
    assert table.public["effects"]["infected_until"] is None


@clause("AC-P10")
def test_the_portal_deadline_comes_before_the_end_after_round_10() -> None:
    table = arranged(5, phase="cleanup", round=10, portal="open", deadline=10)
    assert table.last(PortalStays).target == 11
    assert table.result == ("time", [4])


@clause("AC-P12")
def test_the_knife_goes_to_ghosts_too_and_makes_them_first() -> None:
    table = arranged(5, phase="cleanup", knife=1, ghosts=[2]).all("go_on")
    assert table.public["knife"] == 2
    assert table.asked == {2: "move"}


@clause("AC-P12")
def test_the_knife_goes_to_the_automa_too_and_makes_it_first() -> None:
    table = arranged(4, phase="cleanup", knife=3, options={"automa_seat": 0})
    assert table.public["seating"] == [0, 1, 2, 3, 4]
    table.all("go_on")
    assert table.public["knife"] == 4
    movers = [event.party for event in table.events(Moved)]
    assert set(movers) == {4}
    assert table.asked == {0: "move"}


@clause("AC-P13")
@pytest.mark.parametrize("seed", range(5))
def test_only_a_victory_condition_ends_the_game(seed: int) -> None:
    table = after_the_night(6, seed)
    for _ in play_at_random(table, seed):
        if table.result is None:
            assert table.asked
    assert table.result is not None
    assert table.result[0] in (
        "points",
        "elimination",
        "wrong-claim",
        "claim",
        "murders-before-points",
        "time",
        "seer-named",
    )
