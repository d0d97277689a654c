"""Teams, life and death (rulebook 4, 13, 15 to 19)."""

import pytest

from miskatonic.games.among_cultists.board.board import ROLES
from miskatonic.games.among_cultists.rules.events import (
    BecameGhost,
    DeathConfirmed,
    DiscussionBegan,
    Gave,
    RoleRevealed,
    RoomChecked,
    StatusChecked,
)
from miskatonic.games.among_cultists.rules.state import NOT_DEAD
from tests.clauses import clause
from tests.games.among_cultists.rules.table import (
    GAME,
    Table,
    after_the_night,
    arranged,
    in_the_night,
    play_at_random,
)

DEAD = {"alive": 1, "dead": 1}
ALIVE = {"alive": 2}


def claim_at_the_end(dead: dict[int, dict[str, int]], **position: object) -> tuple[str, list[int]]:
    """The lone cultist, seat 4 of 5, claims; with 5 parties it takes 3 dead investigators."""
    table = arranged(5, phase="cleanup", pulses=dead, **position)
    for seat in range(4):
        table.play("go_on", seat=seat)
    table.play("claim", seat=4)
    assert table.result is not None
    return table.result


@clause("AC-D1", "AC-F22")
@pytest.mark.parametrize("seed", range(8))
def test_exactly_one_team_wins(seed: int) -> None:
    table = after_the_night(5, seed)
    for _ in play_at_random(table, seed):
        pass
    result = GAME.result(table.g)
    assert result is not None
    teams = [set(table.cultists), set(range(5)) - set(table.cultists)]
    assert set(result.winners) in teams
    assert set(result.losers) in teams
    assert set(result.winners) != set(result.losers)


@clause("AC-D2", "AC-X16")
@pytest.mark.parametrize("role", ROLES)
def test_team_and_role_are_set_by_the_loyalty_marker_alone(role: str) -> None:
    table = arranged(7, {0: role})
    own = table.known(0)["own"]
    assert own is not None
    assert own["role"] == role
    assert own["team"] == ("cultists" if role == "cultist" else "investigators")


@clause("AC-D3", "AC-D4")
def test_a_character_counts_as_living_until_its_death_is_confirmed() -> None:
    table = arranged(5, phase="action", places={0: "LB", 1: "LB"}, pulses={1: DEAD})
    assert table.ghosts() == set()
    table.play("check_status 1", "confirm")
    assert table.ghosts() == {1}


@clause("AC-D3")
def test_ghosts_move_act_and_vote_to_the_end() -> None:
    table = arranged(5, ghosts=[0], bag=["morale_up"])
    assert table.asked == {0: "move"}
    table.play("go LB").wait_for("action")
    assert table.asked == {0: "action"}
    table.finish()
    assert table.ghosts() >= {0}


@clause("AC-D4")
@pytest.mark.parametrize("phase", ["movement", "action"])
def test_an_unconfirmed_death_does_not_limit_a_character(phase: str) -> None:
    living = arranged(5, phase=phase, places={0: "R", 1: "R"}, routes={0: 2}, pulses={0: ALIVE})
    dead = arranged(5, phase=phase, places={0: "R", 1: "R"}, routes={0: 2}, pulses={0: DEAD})
    assert living.decision(0).options == dead.decision(0).options
    assert living.locked(0) == dead.locked(0)


@clause("AC-D5", "AC-V8")
def test_only_the_size_of_a_pulse_deck_is_public() -> None:
    hands = {4: {"alive": 4, "dead": 1, "failure": 4}}
    one = arranged(5, round=3, hands=hands, pulses={2: {"alive": 3}})
    other = arranged(5, round=3, hands=hands, pulses={2: {"alive": 1, "dead": 2}})
    for viewer in (None, *range(5)):
        assert one.known(viewer)["table"][2]["pulse"] == 3
        assert one.known(viewer) == other.known(viewer)


@clause("AC-D6", "AC-H4")
def test_a_look_shows_the_number_of_each_card_but_no_order() -> None:
    table = arranged(
        5, phase="action", places={0: "LB", 1: "LB"}, pulses={1: {"alive": 2, "dead": 1}}
    )
    table.play("check_status 1")
    (seen,) = table.events(StatusChecked, 0)
    assert seen == StatusChecked(party=0, target=1, via="place", alive=2, dead=1)


@clause("AC-D7")
def test_a_confirmed_death_reveals_one_dead_card_only() -> None:
    table = arranged(
        5, phase="action", places={0: "LB", 1: "LB"}, pulses={1: {"alive": 1, "dead": 2}}
    )
    table.play("check_status 1", "confirm")
    for viewer in (None, *range(5)):
        party = table.known(viewer)["table"][1]
        assert (party["ghost"], party["shown_dead"], party["pulse"]) == (True, True, 3)
        told = table.last(DeathConfirmed, viewer)
        assert told == DeathConfirmed(party=0, target=1)
    for viewer in (None, 1, 2, 3, 4):
        assert not table.last(StatusChecked, viewer).has_secrets


@clause("AC-D8", "AC-J13")
def test_a_ghost_by_vote_keeps_its_pulse_deck_closed() -> None:
    table = arranged(5, phase="action", places={0: "LB"}, pulses={1: DEAD})
    table.play("call_vote").vote(1, 1, 1, 1, None).play("keep")
    party = table.public["table"][1]
    assert (party["ghost"], party["shown_dead"], party["pulse"]) == (True, False, 2)


@clause("AC-D8", "AC-H18")
def test_a_ghost_by_the_assassin_keeps_its_pulse_deck_closed() -> None:
    table = arranged(
        7, {0: "assassin"}, phase="action", places={0: "LB", 1: "LB"}, pulses={1: DEAD}
    )
    table.play("assassinate 1")
    party = table.public["table"][1]
    assert (party["ghost"], party["shown_dead"]) == (True, False)


@clause("AC-D9", "AC-J14")
def test_a_ghosts_loyalty_stays_secret() -> None:
    """One of two cultists is voted out: no one is told what it was."""
    table = arranged(7, phase="action", places={0: "LB"})
    table.play("call_vote").vote(6, 6, 6, 6, 6, None, None)
    assert table.ghosts() == {6}
    for viewer in (None, 0, 1, 2, 3, 4):
        assert table.known(viewer)["table"][6]["revealed"] is None
        assert table.events(RoleRevealed, viewer) == []


@clause("AC-D10")
def test_a_role_death_is_public_causes_no_vote_and_keeps_the_role_secret() -> None:
    table = arranged(5, {0: "clumsy"}, places={0: "LB"}, fishman=True)
    table.play("go TR")
    assert table.ghosts() == {0}
    for viewer in (None, *range(1, 5)):
        assert table.last(BecameGhost, viewer) == BecameGhost(party=0, cause="role")
        assert table.known(viewer)["table"][0]["revealed"] is None
    assert table.events(DiscussionBegan) == []
    assert table.asked == {1: "move"}


@clause("AC-D11", "AC-X9")
def test_a_character_that_becomes_a_ghost_in_its_own_action_completes_it() -> None:
    table = arranged(
        5,
        {0: "greenhorn"},
        phase="action",
        places={0: "R"},
        routes={0: 2},
        decks={"LB": ["success"] * 3},
    )
    table.play("camera_room LB")
    assert table.ghosts() == {0}
    assert table.last(RoomChecked).room == "LB"
    assert table.public["rooms"]["LB"]["books"] == 2


@clause("AC-D12")
def test_dead_investigators_are_ghosts_or_have_a_dead_card_and_count_once() -> None:
    three = {0: DEAD, 1: {"dead": 2}, 2: {"alive": 1, "dead": 1}}
    assert claim_at_the_end(three) == ("claim", [4])
    two_cards_on_one = {0: {"dead": 2}, 1: DEAD}
    assert claim_at_the_end(two_cards_on_one) == ("wrong-claim", [0, 1, 2, 3])
    assert claim_at_the_end(two_cards_on_one, ghosts=[2]) == ("claim", [4])
    assert claim_at_the_end(two_cards_on_one, ghosts=[0]) == ("wrong-claim", [0, 1, 2, 3])


@clause("AC-D13")
def test_a_death_belongs_to_the_round_of_its_first_cause() -> None:
    table = arranged(5, {0: "cultist"}, round=3, places={0: "C", 1: "LB"}, hands={0: {"dead": 2}})
    table.play("go LB").answer(s0="give dead 1", s1="give alive 0")
    assert table.g.died[1] == 3
    later = arranged(
        5, {0: "cultist"}, round=4, places={0: "C", 1: "LB"}, pulses={1: DEAD}, died={1: 3}
    )
    later.play("go LB").answer(s0="give dead 1", s1="give alive 0")
    assert later.g.died[1] == 3


@clause("AC-D13")
def test_deaths_at_set_up_belong_to_round_0() -> None:
    table = in_the_night(8, 3)
    for party in range(8):
        assert table.g.died[party] == (0 if table.pulse(party)[1] else NOT_DEAD)


@clause("AC-D13", "AC-N35", "AC-V10")
def test_the_round_of_a_death_is_hidden_until_the_end() -> None:
    one = arranged(5, round=4, pulses={1: DEAD}, died={1: 1})
    other = arranged(5, round=4, pulses={1: DEAD}, died={1: 3})
    for viewer in (None, *range(5)):
        assert one.known(viewer) == other.known(viewer)
    finished = arranged(5, phase="cleanup", round=4, pulses={1: DEAD}, died={1: 2})
    finished.answer(s0="go_on", s1="go_on", s2="go_on", s3="go_on", s4="claim")
    opened = finished.public["all"]
    assert opened is not None
    assert opened["death_rounds"] == [None, 2, None, None, None]


@clause("AC-D14")
def test_a_dead_cultist_never_counts() -> None:
    assert claim_at_the_end({0: DEAD, 1: DEAD, 4: {"dead": 2}}) == ("wrong-claim", [0, 1, 2, 3])


@clause("AC-D15", "AC-Q7")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_ghosts_stay_ghosts_and_no_card_leaves_a_pulse_deck(seats: int) -> None:
    table = after_the_night(seats, seed=seats, level="advanced")
    ghosts: set[int] = set()
    pulses = list(table.g.pulse)
    for _ in play_at_random(table, seats):
        assert ghosts <= table.ghosts()
        assert all(before <= now for before, now in zip(pulses, table.g.pulse, strict=True))
        ghosts, pulses = table.ghosts(), list(table.g.pulse)
    assert_cards_were_handed_on(table)


def assert_cards_were_handed_on(table: Table) -> None:
    """The test above would prove nothing in a game without gifts and deaths."""
    assert table.events(Gave)
