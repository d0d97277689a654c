"""Arranged positions: what is refused, where they begin, and which past they can have."""

from typing import Any

import pytest

from miskatonic.bots import Budget, make
from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.arrange.arrange import Arrangement
from miskatonic.games.among_cultists.coach.advice import advise
from miskatonic.games.among_cultists.rules.events import ClaimSaid, RoundBegan, VotesRevealed
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.games.among_cultists.rules.table import GAME, Table, arranged

LONE = ["cultist", *["investigator"] * 4]

# ---------------------------------------------------------------- refused positions


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"hands": {0: {"alive": -1}}}, "alive is -1; expected a whole number from 0"),
        ({"hands": {0: {"alive": 1.5}}}, "alive is 1.5; expected a whole number"),
        ({"hands": {0: {"alive": True}}}, "alive is True; expected a whole number"),
        ({"hands": {0: {"alive": 8}}}, "8 alive in hand and 0 played; its deck has 7"),
        ({"hands": {0: {"dead": 1}}}, "1 dead in hand and 0 played; its deck has 0"),
        ({"hands": {0: {"ace": 1}}}, "no card is named 'ace'; there are alive"),
        ({"hands": {9: {"alive": 1}}}, "hand of party 9; the parties are 0 to 4"),
        ({"pulses": {0: {"dead": 40}}}, "40 Dead cards in pulse decks and hands; .* there are 4"),
        ({"pulses": {0: {"dead": -1}}}, "dead is -1"),
        ({"pulses": {0: {"success": 1}}}, "no card is named 'success'; there are alive, dead"),
        ({"pulses": {0: {"alive": 70}}, "hands": {1: {"alive": 7}}}, "77 alive cards .* are 73"),
        ({"decks": {"LB": ["sabotage"] * 8}}, "8 sabotage cards on the table; there are 7"),
        ({"draw": ["success"] * 64}, "64 success cards on the table; there are 63"),
        ({"routes": {0: 3, 1: 3}}, "route 3 twice"),
        ({"routes": {0: 12}}, "the route of party 0 is 12; expected a whole number from 0 to 9"),
        ({"routes": {0: -1}}, "the route of party 0 is -1"),
        ({"routes": {7: 1}}, "route of party 7"),
        ({"died": {0: 1}}, "party 0 died in round 1, but has no Dead card"),
        ({"pulses": {0: {"dead": 1}}, "died": {0: 4}}, "the death of party 0 is 4"),
        ({"ghosts": [4]}, "the game is over when no cultist lives"),
        ({"ghosts": [5]}, "ghost 5; the parties are 0 to 4"),
        ({"revealed": [-1]}, "revealed party -1"),
        ({"places": {0: "P3"}}, "'P3' is not on the small map"),
        ({"places": {0: "lake"}}, "no place is named 'lake'"),
        ({"places": {5: "LB"}}, "place of party 5"),
        ({"books": {"LB": 4}}, "books in LB is 4; expected a whole number from 0 to 3"),
        ({"books": {"LB": -1}}, "books in LB is -1"),
        ({"books": {"O1": 3, "O2": 2}}, "1 more books in the rooms of row O than it has"),
        ({"books": {"C": 1}}, "'C' is not a room; rooms are LB, R"),
        ({"explored": ["TR"]}, "'TR' is not a room"),
        ({"score": 10}, "score 10 with target 10; the game would be over"),
        ({"target": 0}, "target is 0"),
        ({"books": dict.fromkeys(("LB", "R", "DB1"), 0)}, "score 11 with target 10"),
        ({"score": -2}, "score is -2"),
        ({"deadline": 3}, "deadline 3 without a portal"),
        ({"portal": "open", "deadline": 9}, "deadline is 9; expected a whole number from 1 to 5"),
        ({"portal": "ajar"}, "no portal is named 'ajar'"),
        ({"morale": 2}, "morale is 2; expected a whole number from -1 to 1"),
        ({"infected_until": 5}, "infected_until is 5"),
        ({"round": 11}, "round is 11; expected a whole number from 1 to 10"),
        ({"round": 0}, "round is 0"),
        ({"clock": ["mirror"]}, "1 events on the clock; in round 1 there are 0"),
        ({"round": 3, "clock": ["mirror", "mirror"]}, "2 drawn; there are 1"),
        ({"bag": ["lord", "lord"]}, "2 lord in the bag and 0 drawn; there are 1"),
        ({"bag": ["panes"]}, "1 panes in the bag and 0 drawn; there are 0"),
        ({"bag": ["rain"]}, "no event is named 'rain'"),
        ({"blocked": ["R", "R"]}, "cultist marker in 'R' twice"),
        ({"blocked": ["R"], "outside": ["R"]}, "the cultist marker of R outside and in its room"),
        ({"blocked": ["LB"]}, "no cultist marker's room is named 'LB'; there are R, O2, DB1"),
        ({"knife": 5}, "knife with party 5"),
        ({"actor": 6, "phase": "action"}, "actor 6"),
        ({"actor": 1, "phase": "event"}, "actor 1 in the phase event; only in movement and action"),
        ({"acted": [9], "phase": "action"}, "acted party 9"),
        ({"phase": "dawn"}, "no phase is named 'dawn'; there are night, movement"),
        ({"roles": ["seer", "seer", "cultist", "investigator", "investigator"]}, "'seer' twice"),
        ({"roles": ["cultist"] * 2 + ["investigator"] * 3}, "2 cultists; with 5 .* there are 1"),
        ({"roles": ["cultist"]}, "1 roles; there are 5 parties"),
        ({"at": "lunch"}, "no point of a turn is named 'lunch'"),
        ({"at": "verdict"}, "at 'verdict' in the phase movement; expected event or action"),
        ({"at": "encounter"}, "at 'encounter' without meeting"),
        ({"meeting": [[0, 1]]}, "meeting given in the phase movement at None"),
        ({"at": "encounter", "meeting": [[0]]}, r"a meeting of \[0\]; expected two or more"),
        ({"at": "encounter", "meeting": [[1, 2]]}, "a meeting without the actor 0"),
        (
            {"at": "encounter", "meeting": [[0, 1]], "places": {1: "LB"}},
            "living parties at one place",
        ),
        ({"at": "verdict", "phase": "action", "checking": 0}, "party 0 checks party 0"),
        ({"at": "verdict", "phase": "action"}, "checking of party None"),
        ({"at": "change-vote", "phase": "action", "votes": [1]}, "1 votes; there are 5 seats"),
        ({"at": "change-vote", "phase": "action", "votes": [9] * 5}, "a vote for party 9"),
        ({"phase": "night", "round": 2}, "it comes before round 1"),
        ({"points": 2}, "points 2 without start"),
        ({"start": "LB", "points": 9}, "points is 9"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_a_precise_error(
    position: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadOptions, match=message):
        GAME.arrange(Arrangement(5, **position))


@pytest.mark.parametrize(
    ("act", "message"),
    [
        ({"round": 1}, "an act with nothing; expected a round and one of moved"),
        ({"round": 1, "sang": [0]}, "an act with 'sang'"),
        ({"round": 9, "gave": [0, 1, "alive"]}, "the round of gave is 9; .* from 1 to 3"),
        ({"gave": [0, 1, "alive"]}, "the round of gave is None"),
        ({"round": 1, "gave": [0, 1]}, "expected a list of 3 values"),
        ({"round": 1, "gave": [0, 0, "alive"]}, "party 0 gave itself a card"),
        ({"round": 1, "gave": [1, 0, "dead"]}, "party 1 gave a Dead card; only cultists"),
        ({"round": 1, "gave": [0, 7, "alive"]}, "party 7; the parties are 0 to 4"),
        ({"round": 1, "gave": [0, 1, "ace"]}, "no encounter card is named 'ace'"),
        ({"round": 1, "put": [1, "LB", "failure"]}, "1 played; its deck has 0"),
        ({"round": 1, "put": [1, "P3", "success"]}, "'P3' is not on the small map"),
        ({"round": 1, "drew": [1, "C", "success"]}, "'C' is not a room"),
        ({"round": 1, "saw": [0, 0, "place"]}, "party 0 checked itself"),
        ({"round": 1, "saw": [0, 1, "mirror"]}, "no way to check is named 'mirror'"),
        ({"round": 1, "saw": [1, 2, "place", 0, 1]}, "party 1 hid a Dead card"),
        ({"round": 1, "saw": [0, 1, "place"], "confirmed": True}, "without a Dead card"),
        ({"round": 1, "used": [0, "LB", "camera"]}, "'camera' used in LB"),
        ({"round": 1, "votes": [1, 1, 1, 1]}, "4 votes; there are 5 seats"),
        ({"round": 1, "ghost": [0, "cold"]}, "no cause is named 'cold'"),
        ({"round": 1, "said": [0, "team", {"team": "ours"}]}, "said in round 1: team.team"),
        ({"round": 1, "bag": [0, "mirror", "kept"]}, "no end of a marker is named 'kept'"),
    ],
)  # fmt: skip
def test_an_impossible_past_is_refused(act: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        GAME.arrange(Arrangement(5, roles=LONE, round=3, past=[act]))


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            {"past": [{"round": 2, "met": [0, 1]}, {"round": 1, "met": [0, 2]}]},
            "met of round 1 after one of round 2",
        ),
        (
            {"past": [{"round": 1, "gave": [0, 1, "dead"]}], "pulses": {1: {"alive": 2}}},
            "0 dead in the pulse deck of party 1, which was given 1",
        ),
        (
            {"past": [{"round": 1, "ghost": [1, "vote"]}, {"round": 2, "ghost": [1, "role"]}]},
            "party 1 became a ghost twice",
        ),
        (
            {"past": [{"round": 1, "drew": [1, "LB", "failure"]}] * 2},
            "1 more cards were drawn from LB than can have lain there",
        ),
        (
            {"past": [{"round": 1, "said": [0, "rule", {"kind": "ready"}]}] * 7},
            "seat 0 has made 6 claims",
        ),
    ],
)
def test_a_past_must_be_consistent_with_itself_and_the_position(
    position: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadOptions, match=message):
        GAME.arrange(Arrangement(5, roles=LONE, round=3, **position))


def test_no_two_seats_have_the_same_route() -> None:
    for routes in ({0: 3}, {4: 0, 0: 1}, {1: 9}):
        dealt = arranged(5, routes=routes).g.route
        assert len(set(dealt)) == 5
        assert [dealt[party] for party in routes] == list(routes.values())


# ---------------------------------------------------------------- beginnings


def test_a_position_can_begin_in_the_night() -> None:
    night = arranged(5, phase="night", pulses={0: {"dead": 1}}, died={0: 0})
    assert night.asked == dict.fromkeys(range(5), "night")
    own = night.known(4)["own"]
    assert own is not None
    assert own["started_dead"] == [0]
    assert night.all("ready").asked == {0: "move"}


def test_a_position_can_begin_during_a_movement() -> None:
    table = arranged(5, places={2: "TR"}, actor=2, start="LB", points=1)
    assert table.asked == {2: "move"}
    assert table.options() == ["go P1", "stop"]
    table.play("go P1")
    assert table.asked == {3: "move"}


def test_a_position_can_begin_in_an_encounter_and_the_movement_continues() -> None:
    places = {0: "LB", 1: "LB", 2: "C", 3: "C", 4: "C"}
    table = arranged(5, places=places, at="encounter", meeting=[[0, 1]], start="C", points=2)
    assert table.asked == {0: "encounter", 1: "encounter"}
    table.answer(s0="give alive 1", s1="give alive 0")
    assert (table.pulse(0), table.pulse(1)) == ((2, 0), (2, 0))
    assert table.options() == ["go C", "go TR", "stop"]


def test_a_position_can_begin_with_encounters_caused_by_an_event() -> None:
    places = dict.fromkeys(range(5), "C")
    table = arranged(5, places=places, phase="event", at="encounter", meeting=[[0, 1], [2, 3, 4]])
    assert set(table.asked.values()) == {"encounter"}
    for seat, name in enumerate(("alive 1", "alive 0", "alive 3", "alive 4", "dead 2")):
        table.play(f"give {name}", seat=seat)
    assert table.public["phase"] == "action"


@pytest.mark.parametrize("phase", ["event", "action"])
def test_a_position_can_begin_with_a_look_at_a_pulse_deck(phase: str) -> None:
    table = arranged(5, phase=phase, at="verdict", checking=1, pulses={1: {"alive": 1, "dead": 1}})
    assert table.asked == {0: "verdict"}
    assert table.options() == ["confirm"]
    assert table.play("confirm").asked == dict.fromkeys(range(5), "discuss")


@pytest.mark.parametrize(
    ("at", "prompt", "is_active"),
    [
        ("discussion", "discuss", False),
        ("forced-discussion", "discuss", True),
        ("vote", "vote", False),
    ],
)
def test_a_position_can_begin_with_a_discussion_or_vote(
    at: str, prompt: str, is_active: bool
) -> None:
    table = arranged(5, phase="action", at=at, actor=1)
    assert table.asked == dict.fromkeys(range(5), prompt)
    table.vote(None, 2, 2, 2, None).play("keep")
    assert table.ghosts() == {2}
    assert table.public["vote_active"] is is_active
    assert table.public["acted"][:2] == [0, 1]


def test_a_position_can_begin_with_votes_revealed() -> None:
    table = arranged(5, phase="action", at="change-vote", votes=[None, 2, 2, 3, 3])
    assert table.asked == {0: "change-vote"}
    assert table.play("vote 3").ghosts() == {3}


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "night"},
        {"phase": "movement", "actor": 3},
        {"phase": "event"},
        {"phase": "action", "actor": 3},
        {"phase": "action", "at": "vote"},
        {"phase": "cleanup"},
        {"at": "encounter", "meeting": [[0, 1]], "start": "LB", "points": 1},
    ],
)
def test_every_position_can_be_redealt_saved_and_finished(
    position: dict[str, Any],
) -> None:
    table = arranged(5, **position)
    for viewer in (None, *range(5)):
        world = GAME.redeal(table.known(viewer), Rng(seed_bytes(1)))
        assert GAME.knowledge(world, viewer) == table.known(viewer)
    loaded = Table(GAME.load(GAME.save(table.g)))
    assert loaded.known(0) == table.known(0)
    assert loaded.finish().result is not None


# ---------------------------------------------------------------- the past

PAST: list[dict[str, Any]] = [
    {"round": 1, "moved": [4, "C", "LB"]},
    {"round": 1, "met": [1, 4]},
    {"round": 1, "gave": [4, 1, "dead"]},
    {"round": 1, "gave": [1, 4, "alive"]},
    {"round": 1, "put": [0, "LB", "success"]},
    {"round": 1, "put": [4, "LB", "failure"]},
    {"round": 1, "said": [4, "put", {"place": "LB", "round": 1, "card": "success"}]},
    {"round": 2, "drew": [2, "LB", "failure"]},
    {"round": 2, "saw": [0, 1, "place"], "confirmed": True},
    {"round": 2, "placed": [0, "G"]},
    {"round": 2, "said": [4, "gave", {"to": 1, "round": 1, "card": "alive"}]},
    {"round": 2, "votes": [4, 3, None, None, 3]},
    {"round": 2, "used": [3, "R", "camera", 2]},
    {"round": 2, "saw": [3, 2, "camera"]},
]


def with_past(**position: Any) -> Table:
    return arranged(5, round=3, phase="action", places={0: "LB"}, past=PAST, **position)


def test_cards_decks_books_and_ghosts_follow_from_the_past() -> None:
    table = with_past()
    assert table.ghosts() == {1}
    assert (table.pulse(1), table.pulse(4)) == ((1, 1), (2, 0))
    assert (table.hand(4)["dead"], table.hand(4)["failure"]) == (2, 3)
    assert (table.hand(0)["success"], table.hand(1)["alive"]) == (7, 6)
    assert table.deck("LB") == (2, 0, 0)
    assert table.deck("G") == (2, 0, 0)
    assert table.public["rooms"]["LB"]["explored"]
    assert table.public["draw_pile"] == 8
    assert table.g.died[1] == 1
    assert table.public["votes_held"] == 1


def test_every_seat_remembers_its_past_and_all_have_the_history() -> None:
    table = with_past()
    own = [act for act in table.known(4)["deeds"] if act.get("party") == 4]
    assert [act.get("card") for act in own] == ["dead", "failure"]
    seen = [act for act in table.known(0)["deeds"] if act["deed"] == "saw"]
    assert [(act.get("alive"), act.get("dead")) for act in seen] == [(1, 1), (None, None)]
    assert [each.round for each in table.events(RoundBegan)] == [1, 2, 3]
    assert [each.knife for each in table.events(RoundBegan)] == [3, 4, 0]
    assert table.last(VotesRevealed).votes == [4, 3, None, None, 3]
    assert [each.claim for each in table.events(ClaimSaid)] == ["put", "gave"]


def test_coach_and_contradictions_use_the_arranged_past() -> None:
    table = with_past()
    advice = advise(table.known(0))
    assert advice is not None
    assert advice["record"]["deaths"] == [{"party": 1, "givers": [4], "set_up": True}]
    liar = arranged(
        5, round=3, past=[{"round": 2, "said": [1, "gave", {"to": 2, "round": 1, "card": "alive"}]}]
    )
    assert [each["why"] for each in liar.public["contradictions"]] == ["never_happened"]


def test_the_coach_proves_a_cultist_from_an_arranged_past() -> None:
    """No route has orange in two consecutive rounds."""
    table = arranged(
        5,
        {3: "cultist"},
        round=3,
        phase="action",
        places={0: "LB"},
        at="vote",
        past=[
            {"round": 1, "put": [3, "O1", "success"]},
            {"round": 2, "put": [3, "O2", "success"]},
        ],
    )
    advice = advise(table.known(0))
    assert advice is not None
    assert [p["party"] for p in advice["record"]["parties"] if p["team"] == "cultists"] == [3]


@pytest.mark.parametrize("level", ["novice", "adept", "ruthless"])
def test_bots_continue_from_an_arranged_past(level: str) -> None:
    table = with_past()
    bot = make("among-cultists", level)
    for _ in range(12):
        seat = min(table.asked)
        view = table.known(seat)
        assert view["decision"] is not None
        chosen = bot.choose(view, view["decision"], Rng(seed_bytes(3)), Budget(simulations=5))
        GAME.play(table.g, seat, chosen)


def test_a_redealt_world_fits_the_arranged_past() -> None:
    table = with_past()
    for viewer in (None, *range(5)):
        worlds = GAME.worlds(table.known(viewer))
        for seed in range(3):
            world = worlds.deal(Rng(seed_bytes(seed)))
            assert GAME.knowledge(world, viewer) == table.known(viewer)


# ---------------------------------------------------------------- lessons

HOUSE: dict[str, Any] = {"knife": 1, "bag": ["morale_up"], "decks": {"LB": ["success", "failure"]}}
LESSONS: dict[str, tuple[int, dict[str, Any], str]] = {
    "walk": (5, HOUSE, "move"),
    "fill": (5, {**HOUSE, "knife": 0, "phase": "action", "places": {0: "LB", 1: "P1"}}, "action"),
    "books": (
        5,
        {
            "round": 3,
            "phase": "action",
            "places": {0: "LB", 1: "O1", 2: "G", 3: "DB2", 4: "P1"},
            "decks": {"LB": ["success"] * 3},
            "books": {"LB": 1},
        },
        "action",
    ),
    "murder": (
        5,
        {"roles": LONE, "places": {1: "LB", 2: "G", 3: "DB2", 4: "R"}, "bag": ["morale_up"]},
        "move",
    ),
    "lie": (
        5,
        {
            "roles": LONE,
            "phase": "action",
            "places": {0: "LB", 1: "LB", 2: "G", 3: "DB2", 4: "R"},
            "pulses": {0: {"alive": 2}, 1: {"alive": 1, "dead": 1}},
            "hands": {
                0: {"alive": 4, "dead": 2, "success": 2, "failure": 4, "sabotage": 2},
                1: {"alive": 6, "success": 8},
            },
            "died": {1: 1},
        },
        "action",
    ),
    "ghost": (
        5,
        {
            "knife": 3,
            "round": 2,
            "phase": "action",
            "places": {0: "DB2", 1: "LB", 2: "G", 3: "DB2", 4: "P1"},
            "pulses": {0: {"alive": 2, "dead": 1}, 3: {"alive": 2}, 4: {"alive": 2}},
            "hands": {
                0: {"alive": 5, "success": 8},
                3: {"alive": 6, "success": 8},
                4: {"alive": 4, "dead": 2, "success": 2, "failure": 4, "sabotage": 2},
            },
            "died": {0: 1},
            "bag": ["morale_down"],
        },
        "action",
    ),
    "claim": (
        5,
        {
            "roles": LONE,
            "round": 4,
            "phase": "cleanup",
            "pulses": {0: {"alive": 4}, **{n: {"alive": 1, "dead": 1} for n in (1, 2, 3)}},
            "died": {1: 2, 2: 3, 3: 4},
            "hands": {
                0: {"alive": 4, "success": 2, "failure": 4, "sabotage": 2},
                **{n: {"alive": 6, "success": 8} for n in (1, 2, 3)},
            },
        },
        "claim",
    ),
    "the only hand": (
        7,
        {
            "roles": ["investigator"] * 5 + ["cultist"] * 2,
            "knife": 1,
            "bag": ["morale_up"],
            "places": {0: "R", 1: "R", 2: "G", 3: "DB2", 4: "P1", 5: "LB", 6: "O2"},
        },
        "move",
    ),
    "three cards": (
        5,
        {
            "roles": ["investigator"] * 4 + ["cultist"],
            "knife": 4,
            "phase": "action",
            "places": {0: "LB", 4: "LB", 1: "P1", 2: "G", 3: "R"},
            "decks": {"LB": ["failure"]},
            "bag": ["morale_up", "morale_down"],
            "routes": {0: 0, 1: 3, 2: 4, 3: 9, 4: 6},
            "seed": 3,
        },
        "action",
    ),
}


@pytest.mark.parametrize("name", LESSONS)
def test_positions_for_lessons_can_be_arranged(name: str) -> None:
    seats, position, prompt = LESSONS[name]
    table = Table(GAME.arrange(Arrangement(seats, **position)))
    assert prompt in table.asked.values()
    assert table.finish().result is not None
