"""Among Cultists: what bots say is legal, depends on the view only, and reveals no secret."""

from typing import Any

import pytest

from miskatonic.bots import Budget, Speaker, make
from miskatonic.games.among_cultists.bots.cultist_policy import CultistPolicy
from miskatonic.games.among_cultists.bots.style import ADEPT
from miskatonic.games.among_cultists.bots.talk import SPARED, Talk
from miskatonic.kernel.bot import Bot
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME, Table, arranged

TABLES: list[tuple[int, dict[str, object]]] = [
    (4, {"level": "advanced"}),
    (5, {"level": "advanced", "self_vote": False, "claims_per_phase": 1, "claims_per_vote": 2}),
    (6, {"level": "advanced", "automa": True, "history": "last_round"}),
    (7, {"level": "advanced", "free_text": False}),
    (8, {"level": "advanced", "random_role_hidden": False}),
]
LAPS = 60


def rng(seed: int = 1) -> Rng:
    return Rng(seed_bytes(seed))


def speaker(level: str = "adept") -> Speaker:
    bot = make("among-cultists", level)
    assert isinstance(bot, Speaker)
    return bot


def words(table: Table, seat: int, level: str = "adept") -> dict[str, Any] | None:
    return speaker(level).speak(table.known(seat), rng())


def let_all_talk(table: Table, bots: list[Bot], chance: Rng) -> int:
    """Let all seats speak until none wants to, and return the number of claims."""
    said = 0
    for _ in range(LAPS):
        silent = True
        for seat, bot in enumerate(bots):
            assert isinstance(bot, Speaker)
            claim = bot.speak(table.known(seat), chance)
            if claim is not None:
                GAME.say(table.g, seat, claim)
                said += 1
                silent = False
        if silent:
            return said
    raise AssertionError("they talk for ever")


def play_talking(table: Table, most: int) -> int:
    """Play this many decisions, by novices and adepts in turn, with talk after each."""
    chance = rng(2)
    seats = table.public["seats"]
    bots = [make("among-cultists", ("adept", "novice")[seat % 2]) for seat in range(seats)]
    said = 0
    for _ in range(most):
        if table.result is not None:
            break
        said += let_all_talk(table, bots, chance)
        seat = min(table.asked)
        view: Any = table.known(seat)
        choice = bots[seat].choose(view, view["decision"], chance, Budget())
        GAME.play(table.g, seat, choice)
    return said


def discussed(roles: dict[int, str], seats: int = 5) -> Table:
    """Seat 0 has called a vote."""
    table = arranged(seats, roles, places={0: "LB"}, phase="action")
    return table.play("call_vote", seat=0)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(("seats", "options"), TABLES)
@clause("AC-T4", "AC-T24", "AC-T27", "AC-T29")
def test_every_claim_of_bots_is_accepted_and_talk_ends(
    seats: int, options: dict[str, object]
) -> None:
    """A refused claim would raise IllegalChoice."""
    position = {"places": {0: "LB"}, "routes": {0: 0, 1: 4}, "phase": "action", "options": options}
    table = arranged(seats, **position).play("call_vote", seat=0)
    assert play_talking(table, 60) > 0


@pytest.mark.parametrize("seats", [5, 8])
@clause("AC-T2")
def test_bots_contradict_neither_themselves_nor_the_public_record(seats: int) -> None:
    position = {"places": {0: "LB"}, "routes": {0: 0, 1: 4}, "phase": "action"}
    table = arranged(seats, **position).play("call_vote", seat=0)
    play_talking(table, 60)
    assert table.public["claims"]
    assert table.public["contradictions"] == []


@clause("AC-F17", "AC-G2")
def test_bots_never_say_a_secret_role() -> None:
    table = discussed({3: "seer", 5: "cultist"}, 6)
    play_talking(table, 60)
    assert table.public["claims"]
    for claim in table.public["claims"]:
        assert claim["claim"] != "role"
        assert "role_knowledge" not in str(claim["fields"])


@clause("AC-T29")
def test_what_bots_say_depends_on_the_view_only() -> None:
    table = discussed({4: "cultist"}, 6)
    spoken = 0
    for seat in range(6):
        view = table.known(seat)
        world = Table(GAME.redeal(view, rng(seat)))
        expected = words(table, seat)
        spoken += expected is not None
        assert expected == words(world, seat)
    assert spoken > 0


@clause("AC-O19")
def test_without_a_history_of_talk_bots_speak_once_per_discussion() -> None:
    table = arranged(6, places={0: "LB"}, phase="action", options={"history": "none"})
    table.play("call_vote", seat=0)
    said = let_all_talk(table, [make("among-cultists", "adept")] * 6, rng())
    assert [each.seat for each in table.g.claims] == list(range(6))
    assert said == 6


# ---------------------------------------------------------------- when talk is closed


@clause("AC-T3")
def test_bots_are_quiet_in_the_blind_vote() -> None:
    table = discussed({4: "cultist"})
    assert words(table, 1) is not None
    table.all("ready")
    assert [words(table, seat) for seat in range(5)] == [None] * 5


@clause("AC-T24")
def test_bots_are_quiet_under_silence() -> None:
    table = arranged(5, {4: "cultist"}, places={0: "LB"}, phase="action", silence=True)
    table.play("call_vote", seat=0)
    assert [words(table, seat) for seat in range(5)] == [None] * 5


# ---------------------------------------------------------------- what bots say


@clause("AC-T16")
def test_in_a_discussion_every_bot_says_how_it_will_vote() -> None:
    table = discussed({4: "cultist"})
    let_all_talk(table, [make("among-cultists", "adept")] * 5, rng())
    voters = {claim["seat"] for claim in table.public["claims"] if claim["claim"] == "vote"}
    assert voters == {0, 1, 2, 3, 4}


@clause("AC-T7")
def test_a_checker_reports_what_it_saw() -> None:
    table = arranged(5, {4: "cultist"}, places={0: "R", 1: "R"}, phase="action")
    table.play("check_status 1", seat=0)
    assert words(table, 0) is None
    table.play("put_back", seat=0)
    fields = {
        "target": 1, "round": 1, "via": "place", "result": "alive", "alive": 1, "dead": 0,
    }  # fmt: skip
    assert words(table, 0) == {"kind": "seen", "fields": fields}
    GAME.say(table.g, 0, {"kind": "seen", "fields": fields})
    assert words(table, 0) is None


@clause("AC-H7", "AC-H12")
def test_a_cultist_that_hid_a_death_reports_a_clean_deck() -> None:
    places = {4: "R", 1: "R"}
    table = arranged(5, {4: "cultist"}, places=places, pulses={1: {"alive": 1, "dead": 1}},
                 phase="action", actor=4)  # fmt: skip
    table.play("check_status 1", "put_back", seat=4)
    claim = words(table, 4)
    assert claim is not None
    assert (claim["fields"]["result"], claim["fields"]["alive"]) == ("alive", 2)


@pytest.mark.parametrize(
    ("topic", "expected"),
    [
        ("team", {"kind": "team", "fields": {"team": "investigators"}}),
        ("role", {"kind": "role", "fields": {"role": "cultist", "is": False}}),
        ("bag", None),
    ],
)
@clause("AC-T17")
def test_cultists_answer_like_investigators(topic: str, expected: object) -> None:
    for seat in (1, 4):
        table = arranged(5, {4: "cultist"})
        table.say(0, "ask", to=seat, topic=topic)
        assert words(table, seat) == {"kind": "answer", "fields": {"claim": expected}, "ref": 1}


@clause("AC-T9", "AC-T17")
def test_a_cultist_claims_to_have_put_a_success() -> None:
    table = arranged(
        5, {4: "cultist"}, places={4: "LB"}, routes={4: 0, 0: 4}, phase="action", actor=4
    )
    table.play("fill LB sabotage", seat=4)
    table.say(0, "ask", to=4, topic="put")
    answer = words(table, 4)
    assert answer is not None
    assert answer["fields"]["claim"]["fields"] == {"place": "LB", "round": 1, "card": "success"}


@clause("AC-T11", "AC-T17")
def test_an_investigator_tells_the_right_row_of_its_route() -> None:
    table = arranged(5, {4: "cultist"}, routes={1: 0, 0: 1})
    table.say(0, "ask", to=1, topic="route", round=2)
    answer = words(table, 1)
    assert answer is not None
    colours = answer["fields"]["claim"]["fields"]["colours"]
    assert colours == ["green", "orange"]


@pytest.mark.parametrize("accused", [2, 4])
@clause("AC-T13", "AC-T19")
def test_an_accused_bot_answers_its_accuser(accused: int) -> None:
    """Investigators and cultists do, and never speak of themselves in the third person."""
    table = discussed({4: "cultist"})
    table.say(0, "accuse", seat=accused, degree=3, ground={"by": "feeling"})
    assert words(table, accused) == {"kind": "doubt", "fields": {}, "ref": 1}
    let_all_talk(table, [make("among-cultists", "adept")] * 5, rng())
    for claim in table.public["claims"]:
        assert claim["claim"] != "defend" or claim["fields"]["seat"] != claim["seat"]


@clause("AC-T10", "AC-T15")
def test_a_bot_accused_over_an_encounter_says_what_it_gave() -> None:
    table = arranged(5, {4: "cultist"}, places={0: "R", 1: "LB"}, knife=4, bag=["lord"])
    table.play("go R", seat=4).answer(s0="give alive 4", s4="give dead 0").play("stop", seat=4)
    ground = {"by": "met", "whom": 0, "round": 1}
    while "vote" not in table.asked.values() and table.asked != {1: "action"}:
        table.wait()
    table.say(0, "accuse", seat=4, degree=2, ground=ground)
    fields = {"to": 0, "round": 1, "card": "alive"}
    assert words(table, 4) == {"kind": "gave", "fields": fields}


@clause("AC-T13")
def test_a_cultist_accuses_a_partner_only_if_it_is_lost() -> None:
    table = discussed({5: "cultist", 6: "cultist"}, 7)
    for seat in range(4):
        table.say(seat, "accuse", seat=6, degree=3, ground={"by": "feeling"})
    assert words(table, 5) == {"kind": "doubt", "fields": {}, "ref": 1}
    assert Talk(table.known(5), ADEPT, rng())._guilt()[6] <= SPARED
    for seat in range(4):
        table.say(seat, "vote", seat=6)
    talk = Talk(table.known(5), ADEPT, rng())
    cultist = talk.seat()
    assert isinstance(cultist, CultistPolicy) and cultist.is_lost(6)
    assert talk._guilt()[6] == cultist.shadow().shown_guilt()[6]


@clause("AC-T18")
def test_bots_agree_to_or_refuse_requests() -> None:
    table = discussed({4: "cultist"})
    table.say(0, "request", to=4, deed="vote", object=4)
    assert words(table, 4) == {"kind": "refuse", "fields": {}, "ref": 1}
