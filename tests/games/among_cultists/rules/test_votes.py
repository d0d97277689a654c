"""Discussion and vote (rulebook 15, 17, 18, FAQ)."""

from typing import Any

import pytest

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.rules.events import (
    BecameGhost,
    CardPlaced,
    RoleRevealed,
    VoteChanged,
    VoteEnded,
    VotesRevealed,
)
from tests.clauses import clause
from tests.games.among_cultists.rules.table import FEELING, GAME, Table, arranged

DEAD = {"alive": 1, "dead": 1}


def called(seats: int = 5, roles: dict[int, str] | None = None, **position: Any) -> Table:
    """Seat 0, in the Cafeteria, has called a vote; by default the knife is elsewhere."""
    position = {"knife": 1, "actor": 0, "places": {0: "LB"}, **position}
    position.setdefault("routes", {0: 0})
    table = arranged(seats, roles or {}, phase="action", **position)
    return table.play("call_vote")


def out(table: Table) -> object:
    return table.last(VoteEnded).out


@clause("AC-J1")
def test_calling_a_vote_or_confirming_a_dead_card_leads_to_a_vote() -> None:
    assert called().asked == dict.fromkeys(range(5), "discuss")
    table = arranged(5, phase="action", places={0: "G", 1: "G"}, pulses={1: DEAD})
    table.play("check_status 1", "confirm")
    assert table.asked == dict.fromkeys(range(5), "discuss")


@clause("AC-J2")
def test_forced_votes_ignore_the_marker_and_are_unlimited() -> None:
    table = arranged(
        6,
        phase="action",
        places={0: "G", 1: "G", 2: "G", 3: "G"},
        pulses={1: DEAD, 3: DEAD},
        vote_active=False,
    )
    table.play("check_status 1", "confirm").vote(*[None] * 6).play("keep")
    table.play("pass")  # the ghost, seat 1, may still fill
    table.play("check_status 3", "confirm").vote(*[None] * 6).play("keep")
    assert len(table.events(VotesRevealed)) == 2
    active = arranged(5, phase="action", places={0: "G", 1: "G"}, pulses={1: DEAD})
    active.play("check_status 1", "confirm").vote(*[None] * 5).play("keep")
    assert active.public["vote_active"] is True


@clause("AC-J3")
def test_a_vote_begins_with_an_open_discussion_until_all_are_ready() -> None:
    table = called()
    table.say(4, "accuse", seat=3, degree=2, ground=FEELING)
    for seat in (0, 1, 2, 3):
        table.play("ready", seat=seat)
        table.say(seat, "vote", seat="open")
    assert table.asked == {4: "discuss"}
    table.play("ready")
    assert set(table.asked.values()) == {"vote"}


@clause("AC-J4", "AC-J7", "AC-N18")
def test_votes_are_blind_and_simultaneous_and_revealed_with_names() -> None:
    table = called().all("ready")
    assert table.asked == dict.fromkeys(range(5), "vote")
    for seat, vote in ((3, "vote 0"), (0, "abstain"), (1, "vote 4"), (4, "vote 0")):
        table.play(vote, seat=seat)
        assert table.events(VotesRevealed) == []
    table.play("abstain", seat=2)
    for viewer in (None, *range(5)):
        assert table.last(VotesRevealed, viewer).votes == [None, 4, None, 0, 0]


@clause("AC-J4", "AC-T3")
def test_talk_is_closed_from_the_start_of_the_blind_vote_to_its_reveal() -> None:
    table = called().all("ready")
    for seat in range(5):
        with pytest.raises(IllegalChoice, match="no one may talk"):
            table.say(seat, "vote", seat=4)
    table.vote(None, None, None, None, None)
    table.say(2, "vote", seat=4)  # the knife holder still thinks about its change
    assert len(table.public["claims"]) == 1


@clause("AC-J5", "AC-L3")
def test_ghosts_vote_too() -> None:
    table = called(ghosts=[2]).vote(3, None, 3, None, None)
    assert table.last(VotesRevealed).votes == [3, None, 3, None, None]


@clause("AC-J6", "AC-O10")
def test_only_living_characters_can_be_voted_for_including_oneself() -> None:
    table = called(ghosts=[2]).all("ready")
    for seat in range(5):
        assert table.options(seat) == ["vote 0", "vote 1", "vote 3", "vote 4", "abstain"]
    strict = called(options={"self_vote": False}).all("ready")
    assert strict.options(3) == ["vote 0", "vote 1", "vote 2", "vote 4", "abstain"]
    with pytest.raises(IllegalChoice):
        strict.play("vote 3", seat=3)


@clause("AC-J8", "AC-J9")
@pytest.mark.parametrize(
    ("votes", "eliminated"),
    [
        ([1, 1, 2, 2, None, None], None),
        ([1, 1, 1, 2, None, None], 1),
        ([1, 1, 1, 2, None, None, None], None),
        ([1, 2, 3, 3, 3, None, None], 3),
        ([1, 1, 1, None, None, None], None),
    ],
)
def test_the_printed_examples_of_votes(votes: list[int | None], eliminated: int | None) -> None:
    """With 7 the knife is in a ghost's hand, so that every vote counts once."""
    seats = len(votes)
    table = called(seats, {0: "cultist"}, ghosts=[5], knife=5, actor=0).vote(*votes)
    assert out(table) == eliminated
    assert (eliminated in table.ghosts()) == (eliminated is not None)


@clause("AC-J8")
@pytest.mark.parametrize(
    ("votes", "eliminated"),
    [
        ([1, None, 1, 2, 2], None),
        ([3, 3, None, None, None], None),
        ([3, 3, 3, None, None], 3),
        ([0, 1, 2, 3, 4], None),
        ([None] * 5, None),
        ([2, 2, 1, 1, 3], None),
    ],
)
def test_elimination_needs_strictly_more_votes_than_any_other_and_abstentions(
    votes: list[int | None], eliminated: int | None
) -> None:
    assert out(called().vote(*votes).play("keep")) == eliminated


# ---------------------------------------------------------------- the knife


@clause("AC-J10")
@pytest.mark.parametrize("seats", [5, 6])
def test_with_5_or_6_parties_a_living_knife_holder_may_openly_change_its_vote_once(
    seats: int,
) -> None:
    votes = [2, 3, 2, None] + [None] * (seats - 5) + [3]
    table = called(seats).vote(*votes)
    assert table.asked == {1: "change-vote"}
    assert "keep" in table.options()
    assert "vote 3" not in table.options()
    assert {"vote 0", "vote 1", "vote 2", "abstain"} <= set(table.options())
    table.play("vote 2")
    assert table.last(VoteChanged) == VoteChanged(seat=1, vote=2)
    assert out(table) == 2
    assert "change-vote" not in table.asked.values()


@clause("AC-J10")
def test_the_knife_holder_may_change_to_abstention_or_keep_its_vote() -> None:
    saved = called().vote(2, 2, 2, None, None).play("abstain")
    assert out(saved) is None
    kept = called().vote(2, 2, 2, None, None).play("keep")
    assert out(kept) == 2


@clause("AC-J11")
@pytest.mark.parametrize("seats", [7, 8])
def test_with_7_or_8_parties_a_living_knife_holders_vote_counts_twice(seats: int) -> None:
    rest = [None] * (seats - 6)
    table = called(seats).vote(3, 2, 3, 2, 4, 4, *rest[: seats - 6])
    assert out(table) == 2
    assert "change-vote" not in table.asked.values()


@clause("AC-J11")
def test_the_knife_holders_abstention_counts_twice_too() -> None:
    """3 votes against one, 2 abstain; if the knife holder abstains, that makes 3."""
    assert out(called(7).vote(2, None, 2, 2, None, 3, 4)) is None
    assert out(called(7, knife=5, actor=0).vote(2, None, 2, 2, None, 3, 4)) == 2


@clause("AC-J12", "AC-L2")
def test_a_ghost_with_the_knife_has_neither_power() -> None:
    five = called(5, ghosts=[1]).vote(2, 2, 2, None, None)
    assert "change-vote" not in five.asked.values()
    assert out(five) == 2
    seven = called(7, ghosts=[1]).vote(3, 2, 3, 2, None, 4, 5)
    assert out(seven) is None


@clause("AC-J12", "AC-X9")
def test_a_knife_holder_that_just_became_a_ghost_has_neither_power() -> None:
    table = called(5, {0: "greenhorn"}, knife=0, actor=None).vote(None, 2, 2, 2, None)
    assert table.ghosts() == {0, 2}
    assert "change-vote" not in table.asked.values()


# ---------------------------------------------------------------- what follows


@clause("AC-J13", "AC-D8")
def test_the_eliminated_character_is_a_ghost_at_once() -> None:
    table = called(pulses={2: DEAD}).vote(2, 2, 2, None, None).play("keep")
    party = table.public["table"][2]
    assert (party["ghost"], party["shown_dead"], party["pulse"]) == (True, False, 2)
    assert table.last(BecameGhost) == BecameGhost(party=2, cause="vote")


@clause("AC-J14")
def test_the_last_living_cultist_is_revealed_and_the_game_ends() -> None:
    table = called().vote(4, 4, 4, 4, None).play("keep")
    assert table.result == ("elimination", [0, 1, 2, 3])
    assert table.last(RoleRevealed) == RoleRevealed(party=4, role="cultist")
    first_of_two = called(7).vote(6, 6, 6, 6, 6, None, None)
    assert first_of_two.result is None
    assert first_of_two.events(RoleRevealed) == []


@clause("AC-J15")
def test_after_a_vote_the_interrupted_action_or_event_is_completed() -> None:
    table = arranged(5, phase="action", places={0: "G", 1: "G"}, pulses={1: DEAD}, draw=["failure"])
    table.play("check_status 1", "confirm").vote(*[None] * 5).play("keep")
    assert table.last(CardPlaced).place == "G"
    assert table.asked == {1: "action"}
    event = arranged(5, phase="event", bag=["portrait"], pulses={1: DEAD})
    event.play("look 1", "confirm").vote(*[None] * 5).play("keep")
    assert (event.public["phase"], event.public["clock"]) == ("action", ["portrait"])


@clause("AC-J16")
def test_the_party_whose_death_caused_the_vote_votes_as_a_ghost() -> None:
    table = arranged(5, phase="action", places={0: "G", 1: "G"}, pulses={1: DEAD})
    table.play("check_status 1", "confirm").all("ready")
    assert 1 in table.asked
    assert "vote 1" not in table.options(1)


@clause("AC-J17", "AC-Q11")
def test_the_vote_closes_when_all_are_in_and_a_missing_vote_is_an_abstention() -> None:
    table = called().all("ready")
    for seat in range(4):
        table.play("vote 2", seat=seat)
    assert table.asked == {4: "vote"}
    late = GAME.default(table.g, 4)
    GAME.play(table.g, 4, late)
    assert table.last(VotesRevealed).votes == [2, 2, 2, 2, None]
