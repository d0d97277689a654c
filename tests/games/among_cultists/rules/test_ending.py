"""End of the game and victory (rulebook 3, 14, 16 to 18, 20)."""

from typing import Any

import pytest

from miskatonic.errors import GameIsOver, IllegalChoice
from miskatonic.games.among_cultists.rules.events import (
    DiscussionBegan,
    RoleRevealed,
    SeerNamed,
    VictoryClaimed,
)
from tests.clauses import clause
from tests.games.among_cultists.rules.table import FEELING, GAME, Table, arranged

DEAD = {"alive": 1, "dead": 1}
ALL_BUT_4 = [0, 1, 2, 3]


def dead(*parties: int) -> dict[int, dict[str, int]]:
    return dict.fromkeys(parties, DEAD)


def claiming(*victims: int, roles: dict[int, str] | None = None, **position: Any) -> Table:
    """Seat 4 of 5, the lone cultist, claims that these deaths are enough."""
    table = arranged(5, roles or {}, phase="cleanup", pulses=dead(*victims), **position)
    return table.answer(s0="go_on", s1="go_on", s2="go_on", s3="go_on", s4="claim")


def scoring(seats: int = 5, roles: dict[int, str] | None = None, **position: Any) -> Table:
    """Seat 0 shelves the last book of the Cafeteria, and that is enough."""
    table = arranged(
        seats,
        roles or {},
        phase="action",
        places={0: "LB"},
        routes={0: 0},
        decks={"LB": ["success"] * 3},
        books={"LB": 1},
        target=3,
        **position,
    )
    return table.play("check_room LB")


def voting_out(
    party: int, seats: int = 5, roles: dict[int, str] | None = None, **position: Any
) -> Table:
    """Everyone votes this one out."""
    table = arranged(
        seats, roles or {}, phase="action", places={0: "LB"}, routes={0: 0}, **position
    )
    table.play("call_vote").vote(*[party] * seats)
    return table.play("keep") if "change-vote" in table.asked.values() else table


def seer_sought(**position: Any) -> Table:
    """5 parties: seat 1 is the Seer, the cultist (4) has been voted out."""
    return voting_out(4, roles={1: "seer"}, **position)


def two_guess(knife: int = 0, ghosts: tuple[int, ...] = (5,), **position: Any) -> Table:
    """8 parties, cultists 5 (a ghost before) and 7 (out now); seat 1 is the Seer."""
    roles = {1: "seer", 5: "cultist", 7: "cultist"}
    return voting_out(7, 8, roles, ghosts=list(ghosts), knife=knife, actor=0, **position)


# ---------------------------------------------------------------- the two teams


@clause("AC-F1")
def test_the_investigators_win_by_points_or_by_finding_all_cultists() -> None:
    assert scoring().result == ("points", ALL_BUT_4)
    assert voting_out(4).result == ("elimination", ALL_BUT_4)


@clause("AC-F2")
def test_the_cultists_win_by_deaths_by_time_or_by_naming_the_seer() -> None:
    assert claiming(0, 1, 2).result == ("claim", [4])
    assert arranged(5, phase="cleanup", round=10).result == ("time", [4])
    assert seer_sought().play("guess 1").result == ("seer-named", [4])


@clause("AC-F3")
def test_enough_deaths_alone_do_not_end_the_game() -> None:
    """The third Dead card is given; the rounds continue, and no one is told."""
    table = arranged(
        5,
        {0: "cultist"},
        places={1: "LB", 2: "DB1", 3: "DB1", 4: "DB1"},
        pulses=dead(2, 3),
        hands={0: {"dead": 1}},
    )
    table.play("go LB").answer(s0="give dead 1", s1="give alive 0")
    assert table.result is None
    assert table.go_on_to(2, "movement").result is None


@clause("AC-F3")
def test_the_game_ends_at_once_and_nothing_more_can_be_played() -> None:
    table = scoring()
    assert table.asked == {}
    with pytest.raises(GameIsOver):
        GAME.play(table.g, 0, 0)
    with pytest.raises(GameIsOver):
        table.say(0, "rule", kind="thanks")


@clause("AC-F4", "AC-F11")
def test_the_number_of_cultists_is_that_at_set_up() -> None:
    table = arranged(7, phase="cleanup", ghosts=[6])
    assert table.asked == {1: "move"}  # no claim, though one cultist alone still lives
    assert table.public["round"] == 2


# ---------------------------------------------------------------- the claim


@clause("AC-F5", "AC-F6")
def test_a_lone_cultist_that_claims_enough_deaths_in_cleanup_wins() -> None:
    table = arranged(5, phase="cleanup", pulses=dead(0, 1, 2))
    assert table.options(4) == ["go_on", "claim"]
    for seat in ALL_BUT_4:
        assert table.options(seat) == ["go_on"]
    table.answer(s0="go_on", s1="go_on", s2="go_on", s3="go_on", s4="claim")
    assert table.last(VictoryClaimed) == VictoryClaimed(party=4)
    assert RoleRevealed(party=4, role="cultist") in table.events(RoleRevealed)
    assert table.result == ("claim", [4])


@clause("AC-F6", "AC-F2")
@pytest.mark.parametrize(("seats", "needed"), [(5, 3), (6, 4)])
def test_a_claim_needs_the_number_of_deaths_in_the_table(seats: int, needed: int) -> None:
    for count, reason in ((needed - 1, "wrong-claim"), (needed, "claim")):
        table = arranged(seats, phase="cleanup", pulses=dead(*range(count)))
        for seat in range(seats - 1):
            table.play("go_on", seat=seat)
        table.play("claim", seat=seats - 1)
        assert table.result is not None
        assert table.result[0] == reason


@clause("AC-F7")
def test_a_lone_cultist_that_claims_too_few_deaths_loses() -> None:
    assert claiming(0, 1).result == ("wrong-claim", ALL_BUT_4)


@clause("AC-F8", "AC-N16")
@pytest.mark.parametrize("now", range(1, 11))
def test_claiming_is_possible_in_rounds_1_to_9(now: int) -> None:
    table = arranged(5, phase="cleanup", round=now)
    if now < 10:
        assert table.asked == dict.fromkeys(range(5), "claim")
    else:
        assert table.result == ("time", [4])


@clause("AC-F9")
def test_a_lone_cultist_eliminated_before_claiming_loses_however_many_are_dead() -> None:
    assert voting_out(4, pulses=dead(0, 1, 2, 3)).result == ("elimination", ALL_BUT_4)


# ---------------------------------------------------------------- the last of two


@clause("AC-F10")
def test_two_eliminated_cultists_win_if_enough_were_dead_in_the_previous_round() -> None:
    position: dict[str, Any] = {"round": 3, "pulses": dead(0, 1, 2, 3), "ghosts": [5]}
    assert voting_out(6, 7, **position).result == ("murders-before-elimination", [5, 6])
    assert voting_out(6, 7, died={3: 2}, **position).result == (
        "murders-before-elimination",
        [5, 6],
    )


@clause("AC-F10")
def test_if_the_last_death_needed_was_this_round_the_investigators_win() -> None:
    table = voting_out(6, 7, round=3, pulses=dead(0, 1, 2, 3), died={3: 3}, ghosts=[5])
    assert table.result == ("elimination", [0, 1, 2, 3, 4])
    too_few = voting_out(6, 7, round=3, pulses=dead(0, 1, 2), ghosts=[5])
    assert too_few.result == ("elimination", [0, 1, 2, 3, 4])


@clause("AC-F12", "AC-H19")
def test_eliminating_the_last_living_cultist_in_any_way_ends_the_game() -> None:
    assert voting_out(4).result == ("elimination", ALL_BUT_4)
    killed = arranged(
        7,
        {0: "assassin", 1: "cultist", 6: "cultist"},
        phase="action",
        places={0: "G", 1: "G"},
        ghosts=[6],
    )
    assert killed.play("assassinate 1").result == ("elimination", [0, 2, 3, 4, 5])
    confirmed = arranged(5, {1: "cultist"}, phase="action", places={0: "G", 1: "G"}, pulses=dead(1))
    confirmed.play("check_status 1", "confirm")
    assert confirmed.result == ("elimination", [0, 2, 3, 4])
    assert confirmed.events(DiscussionBegan) == []


# ---------------------------------------------------------------- points and time


@clause("AC-F13")
def test_reaching_the_target_wins_for_the_investigators_at_once() -> None:
    for seats, winners in ((5, ALL_BUT_4), (6, [0, 1, 2, 3, 4])):
        assert scoring(seats).result == ("points", winners)


@clause("AC-F14")
def test_one_cultist_wins_instead_if_enough_are_dead_at_that_moment() -> None:
    """Even if the last of them died in this round."""
    table = scoring(pulses=dead(1, 2, 3), died={3: 1})
    assert table.result == ("murders-before-points", [4])
    assert scoring(pulses=dead(2, 3)).result == ("points", ALL_BUT_4)


@clause("AC-F15")
def test_two_cultists_win_instead_if_enough_were_dead_in_the_previous_round() -> None:
    before = scoring(7, round=3, pulses=dead(1, 2, 3, 4))
    assert before.result == ("murders-before-points", [5, 6])
    just_now = scoring(7, round=3, pulses=dead(1, 2, 3, 4), died={4: 3})
    assert just_now.result == ("points", [0, 1, 2, 3, 4])


@clause("AC-F16")
def test_the_cultists_win_at_the_end_of_round_10() -> None:
    assert arranged(7, phase="cleanup", round=10).result == ("time", [5, 6])
    assert arranged(5, phase="cleanup", round=9).result is None


# ---------------------------------------------------------------- the seer


@clause("AC-F17")
def test_before_the_investigators_win_the_cultists_are_revealed_and_guess_the_seer() -> None:
    table = seer_sought()
    assert table.result is None
    assert table.asked == {4: "guess"}
    assert table.public["table"][4]["revealed"] == "cultist"
    assert table.play("guess 1").result == ("seer-named", [4])
    assert seer_sought().play("guess 2").result == ("elimination", ALL_BUT_4)


@clause("AC-F17")
def test_a_right_guess_always_wins_and_winning_cultists_do_not_guess() -> None:
    points = scoring(roles={1: "seer"})
    assert points.play("guess 1").result == ("seer-named", [4])
    won_anyhow = claiming(0, 1, 2, roles={1: "seer"})
    assert won_anyhow.result == ("claim", [4])
    in_time = arranged(5, {1: "seer"}, phase="cleanup", round=10)
    assert in_time.result == ("time", [4])


@clause("AC-F18", "AC-O7")
def test_the_seer_guess_follows_elimination_points_and_a_wrong_claim() -> None:
    for table in (seer_sought(), scoring(roles={1: "seer"}), claiming(0, roles={1: "seer"})):
        assert table.asked == {4: "guess"}
        assert table.play("guess 1").result == ("seer-named", [4])
    off = claiming(0, roles={1: "seer"}, options={"seer_guess_after_wrong_claim": False})
    assert off.result == ("wrong-claim", ALL_BUT_4)
    still = scoring(roles={1: "seer"}, options={"seer_guess_after_wrong_claim": False})
    assert still.asked == {4: "guess"}


@clause("AC-F19")
def test_two_cultists_guess_together_and_openly_even_as_ghosts() -> None:
    table = two_guess()
    assert table.asked == {5: "guess", 7: "guess"}
    table.answer(s5="guess 1", s7="guess 1")
    for viewer in (None, *range(8)):
        named = [(event.seat, event.party) for event in table.events(SeerNamed, viewer)]
        assert named == [(5, 1), (7, 1)]
    assert table.result == ("seer-named", [5, 7])


@clause("AC-F19")
def test_if_their_guesses_differ_the_cultist_eliminated_last_decides() -> None:
    assert two_guess().answer(s5="guess 2", s7="guess 1").result == ("seer-named", [5, 7])
    wrong = two_guess().answer(s5="guess 1", s7="guess 2").result
    assert wrong is not None
    assert wrong[0] == "elimination"


@clause("AC-F19")
@pytest.mark.parametrize(("knife", "decider"), [(0, 3), (3, 3), (4, 7), (7, 7)])
def test_otherwise_the_first_cultist_clockwise_from_the_knife_decides(
    knife: int, decider: int
) -> None:
    """The points are reached while both cultists live."""
    roles = {1: "seer", 3: "cultist", 7: "cultist"}
    table = scoring(8, roles, knife=knife, actor=0)
    assert table.public["guess"] == {"ending": "points", "decider": decider}
    right, wrong = decider, 10 - decider
    table.play("guess 1", seat=right).play("guess 2", seat=wrong)
    assert table.result == ("seer-named", [3, 7])


@clause("AC-F19", "AC-Q11")
def test_a_missing_guess_is_a_wrong_guess() -> None:
    table = seer_sought()
    assert GAME.name(GAME.default(table.g, 4)) == ("no_guess",)
    assert table.play("no_guess").result == ("elimination", ALL_BUT_4)


@clause("AC-F19", "AC-A9")
@pytest.mark.parametrize("seer", [1, 6])
def test_the_automa_never_guesses_but_may_be_the_seer(seer: int) -> None:
    """6 seats and the Automa (6); whether it is the Seer or the second cultist."""
    roles = {seer: "seer", 5: "cultist", 4 if seer == 6 else 6: "cultist"}
    table = scoring(6, roles, options={"automa": True})
    assert set(table.asked) == ({4, 5} if seer == 6 else {5})
    table.all(f"guess {seer}")
    assert table.result is not None
    assert table.result[0] == "seer-named"


@clause("AC-F20", "AC-T3", "AC-N21")
def test_until_the_guess_is_resolved_nothing_is_revealed_and_only_cultists_talk() -> None:
    table = seer_sought()
    revealed = [party["revealed"] for party in table.public["table"]]
    assert revealed == [None, None, None, None, "cultist"]
    assert table.public["all"] is None
    for seat in ALL_BUT_4:
        with pytest.raises(IllegalChoice, match="the seats 4 may talk"):
            table.say(seat, "text", text="it is me")
    table.say(4, "accuse", seat=2, degree=1, ground=FEELING)
    assert len(table.public["claims"]) == 1


@clause("AC-F21")
def test_any_party_except_cultists_may_be_guessed() -> None:
    roles = {1: "seer", 2: "radiant"}
    table = voting_out(4, roles=roles, ghosts=[2], revealed=[2])
    assert table.options(4) == ["guess 0", "guess 1", "guess 2", "guess 3", "no_guess"]


@clause("AC-F22")
def test_every_seat_of_the_winning_team_wins_even_as_a_ghost() -> None:
    table = voting_out(4, ghosts=[1, 2])
    result = GAME.result(table.g)
    assert result is not None
    assert (result.winners, result.losers) == ((0, 1, 2, 3), (4,))
    assert arranged(8, phase="cleanup", round=10, ghosts=[7]).result == ("time", [6, 7])


@clause("AC-F23", "AC-V14")
def test_everything_is_revealed_after_the_game() -> None:
    table = voting_out(4, round=3, pulses=dead(2), died={2: 1})
    for viewer in (None, *range(5)):
        opened = table.known(viewer)["all"]
        assert opened is not None
        assert opened["roles"] == ["investigator"] * 4 + ["cultist"]
        assert opened["routes"] == [0, 1, 2, 3, 4]
        assert opened["hands"][4]["dead"] == 3
        assert opened["pulses"][2] == {"alive": 1, "dead": 1}
        assert opened["death_rounds"][2] == 1
        assert table.known(viewer)["seed"] is not None
