"""Among Cultists: what bots above random believe, do, and never do."""

import re
from importlib import resources
from typing import Any

import pytest

from miskatonic.bots import Budget, make
from miskatonic.errors import BadContent
from miskatonic.games.among_cultists.board.board import PLACE_NAMES
from miskatonic.games.among_cultists.bots.beliefs import Beliefs
from miskatonic.games.among_cultists.bots.cultist_policy import CultistPolicy
from miskatonic.games.among_cultists.bots.innocence import as_innocent, as_seen_by_all
from miskatonic.games.among_cultists.bots.investigator_policy import InvestigatorPolicy
from miskatonic.games.among_cultists.bots.move_paths import MovePaths
from miskatonic.games.among_cultists.bots.room_progress import RoomProgress
from miskatonic.games.among_cultists.bots.style import (
    ADEPT,
    NOVICE,
    RUTHLESS,
    SEATS,
    STYLES,
    read_styles,
)
from miskatonic.games.among_cultists.redeal.knowledge import Known
from miskatonic.games.among_cultists.redeal.routes import routes_shown
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.clauses import clause
from tests.games.among_cultists.rules.table import (
    Table,
    after_the_night,
    arranged,
    label,
)

every_level = pytest.mark.parametrize("level", ["novice", "adept", "ruthless"])
QUIET = ["morale_up", "morale_down", "lord"]


def rng(seed: int = 1) -> Rng:
    return Rng(seed_bytes(seed))


def chosen(table: Table, seat: int, level: str = "adept", seed: int = 1) -> str:
    """What a bot would do on that seat now."""
    view: Any = table.known(seat)
    bot = make("among-cultists", level)
    return label(bot.choose(view, view["decision"], rng(seed), Budget()))


def beliefs(table: Table, seat: int) -> Beliefs:
    return Beliefs(table.known(seat), ADEPT)


def caught_in_the_act(seer: str = "investigator") -> Table:
    """Seat 0 saw 1 alive; then 1 met only 4, and is dead. All but 0 have acted."""
    places = {0: "LB", 1: "LB", 2: "G", 3: "G", 4: "R"}
    roles = {0: seer, 4: "cultist"}
    table = arranged(5, roles, places=places, phase="action", bag=QUIET, draw=["success"] * 6)
    table.play("check_status 1", "put_back", seat=0)
    table.wait_for("claim").wait_for("move")
    table.play("go C", "stop", seat=1).play("go BL", "stop", seat=2).play("go BR", "stop", seat=3)
    table.play("go C", seat=4)
    table.answer(s1="give alive 4", s4="give dead 1").play("stop", seat=4)
    table.play("go C", "stop", seat=0)
    while table.asked != {0: "action"}:
        table.wait()
    return table


# ---------------------------------------------------------------- beliefs


def test_at_the_start_all_others_are_equally_likely_cultists() -> None:
    table = after_the_night(6, 1)
    seat = table.roles.index("investigator")
    guilt = beliefs(table, seat).guilt
    assert guilt[seat] == 0.0
    others = [share for party, share in enumerate(guilt) if party != seat]
    assert others == pytest.approx([0.2] * 5)


@clause("AC-V6", "AC-V7")
def test_cultists_and_the_seer_know_who_the_cultists_are() -> None:
    table = after_the_night(8, 1)
    told = [seat for seat, role in enumerate(table.roles) if role in ("cultist", "seer")]
    assert len(told) == 3
    for seat in told:
        guilt = beliefs(table, seat).guilt
        assert [1.0 if party in table.cultists else 0.0 for party in range(8)] == guilt


@clause("AC-M13", "AC-M14")
def test_room_actions_that_fit_no_route_prove_a_cultist() -> None:
    """Dark blue in the first row and the second; higher morale lets the cultist get there."""
    position: dict[str, Any] = {
        "places": {0: "P1", 4: "DB1"},
        "phase": "action",
        "actor": 4,
        "morale": 1,
    }
    table = arranged(5, {4: "cultist"}, ghosts=[1, 2, 3], bag=QUIET, **position)
    table.play("fill DB1 failure", seat=4).go_on_to(2, "movement")
    while 4 not in table.asked:
        table.wait()
    table.play("go BL", "go G", "go C", "go DB2", seat=4).go_on_to(2, "action")
    while 4 not in table.asked:
        table.wait()
    table.play("fill DB2 success", seat=4)
    assert routes_shown(Known(table.known(0)), False)[4] == 0
    assert beliefs(table, 0).guilt[4] == pytest.approx(1.0)


@clause("AC-H5", "AC-E15")
def test_the_only_party_to_meet_a_victim_since_it_was_seen_alive_is_guilty() -> None:
    table = caught_in_the_act()
    before = beliefs(table, 0).guilt[4]
    assert before < 0.9
    table.play("check_status 1", seat=0)
    assert beliefs(table, 0).guilt[4] == pytest.approx(1.0)


def test_the_lone_cultist_knows_exactly_who_is_dead() -> None:
    table = caught_in_the_act()
    assert beliefs(table, 4).dead == [0.0, 1.0, 0.0, 0.0, 0.0]
    assert beliefs(table, 4).dead_investigators() == 1.0


def test_the_public_view_of_the_table_holds_no_secrets() -> None:
    """With it, a cultist works out what the others think of it and of each other."""
    table = caught_in_the_act()
    seen = [Beliefs(as_seen_by_all(table.known(seat)), NOVICE).guilt for seat in range(5)]
    assert all(each == pytest.approx(seen[0]) for each in seen)
    assert all(share > 0.0 for share in seen[0])


def test_an_accusation_makes_a_shared_team_less_likely() -> None:
    """With two cultists, the party that seat 1 accuses is less likely to be its partner."""
    table = arranged(7, {5: "cultist", 6: "cultist"})
    table.say(1, "accuse", seat=2, degree=3, ground={"by": "feeling"})
    found = beliefs(table, 0)
    by_set = dict(zip(found.sets, found.odds, strict=True))
    together, apart = by_set[1 << 1 | 1 << 2], by_set[1 << 1 | 1 << 3]
    assert together < min(apart, by_set[1 << 2 | 1 << 3])


@clause("AC-T2")
def test_contradicting_the_public_record_makes_a_speaker_suspect() -> None:
    table = arranged(5, {4: "cultist"}, phase="action")
    table.say(3, "gave", to=1, round=1, card="alive")
    assert table.public["contradictions"]
    guilt = beliefs(table, 0).guilt
    assert guilt[3] > guilt[1] == pytest.approx(guilt[2])


# ---------------------------------------------------------------- progress and walks


def test_a_room_filled_by_an_honest_seat_is_worth_checking() -> None:
    decks = {"LB": ["success"] * 3, "R": ["success"] * 2}
    table = arranged(5, {4: "cultist"}, places={0: "LB"}, decks=decks, phase="action")
    progress = RoomProgress(beliefs(table, 0))
    lb, r = PLACE_NAMES.index("LB"), PLACE_NAMES.index("R")
    assert progress.value_of_check(lb) > 0.0
    assert progress.efforts[lb] < progress.efforts[r]


@every_level
def test_an_investigator_fills_with_success_cards(level: str) -> None:
    table = arranged(5, {4: "cultist"}, places={0: "LB"}, phase="action")
    assert chosen(table, 0, level) == "fill LB success"


@every_level
def test_bots_take_the_last_book(level: str) -> None:
    """One book of the room is left, and its row would win."""
    table = arranged(
        5,
        {4: "cultist"},
        places={0: "LB"},
        phase="action",
        books={"LB": 1, "R": 0, "G": 0, "DB1": 0, "DB2": 0},
        decks={"LB": ["success"] * 3},
        score=9,
    )
    assert chosen(table, 0, level) == "check_room LB"


@clause("AC-M3", "AC-G5")
def test_planned_moves_do_not_end_where_they_began() -> None:
    table = arranged(5, {4: "cultist"}, places={0: "R", 1: "LB"})
    walks = MovePaths(table.g).run()
    ends = {PLACE_NAMES[walk.end] for walk in walks}
    assert "R" not in ends
    assert {"C", "TL", "LB", "O1"} <= ends
    assert {walk.met[0] for walk in walks if PLACE_NAMES[walk.end] == "LB" and walk.met} == {1 << 1}


@every_level
def test_an_investigator_avoids_being_alone_with_another_party(level: str) -> None:
    """Seat 1 waits in R; everyone else is still in the corridor."""
    places = {1: "R"}
    for seed in range(5):
        table = arranged(5, {4: "cultist"}, places=places)
        assert chosen(table, 0, level, seed) != "go R"


# ---------------------------------------------------------------- votes


def test_an_investigator_votes_for_a_proven_cultist() -> None:
    table = caught_in_the_act()
    table.play("check_status 1", "confirm", seat=0).all("ready")
    assert chosen(table, 0) == "vote 4"
    assert chosen(table, 0, "novice") == "vote 4"


@every_level
def test_a_cultist_votes_neither_for_itself_nor_for_an_unsuspected_partner(level: str) -> None:
    table = arranged(8, {6: "cultist", 7: "cultist"}, places={0: "LB"}, phase="action")
    table.play("call_vote", seat=0).all("ready")
    for seat in (6, 7):
        assert chosen(table, seat, level) not in ("vote 6", "vote 7")


def test_an_exposed_cultist_votes_for_another_party_or_abstains() -> None:
    """It never votes for itself."""
    table = caught_in_the_act()
    table.play("check_status 1", "confirm", seat=0).all("ready")
    assert chosen(table, 4) in ("vote 0", "vote 2", "vote 3", "abstain")


@pytest.mark.parametrize(("against", "is_lost"), [(3, False), (4, True)])
@clause("AC-T16", "AC-J8")
def test_a_cultist_votes_for_a_partner_who_is_lost_anyway(against: int, is_lost: bool) -> None:
    """With seven parties, four votes are enough without its own."""
    table = arranged(7, {5: "cultist", 6: "cultist"}, places={0: "LB"}, phase="action")
    table.play("call_vote", seat=0)
    for seat in range(against):
        table.say(seat, "vote", seat=6)
    table.all("ready")
    assert (chosen(table, 5) == "vote 6") == is_lost
    assert chosen(table, 6) != "vote 6"


@clause("AC-F17")
def test_the_seer_does_not_vote_on_secret_knowledge() -> None:
    table = arranged(5, {0: "seer", 4: "cultist"}, places={1: "LB"}, phase="action", actor=1)
    table.play("call_vote", seat=1).all("ready")
    assert beliefs(table, 0).guilt[4] == 1.0
    assert chosen(table, 0) == "abstain"


def test_the_seer_votes_for_a_publicly_proven_cultist() -> None:
    table = caught_in_the_act("seer")
    table.play("check_status 1", "confirm", seat=0).all("ready")
    assert chosen(table, 0) == "vote 4"


@clause("AC-J10")
def test_the_knife_holder_changes_a_vote_that_would_hit_its_team() -> None:
    table = arranged(5, {4: "cultist"}, knife=4, places={0: "LB"}, phase="action", actor=0)
    table.play("call_vote", seat=0).vote(4, 4, None, 3, 2)
    assert table.asked == {4: "change-vote"}
    assert chosen(table, 4) == "vote 3"


@clause("AC-J10")
def test_the_knife_holder_keeps_a_vote_if_no_change_helps() -> None:
    table = arranged(5, {4: "cultist"}, knife=4, places={0: "LB"}, phase="action", actor=0)
    table.play("call_vote", seat=0).vote(4, 4, 4, 3, 3)
    assert chosen(table, 4) == "keep"


# ---------------------------------------------------------------- cultists


@every_level
@clause("AC-F5", "AC-F6")
def test_the_lone_cultist_claims_only_if_enough_are_dead(level: str) -> None:
    dead = {"dead": 1}
    started = {0: 0, 1: 0}
    table = arranged(5, {4: "cultist"}, pulses={0: dead, 1: dead}, died=started, phase="cleanup")
    assert chosen(table, 4, level) == "go_on"
    pulses = {0: dead, 1: dead, 2: dead}
    table = arranged(5, {4: "cultist"}, pulses=pulses, died={**started, 2: 0}, phase="cleanup")
    assert chosen(table, 4, level) == "claim"


def met(pulses: dict[int, dict[str, int]], round: int = 1) -> Table:
    """Cultist 4 has walked in on 0."""
    died = dict.fromkeys(pulses, 0)
    table = arranged(
        5, {4: "cultist"}, places={0: "R"}, knife=4, pulses=pulses, died=died, round=round
    )
    return table.play("go R", seat=4)


@every_level
def test_a_cultist_short_of_time_commits_the_last_murder_needed(level: str) -> None:
    pulses = {1: {"dead": 1}, 2: {"dead": 1}}
    assert chosen(met(pulses, round=9), 4, level) == "give dead 0"


@every_level
def test_cultists_do_not_murder_anyone_twice(level: str) -> None:
    assert chosen(met({0: {"dead": 1}, 1: {"dead": 1}}), 4, level) == "give alive 0"


def found_dead(by_whom: int | None) -> Table:
    """Cultist 4 has looked at 0, who is dead: since the set-up, or murdered by 4."""
    places = {0: "R", 1: "LB"}
    pulses = {0: {"dead": 1}} if by_whom is None else {}
    died = {0: 0} if by_whom is None else {}
    table = arranged(5, {4: "cultist"}, places=places, knife=4, pulses=pulses, died=died, bag=QUIET)
    card = "alive" if by_whom is None else "dead"
    table.play("go R", seat=4).answer(s0="give alive 4", s4=f"give {card} 0").play("stop", seat=4)
    while table.asked != {4: "action"}:
        table.wait()
    return table.play("camera_status 0", seat=4)


@every_level
@clause("AC-H7")
def test_a_cultist_hides_a_death_it_caused(level: str) -> None:
    assert {chosen(found_dead(4), 4, level, seed) for seed in range(8)} == {"put_back"}


@every_level
@clause("AC-H7")
def test_a_lone_cultist_confirms_a_death_it_did_not_cause(level: str) -> None:
    """Hiding a death that others will find is risky, and never confirming looks suspicious."""
    assert {chosen(found_dead(None), 4, level, seed) for seed in range(8)} == {"confirm"}


# ---------------------------------------------------------------- acting innocent


def test_the_innocent_view_of_a_cultist_could_be_an_investigators() -> None:
    table = found_dead(4).play("put_back", seat=4)
    view = as_innocent(table.known(4))
    own = view["own"]
    assert own is not None
    assert (own["role"], own["team"], own["cultists"]) == ("investigator", "investigators", None)
    assert own["started_dead"] is None
    assert own["hand"]["dead"] == own["hand"]["failure"] == own["hand"]["sabotage"] == 0
    mine = [act for act in view["deeds"] if act.get("party") == 4]
    assert [act["deed"] for act in mine] == ["gave", "used", "tested", "saw"]
    assert (mine[0]["card"], mine[3]["dead"]) == ("alive", 0)
    assert Beliefs(view, ADEPT).guilt[4] == 0.0


@pytest.mark.parametrize("seats", [5, 7])
def test_in_public_a_cultist_acts_like_an_investigator_in_its_place(
    seats: int,
) -> None:
    """Same table, same seed: only the marker, the hand and the night differ."""
    places = {0: "BL", 1: "LB", 4: "LB"}
    others = {5: "cultist"} if seats == 7 else {}
    public = []
    for role, other in (("cultist", others), ("investigator", {3: "cultist", **others})):
        table = arranged(
            seats, {**other, 4: role}, places=places, phase="action", actor=4, routes={4: 0, 0: 4}
        )
        public.append(" ".join(chosen(table, 4).split()[:2]))
    assert public[0] == public[1] == "fill LB"


def test_an_adept_cultist_paces_its_murders_and_a_ruthless_one_does_not() -> None:
    table = met({1: {"dead": 1}})
    view = table.known(4)
    assert not CultistPolicy(view, ADEPT, rng()).is_due(0)
    assert CultistPolicy(view, RUTHLESS, rng()).is_due(0)
    assert chosen(table, 4) == "give alive 0"
    assert chosen(table, 4, "ruthless") == "give dead 0"


@clause("AC-N35")
def test_the_shift_in_pace_is_private_and_constant_during_a_game() -> None:
    table = met({1: {"dead": 1}})
    shifts = {CultistPolicy(table.known(4), ADEPT, rng(seed)).shift() for seed in range(5)}
    assert len(shifts) == 1
    assert shifts <= {-1, 0, 1, 2}


@every_level
def test_a_cultist_keeps_to_its_own_route(level: str) -> None:
    """Route 0 has no green in round 1, so it does not even fill with a red card there."""
    table = arranged(
        5, {4: "cultist"}, routes={4: 0, 0: 4}, places={4: "G"}, phase="action", actor=4
    )
    assert "fill G failure" in table.options(4)
    assert chosen(table, 4, level) == "pass"


@clause("AC-F17", "AC-F21")
def test_the_guess_for_the_seer_excludes_those_who_voted_wrongly() -> None:
    options = {"level": "advanced"}
    roles = {0: "seer", 1: "softie", 4: "cultist"}
    table = arranged(5, roles, places={1: "LB"}, phase="action", actor=1, options=options)
    table.play("call_vote", seat=1).vote(4, 4, 4, 2, None).play("keep", seat=0)
    assert table.asked == {4: "guess"}
    assert {chosen(table, 4, "adept", seed) for seed in range(9)} <= {
        "guess 0",
        "guess 1",
        "guess 2",
    }


# ---------------------------------------------------------------- roles


@every_level
@clause("AC-X14")
def test_the_firestarter_plays_its_red_cards_in_time(level: str) -> None:
    hand = {"alive": 5, "success": 3, "failure": 1}
    table = arranged(
        6, {0: "firestarter"}, hands={0: hand}, places={0: "LB"}, round=5, phase="action"
    )
    assert chosen(table, 0, level) == "fill LB failure"


@clause("AC-X13")
def test_a_softie_weighs_a_look_against_its_own_death() -> None:
    plain, softie = [
        InvestigatorPolicy(caught_in_the_act(role).known(0), ADEPT, rng())
        for role in ("investigator", "softie")
    ]
    dead = softie.beliefs.dead[1]
    assert 0.0 < dead == plain.beliefs.dead[1]
    cost = dead * softie.own_death()
    assert softie.value_of_look(1) == pytest.approx(plain.value_of_look(1) - cost)


@every_level
@clause("AC-X10", "AC-X11")
def test_the_clumsy_does_not_waste_the_knife(level: str) -> None:
    table = arranged(7, {0: "clumsy"}, bag=["portrait"], phase="event")
    assert table.asked == {0: "portrait"}
    assert chosen(table, 0, level) == "decline"


# ---------------------------------------------------------------- styles


def test_every_level_has_a_murder_pace_for_every_number_of_seats() -> None:
    for style in STYLES.values():
        assert style.pace(4, 5) is style.paces[4]
        assert style.pace(5, 6) is style.pace(6, 6), "any six parties"
        for seats in SEATS:
            pace = style.pace(seats, max(seats, 5))
            assert pace.first >= 1 and pace.step >= 0
            assert 0.0 < pace.sure < 1.0


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("[adept]", "[adapt]", "adept is None; it must be a table"),
        (
            "heeds_signs = true",
            "heeds_signs = 1",
            "adept.heeds_signs is 1; it must be true or false",
        ),
        (
            'reckons_with = "adept"',
            "reckons_with = 5",
            "adept.reckons_with is 5; it must be a string",
        ),
        ("5 = {", "9 = {", "adept.5 is None; it must be a table"),
        ("first = ", "fist = ", "adept.4.first is None; it must be a whole number"),
        ("ahead = ", "behind = ", "adept.4.ahead is None; it must be a decimal number"),
    ],
)
def test_an_invalid_style_is_refused_by_name(old: str, new: str, named: str) -> None:
    text = (
        resources.files("miskatonic.games.among_cultists.bots").joinpath("styles.toml").read_text()
    )
    assert old in text
    with pytest.raises(BadContent, match=re.escape(f"styles.toml: {named}")):
        read_styles(text.replace(old, new, 1))


def test_a_cultist_stops_seeking_others_before_it_stands_out() -> None:
    """Meeting the next victim is worth it only a limited number of times."""
    table = arranged(
        7,
        {5: "cultist", 6: "cultist"},
        places={0: "LB", 6: "C"},
        round=5,
        phase="movement",
        actor=6,
    )
    policy = CultistPolicy(table.known(6), ADEPT, rng())
    policy.beliefs.signs.late[6] = ADEPT.pace(7, 7).ahead - 0.1
    assert not policy.has_sought_enough()
    policy.beliefs.signs.late[6] = ADEPT.pace(7, 7).ahead + 0.1
    assert policy.has_sought_enough()
